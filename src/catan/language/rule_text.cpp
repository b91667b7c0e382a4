#include "catan/core/rooms.hpp"
#include "catan/language/rules_text.hpp"
#include "text/sections.hpp"

namespace catan::language {

std::optional<std::string> rule_text(std::string_view number) {
    return text::section_of(rules_text(), 'R', number);
}

}  // namespace catan::language
