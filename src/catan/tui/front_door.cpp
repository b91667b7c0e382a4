#include "catan/tui/front_door.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/door_view.hpp"
#include "catan/tui/rule_book.hpp"
#include "front/dialog_window.hpp"
#include "front/full_screen.hpp"
#include "kit/cursor.hpp"

namespace catan::tui {

using ftxui::Event;

namespace {

struct ItemWords {
    std::string_view key;
    std::string_view label;
    std::string_view about;
    std::string_view help;
};
// Same order as Item.
constexpr std::array<ItemWords, 7> item_words{
    {{"c", "Continue", "", "go on with the newest game that is not finished"},
     {"n", "New game", "who plays, on which board, by which rules.", "set up a new game"},
     {"b", "Play against bots", "they take the other seats: Enter twice begins.",
      "set up a game against bots"},
     {"l", "Load a game", "go on with any saved game.", "choose a saved game to go on with"},
     {"r", "Replay a game", "watch it step by step.", "choose a saved game to watch"},
     {"R", "Rules", "what you can do, and what it costs.", "the rules"},
     {"q", "Quit", "until next time.", "quit"}}};

const ItemWords& words_of(auto item) { return item_words[static_cast<std::size_t>(item)]; }

}  // namespace

FrontDoor::FrontDoor(SetupScreen& setup, DoorGames games)
    : setup_(setup),
      games_(std::move(games)),
      keys_(modes_.add(std::make_unique<front::ScreenMode>(keys_of(this))).keys()) {}

void FrontDoor::open_again(DoorGames games, std::string trouble) {
    const Item item = chosen();
    games_ = std::move(games);
    const std::vector<Item> all = items();
    const auto there = std::ranges::find(all, item);
    at_ = there == all.end() ? 0 : static_cast<std::size_t>(there - all.begin());
    trouble_ = std::move(trouble);
    shows_setup_ = false;
    choice_ = {};
}

// ---------------------------------------------------------------------------------------------- menu

std::vector<FrontDoor::Item> FrontDoor::items() const {
    std::vector<Item> all;
    if (games_.unfinished) all.push_back(Item::Continue);
    for (const Item item :
         {Item::NewGame, Item::Bots, Item::Load, Item::Replay, Item::Rules, Item::Quit}) {
        all.push_back(item);
    }
    return all;
}

std::string FrontDoor::why_not(Item item) const {
    const bool needs_games = item == Item::Load || item == Item::Replay;
    return needs_games && !games_.has_games ? "There is no saved game yet." : "";
}

std::string FrontDoor::about(Item item) const {
    if (item != Item::Continue) return std::string(words_of(item).about);
    const front::SavedLine& line = games_.unfinished->line;
    return fmt::format("{} · {} · {}", line.names, line.standing, line.when);
}

void FrontDoor::take(Item item) {
    switch (item) {
        case Item::Continue: choice_ = {Action::Continue}; break;
        case Item::NewGame: shows_setup_ = true; break;
        case Item::Bots:
            setup_.seat_bots();
            shows_setup_ = true;
            break;
        case Item::Load: open_list(Action::Resume); break;
        case Item::Replay: open_list(Action::Replay); break;
        case Item::Rules: modes_.open(rules_dialog({})); break;
        case Item::Quit: choice_ = {Action::Quit}; break;
    }
}

void FrontDoor::take_or_refuse(Item item) {
    const std::vector<Item> all = items();
    at_ = static_cast<std::size_t>(std::ranges::find(all, item) - all.begin());
    words_ = why_not(item);
    if (words_.empty()) take(item);
}

// R11: a finished game is watched with open hands, so Enter on one opens a replay from either list.
void FrontDoor::open_list(Action action) {
    std::vector<front::SavedLine> games = games_.games();
    if (games.empty()) {
        words_ = "There is no saved game any more.";
        return;
    }
    std::vector<bool> is_finished;
    is_finished.reserve(games.size());
    for (const front::SavedLine& game : games) is_finished.push_back(game.is_finished);
    const bool resumes = action == Action::Resume;
    modes_.open(front::game_list(
        resumes ? "Load a game" : "Replay a game", games,
        resumes ? "Enter goes on with it, or replays one that is finished   Esc back"
                : "Enter watches it   Esc back",
        [this, action, is_finished](std::size_t game) {
            choice_ = {is_finished[game] ? Action::Replay : action, game};
        }));
}

// ---------------------------------------------------------------------------------------------- keys

front::Binding FrontDoor::key_of(FrontDoor* door, Item item) {
    const ItemWords& words = words_of(item);
    front::Binding binding{.key = std::string(words.key), .help = std::string(words.help)};
    binding.events = front::letters(binding.key);
    // Capitals do the same, except where the capital is a key of its own.
    if (item != Item::Replay && item != Item::Rules) {
        const char capital = static_cast<char>(words.key[0] - 'a' + 'A');
        binding.events.push_back(Event::Character(capital));
    }
    binding.is_there = [door, item] {
        const auto all = door->items();
        return std::ranges::find(all, item) != all.end();
    };
    binding.act = [door, item](const Event&) { door->take_or_refuse(item); };
    return binding;
}

front::KeyTable FrontDoor::keys_of(FrontDoor* door) {
    front::KeyTable keys{
        {.key = "↑ ↓",
         .also = ", Tab",
         .label = "choose",
         .help = "go through the lines",
         .events = {Event::ArrowUp, Event::ArrowDown, Event::Tab, Event::TabReverse},
         .in_bar = front::in_order_in_bar,
         .act =
             [door](const Event& event) {
                 kit::move_cursor(event, door->at_, door->items().size());
             }},
        {.key = "Enter",
         .label = "go there",
         .help = "go where the cursor is",
         .events = {Event::Return},
         .in_bar = front::in_order_in_bar,
         .act = [door](const Event&) { door->take_or_refuse(door->chosen()); }},
    };
    for (const Item item : {Item::Continue, Item::NewGame, Item::Bots, Item::Load, Item::Replay}) {
        keys.push_back(key_of(door, item));
    }
    front::Binding rules = key_of(door, Item::Rules);
    rules.label = "rules";
    rules.in_bar = front::in_order_in_bar;
    // Does not move the cursor, because a list may be open.
    rules.act = [door](const Event&) { door->modes_.open(rules_dialog({})); };
    rules.opens_over_dialog = true;
    keys.push_back(std::move(rules));
    keys.push_back({.key = "?",
                    .label = "help",
                    .help = "these keys",
                    .events = front::letters("?"),
                    .in_bar = front::in_order_in_bar,
                    .act = [door](const Event&) { door->tell_help(); },
                    .opens_over_dialog = true});
    front::Binding quit = key_of(door, Item::Quit);
    quit.also = ", Esc";
    quit.label = "quit";
    quit.events.push_back(Event::Escape);
    quit.in_bar = front::in_order_in_bar;
    keys.push_back(std::move(quit));
    return keys;
}

std::vector<front::HelpRow> FrontDoor::help() {
    return front::help_rows(
        keys_of(nullptr),
        {{"↑ ↓"}, {"Enter"}, {"c"}, {"n"}, {"b"}, {"l"}, {"r"}, {"R"}, {"?"}, {"q"}});
}

std::vector<front::KeyHelp> FrontDoor::all_keys() { return front::in_one_column(help()); }

void FrontDoor::tell_help() {
    std::vector<std::string> lines;
    for (const front::KeyHelp& key : all_keys()) {
        lines.push_back(kit::padded(key.key, 10, Glyphs::Unicode) + key.help);
    }
    lines.emplace_back();
    lines.emplace_back("Games are saved by themselves, with every move.");
    modes_.open(front::text_dialog("Help", std::move(lines)));
}

void FrontDoor::hear_setup(SetupScreen::SetupResult outcome) {
    if (outcome == SetupScreen::SetupResult::Start) choice_ = {Action::NewGame};
    if (outcome != SetupScreen::SetupResult::Leave) return;
    shows_setup_ = false;
    if (leaving_setup_) leaving_setup_();
}

void FrontDoor::key(const Event& event) {
    words_.clear();
    trouble_.clear();
    if (shows_setup_) return hear_setup(setup_.key(event));
    modes_.key(event);
}

// ---------------------------------------------------------------------------------------------- the window

kit::Prompt FrontDoor::prompt() const {
    if (!words_.empty()) return {words_, {}, true};
    return {fmt::format("{}:", words_of(chosen()).label), about(chosen())};
}

DoorLook FrontDoor::look(int width, int height) const {
    DoorLook look;
    for (const Item item : items()) {
        const ItemWords& words = words_of(item);
        DoorLine line{std::string(words.key), std::string(words.label)};
        if (item == Item::Continue) {
            line.detail = games_.unfinished->line.names;
            line.more = games_.unfinished->line.standing;
        }
        line.is_possible = why_not(item).empty();
        look.lines.push_back(std::move(line));
    }
    look.chosen = at_;
    look.board = &setup_.form().board();
    if (chosen() == Item::Continue) {
        look.board = &games_.unfinished->board;
        look.view = &games_.unfinished->view;
    }
    look.note = trouble_.empty() ? note_ : trouble_;
    look.prompt = prompt();
    look.keys = front::key_hints(keys_);
    look.appearance = setup_.appearance();
    look.palette = &setup_.palette();
    look.width = width;
    look.height = height;
    return look;
}

ftxui::Element FrontDoor::draw(int width, int height) {
    if (width < least_width || height < least_height) return too_small(width, height);
    if (shows_setup_) return setup_.draw(width, height);
    const DoorLook look = this->look(width, height);
    return front::DialogWindow{*look.palette, look.appearance.glyphs, width, height}.over(
        door_view(look), modes_);
}

void FrontDoor::mouse(const ftxui::Mouse& mouse, int width, int height) {
    using ftxui::Mouse;
    if (mouse.button == Mouse::WheelUp) return handle(Event::ArrowUp, width, height);
    if (mouse.button == Mouse::WheelDown) return handle(Event::ArrowDown, width, height);
    // Acts on release: while a button is down, the terminal repeats the press.
    const bool other_button = mouse.button == Mouse::Right;
    if (mouse.motion != Mouse::Released || (mouse.button != Mouse::Left && !other_button)) return;
    words_.clear();
    trouble_.clear();
    const DoorLook look = this->look(width, height);
    const Cell cell{mouse.x, mouse.y};
    if (modes_.has_dialog()) {
        return front::DialogWindow{*look.palette, look.appearance.glyphs, width, height}.click(
            modes_, cell, other_button);
    }
    if (mouse.y == height - 1) {
        const auto pressed = kit::key_at(look.keys, look.appearance.glyphs, width, mouse.x);
        if (pressed) key(*pressed);
        return;
    }
    const auto line = door_line_at(look, cell);
    if (line && !other_button) take_or_refuse(items()[*line]);
}

void FrontDoor::handle(const Event& event, int width, int height) {
    // A window that is too small shows nothing, so it accepts no input.
    if (width < least_width || height < least_height) return;
    if (shows_setup_) return hear_setup(setup_.handle(event, width, height));
    if (!event.is_mouse()) {
        const front::DialogWindow window{setup_.palette(), setup_.appearance().glyphs, width,
                                         height};
        if (!window.scroll(modes_, event)) key(event);
        return;
    }
    Event copy = event;
    mouse(copy.mouse(), width, height);
}

void run(FrontDoor& door) {
    run(front::FullScreen{
        [&](int width, int height) { return door.draw(width, height); },
        [&](const Event& event, int width, int height) {
            // Ignores keys typed after the player has left the door.
            if (door.choice().action == FrontDoor::Action::None) door.handle(event, width, height);
            return true;
        },
        [&] { return door.choice().action != FrontDoor::Action::None; },
    });
}

}  // namespace catan::tui
