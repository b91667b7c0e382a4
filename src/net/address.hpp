// Parses and prints the address of a game: a host name or an IP address, and an optional port.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tabletop::net {

// The text is no address. what() says why.
class NotAnAddress : public std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

struct Address {
    static constexpr std::uint16_t usual_port = 4660;

    std::string host;  // empty: every address of this machine
    std::uint16_t port = usual_port;

    friend bool operator==(const Address&, const Address&) = default;
};

// annas-laptop, annas-laptop:4660, 192.0.2.7:4660, [2001:db8::7]:4660, 2001:db8::7, :4660. Throws NotAnAddress.
[[nodiscard]] Address read_address(std::string_view text);
// The inverse of read_address().
[[nodiscard]] std::string text_of(const Address& address);

}  // namespace tabletop::net
