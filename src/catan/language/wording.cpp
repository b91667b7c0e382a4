#include "catan/language/wording.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"
#include "text/listing.hpp"

namespace catan::language {
namespace {

struct EventSentenceWriter {
    const Notation& notation;

    std::string who(Seat seat) const { return seat.exists() ? notation.name(seat) : "the bank"; }

    std::string operator()(const CardsMoved& moved) const {
        switch (moved.cause) {
            case Cause::Setup:
            case Cause::Production:
            case Cause::Plenty: {
                std::string line = who(moved.to);
                for (const Resource resource : all_resources) {
                    if (moved.cards[resource] > 0)
                        line += fmt::format(" +{} {}", moved.cards[resource], name(resource));
                }
                return line;
            }
            case Cause::Monopoly:
            case Cause::PlayerTrade:
                return fmt::format("{} gives {} {}", who(moved.from), who(moved.to),
                                   bundle_words(moved.cards));
            case Cause::Discard:
            case Cause::Price:
            case Cause::BankTrade: break;
        }
        return {};
    }
    std::string operator()(const Shortage& shortage) const {
        if (shortage.paid == 0)
            return fmt::format("{}: bank short, nobody is paid", name(shortage.resource));
        return fmt::format("{}: bank short, {} paid of {}", name(shortage.resource), shortage.paid,
                           shortage.owed);
    }
    std::string operator()(const RobberMoved&) const { return {}; }
    std::string operator()(const CardStolen& stolen) const {
        const std::string card(stolen.card ? name(*stolen.card) : "a card");
        return fmt::format("{} steals {} from {}", who(stolen.thief), card, who(stolen.victim));
    }
    std::string operator()(const CardBought&) const { return {}; }
    std::string operator()(const AwardMoved& award) const {
        const std::string_view what =
            award.award == AwardMoved::Award::LongestRoad ? "longest road" : "largest army";
        if (!award.to.exists())
            return fmt::format("{}: {} loses it, nobody has it", what, who(award.from));
        if (!award.from.exists()) return fmt::format("{}: {}", what, who(award.to));
        return fmt::format("{}: from {} to {}", what, who(award.from), who(award.to));
    }
    std::string operator()(const TurnBegan& turn) const {
        return turn.paired ? fmt::format("turn {}, paired: {}", turn.number, who(turn.seat))
                           : fmt::format("turn {}: {}", turn.number, who(turn.seat));
    }
    std::string operator()(const GameWon& won) const {
        return fmt::format("{} wins with {}", who(won.seat),
                           text::counted(won.points, "point", "points"));
    }
};

// Lists where the points of a seat come from.
std::string score_line(const Notation& notation, Seat seat, const PublicPlayer& player, int victory,
                       Seat longest_road, Seat largest_army) {
    std::vector<std::string> parts;
    const Pieces& supply = notation.game.settings().pieces;
    const int settlements = static_cast<int>(supply.settlements) - player.settlements;
    const int cities = static_cast<int>(supply.cities) - player.cities;
    if (settlements > 0) parts.push_back(text::counted(settlements, "settlement", "settlements"));
    if (cities > 0) parts.push_back(text::counted(cities, "city", "cities"));
    if (victory > 0) parts.push_back(text::counted(victory, "victory card", "victory cards"));
    if (longest_road == seat)
        parts.push_back(fmt::format("longest road ({})", player.longest_road));
    if (largest_army == seat)
        parts.push_back(fmt::format("largest army ({})", player.played[index(Card::Knight)]));
    return fmt::format("{} {}: {}\n", notation.name(seat), player.points + victory,
                       parts.empty() ? "nothing yet" : fmt::format("{}", fmt::join(parts, ", ")));
}

}  // namespace

std::string event_words(const Notation& notation, const Event& event) {
    return std::visit(EventSentenceWriter{notation}, event);
}

std::string score_text(const Notation& notation, const View& view) {
    std::string text;
    for (std::size_t i = 0; i < notation.game.players(); ++i) {
        const PublicPlayer& player = view.players[i];
        text += score_line(notation, Seat(i), player, player.victory_cards.value_or(0),
                           view.longest_road, view.largest_army);
    }
    return text;
}

std::string score_text(const Notation& notation, const State& state) {
    View all = view(notation.game, state, Viewer::all());
    for (std::size_t i = 0; i < notation.game.players(); ++i) {
        all.players[i].victory_cards = state[Seat(i)].cards[index(Card::Victory)];
    }
    return score_text(notation, all);
}

}  // namespace catan::language
