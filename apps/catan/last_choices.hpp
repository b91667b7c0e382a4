// What was chosen on the set-up screen the last time, in a file of the user's: read when the front door opens, written
// when a game begins there. Scripts and boards never look at it.
#pragma once

#include <string>

#include "catan/tui/choices.hpp"

namespace catan::app {

struct LastChoices {
    tui::Choices choices;  // the usual ones where nothing is known
    std::string note;      // what went wrong, in a sentence
};
[[nodiscard]] LastChoices last_choices();

// Keeps them for the next time. What stopped that, in a sentence; empty if nothing did.
[[nodiscard]] std::string keep_choices(const tui::Choices& choices);

}  // namespace catan::app
