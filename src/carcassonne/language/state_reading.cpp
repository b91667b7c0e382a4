// Reads states: lays the tiles again, one after the other, and checks that a game comes to the result.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "carcassonne/core/invariants.hpp"
#include "carcassonne/core/state.hpp"
#include "carcassonne/language/notation.hpp"
#include "state_words.hpp"
#include "text/line_by_line.hpp"

namespace carcassonne::language {
namespace {

[[noreturn]] void fail(const std::string& message) { throw text::TextError(0, message); }

class StateReader {
public:
    explicit StateReader(const Notation& notation) : notation_(notation), game_(notation.game) {}

    void read(text::Reader& reader) {
        const auto found = std::ranges::find_if(
            subjects, [&](const Subject& subject) { return reader.next_is(subject.word); });
        if (found == subjects.end()) {
            read_player(reader);
        } else {
            reader.take({});
            (this->*found->read)(reader);
            was_read_[static_cast<std::size_t>(found - subjects.begin())] = true;
        }
        reader.finish();
    }

    [[nodiscard]] State checked() {
        for (std::size_t i = 0; i < subjects.size(); ++i) {
            if (subjects[i].is_always_there && !was_read_[i])
                fail(fmt::format("there is no line '{}'", subjects[i].word));
        }
        for (std::size_t i = 0; i < game_.players(); ++i) {
            if (!is_player_read_[i]) fail(fmt::format("there is no line '{}'", notation_.names[i]));
        }
        set_phase();
        check_turn();
        const auto broken = broken_invariants(game_, state_);
        if (!broken.empty()) fail(broken.front());
        return state_;
    }

private:
    struct Subject {
        std::string_view word;
        void (StateReader::*read)(text::Reader&);
        bool is_always_there = false;
    };
    static constexpr std::size_t subject_count = 8;
    static const std::array<Subject, subject_count> subjects;

    void read_turn(text::Reader& reader) {
        constexpr std::uint64_t most_turns = tile_count;
        state_.turn.number = static_cast<std::uint16_t>(reader.take_up_to(most_turns));
        state_.turn.player = notation_.read_seat(reader);
    }
    void read_phase(text::Reader& reader) { phase_ = reader.take_one_of("phase", phase_words); }
    void read_drawn(text::Reader& reader) { drawn_ = read_tile(reader); }
    void read_placed(text::Reader& reader) { state_.turn.placed = notation_.read_seat(reader); }
    void read_bag(text::Reader& reader) { state_.bag = read_tiles(reader); }
    void read_aside(text::Reader& reader) { state_.set_aside = read_tiles(reader); }
    static TileCounts read_tiles(text::Reader& reader) {
        TileCounts tiles{};
        do {
            const std::size_t column = reader.column();
            const Tile tile = read_tile(reader);
            if (tiles[index(tile)] != 0)
                throw text::TextError(column, fmt::format("{} is listed twice", letter(tile)));
            tiles[index(tile)] = static_cast<std::uint8_t>(reader.take_up_to(box()[index(tile)]));
        } while (!reader.at_end());
        return tiles;
    }

    void read_player(text::Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        reader.take_word("points");
        state_[seat].points = static_cast<std::uint16_t>(reader.take_up_to(most_points));
        reader.take_word("followers");
        state_[seat].followers = static_cast<std::uint8_t>(reader.take_up_to(followers_each));
        is_player_read_[seat.value] = true;
    }

    // Lays the tile, so that the board knows its places and features.
    void read_tile_line(text::Reader& reader) {
        const std::size_t column = reader.column();
        const Position at = read_position(reader);
        const Tile tile = read_tile(reader);
        const Side top = read_direction(reader);
        if (state_.board.tiles().size() == tile_count)
            throw text::TextError(column, "there are too many tiles");
        if (++laid_[index(tile)] > box()[index(tile)]) {
            throw text::TextError(
                column, fmt::format("the game has only {} {}", box()[index(tile)], letter(tile)));
        }
        const OpenPlace* place = state_.board.open_place_at(at);
        if (place == nullptr || !fitting(tile, place->around).contains(top)) {
            throw text::TextError(column,
                                  fmt::format("{} cannot lie at {} with its top {}", letter(tile),
                                              position_word(at), direction_word(top)));
        }
        state_.board.lay(tile, at, top);
        if (!reader.at_end()) read_follower(reader);
    }
    void read_follower(text::Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        const std::size_t column = reader.column();
        const LaidTile& tile = state_.board.last_tile();
        const Spot spot = read_spot(reader);
        const std::uint8_t part = tile.part_at(spot);
        if (part == no_part) {
            throw text::TextError(
                column, fmt::format("{} has no {} there", letter(tile.tile), spot_words(spot)));
        }
        if (++standing_[seat.value] > followers_each) {
            throw text::TextError(column, fmt::format("{} has only {} followers",
                                                      notation_.name(seat), followers_each));
        }
        // K4: tiles come in the order of laying, so followers that are here were placed earlier.
        if (!state_.board[state_.board.feature_of(tile.part(part))].followers.empty())
            throw text::TextError(column, fmt::format("the {} is taken", spot_words(spot)));
        state_.board.place_follower(seat, part);
    }

    void read_winner(text::Reader& reader) {
        if (reader.take_if("none")) return;
        do winners_.insert(notation_.read_seat(reader));
        while (!reader.at_end());
    }

    void set_phase() {
        const std::array<Phase, phase_words.size()> phases{BeforeDraw{}, AwaitingTile{},
                                                           Placing{drawn_.value_or(Tile::A)},
                                                           PlacingFollower{}, GameOver{winners_}};
        state_.phase = phases[phase_];
        if (state_.in<Placing>() != drawn_.has_value())
            fail("the line 'drawn' and phase 'place' belong together");
        if (state_.in<GameOver>() == winners_.empty())
            fail("a game has winners if it is over, and only then");
    }

    // K5: each turn places one tile, and the players take turns.
    void check_turn() const {
        const Turn& turn = state_.turn;
        if (turn.number == 0) fail("turns are counted from 1");
        const std::size_t turns_before = turn.number - std::size_t{1};
        const std::size_t seat = (game_.settings().first.value + turns_before) % game_.players();
        if (turn.player != Seat(seat))
            fail(fmt::format("turn {} is not {}'s", turn.number, notation_.name(turn.player)));
        const std::size_t laid_before = game_.settings().start == Start::TileD ? 1 : 0;
        const std::size_t placed = state_.board.tiles().size() - laid_before;
        const bool may_have_placed = state_.in<PlacingFollower>() || state_.in<GameOver>();
        const bool must_have_placed = state_.in<PlacingFollower>();
        const bool is_right = (placed == turns_before && !must_have_placed) ||
                              (placed == turn.number && may_have_placed);
        if (!is_right)
            fail(fmt::format("turn {} does not come after {} tiles", turn.number, placed));
        check_placed(placed == turn.number, Seat((seat + game_.players() - 1) % game_.players()));
    }
    // K15: until the next tile is drawn, it is known who placed the last one.
    void check_placed(bool is_placed, Seat before) const {
        const Seat said = state_.turn.placed;
        const bool is_right = is_placed        ? said == state_.turn.player
                              : !said.exists() ? true
                              : state_.turn.number > 1 && state_.in<BeforeDraw>() ? said == before
                                                                                  : false;
        if (!is_right) fail("another player placed the last tile");
    }

    const Notation& notation_;
    const Game& game_;
    State state_{};
    std::size_t phase_ = 0;
    std::optional<Tile> drawn_;
    SeatSet winners_;
    TileCounts laid_{};
    std::array<std::uint8_t, most_players> standing_{};
    std::array<bool, subject_count> was_read_{};
    std::array<bool, most_players> is_player_read_{};
};

const std::array<StateReader::Subject, StateReader::subject_count> StateReader::subjects{
    {{"turn", &StateReader::read_turn, true},
     {"phase", &StateReader::read_phase, true},
     {"drawn", &StateReader::read_drawn},
     {"placed", &StateReader::read_placed},
     {"bag", &StateReader::read_bag},
     {"aside", &StateReader::read_aside},
     {"tile", &StateReader::read_tile_line},
     {"winner", &StateReader::read_winner, true}}};

}  // namespace

State Notation::read_state(std::string_view text) const {
    StateReader state(*this);
    text::read_lines(text, [&](text::Reader& reader) { state.read(reader); });
    return state.checked();
}

State Notation::read_view(std::string_view text) const {
    const State state = read_state(text);
    text::demand_same_words(text, write(state));
    return state;
}

}  // namespace carcassonne::language
