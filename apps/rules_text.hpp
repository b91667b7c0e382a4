// docs/rules.md, as the program was built with it.
#pragma once

#include <string_view>

namespace catan::app {

[[nodiscard]] std::string_view rules_text();

}  // namespace catan::app
