// Holds games in the language that have reached an interesting point at one terminal, with known cards in every hand.
#pragma once

#include <string>

#include "support/opening.hpp"

namespace catan::tui {

// The beginning of turn 21, Ann's sixth. She holds 2 lumber, 6 brick, 3 wool, 2 grain, 2 ore, a knight, plenty and
// monopoly. Ben has 4 cards, Cy 7, Dee 5. A 10 brings Ann a brick and an ore, and Ben a brick.
inline std::string sixth_turn() {
    return "players Ann Ben Cy Dee\nboard beginner\nchance scripted\n" + opening_of_four +
           R"(Ann: buy knight
Ann: end
Ben: roll 6 6
Ben: end
Cy: roll 1 3
Cy: end
Dee: roll 3 5
Dee: end
Ann: roll 6 6
Ann: buy monopoly
Ann: end
Ben: roll 4 6
Ben: end
Cy: roll 1 3
Cy: bank 4 wool for 1 ore
Cy: buy knight
Cy: end
Dee: roll 4 6
Dee: end
Ann: roll 2 4
Ann: road 37-38
Ann: end
Ben: roll 6 6
Ben: bank 4 brick for 1 grain
Ben: end
Cy: roll 4 6
Cy: play knight
Cy: robber 1
Cy: steal Dee grain
Cy: end
Dee: roll 1 3
Dee: bank 4 grain for 1 wool
Dee: buy road-building
Dee: end
Ann: roll 6 6
Ann: buy plenty
Ann: end
Ben: roll 2 3
Ben: road 19-44
Ben: end
Cy: roll 1 3
Cy: bank 4 grain for 1 lumber
Cy: end
Dee: roll 4 5
Dee: end
)";
}

// Dee's sixth turn, before the roll. She holds road building.
inline std::string turn_of_dee() {
    return sixth_turn() +
           "Ann: roll 4 6\nAnn: end\nBen: roll 4 6\nBen: end\nCy: roll 4 6\nCy: end\n";
}

// The beginner board before the first settlement.
inline std::string first_settlement() {
    return "players Ann Ben Cy Dee\nboard beginner\nchance scripted\nstart\n";
}

// Six players on the extended board, with the paired phase.
inline std::string six_players() {
    return "players Ann Ben Cy Dee Eve Fay\nboard random extended seed 7\nchance scripted\nstart\n";
}

// Eight players, who need radius 4.
inline std::string eight_players() {
    return "players Ann Ben Cy Dee Eve Fay Gustav Hannah-Louis\nboard random radius 4 seed 7\n"
           "chance scripted\nstart\n";
}

}  // namespace catan::tui
