// Writes and reads a move with its events as lines: the move, then one indented line per event.
#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "carcassonne/language/notation.hpp"
#include "state_words.hpp"
#include "text/line_by_line.hpp"

namespace carcassonne::language {
namespace {

// In the order of Event.
constexpr std::array<std::string_view, std::variant_size_v<Event>> event_kinds{
    "drawn", "aside", "placed", "follower", "completed", "returned", "turn", "counted", "ended"};
enum class EventWord : std::uint8_t {
    Drawn,
    Aside,
    Placed,
    Follower,
    Completed,
    Returned,
    Turn,
    Counted,
    Ended
};

struct EventLineWriter {
    const Notation& notation;

    [[nodiscard]] const std::string& name(Seat seat) const { return notation.name(seat); }
    // `feature 0,1 city s tiles 2 … owner Ann followers Ann 1`
    [[nodiscard]] std::string words(const Feature& feature) const {
        std::string text = notation.write(feature);
        if (!feature.followers.empty()) text += " followers";
        for (std::size_t i = 0; i < notation.names.size(); ++i) {
            const int count = feature.followers[Seat(i)];
            if (count > 0)
                fmt::format_to(std::back_inserter(text), " {} {}", notation.names[i], count);
        }
        return text;
    }
    [[nodiscard]] std::string follower(Seat seat, Position at, Spot on) const {
        return fmt::format("{} {} {}", name(seat), position_word(at), spot_words(on));
    }

    std::string operator()(const TileDrawn& event) const {
        return fmt::format("{} {}", name(event.seat), letter(event.tile));
    }
    std::string operator()(const TileSetAside& event) const {
        return fmt::format("{} {}", name(event.seat), letter(event.tile));
    }
    std::string operator()(const TilePlaced& event) const {
        return fmt::format("{} {} {} {}", name(event.seat), letter(event.tile),
                           position_word(event.at), direction_word(event.top));
    }
    std::string operator()(const FollowerPlaced& event) const {
        return follower(event.seat, event.at, event.on);
    }
    std::string operator()(const FeatureCompleted& event) const { return words(event.feature); }
    std::string operator()(const FollowerReturned& event) const {
        return follower(event.seat, event.at, event.on);
    }
    std::string operator()(const TurnBegan& event) const {
        return fmt::format("{} {}", event.number, name(event.seat));
    }
    std::string operator()(const FeatureCounted& event) const { return words(event.feature); }
    // The winners have rank 1.
    std::string operator()(const GameEnded& event) const {
        std::string text;
        for (std::size_t i = 0; i < notation.names.size(); ++i) {
            fmt::format_to(std::back_inserter(text), "{}{} points {} rank {}", i == 0 ? "" : " ",
                           notation.names[i], event.points[i], event.ranks[i]);
        }
        return text;
    }
};

class EventLineReader {
public:
    EventLineReader(const Notation& notation, text::Reader& reader)
        : notation_(notation), reader_(reader) {}

    Event read() {
        switch (static_cast<EventWord>(reader_.take_one_of("event", event_kinds))) {
            case EventWord::Drawn: return read_tile_of_seat<TileDrawn>();
            case EventWord::Aside: return read_tile_of_seat<TileSetAside>();
            case EventWord::Placed: return read_placed();
            case EventWord::Follower: return read_follower<FollowerPlaced>();
            case EventWord::Completed: return FeatureCompleted{read_feature(true)};
            case EventWord::Returned: return read_follower<FollowerReturned>();
            case EventWord::Turn: return read_turn();
            case EventWord::Counted: return FeatureCounted{read_feature(false)};
            case EventWord::Ended: break;
        }
        return read_end();
    }

private:
    Seat read_seat() { return notation_.read_seat(reader_); }
    int read_number(std::string_view word) {
        reader_.take_word(word);
        return static_cast<int>(reader_.take_up_to(most_points));
    }

    template <typename TileEvent>
    TileEvent read_tile_of_seat() {
        const Seat seat = read_seat();
        return {seat, read_tile(reader_)};
    }
    TilePlaced read_placed() {
        TilePlaced placed;
        placed.seat = read_seat();
        placed.tile = read_tile(reader_);
        placed.at = read_position(reader_);
        placed.top = read_direction(reader_);
        return placed;
    }
    template <typename FollowerEvent>
    FollowerEvent read_follower() {
        FollowerEvent event;
        event.seat = read_seat();
        event.at = read_position(reader_);
        event.on = read_spot(reader_);
        return event;
    }
    TurnBegan read_turn() {
        TurnBegan turn;
        turn.number = static_cast<std::uint16_t>(reader_.take_up_to(tile_count));
        turn.seat = read_seat();
        return turn;
    }

    Feature read_feature(bool complete) {
        Feature feature;
        reader_.take_word("feature");
        feature.at = read_position(reader_);
        feature.spot = read_spot(reader_);
        feature.kind = feature.spot.kind;
        feature.complete = complete;
        feature.tiles = read_number("tiles");
        feature.pennants = read_number("pennants");
        feature.open = read_number("open");
        if (feature.kind == FeatureKind::Field) feature.cities = read_number("cities");
        feature.points = read_number("points");
        reader_.take_word("owner");
        const std::size_t column = reader_.column();
        if (!reader_.take_if("none")) {
            do feature.owners.insert(read_seat());
            while (!reader_.at_end() && !reader_.next_is("followers"));
        }
        if (reader_.take_if("followers")) read_followers(feature.followers);
        if (feature.followers.majority() != feature.owners)
            throw text::TextError(column, "the owners are those with most followers");
        return feature;
    }
    void read_followers(Followers& followers) {
        do {
            const std::size_t column = reader_.column();
            const Seat seat = read_seat();
            if (followers[seat] != 0)
                throw text::TextError(column,
                                      fmt::format("{} is listed twice", notation_.name(seat)));
            const std::uint64_t count = reader_.take_up_to(followers_each);
            for (std::uint64_t i = 0; i < count; ++i) followers.add(seat);
        } while (!reader_.at_end());
    }

    GameEnded read_end() {
        GameEnded end;
        for (std::size_t i = 0; i < notation_.names.size(); ++i) {
            reader_.take_word(notation_.names[i]);
            end.points[i] = read_number("points");
            reader_.take_word("rank");
            end.ranks[i] = static_cast<std::uint8_t>(reader_.take_up_to(most_players));
            if (end.ranks[i] == 1) end.winners.insert(Seat(i));
        }
        return end;
    }

    const Notation& notation_;
    text::Reader& reader_;
};

Move read_said(const Notation& notation, text::Reader& reader) {
    const auto speaker = notation.read_speaker(reader);
    if (!speaker) reader.fail_expecting("a player and a colon");
    Move move{*speaker, Notation::read_command(reader, *speaker), {}};
    move.outcome = Notation::read_outcome(reader, move.command);
    return move;
}

}  // namespace

std::string Notation::write(const SeenMove& seen) const {
    std::string text = write(seen.move) + '\n';
    for (const Event& event : seen.events) {
        fmt::format_to(std::back_inserter(text), "  {} {}\n", event_kinds[event.index()],
                       std::visit(EventLineWriter{*this}, event));
    }
    return text;
}

SeenMove Notation::read_seen_move(std::string_view text) const {
    std::optional<Move> said;
    Events events;
    text::read_lines(text, [&](text::Reader& reader) {
        if (said) {
            events.push_back(EventLineReader(*this, reader).read());
        } else {
            said = read_said(*this, reader);
        }
        reader.finish();
    });
    if (!said) throw text::TextError(0, "expected a move, but the text is empty");
    SeenMove seen{*said, std::move(events)};
    text::demand_same_words(text, write(seen));
    return seen;
}

}  // namespace carcassonne::language
