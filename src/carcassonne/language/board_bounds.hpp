// Finds the rectangle of a board, and where tiles lie in it.
#pragma once

#include <algorithm>
#include <cstddef>

#include "carcassonne/core/board.hpp"

namespace carcassonne::language {

class BoardBounds {
public:
    explicit BoardBounds(const Board& board) {
        if (board.tiles().empty()) return;
        least_ = most_ = board.tiles().front().at();
        for (const LaidTile& tile : board.tiles()) {
            const Position at = tile.at();
            least_ = {std::min(least_.x, at.x), std::min(least_.y, at.y)};
            most_ = {std::max(most_.x, at.x), std::max(most_.y, at.y)};
        }
    }

    [[nodiscard]] std::size_t columns() const {
        return static_cast<std::size_t>(most_.x - least_.x + 1);
    }
    [[nodiscard]] std::size_t rows() const {
        return static_cast<std::size_t>(most_.y - least_.y + 1);
    }
    // From the left, and from the top.
    [[nodiscard]] std::size_t column(Position at) const {
        return static_cast<std::size_t>(at.x - least_.x);
    }
    [[nodiscard]] std::size_t row(Position at) const {
        return static_cast<std::size_t>(most_.y - at.y);
    }
    [[nodiscard]] Position least() const { return least_; }
    [[nodiscard]] Position most() const { return most_; }

private:
    Position least_;
    Position most_;
};

}  // namespace carcassonne::language
