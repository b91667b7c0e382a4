// Compares an `expect` line of a script with the state, and answers a `show` line. Both name the same parts of the state.
#pragma once

#include <optional>
#include <string>

#include "carcassonne/core/state.hpp"
#include "carcassonne/language/notation.hpp"

namespace carcassonne::language {

// Returns what is there instead; empty if the expectation holds. Throws TextError on an expectation that cannot be read. The
// reader stands behind the word `expect`.
[[nodiscard]] std::optional<std::string> unmet(const Notation& notation, const State& state,
                                               text::Reader& reader);

// The lines that `show` prints: `show state`, `show board drawn`, `show Ann`. The reader stands behind the word `show`.
[[nodiscard]] std::string read_shown_text(const Notation& notation, const State& state,
                                          text::Reader& reader);

}  // namespace carcassonne::language
