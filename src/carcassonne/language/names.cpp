#include "carcassonne/language/names.hpp"

#include "carcassonne/core/rooms.hpp"
#include "tabletop/text/spelling.hpp"

namespace carcassonne::language {
namespace {

// Words with a meaning in format version 1, which cannot be names. Do not extend this list with the language: names in old
// saved games must stay valid. Letters of tiles and names of sides and half sides never stand where a name can.
// clang-format off
constexpr auto reserved = std::to_array<std::string_view>({
    "advise", "any", "aside", "auto", "bag", "board", "bot", "carcassonne", "chance", "check",
    "cities", "city", "cloister", "draw", "drawn", "easy", "east", "end", "expect", "farmers",
    "feature", "field", "first", "follower", "followers", "hard", "legal", "medium", "none",
    "north", "off", "on", "open", "order", "over", "owner", "pass", "pennants", "phase", "place",
    "placed", "players", "points", "projected", "random", "refused", "road", "score", "scripted",
    "seed", "set", "show", "shuffle", "small-city", "south", "start", "state", "tile", "tiles",
    "turn", "undo", "west", "winner"});
// clang-format on

}  // namespace

std::span<const std::string_view> reserved_words() { return reserved; }

std::optional<std::string> name_fault(std::string_view name) {
    return text::name_fault(name, reserved);
}

std::optional<std::string> new_name_fault(std::string_view name) {
    return text::new_name_fault(name, reserved);
}

}  // namespace carcassonne::language
