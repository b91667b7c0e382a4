// The rules once more, as slowly and as literally as they are written (R4-R11): worked out each time from what stands on
// the board and lies in the hands, without any of the code that the game itself decides with.
#pragma once

#include <optional>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/state.hpp"

namespace slow {

// R4.6, R3.1, R4.4, R4.5, R8.2: whose word it is.
[[nodiscard]] catan::Seat whose_word(const catan::Game& game, const catan::State& state);
// R4.6: the rule that is waiting.
[[nodiscard]] catan::Rule waiting_rule(const catan::State& state);
// The rule that speaks against a command of the seat whose word it is; nothing if it is legal.
[[nodiscard]] std::optional<catan::Rule> broken_rule(const catan::Game& game,
                                                     const catan::State& state,
                                                     const catan::Command& command);

// R5.4, without a road
[[nodiscard]] bool keeps_distance(const catan::Game& game, const catan::State& state,
                                  catan::IntersectionId at);
[[nodiscard]] bool is_settlement_site(const catan::Game& game, const catan::State& state,
                                      catan::Seat seat, catan::IntersectionId at);
// R5.3
[[nodiscard]] bool is_road_site(const catan::Game& game, const catan::State& state,
                                catan::Seat seat, catan::EdgeId edge);
// R8.1
[[nodiscard]] int bank_ratio(const catan::Game& game, const catan::State& state, catan::Seat seat,
                             catan::Resource resource);
// R6.2: who can be robbed by the active seat.
[[nodiscard]] bool can_be_robbed(const catan::Game& game, const catan::State& state,
                                 catan::Seat victim);
// R10.4 and the awards, by counting the pieces on the board.
[[nodiscard]] int visible_points(const catan::Game& game, const catan::State& state,
                                 catan::Seat seat);
[[nodiscard]] int all_points(const catan::Game& game, const catan::State& state, catan::Seat seat);

}  // namespace slow
