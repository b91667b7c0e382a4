// Compares an `expect` line of a script with the text of the state, so that a script can expect
// anything that a state prints.
#pragma once

#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "catan/core/state.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {

// Returns what the state says instead; empty if the expectation holds. Throws TextError on an
// expectation that cannot be read. The reader stands behind the word `expect`.
[[nodiscard]] std::optional<std::string> unmet(const Notation& notation, const State& state,
                                               text::Reader& reader);

}  // namespace catan::language
