// The keys of a game at this terminal, in the order of the key bar.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "tui/log.hpp"
#include "tui/play.hpp"
#include "tui/possible.hpp"
#include "tui/rule_book.hpp"
#include "tui/statistics.hpp"
#include "tui/viewport.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

std::vector<Event> arrow_events() {
    std::vector<Event> events{Event::ArrowLeft, Event::ArrowRight, Event::ArrowUp,
                              Event::ArrowDown};
    for (const Event& letter : letters("hlkj")) events.push_back(letter);
    return events;
}

Toward toward(const Event& event) {
    constexpr std::array<Toward, 4> each{Toward::Left, Toward::Right, Toward::Up, Toward::Down};
    const std::vector<Event> events = arrow_events();
    const auto which = std::ranges::find(events, event) - events.begin();
    return each[static_cast<std::size_t>(which) % each.size()];
}

// What a number that is typed at the board is the number of.
std::string_view verb(Placing what) {
    constexpr std::array<std::string_view, 5> verbs{"", "settle ", "road ", "city ", "robber "};
    return verbs[static_cast<std::size_t>(what)];
}

}  // namespace

KeyTable Play::keys_of(Play* play) {
    const auto at_board = [play] {
        return play->curtain_.is_somebodys() && !play->is_others_move();
    };
    const auto at_curtain = [play] { return play->curtain_.is_down(); };
    const auto at_end = [play] { return play->in<GameOver>(); };
    const auto at_bots = [play] { return play->is_bots_move(); };
    const auto with_bots = [play] { return play->has_bots(); };
    const auto in_a_turn = [play, at_board] { return at_board() && !play->in_setup(); };
    const auto answering_unseen = [play, at_curtain] {
        return at_curtain() && play->in<Answering>();
    };
    const auto looking = [play, at_board] { return at_board() && play->cursor_.is_looking(); };
    const auto first_if = [](auto condition) {
        return [condition] { return condition() ? InBar::First : InBar::Never; };
    };
    const auto shown_if = [](auto condition) {
        return [condition] { return condition() ? InBar::InOrder : InBar::Never; };
    };

    // A key of the turn: it is always in its place, and dim while it is not possible.
    const auto turn_key = [&](std::string key, std::string label, std::string help, auto why,
                              auto act) {
        Binding binding{std::move(key), {}, std::move(label), std::move(help)};
        binding.events = letters(binding.key);
        binding.is_there = in_a_turn;
        binding.in_bar = in_order_in_bar;
        binding.why_not = [play, why] { return why(play->here()); };
        binding.act = [act](const Event&) { act(); };
        return binding;
    };
    const auto build_key = [&](std::string key, std::string label, std::string help, Placing what) {
        return turn_key(
            std::move(key), std::move(label), std::move(help),
            [what](const Chair& chair) { return why_no_place(chair, what); },
            [play, what] { play->cursor_.begin(what, play->here().legal()); });
    };
    // A key that does the same whatever is asked.
    const auto any_key = [&](std::string key, std::string label, std::string help, auto in_bar,
                             auto act) {
        Binding binding{std::move(key), {}, std::move(label), std::move(help)};
        binding.events = letters(binding.key);
        binding.in_bar = in_bar;
        binding.act = [act](const Event&) { act(); };
        return binding;
    };
    // And one that opens something to be read.
    const auto read_key = [&](const std::string& key, const std::string& label,
                              const std::string& help, auto in_bar, auto act) {
        Binding binding = any_key(key, label, help, in_bar, act);
        binding.is_any_time = binding.is_in_dialogs = true;
        return binding;
    };

    KeyTable keys;
    keys.push_back({.key = "space",
                    .label = "skip",
                    .events = {Event::Character(' '), Event::Return},
                    .is_there = at_bots,
                    .in_bar = in_order_in_bar,
                    .act = [play](const Event&) { play->skip_bots(); }});
    keys.push_back(
        {.key = "space, Enter", .help = "while bots move: on to the next person's move, at once"});
    const auto pace_key = [&](std::string key, std::string label, std::string help, int by) {
        Binding binding = any_key(std::move(key), std::move(label), std::move(help),
                                  shown_if(at_bots), [play, by] { play->change_pace(by); });
        binding.is_there = with_bots;
        return binding;
    };
    keys.push_back(pace_key("<", "slower", "bots move slower", -1));
    keys.push_back(pace_key(">", "faster", "bots move faster", 1));
    const auto lift = [play](const Event&) { play->lift_curtain(); };
    keys.push_back({.key = "Enter",
                    .label = "it is me",
                    .events = {Event::Return, Event::Character(' ')},
                    .is_there = at_curtain,
                    .in_bar = in_order_in_bar,
                    .act = lift});
    keys.push_back({.key = "a",
                    .label = "accept",
                    .events = letters("a"),
                    .is_there = answering_unseen,
                    .in_bar = in_order_in_bar,
                    // What speaks against it is for this person's eyes.
                    .act = [play](const Event&) {
                        play->lift_curtain();
                        play->say(Accept{});
                    }});
    keys.push_back({.key = "d",
                    .label = "decline",
                    .events = letters("d"),
                    .is_there = answering_unseen,
                    .in_bar = in_order_in_bar,
                    .act = [play](const Event&) { play->say(Decline{}); }});
    keys.push_back({.key = "Enter",
                    .label = "result",
                    .events = {Event::Return},
                    .is_there = at_end,
                    .in_bar = in_order_in_bar,
                    .act = [play](const Event&) { play->tell_result(); }});

    keys.push_back({.key = "arrows",
                    .also = ", h j k l",
                    .label = "move",
                    .help = "go to the next place that way",
                    .events = arrow_events(),
                    .is_there = looking,
                    .in_bar = shown_if([play] { return play->in_setup(); }),
                    .act = [play](const Event& event) { play->cursor_.move(toward(event)); }});
    keys.push_back(
        {.key = "Tab",
         .help = "go to the next place",
         .events = {Event::Tab, Event::TabReverse},
         .is_there = looking,
         .act = [play](const Event& event) { play->cursor_.step(event == Event::TabReverse); }});
    const auto confirm = [play](const Event&) { play->say(play->cursor_.command()); };
    keys.push_back(
        {.key = "Enter",
         .label = "moves it",
         .events = {Event::Return},
         .is_there = [play,
                      looking] { return looking() && play->cursor_.placing() == Placing::Robber; },
         .in_bar = first_in_bar,
         .act = confirm});
    keys.push_back({.key = "Enter",
                    .label = "builds",
                    .help = "build there, move the robber there",
                    .events = {Event::Return},
                    .is_there = looking,
                    .in_bar = first_in_bar,
                    .act = confirm});
    keys.push_back(
        {.key = "Enter",
         .label = "opens",
         .events = {Event::Return},
         .is_there = at_board,
         .in_bar = first_if([play] { return !play->in<MainPhase>() && !play->in<BeforeRoll>(); }),
         .act = [play](const Event&) { play->ask_what_must_be(); }});
    keys.push_back({.key = "Esc",
                    .help = "go back, at no cost",
                    .events = {Event::Escape},
                    .is_there = [at_end, at_board] { return at_board() || at_end(); },
                    .act =
                        [play](const Event&) {
                            if (play->in<MainPhase>()) play->cursor_.end();
                        }});

    Binding roll = turn_key(
        "space", "roll", "roll the dice",
        [](const Chair& chair) { return objection_to(chair, Roll{}); },
        [play] { play->say_or_ask(Roll{}); });
    roll.events = letters(" ");
    roll.in_bar = first_if([play] { return play->in<BeforeRoll>(); });
    keys.push_back(std::move(roll));
    Binding end = turn_key(
        "e", "end turn", "end the turn",
        [](const Chair& chair) { return objection_to(chair, EndTurn{}); },
        [play] { play->end_turn(); });
    end.in_bar = first_if([play] { return play->in<MainPhase>(); });
    keys.push_back(std::move(end));
    keys.push_back(build_key("r", "road", "build a road: lumber, brick", Placing::Road));
    keys.push_back(build_key("s", "settle", "build a settlement: lumber, brick, wool, grain",
                             Placing::Settlement));
    keys.push_back(
        build_key("c", "city", "make a settlement a city: 2 grain, 3 ore", Placing::City));
    keys.push_back(turn_key(
        "v", "buy", "buy a development card: wool, grain, ore",
        [](const Chair& chair) { return objection_to(chair, BuyCard{}); },
        [play] { play->ask_buy(); }));
    keys.push_back(turn_key("d", "play", "play a development card", why_no_card,
                            [play] { ask_cards(play->asker()); }));
    keys.push_back(turn_key("m", "bank", "trade with the bank", why_no_bank_trade,
                            [play] { ask_bank_trade(play->asker()); }));
    keys.push_back(turn_key("t", "trade", "offer a trade to the others", why_no_trade,
                            [play] { ask_trade(play->asker()); }));
    Binding undo = turn_key("u", "undo", "take back the last move", why_not_take_back,
                            [play] { play->take_back(); });
    undo.is_there = at_board;
    keys.push_back(std::move(undo));
    keys.push_back({.key = "a digit",
                    .help = "type the number of a place",
                    .events = letters("0123456789"),
                    .is_there = at_board,
                    .act = [play](const Event& event) {
                        play->type(std::string(verb(play->cursor_.placing())) + event.character());
                    }});

    Binding another =
        any_key("n", "another game", "at the end: another game with the same people",
                in_order_in_bar, [play] { play->wants_another_ = play->wants_to_leave_ = true; });
    // Who plays elsewhere would have to be invited again.
    another.is_there = [play, at_end] { return at_end() && !play->has_others(); };
    keys.push_back(std::move(another));
    Binding picture =
        any_key("p", "picture", "at the end: a picture of the board, beside the saved game",
                in_order_in_bar, [play] { play->draw_picture(); });
    picture.is_there = at_end;
    picture.why_not = [play] {
        return play->files_.draw_picture ? std::string() : "The game is kept in no file.";
    };
    keys.push_back(std::move(picture));
    keys.push_back(read_key("?", "help", "what can be done now, and all keys", in_order_in_bar,
                            [play] { play->tell_help(); }));
    Binding advice = read_key("H", {}, "a good player's advice", std::function<InBar()>(),
                              [play] { play->ask_advice(); });
    advice.why_not = [play] { return play->why_no_advice(); };
    keys.push_back(std::move(advice));
    Binding seats = any_key("b", "bots", "change who is a bot",
                            shown_if([play, at_bots] { return at_bots() || play->is_awaited(); }),
                            [play] { play->ask_seats(); });
    seats.is_there = [play] { return !play->in<GameOver>(); };
    seats.why_not = [play] {
        return std::string(play->seating_.can_change() || play->has_others()
                               ? ""
                               : "With real dice there are no bots: nobody would roll for them.");
    };
    keys.push_back(std::move(seats));
    Binding invite = any_key("i", "elsewhere", "who plays at other machines, and how they join",
                             shown_if([play] { return play->is_others_move(); }),
                             [play] { play->show_invitation(); });
    invite.is_there = [play] { return !play->elsewhere_.invitation().empty(); };
    invite.is_any_time = true;
    keys.push_back(std::move(invite));
    keys.push_back(any_key("q", "leave", "leave; every move is saved", in_order_in_bar,
                           [play] { play->ask_leave(); }));
    keys.push_back(read_key("L", "log", "what has happened", in_order_in_bar, [play] {
        play->open(text_dialog_at_end("What has happened", dialog_lines(play->log(whole_log))));
    }));
    Binding numbers =
        any_key("g", "statistics", "statistics", shown_if([at_curtain] { return !at_curtain(); }),
                [play] { play->open(text_dialog("Statistics", statistics(play->onlooker_))); });
    numbers.is_any_time = true;
    keys.push_back(std::move(numbers));
    Binding type =
        any_key(":", "type", "type a command", in_order_in_bar, [play] { play->type({}); });
    type.is_there = at_board;
    keys.push_back(std::move(type));
    keys.push_back(any_key("#", "numbers", "show the numbers of the places", shown_if(at_board),
                           [play] { play->shows_ids_ = !play->shows_ids_; }));
    keys.push_back(read_key("R", {}, "the rules by number: after a refusal, the one it names",
                            std::function<InBar()>(),
                            [play] { play->open(rules_dialog(play->messages_.rule())); }));
    keys.push_back(
        {.key = "mouse", .help = "a click chooses, another does it; dragging moves the board"});
    return keys;
}

KeyTable Play::typing_keys_of(Play* play) {
    const auto is_path = [play] { return play->typed_.is_path(); };
    const auto enter = [play](const Event&) { play->enter_typed(); };
    return {
        {.key = "Enter",
         .label = "saves",
         .events = {Event::Return},
         .is_there = is_path,
         .in_bar = in_order_in_bar,
         .act = enter},
        {.key = "Enter",
         .label = "does it",
         .events = {Event::Return},
         .in_bar = [is_path] { return is_path() ? InBar::Never : InBar::InOrder; },
         .act = enter},
        {.key = "Tab",
         .label = "completes",
         .events = {Event::Tab},
         .in_bar = [is_path] { return is_path() ? InBar::Never : InBar::InOrder; },
         .act =
             [play](const Event&) {
                 std::string several = play->typed_.complete(play->names());
                 if (!several.empty()) play->messages_.tell(std::move(several));
             }},
        {.key = "Esc",
         .label = "back",
         .events = {Event::Escape},
         .in_bar = in_order_in_bar,
         .act =
             [play](const Event&) {
                 play->typed_.put_aside();
                 play->messages_.clear();
             }},
    };
}

KeyTable Play::keys_in_a_game() {
    KeyTable keys = keys_of(nullptr);
    for (Binding& binding : Viewport::keys(nullptr)) keys.push_back(std::move(binding));
    return keys;
}

std::vector<HelpRow> Play::help() {
    return help_rows(keys_in_a_game(), {{"space", "e", "u"},
                                        {"r"},
                                        {"s"},
                                        {"c"},
                                        {"v", "d"},
                                        {"m", "t"},
                                        {},
                                        {"arrows", "Tab"},
                                        {"Enter", "Esc"},
                                        {"a digit", ":"},
                                        {"mouse"},
                                        {},
                                        {"b", "<", ">"},
                                        {"space, Enter"},
                                        {"i"},
                                        {},
                                        {"R"},
                                        {"g", "L", "H"},
                                        {"#", "="},
                                        {"q", "+  -"}});
}

// Who plays, how fast bots move and who is invited is decided where the game is.
std::vector<HelpRow> Play::help_for_guests() {
    std::vector<HelpRow> rows = help();
    for (HelpRow& row : rows) {
        if (!row.empty() && row.front().key == "b") row = {{"b", "who plays"}};
    }
    std::erase_if(rows, [](const HelpRow& row) {
        return !row.empty() && (row.front().key == "space, Enter" || row.front().key == "i");
    });
    return rows;
}

std::vector<KeyHelp> Play::all_keys() {
    std::vector<HelpRow> rows = help();
    for (HelpRow& row : help_rows(keys_in_a_game(), {{"?", "shift and arrows"}, {"n", "p"}})) {
        rows.push_back(std::move(row));
    }
    return in_one_column(rows);
}

}  // namespace catan::tui
