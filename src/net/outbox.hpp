// What is to be sent to one peer; shared by whoever says it and the thread that sends it.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace tabletop::net {

class Outbox {
public:
    explicit Outbox(std::size_t most) : most_(most) {}

    // Whether the thread has to be told: nothing was waiting there, or it is too much now.
    [[nodiscard]] bool add(std::string_view lines);
    // Up to so many bytes, from the front.
    [[nodiscard]] std::string take(std::size_t most);

    [[nodiscard]] bool is_empty() const;
    // More was said than may wait, and so nothing is sent any more.
    [[nodiscard]] bool is_too_much() const;
    // Nothing more is taken in; what waits is still sent.
    void close();
    // Neither is what waits.
    void give_up();

private:
    const std::size_t most_;
    mutable std::mutex mutex_;
    std::string lines_;
    std::size_t taken_ = 0;  // of their bytes
    bool is_closed_ = false;
    bool is_too_much_ = false;
};

}  // namespace tabletop::net
