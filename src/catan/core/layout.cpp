#include "catan/core/layout.hpp"

#include "catan/core/rules.hpp"

namespace catan {
namespace {

using Kind = LayoutFault::Kind;

std::optional<Kind> token_fault(Terrain terrain, std::uint8_t token) {
    if (terrain == Terrain::Desert) {
        return token == 0 ? std::nullopt : std::optional(Kind::TokenOnDesert);
    }
    if (token == 0) return Kind::TokenMissing;
    return pips(token) > 0 ? std::nullopt : std::optional(Kind::TokenImpossible);
}

}  // namespace

std::vector<LayoutFault> faults(const Topology& topology, const Layout& layout) {
    if (layout.terrain.size() != topology.hexes() || layout.token.size() != topology.hexes()) {
        return {{Kind::WrongSize, HexId::none(), EdgeId::none()}};
    }
    std::vector<LayoutFault> found;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        if (const auto fault = token_fault(layout.terrain[i], layout.token[i])) {
            found.push_back({*fault, HexId(i), EdgeId::none()});
        }
    }
    std::vector<bool> has_port(topology.intersections(), false);
    for (const Port& port : layout.ports) {
        if (port.edge.value >= topology.edges() || !topology.is_coast(port.edge)) {
            found.push_back({Kind::PortNotOnCoast, HexId::none(), port.edge});
            continue;
        }
        const auto [a, b] = topology.ends(port.edge);
        if (has_port[a.value] || has_port[b.value]) {
            found.push_back({Kind::PortsTouch, HexId::none(), port.edge});
        }
        has_port[a.value] = has_port[b.value] = true;
    }
    if (layout.robber.value >= topology.hexes()) {
        found.push_back({Kind::RobberOffBoard, layout.robber, EdgeId::none()});
    }
    return found;
}

std::vector<std::array<HexId, 2>> adjacent_reds(const Topology& topology, const Layout& layout) {
    std::vector<std::array<HexId, 2>> pairs;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        if (!is_red(layout.token[i])) continue;
        for (const HexId other : topology.neighbours(HexId(i))) {
            if (other.exists() && HexId(i) < other && is_red(layout.token[other.value])) {
                pairs.push_back({HexId(i), other});
            }
        }
    }
    return pairs;
}

}  // namespace catan
