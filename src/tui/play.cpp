#include "tui/play.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/notation.hpp"
#include "catan/wording.hpp"
#include "tui/inks.hpp"
#include "tui/log.hpp"
#include "tui/moment_help.hpp"
#include "tui/possible.hpp"
#include "tui/prompts.hpp"
#include "tui/statistics.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

std::vector<std::string> rows(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

}  // namespace

Play::Play(std::vector<Chair*> chairs, Chair& onlooker)
    : chairs_(std::move(chairs)),
      onlooker_(onlooker),
      here_(&onlooker),
      keys_(keys_of(this)),
      typing_keys_(typing_keys_of(this)),
      cursor_(onlooker.game().topology()) {
    onlooker_.listen([this](Chair::News change) { hear(change); });
    draw_curtain();
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
    draw_curtain();
}

void Play::draw_curtain() {
    messages_.forget_rule();
    look_through(onlooker_);
    if (in<GameOver>()) return tell_result();
    const Seat asked = onlooker_.view().asked;
    // In the set-up nothing is hidden from anybody.
    if (in<SetupSettlement>() || in<SetupRoad>()) return look_through(*chairs_[asked.value]);
    curtain_ = asked;
}

// From here on the screen is for this person's eyes.
void Play::look_through(Chair& chair) {
    here_ = &chair;
    curtain_ = Seat::none();
    dialog_.reset();
    typed_.close();
    cursor_.end();
    if (is_somebodys()) ask_what_must_be();
}

// After a command whoever is asked now looks on, behind a curtain if it is somebody else.
void Play::hear(Chair::News change) {
    end_was_asked_ = false;
    const View& view = onlooker_.view();
    if (change == Chair::News::Said) {
        happened_.add(happened(game(), view, onlooker_.history().back()));
        messages_.clear();
    }
    if (is_somebodys() && view.asked == here_->eyes().seat()) return look_through(*here_);
    draw_curtain();
}

// ---------------------------------------------------------------------------------------------- what is said

void Play::say(const Command& command, const std::optional<Outcome>& outcome) {
    // Behind a curtain it is the one who has to look: an offer can be declined unseen.
    Chair& speaker = is_somebodys() ? *here_ : *chairs_[curtain_.value];
    speaker.say(speaker.position(), command, outcome,
                [this](const Chair::Result& answer) { hear_answer(answer); });
}

void Play::hear_answer(const Chair::Result& answer) {
    if (answer.is_late) messages_.tell("The game has gone on meanwhile: look again.");
    if (answer.refusal) messages_.refuse(refusal_line(*here_, *answer.refusal));
}

void Play::say_or_ask(const Command& command) {
    if (!here_->has_real_dice() || !asks_chance(command)) return say(command);
    if (const std::string why = why_not(*here_, command); !why.empty()) {
        return messages_.refuse(why);
    }
    dialog_.reset();
    const text::Notation notation{game(), names()};
    type(notation.write(command, here_->eyes().seat()) + " ");
    if (std::holds_alternative<Roll>(command)) {
        messages_.tell("What do the dice show? Such as: roll 3 5");
    } else if (std::holds_alternative<BuyCard>(command)) {
        messages_.tell("Which card was drawn? Such as: buy knight");
    } else {
        messages_.tell(fmt::format("Which card was drawn? Such as: {}ore", typed_.words()));
    }
}

void Play::take_back() {
    const text::Notation notation{game(), names()};
    const auto history = here_->history();
    const std::string line =
        history.empty() ? std::string()
                        : notation.write(history.back().said.command, here_->eyes().seat());
    here_->take_back(here_->position(), [this, line](const Chair::Result& answer) {
        hear_answer(answer);
        if (answer.is_done()) messages_.tell("Taken back: " + line);
    });
}

// Asks once more when there is something left that could be paid for.
void Play::end_turn() {
    std::vector<std::string> left;
    if (can_say_any<BuildRoad>(*here_)) left.emplace_back("road");
    if (can_say_any<Settle>(*here_)) left.emplace_back("settlement");
    if (can_say_any<BuildCity>(*here_)) left.emplace_back("city");
    if (can_say_any<BuyCard>(*here_)) left.emplace_back("card");
    if (left.empty() || end_was_asked_) return say(EndTurn{});
    end_was_asked_ = true;
    messages_.tell(
        fmt::format("e again ends the turn. You can still pay for: {}.", fmt::join(left, ", ")));
}

// ---------------------------------------------------------------------------------------------- what is asked

Asker Play::asker() {
    return {*here_, [this](const Command& command) { say_or_ask(command); },
            [this](std::unique_ptr<Dialog> dialog) { open(std::move(dialog)); }};
}

// What the phase asks for, as it cannot be left out.
void Play::ask_what_must_be() {
    const auto place = [this](Placing what) { cursor_.begin(what, here_->legal()); };
    if (in<SetupSettlement>()) return place(Placing::Settlement);
    if (in<SetupRoad>() || in<FreeRoads>()) return place(Placing::Road);
    if (in<MovingRobber>()) return place(Placing::Robber);
    tui::ask_what_must_be(asker());
}

void Play::take_step(const Dialog::Step& step) {
    // What is done may open another dialog.
    const auto then = step.then;
    if (step.closes) dialog_.reset();
    if (then) then();
}

void Play::dialog_key(const Event& event) {
    const Dialog::Step step = dialog_->key(event);
    take_step(step);
    const bool was_read = step.closes && !step.then;
    // What was only to be read goes away with the key that asks for something else to be read.
    if (!was_read || event == Event::Escape || event == Event::Return) return;
    if (const Binding* binding = binding_of(keys_, event); binding != nullptr) {
        if (binding->is_any_time) press(*binding, event);
    }
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
    if (!dialog_) return;
    messages_.clear();
    take_step(dialog_->click(line, takes_back));
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
        return messages_.tell(files_.save_as(line));
    }
    try {
        const TypedCommand typed = read_typed(line, *here_);
        // What is done leaves the prompt, which may be asking for the next thing then; what is refused can be put
        // right.
        typed_.close();
        if (typed.takes_back) return take_back();
        say(typed.command, typed.outcome);
        if (messages_.is_refusal()) typed_.open(line);
    } catch (const text::TextError& error) {
        messages_.refuse(error.what());
    }
}

bool Play::key(const Event& event) {
    if (messages_.has_warning()) {
        if (event == Event::Return) messages_.warning_was_read();
        return true;
    }
    forget_news();
    if (dialog_) {
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
    std::string why = binding.why_not ? binding.why_not() : std::string();
    if (!why.empty()) return messages_.refuse(std::move(why));
    binding.act(event);
}

// ---------------------------------------------------------------------------------------------- what is told

void Play::ask_leave() {
    std::string leave = "Leave";
    if (files_.saved_as) {
        leave += files_.saved_as().empty() ? "; the game is not saved" : "; the game is saved";
    }
    std::vector<Option> options;
    options.push_back({"Stay",
                       [this] {
                           if (is_somebodys()) ask_what_must_be();
                       },
                       's'});
    options.push_back({std::move(leave), [this] { wants_to_leave_ = true; }, 'q'});
    if (files_.save_as) {
        options.push_back({"Save a copy as ...",
                           [this] {
                               messages_.clear();
                               typed_.open_path();
                           },
                           'a'});
    }
    open(choice_dialog("Leave the game?", std::move(options), "Enter chooses   Esc back"));
}

void Play::tell_help() {
    std::vector<std::string> lines = moment_help(onlooker_.view());
    if (curtain_.exists()) {
        lines = {
            fmt::format("It is {}'s turn to look: Enter uncovers their cards.", name(curtain_))};
    }
    lines.emplace_back();
    constexpr std::array<std::size_t, 2> columns{24, 48};
    append(lines, help_lines(help(), columns));
    open(text_dialog("Help", std::move(lines)));
}

void Play::tell_result() {
    const View& view = onlooker_.view();
    std::vector<std::string> lines = rows(text::score_text({game(), names()}, view));
    lines.emplace_back();
    const std::size_t before = lines.size();
    if (files_.saved_as) {
        const std::string where = files_.saved_as();
        lines.push_back(where.empty() ? "The game is not saved." : "The game is in " + where);
    }
    if (const auto seed = onlooker_.seed()) {
        lines.push_back(fmt::format("The seed was {}.", *seed));
    }
    if (lines.size() > before) lines.emplace_back();
    append(lines, statistics(onlooker_));
    open(text_dialog(fmt::format("{} wins", name(std::get<GameOver>(view.phase).winner)),
                     std::move(lines),
                     files_.draw_picture ? "n another game   p picture   q leave   Esc the board"
                                         : "n another game   q leave   Esc the board"));
}

void Play::draw_picture() { messages_.tell(files_.draw_picture()); }

std::vector<std::string> Play::log(std::size_t most) const { return log_lines(*here_, most); }

kit::Prompt Play::prompt() const {
    if (messages_.has_warning()) return {"Careful:", "read this first", true};
    if (typed_.is_open()) {
        // The end of what is typed is seen, and what is wrong with it.
        return {(typed_.is_path() ? "Save as: " : ":") + typed_.words() + "_", messages_.words(),
                messages_.is_refusal(), true};
    }
    if (messages_.is_refusal()) return {"Not possible:", messages_.words(), true};
    if (!messages_.words().empty()) return {messages_.words(), {}};
    if (curtain_.exists()) return {fmt::format("{}, it is yours.", name(curtain_)), "Press Enter."};
    if (in<GameOver>()) return {"The game is over.", "Enter tells how it ended."};
    return prompt_for(*here_, cursor_);
}

std::vector<kit::KeyHint> Play::keys() const {
    if (messages_.has_warning()) return {{"Enter", "I have read it"}};
    if (typed_.is_open()) return key_hints(typing_keys_);
    return dialog_ ? std::vector<kit::KeyHint>() : key_hints(keys_);
}

std::optional<kit::DialogBox> Play::dialog() const {
    if (messages_.has_warning()) {
        kit::DialogBox box{"Careful", {}, "Enter: I have read it"};
        box.lines.push_back({messages_.warning()});
        return box;
    }
    if (dialog_) return dialog_->box();
    if (!curtain_.exists()) return std::nullopt;
    kit::DialogBox box{"Hand over", {}, "Enter: it is me"};
    box.lines.push_back({fmt::format("{}, it is yours. Press Enter.", name(curtain_)), true, false,
                         seat_swatch(curtain_), false});
    box.lines.push_back({what_is_asked(onlooker_, curtain_), true, false, {}, false});
    if (in<Answering>()) box.foot = "Enter: it is me   d declines";
    return box;
}

Moment Play::moment(std::size_t log_lines) const {
    Moment moment;
    moment.view = &seen();
    moment.log = log(log_lines);
    moment.prompt = prompt();
    moment.keys = keys();
    moment.dialog = dialog();
    const bool is_asked_there = dialog_ && !messages_.has_warning();
    if (is_asked_there && !moment.prompt.is_refusal) moment.prompt = {moment.dialog->title, {}};
    moment.choices = choices();
    moment.chosen = chosen();
    moment.happened = &happened_;
    moment.ids = shows_ids_;
    return moment;
}

}  // namespace catan::tui
