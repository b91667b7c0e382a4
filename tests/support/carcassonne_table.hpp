// Plays a game of Carcassonne tile by tile to test one rule. Every command made must be legal, be listed, and break no
// invariant; a refused one must change nothing. Red begins.
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

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/chance.hpp"
#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/invariants.hpp"
#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/core/score.hpp"

// K13
inline constexpr carcassonne::Seat red{0};
inline constexpr carcassonne::Seat blue{1};
inline constexpr carcassonne::Seat yellow{2};
inline constexpr carcassonne::Seat no_seat;

inline constexpr carcassonne::Side north = carcassonne::Side::North;
inline constexpr carcassonne::Side east = carcassonne::Side::East;
inline constexpr carcassonne::Side south = carcassonne::Side::South;
inline constexpr carcassonne::Side west = carcassonne::Side::West;

constexpr carcassonne::Position at(int x, int y) {
    return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}
constexpr carcassonne::Spot road(carcassonne::Side side) { return carcassonne::Spot::road(side); }
constexpr carcassonne::Spot city(carcassonne::Side side) { return carcassonne::Spot::city(side); }
constexpr carcassonne::Spot field(carcassonne::Half half) { return carcassonne::Spot::field(half); }
inline constexpr carcassonne::Spot cloister = carcassonne::Spot::cloister();

constexpr carcassonne::SeatSet seats(std::initializer_list<carcassonne::Seat> members) {
    carcassonne::SeatSet set;
    for (const carcassonne::Seat seat : members) set.insert(seat);
    return set;
}

// The expected refusal with its facts.
using Reason = carcassonne::Refusal::Reason;
namespace facts {
inline void tell(carcassonne::Refusal& refusal, carcassonne::Seat seat) { refusal.seat = seat; }
inline void tell(carcassonne::Refusal& refusal, carcassonne::SeatSet set) { refusal.seats = set; }
inline void tell(carcassonne::Refusal& refusal, carcassonne::Tile tile) { refusal.tile = tile; }
}  // namespace facts
template <typename... Facts>
carcassonne::Refusal because(int rule, Reason reason, const Facts&... known) {
    carcassonne::Refusal refusal;
    refusal.rule = {static_cast<std::uint8_t>(rule)};
    refusal.reason = reason;
    (facts::tell(refusal, known), ...);
    return refusal;
}

class CarcassonneTable {
public:
    carcassonne::Game game;
    carcassonne::State state;
    carcassonne::Events events;  // of the last command and its outcome

    explicit CarcassonneTable(const carcassonne::Settings& settings = {})
        : game(settings), state(carcassonne::start(game)) {}
    explicit CarcassonneTable(std::size_t players)
        : CarcassonneTable(carcassonne::Settings{.players = players}) {}

    // --- Commands and outcomes

    void say(const carcassonne::Command& command) {
        REQUIRE(refuse(game, state, command) == std::nullopt);
        REQUIRE(is_listed(command));
        events.clear();
        apply(game, state, command, &events);
        REQUIRE(broken() == std::vector<std::string>{});
    }
    // Draws this tile.
    void draw(carcassonne::Tile tile) {
        say(carcassonne::Draw{});
        REQUIRE(refuse(state, carcassonne::DrawnTile{tile}) == std::nullopt);
        apply(game, state, carcassonne::DrawnTile{tile}, &events);
        REQUIRE(broken() == std::vector<std::string>{});
    }
    void place(int x, int y, carcassonne::Side top) { say(carcassonne::Place{at(x, y), top}); }
    void follower(carcassonne::Spot on) { say(carcassonne::Follower{on}); }
    void pass() { say(carcassonne::Pass{}); }

    // A turn up to the follower, and a whole turn with one or without.
    void lay(carcassonne::Tile tile, int x, int y, carcassonne::Side top) {
        draw(tile);
        place(x, y, top);
    }
    void turn(carcassonne::Tile tile, int x, int y, carcassonne::Side top) {
        lay(tile, x, y, top);
        pass();
    }
    void turn(carcassonne::Tile tile, int x, int y, carcassonne::Side top, carcassonne::Spot on) {
        lay(tile, x, y, top);
        follower(on);
    }

    // Leaves only these tiles in the bag. All others are set aside.
    void leave_in_bag(std::initializer_list<carcassonne::Tile> tiles) {
        for (std::size_t i = 0; i < carcassonne::tile_kinds; ++i) {
            move_aside(i, state.bag[i]);
        }
        for (const carcassonne::Tile tile : tiles) {
            const std::size_t i = index(tile);
            ++state.bag[i];
            --state.set_aside[i];
        }
        REQUIRE(broken() == std::vector<std::string>{});
    }

    // The refusal of a command of the player to move, or of another speaker.
    [[nodiscard]] carcassonne::Refusal no(const carcassonne::Command& command) const {
        REQUIRE_FALSE(is_listed(command));
        return no(command, asks());
    }
    [[nodiscard]] carcassonne::Refusal no(const carcassonne::Command& command,
                                          carcassonne::Seat speaker) const {
        const carcassonne::State before = state;
        const auto refusal = refuse(game, state, command, speaker);
        REQUIRE(refusal.has_value());
        REQUIRE(state == before);
        return refusal.value_or(carcassonne::Refusal{});
    }

    // --- Queries

    [[nodiscard]] bool is_listed(const carcassonne::Command& command) const {
        // The list names each part of a tile by one spot.
        carcassonne::Command listed = command;
        if (auto* follower = std::get_if<carcassonne::Follower>(&listed)) {
            if (!state.in<carcassonne::PlacingFollower>()) return false;
            const carcassonne::LaidTile& tile = state.board.last_tile();
            const std::uint8_t part = tile.part_at(follower->on);
            if (part == carcassonne::no_part) return false;
            follower->on = tile.spot(part);
        }
        const std::vector<carcassonne::Command> all = legal(game, state);
        return std::find(all.begin(), all.end(), listed) != all.end();
    }
    [[nodiscard]] bool may(int x, int y, carcassonne::Side top) const {
        return !refuse(game, state, carcassonne::Place{at(x, y), top}).has_value();
    }
    [[nodiscard]] std::vector<carcassonne::Spot> spots() const { return free_spots(game, state); }
    [[nodiscard]] carcassonne::Feature feature(int x, int y, carcassonne::Spot spot) const {
        const auto found = feature_at(game, state, at(x, y), spot);
        REQUIRE(found.has_value());
        return found.value_or(carcassonne::Feature{});
    }
    [[nodiscard]] carcassonne::FeatureId id(int x, int y, carcassonne::Spot spot) const {
        const carcassonne::LaidTile* tile = state.board.tile_at(at(x, y));
        REQUIRE(tile != nullptr);
        return state.board.feature_of(tile->part(tile->part_at(spot)));
    }
    template <typename Told>
    [[nodiscard]] std::vector<Told> told() const {
        std::vector<Told> of_kind;
        for (const carcassonne::Event& event : events) {
            if (const auto* telling = std::get_if<Told>(&event)) of_kind.push_back(*telling);
        }
        return of_kind;
    }

    [[nodiscard]] carcassonne::Seat asks() const { return asked(game, state); }
    [[nodiscard]] int points(carcassonne::Seat seat) const { return state[seat].points; }
    [[nodiscard]] int projected(carcassonne::Seat seat) const {
        return carcassonne::projected(game, state)[seat.value];
    }
    [[nodiscard]] int hand(carcassonne::Seat seat) const { return state[seat].followers; }
    [[nodiscard]] std::vector<std::string> broken() const { return broken_invariants(game, state); }

private:
    void move_aside(std::size_t kind, std::uint8_t count) {
        state.bag[kind] = static_cast<std::uint8_t>(state.bag[kind] - count);
        state.set_aside[kind] = static_cast<std::uint8_t>(state.set_aside[kind] + count);
    }
};

namespace Catch {

template <>
struct StringMaker<carcassonne::Seat> {
    static std::string convert(carcassonne::Seat seat) {
        return seat.exists() ? fmt::format("seat {}", seat.value) : "no seat";
    }
};

template <>
struct StringMaker<carcassonne::Spot> {
    static std::string convert(carcassonne::Spot spot) {
        constexpr const char* kinds[]{"road", "city", "cloister", "field"};
        return fmt::format("{} {}", kinds[index(spot.kind)], spot.at);
    }
};

template <>
struct StringMaker<carcassonne::Refusal> {
    static std::string convert(const carcassonne::Refusal& refusal) {
        return fmt::format("K{} reason {} seat {} seats {} tile {} side {} edges {} {}",
                           refusal.rule.number, static_cast<int>(refusal.reason),
                           refusal.seat.value, refusal.seats.bits, letter(refusal.tile),
                           static_cast<int>(refusal.side), static_cast<int>(refusal.mine),
                           static_cast<int>(refusal.theirs));
    }
};

template <>
struct StringMaker<carcassonne::Feature> {
    static std::string convert(const carcassonne::Feature& feature) {
        return fmt::format(
            "{} at {},{}: tiles {} pennants {} open {} cities {} complete {} owners {} points {}",
            StringMaker<carcassonne::Spot>::convert(feature.spot), feature.at.x, feature.at.y,
            feature.tiles, feature.pennants, feature.open, feature.cities, feature.complete,
            feature.owners.bits, feature.points);
    }
};

}  // namespace Catch
