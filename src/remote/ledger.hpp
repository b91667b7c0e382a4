// What a history comes to, as far as anybody can count along: cards in hands and in the bank, cards bought, pieces, the
// robber, awards, offers. Whoever is told a history and a view by somebody they need not trust finds out whether one fits the other.
#pragma once

#include <array>
#include <cstddef>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/view.hpp"

namespace catan::remote {

class Ledger {
public:
    // Of a game that has not begun. It must outlive the ledger.
    explicit Ledger(const Game& game);

    // What happened next. False if it cannot have: somebody gives what nobody has, or more happens than comes of anything
    // that can be said. Then the ledger is of no use any more.
    [[nodiscard]] bool add(const Happening& happening);
    // R12: the last one is taken back.
    void take_back(const Happening& happening);
    // Whether the game can stand like this now.
    [[nodiscard]] bool fits(const View& view) const;
    // How many events there were.
    [[nodiscard]] std::size_t events() const { return events_; }

private:
    using Counts = std::array<int, resource_count>;
    struct Account {
        Counts hand{};   // as far as it was seen
        int gained = 0;  // cards by thefts that were not seen
        int lost = 0;    // and so were these
        int cards = 0;   // development cards in hand
        int roads = 0;   // that are left to build:
        int settlements = 0;
        int cities = 0;
    };

    [[nodiscard]] bool counts_offers() const;
    void count(const Said& said, int times);
    bool count(const Event& event, int times);
    bool move(Seat seat, const Bundle& cards, int times);
    [[nodiscard]] bool is_possible() const;
    [[nodiscard]] static bool fits(const Account& account, const View& view, Seat seat);

    const Game* game_;
    std::size_t events_ = 0;
    std::array<Account, most_players> accounts_{};
    Counts bank_{};
    int deck_ = 0;
    HexId robber_;
    Seat longest_road_;
    Seat largest_army_;
    int offers_ = 0;  // this turn, where their number is limited (R8.4)
};

}  // namespace catan::remote
