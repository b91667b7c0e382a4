// All that the players of a table know together, each from their own chair: their hands, and what has happened. For a game
// that nobody plays in who could not know it; who may look is not decided here.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "catan/core/history.hpp"
#include "catan/core/view.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

class OpenHands {
public:
    // The chairs by seat.
    explicit OpenHands(std::vector<table::Chair*> chairs) : chairs_(std::move(chairs)) {}

    // Until the game goes on.
    [[nodiscard]] std::span<const PrivatePlayer> hands();
    [[nodiscard]] std::span<const Happening> history();
    // Something was taken back.
    void forget() { history_.clear(); }

private:
    std::vector<table::Chair*> chairs_;
    std::vector<PrivatePlayer> hands_;
    std::vector<Happening> history_;
};

}  // namespace catan::tui
