#include "sim_command.hpp"

#include <string_view>

#include <fmt/format.h>

#include "carcassonne/bots/bot.hpp"
#include "carcassonne/lab/rows.hpp"
#include "carcassonne/lab/series.hpp"
#include "carcassonne/lab/summary.hpp"
#include "carcassonne/table/language.hpp"
#include "program/header_options.hpp"
#include "program/option_values.hpp"
#include "tabletop/text/spelling.hpp"

namespace carcassonne::app {
namespace {

struct Lab {
    static constexpr std::string_view name = table::Language::name;
    using Design = lab::Design;
    using Record = lab::GameRecord;
    using Series = lab::Series;
    using Summary = lab::Summary;
    using Reader = lab::RowReader;
    static constexpr auto csv_head = lab::csv_head;
    static constexpr auto csv_row = lab::csv_row;
    static constexpr auto json_row = lab::json_row;
    static constexpr auto json_design = lab::json_design;
    static constexpr auto difference = lab::difference;
};

// Offers only levels that play.
bots::Level level_of(std::string_view word) {
    std::vector<bots::Level> levels;
    std::vector<std::string_view> names;
    for (const bots::Level level : bots::all_levels) {
        const std::string why = bots::why_not_played(level);
        if (why.empty()) {
            levels.push_back(level);
            names.push_back(bots::name(level));
        } else if (text::same_word(word, bots::name(level))) {
            program::misunderstood("--bots: " + why);
        }
    }
    return levels[program::choice("--bots", word, names)];
}

std::vector<bots::Level> bots_of(const SimWords& words) {
    const std::string typed = words.bots.value_or(std::string(bots::name(bots::Level::Random)));
    std::vector<bots::Level> levels;
    for (const std::string_view word : program::listed(typed)) {
        levels.push_back(level_of(word));
    }
    const std::size_t named = levels.size();
    std::size_t count = named == 1 ? usual_players : named;
    if (words.players)
        count = program::number("--players", *words.players, fewest_players, most_players);
    if (named == 1) levels.resize(count, levels.front());
    if (levels.size() != count) {
        program::misunderstood(
            fmt::format("--bots names {} bots, but --players is {}; name one for each player, or "
                        "one for all",
                        named, count));
    }
    if (count > most_players) {
        program::misunderstood(
            fmt::format("--bots names {} bots, but at most {} can play", named, most_players));
    }
    return levels;
}

language::Setup setup_of(const SimWords& words) {
    language::Setup setup;
    for (const std::string& setting : words.settings)
        program::read_as_header(setup, "--set", "set", setting, " =");
    return setup;
}

lab::Design design_of(const SimWords& words, const language::Setup& setup) {
    const std::vector<bots::Level> bots = bots_of(words);
    return {program::understood(words.schedule), bots, lab::setting_words(setup)};
}

}  // namespace

program::Exit simulate(const SimWords& words) {
    const bool plays = words.bots || words.players || was_asked_for(words.schedule) ||
                       words.files.keep || words.files.resume || !words.settings.empty();
    program::check_files(Lab::name, words.files, plays);
    if (words.files.merge) return program::merge_parts<Lab>(words.files);
    const language::Setup setup = setup_of(words);
    const lab::Series series(design_of(words, setup), setup);
    const std::size_t jobs = program::jobs(words.schedule.jobs);
    program::listen_for_interruption();
    return program::play_series<Lab>(series, jobs, words.files);
}

}  // namespace carcassonne::app
