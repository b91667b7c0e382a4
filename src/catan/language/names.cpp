#include "catan/language/names.hpp"

#include <array>

#include "catan/core/rooms.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::language {
namespace {

// Words with a meaning in format version 1, which cannot be names. Do not extend this list with the language: names in
// old saved games must stay valid.
// clang-format off
constexpr auto reserved = std::to_array<std::string_view>({
    "accept", "answer", "answers", "asked", "bank", "beginner", "board", "bought", "brick",
    "built", "buy", "catan", "chance", "check", "cities", "city", "counter", "custom", "deck",
    "decline", "desert", "discard", "discard-limit", "end", "expect", "extended", "first", "for",
    "free-roads", "friendly-robber", "grain", "hex", "hexagon", "knight", "largest-army",
    "late-cards", "longest", "longest-road", "lumber", "main", "monopoly", "none", "off",
    "offer", "on", "order", "ore", "over", "owes", "paired", "phase", "play", "played",
    "played-card", "players", "plenty", "points", "port", "public", "radius", "random",
    "refused", "road", "road-building", "roads", "robber", "roll", "rolled", "score", "scripted",
    "seed", "set", "settle", "settlements", "setup-road", "setup-settlement", "show", "shuffle",
    "spiral", "start", "state", "steal", "supply", "target", "to", "trade", "turn", "undo",
    "victory", "winner", "withdraw", "wool", "yes"});
// clang-format on

}  // namespace

std::optional<std::string> name_fault(std::string_view name) {
    return text::name_fault(name, reserved);
}

std::optional<std::string> new_name_fault(std::string_view name) {
    return text::new_name_fault(name, reserved);
}

}  // namespace catan::language
