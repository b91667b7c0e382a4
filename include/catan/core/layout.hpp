// Describes a layout of a topology: terrain, tokens, ports and the robber's first hex. Checks whether any layout can be
// played. Does not make layouts; the generator does.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/topology.hpp"

namespace catan {

// A port on the two intersections of a coast edge: 2:1 for its resource, or 3:1 for any resource without one.
struct Port {
    EdgeId edge;
    std::optional<Resource> resource;

    friend constexpr bool operator==(const Port&, const Port&) = default;
};

struct Layout {
    std::vector<Terrain> terrain;     // by hex
    std::vector<std::uint8_t> token;  // by hex, 0 for none
    std::vector<Port> ports;
    HexId robber;

    friend bool operator==(const Layout&, const Layout&) = default;
};

struct Board {
    Topology topology;
    Layout layout;

    [[nodiscard]] Terrain terrain(HexId hex) const { return layout.terrain[hex.value]; }
    [[nodiscard]] std::uint8_t token(HexId hex) const { return layout.token[hex.value]; }
};

// A fault of a layout. The kind tells whether it concerns the hex or the edge.
struct LayoutFault {
    enum class Kind : std::uint8_t {
        WrongSize,        // terrain or tokens do not match the number of hexes
        TokenOnDesert,    // at hex
        TokenMissing,     // at hex
        TokenImpossible,  // at hex: not a sum of two dice, or 7
        PortNotOnCoast,   // at edge
        PortsTouch,       // at edge: shares an intersection with an earlier port
        RobberOffBoard,
    };

    Kind kind = Kind::WrongSize;
    HexId hex;
    EdgeId edge;

    friend constexpr bool operator==(const LayoutFault&, const LayoutFault&) = default;
};

// All faults, in the order of hexes and ports. A layout without faults can be played.
[[nodiscard]] std::vector<LayoutFault> faults(const Topology& topology, const Layout& layout);

// R1.6: the pairs of adjacent hexes that both have a red token. Generated boards have none; custom boards may.
[[nodiscard]] std::vector<std::array<HexId, 2>> adjacent_reds(const Topology& topology,
                                                              const Layout& layout);

// The pips of a token: the probability of its number, in 36ths.
[[nodiscard]] constexpr int pips(std::uint8_t token) {
    if (token < 2 || token > 12 || token == 7) return 0;
    return token < 7 ? token - 1 : 13 - token;
}

}  // namespace catan
