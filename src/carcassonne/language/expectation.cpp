#include "carcassonne/language/expectation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/score.hpp"
#include "carcassonne/language/picture.hpp"
#include "carcassonne/language/wording.hpp"
#include "state_words.hpp"
#include "text/line_by_line.hpp"

namespace carcassonne::language {
namespace {

using LineWords = std::vector<std::string_view>;

constexpr std::array<std::string_view, 3> player_keys{"points", "followers", "projected"};
constexpr std::array<std::string_view, 5> feature_keys{"tiles", "pennants", "open", "cities",
                                                       "points"};
constexpr std::array<std::string_view, 6> feature_words_known{"tiles",  "pennants", "open",
                                                              "cities", "points",   "owner"};
// Lines of the state that are compared word by word. `tile` goes on with a place.
constexpr std::array<std::string_view, 6> word_subjects{"turn",   "phase", "drawn",
                                                        "placed", "tile",  "winner"};
constexpr std::array<std::string_view, 2> count_subjects{"bag", "aside"};

bool is_name_next(const Notation& notation, const text::Reader& reader) {
    return std::ranges::any_of(notation.names,
                               [&](const std::string& name) { return reader.next_is(name); });
}

// `Ann points 12 followers 5 projected 18`
std::string player_line(const Notation& notation, const State& state, Seat seat) {
    return fmt::format("{} points {} followers {} projected {}", notation.name(seat),
                       state[seat].points, state[seat].followers,
                       projected(notation.game, state)[seat.value]);
}

// `bag A 2 B 4`, `aside none`
std::string counts_line(std::string_view word, const TileCounts& tiles) {
    return std::string(word) + (total(tiles) == 0 ? " none" : tile_counts_words(tiles));
}

// Compares `points 5` with the words of a line behind its subject. A missing key counts as 0.
class Pairs {
public:
    explicit Pairs(std::span<const std::string_view> line) : line_(line) {}

    void compare(text::Reader& reader, std::string_view key) {
        const std::uint64_t value = reader.take_number(fmt::format("the number of {}", key));
        const auto at = std::ranges::find(line_, key);
        const std::string_view there = at != line_.end() && at + 1 != line_.end() ? *(at + 1) : "0";
        if (text::number_in(there) != value) differs_ = true;
        add(fmt::format("{} {}", key, there));
    }
    void add(std::string_view words) {
        if (!found_.empty()) found_ += ' ';
        found_ += words;
    }
    void differ() { differs_ = true; }
    // What is there, if it differs.
    [[nodiscard]] std::optional<std::string> unmet() const {
        return differs_ ? std::optional(found_) : std::nullopt;
    }

private:
    std::span<const std::string_view> line_;
    std::string found_;
    bool differs_ = false;
};

std::optional<std::string> unmet_player(const Notation& notation, const State& state,
                                        text::Reader& reader) {
    const std::string line = player_line(notation, state, notation.read_seat(reader));
    const LineWords words = text::words_of(line);
    Pairs pairs(words);
    do pairs.compare(reader, player_keys[reader.take_one_of("key", player_keys)]);
    while (!reader.at_end());
    return pairs.unmet();
}

std::optional<std::string> unmet_counts(text::Reader& reader, std::string_view subject,
                                        const TileCounts& tiles) {
    const std::string line = counts_line(subject, tiles);
    const LineWords words = text::words_of(line);
    Pairs pairs(words);
    if (reader.take_if("none")) {
        reader.finish();
        if (total(tiles) == 0) return std::nullopt;
        return line.substr(subject.size() + 1);
    }
    do {
        const char kind = letter(read_tile(reader));
        pairs.compare(reader, std::string_view(&kind, 1));
    } while (!reader.at_end());
    return pairs.unmet();
}

std::optional<std::string> unmet_legal(const Notation& notation, const State& state,
                                       text::Reader& reader) {
    const Position at = read_position(reader);
    const Place place{at, read_direction(reader)};
    reader.finish();
    const auto refusal = refuse(notation.game, state, place);
    if (!refusal) return std::nullopt;
    return fmt::format("a refusal by {}: {}", rule_word(refusal->rule),
                       refusal_words(notation, state, *refusal));
}

// The feature at a spot that a line names, or why there is none.
struct NamedFeature {
    std::optional<Feature> feature;
    std::string fault;
};
NamedFeature read_feature(const Notation& notation, const State& state, text::Reader& reader) {
    const Position at = read_position(reader);
    const Spot spot = read_spot(reader);
    const LaidTile* tile = state.board.tile_at(at);
    if (tile == nullptr) return {std::nullopt, fmt::format("no tile at {}", position_word(at))};
    NamedFeature found{feature_at(notation.game, state, at, spot), {}};
    if (!found.feature) {
        found.fault = fmt::format("{} at {} without {}", letter(tile->tile), position_word(at),
                                  spot_words(spot));
    }
    return found;
}

SeatSet read_owners(const Notation& notation, text::Reader& reader) {
    SeatSet owners;
    if (reader.take_if("none")) return owners;
    do owners.insert(notation.read_seat(reader));
    while (!reader.at_end());
    return owners;
}

// `feature 0,1 city s tiles 2 pennants 0 open 1 points 2 owner Ann`
std::optional<std::string> unmet_feature(const Notation& notation, const State& state,
                                         text::Reader& reader) {
    const NamedFeature named = read_feature(notation, state, reader);
    const std::string line = named.feature ? notation.write(*named.feature) : std::string();
    const LineWords words = text::words_of(line);
    Pairs pairs(words);
    do {
        const std::size_t key = reader.take_one_of("key", feature_words_known);
        if (key < feature_keys.size()) {
            pairs.compare(reader, feature_keys[key]);
            continue;
        }
        const SeatSet owners = read_owners(notation, reader);
        reader.finish();
        const SeatSet there = named.feature ? named.feature->owners : SeatSet{};
        if (owners != there) pairs.differ();
        pairs.add(there.empty() ? "owner none" : "owner " + notation.names_of(there));
    } while (!reader.at_end());
    if (!named.feature) return named.fault;
    return pairs.unmet();
}

// Compares word by word up to the end of the expectation.
std::optional<std::string> unmet_words(const Notation& notation, const State& state,
                                       std::string_view subject, text::Reader& reader) {
    std::string place;
    LineWords head{subject};
    if (subject == "tile") {
        place = position_word(read_position(reader));
        head.push_back(place);
    }
    if (reader.at_end()) reader.fail_expecting("the rest of the line, or its beginning");
    const std::string text = notation.write(state);
    const std::vector<LineWords> lines = text::lines_of(text);
    const auto found = std::ranges::find_if(lines, [&](const LineWords& line) {
        return line.size() >= head.size() && std::equal(head.begin(), head.end(), line.begin());
    });
    LineWords rest;
    if (found != lines.end()) {
        rest.assign(found->begin() + static_cast<std::ptrdiff_t>(head.size()), found->end());
    } else {
        rest.emplace_back("none");
    }
    bool differs = false;
    for (std::size_t i = 0; !reader.at_end(); ++i) {
        differs = differs || i >= rest.size() || !reader.next_is(rest[i]);
        reader.take({});
    }
    return differs ? std::optional(fmt::format("{}", fmt::join(rest, " "))) : std::nullopt;
}

std::string legal_lines(const Notation& notation, const State& state) {
    std::string text;
    for (const Command& command : legal(notation.game, state)) {
        text += Notation::write(command, state.turn.player) + '\n';
    }
    return text.empty() ? "none\n" : text;
}

// Fails with all the words that could stand next.
[[noreturn]] void fail_unknown(const Notation& notation, const text::Reader& reader,
                               std::string_view kind, std::vector<std::string_view> known) {
    known.insert(known.end(), notation.names.begin(), notation.names.end());
    reader.fail(text::unknown(kind, reader.peek(), known));
}

}  // namespace

std::optional<std::string> unmet(const Notation& notation, const State& state,
                                 text::Reader& reader) {
    if (reader.at_end()) reader.fail_expecting("a line of the state, or the beginning of one");
    if (is_name_next(notation, reader)) return unmet_player(notation, state, reader);
    if (reader.take_if("bag")) return unmet_counts(reader, "bag", state.bag);
    if (reader.take_if("aside")) return unmet_counts(reader, "aside", state.set_aside);
    if (reader.take_if("legal")) return unmet_legal(notation, state, reader);
    if (reader.take_if("feature")) return unmet_feature(notation, state, reader);
    for (const std::string_view subject : word_subjects) {
        if (reader.take_if(subject)) return unmet_words(notation, state, subject, reader);
    }
    std::vector<std::string_view> known{"legal", "feature"};
    known.insert(known.end(), count_subjects.begin(), count_subjects.end());
    known.insert(known.end(), word_subjects.begin(), word_subjects.end());
    fail_unknown(notation, reader, "subject", known);
}

std::string read_shown_text(const Notation& notation, const State& state, text::Reader& reader) {
    if (reader.at_end()) {
        reader.fail_expecting("state, board, score, legal, bag, aside, feature or a player");
    }
    std::string text;
    if (reader.take_if("state")) {
        text = notation.write(state);
    } else if (reader.take_if("score")) {
        text = score_text(notation, state);
    } else if (reader.take_if("board")) {
        text = reader.take_if("drawn") ? board_characters(notation, state)
                                       : board_script(notation, state);
        if (text.empty()) text = "none\n";
    } else if (reader.take_if("legal")) {
        text = legal_lines(notation, state);
    } else if (reader.take_if("bag")) {
        text = counts_line("bag", state.bag) + '\n';
    } else if (reader.take_if("aside")) {
        text = counts_line("aside", state.set_aside) + '\n';
    } else if (reader.take_if("feature")) {
        const NamedFeature named = read_feature(notation, state, reader);
        text = (named.feature ? notation.write(*named.feature) : named.fault) + '\n';
    } else if (is_name_next(notation, reader)) {
        text = player_line(notation, state, notation.read_seat(reader)) + '\n';
    } else {
        fail_unknown(notation, reader, "part",
                     {"state", "board", "score", "legal", "bag", "aside", "feature"});
    }
    reader.finish();
    return text;
}

}  // namespace carcassonne::language
