// Lists saved games in a dialog, newest first.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "front/dialog.hpp"

namespace tabletop::front {

// Public information about a saved game (R11).
struct SavedLine {
    std::string names;     // `Ann, Ben, Cy`
    std::string standing;  // `turn 12, Ben's move`
    std::string when;      // time of the last move
    bool is_finished = false;
    std::string fault{};  // why it cannot be opened; other fields may be empty
};

// Lists unreadable games too; choosing one shows its fault.
[[nodiscard]] std::unique_ptr<Dialog> game_list(std::string title, std::span<const SavedLine> games,
                                                std::string foot,
                                                std::function<void(std::size_t)> take);

}  // namespace tabletop::front
