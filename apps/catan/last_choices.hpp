// Loads and saves the choices of the set-up screen in a file of the user. The start screen reads it
// when it opens and writes it when a game begins. Scripts and `catan board` never read it.
#pragma once

#include <string>

#include "catan/tui/choices.hpp"

namespace catan::app {

struct LastChoices {
    tui::Choices choices;  // defaults where the file has none
    std::string note;      // what went wrong, in a sentence
};
[[nodiscard]] LastChoices last_choices();

// Saves the choices for the next start. Returns a sentence about what went wrong; empty on success.
[[nodiscard]] std::string keep_choices(const tui::Choices& choices);

}  // namespace catan::app
