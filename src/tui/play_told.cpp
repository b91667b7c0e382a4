// What a game at this terminal tells whoever looks at it: advice, help, the result, log and prompt, and all that is to be
// seen now.
#include <array>
#include <utility>

#include <fmt/format.h>

#include "tui/game_end.hpp"
#include "tui/inks.hpp"
#include "tui/log.hpp"
#include "tui/moment_help.hpp"
#include "tui/play.hpp"
#include "tui/prompts.hpp"
#include "tui/since.hpp"

namespace catan::tui {
namespace {

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

}  // namespace

// ---------------------------------------------------------------------------------------------- advice

Objection Play::why_no_advice() const {
    if (in<GameOver>()) return {"The game is over: there is nothing left to decide."};
    if (curtain_.is_down()) {
        return {fmt::format("Advice is for {}: press Enter first.", name(curtain_.next()))};
    }
    if (!curtain_.has_people()) return {"Advice is for those who play here."};
    const Seat asked = onlooker_.view().asked;
    if (!asked.exists()) return {"There is nothing to decide now."};
    if (elsewhere_->is_replaced(asked)) return {"Somebody else plays for you at the moment."};
    if (asked != here().eyes().seat()) {
        return {fmt::format("It's {}'s move; ask for advice when it's yours.", name(asked))};
    }
    return {};
}

void Play::ask_advice() {
    if (!advice_shown_.expired()) return;
    counsel_.ask(here());
    if (counsel_.take_news() || counsel_.known(here()) != nullptr) open_advice();
}

// What is typed meanwhile, or must be read, is not disturbed: then the key that asked for it shows it.
void Play::open_advice() {
    const std::vector<bots::Advice>* advice =
        curtain_.is_somebodys() ? counsel_.known(here()) : nullptr;
    if (advice == nullptr || typed_.is_open() || messages_.has_warning()) return;
    if (advice->empty()) return messages_.tell("There's no advice this time. The game goes on.");
    const auto before =
        cursor_.is_looking() ? std::optional(cursor_.command()) : std::optional<Command>();
    const auto look_at = [this](const std::optional<Command>& command) {
        if (command) {
            cursor_.begin_at(*command, here().legal());
        } else {
            cursor_.end();
        }
    };
    AdviceActs acts;
    acts.show = [look_at](const Command& command) { look_at(command); };
    acts.say = [this](const Command& command) { say_or_ask(command); };
    acts.back = [look_at, before] { look_at(before); };
    const auto shown = std::make_shared<bool>(true);
    advice_shown_ = acts.shown = shown;
    open(advice_dialog(here(), *advice, std::move(acts)));
}

// ---------------------------------------------------------------------------------------------- what is told

void Play::ask_leave() {
    std::string leave = "Leave" + elsewhere_->leaving();
    if (files_.saved_as) {
        const bool is_forgotten = files_.forgets && files_.forgets();
        leave += files_.saved_as().empty() ? "; the game is not saved"
                 : is_forgotten            ? "; nothing was played, so nothing is saved"
                                           : "; the game is saved";
    }
    std::vector<Option> options;
    options.push_back({"Stay", Act(), 's'});
    options.push_back({std::move(leave), [this] { wants_to_leave_ = true; }, 'q'});
    if (files_.save_as) {
        options.push_back({"Save a copy as ...",
                           [this] {
                               messages_.clear();
                               typed_.open_path();
                           },
                           'a'});
    }
    open(table_dialog("Leave the game?", std::move(options), "Enter chooses   Esc back"));
}

void Play::tell_help() {
    std::vector<std::string> lines =
        moment_help(onlooker_.view(), onlooker_.game().settings().house_rules);
    // With players at other machines the key n is not there.
    if (in<GameOver>() && has_others()) lines = {"The game is over."};
    if (is_bots_move()) {
        lines = {
            fmt::format("{} is a bot, and moves by itself. Bots know what you would know in their",
                        name(onlooker_.view().asked)),
            "place, and nothing else. Space goes on at once, as far as the next moment",
            "that needs a person; < and > make bots slower and faster."};
    } else if (is_others_move()) {
        lines = {others_prompt().asked};
        if (is_guest()) {
            lines.emplace_back("Log, statistics and rules can be read meanwhile, and stay open.");
        } else {
            append(lines,
                   {"Whoever plays at another machine sees no more than you would there. Log,",
                    "statistics and rules can be read meanwhile, and stay open."});
        }
    }
    if (curtain_.is_down()) {
        lines = {fmt::format("It is {}'s turn to look: Enter or space uncovers their cards.",
                             name(curtain_.next()))};
    }
    if (why_no_advice().empty()) {
        lines.emplace_back("H shows what a good player would do now, and why.");
    }
    lines.emplace_back();
    constexpr std::array<std::size_t, 2> columns{24, 48};
    append(lines, help_lines(is_guest() ? help_for_guests() : help(), columns));
    if (has_bots() || has_others()) append(lines, {"", "Ben* is a bot."});
    if (has_others()) append(lines, {"Ben~ plays at another machine, and is not there now."});
    open(text_dialog("Help", std::move(lines)));
}

void Play::tell_result() {
    std::vector<std::string> notes;
    if (files_.saved_as) {
        const std::string where = files_.saved_as();
        notes.push_back(where.empty() ? "The game is not saved." : "The game is saved in " + where);
    }
    if (has_bots()) notes.push_back(bots_words());
    if (const auto seed = onlooker_.seed()) {
        notes.push_back(fmt::format("The seed was {}.", *seed));
    }
    dialogs_.clear();
    std::string foot = has_others() ? "" : "n another game   ";
    if (files_.draw_picture) foot += "p picture   ";
    open(text_dialog_with_keys(end_title(onlooker_), end_lines(onlooker_, notes),
                               foot + "q leave   Esc the board", "npq"));
}

void Play::draw_picture() { open(note_dialog("A picture of the board", files_.draw_picture())); }

std::vector<LogLine> Play::log(std::size_t most) const {
    const LogLook look = shows_ids_ ? LogLook::Language : LogLook::Story;
    if (!are_hands_open()) return log_lines(here(), look, most);
    return log_lines(here(), Eyes::everybody(), open_hands_.history(), look, most);
}

kit::Prompt Play::prompt() const {
    if (messages_.has_warning()) return {"Careful:", "read this first", true};
    if (typed_.is_open()) {
        // The end of what is typed is seen, and what is wrong with it.
        return {(typed_.is_path() ? "Save as: " : ":") + typed_.words() + "_", messages_.words(),
                messages_.is_refusal(), true};
    }
    if (messages_.is_refusal()) return {messages_.words(), {}, true};
    if (!messages_.words().empty()) {
        // News of others may stand there for long.
        const bool is_waiting =
            is_others_move() && !is_bots_move() && !elsewhere_->is_replaced(onlooker_.view().asked);
        return {messages_.words(), is_waiting ? others_prompt().asked : std::string()};
    }
    if (curtain_.is_down()) {
        return {fmt::format("{}, it's your move.", name(curtain_.next())), "Press Enter or space."};
    }
    if (in<GameOver>()) return {"The game is over.", "Enter tells how it ended."};
    if (counsel_.is_thinking_for(here())) {
        return {"Thinking about it:", "advice comes in a moment; all keys work meanwhile"};
    }
    if (is_under_way()) return {"Your move is under way.", elsewhere_->trouble()};
    if (const std::string trouble = elsewhere_->trouble(); !trouble.empty()) return {trouble, {}};
    if (is_others_move()) return others_prompt();
    return prompt_for(here(), cursor_);
}

std::vector<kit::KeyHint> Play::keys() const {
    if (messages_.has_warning()) return {{"Enter", "I have read it"}};
    if (typed_.is_open()) return key_hints(typing_keys_);
    if (has_dialog()) return {};
    // In a turn every key has its place, and what comes next the first one.
    constexpr int first_place = 12;
    const bool is_in_turn = curtain_.is_somebodys() && !in_setup() && !is_others_move();
    return key_hints(keys_, is_in_turn ? first_place : 0);
}

std::optional<kit::DialogBox> Play::dialog() const {
    if (messages_.has_warning()) {
        kit::DialogBox box{"Careful", {}, "Enter: I have read it"};
        box.lines.push_back({messages_.warning()});
        return box;
    }
    if (has_dialog()) return dialogs_.back()->box();
    return curtain_.is_down() ? std::optional(curtain_box()) : std::nullopt;
}

kit::DialogBox Play::curtain_box() const {
    const Seat next = curtain_.next();
    kit::DialogBox box{"Hand over", {}, "Enter or space: it is me"};
    box.lines.push_back(
        {fmt::format("{}, it's your move.", name(next)), true, false, seat_swatch(next), false});
    box.lines.push_back({what_is_asked(onlooker_, next)});
    if (in<Answering>()) box.foot += "   a accepts   d declines";
    const std::vector<std::string> missed = told_in_short(curtain_.missed(), names());
    if (!missed.empty()) box.lines.push_back({"Since you last looked", true, false, {}, true});
    for (const std::string& line : missed) box.lines.push_back({line});
    return box;
}

Moment Play::moment(std::size_t log_lines) const {
    Moment moment;
    moment.view = &seen();
    moment.log = log(log_lines);
    moment.prompt = prompt();
    moment.keys = keys();
    moment.dialog = dialog();
    const bool is_asked_there = has_dialog() && !messages_.has_warning();
    const bool is_awaited = counsel_.is_thinking_for(here());
    if (is_asked_there && messages_.words().empty() && !is_awaited) {
        moment.prompt = *dialogs_.back()->prompt();
    }
    moment.choices = choices();
    moment.chosen = chosen();
    moment.happened = &happened_;
    moment.ids = shows_ids_;
    for (std::size_t i = 0; i < names().size(); ++i) {
        const bool is_bot = bots_.is_bot(Seat(i)) || elsewhere_->is_bot(Seat(i));
        if (is_bot) moment.marks[i] = bot_mark;
        if (!is_bot && elsewhere_->is_away(Seat(i))) moment.marks[i] = away_mark;
    }
    if (are_hands_open()) moment.hands = open_hands_.hands();
    if (shows_clock()) {
        moment.clock = clock_.words();
        moment.is_overtime = clock_.is_late();
    }
    return moment;
}

}  // namespace catan::tui
