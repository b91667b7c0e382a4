// Implements the rules a second time, slowly and literally (R4-R11). Derives everything from the pieces on the board
// and the cards in the hands, and shares no code with the engine's decisions.
#pragma once

#include <optional>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/state.hpp"

namespace slow {

// R4.6, R3.1, R4.4, R4.5, R8.2: the player to move.
[[nodiscard]] catan::Seat whose_word(const catan::Game& game, const catan::State& state);
// R4.6: the rule that the game waits for.
[[nodiscard]] catan::Rule waiting_rule(const catan::State& state);
// The rule that forbids a command of the player to move; empty if it is legal.
[[nodiscard]] std::optional<catan::Rule> broken_rule(const catan::Game& game,
                                                     const catan::State& state,
                                                     const catan::Command& command);

// R5.4, apart from the road
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
// R6.2: whether the active seat can rob this one.
[[nodiscard]] bool can_be_robbed(const catan::Game& game, const catan::State& state,
                                 catan::Seat victim);
// R10.4: the points that all players can see, from the pieces on the board.
[[nodiscard]] int visible_points(const catan::Game& game, const catan::State& state,
                                 catan::Seat seat);
[[nodiscard]] int all_points(const catan::Game& game, const catan::State& state, catan::Seat seat);

}  // namespace slow
