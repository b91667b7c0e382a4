#include "catan/tui/missed_moves.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/core/rules.hpp"
#include "catan/tui/sentence.hpp"
#include "text/listing.hpp"

namespace catan::tui {
namespace {

using Parts = std::vector<std::string>;

// `a road`, `2 roads`
std::string some(int count, std::string_view one, std::string_view many) {
    return count == 1 ? fmt::format("a {}", one) : fmt::format("{} {}", count, many);
}

// Actions of one seat in the missed moves.
struct SeatSummary {
    Parts rolls;
    int got = 0;  // cards, from the dice
    int roads = 0;
    int settlements = 0;
    int cities = 0;
    int bought = 0;
    Parts played;
};

class MoveSummary {
public:
    explicit MoveSummary(std::span<const std::string> names) : names_(names) {}

    void add(const SeenMove& seen) {
        std::visit([&](const auto& said) { this->tell(seen.move, said); }, seen.move.command);
        for (const catan::Event& event : seen.events) {
            std::visit([&](const auto& one) { this->tell(one); }, event);
        }
    }

    [[nodiscard]] Parts lines() const {
        Parts lines;
        add_line(lines, "Dice",
                 each([](const SeatSummary& summary) { return text::joined(summary.rolls); }));
        add_line(lines, "They paid", each([](const SeatSummary& summary) {
                     return summary.got == 0 ? std::string() : fmt::format("{}", summary.got);
                 }));
        add_line(lines, "Built", each(built));
        add_line(lines, "Cards", each(cards));
        add_line(lines, "Robber", robberies_);
        add_line(lines, "Trades", trades_);
        add_line(lines, "Awards", awards_);
        return lines;
    }

private:
    [[nodiscard]] const std::string& name(Seat seat) const { return names_[seat.value]; }
    SeatSummary& of(Seat seat) { return deeds_[seat.value]; }

    static void add_line(Parts& lines, std::string_view heading, const Parts& parts) {
        if (parts.empty()) return;
        const bool has_commas = std::ranges::any_of(
            parts, [](const std::string& part) { return part.find(", ") != std::string::npos; });
        lines.push_back(fmt::format("{}: {}", heading, fmt::join(parts, has_commas ? "; " : ", ")));
    }
    // `Ben 3, Cy 1`, without seats that have nothing to list.
    template <typename Say>
    [[nodiscard]] Parts each(Say say) const {
        Parts parts;
        for (std::size_t i = 0; i < names_.size(); ++i) {
            const std::string words = say(deeds_[i]);
            if (!words.empty()) parts.push_back(fmt::format("{} {}", names_[i], words));
        }
        return parts;
    }
    static std::string built(const SeatSummary& summary) {
        Parts parts;
        if (summary.settlements > 0) {
            parts.push_back(some(summary.settlements, "settlement", "settlements"));
        }
        if (summary.cities > 0) parts.push_back(some(summary.cities, "city", "cities"));
        if (summary.roads > 0) parts.push_back(some(summary.roads, "road", "roads"));
        return text::joined(parts);
    }
    static std::string cards(const SeatSummary& summary) {
        Parts parts;
        if (summary.bought > 0) {
            parts.push_back(summary.bought == 1 ? std::string("bought one")
                                                : fmt::format("bought {}", summary.bought));
        }
        if (!summary.played.empty()) {
            parts.push_back(fmt::format("played {}", text::joined(summary.played)));
        }
        return text::joined(parts);
    }

    void tell(const Move& move, const Roll&) {
        if (!move.outcome) return;
        const Dice dice = std::get<Dice>(*move.outcome);
        of(move.seat).rolls.push_back(fmt::format("{}", dice.sum()));
    }
    void tell(const Move& move, const Settle&) { ++of(move.seat).settlements; }
    void tell(const Move& move, const BuildRoad&) { ++of(move.seat).roads; }
    void tell(const Move& move, const BuildCity&) { ++of(move.seat).cities; }
    void tell(const Move& move, const PlayKnight&) { play(move, "a knight"); }
    void tell(const Move& move, const PlayRoadBuilding&) { play(move, "road building"); }
    void tell(const Move& move, const PlayPlenty&) { play(move, "year of plenty"); }
    void tell(const Move& move, const PlayMonopoly& played) {
        play(move, fmt::format("monopoly on {}", catan::name(played.resource)));
    }
    template <typename Other>
    void tell(const Move& /*move*/, const Other& /*command*/) {}
    void play(const Move& move, std::string card) {
        of(move.seat).played.push_back(std::move(card));
    }

    void tell(const CardsMoved& moved) {
        if (moved.cause == Cause::Production) of(moved.to).got += moved.cards.total();
        if (moved.cause != Cause::PlayerTrade) return;
        trades_.push_back(fmt::format("{} gave {} {}", name(moved.from), name(moved.to),
                                      cards_words(moved.cards)));
    }
    void tell(const CardStolen& stolen) {
        robberies_.push_back(fmt::format("{} robbed {}", name(stolen.thief), name(stolen.victim)));
    }
    void tell(const CardBought& bought) { ++of(bought.seat).bought; }
    void tell(const AwardMoved& award) {
        const std::string_view what =
            award.award == AwardMoved::Award::LongestRoad ? "longest road" : "largest army";
        awards_.push_back(award.to.exists() ? fmt::format("{} has the {}", name(award.to), what)
                                            : fmt::format("no player has the {}", what));
    }
    template <typename Other>
    void tell(const Other& /*event*/) {}

    std::span<const std::string> names_;
    std::array<SeatSummary, most_players> deeds_;
    Parts robberies_;
    Parts trades_;
    Parts awards_;
};

// Cards one player took from another over all missed turns.
struct Loss {
    Seat by;
    Bundle stolen;
    Bundle monopolized;
};

// `Ada stole 1 lumber and 1 grain from you`, `Bo stole 1 ore and took 3 wool by monopoly`
std::string loss_words(const Loss& loss, std::string_view name, std::string_view from) {
    const bool has_stolen = !loss.stolen.empty();
    std::string words(name);
    if (has_stolen) words += fmt::format(" stole {}{}", cards_words(loss.stolen), from);
    if (loss.monopolized.empty()) return words;
    return words + fmt::format("{} took {}{} by monopoly", has_stolen ? " and" : "",
                               cards_words(loss.monopolized), has_stolen ? "" : from);
}

}  // namespace

std::vector<std::string> summary_of_missed(std::span<const SeenMove> moves,
                                           std::span<const std::string> names) {
    MoveSummary digest(names);
    for (const SeenMove& seen : moves) digest.add(seen);
    return digest.lines();
}

std::string losses(std::span<const SeenMove> moves, Seat seat, std::span<const std::string> names) {
    std::vector<Loss> all;
    const auto to = [&all](Seat by) -> Loss& {
        const auto known = std::ranges::find(all, by, &Loss::by);
        return known != all.end() ? *known : all.emplace_back(Loss{by, {}, {}});
    };
    for (const SeenMove& seen : moves) {
        for (const catan::Event& event : seen.events) {
            const auto* stolen = std::get_if<CardStolen>(&event);
            if (stolen != nullptr && stolen->victim == seat && stolen->card) {
                ++to(stolen->thief).stolen[*stolen->card];
            }
            const auto* moved = std::get_if<CardsMoved>(&event);
            if (moved != nullptr && moved->cause == Cause::Monopoly && moved->from == seat) {
                to(moved->to).monopolized += moved->cards;
            }
        }
    }
    std::string words;
    for (std::size_t i = 0; i < all.size(); ++i) {
        words += before_clause(i, all.size());
        words += loss_words(all[i], names[all[i].by.value], i == 0 ? " from you" : "");
    }
    return words.empty() ? words : words + '.';
}

}  // namespace catan::tui
