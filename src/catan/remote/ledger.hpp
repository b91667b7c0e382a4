// Checks that a view fits a history, because a guest does not trust the host. Counts public information: cards in hands
// and in the bank, cards bought, pieces, the robber, awards and offers.
#pragma once

#include <array>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/view.hpp"

namespace catan::remote {

class Ledger {
public:
    // Starts at the beginning of the game, which must outlive the ledger.
    explicit Ledger(const Game& game);

    // Adds the next move. Returns false if it is impossible: a player gives cards that they cannot have, or there are more
    // events than a move can have. The ledger must not be used after that.
    [[nodiscard]] bool add(const SeenMove& seen);
    // R12: removes the last move.
    void take_back(const SeenMove& seen);
    // Whether the history can lead to this view.
    [[nodiscard]] bool fits(const View& view) const;

private:
    using Counts = std::array<int, resource_count>;
    struct Account {
        Counts hand{};   // visible gains and losses
        int gained = 0;  // unknown cards stolen by this seat
        int lost = 0;    // unknown cards stolen from this seat
        int cards = 0;   // development cards in hand
        int roads = 0;   // pieces in supply:
        int settlements = 0;
        int cities = 0;
    };

    [[nodiscard]] bool counts_offers() const;
    void count(const Move& move, int times);
    bool count(const Event& event, int times);
    bool move(Seat seat, const Bundle& cards, int times);
    [[nodiscard]] bool is_possible() const;
    [[nodiscard]] static bool fits(const Account& account, const View& view, Seat seat);

    const Game* game_;
    std::array<Account, most_players> accounts_{};
    Counts bank_{};
    int deck_ = 0;
    HexId robber_;
    Seat longest_road_;
    Seat largest_army_;
    int offers_ = 0;  // this turn, if their number is limited (R8.4)
};

}  // namespace catan::remote
