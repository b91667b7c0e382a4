#include "table/seating.hpp"

#include <cstddef>
#include <utility>

namespace tabletop::table {

using Kind = Occupant::Kind;

Seating::Seating(const BotLevels& bots, Record record)
    : record_(std::move(record)), is_host_(true) {
    for (std::size_t i = 0; i < bots.size(); ++i) {
        if (bots[i]) occupants_[i] = {Kind::Bot, *bots[i]};
    }
}

std::optional<bots::Level> Seating::bot(Seat seat) const {
    if (!is_host_ || !seat.exists() || at(seat).kind != Kind::Bot) return std::nullopt;
    return at(seat).level;
}

BotLevels Seating::bots() const {
    BotLevels levels;
    for (std::size_t i = 0; i < levels.size(); ++i) levels[i] = bot(Seat(i));
    return levels;
}

bool Seating::is_remote(Seat seat) const {
    if (!seat.exists()) return false;
    if (!is_host_) return seat != own_;
    const Kind kind = at(seat).kind;
    return kind == Kind::Remote || kind == Kind::Away || kind == Kind::Program;
}

bool Seating::is_away(Seat seat) const { return seat.exists() && at(seat).kind == Kind::Away; }

bool Seating::is_remote_bot(Seat seat) const {
    return !is_host_ && seat.exists() && at(seat).kind == Kind::Bot;
}

bool Seating::is_replaced(Seat seat) const {
    if (is_host_ || !seat.exists() || seat != own_) return false;
    return at(seat).kind != Kind::Remote && at(seat).kind != Kind::Away;
}

bool Seating::is_invited(Seat seat) const {
    return seat.exists() && invitations_[seat.value].has_value();
}

void Seating::seat(Seat seat, std::optional<bots::Level> level) {
    change(seat, level ? Occupant{Kind::Bot, *level} : Occupant{});
}

void Seating::return_seat(Seat seat) {
    const auto& invitation = invitations_[seat.value];
    if (!invitation) return;
    if (!invitation->is_connected) return change(seat, {Kind::Away});
    change(seat, {invitation->is_program ? Kind::Program : Kind::Remote});
}

void Seating::invite(Seat seat, bool is_program) {
    invitations_[seat.value] = Invitation{is_program, false};
    if (at(seat).kind != Kind::Bot) change(seat, {Kind::Away});
}

void Seating::connect(Seat seat) {
    auto& invitation = invitations_[seat.value];
    if (!invitation) return;
    invitation->is_connected = true;
    if (at(seat).kind == Kind::Away) return_seat(seat);
}

void Seating::disconnect(Seat seat) {
    auto& invitation = invitations_[seat.value];
    if (!invitation) return;
    invitation->is_connected = false;
    if (at(seat).kind == Kind::Remote) change(seat, {Kind::Away});
}

void Seating::leave(Seat seat) {
    disconnect(seat);
    if (at(seat).kind == Kind::Program) change(seat, {Kind::Away});
}

void Seating::follow(const Occupants& told, Seat own) {
    own_ = own;
    for (std::size_t i = 0; i < told.size(); ++i) change(Seat(i), told[i]);
}

void Seating::change(Seat seat, const Occupant& now) {
    if (at(seat) == now) return;
    const Occupant before = std::exchange(occupants_[seat.value], now);
    if (record_ && (before.kind == Kind::Bot || now.kind == Kind::Bot)) record_(seat, bot(seat));
    listeners_.tell(seat, before);
}

std::shared_ptr<const Seating::Listener> Seating::listen(Listener listener) {
    return listeners_.add(std::move(listener));
}

}  // namespace tabletop::table
