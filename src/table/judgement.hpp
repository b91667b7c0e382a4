// Judges a viewer's commands from their view alone, on a state that the viewer cannot tell from the true one. Caches its
// results until forget().
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "tabletop/table/rules.hpp"

namespace tabletop::table {

// R are the Rules of a game.
template <typename R>
class Judgement {
    static_assert(Rules<R>);

public:
    using Types = typename R::Types;
    using Game = typename Types::Game;
    using View = typename Types::View;
    using Command = typename Types::Command;
    using Refusal = typename Types::Refusal;

    // Call it when the view has changed.
    void forget() {
        legal_.reset();
        imagined_.reset();
    }
    // Empty unless the viewer is to move.
    [[nodiscard]] std::span<const Command> legal(const Game& game, const View& view, Seat viewer) {
        if (!legal_) {
            legal_.emplace();
            if (viewer.exists() && Types::asked(game, view) == viewer) {
                R::list_legal(game, imagined(game, view), *legal_);
            }
        }
        return *legal_;
    }
    [[nodiscard]] std::optional<Refusal> why_not(const Game& game, const View& view, Seat viewer,
                                                 const Command& command) {
        return R::refuse(game, imagined(game, view), command, viewer);
    }

private:
    [[nodiscard]] const typename R::State& imagined(const Game& game, const View& view) {
        if (!imagined_) imagined_ = R::imagine(game, view);
        return *imagined_;
    }

    std::optional<std::vector<Command>> legal_;
    std::optional<typename R::State> imagined_;
};

}  // namespace tabletop::table
