#include "support/toy_game.hpp"

#include <fmt/format.h>

#include <utility>

#include "table/participants_impl.hpp"
#include "table/playback_impl.hpp"
#include "table/referee_impl.hpp"
#include "table/saved_game_impl.hpp"
#include "table/session_impl.hpp"
#include "text/line_by_line.hpp"

// The whole table, compiled for the toy game.
template class tabletop::table::Chair<toy::Types>;
template class tabletop::table::Match<toy::Language>;
template class tabletop::table::Referee<toy::Language>;
template class tabletop::table::Playback<toy::Types, toy::Language>;
template class tabletop::table::BotDriver<toy::Bots>;
template class tabletop::table::BotSeats<toy::Bots>;
template class tabletop::table::Adviser<toy::Bots>;
template class tabletop::table::Participants<toy::Bots>;
template class tabletop::table::Session<toy::Language>;
template class tabletop::table::ScriptBots<toy::Language>;
template class tabletop::table::Script<toy::Language>;
template tabletop::table::SavedGame<toy::Language> tabletop::table::load_game<toy::Language>(
    std::istream&, const std::string&, std::uint64_t);
template std::string tabletop::table::saved_text<toy::Language>(
    const tabletop::table::Match<toy::Language>&);

namespace toy {
namespace {

using tabletop::text::Reader;
using tabletop::text::TextError;
using Reason = Refusal::Reason;

Seat player_in(Phase phase, Seat player) {
    return phase == Phase::Drawing || phase == Phase::Deciding ? player : Seat::none();
}

int left(const State& state) {
    int sum = 0;
    for (const int count : state.deck) sum += count;
    return sum;
}

std::uint32_t last_turn(const Game& game) {
    return static_cast<std::uint32_t>(game.seats) * game.rounds;
}

int score(const State& state, std::size_t seat) {
    return state.players[seat].kept + state.players[seat].shown;
}

void end_turn(const Game& game, State& state, Events* events) {
    state.held = 0;
    if (state.turn == last_turn(game)) {
        state.phase = Phase::Over;
        std::size_t best = 0;
        for (std::size_t i = 1; i < game.seats; ++i) {
            if (score(state, i) > score(state, best)) best = i;
        }
        if (events != nullptr) events->push_back(GameWon{Seat(best)});
        return;
    }
    ++state.turn;
    state.player = Seat((state.player.value + std::size_t{1}) % game.seats);
    state.phase = Phase::Drawing;
    if (events != nullptr) events->push_back(TurnBegan{state.turn, state.player});
}

}  // namespace

Move seen_by(Viewer viewer, const Move& move) {
    if (!move.outcome || viewer.sees_cards_of(move.seat)) return move;
    return {move.seat, move.command, std::nullopt};
}

SeenMove seen_by(Viewer viewer, const Move& move, std::span<const Event> events) {
    SeenMove seen{seen_by(viewer, move), {}};
    for (Event event : events) {
        auto* drawn = std::get_if<CardDrawn>(&event);
        if (drawn != nullptr && !viewer.sees_cards_of(drawn->seat)) drawn->card.reset();
        seen.events.push_back(event);
    }
    return seen;
}

Outcome Dealer::deal(const State& state) {
    Random random = source_.draw(dealt_++);
    const auto ticket = random.below(static_cast<std::uint32_t>(left(state)));
    return {1 + static_cast<int>(tabletop::kind_of(state.deck, ticket))};
}

Seat Types::asked(const Game& /*game*/, const View& view) {
    return player_in(view.phase, view.player);
}

std::optional<std::uint32_t> Types::turn_begun(const Event& event) {
    const auto* began = std::get_if<TurnBegan>(&event);
    return began == nullptr ? std::nullopt : std::optional(began->number);
}

std::optional<Move> Types::forced_move(const Game& game, const View& view) {
    if (view.phase != Phase::Deciding || view.turn != last_turn(game)) return std::nullopt;
    return Move{view.player, Show{}, std::nullopt};
}

Refusal Types::refuse_after_end() { return {1, Reason::NotNow, Seat::none()}; }

State Rules::start(const Game& game) {
    State state;
    state.deck.fill(static_cast<int>(game.seats * game.rounds));
    return state;
}

Seat Rules::asked(const Game& /*game*/, const State& state) {
    return player_in(state.phase, state.player);
}

std::optional<Refusal> Rules::refuse(const Game& game, const State& state, const Command& command,
                                     Seat speaker) {
    const Seat seat = asked(game, state);
    const bool draws = std::holds_alternative<Draw>(command);
    const Phase phase = draws ? Phase::Drawing : Phase::Deciding;
    if (state.phase != phase) return Refusal{1, Reason::NotNow, seat};
    if (speaker != seat) return Refusal{1, Reason::NotYourTurn, seat};
    return std::nullopt;
}

std::optional<Refusal> Rules::refuse(const State& state, const Outcome& outcome) {
    const bool is_card = outcome.value >= 1 && outcome.value <= card_kinds;
    if (is_card && state.deck[static_cast<std::size_t>(outcome.value) - 1] > 0) return std::nullopt;
    return Refusal{2, Reason::NoSuchCard, Seat::none()};
}

void Rules::apply(const Game& game, State& state, const Command& command, Events* events) {
    Player& player = state.players[state.player.value];
    if (std::holds_alternative<Draw>(command)) {
        state.phase = Phase::AwaitingCard;
        return;
    }
    if (std::holds_alternative<Keep>(command)) {
        player.kept += state.held;
    } else {
        player.shown += state.held + 1;
        if (events != nullptr) events->push_back(CardShown{state.player, Card{state.held}});
    }
    end_turn(game, state, events);
}

void Rules::apply(const Game& /*game*/, State& state, const Outcome& outcome, Events* events) {
    --state.deck[static_cast<std::size_t>(outcome.value) - 1];
    state.held = outcome.value;
    state.phase = Phase::Deciding;
    if (events != nullptr) events->push_back(CardDrawn{state.player, outcome});
}

void Rules::list_legal(const Game& /*game*/, const State& state, std::vector<Command>& commands) {
    commands.clear();
    if (state.phase == Phase::Drawing) commands = {Draw{}};
    if (state.phase == Phase::Deciding) commands = {Keep{}, Show{}};
}

Refusal Rules::refuse_without_outcome(const Command& /*command*/) {
    return {2, Reason::CardMissing, Seat::none()};
}

// The player who kept a card, while the next player is asked to draw. A shown card is known to all.
Seat Rules::may_take_back(const Game& /*game*/, const State& /*before*/, const Move& move,
                          const State& after) {
    const bool is_open = std::holds_alternative<Keep>(move.command) && !is_over(after);
    return is_open ? move.seat : Seat::none();
}

std::optional<Refusal> Rules::refuse_taking_back(Seat may, Seat speaker) {
    if (!may.exists()) return Refusal{3, Reason::Final, Seat::none()};
    if (speaker == may) return std::nullopt;
    return Refusal{3, Reason::NotYourTurn, may};
}

View Rules::view(const Game& game, const State& state, Viewer viewer) {
    const bool sees_all = viewer.sees_all() || is_over(state);
    View seen;
    seen.viewer = viewer.seat();
    seen.sees_all = sees_all;
    seen.deck = left(state);
    for (std::size_t i = 0; i < game.seats; ++i) {
        seen.shown[i] = state.players[i].shown;
        if (sees_all || viewer.is(Seat(i))) seen.kept[i] = state.players[i].kept;
    }
    seen.turn = state.turn;
    seen.player = state.player;
    seen.phase = state.phase;
    if (state.phase == Phase::Deciding && (sees_all || viewer.is(state.player)))
        seen.held = state.held;
    return seen;
}

State Rules::imagine(const Game& game, const View& view) {
    State state;
    state.deck[0] = view.deck;
    for (std::size_t i = 0; i < game.seats; ++i) {
        state.players[i] = {view.kept[i].value_or(0), view.shown[i]};
    }
    state.turn = view.turn;
    state.player = view.player;
    state.phase = view.phase;
    if (view.phase == Phase::Deciding) state.held = view.held.value_or(1);
    return state;
}

Command Bot::decide(const View& view, const std::stop_token& stop) const {
    return advise(view, 1, stop).front().command;
}

std::vector<Advice> Bot::advise(const View& view, std::size_t most,
                                const std::stop_token& /*stop*/) const {
    if (view.phase == Phase::Drawing) return {{Draw{}}};
    std::vector<Advice> all{{Show{}, 6000}, {Keep{}, 4000}};
    const bool at_random = options_.level == tabletop::bots::Level::Random;
    if (at_random ? (options_.seed + heard_) % 2 == 0 : view.held.value_or(0) < 3)
        std::swap(all[0], all[1]);
    if (all.size() > most) all.resize(most);
    return all;
}

bool Setup::read(Reader& reader) {
    if (reader.take_if("toy")) {
        static_cast<void>(reader.take_number("a version"));
    } else if (reader.take_if("players")) {
        while (!reader.at_end()) names.emplace_back(reader.take("a name"));
    } else if (reader.take_if("bot")) {
        const std::string name(reader.take("a name"));
        bots.emplace_back(name, Language::read_level(reader));
    } else if (reader.take_if("chance")) {
        scripted = reader.take_if("scripted");
        if (!scripted) {
            reader.take_word("seed");
            seed = reader.take_number("a seed");
        }
    } else {
        return false;
    }
    reader.finish();
    return true;
}

void Setup::fill_from(const Setup& other, std::string_view /*whose*/) {
    if (names.empty()) names = other.names;
    if (!seed) seed = other.seed;
    scripted = scripted || other.scripted;
    if (bots.empty()) bots = other.bots;
}

std::string Notation::write(const Outcome& outcome) { return std::to_string(outcome.value); }

std::string Notation::write(const Move& move) const {
    const std::string_view word = Language::command_words[move.command.index()];
    std::string line = fmt::format("{}: {}", name(move.seat), word);
    if (move.outcome) line += " " + write(*move.outcome);
    return line;
}

std::string Notation::write(const State& state) const {
    std::string text = fmt::format("turn {} {} phase {} held {}\n", state.turn, name(state.player),
                                   static_cast<int>(state.phase), state.held);
    for (std::size_t i = 0; i < game.seats; ++i) {
        text += fmt::format("{} kept {} shown {}\n", names[i], state.players[i].kept,
                            state.players[i].shown);
    }
    text += "deck";
    for (const int count : state.deck) text += fmt::format(" {}", count);
    return text + "\n";
}

Seat Notation::read_seat(Reader& reader) const {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (reader.take_if(names[i])) return Seat(i);
    }
    reader.fail_expecting("a player");
}

std::optional<Seat> Notation::read_speaker(Reader& reader) const {
    const std::string_view word = reader.peek();
    if (!word.ends_with(':')) return std::nullopt;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (word.substr(0, word.size() - 1) != names[i]) continue;
        reader.take({});
        return Seat(i);
    }
    reader.fail_expecting("a player");
}

Command Notation::read_command(Reader& reader, Seat /*speaker*/) const {
    switch (reader.take_one_of("command", Language::command_words)) {
        case 0: return Draw{};
        case 1: return Keep{};
        default: return Show{};
    }
}

std::optional<Outcome> Notation::read_outcome(Reader& reader, const Command& command) const {
    if (reader.at_end() || !Rules::asks_chance(command)) return std::nullopt;
    return Card{static_cast<int>(reader.take_number("a card"))};
}

// --- What goes over lines.

namespace {

constexpr std::array<std::string_view, 5> reason_words{"not-your-turn", "not-now", "no-such-card",
                                                       "card-missing", "final"};
constexpr std::array<std::string_view, 4> phase_words{"drawing", "awaiting", "deciding", "over"};
constexpr std::array<std::string_view, 2> answers{"no", "yes"};
// In the order of Event.
constexpr std::array<std::string_view, 4> event_words{"drawn", "shown", "turn", "won"};

std::string number_or_hidden(const std::optional<int>& number) {
    return number ? std::to_string(*number) : "hidden";
}

int read_count(Reader& reader) { return static_cast<int>(reader.take_up_to(1000)); }

std::optional<int> read_count_or_hidden(Reader& reader) {
    if (reader.take_if("hidden")) return std::nullopt;
    return read_count(reader);
}

Card read_card(Reader& reader) {
    const int value = static_cast<int>(reader.take_up_to(card_kinds));
    if (value == 0) reader.fail("there is no card 0");
    return {value};
}

struct EventLine {
    const Notation& notation;

    std::string operator()(const CardDrawn& event) const {
        const std::string& name = notation.name(event.seat);
        return event.card ? name + " " + Notation::write(*event.card) : name;
    }
    std::string operator()(const CardShown& event) const {
        return notation.name(event.seat) + " " + Notation::write(event.card);
    }
    std::string operator()(const TurnBegan& event) const {
        return fmt::format("{} {}", event.number, notation.name(event.seat));
    }
    std::string operator()(const GameWon& event) const { return notation.name(event.seat); }
};

Event read_event(const Notation& notation, Reader& reader) {
    switch (reader.take_one_of("event", event_words)) {
        case 0: {
            CardDrawn drawn{notation.read_seat(reader), {}};
            if (!reader.at_end()) drawn.card = read_card(reader);
            return drawn;
        }
        case 1: {
            const Seat seat = notation.read_seat(reader);
            return CardShown{seat, read_card(reader)};
        }
        case 2: {
            const auto number = static_cast<std::uint32_t>(read_count(reader));
            return TurnBegan{number, notation.read_seat(reader)};
        }
        default: return GameWon{notation.read_seat(reader)};
    }
}

}  // namespace

std::string Notation::write(const Command& command, Seat /*speaker*/) {
    return std::string(Language::command_words[command.index()]);
}

std::string Notation::write(const Refusal& refusal) const {
    std::string line =
        fmt::format("T{} {}", refusal.rule, reason_words[static_cast<std::size_t>(refusal.reason)]);
    if (refusal.seat.exists()) line += " " + name(refusal.seat);
    return line;
}

std::string Notation::write(const View& view) const {
    std::string text = fmt::format("for {} all {}\nturn {} {} phase {} deck {} held {}\n",
                                   view.viewer.exists() ? name(view.viewer) : "none",
                                   answers[view.sees_all ? 1 : 0], view.turn, name(view.player),
                                   phase_words[static_cast<std::size_t>(view.phase)], view.deck,
                                   number_or_hidden(view.held));
    for (std::size_t i = 0; i < names.size(); ++i)
        text += fmt::format("{} shown {} kept {}\n", names[i], view.shown[i],
                            number_or_hidden(view.kept[i]));
    return text;
}

std::string Notation::write(const SeenMove& seen) const {
    std::string text = write(seen.move) + "\n";
    for (const Event& event : seen.events)
        text += fmt::format("  {} {}\n", event_words[event.index()],
                            std::visit(EventLine{*this}, event));
    return text;
}

Refusal Notation::read_refusal(Reader& reader) const {
    Refusal refusal;
    const std::string_view rule = reader.take("a rule");
    if (rule.size() != 2 || rule.front() != 'T') reader.fail_expecting("a rule, such as T1");
    refusal.rule = rule[1] - '0';
    refusal.reason = static_cast<Reason>(reader.take_one_of("reason", reason_words));
    if (!reader.at_end()) refusal.seat = read_seat(reader);
    return refusal;
}

View Notation::read_view(std::string_view text) const {
    View view;
    std::size_t line = 0;
    tabletop::text::read_lines(text, [&](Reader& reader) {
        if (line == 0) {
            reader.take_word("for");
            if (!reader.take_if("none")) view.viewer = read_seat(reader);
            reader.take_word("all");
            view.sees_all = reader.take_one_of("answer", answers) == 1;
        } else if (line == 1) {
            reader.take_word("turn");
            view.turn = static_cast<std::uint32_t>(read_count(reader));
            view.player = read_seat(reader);
            reader.take_word("phase");
            view.phase = static_cast<Phase>(reader.take_one_of("phase", phase_words));
            reader.take_word("deck");
            view.deck = read_count(reader);
            reader.take_word("held");
            view.held = read_count_or_hidden(reader);
        } else {
            const Seat seat = read_seat(reader);
            reader.take_word("shown");
            view.shown[seat.value] = read_count(reader);
            reader.take_word("kept");
            view.kept[seat.value] = read_count_or_hidden(reader);
        }
        reader.finish();
        ++line;
    });
    if (line < 2) throw TextError(0, "a view has more lines");
    tabletop::text::demand_same_words(text, write(view));
    return view;
}

SeenMove Notation::read_seen_move(std::string_view text) const {
    std::optional<SeenMove> seen;
    tabletop::text::read_lines(text, [&](Reader& reader) {
        if (seen) {
            seen->events.push_back(read_event(*this, reader));
        } else {
            const auto speaker = read_speaker(reader);
            if (!speaker) reader.fail_expecting("a player and a colon");
            const Command command = read_command(reader, *speaker);
            seen = SeenMove{{*speaker, command, {}}, {}};
            if (!reader.at_end()) seen->move.outcome = read_card(reader);
        }
        reader.finish();
    });
    if (!seen) throw TextError(0, "expected a move, but the text is empty");
    tabletop::text::demand_same_words(text, write(*seen));
    return *seen;
}

std::string Language::bot_line(const Table& table, Seat seat) {
    const auto level = table.bots[seat.value];
    return fmt::format("bot {} {}", table.names[seat.value],
                       level ? tabletop::bots::name(*level) : "off");
}

Table Language::seat_everybody(const Setup& setup) {
    Table table;
    table.names = setup.names;
    if (table.names.empty()) table.names = {"one", "two"};
    if (table.names.size() > most_players) throw TextError(0, "too many players");
    table.game.seats = table.names.size();
    table.seed = setup.seed.value_or(0);
    table.scripted = setup.scripted;
    for (const auto& [name, level] : setup.bots) {
        const auto found = std::find(table.names.begin(), table.names.end(), name);
        if (found == table.names.end()) throw TextError(0, "no such player");
        table.bots[static_cast<std::size_t>(found - table.names.begin())] = level;
    }
    return table;
}

std::string Language::header_text(const Table& table) {
    std::string text = "toy 1\nplayers";
    for (const std::string& name : table.names) text += " " + name;
    text += "\n";
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        if (table.bots[i]) text += bot_line(table, Seat(i)) + "\n";
    }
    return text + (table.scripted ? std::string("chance scripted\n")
                                  : fmt::format("chance seed {}\n", table.seed));
}

int Language::read_rule(Reader& reader) {
    const std::string_view word = reader.take("a rule");
    if (word.size() != 3 || word.front() != 'T' || word.back() != ':')
        reader.fail_expecting("a rule and a colon, such as T1:");
    return word[1] - '0';
}

std::string Language::refusal_words(const Notation& notation, const State& /*state*/,
                                    const Refusal& refusal) {
    constexpr std::array<std::string_view, 5> words{"not your turn", "not now", "no such card",
                                                    "which card?", "nothing to take back"};
    const std::string_view reason = words[static_cast<std::size_t>(refusal.reason)];
    if (!refusal.seat.exists()) return std::string(reason);
    return fmt::format("{}, {} is to move", reason, notation.name(refusal.seat));
}

std::string Language::event_words(const Notation& notation, const Event& event) {
    if (const auto* shown = std::get_if<CardShown>(&event))
        return fmt::format("{} shows a {}", notation.name(shown->seat), shown->card.value);
    if (const auto* won = std::get_if<GameWon>(&event))
        return fmt::format("{} wins", notation.name(won->seat));
    return {};
}

std::string Language::score_text(const Notation& notation, const State& state) {
    std::string text;
    for (std::size_t i = 0; i < notation.names.size(); ++i)
        text += fmt::format("{} {}\n", notation.names[i], score(state, i));
    return text;
}

std::string Language::read_shown_text(const Notation& notation, const State& state,
                                      Reader& reader) {
    if (reader.take_if("state")) return notation.write(state);
    reader.take_word("score");
    return score_text(notation, state);
}

std::optional<std::string> Language::unmet(const Notation& notation, const State& state,
                                           Reader& reader) {
    const Seat seat = notation.read_seat(reader);
    const std::uint64_t expected = reader.take_number("a score");
    reader.finish();
    const int found = score(state, seat.value);
    if (expected == static_cast<std::uint64_t>(found)) return std::nullopt;
    return std::to_string(found);
}

tabletop::bots::Level Language::read_level(Reader& reader) {
    constexpr auto words = [] {
        std::array<std::string_view, tabletop::bots::level_count> names{};
        for (std::size_t i = 0; i < names.size(); ++i)
            names[i] = tabletop::bots::name(tabletop::bots::all_levels[i]);
        return names;
    }();
    return tabletop::bots::all_levels[reader.take_one_of("level", words)];
}

}  // namespace toy
