// One connection: lines over a socket, encrypted, or over two pipes, plain. It lives in the thread of the wires, and what
// it allows the other side is bounded in memory and time. Only files of this folder that work with Asio include this.
#pragma once

#include <array>
#include <asio/io_context.hpp>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "net/line_splitter.hpp"
#include "net/outbox.hpp"
#include "net/tls.hpp"
#include "net/wires.hpp"

namespace tabletop::net {

// How a connection came to its end.
struct Ending {
    enum class How {
        Left,        // we wanted it so
        Closed,      // the other side hung up in good order
        Lost,        // it broke off, or nothing was heard any more
        Misbehaved,  // the other side did not read what was sent to it
        Nonsense,    // what the other side sent is no text, or a line without end
        WrongCode,   // the handshake failed, because of the code
        NotOurs,     // the handshake failed, because something else is there
        Late,        // the handshake took too long
    };
    How how = How::Left;
    std::string why;  // in words
};

class LineChannel : public std::enable_shared_from_this<LineChannel> {
public:
    // Hears, in the thread of the wires, what becomes of a connection.
    class Owner {
    public:
        Owner() = default;
        Owner(const Owner&) = delete;
        Owner& operator=(const Owner&) = delete;
        Owner(Owner&&) = delete;
        Owner& operator=(Owner&&) = delete;
        virtual ~Owner() = default;

        // The other side's first message has proved that it knows one of our codes. The handshake still goes on.
        virtual void knows_code(LineChannel& /*channel*/) {}
        // The handshake is over; at once if there is none.
        virtual void opened(LineChannel& channel) = 0;
        // Whether there is room for more; otherwise `go_on` says when there is.
        virtual bool heard(LineChannel& channel, std::string line) = 0;
        // Nothing that is sent is read any more, though the other side may still speak. Only of pipes.
        virtual void stopped_reading(LineChannel& /*channel*/) {}
        // Once. Everything of it is closed then.
        virtual void ended(LineChannel& channel, const Ending& ending) = 0;
    };

    using Clock = std::chrono::steady_clock;
    using Descriptor = asio::posix::stream_descriptor;

    // Plain lines over two pipes.
    LineChannel(Owner& owner, Peer peer, const Limits& limits, Descriptor in, Descriptor out);
    // Encrypted lines over a socket; then pings are sent as well.
    LineChannel(Owner& owner, Peer peer, const Limits& limits, Descriptor socket,
                std::unique_ptr<Tls> tls);

    void start();
    // There may be something to send.
    void look_at_outbox();
    // There is room for more lines.
    void go_on();
    // Sends what was said, says goodbye and ends. Nothing is heard from now on.
    void leave();
    // Ends at once.
    void drop(const Ending& ending);

    [[nodiscard]] Peer peer() const { return peer_; }
    [[nodiscard]] const std::shared_ptr<Outbox>& outbox() const { return outbox_; }
    // Lines wait here until there is room for them.
    [[nodiscard]] bool is_paused() const { return is_paused_; }
    [[nodiscard]] Clock::time_point last_heard() const { return heard_; }
    [[nodiscard]] std::size_t key() const { return tls_ ? tls_->key() : 0; }

private:
    enum class Phase { Shaking, Open, Leaving, Ended };

    [[nodiscard]] Descriptor& out() { return pipe_out_ ? *pipe_out_ : in_; }
    void open();
    void read();
    void have_read(const std::error_code& error, std::size_t size);
    void take_in(std::string_view bytes);
    void look_at_tls();
    void deliver();
    void take_line(std::string line);
    void write();
    [[nodiscard]] std::string next_to_write();
    void have_written(const std::error_code& error);
    void stop_writing();
    void wait_until_nothing_is_read();
    void tell_that_nothing_is_read();
    void say_last_words();
    void set_clock(Clock::time_point when);
    void look_at_clock();
    void look_at_silence(Clock::time_point now);
    void come_to_end(Ending::How how, std::string why);

    Owner& owner_;
    const Peer peer_;
    const Limits limits_;
    Descriptor in_;  // a socket is written to as well
    std::optional<Descriptor> pipe_out_;
    asio::steady_timer clock_;
    std::unique_ptr<Tls> tls_;
    LineSplitter splitter_;
    std::shared_ptr<Outbox> outbox_;
    Phase phase_ = Phase::Shaking;
    bool knows_code_ = false;
    bool can_write_ = true;
    bool is_reading_ = false;
    bool is_writing_ = false;
    bool is_paused_ = false;
    bool said_goodbye_ = false;
    bool is_read_ = true;                // what is sent, as far as is known
    std::optional<Ending> after_lines_;  // how it ends when the last lines have been taken
    std::array<char, 16384> read_{};
    std::string written_;
    Clock::time_point deadline_;  // of the handshake, or of leaving
    Clock::time_point heard_;     // when something came last
    Clock::time_point said_;      // when something was sent last
};

}  // namespace tabletop::net
