// Plays or merges the games of an experiment, writes their rows, and prints the summary: `sim`. A game comes as a struct of its
// laboratory:
//
//   name                                  of the program, for messages and for the files of games
//   Design, Record, Series, Summary, Reader
//   csv_head, csv_row, json_row, json_design, difference
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "program/failure.hpp"
#include "program/files.hpp"
#include "program/growing_file.hpp"
#include "program/interruption.hpp"
#include "program/output.hpp"
#include "program/progress.hpp"
#include "series/in_order.hpp"
#include "series/schedule.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {

inline constexpr std::uint64_t most_games = 1'000'000'000;

// Where results go, and where they come from; as typed.
struct SimFiles {
    std::optional<std::string> csv{};
    std::optional<std::string> json{};
    std::optional<std::string> keep{};
    std::vector<std::string> parts{};  // to merge
    bool resume = false;
    bool merge = false;
};
// Checks what does not depend on the experiment. `plays` says whether any option is for playing games.
void check_files(std::string_view program, const SimFiles& words, bool plays);
// The words between commas, empty ones too.
[[nodiscard]] std::vector<std::string_view> listed(std::string_view text);

// Which games are played, and how many at once; as typed.
struct ScheduleWords {
    std::optional<std::string> games{};
    std::optional<std::string> seed{};
    std::optional<std::string> bot_seed{};
    std::optional<std::string> jobs{};
    std::optional<std::string> part{};
    bool rotate = false;
};
[[nodiscard]] bool was_asked_for(const ScheduleWords& words);
[[nodiscard]] series::Schedule understood(const ScheduleWords& words);

// Describes the options of the schedule, those for results, and those for many games at once.
void describe_schedule(CLI::App& sim, ScheduleWords& words);
void describe_results(CLI::App& sim, SimFiles& words);
void describe_parts(CLI::App& sim, SimFiles& files, ScheduleWords& words);

[[noreturn]] void does_not_fit(const std::string& message);
void make_results_folder(const std::string& folder);
// `games 3 to 5 are`
[[nodiscard]] std::string games_words(std::uint64_t first, std::uint64_t last);

// Writes the results of an experiment, game by game.
template <typename Lab>
class Results {
    using Design = typename Lab::Design;
    using Record = typename Lab::Record;

public:
    Results(const Design& design, const SimFiles& words)
        : design_(design), summary_(design), words_(words) {}

    // Continues the table of an earlier run. Returns the number of the next game.
    std::uint64_t take_up(const std::string& path) {
        if (!std::filesystem::exists(path)) return open();
        std::ifstream in = reading(path);
        typename Lab::Reader table(in, path);
        if (!table.design()) return open();
        if (table.design()->part != design_.part) {
            does_not_fit(
                fmt::format("{} holds another part of the games, so this cannot go on with it",
                            text::in_quotes(path)));
        }
        if (const auto difference = Lab::difference(design_, *table.design())) {
            does_not_fit(
                fmt::format("{} is of another experiment, so this cannot go on with it ({})",
                            text::in_quotes(path), *difference));
        }
        begin_json();
        while (const auto record = table.next()) add_beside_csv(*record);
        csv_.emplace(GrowingFile::behind(path, table.bytes()));
        return table.at();
    }

    // Creates new files. Returns the number of the first game.
    std::uint64_t open() {
        if (words_.csv) {
            csv_.emplace(*words_.csv);
            csv_->add(Lab::csv_head(design_));
        }
        begin_json();
        return design_.range().first;
    }

    void add(const Record& record) {
        if (csv_) csv_->add(Lab::csv_row(design_, record));
        add_beside_csv(record);
    }

    // Prints the summary on standard output, unless the rows go there.
    void finish() {
        if (csv_) csv_->close();
        if (json_) {
            json_->add(fmt::format("\n],\"summary\":{}}}\n", summary_.json()));
            json_->close();
        }
        const std::string page = summary_.text();
        if (words_.csv == "-" || words_.json == "-") {
            write_stdout({});
            std::fwrite(page.data(), 1, page.size(), stderr);
        } else {
            write_stdout(page);
        }
    }

private:
    void begin_json() {
        if (!words_.json) return;
        json_.emplace(*words_.json);
        json_->add(fmt::format("{{\"design\":{},\n\"games\":[", Lab::json_design(design_)));
    }

    void add_beside_csv(const Record& record) {
        if (json_) {
            json_->add(fmt::format("{}\n{}", summary_.games() == 0 ? "" : ",",
                                   Lab::json_row(design_, record)));
        }
        summary_.add(record);
    }

    Design design_;
    typename Lab::Summary summary_;
    const SimFiles& words_;
    std::optional<GrowingFile> csv_;
    std::optional<GrowingFile> json_;
};

// Plays the games from `first` to the end of the design's range; `done` counts those played before.
// Returns whether all were played.
template <typename Lab>
bool play_all(const typename Lab::Series& series, std::uint64_t first, std::size_t jobs,
              const std::optional<std::string>& keep,
              const std::function<void(const typename Lab::Record&)>& take, Progress& progress,
              std::uint64_t done) {
    const auto range = series.design().range();
    const auto make = [&](std::uint64_t game,
                          const std::atomic<bool>& stop) -> std::optional<typename Lab::Record> {
        if (!keep) return series.play(game, stop);
        const auto kept = series.play_and_keep(game, stop);
        if (!kept) return std::nullopt;
        write_file(std::filesystem::path(*keep) / fmt::format("game-{:06}.{}", game + 1, Lab::name),
                   kept->text);
        return kept->record;
    };
    const auto taken = [&](const typename Lab::Record& record) {
        take(record);
        ++done;
    };
    const auto idle = [&] {
        progress.show(done);
        return !is_interrupted();
    };
    tabletop::series::InOrder<typename Lab::Record> all(first, range.last);
    const std::uint64_t left = range.last - first;
    return all.run(static_cast<std::size_t>(std::min<std::uint64_t>(jobs, left)), make, taken,
                   idle);
}

// Plays the games of the series that its part has, or goes on with them.
template <typename Lab>
Exit play_series(const typename Lab::Series& series, std::size_t jobs, const SimFiles& words) {
    const auto range = series.design().range();
    if (words.keep) make_results_folder(*words.keep);
    Results<Lab> results(series.design(), words);
    const std::uint64_t first = words.resume ? results.take_up(*words.csv) : results.open();
    std::uint64_t next = first;
    Progress progress("games", range.last - range.first, first - range.first);
    const bool all = play_all<Lab>(
        series, first, jobs, words.keep,
        [&](const typename Lab::Record& record) {
            results.add(record);
            ++next;
        },
        progress, first - range.first);
    progress.clear();
    results.finish();
    if (all) return Exit::Done;
    const bool is_on_disk = words.csv && words.csv != "-";
    complain(fmt::format("{}: stopped after {} of {} games{}", Lab::name, next - range.first,
                         range.last - range.first,
                         is_on_disk ? "; with --resume the same command goes on from there" : ""));
    return Exit::Interrupted;
}

template <typename Lab>
struct Piece {
    std::string path;
    typename Lab::Design design;
};

template <typename Lab>
std::vector<Piece<Lab>> read_heads(const std::vector<std::string>& files) {
    std::vector<Piece<Lab>> pieces;
    for (const std::string& path : files) {
        std::ifstream in = reading(path);
        const typename Lab::Reader table(in, path);
        if (!table.design()) {
            does_not_fit(
                fmt::format("{} holds no games; play its part again", text::in_quotes(path)));
        }
        pieces.push_back({path, *table.design()});
        const auto difference = Lab::difference(pieces.front().design, *table.design());
        if (difference) {
            does_not_fit(fmt::format("{} and {} are of different experiments ({})",
                                     text::in_quotes(files.front()), text::in_quotes(path),
                                     *difference));
        }
    }
    std::ranges::stable_sort(pieces, {},
                             [](const Piece<Lab>& piece) { return piece.design.range().first; });
    return pieces;
}

// Checks that the pieces cover every game exactly once.
template <typename Lab>
void check_cover(const std::vector<Piece<Lab>>& pieces) {
    std::uint64_t reached = 0;
    const Piece<Lab>* before = &pieces.front();
    for (const Piece<Lab>& piece : pieces) {
        const series::Range range = piece.design.range();
        if (range.first > reached) {
            does_not_fit(fmt::format("{} missing: they come before {}",
                                     games_words(reached, range.first),
                                     text::in_quotes(piece.path)));
        }
        if (range.first < reached) {
            does_not_fit(fmt::format("{} and {} have the same games, from {} on",
                                     text::in_quotes(before->path), text::in_quotes(piece.path),
                                     range.first + 1));
        }
        reached = range.last;
        before = &piece;
    }
    const std::uint64_t games = pieces.front().design.games;
    if (reached < games) {
        does_not_fit(fmt::format("{} missing: they come behind {}", games_words(reached, games),
                                 text::in_quotes(before->path)));
    }
}

template <typename Lab>
void read_piece(const Piece<Lab>& piece,
                const std::function<void(const typename Lab::Record&)>& take) {
    std::ifstream in = reading(piece.path);
    typename Lab::Reader table(in, piece.path);
    while (const auto record = table.next()) take(*record);
    const series::Range range = piece.design.range();
    if (table.at() == range.last) return;
    does_not_fit(fmt::format("{} has only {} of {} games; play it to its end with --resume",
                             text::in_quotes(piece.path), table.at() - range.first,
                             range.last - range.first));
}

// Puts the tables of parts together.
template <typename Lab>
Exit merge_parts(const SimFiles& words) {
    const std::vector<Piece<Lab>> pieces = read_heads<Lab>(words.parts);
    check_cover<Lab>(pieces);
    // Read every piece before writing anything.
    for (const Piece<Lab>& piece : pieces)
        read_piece<Lab>(piece, [](const typename Lab::Record&) {});
    typename Lab::Design design = pieces.front().design;
    design.part = {};
    Results<Lab> results(design, words);
    static_cast<void>(results.open());
    for (const Piece<Lab>& piece : pieces) {
        read_piece<Lab>(piece, [&](const typename Lab::Record& record) { results.add(record); });
    }
    results.finish();
    return Exit::Done;
}

}  // namespace tabletop::program
