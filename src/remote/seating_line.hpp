// Writes and reads the words that tell guests who plays a seat: `Ann here`, `Ben bot hard`.
#pragma once

#include <string>
#include <string_view>

#include "table/seating.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::remote {

[[nodiscard]] std::string seating_words(std::string_view name, const table::Occupant& occupant);
// The words behind the name. Throws text::TextError.
[[nodiscard]] table::Occupant read_occupant(text::Reader& reader);

}  // namespace tabletop::remote
