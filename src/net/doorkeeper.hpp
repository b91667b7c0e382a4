// How long an address has to wait before it is heard, after handshakes that failed. It knows no clock: whoever asks says
// what time it is.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "net/wires.hpp"

namespace catan::net {

class Doorkeeper {
public:
    using Time = std::chrono::steady_clock::time_point;

    explicit Doorkeeper(const Limits& limits) : limits_(limits) {}

    // Somebody comes from there: how long they wait. One waits for the other; nothing if so many do that it makes no sense.
    [[nodiscard]] std::optional<Limits::Time> admit(const std::string& address, Time now);
    void handshake_failed(const std::string& address, Time now);

    [[nodiscard]] std::size_t remembered() const { return failures_.size(); }

private:
    struct Failures {
        int count = 0;
        Time last;  // when it failed
        Time next;  // when somebody from there may be heard
    };

    void forget_old(Time now);
    [[nodiscard]] Limits::Time delay(int count) const;

    const Limits limits_;
    std::map<std::string, Failures> failures_;
};

}  // namespace catan::net
