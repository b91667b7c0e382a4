// What has happened and was not taken yet; shared by the thread of the wires and whoever takes it. Bounded: it says when no
// more should be read from a peer.
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

#include "net/wires.hpp"

namespace tabletop::net {

class NewsQueue {
public:
    explicit NewsQueue(const Limits& limits) : limits_(limits) {}

    void add(News news);
    // Whether there is room for more from this peer. If not, `take` names it as soon as there is.
    [[nodiscard]] bool add_line(Peer peer, std::string line);
    // So much waits that nobody else should be let in.
    [[nodiscard]] bool is_full() const;

    struct Taken {
        std::vector<News> news;
        std::vector<Peer> heard_again;  // there is room for more from these
    };
    [[nodiscard]] Taken take(std::size_t most);
    [[nodiscard]] bool wait(std::chrono::milliseconds most);

    // Rings it whenever something is added, and now if something waits.
    void wake(const tasks::WakeSignal& signal);

private:
    struct Waiting {
        std::size_t lines = 0;
        std::size_t bytes = 0;
        bool is_paused = false;
    };

    void ring();
    [[nodiscard]] bool is_too_much(const Waiting& waiting) const;
    void forget_line(const Heard& heard, std::vector<Peer>& heard_again);

    Limits limits_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<News> news_;
    std::map<Peer, Waiting> waiting_;
    std::optional<tasks::WakeSignal> signal_;
};

}  // namespace tabletop::net
