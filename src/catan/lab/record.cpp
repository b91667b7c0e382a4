#include "catan/lab/record.hpp"

#include <variant>

#include "catan/core/score.hpp"

namespace catan::lab {
namespace {

class RecordCounter {
public:
    explicit RecordCounter(GameRecord& record) : record_(record) {}

    void operator()(const CardsMoved& moved) {
        const auto cards = static_cast<std::uint32_t>(moved.cards.total());
        const auto got = [&](Count count) {
            if (moved.to.exists()) record_.of(moved.to, count) += cards;
        };
        const auto gave = [&](Count count) {
            if (moved.from.exists()) record_.of(moved.from, count) += cards;
        };
        switch (moved.cause) {
            case Cause::Setup: return got(Count::SetUp);
            case Cause::Production: return got(Count::Production);
            case Cause::Discard: return gave(Count::Discarded);
            case Cause::Price: return gave(Count::Spent);
            case Cause::Plenty: return got(Count::Plenty);
            case Cause::Monopoly: got(Count::MonopolyGot); return gave(Count::MonopolyLost);
            case Cause::BankTrade: got(Count::BankGot); return gave(Count::BankGave);
            case Cause::PlayerTrade: got(Count::TradeGot); return gave(Count::TradeGave);
        }
    }
    void operator()(const CardStolen& stolen) {
        ++record_.of(stolen.thief, Count::Stolen);
        ++record_.of(stolen.victim, Count::Robbed);
    }
    void operator()(const CardBought& bought) { ++record_.of(bought.seat, Count::CardsBought); }
    void operator()(const AwardMoved& moved) {
        if (!moved.to.exists()) return;
        const bool road = moved.award == AwardMoved::Award::LongestRoad;
        ++(road ? record_.longest_road_moves : record_.largest_army_moves);
    }
    void operator()(const Shortage& /*event*/) { ++record_.shortages; }
    void operator()(const RobberMoved& /*event*/) {}
    void operator()(const TurnBegan& /*event*/) {}
    void operator()(const GameWon& won) { record_.winner = won.seat; }

private:
    GameRecord& record_;
};

}  // namespace

void GameRecord::add(const Move& move, std::span<const Event> events) {
    ++commands;
    if (std::holds_alternative<Offer>(move.command) ||
        std::holds_alternative<Counter>(move.command)) {
        ++of(move.seat, Count::Offers);
    }
    if (move.outcome) {
        if (const auto* thrown = std::get_if<Dice>(&*move.outcome)) ++dice[thrown->sum() - 2U];
    }
    RecordCounter counting(*this);
    for (const Event& event : events) std::visit(counting, event);
}

void GameRecord::finish(const Game& played, const State& state) {
    turns = state.turn.number;
    const Pieces& supply = played.settings().pieces;
    for (std::size_t i = 0; i < played.players(); ++i) {
        const Seat seat(i);
        const Player& player = state[seat];
        of(seat, Count::Points) = static_cast<std::uint32_t>(points(played, state, seat));
        of(seat, Count::Settlements) = supply.settlements - player.settlements;
        of(seat, Count::Cities) = supply.cities - player.cities;
        of(seat, Count::LongestRoad) = state.longest_road == seat ? 1 : 0;
        of(seat, Count::LargestArmy) = state.largest_army == seat ? 1 : 0;
        of(seat, Count::VictoryCards) = player.cards[index(Card::Victory)];
        of(seat, Count::RoadLength) = player.longest_road;
        of(seat, Count::Roads) = supply.roads - player.roads;
        of(seat, Count::Knights) = static_cast<std::uint32_t>(player.knights_played());
    }
}

}  // namespace catan::lab
