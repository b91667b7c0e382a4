#include "analyse_command.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bot_options.hpp"
#include "catan/lab/analysis.hpp"
#include "catan/lab/chance_rows.hpp"
#include "catan/lab/chance_svg.hpp"
#include "catan/tui/watch/analysis.hpp"
#include "game_values.hpp"
#include "kit/screen_text.hpp"
#include "program/files.hpp"
#include "program/interruption.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "program/progress.hpp"
#include "program/terminal.hpp"
#include "saves.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

// Whose view the chances are computed from. An unfinished game needs --seat or --open, so that
// no player sees hands by accident.
Viewer viewer_of(const AnalyseWords& words, const table::Match& match) {
    if (words.seat && words.open) {
        program::misunderstood(
            "--seat and --open cannot be given together: one player's eyes, or all");
    }
    if (words.seat) return Viewer::of(seat_called(match.table(), "--seat", *words.seat));
    if (match.state().in<GameOver>() || words.open) return Viewer::all();
    program::misunderstood(
        "this game is not finished; --seat NAME analyses it by what that player may know, "
        "--open by everybody's cards");
}

SeatSet named(const language::Table& table, std::string_view names) {
    SeatSet seats;
    for (bool is_last = false; !is_last;) {
        const std::size_t comma = names.find(',');
        is_last = comma == std::string_view::npos;
        seats.insert(seat_called(table, "--decisions", names.substr(0, comma)));
        names.remove_prefix(is_last ? names.size() : comma + 1);
    }
    return seats;
}

// Parses `people`, `all`, `none`, or a list of names.
SeatSet judged_of(const AnalyseWords& words, const language::Table& table, Viewer viewer) {
    SeatSet seats;
    const std::string typed = words.decisions.value_or(words.seat.value_or("people"));
    if (typed == "none") return seats;
    if (typed == "people") {
        seats = lab::people_or_all(table);
    } else if (typed == "all") {
        for (std::size_t i = 0; i < table.game.players(); ++i) seats.insert(Seat(i));
    } else {
        seats = named(table, typed);
    }
    // R11: only the player knows why they chose a move.
    if (viewer.seat().exists() && seats.bits != 1U << viewer.seat().value) {
        program::misunderstood("with --seat only the decisions of that player can be judged");
    }
    return seats;
}

lab::AnalysisOptions understood(const AnalyseWords& words, const table::Match& match) {
    lab::AnalysisOptions options;
    options.viewer = viewer_of(words, match);
    options.judged = judged_of(words, match.table(), options.viewer);
    options.effort = understood(BotWords{{}, words.effort}).effort;
    if (words.seed) options.seed = program::seed("--seed", *words.seed);
    options.jobs = program::jobs(words.jobs);
    return options;
}

// Checks that need no game.
void check(const AnalyseWords& words) {
    for (const auto& [file, option] :
         {std::pair(&words.svg, "--svg"), std::pair(&words.csv, "--csv")}) {
        if (*file && (*file)->empty())
            program::misunderstood(fmt::format("{} needs a name", option));
    }
    if (words.svg == "-")
        program::misunderstood("--svg needs a name; only --csv - is standard output");
    if (words.svg && words.svg == words.csv) {
        program::misunderstood("--svg and --csv need files of their own");
    }
    if (words.colour) static_cast<void>(program::colour_wish(*words.colour));
    if (words.ascii && words.colour == "always") {
        program::misunderstood(
            "--ascii draws without colours, so --color always does not go with it");
    }
}

// Remarks about how to read the page.
std::vector<std::string> notes_of(const table::SavedGame& game, const lab::AnalysisOptions& options,
                                  bool is_whole) {
    std::vector<std::string> notes;
    if (options.viewer.seat().exists()) {
        notes.push_back(fmt::format("Seen with {}'s eyes: hidden cards are guessed.",
                                    game.match->table().names[options.viewer.seat().value]));
    }
    if (!game.fault.empty()) notes.emplace_back("The file is damaged: this is as far as it goes.");
    if (!is_whole) notes.emplace_back("Stopped: this is what was found until then.");
    return notes;
}

// As wide as the terminal, between `least` and `most` columns.
std::string page(const tui::watch::Analysis& analysis, const AnalyseWords& words) {
    constexpr int least = 80;
    constexpr int most = 120;
    const auto on = program::terminal();
    const int width = on ? std::clamp(on->columns, least, most) : least;
    const program::ColourWish wish =
        words.colour ? program::colour_wish(*words.colour) : program::ColourWish::Auto;
    const kit::Depth depth = words.ascii ? kit::Depth::None : program::colour_depth(wish);
    const kit::Glyphs glyphs = words.ascii ? kit::Glyphs::Ascii : kit::Glyphs::Unicode;
    const kit::Palette palette = tui::game_palette(depth);
    return kit::lines_text(
        tui::watch::analysis_page(analysis, width, tui::paint_for(palette, glyphs)), palette,
        glyphs);
}

}  // namespace

program::Exit analyse(const AnalyseWords& words) {
    check(words);
    const std::filesystem::path path =
        words.file ? std::filesystem::path(*words.file) : newest_game();
    const table::SavedGame game = program::load_to_look_at<table::Language>(path);
    const table::Match& match = *game.match;
    const std::vector<std::string>& names = match.table().names;
    const lab::AnalysisOptions options = understood(words, match);
    program::listen_for_interruption();
    program::Progress progress("moments", lab::pieces_of(match, options), 0);
    const lab::Findings findings = lab::analyse(match, options, [&](std::size_t done) {
        progress.show(done);
        return !program::is_interrupted();
    });
    progress.clear();
    const std::string text =
        page({findings, match.notation(), notes_of(game, options, findings.is_whole)}, words);
    // Print the page first, so that a file that cannot be written does not lose the analysis.
    if (words.csv == "-") {
        program::write_stdout(lab::chance_csv(findings, names));
        std::fwrite(text.data(), 1, text.size(), stderr);
    } else {
        program::write_stdout(text);
        if (words.csv) program::write_file(*words.csv, lab::chance_csv(findings, names));
    }
    if (words.svg) {
        program::write_file(*words.svg, lab::chance_svg(findings, names, path.filename().string()));
    }
    if (!findings.is_whole) return program::Exit::Interrupted;
    return game.fault.empty() ? program::Exit::Done : program::Exit::NotAsTold;
}

}  // namespace catan::app
