#include "carcassonne/core/rooms.hpp"
#include "carcassonne/language/rules_text.hpp"
#include "text/sections.hpp"

namespace carcassonne::language {

std::optional<std::string> rule_text(std::string_view number) {
    return text::section_of(rules_text(), 'K', number);
}

}  // namespace carcassonne::language
