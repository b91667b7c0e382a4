// Computes the winning chances of a replayed game on a thread of its own: first for the step on the
// screen, then for every earlier moment from the beginning on, then which decisions up to there
// mattered. Skips later steps, which cost much and are not on the screen.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "catan/bots/forecast.hpp"
#include "catan/core/rooms.hpp"
#include "catan/lab/analysis.hpp"
#include "catan/table/match.hpp"
#include "catan/tui/watch/odds.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::app {

class OddsInBackground : public tui::watch::Odds {
public:
    OddsInBackground(table::Match match, const lab::AnalysisOptions& options);
    OddsInBackground(const OddsInBackground&) = delete;
    OddsInBackground& operator=(const OddsInBackground&) = delete;
    OddsInBackground(OddsInBackground&&) = delete;
    OddsInBackground& operator=(OddsInBackground&&) = delete;
    ~OddsInBackground() override;

    void look_at(std::size_t step) override;
    [[nodiscard]] std::optional<lab::Standing> standing(std::size_t step) const override;
    [[nodiscard]] lab::Findings until(std::size_t step) const override;
    void wake(const tasks::WakeSignal& signal) override;

private:
    struct Decision {
        lab::Miss miss;
        bool is_looked_at = false;
    };

    void run();
    [[nodiscard]] std::size_t wanted() const;
    // Does one piece of work; false if none is left.
    bool work();
    [[nodiscard]] std::optional<lab::Moment> next_moment();
    void find_standing(const lab::Moment& moment);
    void find_luck(std::size_t step);
    bool find_decisions();
    [[nodiscard]] Decision* next_decision();
    void ring();

    const table::Match match_;
    const lab::AnalysisOptions options_;
    const bots::Forecast forecast_;
    const std::vector<lab::Moment> moments_;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t wanted_ = 0;
    std::map<std::size_t, lab::Standing> standings_;  // by step
    std::map<std::size_t, lab::Luck> lucks_;
    std::optional<std::vector<Decision>> decisions_;  // decisions that may have mattered

    std::optional<tasks::WakeSignal> signal_;
    std::atomic<bool> stop_ = false;
    std::jthread thread_;
};

}  // namespace catan::app
