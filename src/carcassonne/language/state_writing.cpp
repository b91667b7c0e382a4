// Writes states, and the tiles and features on the board, as lines of the language.
#include <fmt/format.h>

#include <iterator>
#include <string_view>
#include <variant>

#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/state.hpp"
#include "carcassonne/language/notation.hpp"
#include "state_words.hpp"

namespace carcassonne::language {
namespace {

// Every saved turn carries a check of this text, so it is put together without more copies than it takes.
class StateWriter {
public:
    StateWriter(const Notation& notation, const State& state) : notation_(notation), state_(state) {
        constexpr std::size_t usual_length = 3000;
        text_.reserve(usual_length);
    }

    std::string write() {
        line("turn {} {}", state_.turn.number, name(state_.turn.player));
        line("phase {}", phase_words[state_.phase.index()]);
        if (const auto* placing = std::get_if<Placing>(&state_.phase)) {
            line("drawn {}", letter(placing->tile));
        }
        if (state_.turn.placed.exists()) line("placed {}", name(state_.turn.placed));
        write_tiles("bag", state_.bag);
        write_tiles("aside", state_.set_aside);
        for (std::size_t i = 0; i < notation_.game.players(); ++i) {
            const Player& player = state_.players[i];
            line("{} points {} followers {}", notation_.names[i], player.points, player.followers);
        }
        text_ += board_script(notation_, state_);
        write_winner();
        return std::move(text_);
    }

private:
    [[nodiscard]] std::string_view name(Seat seat) const { return notation_.name(seat); }

    template <typename... Values>
    void line(fmt::format_string<const Values&...> format, const Values&... values) {
        fmt::format_to(std::back_inserter(text_), format, values...);
        text_ += '\n';
    }

    void write_tiles(std::string_view word, const TileCounts& tiles) {
        if (total(tiles) == 0) return;
        text_ += word;
        text_ += tile_counts_words(tiles);
        text_ += '\n';
    }

    void write_winner() {
        const auto* over = std::get_if<GameOver>(&state_.phase);
        line("winner {}", over == nullptr ? "none" : notation_.names_of(over->winners));
    }

    const Notation& notation_;
    const State& state_;
    std::string text_;
};

}  // namespace

std::string tile_counts_words(const TileCounts& tiles) {
    std::string words;
    for (const Tile tile : all_tiles) {
        if (tiles[index(tile)] == 0) continue;
        fmt::format_to(std::back_inserter(words), " {} {}", letter(tile), tiles[index(tile)]);
    }
    return words;
}

std::string Notation::write(const LaidTile& tile) const {
    std::string words = fmt::format("tile {} {} {}", position_word(tile.at()), letter(tile.tile),
                                    direction_word(tile.top));
    if (!tile.follower.exists()) return words;
    return fmt::format("{} {} {}", words, name(tile.follower), spot_words(tile.spot(tile.on_part)));
}

std::string Notation::write(const Feature& feature) const {
    std::string words =
        fmt::format("feature {} {} tiles {} pennants {} open {}", position_word(feature.at),
                    spot_words(feature.spot), feature.tiles, feature.pennants, feature.open);
    if (feature.kind == FeatureKind::Field) words += fmt::format(" cities {}", feature.cities);
    return fmt::format("{} points {} owner {}", words, feature.points,
                       feature.owners.empty() ? "none" : names_of(feature.owners));
}

std::string Notation::write(const State& state) const { return StateWriter(*this, state).write(); }

std::string board_script(const Notation& notation, const State& state) {
    std::string script;
    for (const LaidTile& tile : state.board.tiles()) script += notation.write(tile) + '\n';
    return script;
}

}  // namespace carcassonne::language
