// Exchanges lines of text with peers: guests of an entrance, a host that was called, or programs on this machine. Knows
// lines and their sender, not their meaning. Does all I/O on its own network thread; calls block only where they say so.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tasks/wake_signal.hpp"

namespace tabletop::net {

// Identifies a connection. Numbers are unique within the process, across all kinds of connections.
using Peer = std::uint64_t;

// A peer is connected and authenticated. `key` is the index of its code or of the program.
struct Arrived {
    Peer peer = 0;
    std::size_t key = 0;
    friend bool operator==(const Arrived&, const Arrived&) = default;
};
// A line, without its end.
struct Heard {
    Peer peer = 0;
    std::string line;
    friend bool operator==(const Heard&, const Heard&) = default;
};
// No more news from this peer. Every Arrived is followed by exactly one Gone, also when we hang up. Two exceptions concern
// a Call: a retried call that is then refused sends a second, final Gone, and a call that never got through sends Gone
// without Arrived.
struct Gone {
    Peer peer = 0;
    std::string why;          // in words for people
    bool comes_back = false;  // a retry follows; on success a new peer arrives
    friend bool operator==(const Gone&, const Gone&) = default;
};
// Reconnecting has failed and goes on. Sent only when the reason changes.
struct Retrying {
    Peer peer = 0;
    std::string why;  // in words for people
    friend bool operator==(const Retrying&, const Retrying&) = default;
};
using News = std::variant<Arrived, Heard, Gone, Retrying>;

// Bounds on memory and time. Tests use shorter times.
struct Limits {
    using Time = std::chrono::milliseconds;

    std::size_t line = 64 * 1024;            // bytes of a line
    std::size_t unsent = 4 * 1024 * 1024;    // bytes that a peer has not read
    std::size_t waiting_lines = 64;          // not yet taken, per peer
    std::size_t waiting_bytes = 128 * 1024;  // above these, reading from the peer pauses
    std::size_t waiting_news = 1024;         // in total; above it, no new peer is accepted
    Time ping_after{15'000};                 // without sending anything
    Time dead_after{45'000};                 // without receiving anything
    Time farewell{1000};                     // for the last lines when we close a connection
    Time last_farewell{200};                 // the same at the end, for all connections together

    Time handshake{10'000};
    std::size_t handshakes = 512;  // pending; fewer if the limit of open files is low
    std::size_t same_code = 20;    // connections per code; more than the watchers of a game

    Time connect{10'000};
    int first_tries = 3;    // if the host hangs up before its first line
    Time first_retry{200};  // after a lost call; doubles each time
    Time longest_retry{5000};

    Time polite_end{200};  // from closing a program's input to SIGTERM
    Time last_word{300};   // from SIGTERM to SIGKILL
};

class Transport {
public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    Transport(Transport&&) = delete;
    Transport& operator=(Transport&&) = delete;
    virtual ~Transport() = default;

    // Takes the news in order; never blocks. While a peer's lines are not taken, reading from it pauses.
    [[nodiscard]] virtual std::vector<News> take_news(std::size_t most) = 0;
    // For programs without a screen: blocks until there is news or the timeout. Returns whether there is any.
    virtual bool wait_for_news(std::chrono::milliseconds most) = 0;
    // Rings the signal whenever there is news, and at once if news is queued.
    virtual void wake(const tasks::WakeSignal& signal) = 0;

    // Sends whole lines, each with its line end. Has no effect for a peer that is gone.
    virtual void send(Peer peer, std::string_view lines) = 0;
    // Closes the connection after what was sent before. No more lines are received from the peer.
    virtual void hang_up(Peer peer) = 0;
};

}  // namespace tabletop::net
