// The keys of a game that open a text, as its key table has them, so that tests press a new one by themselves. Without H:
// advice takes long to think about, and has tests of its own.
#pragma once

#include <string>
#include <vector>

#include "catan/tui/table_modes.hpp"

namespace catan::tui {

// At the board, and instead of another text.
inline std::vector<std::string> reading_keys() {
    std::vector<std::string> keys;
    for (const front::Binding& binding : keys_in_a_game()) {
        if (binding.replaces_text && binding.key != "H") keys.push_back(binding.key);
    }
    return keys;
}

// Those that also open over a dialog that asks for a decision.
inline std::vector<std::string> reading_keys_over_dialogs() {
    std::vector<std::string> keys;
    for (const front::Binding& binding : keys_in_a_game()) {
        if (binding.opens_over_dialog && binding.key != "H") keys.push_back(binding.key);
    }
    return keys;
}

}  // namespace catan::tui
