// Holds the opening of four players on the beginner board as lines of the language, for tests that need a game under way.
#pragma once

#include <string>

namespace catan {

// The settlements and roads of Ann, Ben, Cy and Dee, the first round, and Ann's roll in turn 5. She can buy a card.
inline const std::string opening_of_four = R"(Ann: settle 14
Ann: road 14-37
Ben: settle 18
Ben: road 18-19
Cy: settle 22
Cy: road 22-49
Dee: settle 7
Dee: road 7-24
Dee: settle 16
Dee: road 16-39
Cy: settle 12
Cy: road 12-3
Ben: settle 27
Ben: road 27-28
Ann: settle 10
Ann: road 10-29
Ann: roll 4 6
Ann: end
Ben: roll 6 6
Ben: end
Cy: roll 1 3
Cy: end
Dee: roll 4 5
Dee: end
Ann: roll 4 6
)";

}  // namespace catan
