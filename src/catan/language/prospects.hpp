// What somebody has and what they are after, as far as they may know: pips, the next thing to build, what a place or a road
// would bring. Facts for whoever puts them into words.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/view.hpp"

namespace catan::language {

// Pips of each resource: chances in 36 of a card of it.
using Pips = std::array<int, resource_count>;
[[nodiscard]] int total(const Pips& pips);

// What resource cards are kept for, what is worth more first.
enum class Goal : std::uint8_t { City, Settlement, Card, Road };
inline constexpr std::array<Goal, 4> all_goals{Goal::City, Goal::Settlement, Goal::Card,
                                               Goal::Road};
[[nodiscard]] const Bundle& price(Goal goal);

// How many more of each it takes.
[[nodiscard]] Bundle missing(const Bundle& hand, const Bundle& price);

// A place for a settlement that a road opens, or one road further on brings into reach.
struct Destination {
    IntersectionId at;
    bool is_further = false;
};

class Prospects {
public:
    // The view is that of a seat; both must outlive this.
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

    // R10.5: whether so many more win now.
    [[nodiscard]] bool wins_with(int more_points) const;
    // Whether nobody has as many, as far as I can see.
    [[nodiscard]] bool leads(Seat other) const;
    // Whether somebody should rather not be helped: they lead, or are about to win.
    [[nodiscard]] bool is_dangerous(Seat other) const;

    // --- Land

    [[nodiscard]] Pips pips_at(IntersectionId at) const;
    // Of all buildings, cities twice, without a thought of the robber.
    [[nodiscard]] const Pips& production() const { return production_; }
    [[nodiscard]] bool has_building() const { return has_building_; }
    // So many cards of a hex a roll of its number gives to a seat.
    [[nodiscard]] int cards_from(HexId hex, Seat seat) const;
    // Whose roads lead there: who could build on a free place, too.
    [[nodiscard]] Seat rival_at(IntersectionId at) const;
    // The numbers that pay me now, in the order of numbers.
    [[nodiscard]] std::vector<std::uint8_t> paying_numbers() const;

    // --- Roads

    // How long my longest road is with these as well.
    [[nodiscard]] int length_with(std::initializer_list<EdgeId> more) const;
    // The longest of the others.
    [[nodiscard]] int longest_of_others() const;
    // R10.2: whether a length takes the award.
    [[nodiscard]] bool takes_longest_road(int length) const;
    // The length of another's road when I build there.
    [[nodiscard]] int length_cut_at(IntersectionId at, Seat other) const;
    [[nodiscard]] std::optional<Destination> destination(EdgeId road) const;

    // --- Cards

    // Whether there is a piece and a place for it, or a card to buy.
    [[nodiscard]] bool is_open(Goal goal) const;
    // The best thing that these cards pay for.
    [[nodiscard]] std::optional<Goal> best_paid(const Bundle& cards) const;
    // The open thing that these cards pay for least short of; nothing if there is none.
    [[nodiscard]] std::optional<Goal> nearest_unpaid(const Bundle& cards) const;
    // R10.3: how many knights would take the largest army.
    [[nodiscard]] int knights_for_army() const;

private:
    [[nodiscard]] bool reaches(IntersectionId at, EdgeId without) const;

    const Game& game_;
    const View& view_;
    Pips production_{};
    bool has_building_ = false;
};

}  // namespace catan::language
