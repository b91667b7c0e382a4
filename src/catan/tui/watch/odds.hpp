// Defines the interface to the winning chances of a watched game. They are computed in the background while the viewer
// watches; no call waits for them.
#pragma once

#include <cstddef>
#include <optional>

#include "catan/core/rooms.hpp"
#include "catan/lab/findings.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::tui::watch {

class Odds {
public:
    Odds() = default;
    Odds(const Odds&) = delete;
    Odds& operator=(const Odds&) = delete;
    Odds(Odds&&) = delete;
    Odds& operator=(Odds&&) = delete;
    virtual ~Odds() = default;

    // The viewer now looks at the position after `step` commands. It is computed first.
    virtual void look_at(std::size_t step) = 0;
    // The standing at `step`, or if it is still unknown, at the last known moment before.
    [[nodiscard]] virtual std::optional<lab::Standing> standing(std::size_t step) const = 0;
    // The findings up to `step`. `is_whole` is set once the analysis is finished.
    [[nodiscard]] virtual lab::Findings until(std::size_t step) const = 0;
    // Rings `signal` whenever new results arrive.
    virtual void wake(const tasks::WakeSignal& signal) = 0;
};

}  // namespace catan::tui::watch
