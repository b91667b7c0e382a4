#include "remote/seating_line.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include <fmt/format.h>

#include "tabletop/game/bot_level.hpp"

namespace tabletop::remote {
namespace {

using Kind = table::Occupant::Kind;

// In the order of Kind.
constexpr std::array<std::string_view, 5> words{"here", "elsewhere", "away", "bot", "program"};

bots::Level read_level(text::Reader& reader) {
    std::array<std::string_view, bots::level_count> levels{};
    std::ranges::transform(bots::all_levels, levels.begin(), bots::name);
    return bots::all_levels[reader.take_one_of("level", levels)];
}

}  // namespace

std::string seating_words(std::string_view name, const table::Occupant& occupant) {
    std::string line = fmt::format("{} {}", name, words[static_cast<std::size_t>(occupant.kind)]);
    if (occupant.kind == Kind::Bot) line += fmt::format(" {}", bots::name(occupant.level));
    return line;
}

table::Occupant read_occupant(text::Reader& reader) {
    table::Occupant read;
    read.kind = static_cast<Kind>(reader.take_one_of("way to sit", words));
    if (read.kind == Kind::Bot) read.level = read_level(reader);
    return read;
}

}  // namespace tabletop::remote
