#include "catan/tui/statistics.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "catan/core/layout.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/rules.hpp"
#include "kit/spans.hpp"

namespace catan::tui {
namespace {

std::string balance(int cards) { return cards == 0 ? "0" : fmt::format("{:+}", cards); }

class StatisticsCounter {
public:
    explicit StatisticsCounter(const Game& game)
        : game_(game),
          robber_(game.board().layout.robber),
          buildings_(game.topology().intersections()) {}

    // Updates the board before counting a roll, because the expected cards depend on the pieces and the robber.
    void add(const SeenMove& seen) {
        const Move& move = seen.move;
        if (const auto* settle = std::get_if<Settle>(&move.command)) {
            buildings_[settle->at.value] = {move.seat, 1};
        } else if (const auto* city = std::get_if<BuildCity>(&move.command)) {
            buildings_[city->at.value] = {move.seat, 2};
        } else if (const auto* robber = std::get_if<MoveRobber>(&move.command)) {
            robber_ = robber->to;
        }
        if (move.outcome) {
            if (const auto* dice = std::get_if<Dice>(&*move.outcome)) add_roll(*dice);
        }
        for (const catan::Event& event : seen.events) add(event);
    }

    [[nodiscard]] const GameStatistics& tally() const { return tally_; }

private:
    struct Producer {
        Seat owner;
        int cards = 0;  // cards a hex pays it
    };

    void add_roll(Dice dice) {
        ++tally_.sums[dice.sum()];
        ++tally_.rolls;
        for (const std::size_t number : token_numbers) {
            const auto token = static_cast<std::uint8_t>(number);
            for (const HexId hex : game_.hexes_with(token)) {
                if (hex == robber_) continue;
                for (const IntersectionId corner : game_.topology().corners(hex)) {
                    const Producer& building = buildings_[corner.value];
                    if (!building.owner.exists()) continue;
                    CardAccount& account = of(building.owner);
                    account.expected += building.cards * pips(token) / 36.0;
                    if (token == dice.sum()) account.owed += building.cards;
                }
            }
        }
    }

    void add(const catan::Event& event) {
        if (const auto* stolen = std::get_if<CardStolen>(&event)) {
            ++of(stolen->thief).stolen;
            ++of(stolen->victim).robbed;
        }
        if (const auto* moved = std::get_if<CardsMoved>(&event)) {
            if (moved->to.exists()) add(of(moved->to), moved->cause, moved->cards.total());
            if (moved->from.exists()) add(of(moved->from), moved->cause, -moved->cards.total());
        }
    }

    CardAccount& of(Seat seat) { return tally_.accounts[seat.value]; }

    static void add(CardAccount& account, Cause cause, int cards) {
        switch (cause) {
            case Cause::Production: account.received += cards; break;
            case Cause::Discard: account.discarded -= cards; break;
            case Cause::BankTrade: account.bank += cards; break;
            case Cause::PlayerTrade: account.trades += cards; break;
            case Cause::Plenty:
            case Cause::Monopoly: account.cards += cards; break;
            case Cause::Setup:
            case Cause::Price: break;
        }
    }

    const Game& game_;
    HexId robber_;
    std::vector<Producer> buildings_;  // by intersection
    GameStatistics tally_;
};

std::size_t bar(const GameStatistics& tally, int count) {
    constexpr int longest = 50;
    const int most = *std::ranges::max_element(tally.sums);
    return static_cast<std::size_t>(most <= longest ? count : count * longest / most);
}

}  // namespace

GameStatistics tally(const table::Chair& chair) {
    StatisticsCounter counting(chair.game());
    for (const SeenMove& seen : chair.history()) counting.add(seen);
    return counting.tally();
}

double expected_rolls(int rolls, std::size_t sum) {
    const int ways = sum == 7 ? 6 : pips(static_cast<std::uint8_t>(sum));
    return static_cast<double>(rolls * ways) / 36;
}

std::vector<std::string> account_lines(const GameStatistics& tally,
                                       std::span<const std::string> names) {
    std::vector<std::string> lines{
        "Cards     expected received short stole robbed discarded  bank trade   dev"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const CardAccount& account = tally.accounts[i];
        lines.push_back(fmt::format(
            "{} {:>8.1f} {:>8} {:>5} {:>5} {:>6} {:>9} {:>5} {:>5} {:>5}",
            kit::padded(names[i], 9, kit::Glyphs::Unicode), account.expected, account.received,
            account.owed - account.received, account.stolen, account.robbed, account.discarded,
            balance(account.bank), balance(account.trades), balance(account.cards)));
    }
    lines.emplace_back("short: owed by the dice, but the bank had not enough (R4.3)");
    return lines;
}

std::vector<std::string> statistics(const table::Chair& chair) {
    const GameStatistics all = tally(chair);
    std::vector<std::string> lines{fmt::format(
        "{} roll{}, and how many were to be expected:", all.rolls, all.rolls == 1 ? "" : "s")};
    for (std::size_t sum = 2; sum < all.sums.size(); ++sum) {
        lines.push_back(fmt::format("{:>2} {:>3} {:>5.1f}  {}", sum, all.sums[sum],
                                    expected_rolls(all.rolls, sum),
                                    std::string(bar(all, all.sums[sum]), '#')));
    }
    lines.emplace_back();
    for (std::string& line : account_lines(all, chair.names())) lines.push_back(std::move(line));
    return lines;
}

}  // namespace catan::tui
