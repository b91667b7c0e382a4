// Says who looks at a game: a seat, a watcher, or all seats together. Each game decides what that viewer may know.
#pragma once

#include "tabletop/game/ids.hpp"

namespace tabletop {

// A seat, none (public information only), or all seats together (nothing is hidden: after the end of a game, or in
// a playback with open hands).
class Viewer {
public:
    // Seat::none() sees public information only.
    [[nodiscard]] static constexpr Viewer of(Seat seat) { return {seat, false}; }
    [[nodiscard]] static constexpr Viewer public_only() { return {Seat::none(), false}; }
    [[nodiscard]] static constexpr Viewer all() { return {Seat::none(), true}; }

    // Seat::none() unless the viewer is a seat.
    [[nodiscard]] constexpr Seat seat() const { return seat_; }
    [[nodiscard]] constexpr bool sees_all() const { return sees_all_; }
    [[nodiscard]] constexpr bool is(Seat seat) const { return seat.exists() && seat_ == seat; }
    // Whether this viewer sees the secrets of the seat.
    [[nodiscard]] constexpr bool sees_cards_of(Seat seat) const { return sees_all_ || is(seat); }

    friend constexpr bool operator==(Viewer, Viewer) = default;

private:
    constexpr Viewer(Seat seat, bool sees_all) : seat_(seat), sees_all_(sees_all) {}

    Seat seat_;
    bool sees_all_;
};

}  // namespace tabletop
