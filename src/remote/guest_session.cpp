#include "remote/guest_session.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "catan/language/table.hpp"
#include "remote/protocol.hpp"
#include "remote/seating_line.hpp"
#include "tabletop/text/words.hpp"

namespace catan::remote {
namespace {

// The word and the number of lines, such as `said 2`, then the lines. `lines` includes line ends.
std::string block(std::string_view word, std::string_view lines) {
    return fmt::format("{} {}\n{}", word, std::count(lines.begin(), lines.end(), '\n'), lines);
}

std::string said_block(const language::Notation& notation, const SeenMove& seen) {
    return block("said", notation.write(seen));
}

}  // namespace

void GameLength::add(const language::Notation& notation, const SeenMove& seen) {
    ++moves;
    history_bytes += said_block(notation, seen).size();
}

bool GameLength::is_within(const HostLimits& limits) const {
    return moves < limits.moves && history_bytes < limits.history_bytes;
}

int TurnCount::in_turn(const View& view) const {
    return view.turn == turn_ && view.active() == active_ ? moves_ : 0;
}

void TurnCount::add(const View& view) {
    moves_ = in_turn(view) + 1;
    turn_ = view.turn;
    active_ = view.active();
}

GuestSession::GuestSession(table::Chair& chair, std::uint64_t table,
                           const table::Occupants& occupants, const HostLimits& limits,
                           GuestCounts& counts, Send send)
    : chair_(chair), limits_(limits), counts_(counts), send_(std::move(send)) {
    const Seat seat = chair_.viewer().seat();
    std::string words = greeting();
    words += fmt::format("seat {}\n", seat.exists() ? notation().name(seat) : "none");
    words += block("agreed", language::agreement_text(chair_.game(), chair_.names()));
    for (std::size_t i = 0; i < chair_.names().size(); ++i) {
        words += "sits " + write(notation(), Seat(i), occupants[i]) + '\n';
    }
    words += fmt::format("table {}\n", table);
    is_open_ = is_over();
    words += history_lines() + standing();
    send_(std::move(words));
    listening_ = chair_.listen([this](table::Chair::HistoryChange news) { tell(news); });
}

bool GuestSession::is_over() const { return std::holds_alternative<GameOver>(chair_.view().phase); }

// The full history, and after the end the seed.
std::string GuestSession::history_lines() const {
    const auto history = chair_.history();
    std::string words;
    if (const auto seed = chair_.seed()) words += fmt::format("seed {}\n", *seed);
    words += fmt::format("history {}\n", history.size());
    for (const SeenMove& seen : history) words += said_block(notation(), seen);
    return words;
}

// The present position. It ends an update: the guest applies the lines before it now.
std::string GuestSession::standing() const {
    const auto why_not = chair_.why_not_take_back();
    const bool is_possible = !why_not || why_not->reason != Refusal::Reason::NothingToTakeBack;
    return fmt::format("now {}\nundo {}\n", chair_.position(), is_possible ? "yes" : "no") +
           block("view", notation().write(chair_.view()));
}

void GuestSession::tell(table::Chair::HistoryChange news) {
    std::string words;
    if (is_over() != is_open_) {
        is_open_ = is_over();
        words = history_lines();
    } else if (news == table::Chair::HistoryChange::TakenBack) {
        words = "taken-back\n";
    } else {
        words = said_block(notation(), chair_.history().back());
    }
    send_(words + standing());
}

void GuestSession::tell(Seat seat, const table::Occupant& occupant) {
    send_("sits " + write(notation(), seat, occupant) + '\n');
}

void GuestSession::tell_recording(const table::Occupant& own) {
    if (std::exchange(waits_for_record_, false)) tell(chair_.viewer().seat(), own);
}

void GuestSession::part(std::string_view why) { send_(fmt::format("bye {}\n", why)); }

void GuestSession::pause() { send_("pause\n"); }

void GuestSession::hear(std::string_view line, bool may_speak) {
    if (!nonsense_.empty() || has_left_) return;
    // A guest may leave without a greeting.
    if (!was_greeted_ && line != "bye") {
        was_greeted_ = true;
        nonsense_ = greeting_fault(line);
        return;
    }
    try {
        read(line, may_speak);
    } catch (const text::TextError& error) {
        misunderstand(error.what());
    }
    look_for_nonsense();
}

void GuestSession::refuse_line() {
    misunderstand("too fast: wait for an answer before you say more");
    look_for_nonsense();
}

// Tolerates occasional mistakes of a person, not a program that fails in a loop.
void GuestSession::look_for_nonsense() {
    if (failures_ < limits_.failures) return;
    nonsense_ = fmt::format("{} lines in a row made no sense here", failures_);
}

void GuestSession::misunderstand(std::string_view why) {
    ++failures_;
    send_(fmt::format("misunderstood {}\n", why));
}

void GuestSession::read(std::string_view line, bool may_speak) {
    const auto words = text::split(line);
    text::Reader reader(words, line.size() + 1);
    if (reader.at_end()) return;
    if (reader.take_if("say")) return hear_command(reader, may_speak);
    if (reader.take_if("undo")) return hear_undo(reader, may_speak);
    if (reader.take_if("legal")) {
        reader.finish();
        return tell_legal();
    }
    if (reader.take_if("bye")) {
        has_left_ = true;
        return;
    }
    reader.fail_expecting("say, undo, legal or bye");
}

std::uint64_t GuestSession::read_position(text::Reader& reader) {
    return reader.take_number("the number behind `now`");
}

void GuestSession::hear_command(text::Reader& reader, bool may_speak) {
    const std::uint64_t position = read_position(reader);
    const Seat seat = chair_.viewer().seat();
    if (!seat.exists()) reader.fail("whoever watches says nothing");
    const Command command = notation().read_command(reader, seat);
    reader.finish();
    if (!may_speak) return answer({.is_late = true});
    const bool is_offer = std::holds_alternative<Offer>(command);
    if (is_offer && counts_.offers.in_turn(chair_.view()) >= limits_.offers) {
        return misunderstand(
            fmt::format("no more than {} offers can be made in one turn", limits_.offers));
    }
    chair_.say(position, command, std::nullopt, answering(is_offer ? &counts_.offers : nullptr));
}

void GuestSession::hear_undo(text::Reader& reader, bool may_speak) {
    const std::uint64_t position = read_position(reader);
    reader.finish();
    if (!may_speak) return answer({.is_late = true});
    if (counts_.taken_back.in_turn(chair_.view()) >= limits_.moves_taken_back) {
        return misunderstand(fmt::format("no more than {} moves can be taken back in one turn",
                                         limits_.moves_taken_back));
    }
    chair_.take_back(position, answering(&counts_.taken_back));
}

table::Chair::Hear GuestSession::answering(TurnCount* count) {
    return
        [session = std::weak_ptr<GuestSession*>(self_), count](const table::Chair::Result& result) {
            const auto self = session.lock();
            if (!self) return;
            if (count != nullptr && result.is_done()) count->add((*self)->chair_.view());
            (*self)->answer(result);
        };
}

void GuestSession::answer(const table::Chair::Result& result) {
    // Does not count as a failure: the guest is not to blame.
    if (!result.failure.empty()) {
        waits_for_record_ = true;
        return send_(fmt::format("misunderstood {}\n", result.failure));
    }
    if (result.is_done()) {
        waits_for_record_ = false;
        failures_ = 0;
        return send_("done\n");
    }
    ++failures_;
    if (result.refusal)
        return send_(fmt::format("refused {}\n", notation().write(*result.refusal)));
    send_("late\n");
}

void GuestSession::tell_legal() {
    std::string lines;
    for (const Command& command : chair_.legal()) {
        lines += notation().write(command, chair_.viewer().seat()) + '\n';
    }
    send_(block("legal", lines));
}

}  // namespace catan::remote
