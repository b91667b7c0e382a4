// Plays a game in the terminal, new or saved.
#pragma once

#include "catan/core/rooms.hpp"
#include "catan/language/setup.hpp"
#include "catan/table/match.hpp"
#include "catan/table/script_bots.hpp"
#include "display_options.hpp"
#include "hosting.hpp"
#include "program/failure.hpp"
#include "program/save_file.hpp"

namespace catan::app {

// Plays a new game, then further games with the same players as long as they want. Draws every seed
// that the options leave open.
[[nodiscard]] program::Exit play(language::Setup setup, const DisplayOptions& display,
                                 const table::ThinkingOptions& bots, const HostWords& host = {},
                                 const KeepPace& keep = {});

// Continues a saved game whose file is already open.
[[nodiscard]] program::Exit play_on(table::Match match, program::SaveFile save,
                                    const DisplayOptions& display,
                                    const table::ThinkingOptions& bots, const HostWords& host = {},
                                    const KeepPace& keep = {});

}  // namespace catan::app
