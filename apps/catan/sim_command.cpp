#include "sim_command.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "catan/lab/rows.hpp"
#include "catan/lab/series.hpp"
#include "catan/lab/summary.hpp"
#include "program/files.hpp"
#include "program/growing_file.hpp"
#include "program/interruption.hpp"
#include "program/output.hpp"
#include "program/progress.hpp"
#include "series/in_order.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void does_not_fit(const std::string& message) {
    throw program::Failure(program::Exit::NotAsTold, message);
}

// Writes the results of an experiment, game by game.
class Results {
public:
    Results(const lab::Design& design, const SimWords& words)
        : design_(design), summary_(design), words_(words) {}

    // Continues the table of an earlier run. Returns the number of the next game.
    std::uint64_t take_up(const std::string& path) {
        if (!fs::exists(path)) return open();
        std::ifstream in = program::reading(path);
        lab::RowReader table(in, path);
        if (!table.design()) return open();
        if (table.design()->part != design_.part) {
            does_not_fit(
                fmt::format("{} holds another part of the games, so this cannot go on with it",
                            text::in_quotes(path)));
        }
        if (const auto difference = lab::difference(design_, *table.design())) {
            does_not_fit(
                fmt::format("{} is of another experiment, so this cannot go on with it ({})",
                            text::in_quotes(path), *difference));
        }
        begin_json();
        while (const auto record = table.next()) add_beside_csv(*record);
        csv_.emplace(program::GrowingFile::behind(path, table.bytes()));
        return table.at();
    }

    // Creates new files. Returns the number of the first game.
    std::uint64_t open() {
        if (words_.csv) {
            csv_.emplace(*words_.csv);
            csv_->add(lab::csv_head(design_));
        }
        begin_json();
        return design_.range().first;
    }

    void add(const lab::GameRecord& record) {
        if (csv_) csv_->add(lab::csv_row(design_, record));
        add_beside_csv(record);
    }

    // Prints the summary on standard output, unless the rows go there.
    void finish() {
        if (csv_) csv_->close();
        if (json_) {
            json_->add(fmt::format("\n],\"summary\":{}}}\n", summary_.json()));
            json_->close();
        }
        const std::string text = summary_.text();
        if (words_.csv == "-" || words_.json == "-") {
            program::write_stdout({});
            std::fwrite(text.data(), 1, text.size(), stderr);
        } else {
            program::write_stdout(text);
        }
    }

private:
    void begin_json() {
        if (!words_.json) return;
        json_.emplace(*words_.json);
        json_->add(fmt::format("{{\"design\":{},\n\"games\":[", lab::json_design(design_)));
    }

    void add_beside_csv(const lab::GameRecord& record) {
        if (json_) {
            json_->add(fmt::format("{}\n{}", summary_.games() == 0 ? "" : ",",
                                   lab::json_row(design_, record)));
        }
        summary_.add(record);
    }

    lab::Design design_;
    lab::Summary summary_;
    const SimWords& words_;
    std::optional<program::GrowingFile> csv_;
    std::optional<program::GrowingFile> json_;
};

// Plays the games from `first` to the end of the design's range; `done` counts those played before.
// Returns whether all were played.
bool play_all(const lab::Series& series, std::uint64_t first, const Simulation& simulation,
              const std::optional<std::string>& keep,
              const std::function<void(const lab::GameRecord&)>& take, program::Progress& progress,
              std::uint64_t done) {
    const series::Range range = series.design().range();
    const auto make = [&](std::uint64_t game,
                          const std::atomic<bool>& stop) -> std::optional<lab::GameRecord> {
        if (!keep) return series.play(game, stop);
        const auto kept = series.play_and_keep(game, stop);
        if (!kept) return std::nullopt;
        program::write_file(fs::path(*keep) / fmt::format("game-{:06}.catan", game + 1),
                            kept->text);
        return kept->record;
    };
    const auto taken = [&](const lab::GameRecord& record) {
        take(record);
        ++done;
    };
    const auto idle = [&] {
        progress.show(done);
        return !program::is_interrupted();
    };
    series::InOrder<lab::GameRecord> all(first, range.last);
    const std::uint64_t left = range.last - first;
    return all.run(static_cast<std::size_t>(std::min<std::uint64_t>(simulation.jobs, left)), make,
                   taken, idle);
}

void make_folder(const std::string& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (!fs::is_directory(folder)) {
        if (!error) error = std::make_error_code(std::errc::not_a_directory);
        throw std::system_error(error,
                                fmt::format("cannot make the folder {}", text::in_quotes(folder)));
    }
}

program::Exit play_series(const Simulation& simulation, const SimWords& words) {
    const lab::Series series(simulation.design, simulation.setup);
    const series::Range range = simulation.design.range();
    if (words.keep) make_folder(*words.keep);
    Results results(simulation.design, words);
    const std::uint64_t first = words.resume ? results.take_up(*words.csv) : results.open();
    std::uint64_t next = first;
    program::Progress progress("games", range.last - range.first, first - range.first);
    const bool all = play_all(
        series, first, simulation, words.keep,
        [&](const lab::GameRecord& record) {
            results.add(record);
            ++next;
        },
        progress, first - range.first);
    progress.clear();
    results.finish();
    if (all) return program::Exit::Done;
    const bool is_on_disk = words.csv && words.csv != "-";
    program::complain(fmt::format(
        "catan: stopped after {} of {} games{}", next - range.first, range.last - range.first,
        is_on_disk ? "; with --resume the same command goes on from there" : ""));
    return program::Exit::Interrupted;
}

// Plays the same games under each variant of the rules.
program::Exit compare(const Simulation& simulation) {
    std::vector<RulesVariant> all{{"as it is", simulation.design, simulation.setup}};
    all.insert(all.end(), simulation.variants.begin(), simulation.variants.end());
    std::vector<lab::VariantSummary> compared;
    program::Progress progress("games", simulation.design.games * all.size(), 0);
    std::uint64_t before = 0;
    for (const RulesVariant& variant : all) {
        const lab::Series series(variant.design, variant.setup);
        lab::Summary summary(variant.design);
        const bool whole = play_all(
            series, 0, simulation, std::nullopt,
            [&](const lab::GameRecord& record) { summary.add(record); }, progress, before);
        if (!whole) {
            progress.clear();
            if (!compared.empty()) program::write_stdout(lab::comparison(compared));
            program::complain(
                fmt::format("catan: stopped in the games with {}", text::in_quotes(variant.name)));
            return program::Exit::Interrupted;
        }
        before += variant.design.games;
        compared.push_back({variant.name, std::move(summary)});
    }
    progress.clear();
    program::write_stdout(lab::comparison(compared));
    return program::Exit::Done;
}

// --- Merging parts.

struct Piece {
    std::string path;
    lab::Design design;
};

std::vector<Piece> read_heads(const std::vector<std::string>& files) {
    std::vector<Piece> pieces;
    for (const std::string& path : files) {
        std::ifstream in = program::reading(path);
        const lab::RowReader table(in, path);
        if (!table.design()) {
            does_not_fit(
                fmt::format("{} holds no games; play its part again", text::in_quotes(path)));
        }
        pieces.push_back({path, *table.design()});
        const auto difference = lab::difference(pieces.front().design, *table.design());
        if (difference) {
            does_not_fit(fmt::format("{} and {} are of different experiments ({})",
                                     text::in_quotes(files.front()), text::in_quotes(path),
                                     *difference));
        }
    }
    std::ranges::stable_sort(pieces, {},
                             [](const Piece& piece) { return piece.design.range().first; });
    return pieces;
}

std::string games_words(std::uint64_t first, std::uint64_t last) {
    return last - first == 1 ? fmt::format("game {} is", last)
                             : fmt::format("games {} to {} are", first + 1, last);
}

// Checks that the pieces cover every game exactly once.
void check_cover(const std::vector<Piece>& pieces) {
    std::uint64_t reached = 0;
    const Piece* before = &pieces.front();
    for (const Piece& piece : pieces) {
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

void read_piece(const Piece& piece, const std::function<void(const lab::GameRecord&)>& take) {
    std::ifstream in = program::reading(piece.path);
    lab::RowReader table(in, piece.path);
    while (const auto record = table.next()) take(*record);
    const series::Range range = piece.design.range();
    if (table.at() == range.last) return;
    does_not_fit(fmt::format("{} has only {} of {} games; play it to its end with --resume",
                             text::in_quotes(piece.path), table.at() - range.first,
                             range.last - range.first));
}

program::Exit merge(const SimWords& words) {
    const std::vector<Piece> pieces = read_heads(words.files);
    check_cover(pieces);
    // Read every piece before writing anything.
    for (const Piece& piece : pieces) read_piece(piece, [](const lab::GameRecord&) {});
    lab::Design design = pieces.front().design;
    design.part = {};
    Results results(design, words);
    static_cast<void>(results.open());
    for (const Piece& piece : pieces) {
        read_piece(piece, [&](const lab::GameRecord& record) { results.add(record); });
    }
    results.finish();
    return program::Exit::Done;
}

}  // namespace

program::Exit simulate(const SimWords& words) {
    check(words);
    if (words.merge) return merge(words);
    const Simulation simulation = understood(words);
    program::listen_for_interruption();
    return simulation.variants.empty() ? play_series(simulation, words) : compare(simulation);
}

}  // namespace catan::app
