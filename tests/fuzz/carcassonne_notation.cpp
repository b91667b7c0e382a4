// Parses bytes as lines of the language of Carcassonne: as a header, commands with outcomes, refusals, moves with events, a
// state. A parsed value must print, and the text must read back as the same value; all other input must give a TextError that can
// be shown.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/invariants.hpp"
#include "carcassonne/language/notation.hpp"
#include "carcassonne/language/picture.hpp"
#include "carcassonne/language/table.hpp"
#include "checks.hpp"
#include "support/header_lines.hpp"
#include "target.hpp"

using namespace carcassonne;
using namespace carcassonne::language;
using namespace tabletop::text;

namespace {

const Notation& notation() {
    static const Game game([] {
        Settings settings;
        settings.players = most_players;
        return settings;
    }());
    static const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee", "Eve"};
    static const Notation all{game, names};
    return all;
}

// `read` parses a text, and `write` prints what it has read.
template <typename Read, typename Write>
void try_text(std::string_view text, const Read& read, const Write& write) {
    std::optional<decltype(read(text))> value;
    try {
        value = read(text);
    } catch (const TextError& error) {
        return check(error, text);
    }
    const std::string written = write(*value);
    demand(is_printable(written), "what is written can be printed", written);
    demand(read(written) == *value, "what is written reads back as the same", written);
}

struct LineWithOutcome {
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const LineWithOutcome&, const LineWithOutcome&) = default;
};

void try_line(std::string_view text) {
    const auto write_line = [](const LineWithOutcome& line) {
        return notation().write(Move{Seat(0), line.command, line.outcome});
    };
    try_text(
        text,
        [](std::string_view typed) {
            const std::vector<Word> words = split(typed);
            Reader reader(words, length(typed) + 1);
            static_cast<void>(notation().read_speaker(reader));
            LineWithOutcome line;
            line.command = notation().read_command(reader, Seat(0));
            line.outcome = Notation::read_outcome(reader, line.command);
            reader.finish();
            return line;
        },
        write_line);
    try_text(
        text,
        [](std::string_view typed) {
            const std::vector<Word> words = split(typed);
            Reader reader(words, length(typed) + 1);
            const Refusal refusal = notation().read_refusal(reader);
            reader.finish();
            return refusal;
        },
        [](const Refusal& refusal) { return notation().write(refusal); });
}

// Whatever state can be read, a game can go on from it, and it can be drawn.
void try_state(std::string_view text) {
    std::optional<State> read;
    try_text(
        text,
        [&](std::string_view typed) {
            const State state = notation().read_state(typed);
            read = state;
            return state;
        },
        [](const State& state) { return notation().write(state); });
    // The strict form of the same text, as it comes from another machine.
    try_text(
        text, [](std::string_view typed) { return notation().read_view(typed); },
        [](const State& state) { return notation().write(state); });
    if (!read) return;
    demand(is_printable(board_characters(notation(), *read)), "a board can be printed");
    State state = *read;
    Random random(hash(state), Domain::Choice);
    constexpr int plies = 12;
    for (int i = 0; i < plies && !state.in<GameOver>(); ++i) {
        if (state.in<AwaitingTile>()) {
            apply_any_outcome(notation().game, state, random);
        } else {
            apply_any(notation().game, state, random);
        }
        const auto broken = broken_invariants(notation().game, state);
        demand(broken.empty(), "no law is broken by playing on",
               broken.empty() ? "" : broken.front());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = as_text(bytes, size);
    for (const std::string_view line : lines_of(text)) try_line(line);
    try_header(text, header_of<Setup>, [](const Table& one, const Table& other) {
        return one.game.settings() == other.game.settings();
    });
    try_state(text);
    try_text(
        text, [](std::string_view typed) { return notation().read_seen_move(typed); },
        [](const SeenMove& seen) { return notation().write(seen); });
    return 0;
}
