// A tiny game with secrets and chance, to show that the table needs no Catan, and what a game must bring. In turn each player
// draws a card of 1 to 5 that the others do not see, and keeps it hidden or shows it to all. A shown card counts 1 more. After
// some rounds the highest sum wins. A card that was kept can be taken back into the hand until the next player draws.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/game/history.hpp"
#include "tabletop/game/ids.hpp"
#include "tabletop/game/random.hpp"
#include "tabletop/game/viewer.hpp"
#include "tabletop/text/words.hpp"

namespace toy {

using tabletop::Random;
using tabletop::Seat;
using tabletop::Viewer;

inline constexpr std::size_t most_players = 3;
inline constexpr int card_kinds = 5;

struct Game {
    std::size_t seats = 2;
    std::uint32_t rounds = 3;

    [[nodiscard]] std::size_t players() const { return seats; }
};

struct Draw {
    friend bool operator==(Draw, Draw) = default;
};
struct Keep {
    friend bool operator==(Keep, Keep) = default;
};
struct Show {
    friend bool operator==(Show, Show) = default;
};
using Command = std::variant<Draw, Keep, Show>;

struct Card {
    int value = 1;
    friend bool operator==(Card, Card) = default;
};
using Outcome = Card;

struct CardDrawn {
    Seat seat;
    std::optional<Card> card;  // none: hidden
    friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
struct CardShown {
    Seat seat;
    Card card;
    friend bool operator==(const CardShown&, const CardShown&) = default;
};
struct TurnBegan {
    std::uint32_t number = 0;
    Seat seat;
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct GameWon {
    Seat seat;
    friend bool operator==(const GameWon&, const GameWon&) = default;
};
using Event = std::variant<CardDrawn, CardShown, TurnBegan, GameWon>;
using Events = std::vector<Event>;

struct Refusal {
    enum class Reason : std::uint8_t { NotYourTurn, NotNow, NoSuchCard, CardMissing, Final };
    int rule = 1;
    Reason reason = Reason::NotNow;
    Seat seat{};
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

using Move = tabletop::Move<Command, Outcome>;
using SeenMove = tabletop::SeenMove<Command, Outcome, Event>;

enum class Phase : std::uint8_t { Drawing, AwaitingCard, Deciding, Over };

struct Player {
    int kept = 0;
    int shown = 0;
    friend bool operator==(const Player&, const Player&) = default;
};

struct State {
    std::array<int, card_kinds> deck{};
    std::array<Player, most_players> players{};
    std::uint32_t turn = 1;
    Seat player{0};
    Phase phase = Phase::Drawing;
    int held = 0;
    friend bool operator==(const State&, const State&) = default;
};

struct View {
    Seat viewer;
    bool sees_all = false;
    int deck = 0;
    std::array<int, most_players> shown{};
    std::array<std::optional<int>, most_players> kept{};
    std::uint32_t turn = 1;
    Seat player;
    Phase phase = Phase::Drawing;
    std::optional<int> held{};
    friend bool operator==(const View&, const View&) = default;
};

[[nodiscard]] Move seen_by(Viewer viewer, const Move& move);
[[nodiscard]] SeenMove seen_by(Viewer viewer, const Move& move, std::span<const Event> events);

class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : source_(seed, Domain::Card) {}
    [[nodiscard]] Outcome deal(const State& state);
    friend bool operator==(const Dealer&, const Dealer&) = default;

private:
    enum class Domain : std::uint64_t { Card };
    Random source_;
    std::uint32_t dealt_ = 0;
};

struct Types {
    using Game = toy::Game;
    using Command = toy::Command;
    using Outcome = toy::Outcome;
    using Event = toy::Event;
    using Refusal = toy::Refusal;
    using View = toy::View;

    [[nodiscard]] static Seat asked(const Game& game, const View& view);
    [[nodiscard]] static bool is_over(const View& view) { return view.phase == Phase::Over; }
    [[nodiscard]] static bool ends_turn(const Command& command) {
        return !std::holds_alternative<Draw>(command);
    }
    [[nodiscard]] static std::optional<std::uint32_t> turn_begun(const Event& event);
    // The last card of a game is shown without a question.
    [[nodiscard]] static std::optional<Move> forced_move(const Game& game, const View& view);
    [[nodiscard]] static Refusal refuse_after_end();
};

struct Rules {
    using Types = toy::Types;
    using State = toy::State;
    using Dealer = toy::Dealer;

    [[nodiscard]] static State start(const Game& game);
    [[nodiscard]] static Seat asked(const Game& game, const State& state);
    [[nodiscard]] static bool is_over(const State& state) { return state.phase == Phase::Over; }
    [[nodiscard]] static std::uint32_t turn(const State& state) { return state.turn; }
    [[nodiscard]] static std::optional<Refusal> refuse(const Game& game, const State& state,
                                                       const Command& command, Seat speaker);
    [[nodiscard]] static std::optional<Refusal> refuse(const State& state, const Outcome& outcome);
    static void apply(const Game& game, State& state, const Command& command, Events* events);
    static void apply(const Game& game, State& state, const Outcome& outcome, Events* events);
    static void list_legal(const Game& game, const State& state, std::vector<Command>& commands);
    [[nodiscard]] static bool asks_chance(const Command& command) {
        return std::holds_alternative<Draw>(command);
    }
    [[nodiscard]] static bool awaits_outcome(const State& state) {
        return state.phase == Phase::AwaitingCard;
    }
    [[nodiscard]] static Refusal refuse_without_outcome(const Command& command);
    [[nodiscard]] static Seat may_take_back(const Game& game, const State& before, const Move& move,
                                            const State& after);
    [[nodiscard]] static std::optional<Refusal> refuse_taking_back(Seat may, Seat speaker);
    [[nodiscard]] static View view(const Game& game, const State& state, Viewer viewer);
    [[nodiscard]] static State imagine(const Game& game, const View& view);
};

// Keeps low cards and shows high ones, or moves at random.
struct BotOptions {
    tabletop::bots::Level level = tabletop::bots::usual_level;
    std::uint64_t seed = 0;
    std::uint32_t effort = tabletop::bots::usual_effort;
};
struct Advice {
    Command command;
    std::optional<std::uint32_t> chance{};
};
class Bot {
public:
    Bot(const Game& /*game*/, Seat /*seat*/, const BotOptions& options) : options_(options) {}

    void hear(const SeenMove& /*seen*/) { ++heard_; }
    void forget() { heard_ = 0; }
    [[nodiscard]] Command decide(const View& view, const std::stop_token& stop) const;
    [[nodiscard]] std::vector<Advice> advise(const View& view, std::size_t most,
                                             const std::stop_token& stop) const;
    [[nodiscard]] std::size_t heard() const { return heard_; }

private:
    BotOptions options_;
    std::size_t heard_ = 0;
};

struct Bots {
    using Types = toy::Types;
    using Bot = toy::Bot;
    using Options = BotOptions;
    using Advice = toy::Advice;
};

struct Setup {
    std::vector<std::string> names;
    std::optional<std::uint64_t> seed;
    bool scripted = false;
    std::vector<std::pair<std::string, tabletop::bots::Level>> bots;

    bool read(tabletop::text::Reader& reader);
    void fill_from(const Setup& other, std::string_view whose);
};

struct Table {
    std::vector<std::string> names;
    Game game;
    std::uint64_t seed = 0;
    bool scripted = false;
    std::vector<std::string> notices;
    tabletop::BotLevels bots{};
};

struct Notation {
    const Game& game;
    std::span<const std::string> names;

    [[nodiscard]] const std::string& name(Seat seat) const { return names[seat.value]; }
    [[nodiscard]] std::string write(const Move& move) const;
    [[nodiscard]] std::string write(const State& state) const;
    [[nodiscard]] static std::string write(const Outcome& outcome);
    // What goes over lines: `T1 not-your-turn Ann`, a view, and a move with its events.
    [[nodiscard]] static std::string write(const Command& command, Seat speaker);
    [[nodiscard]] std::string write(const Refusal& refusal) const;
    [[nodiscard]] std::string write(const View& view) const;
    [[nodiscard]] std::string write(const SeenMove& seen) const;
    [[nodiscard]] Refusal read_refusal(tabletop::text::Reader& reader) const;
    [[nodiscard]] View read_view(std::string_view text) const;
    [[nodiscard]] SeenMove read_seen_move(std::string_view text) const;
    [[nodiscard]] std::optional<Seat> read_speaker(tabletop::text::Reader& reader) const;
    [[nodiscard]] Seat read_seat(tabletop::text::Reader& reader) const;
    [[nodiscard]] Command read_command(tabletop::text::Reader& reader, Seat speaker) const;
    [[nodiscard]] std::optional<Outcome> read_outcome(tabletop::text::Reader& reader,
                                                      const Command& command) const;
};

struct Language {
    using Rules = toy::Rules;
    using Bots = toy::Bots;
    using Setup = toy::Setup;
    using Table = toy::Table;
    using Notation = toy::Notation;

    static constexpr std::string_view name = "toy";
    static constexpr std::array<std::string_view, 5> header_words{"toy", "players", "bot", "chance",
                                                                  "start"};
    static constexpr std::array<std::string_view, 3> command_words{"draw", "keep", "show-card"};

    [[nodiscard]] static const Command& as_written(const State& /*state*/, const Command& command) {
        return command;
    }
    [[nodiscard]] static std::string checked_text(const Game& /*game*/) { return {}; }
    [[nodiscard]] static std::string bot_line(const Table& table, Seat seat);
    [[nodiscard]] static std::string why_without_effect(const Setup& /*asked*/,
                                                        const Setup& /*whole*/,
                                                        std::string_view /*whose*/) {
        return {};
    }
    [[nodiscard]] static Table seat_everybody(const Setup& setup);
    [[nodiscard]] static std::vector<std::string> opening_lines(const Setup& /*setup*/,
                                                                const Table& /*table*/) {
        return {};
    }
    [[nodiscard]] static std::string header_text(const Table& table);
    [[nodiscard]] static bool is_whole(const Setup& setup) {
        return !setup.names.empty() && (setup.seed || setup.scripted);
    }
    static void demand_context(const tabletop::text::Reader& /*reader*/) {}
    [[nodiscard]] static int read_rule(tabletop::text::Reader& reader);
    [[nodiscard]] static std::string rule_word(int rule) { return "T" + std::to_string(rule); }
    [[nodiscard]] static bool covers(int expected, int found) { return expected == found; }
    [[nodiscard]] static int chance_rule() { return 2; }
    [[nodiscard]] static std::string refusal_words(const Notation& notation, const State& state,
                                                   const Refusal& refusal);
    [[nodiscard]] static std::string event_words(const Notation& notation, const Event& event);
    [[nodiscard]] static bool ends_game(const Event& event) {
        return std::holds_alternative<GameWon>(event);
    }
    [[nodiscard]] static std::string score_text(const Notation& notation, const State& state);
    [[nodiscard]] static std::string read_shown_text(const Notation& notation, const State& state,
                                                     tabletop::text::Reader& reader);
    [[nodiscard]] static std::optional<std::string> unmet(const Notation& notation,
                                                          const State& state,
                                                          tabletop::text::Reader& reader);
    [[nodiscard]] static tabletop::bots::Level read_level(tabletop::text::Reader& reader);
    [[nodiscard]] static std::string why_no_bots(const Table& table) {
        return table.scripted ? "bots cannot draw real cards" : "";
    }
    [[nodiscard]] static BotOptions bot_options(const Table& /*table*/, BotOptions options) {
        return options;
    }
};

}  // namespace toy
