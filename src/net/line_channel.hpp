// Exchanges lines with one peer: encrypted over a socket, or plain over two pipes. Bounds the memory and time that the peer
// can use. Runs on the network thread. Include it only in files of this folder that use Asio.
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
#include "net/transport.hpp"

namespace tabletop::net {

// How a connection ended.
struct Ending {
    enum class How {
        Left,        // we closed it
        Closed,      // the peer closed it properly
        Lost,        // the connection broke, or the peer fell silent
        Misbehaved,  // the peer did not read what we sent
        Nonsense,    // the peer sent no text, or a line that is too long
        WrongCode,   // the handshake failed because of the code
        NotOurs,     // the handshake failed because the peer is another program
        Late,        // the handshake took too long
    };
    How how = How::Left;
    std::string why;  // in words
};

class LineChannel : public std::enable_shared_from_this<LineChannel> {
public:
    // Receives the events of a connection, on the network thread.
    class Handler {
    public:
        Handler() = default;
        Handler(const Handler&) = delete;
        Handler& operator=(const Handler&) = delete;
        Handler(Handler&&) = delete;
        Handler& operator=(Handler&&) = delete;
        virtual ~Handler() = default;

        // The peer's first message proves that it knows one of our codes. The handshake is still under way.
        virtual void knows_code(LineChannel& /*channel*/) {}
        // The handshake has succeeded; called at once if there is none.
        virtual void opened(LineChannel& channel) = 0;
        // Returns whether there is room for more lines. If not, reading pauses until go_on().
        virtual bool heard(LineChannel& channel, std::string line) = 0;
        // Pipes only: the peer has closed its input but may still write.
        virtual void stopped_reading(LineChannel& /*channel*/) {}
        // Called once, after everything was closed.
        virtual void ended(LineChannel& channel, const Ending& ending) = 0;
    };

    using Clock = std::chrono::steady_clock;
    using Descriptor = asio::posix::stream_descriptor;

    // Plain lines over two pipes, without pings.
    LineChannel(Handler& handler, Peer peer, const Limits& limits, Descriptor in, Descriptor out);
    // Encrypted lines over a socket, with pings.
    LineChannel(Handler& handler, Peer peer, const Limits& limits, Descriptor socket,
                std::unique_ptr<Tls> tls);

    void start();
    // Call it when the outbox may have lines to send.
    void look_at_outbox();
    // Call it when there is room for more lines again.
    void go_on();
    // Sends what is queued, closes properly and ends. Reports no more lines.
    void leave();
    // Ends at once.
    void drop(const Ending& ending);

    [[nodiscard]] Peer peer() const { return peer_; }
    [[nodiscard]] const std::shared_ptr<Outbox>& outbox() const { return outbox_; }
    // Whether lines are held here until the handler has room for them.
    [[nodiscard]] bool is_paused() const { return is_paused_; }
    [[nodiscard]] Clock::time_point last_heard() const { return heard_; }
    [[nodiscard]] std::size_t key() const { return tls_ ? tls_->key() : 0; }

private:
    enum class State { Shaking, Open, Leaving, Ended };

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

    Handler& handler_;
    const Peer peer_;
    const Limits limits_;
    Descriptor in_;  // a socket is also the output
    std::optional<Descriptor> pipe_out_;
    asio::steady_timer clock_;
    std::unique_ptr<Tls> tls_;
    LineSplitter splitter_;
    std::shared_ptr<Outbox> outbox_;
    State state_ = State::Shaking;
    bool knows_code_ = false;
    bool can_write_ = true;
    bool is_reading_ = false;
    bool is_writing_ = false;
    bool is_paused_ = false;
    bool said_goodbye_ = false;
    bool is_read_ = true;                // false once the peer has closed its input
    std::optional<Ending> after_lines_;  // the ending to report after the last lines were delivered
    std::array<char, 16384> read_{};
    std::string written_;
    Clock::time_point deadline_;  // of the handshake, or of leaving
    Clock::time_point heard_;     // time of the last read
    Clock::time_point said_;      // time of the last write
};

}  // namespace tabletop::net
