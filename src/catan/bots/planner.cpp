#include "planner.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

#include "catan/core/apply.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/score.hpp"
#include "outlook.hpp"

namespace catan::bots {
namespace {

// How many robber hexes, settlement sites and road edges are evaluated closely.
constexpr std::size_t robber_looks = 6;
constexpr std::size_t settlement_looks = 12;
constexpr std::size_t road_looks = 12;
// The same limit for the follow-up moves of a command.
constexpr std::size_t next_looks = 3;
// Offers per turn.
constexpr std::size_t most_offers = 3;

// Stable, so that ties keep their order with every standard library.
void sort_by_worth(std::vector<Plan>& plans) {
    std::stable_sort(plans.begin(), plans.end(),
                     [](const Plan& a, const Plan& b) { return a.worth > b.worth; });
}

Tempo tempo_of(const State& state, Seat seat) {
    if (state.turn.number == 0) return Tempo::Done;
    if (state.in<BeforeRoll>()) return Tempo::Roll;
    return state.in<MainPhase>() && state.turn.active() == seat ? Tempo::Done : Tempo::Act;
}

}  // namespace

bool find_trades(const State& state, Seat seat, const Bundle& price,
                 std::vector<TradeWithBank>& trades) {
    trades.clear();
    Bundle over = state[seat].hand - price;
    const PortSet ports = state[seat].ports;
    for (const Resource get : all_resources) {
        while (over[get] < 0) {
            // Give the resource whose surplus pays for the most trades.
            int most = 0;
            Resource give = get;
            for (const Resource candidate : all_resources) {
                const int times = over[candidate] * 12 / ports.ratio(candidate);
                if (over[candidate] >= ports.ratio(candidate) && times > most) {
                    most = times;
                    give = candidate;
                }
            }
            if (give == get) return false;
            const int ratio = ports.ratio(give);
            over[give] = static_cast<std::int16_t>(over[give] - ratio);
            ++over[get];
            int asked_for = 1;
            for (const TradeWithBank& earlier : trades) asked_for += earlier.get == get ? 1 : 0;
            if (state.bank[get] < asked_for) return false;
            trades.push_back({give, get, static_cast<std::int16_t>(ratio), 1});
        }
    }
    return true;
}

Worth Planner::judged(const State& state, Tempo tempo, Perspective judge) const {
    if (judge.others == nullptr || state.longest_road != judge.longest_road ||
        state.largest_army != judge.largest_army) {
        return bots::worth(strengths(*weights_, *land_, state, tempo), game().players(),
                           judge.seat);
    }
    Strengths all = *judge.others;
    const Situation situation(*land_, state, tempo);
    all[judge.seat.value] = strength(*weights_, traits(situation, judge.seat));
    return bots::worth(all, game().players(), judge.seat);
}

Worth Planner::worth(const State& state, Seat seat) const {
    return worth(state, Perspective{seat});
}

Worth Planner::worth(const State& state, Perspective judge) const {
    if (const auto* over = std::get_if<GameOver>(&state.phase)) {
        return over->winner == judge.seat ? surely_won : 0;
    }
    if (state.in<AwaitingCard>()) return worth_of_card(state, judge);
    if (state.in<AwaitingTheft>()) return worth_of_theft(state, judge);
    const bool is_own = asked(game(), state) == judge.seat;
    if (is_own && (state.in<MovingRobber>() || state.in<Stealing>() || state.in<FreeRoads>() ||
                   state.in<SetupRoad>())) {
        Worth best = 0;
        const auto see = [&](const Command& command) {
            best = std::max(best, worth_after(state, command, judge));
        };
        if (state.in<MovingRobber>()) {
            for (const RobberPlace& place : robber_places(*land_, state, judge.seat, next_looks)) {
                see(MoveRobber{place.hex});
            }
        } else if (state.in<FreeRoads>()) {
            for (const RoadPlace& road : best_roads(*land_, state, judge.seat, next_looks)) {
                see(BuildRoad{road.on});
            }
        } else {
            for (const Command& command : legal(game(), state)) see(command);
        }
        return best;
    }
    return judged(state, tempo_of(state, judge.seat), judge);
}

Worth Planner::worth_after(const State& state, const Command& command, Perspective judge) const {
    if (std::holds_alternative<EndTurn>(command)) return judged(state, Tempo::Done, judge);
    if (std::holds_alternative<Roll>(command)) return judged(state, Tempo::Roll, judge);
    State after = state;
    apply(game(), after, command);
    return worth(after, judge);
}

Worth Planner::worth_of_card(const State& state, Perspective judge) const {
    Worth sum = 0;
    std::uint32_t cards = 0;
    for (const Card card : all_cards) {
        const std::uint32_t number = state.deck[index(card)];
        if (number == 0) continue;
        State after = state;
        apply(game(), after, Outcome(DrawnCard{card}));
        sum += worth(after, judge) * number;
        cards += number;
    }
    return cards == 0 ? 0 : sum / cards;
}

Worth Planner::worth_of_theft(const State& state, Perspective judge) const {
    const Seat victim = std::get<AwaitingTheft>(state.phase).victim;
    Worth sum = 0;
    std::uint32_t cards = 0;
    for (const Resource resource : all_resources) {
        const auto number = static_cast<std::uint32_t>(state[victim].hand[resource]);
        if (number == 0) continue;
        State after = state;
        apply(game(), after, Outcome(StolenCard{resource}));
        sum += worth(after, judge) * number;
        cards += number;
    }
    return cards == 0 ? 0 : sum / cards;
}

Worth Planner::worth_of(const State& state, const Command& command,
                        std::span<const Plan> plans) const {
    const auto known =
        std::ranges::find_if(plans, [&](const Plan& plan) { return plan.first == command; });
    if (known != plans.end()) return known->worth;
    const Seat seat = asked(game(), state);
    if (const auto* discard = std::get_if<Discard>(&command)) {
        State after = state;
        after[seat].hand = after[seat].hand - discard->cards;
        return judged(after, Tempo::Act, Perspective{seat});
    }
    return worth_after(state, command, Perspective{seat});
}

void Planner::consider(const State& state, const Command& command, Perspective judge,
                       std::vector<Plan>& plans) const {
    plans.push_back({command, worth_after(state, command, judge)});
}

void Planner::plan_settlement(const State& state, Perspective judge,
                              std::vector<Plan>& plans) const {
    struct Site {
        int worth = 0;
        IntersectionId at;
    };
    const Wants wants(*land_, production_of(*land_, state, judge.seat), state[judge.seat].ports);
    std::vector<Site> sites;
    for (const IntersectionId at : state.places.open()) {
        sites.push_back({wants.worth(at), at});
    }
    std::stable_sort(sites.begin(), sites.end(),
                     [](const Site& a, const Site& b) { return a.worth > b.worth; });
    for (std::size_t i = 0; i < std::min(sites.size(), settlement_looks); ++i) {
        consider(state, Settle{sites[i].at}, judge, plans);
    }
}

void Planner::plan_purchases(const State& now, const TradeWithBank* first, Perspective judge,
                             std::vector<Plan>& plans) const {
    const Player& player = now[judge.seat];
    // A settlement can block opponents, so the strengths of all seats are computed again.
    const auto see = [&](const Command& command) {
        const bool is_settlement = std::holds_alternative<Settle>(command);
        plans.push_back(
            {first != nullptr ? Command(*first) : command,
             worth_after(now, command, is_settlement ? Perspective{judge.seat} : judge)});
    };
    if (player.roads > 0 && player.hand.covers(road_cost)) {
        for (const RoadPlace& road : best_roads(*land_, now, judge.seat, road_looks)) {
            see(BuildRoad{road.on});
        }
    }
    if (player.settlements > 0 && player.hand.covers(settlement_cost)) {
        for (const IntersectionId at : now.places.settlement_sites(judge.seat)) see(Settle{at});
    }
    if (player.cities > 0 && player.hand.covers(city_cost)) {
        for (const IntersectionId at : now.places.settlements(judge.seat)) see(BuildCity{at});
    }
    if (player.hand.covers(card_cost) && total(now.deck) > 0) see(BuyCard{});
}

void Planner::plan_cards(const State& state, Perspective judge, std::vector<Plan>& plans) const {
    std::vector<Command> commands;
    if (total(state[judge.seat].cards) == 0 || state.turn.played_card) return;
    list_legal(game(), state, commands);
    for (const Command& command : commands) {
        const bool is_card = std::holds_alternative<PlayKnight>(command) ||
                             std::holds_alternative<PlayRoadBuilding>(command) ||
                             std::holds_alternative<PlayPlenty>(command) ||
                             std::holds_alternative<PlayMonopoly>(command);
        if (!is_card) continue;
        // A knight or a monopoly changes the strengths of opponents too.
        const bool is_about_others = std::holds_alternative<PlayKnight>(command) ||
                                     std::holds_alternative<PlayMonopoly>(command);
        consider(state, command, is_about_others ? Perspective{judge.seat} : judge, plans);
    }
}

void Planner::plan_turn(const State& state, Perspective judge, std::vector<Plan>& plans) const {
    consider(state, EndTurn{}, judge, plans);
    plan_purchases(state, nullptr, judge, plans);
    plan_cards(state, judge, plans);
    const Player& player = state[judge.seat];
    if (player.hand.total() < 2) return;
    // Bank trades, on their own or as the first step to a purchase.
    for (const Resource give : all_resources) {
        const int ratio = player.ports.ratio(give);
        if (player.hand[give] < ratio) continue;
        for (const Resource get : all_resources) {
            if (get == give || state.bank[get] == 0) continue;
            consider(state, TradeWithBank{give, get, static_cast<std::int16_t>(ratio), 1}, judge,
                     plans);
        }
    }
    std::vector<TradeWithBank> trades;
    const std::array<const Bundle*, 4> prices{&road_cost, &settlement_cost, &city_cost, &card_cost};
    for (const Bundle* price : prices) {
        if (player.hand.covers(*price) || !find_trades(state, judge.seat, *price, trades)) continue;
        State traded = state;
        for (const TradeWithBank& trade : trades) apply(game(), traded, Command(trade));
        plan_purchases(traded, trades.data(), judge, plans);
    }
}

void Planner::plan_discard(const State& state, Perspective judge, std::vector<Plan>& plans) const {
    const Bundle& hand = state[judge.seat].hand;
    const int owed = std::get<Discarding>(state.phase).owed[judge.seat.value];
    State trial = state;
    const auto worth_with = [&](const Bundle& cards) {
        trial[judge.seat].hand = cards;
        return judged(trial, Tempo::Act, judge);
    };
    // Greedy: drop the least missed card each time, but never one that is kept for a purchase.
    const auto consider_keeping = [&](const Bundle& kept) {
        Bundle left = hand;
        Discard discard;
        for (int more = owed; more > 0; --more) {
            Worth best = 0;
            std::optional<Resource> missed_least;
            for (const Resource resource : all_resources) {
                if (left[resource] <= kept[resource]) continue;
                Bundle without = left;
                --without[resource];
                const Worth found = worth_with(without);
                if (missed_least && found <= best) continue;
                best = found;
                missed_least = resource;
            }
            --left[*missed_least];
            ++discard.cards[*missed_least];
        }
        const bool is_known = std::ranges::any_of(
            plans, [&](const Plan& plan) { return plan.first == Command(discard); });
        if (!is_known) plans.push_back({discard, worth_with(left)});
    };
    consider_keeping(Bundle{});
    for (const Bundle* price : {&settlement_cost, &city_cost, &card_cost}) {
        if (hand.covers(*price) && hand.total() - price->total() >= owed) consider_keeping(*price);
    }
    sort_by_worth(plans);
}

void Planner::plan_listed(const State& state, Perspective judge, std::vector<Plan>& plans) const {
    std::vector<Command> commands;
    list_legal(game(), state, commands);
    for (const Command& command : commands) consider(state, command, judge, plans);
}

void Planner::plan_answer(const State& state, std::vector<Plan>& plans) const {
    const Trader::AnswerWorths answers = trader_.answer(state);
    plans.push_back({Decline{}, answers.declined});
    if (answers.accepted) plans.push_back({Accept{}, *answers.accepted});
    if (answers.counter) plans.push_back({*answers.counter, answers.countered});
}

// An offer costs nothing, so it comes before ending the turn or a bank trade, but after anything
// that can be built at once.
void Planner::plan_offer(const State& state, const RecentOffers& talk,
                         std::vector<Plan>& plans) const {
    if (talk.offers() >= most_offers || !has_offers_left(game(), state)) return;
    const Command& best = plans.front().first;
    if (!std::holds_alternative<EndTurn>(best) && !std::holds_alternative<TradeWithBank>(best)) {
        return;
    }
    const auto proposal = trader_.propose(state, talk);
    if (!proposal) return;
    plans.insert(plans.begin(), {proposal->offer, std::max(proposal->worth, plans.front().worth)});
}

void Planner::plan_closing(const State& state, Perspective judge, std::vector<Plan>& plans) const {
    for (const Command& command : legal(game(), state)) {
        State after = state;
        apply(game(), after, command);
        plans.push_back({command, judged(after, Tempo::Act, judge)});
    }
}

void Planner::plan(const State& state, const RecentOffers* talk, std::vector<Plan>& plans) const {
    plans.clear();
    const Seat seat = asked(game(), state);
    const Strengths before = strengths(*weights_, *land_, state, tempo_of(state, seat));
    const Perspective own{seat, &before, state.longest_road, state.largest_army};
    const Perspective all{seat};
    if (state.in<Discarding>()) return plan_discard(state, own, plans);
    if (state.in<SetupSettlement>()) {
        plan_settlement(state, own, plans);
    } else if (state.in<MovingRobber>()) {
        for (const RobberPlace& place : robber_places(*land_, state, seat, robber_looks)) {
            consider(state, MoveRobber{place.hex}, all, plans);
        }
    } else if (state.in<FreeRoads>()) {
        for (const RoadPlace& road : best_roads(*land_, state, seat, road_looks)) {
            consider(state, BuildRoad{road.on}, own, plans);
        }
    } else if (state.in<MainPhase>()) {
        plan_turn(state, own, plans);
    } else if (state.in<BeforeRoll>()) {
        consider(state, Roll{}, all, plans);
        if (!game().settings().house_rules.late_cards) plan_cards(state, all, plans);
    } else if (state.in<Answering>()) {
        plan_answer(state, plans);
    } else if (state.in<ClosingTrade>()) {
        plan_closing(state, all, plans);
    } else {
        plan_listed(state, all, plans);
    }
    sort_by_worth(plans);
    if (talk != nullptr && state.in<MainPhase>()) plan_offer(state, *talk, plans);
}

}  // namespace catan::bots
