#include "carcassonne/language/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <variant>

#include "carcassonne/core/state.hpp"
#include "text/player_words.hpp"

namespace carcassonne::language {
namespace {

// In the order of Side.
constexpr std::array<std::string_view, side_count> direction_words{"north", "east", "south",
                                                                   "west"};

// In the order of command_words.
enum class Verb : std::uint8_t { Draw, Place, Follower, Pass };

struct CommandWriter {
    std::string operator()(Draw) const { return "draw"; }
    std::string operator()(const Place& command) const {
        return fmt::format("place {} {}", position_word(command.at), direction_word(command.top));
    }
    std::string operator()(Follower command) const { return "follower " + spot_words(command.on); }
    std::string operator()(Pass) const { return "pass"; }
};

// Takes one of the words and returns its number. `others` are the same sides in the other
// spelling, such as `north` for `n`: a message names the right one.
std::size_t take_side(text::Reader& reader, std::string_view kind,
                      std::span<const std::string_view> words,
                      std::span<const std::string_view> others) {
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (!reader.next_is(others[i])) continue;
        reader.fail(fmt::format("unknown {} {}; did you mean {}?", kind,
                                text::in_quotes(reader.peek()), words[i]));
    }
    return reader.take_one_of(kind, words);
}

bool is_digit(char c) { return '0' <= c && c <= '9'; }

// A number behind its sign.
std::string_view without_sign(std::string_view word) {
    const bool has_sign = word.starts_with('-') || word.starts_with('+');
    return has_sign ? word.substr(1) : word;
}

// Whether the word is a whole number, however it is written.
bool is_number(std::string_view word) {
    const std::string_view digits = without_sign(word);
    return !digits.empty() && std::ranges::all_of(digits, is_digit);
}

// The number as it should be written: without "+", "-0" and leading zeros.
std::string plain_number(std::string_view word) {
    std::string_view digits = without_sign(word);
    while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
    return std::string(word.starts_with('-') && digits != "0" ? "-" : "") + std::string(digits);
}

std::int16_t coordinate(std::string_view word) {
    const auto number = text::number_in(without_sign(word)).value_or(0);
    const auto value = static_cast<std::int16_t>(number);
    return word.starts_with('-') ? static_cast<std::int16_t>(-value) : value;
}

}  // namespace

std::string position_word(Position at) { return fmt::format("{},{}", at.x, at.y); }

std::string spot_words(Spot spot) {
    const std::string_view kind = kind_words[index(spot.kind)];
    if (spot.kind == FeatureKind::Cloister) return std::string(kind);
    return fmt::format("{} {}", kind,
                       spot.kind == FeatureKind::Field ? half_words[spot.at] : side_words[spot.at]);
}

std::string_view direction_word(Side side) { return direction_words[index(side)]; }

std::string rule_word(Rule rule) { return fmt::format("K{}", rule.number); }

Tile read_tile(text::Reader& reader) {
    const std::string_view word = reader.peek();
    for (const Tile tile : all_tiles) {
        const char small = static_cast<char>(letter(tile) - 'A' + 'a');
        if (word.size() != 1 || (word.front() != letter(tile) && word.front() != small)) continue;
        reader.take({});
        return tile;
    }
    reader.fail_expecting("a tile, A to X");
}

Position read_position(text::Reader& reader) {
    constexpr std::string_view example = "a place such as 0,1 or 3,-1";
    constexpr std::size_t most_characters = 4;
    const std::string_view word = reader.peek();
    const std::size_t comma = std::min(word.find(','), word.size());
    const std::string_view x = word.substr(0, comma);
    const std::string_view y = word.substr(std::min(comma + 1, word.size()));
    if ((is_number(x) && y.empty()) || (x.empty() && is_number(y))) {
        reader.fail("write both numbers of a place as one word without blanks, such as 0,1");
    }
    if (!is_number(x) || !is_number(y)) reader.fail_expecting(example);
    if (x.size() > most_characters || y.size() > most_characters)
        reader.fail(fmt::format("{} lies too far away", text::in_quotes(word)));
    const std::string plain = plain_number(x) + "," + plain_number(y);
    if (plain != word) reader.fail(fmt::format("write {} as {}", text::in_quotes(word), plain));
    reader.take({});
    return {coordinate(x), coordinate(y)};
}

Side read_direction(text::Reader& reader) {
    return static_cast<Side>(take_side(reader, "direction", direction_words, side_words));
}

Spot read_spot(text::Reader& reader) {
    switch (static_cast<FeatureKind>(reader.take_one_of("spot", kind_words))) {
        case FeatureKind::Road:
            return Spot::road(
                static_cast<Side>(take_side(reader, "side", side_words, direction_words)));
        case FeatureKind::City:
            return Spot::city(
                static_cast<Side>(take_side(reader, "side", side_words, direction_words)));
        case FeatureKind::Field:
            return Spot::field(static_cast<Half>(reader.take_one_of("half side", half_words)));
        case FeatureKind::Cloister: break;
    }
    return Spot::cloister();
}

Rule read_rule(text::Reader& reader) {
    constexpr std::uint64_t most = 16;
    const std::string_view word = reader.peek();
    const bool is_rule =
        word.size() > 2 && (word.front() == 'K' || word.front() == 'k') && word.back() == ':';
    const auto number = is_rule ? text::number_in(word.substr(1, word.size() - 2)) : std::nullopt;
    if (!number || *number < 1 || *number > most)
        reader.fail_expecting("a rule and a colon, such as K4:");
    reader.take({});
    return {static_cast<std::uint8_t>(*number)};
}

Command as_written(const State& state, const Command& command) {
    const auto* follower = std::get_if<Follower>(&command);
    if (follower == nullptr || !state.in<PlacingFollower>()) return command;
    const LaidTile& tile = state.board.last_tile();
    const std::uint8_t part = tile.part_at(follower->on);
    if (part == no_part) return command;
    return Follower{tile.spot(part)};
}

std::vector<std::string> Notation::list_of(SeatSet seats) const {
    std::vector<std::string> list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (seats.contains(Seat(i))) list.push_back(names[i]);
    }
    return list;
}

std::string Notation::names_of(SeatSet seats) const { return text::names_of(seats, names); }

std::string Notation::write(const Command& command, Seat /*speaker*/) {
    return std::visit(CommandWriter{}, command);
}

std::string Notation::write(const Outcome& outcome) {
    return {letter(std::get<DrawnTile>(outcome).tile)};
}

std::string Notation::write(const Move& move) const {
    std::string line = fmt::format("{}: {}", name(move.seat), write(move.command, move.seat));
    if (move.outcome) line += " " + write(*move.outcome);
    return line;
}

Seat Notation::read_seat(text::Reader& reader) const { return text::read_seat(reader, names); }

std::optional<Seat> Notation::read_speaker(text::Reader& reader) const {
    return text::read_speaker(reader, names);
}

Command Notation::read_command(text::Reader& reader, Seat /*speaker*/) {
    switch (static_cast<Verb>(reader.take_one_of("command", command_words))) {
        case Verb::Draw: return Draw{};
        case Verb::Place: {
            const Position at = read_position(reader);
            return Place{at, read_direction(reader)};
        }
        case Verb::Follower: return Follower{read_spot(reader)};
        case Verb::Pass: break;
    }
    return Pass{};
}

std::optional<Outcome> Notation::read_outcome(text::Reader& reader, const Command& command) {
    if (reader.at_end() || !asks_chance(command)) return std::nullopt;
    return DrawnTile{read_tile(reader)};
}

}  // namespace carcassonne::language
