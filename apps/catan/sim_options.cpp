#include "sim_options.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/bots/bot.hpp"
#include "catan/core/rules.hpp"
#include "catan/lab/series.hpp"
#include "catan/table/language.hpp"
#include "program/files.hpp"
#include "program/option_values.hpp"
#include "tabletop/text/spelling.hpp"
#include "text/line_source.hpp"

namespace catan::app {
namespace {

// Reads the lines of a file that describe the board and ignores the rest of a saved game.
language::Setup board_in_file(const std::string& path) {
    std::ifstream in = program::reading(path);
    text::LineSource lines(in, path);
    language::Setup setup;
    std::uint64_t count = 0;
    for (std::string line; lines.next(line);) {
        ++count;
        try {
            const std::vector<text::Word> words = text::split(line);
            if (words.empty()) continue;
            text::Reader reader(words, line.size() + 1);
            constexpr std::array<std::string_view, 4> of_boards{"board", "hex", "port", "robber"};
            const bool is_ours = std::ranges::any_of(
                of_boards, [&](std::string_view word) { return reader.next_is(word); });
            // `robber` places the robber before `start` and moves it afterwards.
            if (reader.next_is("start") || !setup.read(reader)) break;
            if (is_ours) continue;
        } catch (const text::TextError& error) {
            program::misunderstood(fmt::format("{}:{}: {}", path, count, error.what()));
        }
    }
    if (!setup.custom && !setup.mode) {
        program::misunderstood(
            fmt::format("{} says nothing about a board: a line such as `board random "
                        "radius 4`, or what catan board --script prints",
                        text::in_quotes(path)));
    }
    language::Setup board;
    board.mode = setup.mode;
    board.shape = setup.shape;
    board.custom = setup.custom;
    board.board_seed = setup.board_seed;
    return board;
}

bool is_kind_of_board(std::string_view word) {
    constexpr std::array<std::string_view, 4> kinds{"random", "spiral", "beginner", "extended"};
    return std::ranges::find(kinds, word) != kinds.end();
}

language::Setup setup_of(const SimWords& words) {
    GameWords game = words.game;
    std::optional<language::Setup> board;
    // A word that is neither a kind nor a file is most likely a mistyped kind.
    if (game.board && !is_kind_of_board(*game.board) && std::filesystem::exists(*game.board)) {
        if (game.radius || words.board_seed) {
            program::misunderstood(
                fmt::format("--board {} is a board of its own, so --radius and "
                            "--board-seed cannot be given with it",
                            text::in_quotes(*game.board)));
        }
        board = board_in_file(*game.board);
        game.board.reset();
    }
    language::Setup setup = understood(game);
    setup.seed.reset();  // each game has its own
    if (board) {
        setup.mode = board->mode;
        setup.shape = board->shape;
        setup.custom = board->custom;
        setup.board_seed = board->board_seed;
    }
    if (words.board_seed) {
        if (setup.mode == Mode::Beginner) {
            program::misunderstood(
                "the beginner board is always the same, so it has no --board-seed");
        }
        setup.board_seed = program::seed("--board-seed", *words.board_seed);
    }
    if (words.no_offers) {
        if (setup.bot_offers == true) {
            program::misunderstood("--no-offers and --set bot-offers=on contradict each other");
        }
        setup.bot_offers = false;
    }
    return setup;
}

// Whether the word is a level that takes an effort, and names none of its own.
bool takes_effort(std::string_view word) {
    return std::ranges::any_of(bots::all_levels, [&](bots::Level level) {
        return bots::abilities_of(level).takes_effort && word == bots::name(level);
    });
}

std::vector<lab::Contender> contenders_of(const SimWords& words,
                                          std::optional<std::size_t> players) {
    std::uint32_t effort = bots::usual_effort;
    if (words.effort) {
        const auto given = lab::effort_in(*words.effort);
        if (!given) {
            program::misunderstood(
                fmt::format("--effort is {}, but must be a number such as 4 or 1/4",
                            text::in_quotes(*words.effort)));
        }
        effort = *given;
    }
    std::vector<lab::Contender> bots;
    const std::string typed = words.bots.value_or(std::string(bots::name(bots::usual_level)));
    const std::vector<std::string_view> all = program::listed(typed);
    if (words.effort && std::ranges::none_of(all, takes_effort)) {
        program::misunderstood(
            "--effort is for hard bots without an effort of their own, and --bots has none");
    }
    for (const std::string_view word : all) {
        try {
            bots.push_back(lab::contender_in(word, effort));
        } catch (const text::TextError& error) {
            program::misunderstood(fmt::format("--bots: {}", error.what()));
        }
    }
    constexpr std::size_t usual_players = 4;
    const std::size_t named = bots.size();
    const std::size_t count = players.value_or(named == 1 ? usual_players : named);
    if (named == 1) bots.resize(count, bots.front());
    if (bots.size() != count) {
        program::misunderstood(
            fmt::format("--bots names {} bots, but --players is {}; name one for each "
                        "player, or one for all",
                        named, count));
    }
    if (count > most_players) {
        program::misunderstood(
            fmt::format("--bots names {} bots, but at most {} can play", named, most_players));
    }
    return bots;
}

// Applies one --compare to the base set-up.
language::Setup compared_setup(const std::string& typed, const language::Setup& base) {
    language::Setup changes;
    for (const std::string_view setting : program::listed(typed)) {
        read_setting(changes, "--compare", setting);
    }
    language::Setup setup = base;
    for (const language::Setting setting : language::all_settings) {
        if (changes.settings[setting]) setup.settings[setting] = changes.settings[setting];
    }
    if (changes.bot_offers) setup.bot_offers = changes.bot_offers;
    return setup;
}

bool can_make_offers(const lab::Design& design) {
    return std::ranges::any_of(design.bots, [](const lab::Contender& bot) {
        return bots::abilities_of(bot.level).makes_offers;
    });
}

// R8.4 limits only offers that are made.
void demand_offers(const lab::Design& design, const language::Setup& setup) {
    if (setup.settings[language::Setting::Offers] && !(design.offers && can_make_offers(design))) {
        program::misunderstood("offers changes nothing: no bot of this game makes offers (R8.4)");
    }
}

// Completes the design with everything that depends on the set-up. Throws for settings that cannot
// be played or have no effect, before any game begins.
lab::Design design_for(lab::Design design, const language::Setup& setup, const SimWords& words) {
    design.offers = setup.bot_offers.value_or(true);
    design.board = lab::board_words(setup, design.players());
    design.settings = lab::setting_words(setup);
    demand_effect(setup);
    if (!design.offers && !can_make_offers(design)) {
        program::misunderstood(
            "--no-offers and bot-offers=off change nothing: random bots make no offers");
    }
    const Game game = lab::Series(design, setup).table(0).game;
    demand_winnable(game);
    design.max_turns = lab::usual_max_turns(game.settings());
    if (words.max_turns) {
        design.max_turns = static_cast<std::uint32_t>(
            program::number("--max-turns", *words.max_turns, 1, program::most_games));
    }
    return design;
}

}  // namespace

void check(const SimWords& words) {
    const bool plays = was_asked_for(words.game) || was_asked_for(words.schedule) || words.bots ||
                       words.effort || words.board_seed || words.max_turns || words.results.keep ||
                       words.results.resume || words.no_offers || !words.compare.empty();
    program::check_files(table::Language::name, words.results, plays);
    if (!words.compare.empty() &&
        (words.results.csv || words.results.json || words.results.keep || words.schedule.part)) {
        program::misunderstood(
            "--compare prints one table: for the rows of a variant, play it by itself with "
            "--set");
    }
}

Simulation understood(const SimWords& words) {
    language::Setup setup = setup_of(words);
    lab::Design design;
    design.bots = contenders_of(words, setup.players);
    setup.players = design.players();
    static_cast<series::Schedule&>(design) = program::understood(words.schedule);
    Simulation simulation;
    simulation.design = design_for(design, setup, words);
    // A limit of the base also holds for its variants, so it has an effect if the bots of any of them make offers.
    bool are_offers_made = simulation.design.offers && can_make_offers(simulation.design);
    for (const std::string& typed : words.compare) {
        const language::Setup other = compared_setup(typed, setup);
        const lab::Design other_design = design_for(design, other, words);
        constexpr auto limit = language::Setting::Offers;
        if (other.settings[limit] != setup.settings[limit]) demand_offers(other_design, other);
        are_offers_made = are_offers_made || (other_design.offers && can_make_offers(other_design));
        simulation.variants.push_back({typed, other_design, other});
    }
    if (!are_offers_made) demand_offers(simulation.design, setup);
    simulation.setup = std::move(setup);
    simulation.jobs = program::jobs(words.schedule.jobs);
    return simulation;
}

}  // namespace catan::app
