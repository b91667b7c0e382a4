#include "catan/tui/moment_help.hpp"

#include <variant>

namespace catan::tui {
namespace {

using Lines = std::vector<std::string>;

// One text per phase, for a beginner.
struct MomentHelp {
    const HouseRules& rules;

    Lines operator()(const SetupSettlement&) const {
        return {"Before the first turn everybody places two settlements, each with a road",
                "(R3). The more pips around a settlement, the more cards it brings. No two",
                "buildings may be neighbours. Your second settlement pays a card for each",
                "hex around it."};
    }
    Lines operator()(const SetupRoad&) const {
        return {"Place a road next to the settlement you have just placed (R3.1)."};
    }
    Lines operator()(const BeforeRoll&) const {
        Lines lines{"Your turn begins with the dice: press space. Every hex with the number you",
                    "roll pays a card to each settlement around it and two to each city (R4.2)."};
        if (!rules.late_cards) {
            lines.emplace_back("Before that you may play one development card (R7.1).");
        }
        return lines;
    }
    Lines operator()(const Discarding&) const {
        return {"A seven: players with too many cards give half of them back (R4.4).",
                "Choose them with l b w g o, then press Enter."};
    }
    Lines operator()(const MovingRobber&) const {
        return {"Move the robber to another hex. It pays nothing while he is there, and you",
                "steal a card from a player who has built next to it (R6)."};
    }
    Lines operator()(const Stealing&) const {
        return {"Choose whom to rob; chance decides which card you get (R6.2)."};
    }
    Lines operator()(const FreeRoads&) const {
        return {"These roads cost nothing: choose a place for each (R7.2)."};
    }
    Lines operator()(const Answering&) const {
        return {"You are offered a trade: accept it, decline it or make a counter-offer",
                "(R8.2)."};
    }
    Lines operator()(const ClosingTrade&) const {
        return {"Everybody has answered: trade with one of them or withdraw your offer", "(R8.2)."};
    }
    Lines operator()(const GameOver&) const {
        return {"The game is over. Press n to play another with the same people."};
    }
    Lines operator()(const MainPhase&) const {
        return {"Build, buy, trade and play a card, as often as you can pay; then end your",
                "turn with e. Keys that are dim can't be used now: press one to see why."};
    }
    // Chance is resolved at once, or typed by the players. No other action is possible meanwhile.
    template <typename Chance>
    Lines operator()(const Chance&) const {
        return {};
    }
};

}  // namespace

Lines moment_help(const View& view, const HouseRules& rules) {
    if (view.paired.exists() && std::holds_alternative<MainPhase>(view.phase)) {
        return {"Your paired phase (R4.5): build, buy, trade with the bank and play a card,",
                "but don't trade with the others. Then end it with e."};
    }
    return std::visit(MomentHelp{rules}, view.phase);
}

}  // namespace catan::tui
