// Lets the player choose a place for a piece. The cursor keeps the candidate places, and arrows and clicks move it among
// them. The source also has the mode and the keys of such a choice (table_modes.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/topology.hpp"
#include "catan/tui/spots.hpp"

namespace catan::tui {

// The piece to place.
enum class Placing : std::uint8_t { Nothing, Settlement, Road, City, Robber };

class PlaceCursor {
public:
    explicit PlaceCursor(const Topology& topology) : topology_(topology) {}

    // Sets the size of the drawn board; the arrows go by it.
    void use(Size size) { geometry_ = Geometry(size); }

    // Starts a choice among the places for `what` in the legal commands. If there is none, no choice starts.
    void begin(Placing what, std::span<const Command> legal);
    // Starts a choice for the piece that `command` places, with the cursor on its place. If it places nothing, no
    // choice starts.
    void begin_at(const Command& command, std::span<const Command> legal);
    void end() { begin(Placing::Nothing, {}); }

    [[nodiscard]] bool is_looking() const { return !spots_.empty(); }
    [[nodiscard]] Placing placing() const { return placing_; }
    [[nodiscard]] std::span<const Spot> spots() const { return spots_; }
    [[nodiscard]] std::optional<Spot> chosen() const;
    // The command that builds on the chosen place.
    [[nodiscard]] Command command() const;

    void step(bool back);
    void move(Toward toward);
    // Result of a click on the board: the first click chooses a place, a second one takes it.
    enum class Click : std::uint8_t { Nothing, Chosen, Taken };
    Click click(Cell cell);

private:
    void choose(const Spot& spot);

    const Topology& topology_;
    Geometry geometry_{Size::Small};
    Placing placing_ = Placing::Nothing;
    std::vector<Spot> spots_;
    std::size_t at_ = 0;           // index of the chosen place
    std::optional<Spot> clicked_;  // the place a second click takes
};

}  // namespace catan::tui
