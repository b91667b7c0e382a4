// The lines of a position, a state or somebody's view of one, each read for itself. What they make together, and whether
// a game can come to it, is found out by whoever reads all of them.
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

    // What lines say directly. Places, phase, whose turn it is and whose cards are shown come of the members below.
    View seen;
    Seat active{0};
    std::string_view phase = "over";
    std::optional<Phase> awaited{};  // once chance has been asked
    Discarding owed;
    FreeRoads free_roads;
    Answering trade;
    CardCounts bought{};
    Seat winner;
    std::array<bool, most_players> are_shown{};  // whose cards are spelled out
    std::array<PrivatePlayer, most_players> cards;
    std::array<int, most_players> knights{};
    std::vector<std::pair<Seat, IntersectionId>> settlements{};
    std::vector<std::pair<Seat, IntersectionId>> cities{};
    std::vector<std::pair<Seat, EdgeId>> roads{};
};

// Any order will do, and the last line of a kind counts. A view must have all lines that are always there.
[[nodiscard]] PositionLines read_position(const Notation& notation, PositionKind kind,
                                          std::string_view text);

}  // namespace catan::language
