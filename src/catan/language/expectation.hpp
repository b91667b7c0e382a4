// Expectations of a script: a line of the state in part. They are matched against the state's own text, so that
// whatever a state prints can be expected.
#pragma once

#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "catan/core/state.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {

// What the state says instead of what is expected; nothing if it is as expected. What cannot be understood is a
// TextError. The reader stands behind the word `expect`.
[[nodiscard]] std::optional<std::string> unmet(const Notation& notation, const State& state,
                                               text::Reader& reader);

}  // namespace catan::language
