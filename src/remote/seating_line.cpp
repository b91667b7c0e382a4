#include "remote/seating_line.hpp"

#include <array>
#include <cstddef>

#include <fmt/format.h>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/text/setup_items.hpp"

namespace tabletop::remote {
namespace {

using Kind = table::Occupant::Kind;

// In the order of Kind.
constexpr std::array<std::string_view, 5> words{"here", "elsewhere", "away", "bot", "program"};

}  // namespace

std::string seating_words(std::string_view name, const table::Occupant& occupant) {
    std::string line = fmt::format("{} {}", name, words[static_cast<std::size_t>(occupant.kind)]);
    if (occupant.kind == Kind::Bot) line += fmt::format(" {}", bots::name(occupant.level));
    return line;
}

table::Occupant read_occupant(text::Reader& reader) {
    table::Occupant read;
    read.kind = static_cast<Kind>(reader.take_one_of("way to sit", words));
    if (read.kind == Kind::Bot) read.level = text::read_level(reader);
    return read;
}

}  // namespace tabletop::remote
