// Lines of text to and from others, wherever they are: guests of an entrance, the host that was called, programs of this
// machine. All of it is done in a thread of its own, and nobody who uses it ever waits for it. It knows lines and who they
// are from, and nothing of what they mean.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tasks/wake_signal.hpp"

namespace tabletop::net {

// A connection. No number is used twice in a process, whatever the connection is made of.
using Peer = std::uint64_t;

// Somebody is there and has proved who it is: the number of the code, or of the program.
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
// Nothing more comes from there. Whoever has arrived is gone once, even if it is we who hung up; only a call that is being
// tried again and then refused is gone a second time, for good. A call that never got through is gone without having
// arrived.
struct Gone {
    Peer peer = 0;
    std::string why;          // in words for people
    bool comes_back = false;  // it is tried again; if that works, somebody new arrives
    friend bool operator==(const Gone&, const Gone&) = default;
};
// A lost connection could not be made again, and is tried on. Only said when the reason is a new one.
struct Retrying {
    Peer peer = 0;
    std::string why;  // in words for people
    friend bool operator==(const Retrying&, const Retrying&) = default;
};
using News = std::variant<Arrived, Heard, Gone, Retrying>;

// How much of anything there may be, and how long it may take. Tests are in more of a hurry than people.
struct Limits {
    using Time = std::chrono::milliseconds;

    std::size_t line = 64 * 1024;            // bytes of a line
    std::size_t unsent = 4 * 1024 * 1024;    // bytes that somebody does not read
    std::size_t waiting_lines = 64;          // that wait to be taken, from one peer:
    std::size_t waiting_bytes = 128 * 1024;  // with more, no more is read from it
    std::size_t waiting_news = 1024;         // from everybody: with more, nobody is let in
    Time ping_after{15'000};                 // of saying nothing
    Time dead_after{45'000};                 // of hearing nothing
    Time farewell{1000};                     // for the last lines of a connection that we end
    Time last_farewell{200};                 // for those of all connections, at the end

    Time handshake{10'000};
    std::size_t handshakes = 512;  // that are not finished; fewer where few files may be open
    std::size_t same_code = 20;    // connections with the same code: more than may watch a game

    Time connect{10'000};
    int first_tries = 3;    // if a host hangs up before it has said anything
    Time first_retry{200};  // of a call that was lost; each more doubles it
    Time longest_retry{5000};

    Time polite_end{200};  // from the end of its input to SIGTERM,
    Time last_word{300};   // and from there to SIGKILL
};

class Wires {
public:
    Wires() = default;
    Wires(const Wires&) = delete;
    Wires& operator=(const Wires&) = delete;
    Wires(Wires&&) = delete;
    Wires& operator=(Wires&&) = delete;
    virtual ~Wires() = default;

    // What has happened, in order; never waits. While a peer's lines are not taken, no more is read from it.
    [[nodiscard]] virtual std::vector<News> take_news(std::size_t most) = 0;
    // For programs without a screen: whether there is any, waiting for it.
    virtual bool wait_for_news(std::chrono::milliseconds most) = 0;
    // Rings the signal when there is something new, and now if there is.
    virtual void wake(const tasks::WakeSignal& signal) = 0;

    // Whole lines, each with its end. To somebody who is gone: nothing happens.
    virtual void send(Peer peer, std::string_view lines) = 0;
    // After what was sent before. Nothing more is heard from there.
    virtual void hang_up(Peer peer) = 0;
};

class Works;

// Those that there really are. At their end they hang up everywhere; what was said before is still sent, as far as that
// takes no time.
class LiveWires : public Wires {
public:
    LiveWires(const LiveWires&) = delete;
    LiveWires& operator=(const LiveWires&) = delete;
    LiveWires(LiveWires&&) = delete;
    LiveWires& operator=(LiveWires&&) = delete;
    ~LiveWires() override;

    [[nodiscard]] std::vector<News> take_news(std::size_t most) override;
    bool wait_for_news(std::chrono::milliseconds most) override;
    void wake(const tasks::WakeSignal& signal) override;
    void send(Peer peer, std::string_view lines) override;
    void hang_up(Peer peer) override;

protected:
    explicit LiveWires(std::unique_ptr<Works> works);

    [[nodiscard]] Works& works() { return *works_; }
    [[nodiscard]] const Works& works() const { return *works_; }

private:
    std::unique_ptr<Works> works_;
};

}  // namespace tabletop::net
