#include "kit/glyphs.hpp"

#include <array>

namespace tabletop::kit {
namespace {

struct Spelling {
    std::string_view sign;
    std::string_view ascii;
};
constexpr std::array<Spelling, 28> spellings{{
    {"◀", "<"}, {"▶", ">"}, {"★", "*"},  {"·", "-"}, {"…", ".."}, {"×", "x"}, {"–", "-"},
    {"—", "-"}, {"→", ">"}, {"←", "<"},  {"↑", "^"}, {"↓", "v"},  {"│", "|"}, {"─", "-"},
    {"╭", "+"}, {"╮", "+"}, {"╰", "+"},  {"╯", "+"}, {"├", "+"},  {"┤", "+"}, {"■", "#"},
    {"●", "o"}, {"’", "'"}, {"≥", ">="}, {"█", "#"}, {"┬", "+"},  {"▲", "^"}, {"±", "+-"},
}};

}  // namespace

std::string spelled(std::string_view text, Glyphs glyphs) {
    std::string result(text);
    if (glyphs == Glyphs::Unicode) return result;
    for (const auto& [sign, ascii] : spellings) {
        for (auto at = result.find(sign); at != std::string::npos;
             at = result.find(sign, at + ascii.size())) {
            result.replace(at, sign.size(), ascii);
        }
    }
    return result;
}

}  // namespace tabletop::kit
