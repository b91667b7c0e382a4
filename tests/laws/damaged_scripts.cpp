// Plays damaged scripts and saved games of every game: each keeps all invariants, and what is recorded of it loads as
// the same game. CATAN_TEST_SCALE as in playouts_property.cpp, but for Carcassonne, whose scripts are short.
#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "carcassonne/core/invariants.hpp"
#include "catan/core/invariants.hpp"
#include "laws/games.hpp"
#include "laws/law.hpp"
#include "support/scale.hpp"
#include "support/script_laws.hpp"
#include "support/text_damager.hpp"
#include "tabletop/game/random.hpp"

namespace {

struct CatanScripts : CatanGame {
    using CatanGame::CatanGame;
    static std::size_t scripts() { return scaled(200); }
    static std::string broken(const catan::table::Match& match) {
        const auto broken = broken_invariants(match.game(), match.state());
        return broken.empty() ? std::string() : broken.front();
    }
    static bool same_table(const catan::table::Match& one, const catan::table::Match& other) {
        return one.table().bot_offers == other.table().bot_offers;
    }
};

struct CarcassonneScripts : CarcassonneGame {
    using CarcassonneGame::CarcassonneGame;
    static std::size_t scripts() { return 1000; }
    static std::string broken(const carcassonne::table::Match& match) {
        const auto broken = broken_invariants(match.game(), match.state());
        return broken.empty() ? std::string() : broken.front();
    }
    static bool same_table(const carcassonne::table::Match& one,
                           const carcassonne::table::Match& other) {
        return one.game().settings() == other.game().settings();
    }
};

// A game as it is saved, or as a player could write it down: with lines that are no moves, moves that are taken back,
// and sometimes tiles that the players draw.
template <typename G>
std::string random_script(std::uint64_t seed) {
    tabletop::Random random(seed, LawDomain::Script);
    G game(seed);
    auto table = game.text_table();
    const bool is_saved = random.below(3) == 0;
    table.scripted = random.below(4) == 0;
    MatchOf<G> match(game.text_table());
    std::string text = G::Language::header_text(table);
    const std::size_t moves = random.below(8) == 0 ? 400 : random.below(60);
    constexpr std::array<std::string_view, 6> others{"undo",       "auto random 3", "advise random",
                                                     "show score", "show state",    "  # a remark"};
    while (match.history().size() < moves && !match.is_over()) {
        if (match.say(game.next(match), match.asked(), std::nullopt).refusal) break;
        text += match.saved_lines() + "\n";
        if (!is_saved && random.below(8) == 0)
            text += std::string(others[random.below(others.size())]) + "\n";
    }
    return text;
}

// Words of the language of a game, and numbers.
template <typename Language>
std::vector<std::string_view> words_of() {
    std::vector<std::string_view> words{
        "0",    "1", "-1",    "255",  "65536",  "18446744073709551616",
        "Ann:", "#", "undo",  "auto", "expect", "check",
        "0,1",  "n", "north", "E",    "random", ":"};
    words.insert(words.end(), Language::header_words.begin(), Language::header_words.end());
    words.insert(words.end(), Language::command_words.begin(), Language::command_words.end());
    return words;
}

}  // namespace

TEMPLATE_TEST_CASE("A damaged script or saved game breaks no law", "[laws]", CatanScripts,
                   CarcassonneScripts) {
    const auto words = words_of<typename TestType::Language>();
    std::size_t moves = 0;
    for (std::uint64_t seed = 0; seed < TestType::scripts(); ++seed) {
        TextDamager<tabletop::Random> damager(tabletop::Random(seed, LawDomain::Damage), words);
        std::string text = random_script<TestType>(seed);
        for (std::uint64_t times = seed % 4; times > 0; --times) text = damager.damage(text);
        try {
            moves += check_script<TestType>(text);
        } catch (const std::exception& broken) {
            FAIL(broken.what() << "\nin the script " << seed << ":\n" << text);
        }
    }
    REQUIRE(moves > 10 * TestType::scripts());
}
