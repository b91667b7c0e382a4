#include "remote/remote_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <sstream>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "catan/language/setup.hpp"
#include "catan/language/table.hpp"
#include "catan/table/judgement.hpp"
#include "catan/table/match.hpp"
#include "remote/protocol.hpp"
#include "remote/seating_line.hpp"

namespace catan::remote {

using language::Notation;
using text::TextError;

namespace {

[[noreturn]] void fail(const std::string& why) { throw TextError(0, "the host's words: " + why); }

[[noreturn]] void fail_too_much() { fail("it tells more than there can be"); }

bool is_over(const View& view) { return std::holds_alternative<GameOver>(view.phase); }

}  // namespace

// An update from the host while it is being read. It takes effect as a whole; its view is the last part.
struct RemoteTable::Update {
    bool was_greeted = false;
    bool is_first = true;  // since the connection began
    bool takes_back = false;
    Seat seat;
    std::optional<bool> can_take_back;  // the player to move, not necessarily this seat
    std::string seat_name;

    // The block that is being read:
    std::string word;
    std::uint64_t lines_left = 0;
    std::string lines;

    std::optional<std::uint64_t> table;  // identifies one run of the game at the host
    std::optional<std::uint64_t> position;
    std::optional<std::uint64_t> seed;
    std::optional<std::size_t> history;  // its length, if it is sent in full
    std::vector<SeenMove> moves;
    std::size_t events = 0;  // in all of them
    std::optional<View> view;
};

class RemoteTable::Seated : public table::Chair {
public:
    Seated(const Game& game, std::span<const std::string> names, Seat seat)
        : game_(game), names_(names), seat_(seat) {}

    [[nodiscard]] const Game& game() const override { return game_; }
    [[nodiscard]] std::span<const std::string> names() const override { return names_; }
    // R9: a remote player could not see real dice.
    [[nodiscard]] bool has_real_dice() const override { return false; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const override { return seed_; }
    [[nodiscard]] Viewer viewer() const override { return Viewer::of(seat_); }
    [[nodiscard]] const View& view() const override { return *view_; }
    [[nodiscard]] std::span<const SeenMove> history() const override { return history_; }
    [[nodiscard]] std::span<const Command> legal() const override {
        return judgement_.legal(game_, *view_, seat_);
    }
    [[nodiscard]] std::optional<Refusal> why_not(const Command& command) const override {
        return judgement_.why_not(game_, *view_, seat_, command);
    }
    [[nodiscard]] std::optional<Refusal> why_not_take_back() const override {
        return table::Rules::refuse_taking_back(can_take_back_ ? view_->asked : Seat::none(),
                                                seat_);
    }
    [[nodiscard]] std::uint64_t position() const override { return position_; }
    // Once the position has changed the host has handled the move, although its answer arrives later. So it has when the
    // host was started anew, where positions count from the beginning.
    [[nodiscard]] bool is_waiting() const override {
        return !pending_.empty() && is_of_now(pending_.back());
    }

    void say(std::uint64_t position, const Command& command,
             const std::optional<Outcome>& /*outcome*/, const Hear& hear) override {
        begin({position, table_, history_.size(), command, hear});
    }
    void take_back(std::uint64_t position, const Hear& hear) override {
        begin({position, table_, history_.size(), std::nullopt, hear});
    }

    // Takes over an update, reduced to what this viewer may see. Returns whether anything changed.
    bool look(const Update& update) {
        const View view = seat_.exists() ? *update.view : public_part(*update.view);
        const bool is_same_view = view == view_;
        // After a reconnection the host resends everything, even if nothing has happened meanwhile.
        std::vector<SeenMove> before;
        if (update.history) before = std::exchange(history_, {});
        view_ = view;
        table_ = update.table.value_or(table_);
        position_ = *update.position;
        can_take_back_ = *update.can_take_back;
        if (update.seed) seed_ = update.seed;
        if (update.takes_back) history_.pop_back();
        // R11: nothing is secret after the end.
        const bool sees_all = is_over(view);
        for (const SeenMove& seen : update.moves) {
            history_.push_back(sees_all ? seen : seen_by(viewer(), seen.move, seen.events));
        }
        judgement_.forget();
        const bool is_same_history =
            update.history ? history_ == before : !update.takes_back && update.moves.empty();
        return !is_same_view || !is_same_history;
    }
    using Chair::listeners;

    // Sends moves through `send` from now on; queues them while it is empty. For moves sent before a reconnection, the
    // history tells whether the host received them.
    void speak_by(Send send) {
        send_ = std::move(send);
        if (!send_) return;
        for (std::size_t left = pending_.size(); left > 0; --left) {
            const Pending& oldest = pending_.front();
            if (is_of_now(oldest)) return send_pending();
            answer({.is_late = !was_heard(oldest)});
        }
    }
    void answer(const Result& result) {
        if (pending_.empty()) fail("it answers a move that was not sent");
        const Pending answered = std::move(pending_.front());
        pending_.pop_front();
        // As long as the position is unchanged, a seat can judge its own move (R4.6). So check the host's verdict.
        if (result.refusal && is_of_now(answered) && result.refusal != objection(answered)) {
            fail("it refuses for no reason");
        }
        if (answered.hear) answered.hear(result);
    }

private:
    struct Pending {
        std::uint64_t position = 0;
        std::uint64_t table = 0;
        std::size_t history = 0;         // its length when the move was made
        std::optional<Command> command;  // none: take back
        Hear hear;
    };

    [[nodiscard]] bool is_of_now(const Pending& said) const {
        return said.table == table_ && said.position == position_;
    }
    void begin(Pending pending) {
        const bool is_late = is_waiting() || pending.position != position_;
        if (seat_.exists() && !is_late) {
            pending_.push_back(std::move(pending));
            return send_pending();
        }
        Result result{.is_late = is_late};
        if (!is_late) result.refusal = objection(pending);
        if (pending.hear) pending.hear(result);
    }
    [[nodiscard]] std::optional<Refusal> objection(const Pending& said) const {
        return said.command ? why_not(*said.command) : why_not_take_back();
    }
    void send_pending() const {
        if (!send_) return;
        const Pending& last = pending_.back();
        const Notation notation{game_, names_};
        send_(last.command
                  ? fmt::format("say {} {}\n", last.position, notation.write(*last.command, seat_))
                  : fmt::format("undo {}\n", last.position));
    }
    [[nodiscard]] bool was_heard(const Pending& said) const {
        if (!said.command) return history_.size() + 1 == said.history;
        if (history_.size() <= said.history) return false;
        const Move& there = history_[said.history].move;
        return there.seat == seat_ && there.command == *said.command;
    }

    const Game& game_;
    std::span<const std::string> names_;
    Seat seat_;
    std::optional<View> view_;  // set by the first look()
    std::vector<SeenMove> history_;
    std::uint64_t table_ = 0;
    std::uint64_t position_ = 0;
    bool can_take_back_ = false;
    std::optional<std::uint64_t> seed_;
    mutable table::Judgement judgement_;
    Send send_;
    std::deque<Pending> pending_;  // unanswered moves; only the last can be in flight
};

RemoteTable::RemoteTable() : update_(std::make_unique<Update>()) {}
RemoteTable::~RemoteTable() = default;

void RemoteTable::connect(Send send) {
    update_ = std::make_unique<Update>();
    is_paused_ = was_turned_away_ = false;
    send_ = std::move(send);
    send_(greeting());
}

void RemoteTable::lose() {
    send_ = {};
    if (chair_) chair_->speak_by({});
}

void RemoteTable::leave() {
    if (send_) send_("bye\n");
}

Seat RemoteTable::seat() const { return chair_->viewer().seat(); }
table::Chair& RemoteTable::chair() { return *chair_; }
table::Chair& RemoteTable::onlooker() {
    if (onlooker_) return *onlooker_;
    return *chair_;
}
Notation RemoteTable::notation() const { return {*game_, names_}; }

// --- Lines of the host.

void RemoteTable::hear(std::string_view line) {
    if (farewell_) return;
    if (!update_->was_greeted) {
        if (const std::string why = greeting_fault(line); !why.empty()) throw TextError(0, why);
        update_->was_greeted = true;
        return;
    }
    if (update_->lines_left > 0) return read_block_line(line);
    read(line);
}

void RemoteTable::read_block_line(std::string_view line) {
    constexpr std::size_t most_bytes = std::size_t{1} << 24U;
    Update& update = *update_;
    if (update.lines.size() + line.size() > most_bytes) fail_too_much();
    update.lines += line;
    update.lines += '\n';
    if (--update.lines_left == 0) end_block();
}

void RemoteTable::read(std::string_view line) {
    constexpr std::string_view bye = "bye";
    if (line.substr(0, bye.size()) == bye) {
        const std::string_view why = line.substr(std::min(bye.size() + 1, line.size()));
        farewell_ = why.empty() ? "the host has closed the game" : legible(why);
        return;
    }
    constexpr std::string_view misunderstood = "misunderstood";
    if (line.starts_with(misunderstood)) {
        const std::string_view why = line.substr(std::min(misunderstood.size() + 1, line.size()));
        if (!chair_) fail("it answers a move that was not sent");
        return chair_->answer(
            {.failure = why.empty() ? "the host did not understand it" : legible(why)});
    }
    const auto words = text::split(line);
    text::Reader reader(words, line.size() + 1);
    if (reader.at_end()) return;
    Update& update = *update_;
    for (const std::string_view word : {"agreed", "said", "view"}) {
        if (!reader.take_if(word)) continue;
        update.word = word;
        update.lines.clear();
        update.lines_left = reader.take_number("how many lines");
        reader.finish();
        if (update.lines_left > most_lines_in_block) fail_too_much();
        if (update.lines_left == 0) end_block();
        return;
    }
    if (reader.take_if("pause")) {
        is_paused_ = true;
        was_turned_away_ = update.is_first;
    } else if (reader.take_if("seat")) {
        update.seat_name = reader.take("a player, or none");
    } else {
        if (!game_ || agreement_.empty()) fail("it does not say which game it is");
        read_about_game(reader);
    }
    reader.finish();
}

void RemoteTable::end_block() {
    Update& update = *update_;
    if (update.word == "agreed") return read_agreement(update.lines);
    if (!game_) fail("it does not say which game it is");
    if (update.word == "said") {
        update.moves.push_back(notation().read_seen_move(update.lines));
        update.events += update.moves.back().events.size();
        if (update.moves.size() > most_moves || update.events > most_events) fail_too_much();
        return;
    }
    update.view = notation().read_view(update.lines);
    show();
}

void RemoteTable::read_agreement(const std::string& lines) {
    Update& update = *update_;
    if (game_ && lines != agreement_) fail("there is another game now");
    if (!game_) {
        language::Setup setup;
        std::istringstream in(lines);
        for (std::string line; std::getline(in, line);) {
            const auto words = text::split(line);
            text::Reader reader(words, line.size() + 1);
            if (reader.at_end()) continue;
            if (!setup.read(reader)) reader.fail_expecting("what was agreed on before the game");
            reader.finish();
        }
        language::Table table = language::seat_everybody(setup);
        names_ = table.names;
        game_ = std::make_unique<const Game>(table.game);
        agreement_ = lines;
    }
    if (update.seat_name == "none") return;
    const auto words = text::split(update.seat_name);
    text::Reader reader(words, update.seat_name.size() + 1);
    update.seat = notation().read_seat(reader);
}

void RemoteTable::read_about_game(text::Reader& reader) {
    Update& update = *update_;
    if (reader.take_if("sits")) {
        const SeatOccupant read = read_occupant(notation(), reader);
        occupants_[read.seat.value] = read.occupant;
    } else if (reader.take_if("table")) {
        update.table = reader.take_number("the number of the table");
    } else if (reader.take_if("seed")) {
        update.seed = reader.take_number("the seed");
    } else if (reader.take_if("history")) {
        update.history = reader.take_number("how much has happened");
        update.moves.clear();
        update.events = 0;
    } else if (reader.take_if("taken-back")) {
        update.takes_back = true;
    } else if (reader.take_if("now")) {
        update.position = reader.take_number("how often the game has changed");
    } else if (reader.take_if("undo")) {
        static constexpr std::array<std::string_view, 2> words{"no", "yes"};
        update.can_take_back = reader.take_one_of("answer", words) == 1;
    } else if (!read_answer(reader)) {
        reader.fail_expecting("what a host says");
    }
}

bool RemoteTable::read_answer(text::Reader& reader) {
    table::Chair::Result result;
    if (reader.take_if("late")) {
        result.is_late = true;
    } else if (reader.take_if("refused")) {
        result.refusal = notation().read_refusal(reader);
    } else if (!reader.take_if("done")) {
        return false;
    }
    if (!chair_) fail("it answers a move that was not sent");
    chair_->answer(result);
    return true;
}

// An update without a full history may add or take back one move only, made by the player to move.
void RemoteTable::check_step(const Update& update) const {
    const std::size_t things = update.moves.size() + (update.takes_back ? 1 : 0);
    if (things > 1) fail("it tells several moves at once");
    const auto history = chair_->history();
    if (update.takes_back && history.empty()) fail("it takes back a move that was not made");
    if (update.moves.empty()) return;
    if (update.moves.front().move.seat != chair_->view().asked)
        fail("it tells a move of a seat that was not asked");
    if (history.size() >= most_moves || ledger_->events() >= most_events) fail_too_much();
}

// Validates an update and returns the ledger after it. Fails if the history does not lead to the view, or no viewer could
// see such a view.
Ledger RemoteTable::checked(Update& update) const {
    const View& view = *update.view;
    const bool sees_all = is_over(view);
    if (!sees_all && (!view.asked.exists() || view.opened))
        fail("no seat could see a game like this");
    if (update.history && update.takes_back) fail("it takes back what it has just told");
    if (!update.history) check_step(update);
    Ledger ledger = update.history ? Ledger(*game_) : *ledger_;
    if (update.takes_back) ledger.take_back(chair_->history().back());
    for (SeenMove& seen : update.moves) {
        const Viewer viewer = sees_all ? Viewer::all() : Viewer::of(update.seat);
        seen = seen_by(viewer, seen.move, seen.events);
        if (!ledger.add(seen)) fail("what it tells cannot have happened");
    }
    if (!ledger.fits(view)) fail("what happened does not lead to how the game stands");
    return ledger;
}

// Applies a complete update. Both chairs are updated before any listener is called.
void RemoteTable::show() {
    Update update = std::exchange(*update_, Update{});
    update_->was_greeted = true;
    update_->is_first = false;
    update_->seat = update.seat;
    if (!update.position || !update.can_take_back) fail("it does not say how the game stands");
    if (update.history && *update.history != update.moves.size())
        fail("some of the history is missing");
    if (update.view->viewer != update.seat) fail("it tells what another seat sees");
    if (update.is_first && (!update.history || !update.table))
        fail("it does not say what has happened");
    if (chair_ && update.seat != seat()) fail("it has given the seat to another player");
    ledger_ = checked(update);
    const bool is_new_game = !chair_;
    if (is_new_game) {
        chair_ = std::make_unique<Seated>(*game_, names_, update.seat);
        if (update.seat.exists()) {
            onlooker_ = std::make_unique<Seated>(*game_, names_, Seat::none());
        }
    }
    const std::size_t before = chair_->history().size();
    const bool is_new = chair_->look(update);
    if (onlooker_) onlooker_->look(update);
    if (is_new && !is_new_game) {
        const auto news = chair_->history().size() > before
                              ? table::Chair::HistoryChange::Moved
                              : table::Chair::HistoryChange::TakenBack;
        for (const Seated* chair : {chair_.get(), onlooker_.get()}) {
            if (chair != nullptr) chair->listeners().tell(news);
        }
    }
    if (update.is_first) chair_->speak_by(send_);
}

}  // namespace catan::remote
