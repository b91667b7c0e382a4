// Looking for a place on the board: what is to be built, where it may go, and the cursor among those places, moved by
// arrows and clicks.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/topology.hpp"
#include "catan/tui/spots.hpp"

namespace catan::tui {

// What a place is looked for.
enum class Placing : std::uint8_t { Nothing, Settlement, Road, City, Robber };

class PlaceCursor {
public:
    explicit PlaceCursor(const Topology& topology) : topology_(topology) {}

    // The size the board is drawn at, which is what the arrows go by.
    void use(Size size) { geometry_ = Geometry(size); }

    // Among the places that these commands have for it; nothing is looked for if there is none.
    void begin(Placing what, std::span<const Command> legal);
    // The same for what one of them places, beginning there; nothing is looked for if it places nothing.
    void begin_at(const Command& command, std::span<const Command> legal);
    void end() { begin(Placing::Nothing, {}); }

    [[nodiscard]] bool is_looking() const { return !spots_.empty(); }
    [[nodiscard]] Placing placing() const { return placing_; }
    [[nodiscard]] std::span<const Spot> spots() const { return spots_; }
    [[nodiscard]] std::optional<Spot> chosen() const;
    // That builds on the chosen place.
    [[nodiscard]] Command command() const;

    void step(bool back);
    void move(Toward toward);
    // What a click on the board comes to: a place is chosen, and taken by the second click on it.
    enum class Click : std::uint8_t { Nothing, Chosen, Taken };
    Click click(Cell cell);

private:
    void choose(const Spot& spot);

    const Topology& topology_;
    Geometry geometry_{Size::Small};
    Placing placing_ = Placing::Nothing;
    std::vector<Spot> spots_;
    std::size_t at_ = 0;           // the one that is chosen
    std::optional<Spot> clicked_;  // the one a second click takes
};

}  // namespace catan::tui
