#include "catan/tui/open_hands.hpp"

namespace catan::tui {

std::span<const PrivatePlayer> OpenHands::hands() {
    hands_.clear();
    for (const table::Chair* chair : chairs_) hands_.push_back(*chair->view().own);
    return hands_;
}

// The speaker's own history is complete for this move.
std::span<const SeenMove> OpenHands::history() {
    const auto told = chairs_.front()->history();
    for (std::size_t i = history_.size(); i < told.size(); ++i) {
        history_.push_back(chairs_[told[i].move.seat.value]->history()[i]);
    }
    return history_;
}

}  // namespace catan::tui
