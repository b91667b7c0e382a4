#include "net/line_channel.hpp"

#include <sys/socket.h>

#include <algorithm>
#include <asio/buffer.hpp>
#include <asio/error.hpp>
#include <asio/write.hpp>
#include <utility>

namespace tabletop::net {
namespace {

constexpr std::size_t piece = 16384;                  // bytes per write
constexpr std::size_t most_of_handshake = 64 * 1024;  // bytes waiting to be sent

std::string in_seconds(Limits::Time time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    if (seconds == 1) return "a second";
    return seconds == 0 ? "some time" : std::to_string(seconds) + " seconds";
}

}  // namespace

LineChannel::LineChannel(Handler& handler, Peer peer, const Limits& limits, Descriptor in,
                         Descriptor out)
    : LineChannel(handler, peer, limits, std::move(in), std::unique_ptr<Tls>()) {
    pipe_out_ = std::move(out);
}

LineChannel::LineChannel(Handler& handler, Peer peer, const Limits& limits, Descriptor socket,
                         std::unique_ptr<Tls> tls)
    : handler_(handler),
      peer_(peer),
      limits_(limits),
      in_(std::move(socket)),
      clock_(in_.get_executor()),
      tls_(std::move(tls)),
      splitter_(limits.line),
      outbox_(std::make_shared<Outbox>(limits.unsent)) {}

void LineChannel::start() {
    std::error_code ignored;
    out().non_blocking(true, ignored);
    if (!tls_) return open();
    deadline_ = Clock::now() + limits_.handshake;
    set_clock(deadline_);
    write();
    read();
}

void LineChannel::open() {
    state_ = State::Open;
    heard_ = said_ = Clock::now();
    handler_.opened(*this);
    if (state_ != State::Open) return;
    if (tls_) {
        set_clock(Clock::now());
    } else {
        wait_until_nothing_is_read();
    }
    deliver();
    write();
    read();
}

// --- Reading.

void LineChannel::read() {
    if (is_reading_ || is_paused_ || state_ == State::Ended) return;
    is_reading_ = true;
    in_.async_read_some(asio::buffer(read_), [self = shared_from_this()](
                                                 const std::error_code& error, std::size_t size) {
        self->have_read(error, size);
    });
}

void LineChannel::have_read(const std::error_code& error, std::size_t size) {
    is_reading_ = false;
    if (state_ == State::Ended) return;
    if (state_ == State::Leaving) {
        // Discard the input, but read it to the end: closing a socket with unread data resets the connection.
        return error ? come_to_end(Ending::How::Closed, "the other side hung up") : read();
    }
    if (!error) {
        heard_ = Clock::now();
        take_in({read_.data(), size});
    } else if (!tls_ && error == asio::error::eof) {
        after_lines_ = {Ending::How::Closed, "the other side hung up"};
    } else {
        after_lines_ = {Ending::How::Lost, "the connection broke off"};
    }
    deliver();
    read();
}

void LineChannel::take_in(std::string_view bytes) {
    if (!tls_) return splitter_.add(bytes);
    tls_->receive(bytes);
    splitter_.add(tls_->take_heard());
    if (state_ == State::Shaking && tls_->knows_a_code() && !std::exchange(knows_code_, true)) {
        handler_.knows_code(*this);
        if (state_ == State::Ended) return;
    }
    if (state_ == State::Shaking && tls_->was_open()) {
        open();
    } else {
        write();
    }
    look_at_tls();
}

void LineChannel::look_at_tls() {
    switch (tls_->state()) {
        case Tls::State::Closed:
            after_lines_ = {Ending::How::Closed, "the other side hung up"};
            break;
        case Tls::State::WrongCode:
            come_to_end(Ending::How::WrongCode, "the code fits nothing");
            break;
        case Tls::State::Broken:
            if (state_ == State::Shaking) return come_to_end(Ending::How::NotOurs, "no game");
            after_lines_ = {Ending::How::Lost, "what came was not what had been sent"};
            break;
        default:
            if (tls_->waiting_for_wire() > most_of_handshake) {
                come_to_end(Ending::How::Misbehaved, "it did not read what was sent to it");
            }
    }
}

void LineChannel::deliver() {
    while (state_ == State::Open && !is_paused_) {
        std::optional<std::string> line = splitter_.next();
        if (splitter_.complaint()) {
            return come_to_end(Ending::How::Nonsense, *splitter_.complaint());
        }
        if (!line) break;
        take_line(std::move(*line));
    }
    if (state_ == State::Ended || state_ == State::Leaving || is_paused_) return;
    if (after_lines_) come_to_end(after_lines_->how, after_lines_->why);
}

void LineChannel::take_line(std::string line) {
    const bool is_ping = tls_ && line == "ping";
    if (is_ping) {
        if (Clock::now() - said_ >= limits_.ping_after / 2 && outbox_->add("pong\n")) write();
    } else if (!tls_ || line != "pong") {
        is_paused_ = !handler_.heard(*this, std::move(line));
    }
}

void LineChannel::go_on() {
    if (!is_paused_) return;
    is_paused_ = false;
    // Reading was paused, so the pause does not count as silence of the peer.
    heard_ = Clock::now();
    deliver();
    read();
}

// --- Writing.

void LineChannel::look_at_outbox() {
    if (state_ == State::Ended) return;
    if (outbox_->is_too_much()) {
        return come_to_end(Ending::How::Misbehaved, "it did not read what was sent to it");
    }
    write();
}

std::string LineChannel::next_to_write() {
    const bool can_speak = state_ == State::Open || state_ == State::Leaving;
    std::string lines = can_speak && !said_goodbye_ ? outbox_->take(piece) : std::string();
    if (!lines.empty()) said_ = Clock::now();
    if (lines.empty() && state_ == State::Leaving && !said_goodbye_) {
        said_goodbye_ = true;
        if (tls_) tls_->say_goodbye();
    }
    if (!tls_) return lines;
    tls_->send(lines);
    return tls_->take_wire();
}

void LineChannel::write() {
    if (is_writing_ || !can_write_ || state_ == State::Ended) return;
    written_ = next_to_write();
    if (written_.empty()) {
        if (said_goodbye_) stop_writing();
        return;
    }
    is_writing_ = true;
    asio::async_write(out(), asio::buffer(written_),
                      [self = shared_from_this()](const std::error_code& error, std::size_t) {
                          self->have_written(error);
                      });
}

void LineChannel::have_written(const std::error_code& error) {
    is_writing_ = false;
    if (state_ == State::Ended) return;
    if (error) {
        // Do not end yet: the peer's last lines may still be unread. Reading will find the end.
        outbox_->give_up();
        stop_writing();
        tell_that_nothing_is_read();
        return;
    }
    write();
}

// The write end of a pipe reports an error as soon as its read end is closed, even without a write.
void LineChannel::wait_until_nothing_is_read() {
    out().async_wait(Descriptor::wait_error,
                     [self = shared_from_this()](const std::error_code& error) {
                         if (!error) self->tell_that_nothing_is_read();
                     });
}

void LineChannel::tell_that_nothing_is_read() {
    if (!tls_ && state_ == State::Open && std::exchange(is_read_, false)) {
        handler_.stopped_reading(*this);
    }
}

void LineChannel::stop_writing() {
    if (!std::exchange(can_write_, false)) return;
    std::error_code ignored;
    if (pipe_out_) {
        pipe_out_->close(ignored);
    } else {
        ::shutdown(in_.native_handle(), SHUT_WR);
    }
}

// --- Timeouts.

void LineChannel::set_clock(Clock::time_point when) {
    clock_.expires_at(when);
    clock_.async_wait([self = shared_from_this()](const std::error_code& error) {
        if (!error) self->look_at_clock();
    });
}

void LineChannel::look_at_clock() {
    const Clock::time_point now = Clock::now();
    switch (state_) {
        case State::Shaking:
            if (now < deadline_) return set_clock(deadline_);
            return come_to_end(Ending::How::Late,
                               "nothing came of it within " + in_seconds(limits_.handshake));
        case State::Open: return look_at_silence(now);
        case State::Leaving:
            // This may be a stale timer that could not be cancelled in time.
            if (now < deadline_) return set_clock(deadline_);
            return come_to_end(Ending::How::Left, "");
        case State::Ended: return;
    }
}

void LineChannel::look_at_silence(Clock::time_point now) {
    if (!is_paused_ && now - heard_ >= limits_.dead_after) {
        return come_to_end(Ending::How::Lost,
                           "nothing was heard for " + in_seconds(limits_.dead_after));
    }
    if (now - said_ >= limits_.ping_after) {
        said_ = now;
        // No ping is needed while other data waits to be sent.
        if (outbox_->is_empty() && outbox_->add("ping\n")) write();
        if (state_ != State::Open) return;
    }
    const Clock::time_point dead =
        is_paused_ ? now + limits_.dead_after : heard_ + limits_.dead_after;
    set_clock(std::min(said_ + limits_.ping_after, dead));
}

// --- Ending.

void LineChannel::leave() {
    if (state_ == State::Ended || state_ == State::Leaving) return;
    if (state_ != State::Open) return come_to_end(Ending::How::Left, "");
    state_ = State::Leaving;
    outbox_->close();
    deadline_ = Clock::now() + limits_.farewell;
    set_clock(deadline_);
    is_paused_ = false;
    write();
    read();
}

void LineChannel::drop(const Ending& ending) { come_to_end(ending.how, ending.why); }

// Tells the peer why the handshake failed, or that we hang up. Best effort: does not wait.
void LineChannel::say_last_words() {
    if (!tls_ || is_writing_ || !can_write_) return;
    tls_->say_goodbye();
    const std::string wire = tls_->take_wire();
    std::error_code ignored;
    if (!wire.empty()) in_.write_some(asio::buffer(wire), ignored);
}

void LineChannel::come_to_end(Ending::How how, std::string why) {
    if (state_ == State::Ended) return;
    const auto self = shared_from_this();  // the handler drops its reference in ended()
    say_last_words();
    state_ = State::Ended;
    stop_writing();
    std::error_code ignored;
    in_.close(ignored);
    clock_.cancel();
    outbox_->give_up();
    handler_.ended(*this, {how, std::move(why)});
}

}  // namespace tabletop::net
