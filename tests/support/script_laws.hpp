// Runs a text as a whole script of a game, and loads it as a saved game. The game must keep all invariants, its
// recorded lines must load as the same game, and all output must be printable. A law that is broken is thrown: it fails
// a test, and ends a fuzz target.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "support/header_lines.hpp"
#include "support/printable.hpp"
#include "tabletop/game/bot_level.hpp"
#include "tabletop/table/saved_game.hpp"
#include "tabletop/table/script.hpp"
#include "tabletop/text/words.hpp"

// G has the Language of a game, broken(match), which names a law that is broken, and same_table(one, other), for what
// only this game's tables have.
template <typename G>
class ScriptLaws {
    using Language = typename G::Language;
    using Match = tabletop::table::Match<Language>;
    using SavedGame = tabletop::table::SavedGame<Language>;

public:
    // Returns how many moves were made.
    static std::size_t run(std::string_view text, bool keep_going) {
        // Nothing is said that is longer than a line that was read, but for the boards and states that it asks for.
        constexpr std::size_t most = tabletop::text::longest_line + std::size_t{64} * 1024;
        const auto hear = [](std::string_view line) {
            demand(is_printable(line), "what is said can be printed", line);
            demand(line.size() < most, "what is said is not too long");
        };
        std::string saved;
        tabletop::table::ScriptOutput output;
        output.print = hear;
        output.complain = hear;
        output.record = [&](std::string_view line) {
            hear(line);
            saved += line;
            if (line.back() != '\n') saved += '\n';
        };
        tabletop::table::ScriptOptions options;
        options.keep_going = keep_going;
        options.bots.effort = 1;
        tabletop::table::Script<Language> script({}, options, output, "script");
        std::istringstream in{std::string(text)};
        script.run(in);
        check_saved(script.match(), saved);
        return script.match() ? script.match()->history().size() : 0;
    }

    static void load_as_saved(std::string_view text) {
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
        demand_written_again(*sound.match);
        if (loaded.confirmed_bytes == 0) return;
        const SavedGame confirmed = load(text, loaded.confirmed_bytes);
        demand(confirmed.match && confirmed.fault.empty() && !confirmed.torn &&
                   confirmed.bytes == loaded.confirmed_bytes,
               "what a check confirms has no fault");
    }

    // How many moves bots are asked for. Those that think longest are asked as seldom as a fuzzer can bear it.
    static std::uint64_t moves_of_bots(std::string_view text) {
        using namespace tabletop;
        std::uint64_t moves = 0;
        for (const std::string_view line : lines_of(text)) {
            try {
                const std::vector<text::Word> words = text::split(line);
                text::Reader reader(words, 0);
                if (!reader.take_if("advise") && !reader.take_if("auto")) continue;
                constexpr std::array<std::uint64_t, bots::level_count> costs{1, 2, 4, 400};
                static_assert(costs.back() > 0);
                const std::uint64_t cost =
                    costs[static_cast<std::size_t>(Language::read_level(reader))];
                const std::uint64_t number = text::number_in(reader.peek()).value_or(1);
                moves += cost * std::min<std::uint64_t>(number, 1'000);
            } catch (const text::TextError&) {
                continue;
            }
        }
        return moves;
    }

private:
    static void demand(bool holds, std::string_view law, std::string_view detail = {}) {
        if (!holds) throw std::logic_error(std::string(law) + "\n" + std::string(detail));
    }

    static void check_laws(const Match& match) {
        const std::string broken = G::broken(match);
        demand(broken.empty(), "no law is broken", broken);
    }

    static void demand_same(const Match& one, const Match& other) {
        demand(one.state() == other.state() && hash(one.state()) == hash(other.state()) &&
                   one.check() == other.check(),
               "the same state", one.notation().write(one.state()));
        demand(one.table().names == other.table().names && one.table().bots == other.table().bots &&
                   G::same_table(one, other) && one.history().size() == other.history().size(),
               "the same history");
    }

    // The whole game as a file is the same game.
    static void demand_written_again(const Match& match) {
        const std::string written = tabletop::table::saved_text(match);
        const SavedGame loaded = load(written, written.size());
        demand(loaded.match && loaded.fault.empty() && loaded.bytes == written.size(),
               "a game that is written loads", written);
        demand_same(*loaded.match, match);
    }

    static SavedGame load(std::string_view text, std::uint64_t bytes) {
        std::istringstream in{std::string(text)};
        return tabletop::table::load_game<Language>(in, "saved", bytes);
    }

    static void check_saved(const std::optional<Match>& match, std::string_view saved) {
        demand(match.has_value() == !saved.empty(), "a game is recorded from its header on", saved);
        if (!match) return;
        check_laws(*match);
        const SavedGame loaded = load(saved, saved.size());
        demand(loaded.fault.empty() && !loaded.torn && loaded.bytes == saved.size(),
               "what is recorded loads", loaded.fault.empty() ? saved : loaded.fault.front());
        demand(loaded.match.has_value(), "what is recorded is a game", saved);
        demand_same(*loaded.match, *match);
        demand_written_again(*match);
    }
};

// Plays the text in both ways, unless bots would think too long. Returns how many moves were made when lines with faults were
// left out.
template <typename G>
std::size_t check_script(std::string_view text) {
    constexpr std::uint64_t most_moves_of_bots = 2'000;
    if (ScriptLaws<G>::moves_of_bots(text) > most_moves_of_bots) return 0;
    ScriptLaws<G>::run(text, false);
    const std::size_t moves = ScriptLaws<G>::run(text, true);
    ScriptLaws<G>::load_as_saved(text);
    return moves;
}
