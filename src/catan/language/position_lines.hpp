// Reads the lines of a position, a state or a view, one by one. Does not check whether the lines
// fit together or whether a game can reach the position; position_reading.cpp does.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {

enum class PositionKind : std::uint8_t { State, View };

struct PositionLines {
    explicit PositionLines(const Game& game);

    // The values that lines state directly. Places, phase, turn player and visible cards are
    // derived from the members below.
    View seen;
    Seat active{0};
    std::string_view phase = "over";
    std::optional<Phase> awaited{};  // set while an outcome of chance is awaited
    Discarding owed;
    FreeRoads free_roads;
    Answering trade;
    CardCounts bought{};
    Seat winner;
    std::array<bool, most_players> are_shown{};  // seats whose cards are listed
    std::array<PrivatePlayer, most_players> cards;
    std::array<int, most_players> knights{};
    std::vector<std::pair<Seat, IntersectionId>> settlements{};
    std::vector<std::pair<Seat, IntersectionId>> cities{};
    std::vector<std::pair<Seat, EdgeId>> roads{};
};

// Lines may come in any order, and the last line of a kind counts. A view must have all mandatory
// lines.
[[nodiscard]] PositionLines read_position(const Notation& notation, PositionKind kind,
                                          std::string_view text);

}  // namespace catan::language
