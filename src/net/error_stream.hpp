// Reads a program's standard error and passes it on as lines for a log. Reads at a bounded rate, so that a flood costs the
// thread little time. Include it only in files of this folder that use Asio.
#pragma once

#include <array>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/steady_timer.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "net/error_lines.hpp"

namespace tabletop::net {

class ErrorStream : public std::enable_shared_from_this<ErrorStream> {
public:
    using Hear = std::function<void(const std::string& line)>;

    ErrorStream(asio::posix::stream_descriptor in, Hear hear);

    void start();
    // Call it when the program has ended. Passes on the rest of the pipe and stops.
    void finish();

private:
    void read();
    void have_read(const std::error_code& error, std::size_t size);
    void pause();
    void tell(const std::vector<std::string>& lines);

    asio::posix::stream_descriptor in_;
    asio::steady_timer clock_;
    Hear hear_;
    ErrorLines lines_;
    std::array<char, 4096> read_{};
    std::size_t unpaused_ = 0;  // bytes since the last pause
    bool is_finished_ = false;
};

}  // namespace tabletop::net
