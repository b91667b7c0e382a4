#include "carcassonne/language/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <variant>
#include <vector>

#include "carcassonne/core/score.hpp"
#include "text/listing.hpp"

namespace carcassonne::language {
namespace {

std::string points_words(int points) { return text::counted(points, "point", "points"); }

// `Ann scores 4 points for a city of 2 tiles`
std::string score_words(const Notation& notation, const Feature& feature) {
    const std::vector<std::string> names = notation.list_of(feature.owners);
    const bool are_several = names.size() > 1;
    return fmt::format("{} {} {}{} for {}", text::joined(names), are_several ? "score" : "scores",
                       feature.points == 0 ? "nothing" : points_words(feature.points),
                       are_several && feature.points > 0 ? " each" : "", feature_words(feature));
}

struct EventSentenceWriter {
    const Notation& notation;

    std::string operator()(const TileDrawn&) const { return {}; }
    std::string operator()(const TileSetAside& event) const {
        return fmt::format("{} fits nowhere and is set aside", letter(event.tile));
    }
    std::string operator()(const TilePlaced&) const { return {}; }
    std::string operator()(const FollowerPlaced&) const { return {}; }
    std::string operator()(const FeatureCompleted& event) const {
        if (event.feature.owners.empty())
            return fmt::format("{} is complete, without followers", feature_words(event.feature));
        return score_words(notation, event.feature);
    }
    // The line of the feature implies it.
    std::string operator()(const FollowerReturned&) const { return {}; }
    std::string operator()(const TurnBegan& event) const {
        return fmt::format("turn {}: {}", event.number, notation.name(event.seat));
    }
    std::string operator()(const FeatureCounted& event) const {
        return score_words(notation, event.feature);
    }
    std::string operator()(const GameEnded& event) const {
        const std::vector<std::string> names = notation.list_of(event.winners);
        int most = 0;
        for (std::size_t i = 0; i < notation.names.size(); ++i)
            most = std::max(most, event.points[i]);
        if (names.size() == 1) return fmt::format("{} wins with {}", names[0], points_words(most));
        return fmt::format("{} share the win with {} each", text::joined(names),
                           points_words(most));
    }
};

struct MoveWords {
    const State& state;

    std::string operator()(Draw) const { return "draw a tile"; }
    std::string operator()(const Place& command) const {
        const auto* placing = std::get_if<Placing>(&state.phase);
        const std::string tile =
            placing == nullptr ? "the tile" : std::string(1, letter(placing->tile));
        return fmt::format("place {} at {}, its top to the {}", tile, position_word(command.at),
                           direction_word(command.top));
    }
    std::string operator()(Follower command) const {
        const std::string_view preposition =
            command.on.kind == FeatureKind::City || command.on.kind == FeatureKind::Cloister ? "in"
                                                                                             : "on";
        return fmt::format("follower {} {}", preposition, spot_phrase(command.on));
    }
    std::string operator()(Pass) const { return "no follower"; }
};

}  // namespace

std::string spot_phrase(Spot spot) {
    switch (spot.kind) {
        case FeatureKind::Cloister: return "the cloister";
        case FeatureKind::City:
            return fmt::format("the city in the {}", direction_word(spot.side()));
        case FeatureKind::Road:
            return fmt::format("the road to the {}", direction_word(spot.side()));
        case FeatureKind::Field: break;
    }
    // Clockwise, so the first half of the northern side lies west.
    const Side side = side_of(spot.half());
    const bool is_first = spot.half() == left_half(side);
    const Side half = turned(side, is_first ? Side::West : Side::East);
    return fmt::format("the field in the {}, {} half", direction_word(side), direction_word(half));
}

std::string feature_words(const Feature& feature) {
    const std::string_view unfinished = feature.complete ? "a" : "an unfinished";
    switch (feature.kind) {
        case FeatureKind::Road:
            return fmt::format("{} road of {}", unfinished,
                               text::counted(feature.tiles, "tile", "tiles"));
        case FeatureKind::City: {
            std::string words = fmt::format("{} city of {}", unfinished,
                                            text::counted(feature.tiles, "tile", "tiles"));
            if (feature.pennants > 0)
                words += " with " + text::counted(feature.pennants, "pennant", "pennants");
            return words;
        }
        case FeatureKind::Cloister:
            if (feature.complete) return "a cloister";
            return fmt::format("an unfinished cloister with {}",
                               text::counted(feature.tiles - 1, "neighbour", "neighbours"));
        case FeatureKind::Field: break;
    }
    if (feature.cities == 0) return "a field without complete cities";
    return fmt::format("a field with {}",
                       text::counted(feature.cities, "complete city", "complete cities"));
}

std::string event_words(const Notation& notation, const Event& event) {
    return std::visit(EventSentenceWriter{notation}, event);
}

bool ends_game(const Event& event) { return std::holds_alternative<GameEnded>(event); }

std::string move_words(const State& state, const Command& command) {
    return std::visit(MoveWords{state}, command);
}

std::string score_text(const Notation& notation, const State& state) {
    std::string text;
    const Points at_end = projected(notation.game, state);
    for (std::size_t i = 0; i < notation.game.players(); ++i) {
        const Player& player = state.players[i];
        fmt::format_to(std::back_inserter(text), "{} {}", notation.names[i], player.points);
        if (!state.in<GameOver>()) {
            fmt::format_to(std::back_inserter(text), ", or {} if the game ended now; {} in hand",
                           at_end[i], text::counted(player.followers, "follower", "followers"));
        }
        text += '\n';
    }
    return text;
}

}  // namespace carcassonne::language
