// Derives facts for explanations from a seat's view: pips, the next purchase, what a site or a road
// would bring. Uses only what the viewer may know. Words are chosen by the caller.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/view.hpp"

namespace catan::language {

// Pips of each resource: chances in 36 that a roll yields a card of it.
using Pips = std::array<int, resource_count>;
[[nodiscard]] int total_pips(const Pips& pips);

// The purchases that cards are saved for, the most valuable first.
enum class Goal : std::uint8_t { City, Settlement, Card, Road };
inline constexpr std::array<Goal, 4> all_goals{Goal::City, Goal::Settlement, Goal::Card,
                                               Goal::Road};
[[nodiscard]] const Bundle& price(Goal goal);

// The cards that the hand still lacks for a price.
[[nodiscard]] Bundle missing(const Bundle& hand, const Bundle& price);

// A settlement site that a road opens, either at its end or one road further on.
struct Destination {
    IntersectionId at;
    bool is_further = false;
};

class Prospects {
public:
    // The view must be a seat's. Keeps references to both arguments.
    Prospects(const Game& game, const View& view);

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const Board& board() const { return game_.board(); }
    [[nodiscard]] Seat me() const { return view_.viewer; }
    [[nodiscard]] const Bundle& hand() const { return view_.own->hand; }
    [[nodiscard]] const PublicPlayer& player(Seat seat) const { return view_.players[seat.value]; }
    [[nodiscard]] const PublicPlayer& mine() const { return player(me()); }
    [[nodiscard]] std::vector<Seat> others() const;

    // --- Points

    // R10.5: whether the viewer wins now with so many more points.
    [[nodiscard]] bool wins_with(int more_points) const;
    // Whether a player is ahead of all others in visible points.
    [[nodiscard]] bool leads(Seat other) const;
    // Whether a player leads or is about to win, and so should not be helped.
    [[nodiscard]] bool is_dangerous(Seat other) const;

    // --- Land

    [[nodiscard]] Pips pips_at(IntersectionId at) const;
    // Over all own buildings. A city counts twice. The robber is ignored.
    [[nodiscard]] const Pips& production() const { return production_; }
    [[nodiscard]] bool has_building() const { return has_building_; }
    // The cards that a seat gets when the hex is rolled.
    [[nodiscard]] int cards_from(HexId hex, Seat seat) const;
    // An opponent whose road reaches the intersection and who could build there too.
    [[nodiscard]] Seat rival_at(IntersectionId at) const;
    // The numbers that pay the viewer now, in ascending order.
    [[nodiscard]] std::vector<std::uint8_t> paying_numbers() const;

    // --- Roads

    // The length of the viewer's longest road with these roads added.
    [[nodiscard]] int length_with(std::initializer_list<EdgeId> more) const;
    // The longest road of all opponents.
    [[nodiscard]] int longest_of_others() const;
    // R10.2: whether a length takes the award.
    [[nodiscard]] bool takes_longest_road(int length) const;
    // The length of an opponent's road after the viewer builds there.
    [[nodiscard]] int length_cut_at(IntersectionId at, Seat other) const;
    [[nodiscard]] std::optional<Destination> destination(EdgeId road) const;

    // --- Cards

    // Whether a piece and a site are left for it, or a card to buy.
    [[nodiscard]] bool is_open(Goal goal) const;
    // The most valuable purchase that these cards pay for.
    [[nodiscard]] std::optional<Goal> best_paid(const Bundle& cards) const;
    // The open purchase that misses the fewest cards; empty if there is none.
    [[nodiscard]] std::optional<Goal> nearest_unpaid(const Bundle& cards) const;
    // R10.3: the number of knights that takes the largest army.
    [[nodiscard]] int knights_for_army() const;

private:
    [[nodiscard]] bool reaches(IntersectionId at, EdgeId without) const;

    const Game& game_;
    const View& view_;
    Pips production_{};
    bool has_building_ = false;
};

}  // namespace catan::language
