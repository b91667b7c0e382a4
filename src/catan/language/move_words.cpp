#include <string>
#include <variant>

#include <fmt/format.h>

#include "catan/language/wording.hpp"

namespace catan::language {
namespace {

struct MoveWords {
    const language::Notation& notation;
    Seat speaker;

    std::string operator()(Settle settle) const {
        return fmt::format("settlement at {}", settle.at.value);
    }
    std::string operator()(BuildCity city) const {
        return fmt::format("city at {}", city.at.value);
    }
    std::string operator()(Roll /*roll*/) const { return "roll the dice"; }
    std::string operator()(MoveRobber robber) const {
        return "robber to " + hex_words(notation.game.board(), robber.to);
    }
    std::string operator()(Steal steal) const { return "rob " + notation.name(steal.from); }
    std::string operator()(BuyCard /*buy*/) const { return "buy a card"; }
    std::string operator()(PlayKnight /*knight*/) const { return "play a knight"; }
    std::string operator()(PlayRoadBuilding /*roads*/) const { return "play road building"; }
    std::string operator()(const PlayPlenty& plenty) const {
        return "play plenty: " + bundle_words(plenty.cards);
    }
    std::string operator()(PlayMonopoly monopoly) const {
        return fmt::format("play monopoly on {}", name(monopoly.resource));
    }
    std::string operator()(const Counter& counter) const {
        return fmt::format("counter: {} for {}", bundle_words(counter.give),
                           bundle_words(counter.get));
    }
    std::string operator()(CloseTrade close) const {
        return "trade with " + notation.name(close.with);
    }
    std::string operator()(Withdraw /*withdraw*/) const { return "withdraw the offer"; }
    std::string operator()(EndTurn /*end*/) const { return "end the turn"; }
    // All other commands read well enough in the language itself.
    template <typename Move>
    std::string operator()(const Move& move) const {
        return notation.write(Command(move), speaker);
    }
};

}  // namespace

std::string move_words(const Notation& notation, const Command& command, Seat speaker) {
    return std::visit(MoveWords{notation, speaker}, command);
}

std::string outcome_question(const Notation& notation, const Command& command) {
    if (std::holds_alternative<Roll>(command)) return "What do the dice show? Such as: roll 3 5";
    if (std::holds_alternative<BuyCard>(command))
        return "Which card was drawn? Such as: buy knight";
    return fmt::format("Which card? Such as: {} ore", notation.write(command, Seat::none()));
}

std::string hex_words(const Board& board, HexId hex) {
    if (board.token(hex) == 0) return "desert";
    return fmt::format("{} {}", name(board.terrain(hex)), board.token(hex));
}

}  // namespace catan::language
