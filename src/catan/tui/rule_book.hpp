// The rules, to be read in a dialog.
#pragma once

#include <memory>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "front/dialog.hpp"

namespace catan::tui {

// All rules to be read, from the one with that number on; a number that is typed goes to another.
[[nodiscard]] std::unique_ptr<front::Dialog> rules_dialog(std::string_view number);

}  // namespace catan::tui
