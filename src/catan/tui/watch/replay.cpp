#include "catan/tui/watch/replay.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include <fmt/format.h>

#include "catan/language/notation.hpp"
#include "catan/tui/game_end.hpp"
#include "catan/tui/log.hpp"
#include "catan/tui/rule_book.hpp"
#include "catan/tui/statistics.hpp"
#include "catan/tui/viewport.hpp"
#include "catan/tui/watch/analysis.hpp"
#include "kit/cursor.hpp"

namespace catan::tui::watch {
namespace {

using ftxui::Event;

// Inner width of a dialog in the smallest window.
constexpr int dialog_columns = 74;

// One line of the help: `right, left      a step on, a step back`.
std::string help_line(const front::HelpRow& row) {
    std::string keys;
    std::string helps;
    for (const front::KeyHelp& told : row) {
        keys += (keys.empty() ? "" : ", ") + told.key;
        helps += (helps.empty() ? "" : ", ") + told.help;
    }
    return fmt::format("{:<17}{}", keys, helps);
}

front::KeyTable with_keys_of_board(front::KeyTable keys) {
    for (front::Binding& binding : Viewport::keys(nullptr)) keys.push_back(std::move(binding));
    return keys;
}

// Help for the keys that move the position.
std::vector<front::HelpRow> going_help(const front::KeyTable& keys) {
    return front::help_rows(
        keys,
        {{"space"}, {"right", "left"}, {"]", "["}, {"a number, Enter"}, {"Home", "End"}, {"a"}});
}

std::vector<front::HelpRow> showing_help(const front::KeyTable& keys) {
    return front::help_rows(keys, {{"g", "L", "R", "q"}, {"#", "+  -", "="}});
}

void type_digit(std::string& number, const std::string& digit) {
    constexpr std::size_t longest = 8;
    if (number.size() < longest) number += digit;
}

// Edits the number of a turn.
class TurnNumberMode : public front::ScreenMode {
public:
    TurnNumberMode(std::string& number, PlaybackControl& playback)
        : number_(number), control_(playback) {}

    [[nodiscard]] bool is_on() const override { return !number_.empty(); }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{fmt::format("Turn {}_", number_), "Enter goes there"};
    }
    Step key(const Event& event) override {
        const std::string digit = event.is_character() ? event.character() : std::string();
        if (digit.size() == 1 && '0' <= digit.front() && digit.front() <= '9') {
            type_digit(number_, digit);
            return {};
        }
        if (event == Event::Backspace) {
            number_.pop_back();
            return {};
        }
        const std::string number = std::exchange(number_, {});
        if (event == Event::Return) {
            control_.go_to_turn(static_cast<std::uint32_t>(std::stoul(number)));
        }
        return {.is_unknown = event != Event::Return && event != Event::Escape};
    }

private:
    std::string& number_;
    PlaybackControl& control_;
};

}  // namespace

Replay::Replay(table::Playback& playback, const table::BotLevels& bots, Odds* odds,
               const Paint& paint)
    : playback_(playback), control_(playback, odds), bots_(bots), odds_(odds), paint_(paint) {
    modes_.add(std::make_unique<front::ScreenMode>(keys_of(this)));
    modes_.add(std::make_unique<TurnNumberMode>(number_, control_));
    if (odds_ != nullptr) odds_->wake(wake_);
}

std::optional<std::chrono::milliseconds> Replay::pace() const {
    return modes_.has_dialog() ? std::nullopt : control_.pace();
}

void Replay::go_on_by_itself() {
    if (!modes_.has_dialog()) return control_.go_on();
    if (analysis_grows_) tell_analysis();
}

void Replay::on_wake(const std::function<void()>& wake) { wake_.on_ring(wake); }

// A finished analysis is not rebuilt, so that the viewer can scroll it.
void Replay::tell_analysis() {
    const lab::Findings found = odds_->until(step());
    Analysis analysis{found, {game(), names()}};
    analysis.goes_on = !found.is_whole;
    std::vector<kit::DialogLine> lines;
    if (const auto now = odds_->standing(step()); now && now->moment.step == step()) {
        lines.push_back(kit::in_ink(chance_bar(*now, names(), dialog_columns, paint_)));
        lines.emplace_back();
    }
    for (kit::Line& line : analysis_dialog(analysis, paint_)) {
        lines.push_back(kit::in_ink(std::move(line)));
    }
    read(
        front::text_dialog(fmt::format("How it has gone until step {}", step()), std::move(lines)));
    analysis_grows_ = !found.is_whole;
}

// ---------------------------------------------------------------------------------------------- keys

front::KeyTable Replay::keys_of(Replay* replay) {
    // A key of the bar that moves the position. It is dim and does nothing at that end of the game.
    const auto going = [replay](std::string key, std::string label, std::string help, auto events,
                                bool (PlaybackControl::*is_there_already)() const, auto go) {
        front::Binding binding{
            std::move(key), {}, std::move(label), std::move(help), std::move(events)};
        binding.in_bar = front::in_order_in_bar;
        binding.why_not = [replay, is_there_already] {
            return std::string((replay->control_.*is_there_already)() ? "The game goes no further."
                                                                      : "");
        };
        binding.act = [replay, go](const Event&) {
            go();
            replay->control_.pause();
        };
        return binding;
    };
    const auto far_end = [replay](std::string key, std::string help, std::vector<Event> events,
                                  auto step) {
        front::Binding binding{std::move(key), {}, {}, std::move(help), std::move(events)};
        binding.act = [replay, step](const Event&) {
            replay->control_.go_to(step());
            replay->control_.pause();
        };
        return binding;
    };
    const auto plain_key = [](std::string key, std::string label, std::string help, auto act) {
        front::Binding binding{std::move(key), {}, std::move(label), std::move(help)};
        binding.events = front::letters(binding.key);
        if (!binding.label.empty()) binding.in_bar = front::in_order_in_bar;
        binding.act = [act](const Event&) { act(); };
        return binding;
    };
    const auto reading_key = [plain_key](const std::string& key, const std::string& label,
                                         const std::string& help, auto act) {
        front::Binding binding = plain_key(key, label, help, act);
        binding.replaces_text = true;
        return binding;
    };
    const auto with = [](std::vector<Event> events, std::string_view more) {
        for (Event& letter : front::letters(more)) events.push_back(std::move(letter));
        return events;
    };

    front::KeyTable keys;
    keys.push_back({.key = "space",
                    .label = "pause",
                    .help = "plays it by itself, and pauses",
                    .events = front::letters(" "),
                    .is_there = [replay] { return replay->control_.plays(); },
                    .in_bar = front::in_order_in_bar,
                    .act = [replay](const Event&) { replay->control_.pause(); }});
    front::Binding play =
        going("space", "play", {}, front::letters(" "), &PlaybackControl::is_last, [] {});
    play.act = [replay](const Event&) { replay->control_.play(); };
    keys.push_back(std::move(play));
    keys.push_back(
        {.key = "Enter",
         .label = "result",
         .events = {Event::Return},
         .is_there = [replay] { return replay->control_.is_last() && replay->control_.is_over(); },
         .in_bar = front::in_order_in_bar,
         .act =
             [replay](const Event&) {
                 replay->read(front::text_dialog(end_title(replay->playback_),
                                                 end_lines(replay->playback_, {}),
                                                 front::reading_keys));
             }});
    keys.push_back(going("right", "step", "a step on",
                         with({Event::ArrowRight, Event::Return, Event::ArrowDown}, "lj"),
                         &PlaybackControl::is_last,
                         [replay] { replay->control_.go_to(replay->step() + 1); }));
    keys.push_back(going("left", "back", "a step back",
                         with({Event::ArrowLeft, Event::ArrowUp, Event::Backspace}, "hk"),
                         &PlaybackControl::is_first, [replay] {
                             replay->control_.go_to(replay->step() -
                                                    std::min<std::size_t>(replay->step(), 1));
                         }));
    keys.push_back(going("[", {}, "to the one before", front::letters("["),
                         &PlaybackControl::is_first,
                         [replay] { replay->control_.go_back_a_turn(); }));
    keys.push_back(
        going("]", "a turn", "to the next turn", front::letters("]"), &PlaybackControl::is_last,
              [replay] { replay->control_.go_to_turn(replay->playback_.view().turn + 1); }));
    keys.push_back({.key = "0-9",
                    .label = "go to turn",
                    .events = front::letters("0123456789"),
                    .in_bar = front::in_order_in_bar,
                    .act = [replay](const Event& event) {
                        replay->control_.pause();
                        type_digit(replay->number_, event.character());
                    }});
    keys.push_back({.key = "a number, Enter", .help = "to the turn with it"});
    keys.push_back(
        far_end("Home", "to the beginning", kit::home_events(), [] { return std::size_t{0}; }));
    keys.push_back(far_end("End", "to the end", kit::end_events(),
                           [replay] { return replay->playback_.steps(); }));

    keys.push_back(reading_key("?", "help", {}, [replay] { replay->tell_help(); }));
    keys.push_back(plain_key("q", "leave", "leave", [replay] {
        replay->control_.pause();
        replay->wants_to_leave_ = true;
    }));
    front::Binding analysis =
        reading_key("a", "analysis", "how it has gone: chances, decisions, luck",
                    [replay] { replay->tell_analysis(); });
    analysis.is_there = [replay] { return replay->odds_ != nullptr; };
    keys.push_back(std::move(analysis));
    keys.push_back(reading_key("g", "statistics", "statistics so far", [replay] {
        replay->read(front::text_dialog("Statistics so far", statistics(replay->playback_)));
    }));
    keys.push_back(reading_key("L", "log", "log", [replay] {
        replay->read(
            front::text_dialog_at_end("What has happened", dialog_lines(replay->log(whole_log))));
    }));
    keys.push_back(reading_key("R", {}, "the rules", [replay] { replay->read(rules_dialog({})); }));
    keys.push_back(plain_key("#", {}, "numbers of places",
                             [replay] { replay->shows_ids_ = !replay->shows_ids_; }));
    return keys;
}

bool Replay::key(const Event& event) {
    if (modes_.has_dialog()) {
        analysis_grows_ = false;  // keep the text that is being read
    } else {
        message_.clear();
    }
    return modes_.key(event);
}

void Replay::read(std::unique_ptr<front::Dialog> dialog) {
    modes_.close_dialogs();
    modes_.open(std::move(dialog));
}

void Replay::scroll_text(kit::TextPlace top) {
    analysis_grows_ = false;
    modes_.scroll(top);
}

// A click takes a step.
void Replay::click(Cell /*cell*/) {
    message_.clear();
    control_.go_to(step() + 1);
}

void Replay::click_line(std::size_t line, bool takes_back) {
    analysis_grows_ = false;
    modes_.click(line, takes_back);
}

// ---------------------------------------------------------------------------------------------- display

kit::Prompt Replay::prompt() const {
    if (const auto number = number_.empty() ? std::nullopt : modes_.prompt()) return *number;
    if (!message_.empty()) return {message_, {}};
    const std::string where = fmt::format("· step {} of {}", step(), playback_.steps());
    if (control_.is_first()) return {"The beginning.", where};
    const language::Notation notation{game(), names()};
    return {notation.write(playback_.history().back().move),
            control_.plays() ? where + " · playing" : where};
}

std::vector<LogLine> Replay::log(std::size_t most) const {
    return log_lines(playback_, shows_ids_ ? LogLook::Language : LogLook::Story, most);
}

ScreenContent Replay::content(std::size_t log_lines) const {
    ScreenContent content;
    content.view = &playback_.view();
    for (std::size_t i = 0; i < bots_.size(); ++i) {
        if (bots_[i]) content.marks[i] = bot_mark;
    }
    if (playback_.view().opened)
        content.hands = std::span(*playback_.view().opened).first(names().size());
    content.log = log(log_lines);
    content.prompt = prompt();
    content.dialog = dialog();
    content.keys = keys();
    content.highlights = &control_.highlights();
    content.ids = shows_ids_;
    content.shows_chances = odds_ != nullptr;
    if (odds_ != nullptr) content.chances = odds_->standing(step());
    return content;
}

std::vector<front::KeyHelp> Replay::all_keys() {
    const front::KeyTable keys = with_keys_of_board(keys_of(nullptr));
    std::vector<front::HelpRow> rows = going_help(keys);
    for (front::HelpRow& row : showing_help(keys)) rows.push_back(std::move(row));
    return front::in_one_column(rows);
}

void Replay::tell_help() {
    const front::KeyTable keys = with_keys_of_board(keys_of(nullptr));
    std::vector<std::string> lines;
    for (const front::HelpRow& row : going_help(keys)) lines.push_back(help_line(row));
    lines.emplace_back();
    constexpr std::array<std::size_t, 3> columns{24, 34, 50};
    for (std::string& line : front::help_lines(showing_help(keys), columns))
        lines.push_back(std::move(line));
    lines.emplace_back();
    if (playback_.viewer().sees_all()) {
        lines.emplace_back(
            "Beside the names are the open hands: l b w g o with their numbers, and");
        lines.emplace_back("k knight, r road building, p plenty, m monopoly, v victory card.");
    } else {
        lines.emplace_back(
            "The game is not finished, so hands stay hidden, unless --open was given.");
    }
    read(front::text_dialog("Help", std::move(lines)));
}

}  // namespace catan::tui::watch
