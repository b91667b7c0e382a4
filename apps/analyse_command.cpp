#include "analyse_command.hpp"

#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "bot_options.hpp"
#include "catan/spelling.hpp"
#include "files.hpp"
#include "interruption.hpp"
#include "lab/analysis.hpp"
#include "lab/course_rows.hpp"
#include "option_values.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "saves.hpp"

namespace catan::app {
namespace {

// Whose eyes the chances are told from. Whoever looks at a game that goes on must say that they may.
Eyes eyes_of(const AnalyseWords& words, const text::Match& match) {
    if (words.seat && words.open) {
        misunderstood("--seat and --open cannot be given together: one player's eyes, or all");
    }
    if (words.seat) return Eyes::of(seat_called(match.table(), "--seat", *words.seat));
    if (match.state().in<GameOver>() || words.open) return Eyes::everybody();
    misunderstood(
        "this game is not finished; --seat NAME analyses it by what that player may know, "
        "--open by everybody's cards");
}

// `people`, `all`, `none`, or names.
SeatSet judged_of(const AnalyseWords& words, const text::Table& table, Eyes eyes) {
    SeatSet seats;
    const std::string typed = words.decisions.value_or(words.seat.value_or("people"));
    if (typed == "none") return seats;
    if (typed == "people") return lab::people_or_all(table);
    std::string_view rest = typed;
    for (bool is_last = false; !is_last;) {
        const std::size_t comma = rest.find(',');
        is_last = comma == std::string_view::npos;
        if (typed != "all") seats.insert(seat_called(table, "--decisions", rest.substr(0, comma)));
        rest.remove_prefix(is_last ? rest.size() : comma + 1);
    }
    if (typed == "all") {
        for (std::size_t i = 0; i < table.game.players(); ++i) seats.insert(Seat(i));
    }
    // Only that player knows why they said what they said.
    if (eyes.seat().exists() && seats.bits != 1U << eyes.seat().value) {
        misunderstood("with --seat only the decisions of that player can be judged");
    }
    return seats;
}

lab::AnalysisOptions understood(const AnalyseWords& words, const text::Match& match) {
    lab::AnalysisOptions options;
    options.eyes = eyes_of(words, match);
    options.judged = judged_of(words, match.table(), options.eyes);
    options.effort = understood(BotWords{{}, words.effort}).effort;
    if (words.seed) options.seed = seed("--seed", *words.seed);
    options.jobs = jobs(words.jobs);
    return options;
}

void check_files(const AnalyseWords& words) {
    for (const auto& [file, option] :
         {std::pair(&words.svg, "--svg"), std::pair(&words.csv, "--csv")}) {
        if (*file && (*file)->empty()) misunderstood(fmt::format("{} needs a name", option));
    }
}

}  // namespace

Exit analyse(const AnalyseWords& words) {
    check_files(words);
    const std::filesystem::path path =
        words.file ? std::filesystem::path(*words.file) : newest_game();
    text::SavedGame game = load(path);
    tell_faults(game, path);
    if (!game.match) {
        throw Failure(Exit::Misunderstood,
                      fmt::format("there is no game in {}", text::in_quotes(path.string())));
    }
    const text::Match& match = *game.match;
    const lab::AnalysisOptions options = understood(words, match);
    listen_for_interruption();
    const std::size_t pieces = lab::pieces_of(match, options);
    Progress progress("moments", pieces, 0);
    const lab::Findings findings = lab::analyse(match, options, [&](std::size_t done) {
        progress.show(done);
        return !is_interrupted();
    });
    progress.clear();
    if (words.csv) write_file(*words.csv, lab::course_csv(findings, match.table().names));
    write_stdout(lab::course_csv(findings, match.table().names));
    for (const lab::Miss& miss : findings.misses) {
        fmt::print("{} {} better {}  {} ({} - {}) {}\n", miss.turn,
                   match.notation().write(Said{miss.seat, miss.said, {}}),
                   match.notation().write(Said{miss.seat, miss.better, {}}), miss.cost, miss.low,
                   miss.high, miss.why);
    }
    if (findings.is_whole) return Exit::Done;
    complain("catan: stopped; what was found until then is told");
    return Exit::Interrupted;
}

}  // namespace catan::app
