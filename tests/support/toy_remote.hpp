// What the toy game must bring to be played over lines.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "remote/remote_table.hpp"
#include "remote/spoken_chair.hpp"
#include "support/toy_game.hpp"
#include "tabletop/table/chair.hpp"

namespace toy {

// Checks that a history leads to a view, as far as its viewer can know: whose move it is, and the cards that were seen.
class Tally {
public:
    explicit Tally(const Game& game);

    [[nodiscard]] bool add(const SeenMove& seen);
    void take_back(const SeenMove& seen);
    [[nodiscard]] bool fits(const View& view) const;

private:
    struct Known {
        int deck = 0;
        std::array<int, most_players> shown{};
        std::array<int, most_players> kept{};  // of the cards that were seen
        std::array<bool, most_players>
            is_hidden{};  // whether the seat keeps cards that were not seen
        std::uint32_t turn = 1;
        Seat player{0};
        Phase phase = Phase::Drawing;
        std::optional<int> held{};
    };

    [[nodiscard]] bool play(const SeenMove& seen);
    [[nodiscard]] Event end_turn(const SeenMove& seen);

    const Game* game_;
    Known now_;
    std::optional<Known> before_;  // the last move, if it can be taken back
    bool is_possible_ = true;
};

struct RemoteLanguage : Language {
    using Checker = Tally;

    [[nodiscard]] static std::string agreement_text(const Game& game,
                                                    std::span<const std::string> names);
    [[nodiscard]] static tabletop::remote::MoveKind kind_of(const Command& /*command*/) {
        return tabletop::remote::MoveKind::Progress;
    }
    [[nodiscard]] static std::uint32_t turn_of(const View& view) { return view.turn; }
};

using RemoteTable = tabletop::remote::RemoteTable<RemoteLanguage>;

[[nodiscard]] tabletop::remote::SpokenChairs spoken(
    const std::vector<tabletop::table::Chair<Types>*>& chairs,
    tabletop::table::Chair<Types>& onlooker);

}  // namespace toy

extern template class tabletop::remote::RemoteTable<toy::RemoteLanguage>;
