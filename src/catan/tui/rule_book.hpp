// Shows the rules in a dialog.
#pragma once

#include <memory>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "front/dialog.hpp"

namespace catan::tui {

// Opens all rules at `number`. Typing another number goes there.
[[nodiscard]] std::unique_ptr<front::Dialog> rules_dialog(std::string_view number);

}  // namespace catan::tui
