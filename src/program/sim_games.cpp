#include "sim_games.hpp"

#include <system_error>

#include "command_line.hpp"
#include "option_values.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::program {
namespace {

// The part that --part names.
series::Part part_in(const std::string& typed, std::uint64_t games) {
    const std::string_view words = typed;
    const std::size_t slash = std::min(words.find('/'), words.size());
    const std::string_view behind = words.substr(std::min(slash + 1, words.size()));
    const std::uint64_t number = text::number_in(words.substr(0, slash)).value_or(0);
    const std::uint64_t of = text::number_in(behind).value_or(0);
    if (number < 1 || number > of) {
        misunderstood(
            fmt::format("--part is {}, but must be the number of a part and of all parts, such as "
                        "3/64",
                        text::in_quotes(typed)));
    }
    if (of > games) {
        misunderstood(fmt::format("--part is {}, but there are only {} games", typed, games));
    }
    return {number, of};
}

}  // namespace

void check_files(std::string_view program, const SimFiles& words, bool plays) {
    const auto named = [](const std::optional<std::string>& file, const char* option) {
        if (file && file->empty()) misunderstood(fmt::format("{} needs a name", option));
    };
    named(words.csv, "--csv");
    named(words.json, "--json");
    named(words.keep, "--keep");
    if (words.csv == "-" && words.json == "-")
        misunderstood("only one of --csv and --json can go to standard output");
    if (words.merge) {
        if (words.parts.empty())
            misunderstood("--merge needs the files that --part and --csv have written");
        if (plays) misunderstood("--merge plays no games: only --csv and --json go with it");
        return;
    }
    if (!words.parts.empty()) {
        misunderstood(fmt::format("unknown argument {} (files are for --merge; see {} sim --help)",
                                  text::in_quotes(words.parts.front()), program));
    }
    if (words.resume && (!words.csv || words.csv == "-"))
        misunderstood("--resume goes on from a table, so --csv must name its file");
}

std::vector<std::string_view> listed(std::string_view text) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t end = text.find(',');
        words.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return words;
        text.remove_prefix(end + 1);
    }
}

void describe_schedule(CLI::App& sim, ScheduleWords& words) {
    add_word(sim, "--games", words.games, "N", "how many games (default: 100)");
    add_word(sim, "--seed", words.seed, "N", "the same seed gives the same games (default: 0)");
    add_flag(sim, "--rotate", words.rotate, "the bots move a seat on after every game");
    add_word(sim, "--bot-seed", words.bot_seed, "N",
             "of the bots' own chance (default: that of --seed)");
}

void describe_results(CLI::App& sim, SimFiles& words) {
    under_heading(sim, "Results", [&] {
        add_word(sim, "--csv", words.csv, "FILE", "a row for each game; - is standard output");
        add_word(sim, "--json", words.json, "FILE", "the same, and the sums, as JSON");
        add_word(sim, "--keep", words.keep, "DIR", "keep each game as a saved game in this folder");
        add_flag(sim, "--resume", words.resume, "go on with the games of --csv");
    });
}

void describe_parts(CLI::App& sim, SimFiles& files, ScheduleWords& words) {
    under_heading(sim, "Many at once", [&] {
        add_word(sim, "--jobs", words.jobs, "N",
                 "games that are played at the same time (default: as many as processors)");
        add_word(sim, "--part", words.part, "K/N", "play one of N parts, to be merged later");
        add_flag(sim, "--merge", files.merge, "put the parts in FILE together instead of playing");
    });
}

bool was_asked_for(const ScheduleWords& words) {
    return words.games || words.seed || words.bot_seed || words.jobs || words.part || words.rotate;
}

series::Schedule understood(const ScheduleWords& words) {
    constexpr std::uint64_t usual_games = 100;
    series::Schedule schedule;
    schedule.games = words.games ? number("--games", *words.games, 1, most_games) : usual_games;
    schedule.seed = words.seed ? seed("--seed", *words.seed) : 0;
    schedule.bot_seed = words.bot_seed ? seed("--bot-seed", *words.bot_seed) : schedule.seed;
    schedule.rotate = words.rotate;
    if (words.part) schedule.part = part_in(*words.part, schedule.games);
    return schedule;
}

void does_not_fit(const std::string& message) { throw Failure(Exit::NotAsTold, message); }

void make_results_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder)) {
        if (!error) error = std::make_error_code(std::errc::not_a_directory);
        throw std::system_error(error,
                                fmt::format("cannot make the folder {}", text::in_quotes(folder)));
    }
}

std::string games_words(std::uint64_t first, std::uint64_t last) {
    return last - first == 1 ? fmt::format("game {} is", last)
                             : fmt::format("games {} to {} are", first + 1, last);
}

}  // namespace tabletop::program
