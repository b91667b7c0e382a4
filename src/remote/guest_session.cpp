#include "remote/guest_session.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "remote/protocol.hpp"
#include "remote/seating_line.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::remote {
namespace {

// The word and the number of lines, such as `said 2`, then the lines. `lines` includes line ends.
std::string block(std::string_view word, std::string_view lines) {
    return fmt::format("{} {}\n{}", word, std::count(lines.begin(), lines.end(), '\n'), lines);
}

std::string said_block(std::string_view move) { return block("said", move); }

}  // namespace

void GameLength::add(std::string_view lines) {
    ++moves;
    history_bytes += said_block(lines).size();
}

bool GameLength::is_within(const HostLimits& limits) const {
    return moves < limits.moves && history_bytes < limits.history_bytes;
}

void TurnCount::add(std::uint32_t turn) {
    moves_ = in(turn) + 1;
    latest_ = std::max(latest_, turn);
}

GuestSession::GuestSession(SpokenChair& chair, std::uint64_t table,
                           const table::Occupants& occupants, const HostLimits& limits,
                           GuestCounts& counts, Send send)
    : chair_(chair), limits_(limits), counts_(counts), send_(std::move(send)) {
    const Seat seat = chair_.seat();
    std::string words = greeting(chair_.game());
    words += fmt::format("seat {}\n", seat.exists() ? name(seat) : "none");
    words += block("agreed", chair_.agreement());
    for (std::size_t i = 0; i < chair_.names().size(); ++i) {
        words += "sits " + seating_words(chair_.names()[i], occupants[i]) + '\n';
    }
    words += fmt::format("table {}\n", table);
    is_open_ = chair_.is_over();
    words += history_lines() + standing();
    send_(std::move(words));
    listening_ = chair_.listen([this](SpokenChair::Change change) { tell(change); });
}

// The full history, and after the end the seed.
std::string GuestSession::history_lines() const {
    const std::size_t moves = chair_.moves();
    std::string words;
    if (const auto seed = chair_.seed()) words += fmt::format("seed {}\n", *seed);
    words += fmt::format("history {}\n", moves);
    for (std::size_t i = 0; i < moves; ++i) words += said_block(chair_.move(i));
    return words;
}

// The present position. It ends an update: the guest applies the lines before it now.
std::string GuestSession::standing() const {
    return fmt::format("now {}\nundo {}\n", chair_.position(),
                       chair_.can_take_back() ? "yes" : "no") +
           block("view", chair_.view());
}

void GuestSession::tell(SpokenChair::Change change) {
    std::string words;
    if (chair_.is_over() != is_open_) {
        is_open_ = chair_.is_over();
        words = history_lines();
    } else if (change == SpokenChair::Change::TakenBack) {
        words = "taken-back\n";
    } else {
        words = said_block(chair_.move(chair_.moves() - 1));
    }
    send_(words + standing());
}

void GuestSession::tell(Seat seat, const table::Occupant& occupant) {
    send_("sits " + seating_words(name(seat), occupant) + '\n');
}

void GuestSession::tell_recording(const table::Occupant& own) {
    if (std::exchange(waits_for_record_, false)) tell(chair_.seat(), own);
}

void GuestSession::part(std::string_view why) { send_(fmt::format("bye {}\n", why)); }

void GuestSession::pause() { send_("pause\n"); }

void GuestSession::hear(std::string_view line, bool may_speak) {
    if (!nonsense_.empty() || has_left_) return;
    // A guest may leave without a greeting.
    if (!was_greeted_ && line != "bye") {
        was_greeted_ = true;
        nonsense_ = greeting_fault(chair_.game(), line);
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
    if (!chair_.seat().exists()) reader.fail("whoever watches says nothing");
    const SpokenChair::ReadCommand command = chair_.read_command(reader);
    reader.finish();
    if (!may_speak) return answer({.is_late = true});
    const bool is_offer = command.kind == MoveKind::Offer;
    if (is_offer && counts_.offers.in(chair_.turn()) >= limits_.offers) {
        return misunderstand(
            fmt::format("no more than {} offers can be made in one turn", limits_.offers));
    }
    command.say(position, answering(is_offer ? &counts_.offers : nullptr));
}

void GuestSession::hear_undo(text::Reader& reader, bool may_speak) {
    const std::uint64_t position = read_position(reader);
    reader.finish();
    if (!may_speak) return answer({.is_late = true});
    if (counts_.taken_back.in(chair_.turn()) >= limits_.moves_taken_back) {
        return misunderstand(fmt::format("no more than {} moves can be taken back in one turn",
                                         limits_.moves_taken_back));
    }
    chair_.take_back(position, answering(&counts_.taken_back));
}

SpokenChair::Hear GuestSession::answering(TurnCount* count) {
    return [session = std::weak_ptr<GuestSession*>(self_), count,
            turn = chair_.turn()](const SpokenChair::Result& result) {
        const auto self = session.lock();
        if (!self) return;
        if (count != nullptr && result.is_done()) count->add(turn);
        (*self)->answer(result);
    };
}

void GuestSession::answer(const SpokenChair::Result& result) {
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
    if (result.refusal) return send_(fmt::format("refused {}\n", *result.refusal));
    send_("late\n");
}

void GuestSession::tell_legal() { send_(block("legal", chair_.legal())); }

}  // namespace tabletop::remote
