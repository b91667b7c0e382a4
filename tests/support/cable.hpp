// Replaces the network in tests: passes lines between host and guest without threads or sockets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/transport.hpp"
#include "tasks/wake_signal.hpp"

// The host's transport.
class Cable : public tabletop::net::Transport {
public:
    std::vector<tabletop::net::News> take_news(std::size_t most) override {
        std::vector<tabletop::net::News> taken;
        while (!news_.empty() && taken.size() < most) {
            taken.push_back(std::move(news_.front()));
            news_.pop_front();
        }
        return taken;
    }
    bool wait_for_news(std::chrono::milliseconds /*most*/) override { return !news_.empty(); }
    void wake(const tabletop::tasks::WakeSignal& signal) override { signal_ = signal; }
    void send(tabletop::net::Peer peer, std::string_view lines) override {
        sent_[peer] += lines;
        all_sent_ += lines;
    }
    void hang_up(tabletop::net::Peer peer) override { hung_up_.push_back(peer); }

    // Connects a guest and returns its number.
    tabletop::net::Peer plug_in(std::size_t key) {
        const tabletop::net::Peer peer = ++last_;
        add(tabletop::net::Arrived{peer, key});
        return peer;
    }
    void say(tabletop::net::Peer peer, const std::string& line) {
        add(tabletop::net::Heard{peer, line});
    }
    void pull_out(tabletop::net::Peer peer) { add(tabletop::net::Gone{peer, "cut", true}); }
    // Takes the lines sent to this peer since the last call.
    std::string take_sent(tabletop::net::Peer peer) { return std::exchange(sent_[peer], {}); }
    [[nodiscard]] const std::string& all_sent() const { return all_sent_; }
    [[nodiscard]] bool has_hung_up(tabletop::net::Peer peer) const {
        for (const tabletop::net::Peer other : hung_up_) {
            if (other == peer) return true;
        }
        return false;
    }
    [[nodiscard]] bool is_awake() const { return !news_.empty(); }

private:
    void add(tabletop::net::News news) {
        news_.push_back(std::move(news));
        signal_.ring();
    }

    std::deque<tabletop::net::News> news_;
    std::map<tabletop::net::Peer, std::string> sent_;
    std::string all_sent_;
    std::vector<tabletop::net::Peer> hung_up_;
    tabletop::tasks::WakeSignal signal_;
    static inline tabletop::net::Peer last_ = 0;  // shared: unique across cables
};

// A block of the host's lines, such as `said 2`, then two lines.
inline std::string block(std::string_view word, std::string_view lines) {
    return std::string(word) + ' ' + std::to_string(std::ranges::count(lines, '\n')) + '\n' +
           std::string(lines);
}

// A guest at the other end of a cable, with the remote table of a game.
template <typename RemoteTable>
class CableGuest {
public:
    CableGuest(Cable& cable, std::size_t key) : cable_(cable), key_(key) { come(); }

    void come() {
        peer_ = cable_.plug_in(key_);
        table.connect([this](std::string lines) { said_ += lines; });
    }
    // Cuts the connection and drops all queued lines. Call speak() or listen() first to deliver some of them.
    void drop() {
        said_.clear();
        cable_.take_sent(peer_);
        cable_.pull_out(peer_);
        table.lose();
    }
    // Sends the guest's queued lines to the host.
    void speak() {
        for (const std::string& line : lines_of(std::exchange(said_, {}))) cable_.say(peer_, line);
    }
    void listen() {
        for (const std::string& line : lines_of(cable_.take_sent(peer_))) table.hear(line);
    }
    [[nodiscard]] tabletop::net::Peer peer() const { return peer_; }
    [[nodiscard]] const std::string& said() const { return said_; }

    RemoteTable table;

private:
    static std::vector<std::string> lines_of(const std::string& text) {
        std::vector<std::string> lines;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        return lines;
    }

    Cable& cable_;
    std::size_t key_;
    tabletop::net::Peer peer_ = 0;
    std::string said_;
};
