#include "remote/host_lines.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "remote/protocol.hpp"
#include "remote/seating_line.hpp"

namespace tabletop::remote {

using text::TextError;

void HostLines::fail(const std::string& why) { throw TextError(0, "the host's words: " + why); }

void HostLines::fail_too_much() { fail("it tells more than there can be"); }

void HostLines::connect(Send send) {
    update_ = {};
    drop_moves();
    is_paused_ = was_turned_away_ = false;
    send_ = std::move(send);
    send_(greeting(greeted_game_));
}

void HostLines::lose() {
    send_ = {};
    speak_by({});
}

void HostLines::leave() {
    if (send_) send_("bye\n");
}

void HostLines::hear(std::string_view line) {
    if (farewell_) return;
    if (!update_.was_greeted) {
        demand_greeting(greeted_game_, line);
        update_.was_greeted = true;
        return;
    }
    if (update_.lines_left > 0) return read_block_line(line);
    read(line);
}

void HostLines::read_block_line(std::string_view line) {
    constexpr std::size_t most_bytes = std::size_t{1} << 24U;
    if (update_.lines.size() + line.size() > most_bytes) fail_too_much();
    update_.lines += line;
    update_.lines += '\n';
    if (--update_.lines_left == 0) end_block();
}

void HostLines::read(std::string_view line) {
    constexpr std::string_view bye = "bye";
    if (line.substr(0, bye.size()) == bye) {
        const std::string_view why = line.substr(std::min(bye.size() + 1, line.size()));
        farewell_ = why.empty() ? "the host has closed the game" : legible(why);
        return;
    }
    constexpr std::string_view misunderstood = "misunderstood";
    if (line.starts_with(misunderstood)) {
        const std::string_view why = line.substr(std::min(misunderstood.size() + 1, line.size()));
        demand_game();
        return hear_answer(false, why.empty() ? "the host did not understand it" : legible(why));
    }
    const auto words = text::split(line);
    text::Reader reader(words, line.size() + 1);
    if (reader.at_end()) return;
    for (const std::string_view word : {"agreed", "said", "view"}) {
        if (!reader.take_if(word)) continue;
        update_.word = word;
        update_.lines.clear();
        update_.lines_left = reader.take_number("how many lines");
        reader.finish();
        if (update_.lines_left > most_lines_in_block) fail_too_much();
        if (update_.lines_left == 0) end_block();
        return;
    }
    if (reader.take_if("pause")) {
        is_paused_ = true;
        was_turned_away_ = update_.is_first;
    } else if (reader.take_if("seat")) {
        update_.seat_name = reader.take("a player, or none");
    } else {
        if (agreement_.empty()) fail("it does not say which game it is");
        read_about_game(reader);
    }
    reader.finish();
}

void HostLines::end_block() {
    if (update_.word == "agreed") return end_agreement();
    if (agreement_.empty()) fail("it does not say which game it is");
    if (update_.word == "said") return add_move();
    read_view(update_.lines);
    show();
}

void HostLines::end_agreement() {
    if (update_.lines.empty()) fail("it does not say which game it is");
    if (agreement_.empty()) {
        read_agreement(update_.lines);
        agreement_ = update_.lines;
    } else if (update_.lines != agreement_) {
        fail("there is another game now");
    }
    if (update_.seat_name == "none") return;
    const auto words = text::split(update_.seat_name);
    text::Reader reader(words, update_.seat_name.size() + 1);
    update_.seat = read_seat(reader);
}

void HostLines::add_move() {
    update_.events += read_move(update_.lines);
    ++update_.moves;
    if (update_.moves > most_moves || update_.events > most_events) fail_too_much();
}

void HostLines::read_about_game(text::Reader& reader) {
    if (reader.take_if("sits")) {
        const Seat seat = read_seat(reader);
        occupants_[seat.value] = read_occupant(reader);
    } else if (reader.take_if("table")) {
        update_.table = reader.take_number("the number of the table");
    } else if (reader.take_if("seed")) {
        update_.seed = reader.take_number("the seed");
    } else if (reader.take_if("history")) {
        update_.history = reader.take_number("how much has happened");
        update_.moves = 0;
        update_.events = 0;
        drop_moves();
    } else if (reader.take_if("taken-back")) {
        update_.takes_back = true;
    } else if (reader.take_if("now")) {
        update_.position = reader.take_number("how often the game has changed");
    } else if (reader.take_if("undo")) {
        static constexpr std::array<std::string_view, 2> words{"no", "yes"};
        update_.can_take_back = reader.take_one_of("answer", words) == 1;
    } else if (!read_answer(reader)) {
        reader.fail_expecting("what a host says");
    }
}

bool HostLines::read_answer(text::Reader& reader) {
    const bool is_refusal = reader.take_if("refused");
    const bool is_late = !is_refusal && reader.take_if("late");
    if (!is_refusal && !is_late && !reader.take_if("done")) return false;
    demand_game();
    if (is_refusal) {
        hear_refusal(reader);
    } else {
        hear_answer(is_late, {});
    }
    return true;
}

void HostLines::demand_game() const {
    if (!is_there()) fail("it answers a move that was not sent");
}

void HostLines::show() {
    const Update update = std::exchange(update_, Update{});
    update_.was_greeted = true;
    update_.is_first = false;
    update_.seat = update.seat;
    if (!update.position || !update.can_take_back) fail("it does not say how the game stands");
    if (update.history && *update.history != update.moves) fail("some of the history is missing");
    if (update.is_first && (!update.history || !update.table))
        fail("it does not say what has happened");
    if (update.history && update.takes_back) fail("it takes back what it has just told");
    apply(update);
    if (update.is_first) speak_by(send_);
}

}  // namespace tabletop::remote
