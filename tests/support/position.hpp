// Sets up a position piece by piece and card by card to test one rule, then makes commands and outcomes briefly. Every
// command made must be legal, be listed if its kind is listed, and break no invariant; a refused one must change
// nothing. Uses the board that R1.7 spells out, whose numbers appear in the tests.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/catch_tostring.hpp>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/generator.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/invariants.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/longest_road.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/score.hpp"

// R2.1
inline constexpr catan::Seat blue{0};
inline constexpr catan::Seat orange{1};
inline constexpr catan::Seat red{2};
inline constexpr catan::Seat white{3};
inline constexpr catan::Seat green{4};
inline constexpr catan::Seat grey{5};
inline constexpr catan::Seat no_seat;

// A number of cards, as in lumber(2) + wool().
constexpr catan::Bundle some(catan::Resource resource, int count) {
    catan::Bundle cards;
    cards[resource] = static_cast<std::int16_t>(count);
    return cards;
}
constexpr catan::Bundle lumber(int count = 1) { return some(catan::Resource::Lumber, count); }
constexpr catan::Bundle brick(int count = 1) { return some(catan::Resource::Brick, count); }
constexpr catan::Bundle wool(int count = 1) { return some(catan::Resource::Wool, count); }
constexpr catan::Bundle grain(int count = 1) { return some(catan::Resource::Grain, count); }
constexpr catan::Bundle ore(int count = 1) { return some(catan::Resource::Ore, count); }
inline constexpr catan::Bundle no_cards;

// A single development card.
constexpr catan::CardCounts one(catan::Card card) {
    catan::CardCounts cards{};
    ++cards[index(card)];
    return cards;
}

constexpr catan::SeatSet seats(std::initializer_list<catan::Seat> members) {
    catan::SeatSet set;
    for (const catan::Seat seat : members) set.insert(seat);
    return set;
}

// Ids and commands by the numbers on the board.
constexpr catan::IntersectionId spot(std::size_t number) { return catan::IntersectionId(number); }
constexpr catan::Settle settle(std::size_t at) { return {spot(at)}; }
constexpr catan::BuildCity city(std::size_t at) { return {spot(at)}; }
constexpr catan::MoveRobber robber_to(std::size_t hex) { return {catan::HexId(hex)}; }

// The expected refusal with its facts.
using Reason = catan::Refusal::Reason;
namespace facts {
inline void tell(catan::Refusal& refusal, catan::Seat seat) { refusal.seat = seat; }
inline void tell(catan::Refusal& refusal, catan::IntersectionId at) { refusal.intersection = at; }
inline void tell(catan::Refusal& refusal, const catan::Bundle& cards) { refusal.cards = cards; }
inline void tell(catan::Refusal& refusal, int number) { refusal.number = number; }
inline void tell(catan::Refusal& refusal, catan::Card card) { refusal.card = card; }
}  // namespace facts
template <typename... Facts>
catan::Refusal because(catan::Rule rule, Reason reason, const Facts&... known) {
    catan::Refusal refusal;
    refusal.rule = rule;
    refusal.reason = reason;
    (facts::tell(refusal, known), ...);
    return refusal;
}

// Changes the usual settings before the game.
using Change = void (*)(catan::Settings&);

class TestPosition {
public:
    catan::Game game;
    catan::State state;
    catan::Events events;  // of the last command or outcome

    // A game in the set-up on the beginner's board, for up to six players.
    explicit TestPosition(std::size_t players, Change change = nullptr)
        : game(board(players), settings(players, change)), state(catan::start(game)) {}

    // --- The position

    // The seat has rolled; the roll paid no cards.
    TestPosition& in_turn(catan::Seat seat) {
        before_roll(seat);
        state.turn.dice = {1, 1};
        state.phase = catan::MainPhase{};
        return *this;
    }
    TestPosition& before_roll(catan::Seat seat) {
        state.turn = {};
        state.turn.number = 1;
        state.turn.player = seat;
        state.phase = catan::BeforeRoll{};
        return *this;
    }

    void settlement(catan::Seat seat, std::size_t at) {
        state.places.place_settlement(game.topology(), seat, spot(at));
        --state[seat].settlements;
        state[seat].ports.insert(game.ports(spot(at)));
        measure();
    }
    void city(catan::Seat seat, std::size_t at) {
        settlement(seat, at);
        state.places.place_city(game.topology(), seat, spot(at));
        ++state[seat].settlements;
        --state[seat].cities;
    }
    // Roads along all these intersections.
    void road(catan::Seat seat, const std::vector<std::size_t>& along) {
        for (std::size_t i = 1; i < along.size(); ++i) {
            state.places.place_road(game.topology(), seat, edge(along[i - 1], along[i]));
            --state[seat].roads;
        }
        measure();
    }
    void robber(std::size_t hex) { state.robber = catan::HexId(hex); }

    void give(catan::Seat seat, const catan::Bundle& cards) {
        state.bank -= cards;
        state[seat].hand += cards;
    }
    void give(catan::Seat seat, catan::Card card, int count = 1) {
        take_from_deck(card, count);
        auto& held = state[seat].cards[index(card)];
        held = static_cast<std::uint8_t>(held + count);
    }
    void give_played(catan::Seat seat, catan::Card card, int count) {
        take_from_deck(card, count);
        auto& played = state[seat].played[index(card)];
        played = static_cast<std::uint8_t>(played + count);
    }
    // Leaves only these cards in the bank and gives the rest to a seat.
    void leave_in_bank(const catan::Bundle& cards, catan::Seat to) { give(to, state.bank - cards); }
    void leave_in_bank(catan::Resource resource, int count, catan::Seat to) {
        give(to, some(resource, state.bank[resource] - count));
    }

    // --- Commands and outcomes

    [[nodiscard]] catan::EdgeId edge(std::size_t a, std::size_t b) const {
        return game.topology().edge_between(spot(a), spot(b)).value_or(catan::EdgeId::none());
    }
    [[nodiscard]] catan::BuildRoad road(std::size_t a, std::size_t b) const { return {edge(a, b)}; }

    void say(const catan::Command& command) {
        REQUIRE(broken_laws() == std::vector<std::string>{});
        REQUIRE(refuse(game, state, command) == std::nullopt);
        REQUIRE((is_listed(command) || is_only_judged(command)));
        events.clear();
        apply(game, state, command, &events);
        REQUIRE(broken_laws() == std::vector<std::string>{});
        require_imaginable();
    }
    void comes(const catan::Outcome& outcome) {
        REQUIRE(refuse(state, outcome) == std::nullopt);
        events.clear();
        apply(game, state, outcome, &events);
        REQUIRE(broken_laws() == std::vector<std::string>{});
        require_imaginable();
    }
    void roll(int first, int second) {
        say(catan::Roll{});
        comes(catan::Dice{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
    }
    void buy(catan::Card card) {
        say(catan::BuyCard{});
        comes(catan::DrawnCard{card});
    }

    // The refusal of a command of the player to move, or of another speaker.
    [[nodiscard]] catan::Refusal no(const catan::Command& command) const {
        REQUIRE_FALSE(is_listed(command));
        return no(command, asked(game, state));
    }
    [[nodiscard]] catan::Refusal no(const catan::Command& command, catan::Seat speaker) const {
        const catan::State before = state;
        const std::uint64_t hash_before = hash(state);
        const auto refusal = refuse(game, state, command, speaker);
        REQUIRE(refusal.has_value());
        REQUIRE(state == before);
        REQUIRE(hash(state) == hash_before);
        REQUIRE(broken_laws() == std::vector<std::string>{});
        return refusal.value_or(catan::Refusal{});
    }
    [[nodiscard]] catan::Refusal no(const catan::Outcome& outcome) const {
        const catan::State before = state;
        const std::uint64_t hash_before = hash(state);
        const auto refusal = refuse(state, outcome);
        REQUIRE(refusal.has_value());
        REQUIRE(state == before);
        REQUIRE(hash(state) == hash_before);
        return refusal.value_or(catan::Refusal{});
    }

    // --- Queries

    [[nodiscard]] bool is_legal(const catan::Command& command) const {
        return !refuse(game, state, command).has_value();
    }
    [[nodiscard]] bool is_listed(const catan::Command& command) const {
        const std::vector<catan::Command> listed = legal(game, state);
        return std::find(listed.begin(), listed.end(), command) != listed.end();
    }
    template <typename Type>
    [[nodiscard]] std::vector<Type> listed() const {
        std::vector<Type> of_kind;
        for (const catan::Command& command : legal(game, state)) {
            if (const auto* said = std::get_if<Type>(&command)) of_kind.push_back(*said);
        }
        return of_kind;
    }
    template <typename Told>
    [[nodiscard]] std::vector<Told> told() const {
        std::vector<Told> of_kind;
        for (const catan::Event& event : events) {
            if (const auto* telling = std::get_if<Told>(&event)) of_kind.push_back(*telling);
        }
        return of_kind;
    }

    [[nodiscard]] catan::Seat asks() const { return asked(game, state); }
    [[nodiscard]] const catan::Bundle& hand(catan::Seat seat) const { return state[seat].hand; }
    [[nodiscard]] int length(catan::Seat seat) const { return state[seat].longest_road; }
    [[nodiscard]] int points(catan::Seat seat) const { return catan::points(game, state, seat); }
    [[nodiscard]] catan::Seat winner() const {
        const auto* over = std::get_if<catan::GameOver>(&state.phase);
        return over == nullptr ? no_seat : over->winner;
    }
    [[nodiscard]] std::vector<std::string> broken_laws() const {
        return broken_invariants(game, state);
    }

private:
    static catan::Board board(std::size_t players) {
        using namespace catan;
        if (players <= 6) return make_board(Mode::Beginner, Shape::hexagon(3), 0);
        return make_board(Mode::Random, default_shape(players), 0);
    }
    static catan::Settings settings(std::size_t players, Change change) {
        using namespace catan;
        const Shape shape = players <= 6 ? Shape::hexagon(3) : default_shape(players);
        Settings agreed = usual_settings(players, shape);
        if (change != nullptr) change(agreed);
        return agreed;
    }

    // R11: for every viewer, a state can be imagined that this viewer cannot tell from the true one.
    void require_imaginable() const {
        for (std::size_t i = 0; i <= game.players(); ++i) {
            const catan::Seat viewer = i < game.players() ? catan::Seat(i) : no_seat;
            const catan::View seen = view(game, state, viewer);
            const catan::State imagined = imagine(game, seen);
            REQUIRE(view(game, imagined, viewer) == seen);
            REQUIRE(broken_invariants(game, imagined) == std::vector<std::string>{});
            if (viewer == asks()) REQUIRE(legal(game, imagined) == legal(game, state));
        }
    }

    // Kinds of commands that are too many to list.
    static bool is_only_judged(const catan::Command& command) {
        const auto* trade = std::get_if<catan::TradeWithBank>(&command);
        return std::holds_alternative<catan::Discard>(command) ||
               std::holds_alternative<catan::Offer>(command) ||
               std::holds_alternative<catan::Counter>(command) ||
               (trade != nullptr && trade->got > 1);
    }

    void take_from_deck(catan::Card card, int count) {
        auto& left = state.deck[index(card)];
        left = static_cast<std::uint8_t>(left - count);
    }

    // R10.1: measures the roads again after pieces were placed by hand.
    void measure() {
        for (std::size_t i = 0; i < game.players(); ++i) {
            std::vector<catan::EdgeId> roads;
            for (const catan::EdgeId on : state.places.roads(catan::Seat(i))) roads.push_back(on);
            const auto measured = longest_road(game.topology(), roads,
                                               state.places.building_owners(), catan::Seat(i));
            state.players[i].longest_road = static_cast<std::uint16_t>(measured.length);
        }
    }
};

// A bare board on which blue has rolled.
inline TestPosition in_turn(std::size_t players = 4, Change change = nullptr) {
    return std::move(TestPosition(players, change).in_turn(blue));
}
inline TestPosition before_roll(std::size_t players = 4, Change change = nullptr) {
    return std::move(TestPosition(players, change).before_roll(blue));
}

namespace Catch {

template <>
struct StringMaker<catan::Seat> {
    static std::string convert(catan::Seat seat) {
        return seat.value < catan::most_players ? std::string(catan::colour_names[seat.value])
                                                : "no seat";
    }
};

template <>
struct StringMaker<catan::Bundle> {
    static std::string convert(const catan::Bundle& cards) {
        return fmt::format("[lumber {} brick {} wool {} grain {} ore {}]", cards.counts[0],
                           cards.counts[1], cards.counts[2], cards.counts[3], cards.counts[4]);
    }
};

template <>
struct StringMaker<catan::Refusal> {
    static std::string convert(const catan::Refusal& refusal) {
        return fmt::format(
            "R{}.{} reason {} seat {} intersection {} cards {} number {} card {}",
            refusal.rule.section, refusal.rule.number, static_cast<int>(refusal.reason),
            StringMaker<catan::Seat>::convert(refusal.seat),
            refusal.intersection.exists() ? std::to_string(refusal.intersection.value) : "none",
            StringMaker<catan::Bundle>::convert(refusal.cards), refusal.number, name(refusal.card));
    }
};

}  // namespace Catch
