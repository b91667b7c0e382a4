#include "tui/play.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "catan/wording.hpp"
#include "text/listing.hpp"
#include "tui/possible.hpp"
#include "tui/prompts.hpp"
#include "tui/since.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// Until it is told that a move is under way.
constexpr std::chrono::milliseconds patience(200);

}  // namespace

Play::Play(table::Participants& participants, Manners manners)
    : participants_(participants),
      onlooker_(participants.onlooker()),
      seating_(participants.seating()),
      bots_(participants.bots()),
      counsel_(participants.adviser()),
      elsewhere_(participants.remote()),
      listening_(seating_.listen([this](Seat, const table::Occupant&) { hear_new_seating(); })),
      curtain_(participants.chairs(), onlooker_),
      manners_(std::move(manners)),
      keys_(keys_of(this)),
      typing_keys_(typing_keys_of(this)),
      cursor_(onlooker_.game().topology()),
      clock_(manners_.clock, manners_.now),
      open_hands_(participants.chairs()) {
    if (manners_.open_hands) curtain_.leave_open();
    seat_people();
    bots_.set_pace(manners_.pace);
    bots_.use_clock(manners_.now);
    participants_.begin([this](Chair::News news) { hear(news); },
                        [this](const Chair::Result& failed) {
                            // Then it is for the player to do.
                            hand_over(is_asked_here());
                            hear_answer(failed);
                        });
    hand_over(false);
}

void Play::use_files(Files files) {
    files_ = std::move(files);
    // The result tells where the game is.
    if (in<GameOver>()) tell_result();
}

// ---------------------------------------------------------------------------------------------- whose eyes

// What was said to whoever looked before is not for whoever looks now.
void Play::come_back() {
    messages_.clear();
    forget_news();
    curtain_.leave();
    hand_over(false);
}

void Play::hand_over(bool at_once) {
    const Eyes eyes = here().eyes();
    const Seat before = eyes.seat();
    messages_.forget_rule();
    if (in<GameOver>()) {
        curtain_.show_what_is_public();
        begin_anew();
        return tell_result();
    }
    // In the set-up nothing is hidden from anybody.
    curtain_.hand_over(at_once || in_setup());
    // What is read goes on being read while others move.
    const bool is_same = here().eyes() == eyes;
    if (is_others_move()) {
        if (!others_began_) others_began_ = onlooker_.history().size();
        return begin_anew(is_same || !curtain_.has_people());
    }
    const auto began = std::exchange(others_began_, std::nullopt);
    was_others_move_ = began.has_value();
    asked_at_ = manners_.now();
    if (onlooker_.view().asked != before || began) rings_ = manners_.bell;
    if (onlooker_.view().asked != before) typed_.forget();
    begin_anew(is_same && began);
    if (began && curtain_.is_somebodys()) {
        const auto history = here().history();
        std::string lost = losses(history.subspan(std::min(*began, history.size())),
                                  here().eyes().seat(), names());
        if (!lost.empty()) messages_.tell(std::move(lost));
    }
}

void Play::lift_curtain() {
    curtain_.lift();
    begin_anew();
    std::string lost = losses(curtain_.missed_as_seen(), here().eyes().seat(), names());
    if (!lost.empty()) messages_.tell(std::move(lost));
}

void Play::begin_anew(bool keeps_reading) {
    std::erase_if(dialogs_, [keeps_reading](const std::unique_ptr<Dialog>& dialog) {
        return !dialog->is_of_table() && (!keeps_reading || !dialog->is_read());
    });
    if (!typed_.is_open() || !typed_.is_path()) typed_.close();
    cursor_.end();
    if (curtain_.is_somebodys() && !is_others_move() && dialogs_.empty()) ask_what_must_be();
}

// After a command whoever is asked now looks on, behind a curtain if it is somebody else.
void Play::hear(Chair::News news) {
    end_was_asked_ = false;
    if (news == Chair::News::Said) hear_what_was_said();
    if (news == Chair::News::TakenBack) {
        open_hands_.forget();
        forget_news();
    }
    // Nobody has to be called back to the screen for it.
    if (participants_.is_move_forced()) return;
    hand_over(is_asked_here());
    if (news == Chair::News::TakenBack && is_others_move()) {
        messages_.tell(
            fmt::format("{} has taken the last move back.", name(onlooker_.view().asked)));
    }
}

void Play::hear_what_was_said() {
    const Happening& last = onlooker_.history().back();
    happened_ = happened(game(), onlooker_.view(), last);
    messages_.clear();
    // What has been sent is not counted out any more.
    Drafts& drafts = drafts_[last.said.speaker.value];
    if (std::holds_alternative<Offer>(last.said.command)) drafts.offer.reset();
    if (std::holds_alternative<Counter>(last.said.command)) drafts.counter.reset();
    if (std::holds_alternative<Discard>(last.said.command)) drafts.discard = {};
    if (std::holds_alternative<PlayPlenty>(last.said.command)) drafts.plenty = {};
    const auto began = [](const catan::Event& event) {
        return std::holds_alternative<TurnBegan>(event);
    };
    if (std::ranges::any_of(last.events, began)) {
        drafts_ = {};
        clock_.begin_turn();
    }
    const Seat viewer = here().eyes().seat();
    if (std::holds_alternative<BuyCard>(last.said.command) && last.said.speaker == viewer) {
        messages_.tell(bought_words(here()));
    }
}

std::optional<std::chrono::milliseconds> Play::pace() const {
    std::optional<std::chrono::milliseconds> pace;
    if (shows_clock()) pace = std::chrono::seconds(1);
    // What is due already is said when the window has been drawn.
    constexpr std::chrono::milliseconds soon(10);
    if (const auto due = must_bots_wait() ? std::nullopt : bots_.due_in()) {
        pace = std::min(pace.value_or(*due), std::max(*due, soon));
        pace = std::max(*pace, soon);
    }
    if (counsel_.has_news()) pace = soon;
    if (const auto due = elsewhere_.due_in()) pace = std::min(pace.value_or(*due), *due);
    // It is told that the answer takes its time.
    if (curtain_.speaker().is_waiting()) pace = std::min(pace.value_or(patience), patience);
    return pace;
}

void Play::go_on_by_itself() {
    if (shows_clock() && clock_.reminds()) rings_ = manners_.bell;
    if (counsel_.take_news()) open_advice();
    hear_from_elsewhere();
    let_bots_move();
}

// ---------------------------------------------------------------------------------------------- what is said

void Play::say(const Command& command, const std::optional<Outcome>& outcome) {
    Chair& speaker = curtain_.speaker();
    if (speaker.is_waiting()) return messages_.tell("Your last move is still under way.");
    said_at_ = manners_.now();
    speaker.say(speaker.position(), command, outcome,
                [this](const Chair::Result& answer) { hear_answer(answer); });
}

bool Play::is_under_way() const {
    return curtain_.speaker().is_waiting() && manners_.now() - said_at_ >= patience;
}

void Play::hear_answer(const Chair::Result& answer) {
    if (answer.is_late) messages_.tell("The game has gone on meanwhile: look again.");
    if (answer.refusal) messages_.refuse(objection(here(), *answer.refusal));
    if (!answer.failure.empty()) {
        messages_.refuse({fmt::format("Nothing has changed: {}.", answer.failure)});
    }
}

void Play::say_or_ask(const Command& command) {
    if (!here().has_real_dice() || !asks_chance(command)) return say(command);
    if (const Objection why = objection_to(here(), command); !why.empty()) {
        return messages_.refuse(why);
    }
    dialogs_.clear();
    const text::Notation notation{game(), names()};
    type(notation.write(command, here().eyes().seat()) + " ");
    messages_.tell(text::outcome_question(notation, command));
}

void Play::take_back() {
    const text::Notation notation{game(), names()};
    const auto history = here().history();
    const std::string line =
        history.empty() ? std::string()
                        : notation.write(history.back().said.command, here().eyes().seat());
    Chair& speaker = curtain_.speaker();
    if (speaker.is_waiting()) return messages_.tell("Your last move is still under way.");
    said_at_ = manners_.now();
    speaker.take_back(speaker.position(), [this, line](const Chair::Result& answer) {
        hear_answer(answer);
        if (answer.is_done()) messages_.tell("Taken back: " + line);
    });
}

// With cards of their own the players type which one they drew, and can think about it meanwhile.
void Play::ask_buy() {
    if (here().has_real_dice()) return say_or_ask(BuyCard{});
    ask_whether_to_buy(asker());
}

// Asks once more when there is something left that could be paid for.
void Play::end_turn() {
    std::vector<std::string> left;
    if (can_say_any<BuildRoad>(here())) left.emplace_back("a road");
    if (can_say_any<Settle>(here())) left.emplace_back("a settlement");
    if (can_say_any<BuildCity>(here())) left.emplace_back("a city");
    if (can_say_any<BuyCard>(here())) left.emplace_back("a card");
    if (left.empty() || end_was_asked_) return say(EndTurn{});
    end_was_asked_ = true;
    // It fits in 80 columns.
    messages_.tell(
        fmt::format("e again ends the turn. You can pay for {}.", text::joined(left, "or")));
}

// ---------------------------------------------------------------------------------------------- what is asked

Asker Play::asker() {
    return {here(), drafts_[here().eyes().seat().value],
            [this](const Command& command) { say_or_ask(command); },
            [this](std::unique_ptr<Dialog> dialog) { open(std::move(dialog)); }};
}

// What the phase asks for, as it cannot be left out.
void Play::ask_what_must_be() {
    const auto place = [this](Placing what) { cursor_.begin(what, here().legal()); };
    if (in<SetupSettlement>()) return place(Placing::Settlement);
    if (in<SetupRoad>() || in<FreeRoads>()) return place(Placing::Road);
    if (in<MovingRobber>()) return place(Placing::Robber);
    tui::ask_what_must_be(asker());
}

void Play::take_step(const Dialog::Step& step) {
    // What is done may open another dialog.
    const auto then = step.then;
    if (step.closes) dialogs_.pop_back();
    if (then) then();
}

void Play::dialog_key(const Event& event) {
    const Binding* binding = binding_of(keys_, event);
    Dialog& dialog = *dialogs_.back();
    // Something to be read comes over what is decided, and makes way for something else to be read.
    if (binding != nullptr && binding->is_in_dialogs && !dialog.is_read()) {
        return press(*binding, event);
    }
    const Dialog::Step step = dialog.key(event);
    if (!step.is_unknown) return take_step(step);
    // Over something that is decided only what may open there takes its place.
    const bool is_wanted = binding != nullptr && dialog.is_read() &&
                           (step.closes || binding->is_any_time) &&
                           (dialogs_.size() == 1 || binding->is_in_dialogs);
    if (!is_wanted) return;
    dialogs_.pop_back();
    press(*binding, event);
}

void Play::scroll_text(kit::TextPlace top) {
    messages_.clear();
    forget_news();
    if (has_dialog()) dialogs_.back()->scroll(top);
}

void Play::click(Cell cell) {
    forget_news();
    if (takes_all_keys()) return;
    switch (cursor_.click(cell)) {
        case PlaceCursor::Click::Nothing: break;
        case PlaceCursor::Click::Chosen: messages_.clear(); break;
        case PlaceCursor::Click::Taken: say(cursor_.command()); break;
    }
}

// A curtain is taken away by a click on its keys: a second click on what was there before must not do it.
void Play::click_line(std::size_t line, bool takes_back) {
    if (messages_.has_warning()) return;
    forget_news();
    if (!has_dialog()) return;
    messages_.clear();
    take_step(dialogs_.back()->click(line, takes_back));
}

void Play::type(std::string words) {
    messages_.clear();
    typed_.open(std::move(words));
}

bool Play::typing_key(const Event& event) {
    // What was wrong is being put right.
    if (messages_.is_refusal()) messages_.clear();
    if (const Binding* binding = binding_of(typing_keys_, event); binding != nullptr) {
        binding->act(event);
        return true;
    }
    return typed_.edit(event);
}

void Play::enter_typed() {
    const std::string line = typed_.words();
    if (typed_.is_blank()) return typed_.close();
    if (typed_.is_path()) {
        typed_.close();
        std::string words = files_.save_as(line);
        if (!words.empty()) open(note_dialog("A copy of the game", std::move(words)));
        return;
    }
    try {
        const TypedCommand typed = read_typed(line, here());
        // What is done leaves the prompt, which may be asking for the next thing then; what is refused can be put
        // right.
        typed_.close();
        if (typed.takes_back) return take_back();
        say(typed.command, typed.outcome);
        if (messages_.is_refusal()) typed_.open(line);
    } catch (const text::TextError& error) {
        messages_.refuse(std::string(error.what()));
    }
}

bool Play::key(const Event& event) {
    if (messages_.has_warning()) {
        if (event == Event::Return) messages_.warning_was_read();
        return true;
    }
    if (is_too_early(event)) return true;
    forget_news();
    if (has_dialog()) {
        messages_.clear();
        dialog_key(event);
        return true;
    }
    if (typed_.is_open()) return typing_key(event);
    messages_.clear();
    if (event != Event::Character('e')) end_was_asked_ = false;
    const Binding* binding = binding_of(keys_, event);
    if (binding != nullptr) press(*binding, event);
    return binding != nullptr;
}

void Play::press(const Binding& binding, const Event& event) {
    Objection why = binding.why_not ? binding.why_not() : Objection();
    if (!why.empty()) return messages_.refuse(std::move(why));
    binding.act(event);
}

}  // namespace catan::tui
