// What is known of everybody's chances in a game that is watched. They are found out elsewhere, while somebody looks: nobody
// waits for them.
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

    // After so many commands is where somebody looks now: that comes first.
    virtual void look_at(std::size_t step) = 0;
    // How it stands there, or where that is not known yet, at the last moment before it that is.
    [[nodiscard]] virtual std::optional<lab::Standing> standing(std::size_t step) const = 0;
    // All that is known of the game up to there. It is whole once nothing is left to be found out.
    [[nodiscard]] virtual lab::Findings until(std::size_t step) const = 0;
    // Rings the signal whenever more is known.
    virtual void wake(const tasks::WakeSignal& signal) = 0;
};

}  // namespace catan::tui::watch
