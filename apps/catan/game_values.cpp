#include "game_values.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "program/option_values.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {

std::uint64_t fresh_board_seed() {
    constexpr std::uint64_t most = 1'000'000'000;
    return program::fresh_luck() % most;
}

Seat seat_called(const language::Table& table, std::string_view option, std::string_view name) {
    const std::vector<std::string>& names = table.names;
    const auto who = std::ranges::find_if(
        names, [&](const std::string& other) { return text::same_word(name, other); });
    if (who != names.end()) return Seat(static_cast<std::size_t>(who - names.begin()));
    const std::vector<std::string_view> known(names.begin(), names.end());
    program::misunderstood(fmt::format("{}: {}", option, text::unknown("player", name, known)));
}

BoardKind kind_of_board(std::string_view typed) {
    constexpr std::array<std::string_view, 4> names{"random", "spiral", "beginner", "extended"};
    constexpr std::array<BoardKind, 4> kinds{{{Mode::Random, false},
                                              {Mode::Spiral, false},
                                              {Mode::Beginner, false},
                                              {Mode::Random, true}}};
    return kinds[program::choice("--board", typed, names)];
}

}  // namespace catan::app
