// Buffers the lines to send to one peer, between the caller's thread and the network thread. Bounded and thread-safe.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace tabletop::net {

class Outbox {
public:
    explicit Outbox(std::size_t most) : most_(most) {}

    // Returns whether the network thread must be notified: the buffer was empty, or has overflowed.
    [[nodiscard]] bool add(std::string_view lines);
    // Takes up to `most` bytes from the front.
    [[nodiscard]] std::string take(std::size_t most);

    [[nodiscard]] bool is_empty() const;
    // Whether the buffer has overflowed. Nothing is sent after that.
    [[nodiscard]] bool is_too_much() const;
    // Accepts no more lines; what is buffered is still sent.
    void close();
    // Accepts no more lines and discards the buffer.
    void give_up();

private:
    const std::size_t most_;
    mutable std::mutex mutex_;
    std::string lines_;
    std::size_t taken_ = 0;  // bytes of lines_ already taken
    bool is_closed_ = false;
    bool is_too_much_ = false;
};

}  // namespace tabletop::net
