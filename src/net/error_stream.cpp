#include "net/error_stream.hpp"

#include <asio/buffer.hpp>
#include <chrono>
#include <string_view>
#include <utility>

namespace tabletop::net {
namespace {

// Together about 1.3 MB per second. A faster program blocks on its pipe.
constexpr std::size_t most_before_pause = 64 * 1024;
constexpr std::chrono::milliseconds pause_time(50);

}  // namespace

ErrorStream::ErrorStream(asio::posix::stream_descriptor in, Hear hear)
    : in_(std::move(in)), clock_(in_.get_executor()), hear_(std::move(hear)) {}

void ErrorStream::start() {
    std::error_code ignored;
    in_.non_blocking(true, ignored);
    read();
}

void ErrorStream::read() {
    in_.async_read_some(asio::buffer(read_), [self = shared_from_this()](
                                                 const std::error_code& error, std::size_t size) {
        self->have_read(error, size);
    });
}

void ErrorStream::have_read(const std::error_code& error, std::size_t size) {
    if (is_finished_) return;
    if (error) return finish();
    tell(lines_.add({read_.data(), size}, ErrorLines::Clock::now()));
    unpaused_ += size;
    if (unpaused_ >= most_before_pause) return pause();
    read();
}

void ErrorStream::pause() {
    unpaused_ = 0;
    clock_.expires_after(pause_time);
    clock_.async_wait([self = shared_from_this()](const std::error_code& error) {
        if (!error && !self->is_finished_) self->read();
    });
}

void ErrorStream::finish() {
    if (is_finished_) return;
    is_finished_ = true;
    std::error_code error;
    for (std::size_t all = 0; !error && all < most_before_pause;) {
        const std::size_t size = in_.read_some(asio::buffer(read_), error);
        tell(lines_.add({read_.data(), size}, ErrorLines::Clock::now()));
        all += size;
    }
    tell(lines_.finish());
    in_.close(error);
    clock_.cancel();
}

void ErrorStream::tell(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) hear_(line);
}

}  // namespace tabletop::net
