#include "support/toy_remote.hpp"

#include "remote/remote_table_impl.hpp"
#include "remote/spoken_impl.hpp"

// The network game, compiled for the toy game.
template class tabletop::remote::RemoteTable<toy::RemoteLanguage>;
template class tabletop::remote::Spoken<toy::RemoteLanguage>;

namespace toy {

Tally::Tally(const Game& game) : game_(&game) {
    now_.deck = static_cast<int>(game.seats * game.rounds) * card_kinds;
}

bool Tally::add(const SeenMove& seen) {
    const Known before = now_;
    if (!play(seen)) return false;
    before_.reset();
    const bool can_be_taken_back =
        std::holds_alternative<Keep>(seen.move.command) && now_.phase != Phase::Over;
    if (can_be_taken_back) before_ = before;
    return true;
}

bool Tally::play(const SeenMove& seen) {
    const Move& move = seen.move;
    if (move.seat != now_.player) return false;
    Events expected;
    if (std::holds_alternative<Draw>(move.command)) {
        if (now_.phase != Phase::Drawing || now_.deck == 0) return false;
        --now_.deck;
        now_.phase = Phase::Deciding;
        now_.held.reset();
        if (move.outcome) now_.held = move.outcome->value;
        expected.push_back(CardDrawn{move.seat, move.outcome});
        return seen.events == expected;
    }
    if (now_.phase != Phase::Deciding || move.outcome) return false;
    const std::size_t seat = move.seat.value;
    if (std::holds_alternative<Keep>(move.command)) {
        now_.kept[seat] += now_.held.value_or(0);
        now_.is_hidden[seat] = now_.is_hidden[seat] || !now_.held;
    } else {
        const auto* shown =
            seen.events.empty() ? nullptr : std::get_if<CardShown>(&seen.events.front());
        if (shown == nullptr || (now_.held && now_.held != shown->card.value)) return false;
        now_.shown[seat] += shown->card.value + 1;
        expected.push_back(CardShown{move.seat, shown->card});
    }
    expected.push_back(end_turn(seen));
    return seen.events == expected;
}

// The winner follows from the view after the end, where nothing is hidden.
Event Tally::end_turn(const SeenMove& seen) {
    now_.held.reset();
    if (now_.turn == game_->seats * game_->rounds) {
        now_.phase = Phase::Over;
        const auto* won = seen.events.empty() ? nullptr : std::get_if<GameWon>(&seen.events.back());
        return won == nullptr ? GameWon{} : *won;
    }
    ++now_.turn;
    now_.player = Seat((now_.player.value + std::size_t{1}) % game_->seats);
    now_.phase = Phase::Drawing;
    return TurnBegan{now_.turn, now_.player};
}

void Tally::take_back(const SeenMove& /*seen*/) {
    is_possible_ = is_possible_ && before_;
    if (!is_possible_) return;
    now_ = *before_;
    before_.reset();
}

bool Tally::fits(const View& view) const {
    if (!is_possible_ || view.deck != now_.deck || view.turn != now_.turn ||
        view.player != now_.player || view.phase != now_.phase || view.shown != now_.shown)
        return false;
    if (view.held && view.held != now_.held) return false;
    for (std::size_t i = 0; i < game_->seats; ++i) {
        if (view.kept[i] && (now_.is_hidden[i] || *view.kept[i] != now_.kept[i])) return false;
    }
    return true;
}

std::string RemoteLanguage::agreement_text(const Game& /*game*/,
                                           std::span<const std::string> names) {
    std::string line = "players";
    for (const std::string& name : names) line += " " + name;
    return line + "\n";
}

tabletop::remote::SpokenChairs spoken(const std::vector<tabletop::table::Chair<Types>*>& chairs,
                                      tabletop::table::Chair<Types>& onlooker) {
    return tabletop::remote::spoken<RemoteLanguage>(chairs, onlooker);
}

}  // namespace toy
