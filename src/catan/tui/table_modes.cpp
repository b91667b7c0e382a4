#include "catan/tui/table_modes.hpp"

#include <array>
#include <utility>

#include "catan/tui/table_context.hpp"
#include "catan/tui/viewport.hpp"

namespace catan::tui {
namespace {

using MakeMode = std::unique_ptr<front::ScreenMode> (*)(TableContext*);

// Below all dialogs, bottom first.
constexpr std::array<MakeMode, 9> below_dialogs{any_time_mode, watching_mode, board_mode,
                                                turn_mode,     placing_mode,  waiting_mode,
                                                curtain_mode,  end_mode,      typing_mode};

}  // namespace

void add_table_modes(TableContext& table) {
    for (const MakeMode make : below_dialogs) table.modes.add(make(&table));
    table.modes.add_on_top(warning_mode(&table));
}

front::KeyTable keys_in_a_game() {
    front::KeyTable keys;
    for (const MakeMode make : below_dialogs) {
        const auto mode = make(nullptr);
        keys.insert(keys.end(), mode->keys().begin(), mode->keys().end());
    }
    for (front::Binding& binding : Viewport::keys(nullptr)) keys.push_back(std::move(binding));
    return keys;
}

}  // namespace catan::tui
