// Lists advised moves (table/adviser.hpp) in a dialog. Selecting a move only highlights it; a move is played when the
// player confirms it.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "catan/tui/card_dialogs.hpp"
#include "front/dialog.hpp"

namespace catan::tui {

// Callbacks for the move under the dialog's cursor.
struct AdviceActs {
    std::function<void(const Command& command)> show;
    Say say;
    front::Act back;
    std::shared_ptr<const bool> shown{};  // released when the dialog closes
};
// Lists the moves with their winning chances and shows the reason in the prompt line. Highlights the first move at
// once. `advice` must not be empty.
[[nodiscard]] std::unique_ptr<front::Dialog> advice_dialog(const table::Chair& chair,
                                                           const std::vector<bots::Advice>& advice,
                                                           AdviceActs acts);

}  // namespace catan::tui
