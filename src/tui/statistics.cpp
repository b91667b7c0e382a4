#include "tui/statistics.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <ftxui/screen/string.hpp>

#include "catan/layout.hpp"
#include "catan/rules.hpp"

namespace catan::tui {
namespace {

struct Account {
    int produced = 0;
    int robbed = 0;  // from others
    int lost = 0;    // to the robber
    int discarded = 0;
    int traded = 0;
};

std::string padded(const std::string& text, int width) {
    const int missing = width - ftxui::string_width(text);
    return text + std::string(static_cast<std::size_t>(std::max(missing, 0)), ' ');
}

void count(const Event& event, std::array<Account, most_players>& accounts) {
    if (const auto* moved = std::get_if<CardsMoved>(&event)) {
        const int cards = moved->cards.total();
        switch (moved->cause) {
            case Cause::Setup:
            case Cause::Production: accounts[moved->to.value].produced += cards; break;
            case Cause::Discard: accounts[moved->from.value].discarded += cards; break;
            case Cause::BankTrade:
            case Cause::PlayerTrade:
                if (moved->to.exists()) accounts[moved->to.value].traded += cards;
                break;
            case Cause::Price:
            case Cause::Plenty:
            case Cause::Monopoly: break;
        }
    }
    if (const auto* stolen = std::get_if<CardStolen>(&event)) {
        ++accounts[stolen->thief.value].robbed;
        ++accounts[stolen->victim.value].lost;
    }
}

}  // namespace

std::vector<std::string> statistics(const Log& log, std::span<const std::string> names) {
    std::array<int, 13> sums{};
    int rolls = 0;
    std::array<Account, most_players> accounts{};
    for (const Log::Entry& entry : log.entries()) {
        if (std::holds_alternative<Roll>(entry.said.command) && entry.said.outcome) {
            ++sums[std::get<Dice>(*entry.said.outcome).sum()];
            ++rolls;
        }
        for (const Event& event : entry.events) count(event, accounts);
    }
    std::vector<std::string> lines{
        fmt::format("{} rolls, and how many were to be expected:", rolls)};
    for (std::size_t sum = 2; sum < sums.size(); ++sum) {
        const int ways = sum == 7 ? 6 : pips(static_cast<std::uint8_t>(sum));
        lines.push_back(fmt::format(
            "{:>2} {:>3} {:>5.1f}  {}", sum, sums[sum], static_cast<double>(rolls * ways) / 36,
            std::string(static_cast<std::size_t>(std::min(sums[sum], 40)), '#')));
    }
    lines.emplace_back();
    lines.emplace_back("Cards         received robbed  lost  discarded  traded");
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Account& account = accounts[i];
        lines.push_back(fmt::format("{} {:>8} {:>6} {:>5} {:>10} {:>7}", padded(names[i], 12),
                                    account.produced, account.robbed, account.lost,
                                    account.discarded, account.traded));
    }
    return lines;
}

}  // namespace catan::tui
