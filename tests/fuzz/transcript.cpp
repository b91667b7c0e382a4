// Runs bytes as a whole script, and loads them as a saved game. The game must keep all invariants, its recorded lines
// must load as the same game, and all output must be printable.
#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "catan/core/invariants.hpp"
#include "catan/table/saved_game.hpp"
#include "catan/table/script.hpp"
#include "header.hpp"
#include "target.hpp"

using namespace catan;
using namespace catan::language;
using namespace catan::table;
using namespace tabletop::text;

namespace {

void check_laws(const Match& match) {
    const auto broken = broken_invariants(match.game(), match.state());
    demand(broken.empty(), "no law is broken", broken.empty() ? "" : broken.front());
}

void demand_same(const Match& one, const Match& other) {
    demand(one.state() == other.state() && hash(one.state()) == hash(other.state()) &&
               one.check() == other.check(),
           "the same state", one.notation().write(one.state()));
    demand(one.table().names == other.table().names && one.table().bots == other.table().bots &&
               one.table().bot_offers == other.table().bot_offers &&
               one.history().size() == other.history().size(),
           "the same history");
}

SavedGame load(std::string_view text, std::uint64_t bytes) {
    std::istringstream in{std::string(text)};
    return load_game(in, "saved", bytes);
}

void check_saved(const std::optional<Match>& match, std::string_view saved) {
    demand(match.has_value() == !saved.empty(), "a game is recorded from its header on", saved);
    if (!match) return;
    check_laws(*match);
    const SavedGame loaded = load(saved, saved.size());
    demand(loaded.fault.empty() && !loaded.torn && loaded.bytes == saved.size(),
           "what is recorded loads", loaded.fault.empty() ? saved : loaded.fault.front());
    demand(loaded.match.has_value(), "what is recorded is a game", saved);
    demand_same(*loaded.match, *match);
}

void run(std::string_view text, bool keep_going) {
    // Nothing is said that is longer than a line that was read, but for the boards and states that it asks for.
    constexpr std::size_t most = longest_line + 64 * 1024;
    const auto hear = [](std::string_view line) {
        demand(is_printable(line), "what is said can be printed", line);
        demand(line.size() < most, "what is said is not too long");
    };
    std::string saved;
    ScriptOutput output;
    output.print = hear;
    output.complain = hear;
    output.record = [&](std::string_view line) {
        hear(line);
        saved += line;
        if (line.back() != '\n') saved += '\n';
    };
    ScriptOptions options;
    options.keep_going = keep_going;
    options.bots.effort = 1;
    Script script(Setup(), options, output, "script");
    std::istringstream in{std::string(text)};
    script.run(in);
    check_saved(script.match(), saved);
}

// How many moves bots are asked for. Those that think longest are asked as seldom as a fuzzer can bear it.
std::uint64_t moves_of_bots(std::string_view text) {
    std::uint64_t moves = 0;
    for (const std::string_view line : lines_of(text)) {
        try {
            const std::vector<Word> words = split(line);
            Reader reader(words, 0);
            if (!reader.take_if("advise") && !reader.take_if("auto")) continue;
            constexpr std::array<std::uint64_t, bots::level_count> costs{1, 2, 4, 400};
            static_assert(costs.back() > 0);
            const std::uint64_t cost = costs[static_cast<std::size_t>(read_level(reader))];
            const std::uint64_t number = number_in(reader.peek()).value_or(1);
            moves += cost * std::min<std::uint64_t>(number, 1'000);
        } catch (const TextError&) {
            continue;
        }
    }
    return moves;
}

void load_as_saved(std::string_view text) {
    const SavedGame loaded = load(text, text.size());
    demand(loaded.bytes <= text.size() && loaded.confirmed_bytes <= loaded.bytes,
           "a game takes up no more than there is");
    for (const std::string& line : loaded.fault)
        demand(is_printable(line), "a fault can be printed", line);
    if (!loaded.match) return;
    check_laws(*loaded.match);
    const SavedGame sound = load(text, loaded.bytes);
    demand(sound.match.has_value() && sound.fault.empty(), "what is before a fault has none");
    demand_same(*sound.match, *loaded.match);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = as_text(bytes, size);
    const std::optional<Setup> header = header_of(text);
    constexpr std::uint64_t most_moves_of_bots = 2'000;
    if (header && !is_affordable(*header)) return 0;
    if (moves_of_bots(text) > most_moves_of_bots) return 0;
    run(text, false);
    run(text, true);
    load_as_saved(text);
    return 0;
}
