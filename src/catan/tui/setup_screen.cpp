#include "catan/tui/setup_screen.hpp"

#include <memory>
#include <utility>

#include "catan/tui/rule_book.hpp"

namespace catan::tui {

using ftxui::Event;

namespace {

using Kind = SetupField::Kind;

// On a name line every letter is text, not a key.
class NameMode : public front::ScreenMode {
public:
    explicit NameMode(SetupForm& form) : form_(form) {}

    [[nodiscard]] bool is_on() const override { return form_.kind() == Kind::Name; }
    Step key(const Event& event) override {
        if (!event.is_character()) return {.is_unknown = true};
        form_.type(event.character());
        return {};
    }

private:
    SetupForm& form_;
};

}  // namespace

SetupScreen::SetupScreen(const Choices& given, std::uint64_t seed, const Appearance& terminal)
    : form_(given, seed),
      terminal_(terminal),
      palette_(game_palette(appearance().depth)),
      modes_([this](front::Objection why) { refusal_ = std::move(why.words); }),
      keys_(modes_.add(std::make_unique<front::ScreenMode>(keys_of(this))).keys()) {
    modes_.add(std::make_unique<NameMode>(form_));
}

const Palette& SetupScreen::palette() {
    const Depth depth = appearance().depth;
    if (depth != palette_.depth()) palette_ = game_palette(depth);
    return palette_;
}

// ---------------------------------------------------------------------------------------------- keys

front::KeyTable SetupScreen::changing_keys_of(SetupScreen* screen) {
    const auto at = [screen](Kind kind) { return [screen, kind] { return screen->is_at(kind); }; };
    const auto type = [screen](const Event& event) { screen->form_.type(event.character()); };
    return {
        {.key = "↑ ↓",
         .also = ", Tab",
         .label = "a line",
         .help = "go through the lines",
         .events = {Event::ArrowUp, Event::ArrowDown, Event::Tab, Event::TabReverse},
         .in_bar = front::in_order_in_bar,
         .act =
             [screen](const Event& event) {
                 const bool is_back = event == Event::ArrowUp || event == Event::TabReverse;
                 screen->form_.move(is_back ? -1 : 1);
             }},
        {.key = "← →",
         .label = "change",
         .help = "change what is there, such as a person to a bot; numbers stop at their ends",
         .events = {Event::ArrowLeft, Event::ArrowRight},
         .in_bar = front::in_order_in_bar,
         .why_not =
             [screen] {
                 const bool changes = !screen->is_at(Kind::Start);
                 return std::string(changes ? "" : "There is nothing to change with ← and → here.");
             },
         .act =
             [screen](const Event& event) {
                 screen->form_.change(event == Event::ArrowLeft ? -1 : 1);
             }},
        {.key = "letters",
         .label = "the name",
         .help = "type a name",
         .events = front::letters("abcdefghijklmnopqrstuvwxyz"),
         .is_there = at(Kind::Name),
         .in_bar = front::in_order_in_bar,
         .act = type},
        {.key = "0-9",
         .help = "type a number",
         .events = front::letters("0123456789"),
         .is_there = at(Kind::Number),
         .act = type},
        {.key = "Backspace",
         .help = "take back what was typed: the usual number, the name of a colour",
         .events = {Event::Backspace},
         .act = [screen](const Event&) { screen->form_.erase(); }},
    };
}

// Enter acts by the kind of the selected line.
front::KeyTable SetupScreen::enter_keys_of(SetupScreen* screen) {
    front::KeyTable keys;
    const auto add = [&](Kind kind, std::string label) -> front::Binding& {
        return keys.emplace_back(
            front::Binding{.key = "Enter",
                           .label = std::move(label),
                           .events = {Event::Return},
                           .is_there = [screen, kind] { return screen->is_at(kind); },
                           .in_bar = front::in_order_in_bar,
                           .act = [screen](const Event&) { screen->enter(); }});
    };
    front::Binding& start = add(Kind::Start, "start");
    start.help = "start the game on its line; on other lines change the value, or go on";
    start.why_not = [screen] { return screen->form_.fault(); };
    add(Kind::Choice, "change");
    add(Kind::Switch, "on or off");
    add(Kind::Name, "next");
    add(Kind::Number, "next");
    return keys;
}

front::KeyTable SetupScreen::keys_of(SetupScreen* screen) {
    front::KeyTable keys = changing_keys_of(screen);
    for (front::Binding& enter : enter_keys_of(screen)) keys.push_back(std::move(enter));
    const auto add = [&](std::string key, std::string label, std::string help,
                         auto act) -> front::Binding& {
        front::Binding binding{
            .key = std::move(key), .label = std::move(label), .help = std::move(help)};
        binding.events = front::letters(binding.key);
        binding.is_there = [screen] { return !screen->is_at(Kind::Name); };
        if (!binding.label.empty()) binding.in_bar = front::in_order_in_bar;
        binding.act = [act](const Event&) { act(); };
        return keys.emplace_back(std::move(binding));
    };
    const auto leave = [screen] { screen->result_ = SetupResult::Leave; };
    add("n", "another board", "lay another board; one that you chose by its number stays",
        [screen] { screen->form_.lay_another(); })
        .why_not = [screen] { return screen->form_.why_no_other_board(); };
    add("R", "rules", "the rules", [screen] { screen->modes_.open(rules_dialog({})); });
    add("?", "help", "these keys", [screen] { screen->tell_help(); });
    front::Binding& escape = add("Esc", "back", "back; all that is set stays", leave);
    escape.also = ", q";
    escape.events = {Event::Escape};
    escape.is_there = {};
    add("q", {}, {}, leave);
    return keys;
}

std::vector<front::HelpRow> SetupScreen::help() {
    return front::help_rows(keys_of(nullptr), {{"↑ ↓"},
                                               {"← →"},
                                               {"Enter"},
                                               {"letters"},
                                               {"0-9"},
                                               {"Backspace"},
                                               {"n"},
                                               {"R"},
                                               {"?"},
                                               {"Esc"}});
}

std::vector<front::KeyHelp> SetupScreen::all_keys() { return front::in_one_column(help()); }

void SetupScreen::tell_help() {
    std::vector<std::string> lines;
    for (const front::KeyHelp& key : all_keys()) {
        lines.push_back(kit::padded(key.key, 12, Glyphs::Unicode) + key.help);
    }
    modes_.open(front::text_dialog("Help", std::move(lines)));
}

void SetupScreen::enter() {
    switch (form_.kind()) {
        case Kind::Start: result_ = SetupResult::Start; break;
        case Kind::Name:
        case Kind::Number: form_.move(1); break;
        case Kind::Choice:
        case Kind::Switch: form_.change(1); break;
    }
}

SetupScreen::SetupResult SetupScreen::key(const Event& event) {
    refusal_.clear();
    modes_.key(event);
    return std::exchange(result_, SetupResult::Open);
}

// ---------------------------------------------------------------------------------------------- the window

kit::Prompt SetupScreen::prompt() const {
    if (!refusal_.empty() && form_.fault().empty()) return {refusal_, {}, true};
    return form_.prompt();
}

SetupLook SetupScreen::look(int width, int height) {
    return {&form_, note_, prompt(), keys(), appearance(), &palette(), width, height};
}

ftxui::Element SetupScreen::draw(int width, int height) {
    if (width < least_width || height < least_height) return too_small(width, height);
    return dialogs(width, height).over(setup_view(look(width, height)), modes_);
}

// A click selects a line. On the selected line it acts like Enter, or with the other button like Left.
SetupScreen::SetupResult SetupScreen::click_line(std::size_t line, bool other_button) {
    const bool is_there = line == form_.at();
    if (!is_there) form_.go_to(line);
    if (other_button) return key(Event::ArrowLeft);
    if (!is_there) return SetupResult::Open;
    return key(is_at(Kind::Number) ? Event::ArrowRight : Event::Return);
}

SetupScreen::SetupResult SetupScreen::mouse(const ftxui::Mouse& mouse, int width, int height) {
    using ftxui::Mouse;
    if (mouse.button == Mouse::WheelUp) return handle(Event::ArrowUp, width, height);
    if (mouse.button == Mouse::WheelDown) return handle(Event::ArrowDown, width, height);
    // Acts on release: while a button is down, the terminal repeats the press.
    const bool other_button = mouse.button == Mouse::Right;
    const bool is_click = mouse.motion == Mouse::Released;
    if (!is_click || (mouse.button != Mouse::Left && !other_button)) return SetupResult::Open;
    refusal_.clear();
    const Cell cell{mouse.x, mouse.y};
    const Glyphs glyphs = appearance().glyphs;
    if (modes_.has_dialog()) {
        dialogs(width, height).click(modes_, cell, other_button);
        return SetupResult::Open;
    }
    if (mouse.y == height - 1) {
        const auto pressed = kit::key_at(keys(), glyphs, width, mouse.x);
        return pressed ? key(*pressed) : SetupResult::Open;
    }
    const auto line = form_line_at(look(width, height), cell);
    return line ? click_line(*line, other_button) : SetupResult::Open;
}

SetupScreen::SetupResult SetupScreen::handle(const Event& event, int width, int height) {
    // A window that is too small shows nothing, so it accepts no input.
    if (width < least_width || height < least_height) return SetupResult::Open;
    if (!event.is_mouse()) {
        return dialogs(width, height).scroll(modes_, event) ? SetupResult::Open : key(event);
    }
    Event copy = event;
    return mouse(copy.mouse(), width, height);
}

}  // namespace catan::tui
