#include "odds_in_background.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "catan/lab/chance_estimate.hpp"
#include "catan/lab/luck.hpp"
#include "catan/lab/misses.hpp"
#include "catan/lab/positions.hpp"

namespace catan::app {

OddsInBackground::OddsInBackground(table::Match match, const lab::AnalysisOptions& options)
    : match_(std::move(match)),
      options_(options),
      forecast_(match_.game()),
      moments_(lab::moments_of(match_)),
      thread_([this] { run(); }) {}

OddsInBackground::~OddsInBackground() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
}

void OddsInBackground::look_at(std::size_t step) {
    {
        const std::lock_guard lock(mutex_);
        wanted_ = step;
    }
    changed_.notify_all();
}

std::optional<lab::Standing> OddsInBackground::standing(std::size_t step) const {
    const std::lock_guard lock(mutex_);
    const auto after = standings_.upper_bound(step);
    if (after == standings_.begin()) return std::nullopt;
    return std::prev(after)->second;
}

lab::Findings OddsInBackground::until(std::size_t step) const {
    const std::lock_guard lock(mutex_);
    lab::Findings found;
    found.futures = lab::futures_for(options_.effort);
    bool is_whole = true;
    for (const lab::Moment& moment : moments_) {
        if (moment.step > step) break;
        ++found.moments;
        const auto known = standings_.find(moment.step);
        is_whole = is_whole && known != standings_.end();
        // Collect the standings from the first moment up to the first gap.
        if (is_whole) found.course.push_back(known->second);
    }
    const auto luck = lucks_.find(step);
    found.has_luck = luck != lucks_.end();
    if (found.has_luck) found.luck = luck->second;
    found.has_judged = decisions_.has_value();
    std::vector<lab::Miss> misses;
    for (const Decision& decision : decisions_.value_or(std::vector<Decision>())) {
        if (decision.miss.step >= step) continue;
        if (decision.is_looked_at) misses.push_back(decision.miss);
        found.has_judged = found.has_judged && decision.is_looked_at;
    }
    found.misses = lab::dearest(std::move(misses));
    found.is_whole = is_whole && luck != lucks_.end() && standings_.contains(step) &&
                     (found.has_judged || options_.judged.empty());
    return found;
}

void OddsInBackground::wake(const tasks::WakeSignal& signal) {
    const std::lock_guard lock(mutex_);
    signal_ = signal;
}

void OddsInBackground::ring() {
    std::optional<tasks::WakeSignal> signal;
    {
        const std::lock_guard lock(mutex_);
        signal = signal_;
    }
    if (signal) signal->ring();
}

void OddsInBackground::run() {
    try {
        while (!stop_) {
            // Read it before the work, so that a step requested during the work is not missed.
            const std::size_t here = wanted();
            if (work()) {
                if (!stop_) ring();
                continue;
            }
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return stop_ || wanted_ != here; });
        }
    } catch (const std::exception&) {
        // The replay works without chances, for example when memory runs out.
    }
}

std::size_t OddsInBackground::wanted() const {
    const std::lock_guard lock(mutex_);
    return wanted_;
}

bool OddsInBackground::work() {
    std::size_t wanted = 0;
    bool has_luck = false;
    {
        const std::lock_guard lock(mutex_);
        wanted = wanted_;
        has_luck = lucks_.contains(wanted);
    }
    if (const auto moment = next_moment(); moment && (moment->step == wanted || has_luck)) {
        find_standing(*moment);
        return true;
    }
    if (!has_luck) {
        find_luck(wanted);
        return true;
    }
    return find_decisions();
}

// The step on the screen if its standing is unknown; otherwise the next moment of the course.
std::optional<lab::Moment> OddsInBackground::next_moment() {
    const std::lock_guard lock(mutex_);
    if (!standings_.contains(wanted_)) {
        const auto known = std::ranges::find(moments_, wanted_, &lab::Moment::step);
        if (known != moments_.end()) return *known;
        lab::Moment here;
        here.step = wanted_;
        return here;
    }
    for (const lab::Moment& moment : moments_) {
        if (moment.step > wanted_) break;
        if (!standings_.contains(moment.step)) return moment;
    }
    return std::nullopt;
}

void OddsInBackground::find_standing(const lab::Moment& moment) {
    lab::Walk walk(match_, options_.viewer, options_.seed);
    walk.go_to(moment.step);
    const auto found = lab::estimate_chances(moment, walk.worlds(), forecast_, options_.seed,
                                             lab::futures_for(options_.effort), stop_);
    const std::lock_guard lock(mutex_);
    if (found) standings_.emplace(moment.step, *found);
}

void OddsInBackground::find_luck(std::size_t step) {
    const lab::Luck luck = lab::luck_of(match_, options_.viewer, step, options_.seed);
    const std::lock_guard lock(mutex_);
    lucks_.emplace(step, luck);
}

// Examines the next decision that may have mattered; false if none is left.
bool OddsInBackground::find_decisions() {
    if (options_.judged.empty()) return false;
    if (!decisions_) {
        std::vector<Decision> found;
        for (lab::Miss& miss :
             lab::suspects(match_, options_.judged, options_.seed, [this] { return !stop_; })) {
            found.push_back({std::move(miss)});
        }
        const std::lock_guard lock(mutex_);
        decisions_ = std::move(found);
        return true;
    }
    Decision* decision = next_decision();
    if (decision == nullptr) return false;
    // Only this thread changes the decisions, so it reads one without the lock.
    const std::uint32_t futures = lab::futures_for(options_.effort);
    const auto miss = lab::look_closely(match_, decision->miss, forecast_,
                                        {options_.seed, options_.effort, 2 * futures}, stop_);
    const std::lock_guard lock(mutex_);
    if (miss) decision->miss = *miss;
    decision->is_looked_at = miss.has_value();
    return true;
}

OddsInBackground::Decision* OddsInBackground::next_decision() {
    const std::lock_guard lock(mutex_);
    for (Decision& decision : *decisions_) {
        if (!decision.is_looked_at && decision.miss.step < wanted_) return &decision;
    }
    return nullptr;
}

}  // namespace catan::app
