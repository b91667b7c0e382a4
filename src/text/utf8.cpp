#include "utf8.hpp"

#include <array>
#include <cstddef>

namespace tabletop::text {
namespace {

// Size of a multi-byte code point by its lead byte; 0 if the byte is no valid lead.
std::size_t size_by(unsigned char lead) {
    if (lead < 0xc2) return 0;
    if (lead < 0xe0) return 2;
    if (lead < 0xf0) return 3;
    return lead < 0xf5 ? 4 : 0;
}

}  // namespace

std::optional<char32_t> take_long_code_point(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t size = size_by(lead);
    if (size == 0 || size > text.size()) return std::nullopt;
    char32_t code = lead & (0xffU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0U) != 0x80) return std::nullopt;
        code = code << 6U | (byte & 0x3fU);
    }
    constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code <= 0xdfff;
    if (code < smallest[size] || surrogate || code > 0x10ffff) return std::nullopt;
    text.remove_prefix(size);
    return code;
}

void append_code_point(std::string& text, char32_t code) {
    const auto push = [&](char32_t byte) {
        text += static_cast<char>(static_cast<unsigned char>(byte));
    };
    const auto push_rest = [&](unsigned shift) { push(0x80U | (code >> shift & 0x3fU)); };
    if (code < 0x80) {
        push(code);
    } else if (code < 0x800) {
        push(0xc0U | code >> 6U);
        push_rest(0);
    } else if (code < 0x10000) {
        push(0xe0U | code >> 12U);
        push_rest(6);
        push_rest(0);
    } else {
        push(0xf0U | code >> 18U);
        push_rest(12);
        push_rest(6);
        push_rest(0);
    }
}

}  // namespace tabletop::text
