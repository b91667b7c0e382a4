#include "sim_command.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/lab/rows.hpp"
#include "catan/lab/series.hpp"
#include "catan/lab/summary.hpp"
#include "catan/table/language.hpp"
#include "program/interruption.hpp"
#include "program/output.hpp"
#include "program/progress.hpp"
#include "program/sim_games.hpp"
#include "report.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
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
        const bool whole = program::play_all<Lab>(
            series, 0, simulation.jobs, std::nullopt,
            [&](const lab::GameRecord& record) { summary.add(record); }, progress, before);
        if (!whole) {
            progress.clear();
            if (!compared.empty()) program::write_stdout(lab::comparison(compared));
            report(fmt::format("stopped in the games with {}", text::in_quotes(variant.name)));
            return program::Exit::Interrupted;
        }
        before += variant.design.games;
        compared.push_back({variant.name, std::move(summary)});
    }
    progress.clear();
    program::write_stdout(lab::comparison(compared));
    return program::Exit::Done;
}

}  // namespace

program::Exit simulate(const SimWords& words) {
    check(words);
    if (words.results.merge) return program::merge_parts<Lab>(words.results);
    const Simulation simulation = understood(words);
    program::listen_for_interruption();
    if (!simulation.variants.empty()) return compare(simulation);
    const lab::Series series(simulation.design, simulation.setup);
    return program::play_series<Lab>(series, simulation.jobs, words.results);
}

}  // namespace catan::app
