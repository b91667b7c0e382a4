#include "support/carcassonne/differences.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/refuse.hpp"

using namespace carcassonne;

namespace {

using Step = BothBoards::Step;

// Words for values, for the messages.
std::string words(int number) { return std::to_string(number); }
std::string words(const std::string& text) { return text; }
std::string words(const painted::Placement& place) {
    constexpr std::array<const char*, 4> tops{"north", "east", "south", "west"};
    return std::to_string(place.x) + "," + std::to_string(place.y) + " " +
           tops[static_cast<std::size_t>(place.turns)];
}
template <typename Value>
std::string words(const std::vector<Value>& list);
std::string words(const painted::Scored& scored) {
    return scored.kind + " for " + words(scored.points) + " to seats " + words(scored.seats) +
           " with " + words(scored.tiles) + " tiles, " + words(scored.pennants) + " pennants, " +
           words(scored.cities) + " cities";
}
template <typename Value>
std::string words(const std::vector<Value>& list) {
    std::string text = "[";
    for (const Value& value : list) {
        if (text.size() > 1) text += "; ";
        text += words(value);
    }
    return text + "]";
}

// What a message tells besides the subject, if it is known. Put into words only when needed, because values are compared
// by the million.
struct Where {
    const LaidTile* tile = nullptr;
    std::string_view part = {};
    std::optional<int> seat = {};
};
std::string words(const Where& where) {
    std::string text;
    if (where.tile != nullptr) {
        text += " at " + words(where.tile->x) + "," + words(where.tile->y);
    }
    if (!where.part.empty()) text += " " + std::string(where.part);
    if (where.seat) text += " of seat " + words(*where.seat);
    return text;
}

template <typename Value>
void demand_same(std::string_view what, const std::type_identity_t<Value>& engine,
                 const Value& painted, const Where& where = {}) {
    if (engine == painted) return;
    throw Difference(std::string(what) + words(where) + ": the engine says " + words(engine) +
                     ", the painted board " + words(painted));
}

// Slow comparisons are made every few tiles, and at the end.
bool is_time_for(const BothBoards& both, std::size_t tiles) {
    return both.is_over() || both.state().board.tiles().size() % tiles == 0;
}

std::vector<painted::Placement> sorted(const std::vector<Place>& places) {
    std::vector<painted::Placement> all;
    all.reserve(places.size());
    for (const Place& place : places) all.push_back(painted_placement(place));
    std::sort(all.begin(), all.end());
    return all;
}

// K3: every place there could be, as the only judge of commands sees it.
void compare_judge(const BothBoards& both, char kind) {
    int reach = 2;
    for (const LaidTile& tile : both.state().board.tiles()) {
        reach = std::max({reach, std::abs(tile.x) + 2, std::abs(tile.y) + 2});
    }
    for (painted::Placement at{-reach, -reach, 0}; at.x <= reach; ++at.x) {
        for (at.y = -reach; at.y <= reach; ++at.y) {
            for (at.turns = 0; at.turns < 4; ++at.turns) {
                const bool may = !refuse(both.game(), both.state(), engine_place(at));
                const bool fits = both.painted().fits(kind, at);
                if (may != fits) demand_same("K3 " + words(at), int{may}, int{fits});
            }
        }
    }
}

}  // namespace

void compare_places(const BothBoards& both) {
    const auto* placing = std::get_if<Placing>(&both.state().phase);
    if (placing == nullptr) return;
    const Board& board = both.state().board;
    demand_same("K3 places of the tile", sorted(legal_places(board, placing->tile)),
                both.painted().places(letter(placing->tile)));
    if (!is_time_for(both, 8)) return;
    for (const Tile tile : all_tiles) {
        demand_same(std::string("K1 K3 places of ") + letter(tile),
                    sorted(legal_places(board, tile)), both.painted().places(letter(tile)));
    }
    compare_judge(both, letter(placing->tile));
}

void compare_tiles(const BothBoards& both) {
    const State& state = both.state();
    demand_same("K3 tiles", static_cast<int>(state.board.tiles().size()), both.painted().tiles());
    for (const LaidTile& tile : state.board.tiles()) {
        demand_same("K3 tile", int{letter(tile.tile)}, int{both.painted().kind_at(tile.x, tile.y)},
                    {.tile = &tile});
    }
    TileCounts bag{};
    for (const char kind : both.painted_game().bag()) ++bag[index(engine_tile(kind))];
    for (const Tile tile : all_tiles) {
        const std::size_t i = index(tile);
        const std::array<char, 1> name{letter(tile)};
        const Where kind{.part = {name.data(), 1}};
        demand_same("K14 left in the bag", int{state.bag[i]}, int{bag[i]}, kind);
        demand_same("K3 set aside", int{state.set_aside[i]}, int{both.set_aside()[i]}, kind);
    }
    const bool is_over = both.is_over() || state.in<GameOver>();
    const Seat seat = is_over ? Seat::none() : both.engine_seat(both.painted_game().seat());
    demand_same("K5 seat to move", int{asked(both.game(), state).value}, int{seat.value});
}

void compare_spots(const BothBoards& both) {
    if (both.last_step() != Step::Lay) return;
    const State& state = both.state();
    const LaidTile& laid = state.board.last_tile();
    const auto& parts = painted::turned(letter(laid.tile), static_cast<int>(index(laid.top))).parts;
    const auto names = both.painted().spots(both.painted_game().seat());

    std::vector<std::string> listed;
    for (const Spot spot : free_spots(both.game(), state)) listed.push_back(painted_name(spot));
    std::sort(listed.begin(), listed.end());
    auto expected = names;
    std::sort(expected.begin(), expected.end());
    demand_same("K4 free spots", listed, expected);

    std::map<std::string, bool> may;
    for (const painted::Part& part : parts) {
        const bool is_free =
            std::find(names.begin(), names.end(), part.names.front()) != names.end();
        for (const std::string& name : part.names) may[name] = is_free;
    }
    for (const Spot spot : all_spots()) {
        const std::string name = painted_name(spot);
        const bool is_legal = !refuse(both.game(), state, Follower{spot});
        demand_same("K4 a follower may stand", int{is_legal}, int{may[name]},
                    {.tile = &laid, .part = name});
    }
}

void compare_scored(const BothBoards& both) {
    if (both.last_step() != Step::Follow) return;
    std::vector<painted::Scored> engine;
    for (const Feature& feature : both.completed()) {
        demand_same("K10 complete when completed", int{feature.complete}, 1);
        if (!feature.followers.empty()) engine.push_back(both.in_painted_words(feature));
    }
    // The painted board scores the cities of the tile before its roads, the engine goes round the tile. So each kind
    // has the same order in both.
    auto painted = both.scored();
    const auto by_kind = [](const painted::Scored& one, const painted::Scored& other) {
        return one.kind < other.kind;
    };
    std::stable_sort(engine.begin(), engine.end(), by_kind);
    std::stable_sort(painted.begin(), painted.end(), by_kind);
    demand_same("K5-K10 scored", engine, painted);
}

void compare_players(const BothBoards& both) {
    const State& state = both.state();
    // The engine scores the end along with the last turn.
    const std::vector<int> final_points = both.painted().projected();
    for (int seat = 0; seat < both.players(); ++seat) {
        const Player& player = state[both.engine_seat(seat)];
        const int points = state.in<GameOver>() ? final_points[static_cast<std::size_t>(seat)]
                                                : both.painted().points(seat);
        demand_same("K9 points", int{player.points}, points, {.seat = seat});
        demand_same("K9 followers in hand", int{player.followers}, both.painted().in_hand(seat),
                    {.seat = seat});
    }
}

void compare_projected(const BothBoards& both) {
    const Points points = projected(both.game(), both.state());
    std::vector<int> engine;
    for (int seat = 0; seat < both.players(); ++seat) {
        engine.push_back(points[both.engine_seat(seat).value]);
    }
    demand_same("K12 projected points", engine, both.painted().projected());
}

namespace {

void compare_feature(const BothBoards& both, const LaidTile& tile, const std::string& name) {
    const Where here{.tile = &tile, .part = name};
    const auto found = feature_at(both.game(), both.state(), tile.at(), engine_spot(name));
    demand_same("K1 part", int{found.has_value()}, 1, here);
    const painted::Feature painted = both.painted().feature(tile.x, tile.y, name);
    demand_same("K6-K11 feature", both.in_painted_words(*found),
                painted::Scored{painted.kind, painted.points, painted.owners, painted.tiles,
                                painted.pennants, painted.cities},
                here);
    demand_same("K6-K8 open ends", found->open, painted.open_halves, here);
    const bool is_complete = painted.kind != "field" && painted.open == 0;
    demand_same("K6-K11 complete", int{found->complete}, int{is_complete}, here);
    for (int seat = 0; seat < both.players(); ++seat) {
        demand_same("K9 followers", found->followers[both.engine_seat(seat)],
                    painted.followers[static_cast<std::size_t>(seat)],
                    {.tile = &tile, .part = name, .seat = seat});
    }
}

// K4, K9: which seat's follower stands on the part.
void compare_follower(const BothBoards& both, const LaidTile& tile, const std::string& name) {
    const bool stands_here =
        tile.follower.exists() && painted_name(tile.spot(tile.on_part)) == name;
    const int seat = both.painted().follower_on(tile.x, tile.y, name);
    const Seat follower = seat < 0 ? Seat::none() : both.engine_seat(seat);
    demand_same("K4 K9 follower", int{(stands_here ? tile.follower : Seat::none()).value},
                int{follower.value}, {.tile = &tile, .part = name});
}

}  // namespace

void compare_features(const BothBoards& both) {
    if (both.last_step() == Step::Draw && !both.is_over()) return;  // nothing changed
    if (!is_time_for(both, 16)) return;
    for (const LaidTile& tile : both.state().board.tiles()) {
        for (const std::string& name : both.painted().spots_at(tile.x, tile.y)) {
            compare_feature(both, tile, name);
            compare_follower(both, tile, name);
        }
    }
}

namespace {

// In no order, because no rule gives one to the painted board.
void compare_final(const BothBoards& both, const std::vector<Feature>& features) {
    std::vector<painted::Scored> engine;
    for (const Feature& feature : features) engine.push_back(both.in_painted_words(feature));
    std::vector<painted::Scored> painted = both.painted().at_the_end();
    std::sort(engine.begin(), engine.end());
    std::sort(painted.begin(), painted.end());
    demand_same("K12 scored at the end", engine, painted);
}

}  // namespace

void compare_end(const BothBoards& both) {
    if (!both.is_over()) {
        const bool is_told_later = both.state().in<GameOver>();
        if (!is_told_later && is_time_for(both, 6)) {
            compare_final(both, final_features(both.game(), both.state()));
        }
        return;
    }
    compare_final(both, both.counted());
    if (!both.ended()) throw Difference("K12: the engine tells no end");
    const GameEnded& ended = *both.ended();
    const std::vector<int> points = both.painted().projected();
    const int most = *std::max_element(points.begin(), points.end());
    std::vector<int> winners;
    for (int seat = 0; seat < both.players(); ++seat) {
        const int mine = points[static_cast<std::size_t>(seat)];
        const auto ahead =
            std::count_if(points.begin(), points.end(), [&](int other) { return other > mine; });
        const std::size_t i = both.engine_seat(seat).value;
        demand_same("K12 final points", ended.points[i], mine, {.seat = seat});
        demand_same("K12 rank", int{ended.ranks[i]}, static_cast<int>(ahead) + 1, {.seat = seat});
        if (mine == most) winners.push_back(seat);
    }
    demand_same("K12 winners told", both.painted_seats(ended.winners), winners);
    demand_same("K12 winners", both.painted_seats(std::get<GameOver>(both.state().phase).winners),
                winners);
}

void compare_all(const BothBoards& both) {
    compare_tiles(both);
    compare_places(both);
    compare_spots(both);
    compare_scored(both);
    compare_players(both);
    compare_projected(both);
    compare_features(both);
    compare_end(both);
}

namespace {

void note_scored(const BothBoards& both, Happenings& seen) {
    seen.scored += both.scored().size();
    for (const painted::Scored& scored : both.scored()) seen.shared += scored.seats.size() > 1;
    for (const Feature& feature : both.completed()) {
        seen.outnumbered += feature.followers.seats().size() > feature.owners.size();
    }
}

void note_end(const BothBoards& both, Happenings& seen) {
    ++seen.games;
    seen.tiles += static_cast<std::uint64_t>(both.painted().tiles());
    seen.set_aside += static_cast<std::uint64_t>(total(both.set_aside()));
    for (const painted::Scored& scored : both.painted().at_the_end()) {
        ++seen.at_the_end;
        const bool is_paid_field = scored.kind == "field" && scored.points > 0;
        seen.paid_fields += is_paid_field;
        seen.shared_fields += is_paid_field && scored.seats.size() > 1;
    }
    seen.shared_wins += both.ended() && both.ended()->winners.size() > 1;
}

}  // namespace

Happenings& Happenings::operator+=(const Happenings& other) {
    games += other.games;
    tiles += other.tiles;
    set_aside += other.set_aside;
    scored += other.scored;
    shared += other.shared;
    outnumbered += other.outnumbered;
    at_the_end += other.at_the_end;
    paid_fields += other.paid_fields;
    shared_fields += other.shared_fields;
    ended_by_aside += other.ended_by_aside;
    shared_wins += other.shared_wins;
    return *this;
}

ComparedGame play_on_both_boards(std::uint64_t number, void (*compare)(const BothBoards&)) {
    ComparedGame compared;
    BothBoards both(number);
    try {
        while (!both.is_over()) {
            const bool was_over = both.state().in<GameOver>();
            both.advance();
            compare(both);
            note_scored(both, compared.seen);
            compared.seen.ended_by_aside += both.is_over() && !was_over;
        }
        note_end(both, compared.seen);
    } catch (const Difference& difference) {
        compared.difference = std::string(difference.what()) + "\n" + both.describe();
    }
    return compared;
}
