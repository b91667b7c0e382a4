#include "remote/host.hpp"

#include <algorithm>
#include <random>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "remote/protocol.hpp"

namespace tabletop::remote {

using std::chrono::milliseconds;
using Kind = table::Occupant::Kind;

namespace {

// Identifies this run of the game, so that guests notice when they reconnect to another one.
std::uint64_t drawn_number() {
    std::random_device entropy;
    std::uniform_int_distribution<std::uint64_t> any;
    return any(entropy);
}

std::shared_ptr<LineRate> rate_of(const HostLimits& limits) {
    return std::make_shared<LineRate>(limits.burst, limits.lines_per_second);
}

constexpr std::string_view too_long =
    "The game has grown too long for guests. It is saved, and its host can go on without guests.";

}  // namespace

Host::Host(SpokenChairs chairs, std::vector<Entry> entries, table::Seating& seating)
    : Host(std::move(chairs), std::move(entries), seating, Patience{}, Clock::now) {}

Host::Host(SpokenChairs chairs, std::vector<Entry> entries, table::Seating& seating,
           const Patience& patience, std::function<Clock::time_point()> now)
    : chairs_(std::move(chairs)),
      entries_(std::move(entries)),
      seating_(seating),
      patience_(patience),
      now_(std::move(now)),
      table_(drawn_number()),
      thinking_(watched(), now_()) {
    for (std::size_t i = 0; i < watched().moves(); ++i) length_.add(watched().move(i));
    const HostLimits& limits = patience_.limits;
    for (std::size_t i = 0; i < chairs_.seats.size(); ++i) rates_.push_back(rate_of(limits));
    arrivals_.assign(place(Seat::none()) + 1,
                     LineRate(limits.arrivals, limits.arrivals_per_second));
    counts_.resize(arrivals_.size());
    for (const Entry& entry : entries_) {
        for (const Seat seat : entry.seats) {
            if (seat.exists()) seating_.invite(seat, entry.are_programs);
        }
    }
    game_listener_ = watched().listen([this](SpokenChair::Change change) {
        measure_thinking(change);
        measure_length(change);
    });
    seating_listener_ = seating_.listen(
        [this](Seat seat, const table::Occupant& /*before*/) { hear_seating(seat); });
}

SpokenChair& Host::chair(Seat seat) const {
    return seat.exists() ? *chairs_.seats[seat.value] : watched();
}

std::size_t Host::watchers() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        guests_, [](const auto& guest) { return !guest.second.seat.exists(); }));
}

Host::Guests::iterator Host::guest_at(Seat seat) {
    return std::ranges::find_if(guests_,
                                [seat](const auto& guest) { return guest.second.seat == seat; });
}

void Host::measure_thinking(SpokenChair::Change change) {
    thinking_.ask(Seat::none(), now_());  // account for the time before the move
    if (change == SpokenChair::Change::TakenBack) {
        thinking_.hear_taken_back();
    } else {
        thinking_.hear_move(watched().facts(watched().moves() - 1));
    }
    thinking_.ask(thinking_program(), now_());
}

void Host::measure_length(SpokenChair::Change change) {
    if (change == SpokenChair::Change::TakenBack) {
        length_.add_taken_back();
    } else {
        length_.add(watched().move(watched().moves() - 1));
    }
    if (!length_.is_within(patience_.limits) && !has_ended_ && wake_) wake_->ring();
}

// The seat to move, if a program plays it and its move can be recorded.
Seat Host::thinking_program() const {
    if (!can_record_) return Seat::none();
    const Seat asked = watched().asked();
    return asked.exists() && seating_.at(asked).kind == Kind::Program ? asked : Seat::none();
}

void Host::wake(const tasks::WakeSignal& signal) {
    wake_ = signal;
    for (const Entry& entry : entries_) entry.transport->wake(signal);
}

// Takes a bounded batch, so that a guest who floods the connection does not stall the screen.
void Host::go_on() {
    bool is_more = false;
    for (const Entry& entry : entries_) {
        const std::vector<net::News> all = entry.transport->take_news(patience_.news);
        for (const net::News& news : all) hear_news(entry, news);
        is_more = is_more || all.size() == patience_.news;
    }
    hear_held_lines();
    replace_slow_programs();
    if (!has_ended_ && !watched().is_over() && !length_.is_within(patience_.limits)) end();
    if (is_more && wake_) wake_->ring();
}

// Guests refuse a longer game, so no guest could join any more.
void Host::end() {
    has_ended_ = true;
    for (const auto& [peer, guest] : guests_) {
        guest.session->part(too_long);
        guest.transport->hang_up(peer);
    }
    guests_.clear();
    for (std::size_t i = 0; i < chairs_.seats.size(); ++i) seating_.leave(Seat(i));
    thinking_.ask(Seat::none(), now_());
    notice(GuestNotice::What::Ended, Seat::none(), std::string(too_long));
}

std::size_t Host::place(Seat seat) const {
    return seat.exists() ? seat.value : chairs_.seats.size();
}

void Host::turn_away(const Entry& entry, net::Peer peer, std::string_view last_line) const {
    entry.transport->send(peer, greeting(watched().game()) + fmt::format("{}\n", last_line));
    entry.transport->hang_up(peer);
}

void Host::hear_news(const Entry& entry, const net::News& news) {
    if (const auto* arrived = std::get_if<net::Arrived>(&news)) hear(entry, *arrived);
    if (const auto* heard = std::get_if<net::Heard>(&news)) hear(entry, *heard);
    if (const auto* gone = std::get_if<net::Gone>(&news)) hear(entry, *gone);
}

// A second connection with a seat's code replaces the first: most likely the same player has reconnected, and the old
// connection is dead.
void Host::hear(const Entry& entry, const net::Arrived& news) {
    const Seat seat = entry.seats[news.key];
    if (has_ended_) return turn_away(entry, news.peer, fmt::format("bye {}", too_long));
    if (!seat.exists() && watchers() >= patience_.watchers) {
        return turn_away(entry, news.peer, "bye As many watch this game as may.");
    }
    // An arrival costs more than any line. The present guest stays, and the new one tries again later.
    if (!arrivals_[place(seat)].take(now_())) return turn_away(entry, news.peer, "pause");
    if (const auto old = guest_at(seat); seat.exists() && old != guests_.end()) {
        send_away(old, "Somebody else has come with the same code and plays on.");
    }
    const HostLimits& limits = patience_.limits;
    Guest guest{entry.transport,
                seat,
                entry.are_programs,
                seat.exists() ? rates_[seat.value] : rate_of(limits),
                HeldLines(limits.waiting_lines, limits.waiting_bytes),
                nullptr};
    if (seat.exists()) seating_.connect(seat);
    guest.session = std::make_unique<GuestSession>(
        chair(seat), table_, seating_.all(), limits, counts_[place(seat)],
        std::bind_front(&net::Transport::send, entry.transport, news.peer));
    guests_.insert_or_assign(news.peer, std::move(guest));
    if (seat.exists() && !entry.are_programs) notice(GuestNotice::What::Came, seat);
}

void Host::hear(const Entry& /*entry*/, const net::Heard& news) {
    const auto found = guests_.find(news.peer);
    if (found == guests_.end()) return;
    Guest& guest = found->second;
    if (!guest.held.empty() || !guest.rate->take(now_())) return hold(found, news.line);
    hear_line(found, news.line);
}

// Queues a line that came too fast. Dismisses the guest after too many refused lines, without waiting for their
// answers.
void Host::hold(Guests::iterator guest, const std::string& line) {
    HeldLines& held = guest->second.held;
    held.add(line);
    const auto most = static_cast<std::size_t>(patience_.limits.failures);
    if (held.refused() >= most)
        dismiss(guest, fmt::format("{} lines in a row came too fast", most));
}

void Host::hear_held_lines() {
    std::vector<net::Peer> waiting;
    for (const auto& [peer, guest] : guests_) {
        if (!guest.held.empty()) waiting.push_back(peer);
    }
    for (const net::Peer peer : waiting) hear_held_lines(peer);
}

// Handling a line may remove the guest, so look the guest up again each time.
void Host::hear_held_lines(net::Peer peer) {
    for (auto guest = guests_.find(peer); guest != guests_.end(); guest = guests_.find(peer)) {
        HeldLines& held = guest->second.held;
        if (held.empty()) return;
        if (held.has_line()) {
            if (!guest->second.rate->take(now_())) return;
            hear_line(guest, held.take());
        } else {
            held.take_refused();
            guest->second.session->refuse_line();
            look_at(guest);
        }
    }
}

void Host::hear_line(Guests::iterator guest, const std::string& line) {
    const Seat seat = guest->second.seat;
    const bool may_speak = seat.exists() && (seating_.at(seat).kind == Kind::Remote ||
                                             seating_.at(seat).kind == Kind::Program);
    guest->second.session->hear(line, may_speak);
    look_at(guest);
}

// Closes the connection if the guest has left or has sent too much nonsense.
void Host::look_at(Guests::iterator guest) {
    GuestSession& session = *guest->second.session;
    if (session.has_left()) {
        guest->second.transport->hang_up(guest->first);
        return lose(guest, guest->second.is_program ? "it has left" : "");
    }
    if (!session.nonsense().empty()) dismiss(guest, std::string(session.nonsense()));
}

// Disconnects a misbehaving guest.
void Host::dismiss(Guests::iterator guest, const std::string& why) {
    guest->second.session->part(why);
    guest->second.transport->hang_up(guest->first);
    lose(guest, why);
}

void Host::hear(const Entry& /*entry*/, const net::Gone& news) {
    const auto found = guests_.find(news.peer);
    if (found != guests_.end()) lose(found, news.why);
}

void Host::send_away(Guests::iterator guest, std::string_view why) {
    guest->second.session->part(why);
    guest->second.transport->hang_up(guest->first);
    guests_.erase(guest);
}

void Host::lose(Guests::iterator guest, const std::string& why) {
    const Seat seat = guest->second.seat;
    const bool was_program = guest->second.is_program;
    guests_.erase(guest);
    if (!seat.exists()) return;
    if (was_program) {
        seating_.disconnect(seat);
        if (seating_.at(seat).kind != Kind::Program) return;
        // After the end of the game the seat needs no replacement.
        if (watched().is_over()) return seating_.leave(seat);
        notice(GuestNotice::What::Failed, seat, why);
        return;
    }
    seating_.disconnect(seat);
    notice(GuestNotice::What::WentAway, seat, why);
}

std::optional<milliseconds> Host::due_in() const {
    std::optional<milliseconds> due = thinking_time_left();
    for (const auto& [peer, guest] : guests_) {
        if (guest.held.empty()) continue;
        const auto wait =
            std::max(std::chrono::ceil<milliseconds>(guest.rate->next() - now_()), milliseconds(0));
        due = std::min(due.value_or(wait), wait);
    }
    return due;
}

std::optional<milliseconds> Host::thinking_time_left() const {
    const Seat program = thinking_program();
    if (!program.exists()) return std::nullopt;
    const auto used = std::chrono::duration_cast<milliseconds>(thinking_.used(program, now_()));
    return std::max(patience_.program - used, milliseconds(0));
}

void Host::replace_slow_programs() {
    if (thinking_time_left() != milliseconds(0)) return;
    const Seat seat = watched().asked();
    const auto guest = guest_at(seat);
    if (guest == guests_.end()) return;
    send_away(guest, "The game got no further for too long.");
    seating_.disconnect(seat);
    notice(GuestNotice::What::Failed, seat,
           fmt::format("it has thought for {} s and the game got no further",
                       patience_.program.count() / 1000));
}

void Host::set_recording(bool is_possible) {
    if (can_record_ == is_possible) return;
    can_record_ = is_possible;
    const Seat program = thinking_program();
    // The program has to repeat a move that was not recorded.
    if (program.exists()) thinking_.renew(program);
    thinking_.ask(program, now_());
    if (!is_possible) return;
    for (const auto& [peer, guest] : guests_) {
        if (guest.seat.exists()) guest.session->tell_recording(seating_.at(guest.seat));
    }
}

void Host::hear_seating(Seat seat) {
    const table::Occupant& occupant = seating_.at(seat);
    if (occupant.kind == Kind::Program) thinking_.renew(seat);
    thinking_.ask(thinking_program(), now_());
    for (const auto& [peer, guest] : guests_) guest.session->tell(seat, occupant);
}

void Host::notice(GuestNotice::What what, Seat seat, std::string why) {
    notices_.push_back({what, seat, std::move(why)});
}

std::vector<GuestNotice> Host::take_notices() { return std::exchange(notices_, {}); }

void Host::close(bool is_over) {
    for (const auto& [peer, guest] : guests_) {
        if (is_over) {
            guest.session->part("The game is over, and the host has closed it.");
        } else {
            guest.session->pause();
        }
        guest.transport->hang_up(peer);
    }
    guests_.clear();
}

}  // namespace tabletop::remote
