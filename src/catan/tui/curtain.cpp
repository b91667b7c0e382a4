#include "catan/tui/curtain.hpp"

#include <algorithm>
#include <utility>

namespace catan::tui {

Curtain::Curtain(std::vector<table::Chair*> chairs, table::Chair& onlooker)
    : chairs_(std::move(chairs)),
      onlooker_(onlooker),
      here_(&onlooker),
      // A player who returns to a saved game has seen its history.
      looked_(chairs_.size(), onlooker.history().size()) {
    std::array<bool, most_players> all{};
    all.fill(true);
    sit(all);
}

bool Curtain::sit(const std::array<bool, most_players>& are_people) {
    const bool is_new = are_people != are_people_;
    are_people_ = are_people;
    people_ = static_cast<std::size_t>(
        std::count(are_people.begin(),
                   are_people.begin() + static_cast<std::ptrdiff_t>(chairs_.size()), true));
    if (last_.exists() && !are_people_[last_.value]) last_ = Seat::none();
    return is_new;
}

void Curtain::show(table::Chair& chair) {
    const std::size_t now = onlooker_.history().size();
    if (is_somebodys()) looked_[here_->viewer().seat().value] = now;
    here_ = &chair;
    next_ = Seat::none();
    if (!is_somebodys()) return;
    last_ = here_->viewer().seat();
    missed_from_ = looked_[last_.value];
}

void Curtain::hand_over(bool at_once) {
    const Seat asked = onlooker_.view().asked;
    if (!are_people_[asked.value]) return let_bot_move(at_once);
    if (at_once || is_left_open_ || people_ == 1 || asked == last_) return show(chair(asked));
    // The last player has seen the public moves since their turn.
    if (last_.exists()) looked_[last_.value] = onlooker_.history().size();
    show(onlooker_);
    last_ = Seat::none();
    next_ = asked;
}

void Curtain::let_bot_move(bool at_once) {
    if (people_ == 1) {
        return show(chair(Seat(static_cast<std::size_t>(
            std::find(are_people_.begin(), are_people_.end(), true) - are_people_.begin()))));
    }
    const View& view = onlooker_.view();
    const bool is_persons = last_.exists() && here_ != &onlooker_;
    const bool is_own_turn = is_persons && (last_ == view.turn_player || last_ == view.paired);
    if (is_persons && (at_once || is_left_open_ || is_own_turn)) return show(chair(last_));
    show(onlooker_);
}

std::size_t Curtain::last_look() const {
    // Moves taken back may have shortened the history.
    return std::min(is_down() ? looked_[next_.value] : missed_from_, onlooker_.history().size());
}

std::span<const SeenMove> Curtain::missed() const {
    return onlooker_.history().subspan(last_look());
}

std::span<const SeenMove> Curtain::missed_as_seen() const {
    const table::Chair& who = is_down() ? chair(next_) : *here_;
    return who.history().subspan(std::min(last_look(), who.history().size()));
}

}  // namespace catan::tui
