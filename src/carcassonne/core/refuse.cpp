#include "carcassonne/core/refuse.hpp"

#include "carcassonne/core/chance.hpp"

namespace carcassonne {
namespace {

using Reason = Refusal::Reason;
using Verdict = std::optional<Refusal>;

Refusal refusal_with_tile(Rule rule, Reason reason, Tile tile) {
    Refusal refusal = refusal_by(rule, reason);
    refusal.tile = tile;
    return refusal;
}

// K3, by the neighbours one after the other, for the message.
Verdict first_mismatch(const Board& board, Tile tile, const Place& command) {
    const Edges mine = face(tile, command.top).edges;
    for (const Side side : all_sides) {
        const LaidTile* neighbour = board.tile_at(command.at.to(side));
        if (neighbour == nullptr) continue;
        const Edge theirs = neighbour->edge(opposite(side));
        if (theirs == mine[side]) continue;
        Refusal refusal = refusal_with_tile(place_rule, Reason::EdgesDiffer, neighbour->tile);
        refusal.side = side;
        refusal.mine = mine[side];
        refusal.theirs = theirs;
        return refusal;
    }
    return std::nullopt;
}

// Judges a command that is asked for.
struct Judge {
    const Game& game;
    const State& state;

    Verdict operator()(Draw) const { return std::nullopt; }

    Verdict operator()(const Place& command) const {
        const Board& board = state.board;
        const OpenPlace* place = board.open_place_at(command.at);
        const Tile tile = std::get<Placing>(state.phase).tile;
        if (place == nullptr) {
            if (board.tiles().empty()) return refusal_by(start_rule, Reason::NotAtOrigin);
            const LaidTile* there = board.tile_at(command.at);
            if (there != nullptr)
                return refusal_with_tile(place_rule, Reason::TileThere, there->tile);
            return refusal_by(place_rule, Reason::NoNeighbour);
        }
        if (fitting(tile, place->around).contains(command.top)) return std::nullopt;
        return first_mismatch(board, tile, command);
    }

    Verdict operator()(Follower command) const {
        if (state[state.turn.player].followers == 0)
            return refusal_by(follower_rule, Reason::NoFollower);
        const LaidTile& tile = state.board.last_tile();
        const std::uint8_t part = tile.part_at(command.on);
        if (part == no_part) return refusal_with_tile(follower_rule, Reason::NoSuchPart, tile.tile);
        if (command.on.kind == FeatureKind::Field && !game.settings().farmers) {
            return refusal_by(farmers_rule, Reason::NoFarmers);
        }
        const Followers there = state.board[state.board.feature_of(tile.part(part))].followers;
        if (there.empty()) return std::nullopt;
        Refusal refusal = refusal_by(follower_rule, Reason::Occupied);
        refusal.seats = there.seats();
        return refusal;
    }

    Verdict operator()(Pass) const { return std::nullopt; }
};

// Whether the phase asks for this kind of command at all.
struct IsAskedFor {
    const State& state;

    bool operator()(Draw) const { return state.in<BeforeDraw>(); }
    bool operator()(const Place&) const { return state.in<Placing>(); }
    bool operator()(Follower) const { return state.in<PlacingFollower>(); }
    bool operator()(Pass) const { return state.in<PlacingFollower>(); }
};

}  // namespace

Refusal refusal_by(Rule rule, Reason reason, Seat seat) {
    Refusal refusal;
    refusal.rule = rule;
    refusal.reason = reason;
    refusal.seat = seat;
    return refusal;
}

std::optional<Refusal> refuse(const Game& game, const State& state, const Command& command) {
    return refuse(game, state, command, asked(game, state));
}

std::optional<Refusal> refuse(const Game& game, const State& state, const Command& command,
                              Seat speaker) {
    if (state.in<GameOver>()) return refusal_by(end_rule, Reason::NotNow);
    if (awaits_outcome(state)) return refusal_by(chance_rule, Reason::OutcomeAwaited);
    const Seat seat = asked(game, state);
    if (!std::visit(IsAskedFor{state}, command)) return refusal_by(turn_rule, Reason::NotNow, seat);
    if (speaker != seat) return refusal_by(turn_rule, Reason::NotYourTurn, seat);
    return std::visit(Judge{game, state}, command);
}

std::optional<Refusal> refuse(const State& state, const Outcome& outcome) {
    if (!awaits_outcome(state)) return refusal_by(chance_rule, Reason::WrongOutcome);
    if (is_possible(state, outcome)) return std::nullopt;
    return refusal_with_tile(chance_rule, Reason::TileNotInBag, std::get<DrawnTile>(outcome).tile);
}

}  // namespace carcassonne
