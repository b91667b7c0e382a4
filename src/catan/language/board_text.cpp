#include "catan/language/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

namespace catan::language {
namespace {

// Appends a word and the existing places in ascending order.
template <typename Place>
void append_places(std::string& line, std::string_view word, std::span<const Place> places) {
    std::vector<Place> sorted(places.begin(), places.end());
    std::ranges::sort(sorted);
    fmt::format_to(std::back_inserter(line), " {}", word);
    for (const Place place : sorted) {
        if (place.exists()) fmt::format_to(std::back_inserter(line), " {}", place.value);
    }
}

std::string token_word(std::uint8_t token) {
    return token == 0 ? std::string() : fmt::format(" {}", token);
}

}  // namespace

std::string port_word(const Port& port) {
    return std::string(port.resource ? name(*port.resource) : "3:1");
}

std::string board_script(const Board& board) {
    const Shape shape = board.topology.shape();
    std::string script = shape.is_extended()
                             ? std::string("board custom extended\n")
                             : fmt::format("board custom hexagon {}\n", shape.radius);
    const auto out = std::back_inserter(script);
    for (std::size_t i = 0; i < board.topology.hexes(); ++i) {
        const HexId hex(i);
        fmt::format_to(out, "hex {} {}{}\n", i, name(board.terrain(hex)),
                       token_word(board.token(hex)));
    }
    for (const Port& port : board.layout.ports) {
        const auto [a, b] = board.topology.ends(port.edge);
        fmt::format_to(out, "port {}-{} {}\n", a.value, b.value, port_word(port));
    }
    fmt::format_to(out, "robber {}\n", board.layout.robber.value);
    return script;
}

std::string board_graph(const Board& board) {
    const Topology& topology = board.topology;
    std::string graph;
    const auto out = std::back_inserter(graph);
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        const HexId hex(i);
        fmt::format_to(out, "hex {}", i);
        append_places<HexId>(graph, "neighbours", topology.neighbours(hex));
        append_places<IntersectionId>(graph, "corners", topology.corners(hex));
        fmt::format_to(out, " terrain {}", name(board.terrain(hex)));
        if (board.token(hex) != 0) fmt::format_to(out, " token {}", board.token(hex));
        graph += '\n';
    }
    std::vector<std::string> ports(topology.intersections());
    for (const Port& port : board.layout.ports) {
        for (const IntersectionId end : topology.ends(port.edge)) {
            ports[end.value] = fmt::format(" port {}", port_word(port));
        }
    }
    for (std::size_t i = 0; i < topology.intersections(); ++i) {
        const IntersectionId intersection(i);
        fmt::format_to(out, "intersection {}", i);
        append_places(graph, "neighbours", topology.neighbours(intersection));
        append_places(graph, "hexes", topology.hexes(intersection));
        graph += ports[i];
        graph += '\n';
    }
    fmt::format_to(out, "# robber {}\n", board.layout.robber.value);
    return graph;
}

}  // namespace catan::language
