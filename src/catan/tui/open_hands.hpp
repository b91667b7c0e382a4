// Merges the knowledge of all players at a table, each from their own chair: their hands and the history. Use it only
// while no person plays at this terminal. The caller decides who may look.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "catan/core/history.hpp"
#include "catan/core/view.hpp"
#include "catan/table/chair.hpp"

namespace catan::tui {

class OpenHands {
public:
    // `chairs` is indexed by seat.
    explicit OpenHands(std::vector<table::Chair*> chairs) : chairs_(std::move(chairs)) {}

    // The spans are valid until the next move.
    [[nodiscard]] std::span<const PrivatePlayer> hands();
    [[nodiscard]] std::span<const SeenMove> history();
    // Call after a move was taken back.
    void forget() { history_.clear(); }

private:
    std::vector<table::Chair*> chairs_;
    std::vector<PrivatePlayer> hands_;
    std::vector<SeenMove> history_;
};

}  // namespace catan::tui
