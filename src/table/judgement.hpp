// Judges a viewer's commands from their view alone (R4.6, R11), on a state that the viewer cannot tell from the true one.
// Caches its results until forget().
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "catan/core/imagine.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"

namespace catan::table {

class Judgement {
public:
    // Call it when the view has changed.
    void forget() {
        legal_.reset();
        imagined_.reset();
    }
    // Empty unless the viewer is to move.
    [[nodiscard]] std::span<const Command> legal(const Game& game, const View& view) {
        if (!legal_) {
            legal_.emplace();
            if (view.viewer.exists() && view.asked == view.viewer) {
                list_legal(game, imagined(game, view), *legal_);
            }
        }
        return *legal_;
    }
    [[nodiscard]] std::optional<Refusal> why_not(const Game& game, const View& view,
                                                 const Command& command) {
        return refuse(game, imagined(game, view), command, view.viewer);
    }

private:
    [[nodiscard]] const State& imagined(const Game& game, const View& view) {
        if (!imagined_) imagined_ = imagine(game, view);
        return *imagined_;
    }

    std::optional<std::vector<Command>> legal_;
    std::optional<State> imagined_;
};

}  // namespace catan::table
