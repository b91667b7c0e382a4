// Draws, parses and prints invitation codes. A code is a secret that admits its holder to one seat; it contains no name.
// Also derives the handshake's key and identity from it (docs/decisions/0013-lines-over-tls.md).
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tabletop::net {

// The text is no code. what() says why.
class NotACode : public std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

class Code {
public:
    using Key = std::array<unsigned char, 32>;
    using Identity = std::array<unsigned char, 16>;

    // 80 bits of system entropy. Throws std::runtime_error if there is none.
    [[nodiscard]] static Code draw();
    // Accepts a code as people type it: in either case, with any hyphens and blanks, O for 0, I and L for 1.
    // Throws NotACode.
    [[nodiscard]] static Code read(std::string_view text);

    // 7K3M-92QF-X4TD-8W2H
    [[nodiscard]] std::string text() const;

    // The code that a watcher connects with, derived from the code in the invitation. It admits to no seat. A guest who
    // tries to watch with a player's code fails the handshake and does not disturb that player.
    [[nodiscard]] Code for_watching() const;

    // The secret of the handshake.
    [[nodiscard]] Key key() const;
    // Sent in clear to select the code. Reveals neither the code nor the key.
    [[nodiscard]] Identity identity() const;

    friend auto operator<=>(const Code&, const Code&) = default;

private:
    static constexpr std::size_t size = 10;

    Code() = default;

    std::array<unsigned char, size> bits_{};
};

}  // namespace tabletop::net
