// The keys of a game at the table: what each means at the moment it is pressed.
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/wording.hpp"
#include "tui/play.hpp"

namespace catan::tui {

using ftxui::Event;

void Play::forget_news() { happened_ = {}; }

bool Play::key(const Event& event) {
    if (!warnings_.empty()) return warning_key(event);
    forget_news();
    if (asking_) {
        message_.clear();
        dialog_key(event);
        return true;
    }
    if (typed_) return typing_key(event);
    message_.clear();
    if (curtain_.exists()) return curtain_key(event);
    if (event != Event::Character('e')) end_was_asked_ = false;
    return board_key(event);
}

bool Play::warning_key(const Event& event) {
    if (event == Event::Return) warnings_.erase(warnings_.begin());
    return true;
}

bool Play::curtain_key(const Event& event) {
    if (event == Event::Return) {
        look_through(curtain_);
        return true;
    }
    if (event == Event::Character('d') && state().in<Answering>()) {
        say(Decline{});
        return true;
    }
    return any_time_key(event);
}

void Play::dialog_key(const Event& event) {
    const Decision decision = asking_->key(event);
    act_on(decision);
    const bool is_read = decision.kind == Decision::Kind::Closed && !asking_;
    // What was only to be read goes away with the key that asks for something else to be read.
    if (is_read && event != Event::Escape && event != Event::Return) any_time_key(event);
}

void Play::act_on(const Decision& decision) {
    switch (decision.kind) {
        case Decision::Kind::Open: break;
        case Decision::Kind::Closed:
            // What must be decided is asked for again by Enter.
            asking_.reset();
            when_chosen_ = nullptr;
            if (const auto back = std::exchange(when_closed_, nullptr)) back();
            break;
        case Decision::Kind::Said: say_or_ask(*decision.command); break;
        case Decision::Kind::Chosen: {
            asking_.reset();
            const auto act = std::exchange(when_chosen_, nullptr);
            if (act) act(decision.choice);
            break;
        }
    }
}

bool Play::board_key(const Event& event) {
    return move_key(event) || turn_key(event) || any_time_key(event);
}

bool Play::move_key(const Event& event) {
    const bool is_free_to_leave = state().in<MainPhase>() && placing_ != Placing::Nothing;
    if (event == Event::Escape) {
        message_.clear();
        if (is_free_to_leave) place(Placing::Nothing);
        return true;
    }
    if (choices_.empty()) return false;
    if (event == Event::Return) {
        confirm();
        return true;
    }
    if (event == Event::Tab || event == Event::TabReverse) {
        at_ = (at_ + (event == Event::Tab ? 1 : choices_.size() - 1)) % choices_.size();
        return true;
    }
    struct Arrow {
        Event event;
        char letter;
        Toward toward;
    };
    const std::array<Arrow, 4> arrows{{{Event::ArrowLeft, 'h', Toward::Left},
                                       {Event::ArrowRight, 'l', Toward::Right},
                                       {Event::ArrowUp, 'k', Toward::Up},
                                       {Event::ArrowDown, 'j', Toward::Down}}};
    for (const Arrow& arrow : arrows) {
        if (event != arrow.event && event != Event::Character(arrow.letter)) continue;
        const Spot next =
            next_spot(geometry_, match_.game().topology(), choices_, choices_[at_], arrow.toward);
        at_ = static_cast<std::size_t>(std::ranges::find(choices_, next) - choices_.begin());
        message_.clear();
        return true;
    }
    return false;
}

bool Play::turn_key(const Event& event) {
    if (event == Event::Return) {
        viewer_.exists() ? ask_what_must_be() : tell_result();
        return true;
    }
    if (!viewer_.exists() || !event.is_character() || event.character().size() != 1) return false;
    const char key = event.character().front();
    if (key >= '0' && key <= '9') {
        constexpr std::array<std::string_view, 5> verbs{"settle ", "settle ", "road ", "city ",
                                                        "robber "};
        const std::string_view verb =
            placing_ == Placing::Nothing ? "" : verbs[static_cast<std::size_t>(placing_)];
        type(fmt::format("{}{}", verb, key));
        return true;
    }
    switch (key) {
        case ' ': say_or_ask(Roll{}); return true;
        case 'r': build(Placing::Road); return true;
        case 's': build(Placing::Settlement); return true;
        case 'c': build(Placing::City); return true;
        case 'v': say_or_ask(BuyCard{}); return true;
        case 'd': ask_cards(); return true;
        case 'm': ask_bank_trade(); return true;
        case 't': ask_trade(); return true;
        case 'e': end_turn(); return true;
        case 'u': take_back(); return true;
        default: return false;
    }
}

bool Play::any_time_key(const Event& event) {
    if (!event.is_character() || event.character().size() != 1) return false;
    switch (event.character().front()) {
        case '#': shows_ids_ = !shows_ids_; return true;
        case 'g': tell_statistics(); return true;
        case 'L': tell_log(); return true;
        case '?': tell_help(); return true;
        case 'R': tell_rules(); return true;
        case 'q': ask_leave(); return true;
        case 'n': wants_another_ = wants_to_leave_ = state().in<GameOver>(); return wants_another_;
        case 'p':
            if (!state().in<GameOver>()) return false;
            draw_picture();
            return true;
        case ':':
            if (viewer_.exists()) type({});
            return true;
        default: return false;
    }
}

void Play::say_or_ask(const Command& command) {
    if (!is_scripted() || !asks_chance(command)) return say(command);
    if (const auto refusal = refuse_of(command)) return refuse(*refusal);
    asking_.reset();
    type(notation().write(command, viewer_) + " ");
    const std::string line = *typed_;
    if (std::holds_alternative<Roll>(command)) {
        message_ = "What do the dice show? Such as: roll 3 5";
    } else if (std::holds_alternative<BuyCard>(command)) {
        message_ = "Which card was drawn? Such as: buy knight";
    } else {
        message_ = fmt::format("Which card was drawn? Such as: {}ore", line);
    }
    message_is_refusal_ = false;
}

// Asks once more when there is something left that could be paid for.
void Play::end_turn() {
    if (const auto refusal = refuse_of(EndTurn{})) return refuse(*refusal);
    std::vector<std::string> left;
    if (can_say_any<BuildRoad>()) left.emplace_back("road");
    if (can_say_any<Settle>()) left.emplace_back("settlement");
    if (can_say_any<BuildCity>()) left.emplace_back("city");
    if (can_say_any<BuyCard>()) left.emplace_back("card");
    if (left.empty() || end_was_asked_) return say(EndTurn{});
    end_was_asked_ = true;
    message_ =
        fmt::format("e again ends the turn. You can still pay for: {}.", fmt::join(left, ", "));
    message_is_refusal_ = false;
}

}  // namespace catan::tui
