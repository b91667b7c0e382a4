// Tests damaged texts of views and moves: each is rejected, or is a valid text. CATAN_TEST_SCALE as in
// playouts_property.cpp.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/imagine.hpp"
#include "catan/core/invariants.hpp"
#include "catan/language/notation.hpp"
#include "catan/table/match.hpp"
#include "support/all_viewers.hpp"
#include "support/damager.hpp"
#include "support/text_tables.hpp"

using namespace catan;

namespace {

struct CatanVerdicts {
    std::size_t read = 0;
    std::size_t refused = 0;
};

// The words of each line that says anything.
std::vector<std::vector<std::string>> words_in(std::string_view text) {
    std::vector<std::vector<std::string>> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::vector<std::string> words;
        for (const text::Word& word : text::split(text.substr(0, end))) {
            words.push_back(text::folded(word.text));
        }
        if (!words.empty()) lines.push_back(words);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// A parsed value must have the same words as its text, and must read back as itself: `read(text)` and `write(thing)`.
template <typename Read, typename Write>
void demand_sound(const std::string& text, const Read& read, const Write& write,
                  CatanVerdicts& verdicts) {
    INFO(text);
    try {
        const auto thing = read(text);
        const std::string written = write(thing);
        if (words_in(text) != words_in(written)) FAIL("it says something else:\n" << written);
        if (read(written) != thing) FAIL("it reads back as something else");
        if (write(read(written)) != written) FAIL("it has another text");
        ++verdicts.read;
    } catch (const text::TextError& error) {
        if (text::shown(error.what()) != error.what()) FAIL("the error cannot be shown");
        ++verdicts.refused;
    }
}

}  // namespace

TEST_CASE("R11 a damaged view is none, or one that a game comes to") {
    CatanVerdicts verdicts;
    play_at_tables(200, 600, [&](const Table& table) {
        return [&, names = names_at(table.game), damager = Damager(table.seed),
                viewers = all_viewers(table.game)](const Ply& ply) mutable {
            const language::Notation notation{ply.game, names};
            const auto write = [&](const View& seen) { return notation.write(seen); };
            const auto read = [&](const std::string& text) {
                View seen = notation.read_view(text);
                const State state = imagine(ply.game, seen);
                if (!broken_invariants(ply.game, state).empty()) FAIL("it breaks a law");
                return seen;
            };
            const Viewer looking = viewers[ply.number % viewers.size()];
            const std::string written = write(view(ply.game, ply.after, looking));
            demand_sound(damager.damage(written), read, write, verdicts);
        };
    });
    REQUIRE(verdicts.read > scaled(500));
    REQUIRE(verdicts.refused > scaled(20'000));
}

TEST_CASE("R11 a damaged seen move is refused, or read as one that can be written") {
    CatanVerdicts verdicts;
    for (std::uint64_t seed = 0; seed < scaled(200); ++seed) {
        const Table table = random_table(seed);
        table::Match match(text_table(table));
        RandomPlayers players(table.game, seed, table.habits);
        Damager damager(seed);
        const std::vector<Viewer> viewers = all_viewers(table.game);
        const language::Notation notation = match.notation();
        const auto write = [&](const SeenMove& seen) { return notation.write(seen); };
        const auto read = [&](const std::string& text) { return notation.read_seen_move(text); };
        for (std::size_t i = 0; i < 600 && !match.state().in<GameOver>(); ++i) {
            const auto command = std::get<Command>(players.next(match.state()));
            REQUIRE_FALSE(match.say(command, match.asked(), std::nullopt).refusal);
            const SeenMove seen = match.recording().seen(i, viewers[i % viewers.size()]);
            demand_sound(damager.damage(write(seen)), read, write, verdicts);
        }
    }
    REQUIRE(verdicts.read > scaled(5'000));
    REQUIRE(verdicts.refused > scaled(20'000));
}
