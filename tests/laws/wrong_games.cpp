// Shows that the laws of every game can fail: each of these games is the toy game with one broken promise, and the law
// that it breaks is named.
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "laws/games.hpp"
#include "laws/rules_laws.hpp"
#include "laws/text_laws.hpp"
#include "laws/views_laws.hpp"
#include "table/match_impl.hpp"

namespace wrong {

using namespace toy;

template <typename R>
struct LanguageOf : toy::Language {
    using Rules = R;
};

// --- Judging and chance

struct ListsTooMuch : toy::Rules {
    static void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
        toy::Rules::list_legal(game, state, commands);
        if (state.phase == Phase::Drawing) commands.emplace_back(Keep{});
    }
};
struct ListsTooLittle : toy::Rules {
    static void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
        toy::Rules::list_legal(game, state, commands);
        if (state.held == card_kinds) commands.pop_back();
    }
};
struct HearsAnyPlayer : toy::Rules {
    using toy::Rules::refuse;
    static std::optional<Refusal> refuse(const Game& game, const State& state,
                                         const Command& command, Seat /*speaker*/) {
        return toy::Rules::refuse(game, state, command, asked(game, state));
    }
};
struct RefusesItsOwnCards : toy::Rules {
    using toy::Rules::refuse;
    static std::optional<Refusal> refuse(const State& state, const Outcome& outcome) {
        if (outcome.value == card_kinds) return Refusal{2, Refusal::Reason::NoSuchCard};
        return toy::Rules::refuse(state, outcome);
    }
};
struct CountsTurnsTwice : toy::Rules {
    static std::uint32_t turn(const State& state) { return 2 * state.turn; }
};
struct NeverEnds : toy::Rules {
    using toy::Rules::apply;
    static void apply(const Game& game, State& state, const Command& command, Events* events) {
        if (!std::holds_alternative<Draw>(command)) {
            state.deck = start(game).deck;
            state.turn = 0;
        }
        toy::Rules::apply(game, state, command, events);
    }
};

// --- Taking back

// A shown card could be taken back after all have seen it.
struct TakesBackWhatAllSaw : toy::Rules {
    static Seat may_take_back(const Game& /*game*/, const State& /*before*/, const Move& move,
                              const State& after) {
        return is_over(after) ? Seat::none() : move.seat;
    }
};
// A player who does not like a card can draw another one.
struct FishesForCards : TakesBackWhatAllSaw {
    static bool asks_chance(const Command& /*command*/) { return false; }
};
// Each try brings other luck.
struct FishesForLuck : toy::Rules {
    using toy::Rules::apply;
    static void apply(const Game& game, State& state, const Command& command, Events* events) {
        static int tries = 0;
        if (std::holds_alternative<Keep>(command)) state.held += ++tries % 3;
        toy::Rules::apply(game, state, command, events);
    }
};
// A position that loses the card in hand when it is restored.
struct LosesCards : toy::Rules {
    struct State : toy::State {
        State() = default;
        State(const toy::State& state) : toy::State(state) {}
        State(const State&) = default;
        State(State&&) = default;
        State& operator=(const State&) = default;
        State& operator=(State&& other) noexcept {
            toy::State::operator=(other);
            held = 0;
            return *this;
        }
        ~State() = default;
        friend bool operator==(const State&, const State&) = default;
    };
    static State start(const Game& game) { return toy::Rules::start(game); }
};

// --- Secrets

struct ShowsTheCardInHand : toy::Rules {
    static View view(const Game& game, const State& state, Viewer viewer) {
        View seen = toy::Rules::view(game, state, viewer);
        if (state.phase == Phase::Deciding) seen.held = state.held;
        return seen;
    }
};
struct ShowsCardsThatWereKept : toy::Rules {
    static View view(const Game& game, const State& state, Viewer viewer) {
        View seen = toy::Rules::view(game, state, viewer);
        for (std::size_t i = 0; i < game.seats; ++i) seen.kept[i] = state.players[i].kept;
        return seen;
    }
};
struct ForgetsWhatWasShown : toy::Rules {
    static State imagine(const Game& game, const View& view) {
        State state = toy::Rules::imagine(game, view);
        state.players[0].shown = 0;
        return state;
    }
};
struct ShowsAnotherPlayer : toy::Rules {
    static View view(const Game& game, const State& state, Viewer viewer) {
        View seen = toy::Rules::view(game, state, viewer);
        seen.player = Seat((seen.player.value + std::size_t{1}) % game.seats);
        return seen;
    }
};
// Which cards are left in the deck is hidden.
struct JudgesBySecrets : toy::Rules {
    using toy::Rules::refuse;
    static bool may_show(const State& state) { return state.deck.back() % 2 == 0; }
    static void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
        toy::Rules::list_legal(game, state, commands);
        if (commands.size() == 2 && !may_show(state)) commands.pop_back();
    }
    static std::optional<Refusal> refuse(const Game& game, const State& state,
                                         const Command& command, Seat speaker) {
        if (std::holds_alternative<Show>(command) && !may_show(state))
            return Refusal{1, Refusal::Reason::NotNow};
        return toy::Rules::refuse(game, state, command, speaker);
    }
};

// Where all players see the card that one of them has drawn: as the outcome of the move, or in its events.
enum class Leak { Outcome, Event };

template <Leak leak>
struct OpenCard : toy::Card {
    friend bool operator==(const OpenCard&, const OpenCard&) = default;
};
template <Leak leak>
using OpenMove = tabletop::Move<Command, OpenCard<leak>>;

template <Leak leak>
toy::Move as_toy_move(const OpenMove<leak>& move) {
    return {move.seat, move.command, move.outcome};
}

template <Leak leak>
tabletop::SeenMove<Command, OpenCard<leak>, Event> seen_by(Viewer viewer,
                                                           const OpenMove<leak>& move,
                                                           std::span<const Event> events) {
    if constexpr (leak == Leak::Outcome)
        return {move, toy::seen_by(viewer, as_toy_move<leak>(move), events).events};
    const bool is_told = viewer.sees_cards_of(move.seat);
    return {{move.seat, move.command, is_told ? move.outcome : std::nullopt},
            {events.begin(), events.end()}};
}

template <Leak leak>
struct TellsCards : toy::Rules {
    struct Types : toy::Types {
        using Outcome = OpenCard<leak>;
    };
    struct Dealer : toy::Dealer {
        using toy::Dealer::Dealer;
        OpenCard<leak> deal(const State& state) { return {toy::Dealer::deal(state)}; }
    };
    static Seat may_take_back(const Game& game, const State& before, const OpenMove<leak>& move,
                              const State& after) {
        return toy::Rules::may_take_back(game, before, as_toy_move<leak>(move), after);
    }
};
template <Leak leak>
struct LanguageOfOpenCards : LanguageOf<TellsCards<leak>> {
    struct Notation : toy::Notation {
        Notation(const Game& its_game, std::span<const std::string> its_names)
            : toy::Notation{its_game, its_names} {}
        using toy::Notation::write;
        [[nodiscard]] std::string write(const OpenMove<leak>& move) const {
            return toy::Notation::write(as_toy_move<leak>(move));
        }
    };
};

// --- Texts

struct MixesUpWords : toy::Language {
    struct Notation : toy::Notation {
        Notation(const Game& its_game, std::span<const std::string> its_names)
            : toy::Notation{its_game, its_names} {}
        [[nodiscard]] Command read_command(tabletop::text::Reader& reader, Seat speaker) const {
            const Command read = toy::Notation::read_command(reader, speaker);
            return std::holds_alternative<Keep>(read) ? Command(Show{}) : read;
        }
    };
};
struct WritesTheScoreAlone : toy::Language {
    struct Notation : toy::Notation {
        Notation(const Game& its_game, std::span<const std::string> its_names)
            : toy::Notation{its_game, its_names} {}
        using toy::Notation::write;
        [[nodiscard]] std::string write(const State& state) const {
            return score_text(*this, state);
        }
    };
};
struct KeepsTheSeedToItself : toy::Language {
    static std::string header_text(Table table) {
        table.seed = 0;
        return toy::Language::header_text(table);
    }
};
struct NamesAnotherRule : toy::Language {
    static std::string rule_word(int rule) { return toy::Language::rule_word(rule + 1); }
};

}  // namespace wrong

namespace {

template <typename G>
BrokenLaw broken_law(std::uint64_t seed) {
    for (const auto law : {+[](std::uint64_t s) { return broken_law_of_taking_back<G>(s); },
                           +[](std::uint64_t s) { return broken_law_of_rules<G>(s); },
                           +[](std::uint64_t s) { return broken_law_of_turns<G>(s); },
                           +[](std::uint64_t s) { return broken_law_of_outcomes<G>(s); },
                           +[](std::uint64_t s) { return broken_law_of_secrets<G>(s); },
                           +[](std::uint64_t s) { return broken_law_of_imagining<G>(s); },
                           +[](std::uint64_t s) { return broken_law_of_the_end<G>(s); }}) {
        if (BrokenLaw broken = law(seed)) return broken;
    }
    return std::nullopt;
}

// The laws of texts ask more of a language than the wrong rules have.
template <typename G>
BrokenLaw broken_law_of_texts(std::uint64_t seed) {
    if (BrokenLaw broken = broken_law<G>(seed)) return broken;
    if (BrokenLaw broken = broken_law_of_writing<G>(seed)) return broken;
    return broken_law_of_headers<G>(seed);
}

// The first law that is broken in some games.
std::string in_some_games(BrokenLaw (*law)(std::uint64_t seed)) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        if (BrokenLaw broken = law(seed)) return *broken;
    }
    return "none";
}
template <typename Rules>
std::string broken_by() {
    return in_some_games(broken_law<ToyGameOf<wrong::LanguageOf<Rules>>>);
}
template <typename Language>
std::string broken_by_texts_of() {
    return in_some_games(broken_law_of_texts<ToyGameOf<Language>>);
}

}  // namespace

TEST_CASE("the toy game breaks no law", "[laws]") {
    CHECK(broken_by_texts_of<toy::Language>() == "none");
}

TEST_CASE("a game whose refusals, lists and outcomes disagree breaks a law", "[laws]") {
    CHECK(broken_by<wrong::ListsTooMuch>() == "what is listed is not refused");
    CHECK(broken_by<wrong::ListsTooLittle>() == "what is not listed is refused");
    CHECK(broken_by<wrong::HearsAnyPlayer>() == "a player who is not asked is refused");
    CHECK(broken_by<wrong::RefusesItsOwnCards>() == "an outcome from a seed is possible");
    CHECK(broken_by<wrong::CountsTurnsTwice>() == "an event tells the turn that begins");
    CHECK(broken_by<wrong::NeverEnds>() == "a random game ends");
}

TEST_CASE("a game in which taking back fishes for luck, or does not restore, breaks a law",
          "[laws]") {
    CHECK(broken_by<wrong::TakesBackWhatAllSaw>() == "a move that reveals a secret is final");
    CHECK(broken_by<wrong::FishesForCards>() == "a move with an outcome is final");
    CHECK(broken_by<wrong::FishesForLuck>() == "the same move again has the same effect");
    CHECK(broken_by<wrong::LosesCards>() == "taking back restores the position");
}

TEST_CASE("a game that tells secrets, or imagines badly, breaks a law", "[laws]") {
    CHECK(broken_by<wrong::ShowsTheCardInHand>() == "a hidden outcome does not show in the view");
    CHECK(broken_by<wrong::ShowsCardsThatWereKept>() ==
          "a view shows no more than the viewer was told");
    CHECK(in_some_games(broken_law<ToyGameOf<wrong::LanguageOfOpenCards<wrong::Leak::Outcome>>>) ==
          "an outcome that is told shows in the view");
    CHECK(in_some_games(broken_law<ToyGameOf<wrong::LanguageOfOpenCards<wrong::Leak::Event>>>) ==
          "the events of a move do not tell a hidden outcome");
    CHECK(broken_by<wrong::ForgetsWhatWasShown>() ==
          "an imagined position looks like the true one");
    CHECK(broken_by<wrong::ShowsAnotherPlayer>() ==
          "a view tells which player is asked, and the end");
    CHECK(broken_by<wrong::JudgesBySecrets>() == "an imagined position allows the same moves");
    CHECK(in_some_games([](std::uint64_t seed) {
              return broken_law_of_secrets<ToyGameOf<wrong::LanguageOf<wrong::JudgesBySecrets>>>(
                  seed);
          }) == "a viewer's legal moves give away no secret");
}

TEST_CASE("a language that does not read back what it writes breaks a law", "[laws]") {
    CHECK(broken_by_texts_of<wrong::MixesUpWords>() == "a move reads back as it was written");
    CHECK(broken_by_texts_of<wrong::WritesTheScoreAlone>() ==
          "another position has another text, and so another check");
    CHECK(broken_by_texts_of<wrong::KeepsTheSeedToItself>() ==
          "a header reads back as it was written");
    CHECK(broken_by_texts_of<wrong::NamesAnotherRule>() ==
          "the rule of a refusal reads back as it was written");
}
