// The saved games to choose one from, newest first.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "front/dialog.hpp"

namespace tabletop::front {

// A saved game, as far as everybody may know it (R11).
struct SavedLine {
    std::string names;     // `Ann, Ben, Cy`
    std::string standing;  // `turn 12, Ben's move`
    std::string when;      // it was played last
    bool is_finished = false;
    std::string fault{};  // why it cannot be taken; then there may be nothing else
};

// Games that cannot be taken are seen, and say why when they are tried.
[[nodiscard]] std::unique_ptr<Dialog> game_list(std::string title, std::span<const SavedLine> games,
                                                std::string foot,
                                                std::function<void(std::size_t)> take);

}  // namespace tabletop::front
