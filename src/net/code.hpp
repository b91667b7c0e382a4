// A code: the secret that seats somebody at a game on another machine. Whoever has it may sit there, and nobody else can;
// no name is in it. What the handshake needs is derived from it here, and only here (docs/decisions/0013-lines-over-tls.md).
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tabletop::net {

// What was given is no code; says in words why.
class NotACode : public std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

class Code {
public:
    using Key = std::array<unsigned char, 32>;
    using Identity = std::array<unsigned char, 16>;

    // 80 bits from the system's entropy. Throws std::runtime_error if it has none to give.
    [[nodiscard]] static Code draw();
    // As people type it: upper or lower case, hyphens and blanks anywhere or nowhere, O for 0, I and L for 1.
    // Throws NotACode.
    [[nodiscard]] static Code read(std::string_view text);

    // 7K3M-92QF-X4TD-8W2H
    [[nodiscard]] std::string text() const;

    // What somebody comes with who only wants to watch. It is made of the code that they were sent, and none that seats
    // anybody: with the code of a player the handshake fails, and the player is not disturbed.
    [[nodiscard]] Code for_watching() const;

    // The secret of the handshake.
    [[nodiscard]] Key key() const;
    // What travels in clear to say which code is meant. It tells neither the code nor the key.
    [[nodiscard]] Identity identity() const;

    friend auto operator<=>(const Code&, const Code&) = default;

private:
    static constexpr std::size_t size = 10;

    Code() = default;

    std::array<unsigned char, size> bits_{};
};

}  // namespace tabletop::net
