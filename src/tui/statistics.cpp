#include "tui/statistics.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "catan/apply.hpp"
#include "catan/layout.hpp"
#include "catan/rules.hpp"
#include "tui/kit/spans.hpp"

namespace catan::tui {
namespace {

// Where the cards of a seat came from and went to. What is both gained and lost is a balance.
struct Account {
    double expected = 0;  // of all rolls, with the robber where he stood
    int owed = 0;         // by those rolls, as they came
    int received = 0;
    int stolen = 0;
    int robbed = 0;
    int discarded = 0;
    int bank = 0;
    int trades = 0;
    int cards = 0;  // development cards: plenty and monopoly
};

std::string balance(int cards) { return cards == 0 ? "0" : fmt::format("{:+}", cards); }

class Counting {
public:
    explicit Counting(const Game& game) : game_(game) {}

    // `before` is the state in which the dice fell.
    void add_roll(const State& before, Dice dice) {
        ++sums_[dice.sum()];
        ++rolls_;
        for (const std::size_t number : token_numbers) {
            const auto token = static_cast<std::uint8_t>(number);
            for (const HexId hex : game_.hexes_with(token)) {
                if (hex == before.robber) continue;
                for (const IntersectionId corner : game_.topology().corners(hex)) {
                    const Seat owner = before.places.building_owner(corner);
                    if (!owner.exists()) continue;
                    const int cards = before.places.is_city(corner) ? 2 : 1;
                    of(owner).expected += cards * pips(token) / 36.0;
                    if (token == dice.sum()) of(owner).owed += cards;
                }
            }
        }
    }

    void add(const Event& event) {
        if (const auto* stolen = std::get_if<CardStolen>(&event)) {
            ++of(stolen->thief).stolen;
            ++of(stolen->victim).robbed;
        }
        if (const auto* moved = std::get_if<CardsMoved>(&event)) {
            if (moved->to.exists()) add(of(moved->to), moved->cause, moved->cards.total());
            if (moved->from.exists()) add(of(moved->from), moved->cause, -moved->cards.total());
        }
    }

    [[nodiscard]] std::vector<std::string> lines(std::span<const std::string> names) const {
        std::vector<std::string> lines{
            fmt::format("{} rolls, and how many were to be expected:", rolls_)};
        for (std::size_t sum = 2; sum < sums_.size(); ++sum) {
            const int ways = sum == 7 ? 6 : pips(static_cast<std::uint8_t>(sum));
            lines.push_back(fmt::format("{:>2} {:>3} {:>5.1f}  {}", sum, sums_[sum],
                                        static_cast<double>(rolls_ * ways) / 36,
                                        std::string(bar(sums_[sum]), '#')));
        }
        lines.emplace_back();
        lines.emplace_back(
            "Cards     expected received short stole robbed discarded  bank trade   dev");
        for (std::size_t i = 0; i < names.size(); ++i) {
            const Account& account = accounts_[i];
            lines.push_back(fmt::format(
                "{} {:>8.1f} {:>8} {:>5} {:>5} {:>6} {:>9} {:>5} {:>5} {:>5}",
                kit::padded(names[i], 9, kit::Glyphs::Unicode), account.expected, account.received,
                account.owed - account.received, account.stolen, account.robbed, account.discarded,
                balance(account.bank), balance(account.trades), balance(account.cards)));
        }
        lines.emplace_back("short: owed by the dice, but the bank had not enough (R4.3)");
        return lines;
    }

private:
    Account& of(Seat seat) { return accounts_[seat.value]; }

    static void add(Account& account, Cause cause, int cards) {
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

    [[nodiscard]] std::size_t bar(int count) const {
        constexpr int longest = 50;
        const int most = *std::ranges::max_element(sums_);
        return static_cast<std::size_t>(most <= longest ? count : count * longest / most);
    }

    const Game& game_;
    std::array<int, 13> sums_{};
    int rolls_ = 0;
    std::array<Account, most_players> accounts_{};
};

}  // namespace

std::vector<std::string> statistics(const Game& game, std::span<const std::string> names,
                                    std::span<const Said> history) {
    Counting counting(game);
    State state = start(game);
    for (const Said& said : history) {
        Events events;
        apply(game, state, said.command, &events);
        if (said.outcome) {
            if (const auto* dice = std::get_if<Dice>(&*said.outcome)) {
                counting.add_roll(state, *dice);
            }
            apply(game, state, *said.outcome, &events);
        }
        for (const Event& event : events) counting.add(event);
    }
    return counting.lines(names);
}

}  // namespace catan::tui
