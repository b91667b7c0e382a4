#include "catan/lab/analysis.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "catan/bots/forecast.hpp"
#include "catan/lab/chance_estimate.hpp"
#include "catan/lab/luck.hpp"
#include "catan/lab/misses.hpp"
#include "catan/lab/positions.hpp"
#include "series/in_order.hpp"

namespace catan::lab {
namespace {

class AnalysisRun {
public:
    AnalysisRun(const table::Match& match, const AnalysisOptions& options,
                const std::function<bool(std::size_t)>& goes_on)
        : match_(match), options_(options), goes_on_(goes_on), forecast_(match.game()) {}

    Findings run() {
        Findings found;
        found.futures = futures_for(options_.effort);
        found.luck = luck_of(match_, options_.viewer, match_.history().size(), options_.seed);
        found.is_whole = estimate_course(found);
        if (found.is_whole && !options_.judged.empty()) {
            found.has_judged = look_at_decisions(found);
            found.is_whole = found.has_judged;
        }
        return found;
    }

private:
    [[nodiscard]] bool goes_on() const { return goes_on_(done_); }
    [[nodiscard]] std::size_t jobs(std::size_t pieces) const {
        return std::min(options_.jobs, pieces);
    }

    bool estimate_course(Findings& found) {
        const std::vector<Moment> moments = moments_of(match_);
        found.moments = moments.size();
        std::vector<std::vector<State>> worlds;
        Walk walk(match_, options_.viewer, options_.seed);
        for (const Moment& moment : moments) {
            walk.go_to(moment.step);
            worlds.push_back(walk.worlds());
            if (!goes_on()) return false;
        }
        series::InOrder<Standing> all(0, moments.size());
        return all.run(
            jobs(moments.size()),
            [&](std::uint64_t i, const std::atomic<bool>& stop) {
                return estimate_chances(moments[i], worlds[i], forecast_, options_.seed,
                                        found.futures, stop);
            },
            [&](const Standing& standing) {
                found.course.push_back(standing);
                ++done_;
            },
            [&] { return goes_on(); });
    }

    bool look_at_decisions(Findings& found) {
        const std::vector<Miss> suspected =
            suspects(match_, options_.judged, options_.seed, [&] { return goes_on(); });
        if (!goes_on()) return false;
        // A difference is smaller than the chances themselves, so it needs more futures.
        const CloseLookOptions how{options_.seed, options_.effort, 2 * found.futures};
        std::vector<Miss> looked_at;
        series::InOrder<Miss> all(0, suspected.size());
        const bool is_whole = all.run(
            jobs(suspected.size()),
            [&](std::uint64_t i, const std::atomic<bool>& stop) {
                return look_closely(match_, suspected[i], forecast_, how, stop);
            },
            [&](Miss miss) {
                looked_at.push_back(std::move(miss));
                ++done_;
            },
            [&] { return goes_on(); });
        found.misses = dearest(std::move(looked_at));
        return is_whole;
    }

    const table::Match& match_;
    const AnalysisOptions& options_;
    const std::function<bool(std::size_t)>& goes_on_;
    bots::Forecast forecast_;
    std::size_t done_ = 0;
};

}  // namespace

std::uint32_t futures_for(std::uint32_t effort) {
    return std::max(1U, usual_futures * effort / bots::usual_effort);
}

SeatSet people_or_all(const language::Table& table) {
    SeatSet people;
    SeatSet all;
    for (std::size_t i = 0; i < table.game.players(); ++i) {
        all.insert(Seat(i));
        if (!table.bots[i]) people.insert(Seat(i));
    }
    return people.empty() ? all : people;
}

std::size_t pieces_of(const table::Match& match, const AnalysisOptions& options) {
    return moments_of(match).size() + (options.judged.empty() ? 0 : closer_looks);
}

Findings analyse(const table::Match& match, const AnalysisOptions& options,
                 const std::function<bool(std::size_t)>& goes_on) {
    return AnalysisRun(match, options, goes_on).run();
}

}  // namespace catan::lab
