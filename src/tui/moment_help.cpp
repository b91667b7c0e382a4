#include "tui/moment_help.hpp"

#include <variant>

namespace catan::tui {
namespace {

using Lines = std::vector<std::string>;

// What can be done now, for somebody who has read nothing.
struct MomentHelp {
    Lines operator()(const SetupSettlement&) const {
        return {"Everybody places two settlements, each with a road, before the first turn",
                "(R3). More pips around a settlement bring more cards; no two buildings may",
                "be neighbours. The second settlement pays a card for every hex around it."};
    }
    Lines operator()(const SetupRoad&) const {
        return {"Place a road beside the settlement you have just placed (R3.1)."};
    }
    Lines operator()(const BeforeRoll&) const {
        return {"Your turn begins with the dice: press space. Every hex with that number",
                "pays a card for each settlement beside it and two for each city (R4.2).",
                "You may play one development card before (R7.1)."};
    }
    Lines operator()(const Discarding&) const {
        return {"A seven: whoever has too many cards gives half of them back (R4.4).",
                "Count them out with l b w g o, then Enter."};
    }
    Lines operator()(const MovingRobber&) const {
        return {"Move the robber to another hex. It pays nothing while he stands there, and",
                "you steal a card from somebody who has built beside it (R6)."};
    }
    Lines operator()(const Stealing&) const {
        return {"Choose from whom to steal a card; chance says which it is (R6.2)."};
    }
    Lines operator()(const FreeRoads&) const {
        return {"Roads for nothing: choose the place of each (R7.2)."};
    }
    Lines operator()(const Answering&) const {
        return {"You are offered a trade: accept it, decline it, or offer something else",
                "(R8.2)."};
    }
    Lines operator()(const ClosingTrade&) const {
        return {"All have answered: trade with one of them, or withdraw the offer (R8.2)."};
    }
    Lines operator()(const GameOver&) const {
        return {"The game is over: n plays another one with the same people."};
    }
    Lines operator()(const MainPhase&) const {
        return {"Build, buy, trade and play a card, in any order, as often as you can pay;",
                "then e ends the turn. What is dim is not possible: press it for the reason."};
    }
    // Chance is answered at once or typed; nobody is asked anything else meanwhile.
    template <typename Chance>
    Lines operator()(const Chance&) const {
        return {};
    }
};

}  // namespace

Lines moment_help(const View& view) {
    if (view.paired.exists() && std::holds_alternative<MainPhase>(view.phase)) {
        return {"The paired phase (R4.5): build, buy, trade with the bank and play a card, but not",
                "with the others; then e ends it."};
    }
    return std::visit(MomentHelp(), view.phase);
}

}  // namespace catan::tui
