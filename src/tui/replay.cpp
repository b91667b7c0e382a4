#include "tui/replay.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "catan/apply.hpp"
#include "tui/kit/cursor.hpp"
#include "tui/statistics.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

}  // namespace

Replay::Replay(text::Match match, bool hands_are_open)
    : match_(std::move(match)),
      is_open_(hands_are_open || match_.state().in<GameOver>()),
      state_(start(match_.game())),
      seen_(view(match_.game(), state_, Seat::none())) {
    look();
}

void Replay::take_step() {
    const Said& said = match_.history()[at_++];
    const State before = state_;
    Events events;
    apply(game(), state_, said.command, &events);
    if (said.outcome) apply(game(), state_, *said.outcome, &events);
    log_.add(said, std::move(events));
    happened_ = happened(game(), before, state_, said.command);
}

// Backwards from the beginning again: a step costs next to nothing.
void Replay::go_to(std::size_t step) {
    const std::size_t target = std::min(step, steps());
    happened_ = {};
    if (target < at_) {
        state_ = start(game());
        log_ = {};
        at_ = 0;
    }
    while (at_ < target) take_step();
    look();
}

void Replay::go_to_turn(std::uint32_t turn) {
    std::size_t step = 0;
    std::size_t found = 0;
    State state = start(game());
    for (const Said& said : match_.history()) {
        if (state.turn.number >= turn) break;
        const std::uint32_t before = state.turn.number;
        apply(game(), state, said.command);
        if (said.outcome) apply(game(), state, *said.outcome);
        ++step;
        if (state.turn.number != before) found = step;
    }
    go_to(found);
}

void Replay::look() {
    const Seat viewer = is_open_ ? asked(game(), state_) : Seat::none();
    seen_ = view(game(), state_, viewer);
    hands_.clear();
    if (!is_open_) return;
    for (std::size_t i = 0; i < game().players(); ++i) {
        hands_.push_back(*view(game(), state_, Seat(i)).own);
    }
}

std::optional<std::chrono::milliseconds> Replay::pace() const {
    if (!plays_ || asking_) return std::nullopt;
    return std::chrono::milliseconds(700);
}

void Replay::go_on_by_itself() {
    if (!plays_) return;
    go_to(at_ + 1);
    plays_ = at_ < steps();
}

bool Replay::key(const Event& event) {
    if (asking_) {
        if (asking_->key(event).kind == Decision::Kind::Closed) {
            asking_.reset();
            if (event != Event::Escape) reading_key(event);
        }
        return true;
    }
    message_.clear();
    return number_key(event) || step_key(event) || reading_key(event);
}

bool Replay::reading_key(const Event& event) {
    if (!event.is_character()) return false;
    switch (event.character().front()) {
        case '#': shows_ids_ = !shows_ids_; return true;
        case 'g':
            asking_ = tell("Statistics so far",
                           statistics(game(), names(), std::span(match_.history()).first(at_)));
            return true;
        case 'L': asking_ = tell_end("What has happened", log(100'000)); return true;
        case 'R': asking_ = tell_rules({}); return true;
        case '?': tell_help(); return true;
        case 'q':
            plays_ = false;
            wants_to_leave_ = true;
            return true;
        default: return false;
    }
}

// A click takes a step.
void Replay::click(Cell /*cell*/) {
    message_.clear();
    go_to(at_ + 1);
}

void Replay::click_line(std::size_t line, bool takes_back) {
    if (asking_) asking_->click(line, takes_back);
}

bool Replay::step_key(const Event& event) {
    const bool forward = event == Event::ArrowRight || event == Event::Return ||
                         event == Event::Character('l') || event == Event::ArrowDown ||
                         event == Event::Character('j');
    const bool back = event == Event::ArrowLeft || event == Event::Character('h') ||
                      event == Event::ArrowUp || event == Event::Character('k') ||
                      event == Event::Backspace;
    const std::uint32_t turn = state_.turn.number;
    if (event == Event::Character(' ')) {
        plays_ = !plays_ && at_ < steps();
        return true;
    }
    if (forward) {
        go_to(at_ + 1);
    } else if (back) {
        go_to(at_ - std::min<std::size_t>(at_, 1));
    } else if (event == Event::Character(']')) {
        go_to_turn(turn + 1);
    } else if (event == Event::Character('[')) {
        // From the middle of a turn to its beginning first.
        const std::size_t here = at_;
        go_to_turn(turn);
        if (at_ == here && turn > 0) go_to_turn(turn - 1);
    } else if (kit::is_home(event)) {
        go_to(0);
    } else if (kit::is_end(event)) {
        go_to(steps());
    } else {
        return false;
    }
    plays_ = false;
    return true;
}

bool Replay::number_key(const Event& event) {
    const char letter =
        event.is_character() && event.character().size() == 1 ? event.character().front() : '\0';
    const bool is_digit = '0' <= letter && letter <= '9';
    if (!number_ && !is_digit) return false;
    constexpr std::size_t longest = 8;
    if (is_digit) {
        plays_ = false;
        if (!number_) number_.emplace();
        if (number_->size() < longest) *number_ += letter;
        return true;
    }
    if (event == Event::Backspace) {
        number_->pop_back();
        if (number_->empty()) number_.reset();
        return true;
    }
    if (event == Event::Return) {
        go_to_turn(static_cast<std::uint32_t>(std::stoul(*number_)));
    }
    number_.reset();
    return event == Event::Return || event == Event::Escape;
}

std::vector<std::string> Replay::log(std::size_t most) const {
    const text::Notation notation = match_.notation();
    return is_open_ ? log_.open_lines(notation, most) : log_.lines(notation, Seat::none(), most);
}

kit::Prompt Replay::prompt() const {
    if (number_) return {fmt::format("Turn {}_", *number_), "Enter goes there", false};
    if (!message_.empty()) return {message_, {}, false};
    const std::string where = fmt::format("· step {} of {}", at_, steps());
    if (at_ == 0) return {"The beginning.", where, false};
    const Said& said = match_.history()[at_ - 1];
    std::string line = match_.line_of(said);
    if (!is_open_ && !std::holds_alternative<Roll>(said.command)) {
        line = match_.line_of({said.speaker, said.command, std::nullopt});
    }
    return {line, plays_ ? where + " · playing" : where, false};
}

Moment Replay::moment(std::size_t log_lines) const {
    Moment moment;
    moment.view = &seen_;
    moment.hands = hands_;
    moment.log = log(log_lines);
    moment.prompt = prompt();
    if (asking_) moment.dialog = asking_->look();
    if (!asking_) {
        const bool is_first = at_ == 0;
        const bool is_last = at_ == steps();
        moment.keys = {{"space", plays_ ? "pause" : "play", !is_last},
                       {"right", "step", !is_last},
                       {"left", "back", !is_first},
                       {"[", "", !is_first},
                       {"]", "a turn", !is_last},
                       {"0-9", "go to turn"},
                       {"?", "help"},
                       {"q", "leave"},
                       {"g", "statistics"},
                       {"L", "log"}};
    }
    moment.happened = &happened_;
    moment.ids = shows_ids_;
    return moment;
}

void Replay::tell_help() {
    std::vector<std::string> lines{
        "space            plays it by itself, and pauses",
        "right, left      a step on, a step back",
        "], [             to the next turn, to the one before",
        "a number, Enter  to the turn with it",
        "Home, End        to the beginning, to the end",
        "",
        "g  statistics so far    L  log    R  the rules    q  leave",
        "#  numbers of places    +  -  larger, smaller     =  the whole board",
        ""};
    if (is_open_) {
        lines.emplace_back(
            "Beside the names are the open hands: l b w g o with their numbers, and");
        lines.emplace_back("k knight, r road building, p plenty, m monopoly, v victory card.");
    } else {
        lines.emplace_back(
            "The game is not finished, so hands stay hidden, unless --open was given.");
    }
    asking_ = tell("Help", std::move(lines));
}

}  // namespace catan::tui
