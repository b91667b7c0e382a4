#include "tui/curtain.hpp"

#include <algorithm>
#include <utility>

namespace catan::tui {

Curtain::Curtain(std::vector<Chair*> chairs, Chair& onlooker)
    : chairs_(std::move(chairs)),
      onlooker_(onlooker),
      here_(&onlooker),
      // Whoever comes back to a game has seen what was before.
      looked_(chairs_.size(), onlooker.history().size()) {}

void Curtain::show(Chair& chair) {
    const std::size_t now = onlooker_.history().size();
    if (is_somebodys()) looked_[here_->eyes().seat().value] = now;
    here_ = &chair;
    next_ = Seat::none();
    if (!is_somebodys()) return;
    missed_from_ = looked_[here_->eyes().seat().value];
}

void Curtain::hand_over(bool at_once) {
    const Seat asked = onlooker_.view().asked;
    if (at_once || is_left_open_) return show(chair(asked));
    show(onlooker_);
    next_ = asked;
}

std::size_t Curtain::last_look() const {
    // What was taken back has not happened.
    return std::min(is_down() ? looked_[next_.value] : missed_from_, onlooker_.history().size());
}

std::span<const Happening> Curtain::missed() const {
    return onlooker_.history().subspan(last_look());
}

std::span<const Happening> Curtain::missed_as_seen() const {
    const Chair& who = is_down() ? chair(next_) : *here_;
    return who.history().subspan(std::min(last_look(), who.history().size()));
}

}  // namespace catan::tui
