// Queues network events between the network thread and the consumer. Bounded: it tells the network thread when to stop
// reading from a peer. Thread-safe.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "net/transport.hpp"

namespace tabletop::net {

class NewsQueue {
public:
    explicit NewsQueue(const Limits& limits) : limits_(limits) {}

    void add(News news);
    // Returns whether there is room for more from this peer. If not, `take` reports the peer once there is.
    [[nodiscard]] bool add_line(Peer peer, std::string line);
    // Whether the queue is so long that no new peer should be accepted.
    [[nodiscard]] bool is_full() const;

    struct Taken {
        std::vector<News> news;
        std::vector<Peer> heard_again;  // peers to read from again
    };
    [[nodiscard]] Taken take(std::size_t most);
    [[nodiscard]] bool wait(std::chrono::milliseconds most);

    // Rings the signal whenever news is added, and at once if news is queued.
    void wake(const tasks::WakeSignal& signal);

private:
    struct PeerBacklog {
        std::size_t lines = 0;
        std::size_t bytes = 0;
        bool is_paused = false;
    };

    void ring();
    [[nodiscard]] bool is_too_much(const PeerBacklog& waiting) const;
    void forget_line(const Heard& heard, std::vector<Peer>& heard_again);

    Limits limits_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<News> news_;
    std::map<Peer, PeerBacklog> waiting_;
    std::optional<tasks::WakeSignal> signal_;
};

}  // namespace tabletop::net
