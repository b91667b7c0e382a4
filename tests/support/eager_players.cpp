#include "eager_players.hpp"

#include <variant>

#include "catan/core/chance.hpp"
#include "catan/core/legal.hpp"

namespace catan::pictures {

EagerPlayers::EagerPlayers(const Game& game, std::uint64_t seed)
    : game_(game), random_(seed, Domain::Choice) {}

Command EagerPlayers::next(const State& state) {
    if (state.in<Discarding>()) return draw_discard(game_, state, random_);
    list_legal(game_, state, legal_);
    Command best = legal_.front();
    int most = 0;
    for (const Command& command : legal_) {
        const int worth_now = worth(state, command);
        if (worth_now <= most) continue;
        most = worth_now;
        best = command;
    }
    return best;
}

int EagerPlayers::worth(const State& state, const Command& command) {
    const int luck = static_cast<int>(random_.below(50));
    if (const auto* settle = std::get_if<Settle>(&command))
        return 1000 + 20 * pips_around(settle->at);
    if (const auto* city = std::get_if<BuildCity>(&command)) return 900 + pips_around(city->at);
    if (std::holds_alternative<BuildRoad>(command)) {
        // With two free sites, save for a settlement.
        const auto sites = state.places.settlement_sites(state.turn.active());
        int open = 0;
        for (const IntersectionId site : sites) open += site.exists() ? 1 : 0;
        return open < 2 || !state.in<MainPhase>() ? 400 + luck : 0;
    }
    if (std::holds_alternative<PlayKnight>(command)) return 300;
    if (std::holds_alternative<Roll>(command)) return 200;
    if (std::holds_alternative<BuyCard>(command)) return luck < 15 ? 150 : 0;
    if (std::holds_alternative<TradeWithBank>(command)) return luck < 5 ? 120 : 0;
    if (std::holds_alternative<PlayVictory>(command)) return 0;
    return 50 + luck;
}

int EagerPlayers::pips_around(IntersectionId at) const {
    int sum = 0;
    for (const HexId hex : game_.topology().hexes(at)) sum += pips(game_.board().token(hex));
    return sum;
}

}  // namespace catan::pictures
