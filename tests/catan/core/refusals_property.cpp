// Checks legality in random games (R3-R9): every listed or drawn command is accepted, and every other command is judged
// like the slow rules, down to the rule that forbids it (R4.6). CATAN_TEST_SCALE as in playouts_property.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/refuse.hpp"
#include "support/babbler.hpp"
#include "support/slow_rules.hpp"
#include "support/tables.hpp"

using namespace catan;

namespace {

bool is_only_judged(const Command& command) {
    const auto* trade = std::get_if<TradeWithBank>(&command);
    return std::holds_alternative<Discard>(command) || std::holds_alternative<Offer>(command) ||
           std::holds_alternative<Counter>(command) || (trade != nullptr && trade->got > 1);
}

bool agree(const std::optional<Refusal>& refusal, const std::optional<Rule>& rule) {
    return refusal.has_value() == rule.has_value() && (!rule || refusal->rule == *rule);
}

void demand_judged_alike(const Ply& ply, const Command& command) {
    const auto refusal = refuse(ply.game, ply.before, command);
    const auto rule = slow::broken_rule(ply.game, ply.before, command);
    if (agree(refusal, rule)) return;
    const auto words = [](bool is_refused, Rule by) {
        return is_refused ? fmt::format("R{}.{}", by.section, by.number) : std::string("legal");
    };
    ply.fail(fmt::format("command of kind {} is judged {}, but the rules say {}", command.index(),
                         words(refusal.has_value(), refusal.value_or(Refusal{}).rule),
                         words(rule.has_value(), rule.value_or(Rule{}))));
}

// Every outcome that can be written down, and some that cannot be thrown.
std::vector<Outcome> every_outcome() {
    std::vector<Outcome> outcomes;
    for (std::uint8_t first = 0; first <= 7; ++first) {
        for (std::uint8_t second = 0; second <= 7; ++second) {
            outcomes.emplace_back(Dice{first, second});
        }
    }
    for (const Card card : all_cards) outcomes.emplace_back(DrawnCard{card});
    for (const Resource resource : all_resources) outcomes.emplace_back(StolenCard{resource});
    return outcomes;
}

// R9: the chance of an outcome, in cards or in throws.
std::uint32_t chance_of(const State& state, const Outcome& outcome) {
    if (const auto* dice = std::get_if<Dice>(&outcome)) {
        const bool can_fall =
            std::min(dice->first, dice->second) >= 1 && std::max(dice->first, dice->second) <= 6;
        return state.in<AwaitingDice>() && can_fall ? 1 : 0;
    }
    if (const auto* drawn = std::get_if<DrawnCard>(&outcome)) {
        return state.in<AwaitingCard>() ? state.deck[index(drawn->card)] : 0;
    }
    const auto* theft = std::get_if<AwaitingTheft>(&state.phase);
    if (theft == nullptr) return 0;
    const Resource card = std::get<StolenCard>(outcome).resource;
    return static_cast<std::uint32_t>(state[theft->victim].hand[card]);
}

}  // namespace

TEST_CASE(
    "R4-R8 every command that is listed or drawn is accepted, and no refusal touches the state") {
    play_at_tables(1500, 1000, [](const Table&) {
        return [](const Ply& ply) {
            const auto* said = std::get_if<Command>(&ply.step);
            if (said == nullptr) return;
            const State copy = ply.before;
            for (const Command& command : ply.listed) {
                ply.demand(!is_only_judged(command), "what is only judged is not listed");
                ply.demand(!refuse(ply.game, ply.before, command), "what is listed is legal");
            }
            ply.demand(!refuse(ply.game, ply.before, *said), "what is drawn is legal");
            ply.demand(!slow::broken_rule(ply.game, ply.before, *said), "what is said is legal");
            ply.demand(copy == ply.before && hash(copy) == hash(ply.before),
                       "judging changes nothing");
        };
    });
}

TEST_CASE("R3-R8 what is listed is all that is legal, but for the kinds that are only judged") {
    for (std::uint64_t seed = 0; seed < scaled(1000); ++seed) {
        const Table table = random_table(seed);
        const std::vector<Command> all = everything(table.game);
        play(table, 1200, [&](const Ply& ply) {
            if ((ply.number + seed) % 24 != 0) return;
            const auto listed = legal(ply.game, ply.before);
            std::size_t found = 0;
            for (const Command& command : all) {
                const bool is_listed = std::ranges::find(listed, command) != listed.end();
                demand_judged_alike(ply, command);
                ply.demand(is_listed == !refuse(ply.game, ply.before, command),
                           "a command is listed just where it is legal");
                found += is_listed ? 1 : 0;
            }
            ply.demand(found == listed.size(), "nothing is listed twice");
        });
    }
}

TEST_CASE("R3-R8 what is legal is counted and chosen without the list as with it") {
    play_at_tables(1500, 1000, [](const Table& table) {
        return [&table, random = Random(table.seed, Domain::Choice)](const Ply& ply) mutable {
            const auto listed = legal(ply.game, ply.before);
            ply.demand(count_legal(ply.game, ply.before) == listed.size(), "it is counted right");
            for (std::size_t i = 0; i < listed.size(); ++i) {
                ply.demand(nth_legal(ply.game, ply.before, i) == listed[i],
                           "each has its place in the list");
            }
            if (listed.empty()) return;
            Random same = random;
            const Command chosen = choose_legal(ply.game, ply.before, random);
            ply.demand(chosen == listed[same.below(static_cast<std::uint32_t>(listed.size()))],
                       "the same one is chosen");
            State said = ply.before;
            State played = ply.before;
            Random other = random;
            Random again = random;
            apply(ply.game, said, choose_legal(ply.game, said, other));
            apply_any(ply.game, played, again);
            ply.demand(said == played, "the same one is played");
            ply.demand(other == again && random.next() == same.next(), "for the same draw");
            if (!awaits_outcome(said)) return;
            Dealer dealer(table.seed);
            Dealer twin = dealer;
            apply(ply.game, said, dealer.deal(said));
            apply_any(ply.game, played, twin);
            ply.demand(said == played && dealer == twin, "chance answers the same");
        };
    });
}

TEST_CASE(
    "R3-R9 whatever is said is judged as the rules say, and by the rule that speaks against it") {
    play_at_tables(1500, 1000, [](const Table& table) {
        return [babbler = Babbler(table.game, table.seed)](const Ply& ply) mutable {
            const State copy = ply.before;
            for (int i = 0; i < 6; ++i) {
                const Command command =
                    i % 2 == 0 ? babbler.any(ply.before) : babbler.any_judged(ply.before);
                demand_judged_alike(ply, command);
                const bool is_listed = std::ranges::find(ply.listed, command) != ply.listed.end();
                ply.demand(is_listed || is_only_judged(command) ||
                               refuse(ply.game, ply.before, command).has_value(),
                           "what is neither listed nor only judged is refused");
            }
            ply.demand(copy == ply.before && hash(copy) == hash(ply.before),
                       "judging changes nothing");
        };
    });
}

TEST_CASE("R4.6 a word from another seat is refused by the rule that is waiting") {
    play_at_tables(2000, 1200, [](const Table& table) {
        return [babbler = Babbler(table.game, table.seed)](const Ply& ply) mutable {
            const Seat word = slow::whose_word(ply.game, ply.before);
            const auto* said = std::get_if<Command>(&ply.step);
            for (int i = 0; i < 3; ++i) {
                const bool repeats = said != nullptr && babbler.one_in(2);
                const Command command = repeats ? *said : babbler.any(ply.before);
                const Seat speaker = babbler.seat();
                const auto refusal = refuse(ply.game, ply.before, command, speaker);
                if (speaker == word && word.exists()) {
                    ply.demand(refusal == refuse(ply.game, ply.before, command),
                               "it is their word");
                } else {
                    ply.demand(refusal.has_value(), "it is not their word");
                    ply.demand(refusal->rule == slow::waiting_rule(ply.before), "the waiting rule");
                    ply.demand(refusal->seat == word, "and the refusal tells whose word it is");
                }
            }
        };
    });
}

TEST_CASE("R8.2 R8.4 offers and counters that are drawn are legal, wherever there can be one") {
    play_at_tables(1500, 1000, [](const Table& table) {
        return [random = Random(table.seed, Domain::Card)](const Ply& ply) mutable {
            const State& state = ply.before;
            const auto offer = draw_offer(ply.game, state, random);
            const bool may_offer = state.in<MainPhase>() && !state.turn.paired.exists() &&
                                   state.turn.offers < ply.game.settings().offers &&
                                   !state[state.turn.player].hand.empty();
            ply.demand(offer.has_value() == may_offer,
                       "an offer, if the turn player has a card and an offer left");
            ply.demand(!offer || !slow::broken_rule(ply.game, state, *offer), "a legal one");
            const auto counter = draw_counter(ply.game, state, random);
            const bool may_counter =
                state.in<Answering>() && !state[slow::whose_word(ply.game, state)].hand.empty();
            ply.demand(counter.has_value() == may_counter,
                       "a counter, if the asked one has a card");
            ply.demand(!counter || !slow::broken_rule(ply.game, state, *counter), "a legal one");
        };
    });
}

TEST_CASE(
    "R9 outcomes are possible as often as there are cards or throws, and others are refused") {
    const std::vector<Outcome> all = every_outcome();
    play_at_tables(1500, 1200, [&](const Table&) {
        return [&](const Ply& ply) {
            const State& state = ply.before;
            const auto possible = possible_outcomes(state);
            const bool awaited = slow::waiting_rule(state) == Rule{9, 0};
            ply.demand(awaited != possible.empty(), "there are outcomes where one is awaited");
            if (!awaited && ply.number % 16 != 0) return;
            std::size_t found = 0;
            for (const Outcome& outcome : all) {
                const auto at = std::ranges::find(possible, outcome, &WeightedOutcome::outcome);
                const std::uint32_t weight = at != possible.end() ? at->weight : 0;
                const auto refusal = refuse(state, outcome);
                ply.demand(weight == chance_of(state, outcome), "its weight is its chance");
                ply.demand(refusal.has_value() == (weight == 0), "refused just where impossible");
                ply.demand(!refusal || refusal->rule == Rule{9, 0}, "by R9");
                found += weight > 0 ? 1 : 0;
            }
            ply.demand(found == possible.size(), "nothing is listed twice");
            if (const auto* dealt = std::get_if<Outcome>(&ply.step)) {
                ply.demand(!refuse(state, *dealt), "the dealer deals what is possible");
            }
        };
    });
}

TEST_CASE("R9 what is dealt depends on the seed, the kind and how many of that kind came before") {
    play_at_tables(300, 800, [](const Table& table) {
        return [dealer = Dealer(table.seed)](const Ply& ply) mutable {
            const auto* dealt = std::get_if<Outcome>(&ply.step);
            if (dealt == nullptr) return;
            ply.demand(dealer.deal(ply.before) == *dealt, "the same seed deals the same");
        };
    });
}
