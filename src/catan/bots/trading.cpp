#include "trading.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "catan/core/apply.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/score.hpp"

namespace catan::bots {
namespace {

// Beats every computed strength: stands for a certain win.
constexpr std::int32_t certain_strength = 60 * strength_one;
// A trade must raise the chance to win by at least one in 2000.
constexpr Worth least_gain = surely_won / 2000;
constexpr std::size_t closer_looks = 6;

struct Exchange {
    Bundle give;
    Bundle get;
};

Bundle some(Resource resource, int number) {
    Bundle bundle;
    bundle[resource] = static_cast<std::int16_t>(number);
    return bundle;
}

// The sizes that players usually offer: 1 for 1, 2 for 1, 1 for 2.
std::vector<Exchange> exchanges(const Bundle& hand) {
    constexpr std::array<std::array<int, 2>, 3> sizes{{{1, 1}, {2, 1}, {1, 2}}};
    std::vector<Exchange> all;
    for (const Resource give : all_resources) {
        for (const Resource get : all_resources) {
            if (give == get) continue;
            for (const auto& [given, gotten] : sizes) {
                if (hand[give] >= given) all.push_back({some(give, given), some(get, gotten)});
            }
        }
    }
    return all;
}

// Whether the turn player can win with at most `buildings` more buildings from the cards in hand.
// The last step may also be a road that takes the award.
bool can_win(const Game& game, const State& state, int buildings = 2) {
    const Seat seat = state.turn.player;
    const auto target = static_cast<int>(game.settings().pieces.target);
    if (points(game, state, seat) + buildings - 1 + award_points < target) return false;
    for (const Command& command : legal(game, state)) {
        const bool is_house =
            std::holds_alternative<Settle>(command) || std::holds_alternative<BuildCity>(command);
        if (!is_house && !std::holds_alternative<BuildRoad>(command)) continue;
        State after = state;
        apply(game, after, command);
        if (after.in<GameOver>()) return true;
        if (is_house && buildings > 1 && can_win(game, after, buildings - 1)) return true;
    }
    return false;
}

}  // namespace

bool RecentOffers::has_offered(const Bundle& give, const Bundle& get) const {
    const auto is_same = [&](const Offer& offer) { return offer.give == give && offer.get == get; };
    return std::ranges::any_of(now_, is_same) || std::ranges::any_of(before_, is_same);
}

Strengths Trader::all(const State& state) const {
    return strengths(*weights_, *land_, state, Tempo::Act);
}

Strengths Trader::swapped(const State& state, const Strengths& before, Seat one, Seat other,
                          const Bundle& from_one, const Bundle& from_other) const {
    State after = state;
    after[one].hand += from_other - from_one;
    after[other].hand += from_one - from_other;
    Strengths found = before;
    const Situation situation(*land_, after, Tempo::Act);
    for (const Seat seat : {one, other}) {
        found[seat.value] = strength(*weights_, traits(situation, seat));
    }
    // A trade that lets the turn player win at once outweighs any other gain.
    after.phase = MainPhase{};
    if (can_win(land_->game(), after)) found[state.turn.player.value] = certain_strength;
    return found;
}

std::optional<Trader::Proposal> Trader::propose(const State& state,
                                                const RecentOffers& talk) const {
    const std::size_t players = land_->game().players();
    const Seat seat = state.turn.player;
    const Bundle& hand = state[seat].hand;
    if (hand.empty()) return std::nullopt;
    const Strengths before = all(state);
    const auto worth_before = [&](Seat of) { return worth(before, players, of); };

    struct Idea {
        std::int32_t strength = 0;
        Exchange exchange;
    };
    std::vector<Idea> ideas;
    State after = state;
    for (const Exchange& exchange : exchanges(hand)) {
        const bool has_partner =
            std::ranges::any_of(std::span(state.players).first(players), [&](const Player& player) {
                return &player != &state[seat] && player.hand.covers(exchange.get);
            });
        if (!has_partner || talk.has_offered(exchange.give, exchange.get)) continue;
        after[seat].hand = hand + exchange.get - exchange.give;
        const Situation situation(*land_, after, Tempo::Act);
        const std::int32_t found = strength(*weights_, traits(situation, seat));
        if (found > before[seat.value]) ideas.push_back({found, exchange});
    }
    std::stable_sort(ideas.begin(), ideas.end(),
                     [](const Idea& a, const Idea& b) { return a.strength > b.strength; });
    if (ideas.size() > closer_looks) ideas.resize(closer_looks);

    std::optional<Proposal> best;
    for (const Idea& idea : ideas) {
        const auto& [give, get] = idea.exchange;
        Proposal proposal{{give, get, {}}, surely_won};
        for (std::size_t i = 0; i < players; ++i) {
            const Seat other(i);
            if (other == seat || !state[other].hand.covers(get)) continue;
            const Strengths after_it = swapped(state, before, seat, other, give, get);
            const Worth own = worth(after_it, players, seat);
            const bool helps_both =
                own > worth_before(seat) + least_gain &&
                worth(after_it, players, other) > worth_before(other) + least_gain;
            if (!helps_both) continue;
            proposal.offer.to.insert(other);
            proposal.worth = std::min(proposal.worth, own);
        }
        if (proposal.offer.to.empty()) continue;
        if (!best || proposal.worth > best->worth) best = proposal;
    }
    return best;
}

Trader::AnswerWorths Trader::answer(const State& state) const {
    const std::size_t players = land_->game().players();
    const auto& phase = std::get<Answering>(state.phase);
    const Seat turn = state.turn.player;
    const Seat seat = asked(land_->game(), state);
    const Strengths before = all(state);
    const Bundle& hand = state[seat].hand;
    const auto with = [&](const Bundle& give, const Bundle& get) {
        return swapped(state, before, turn, seat, give, get);
    };
    AnswerWorths found;
    found.declined = worth(before, players, seat);
    if (hand.covers(phase.offer.get)) {
        found.accepted = worth(with(phase.offer.give, phase.offer.get), players, seat);
    }
    // Counter with other cards from the same deal: ask for what they give, or give what they want.
    const Worth of_turn = worth(before, players, turn);
    Worth best = std::max(found.declined + least_gain, found.accepted.value_or(0));
    for (const Exchange& exchange : exchanges(hand)) {
        const bool is_about_it =
            phase.offer.give.covers(exchange.get) || exchange.give.covers(phase.offer.get);
        if (!is_about_it || !state[turn].hand.covers(exchange.get)) continue;
        const Strengths after = with(exchange.get, exchange.give);
        if (worth(after, players, seat) <= best) continue;
        if (worth(after, players, turn) <= of_turn + 4 * least_gain) continue;
        best = worth(after, players, seat);
        found.counter = Counter{exchange.give, exchange.get};
        found.countered = best;
    }
    return found;
}

}  // namespace catan::bots
