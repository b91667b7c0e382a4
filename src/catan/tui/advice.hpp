// Advice (table/adviser.hpp) in a dialog that plays nothing until it is told to.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/rooms.hpp"
#include "catan/tui/card_dialogs.hpp"
#include "front/dialog.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

// What a dialog of advice does with the move that its cursor is on.
struct AdviceActs {
    std::function<void(const Command& command)> show;
    Say say;
    front::Act back;
    std::shared_ptr<const bool> shown{};  // kept until it is closed
};
// The moves with their chances to win, and in the prompt line why; there must be one. The first is shown at once.
[[nodiscard]] std::unique_ptr<front::Dialog> advice_dialog(const table::Chair& chair,
                                                           const std::vector<bots::Advice>& advice,
                                                           AdviceActs acts);

}  // namespace catan::tui
