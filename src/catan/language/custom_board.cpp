#include "catan/language/custom_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "catan/core/rules.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {
namespace {

HexId read_hex_id(text::Reader& reader, const Topology& topology) {
    const std::size_t column = reader.column();
    const std::uint64_t hex = reader.take_number("a hex");
    if (hex >= topology.hexes()) {
        throw text::TextError(
            column, fmt::format("the hexes of this board are 0 to {}, so there is no {} (R1.1)",
                                topology.hexes() - 1, hex));
    }
    return HexId(hex);
}

}  // namespace

CustomBoard::CustomBoard(Shape shape) : board_{Topology(shape), {}}, said_(shape.hexes()) {
    board_.layout.terrain.resize(shape.hexes(), Terrain::Desert);
    board_.layout.token.resize(shape.hexes());
}

void CustomBoard::read_hex(text::Reader& reader) {
    const std::size_t column = reader.column();
    const HexId hex = read_hex_id(reader, board_.topology);
    if (said_[hex.value])
        throw text::TextError(column, fmt::format("hex {} is listed twice", hex.value));
    said_[hex.value] = true;
    const Terrain terrain = read_terrain(reader);
    board_.layout.terrain[hex.value] = terrain;
    if (terrain == Terrain::Desert) {
        if (!reader.at_end()) reader.fail("a desert has no token");
        return;
    }
    const std::size_t token_column = reader.column();
    const std::uint64_t token = reader.take_number("a token");
    if (token < 2 || token > largest_token || token == 7) {
        throw text::TextError(token_column,
                              fmt::format("a token must be 2 to 12, but not 7; found {}", token));
    }
    board_.layout.token[hex.value] = static_cast<std::uint8_t>(token);
}

void CustomBoard::read_port(text::Reader& reader) {
    const std::size_t column = reader.column();
    const EdgeId edge = read_edge(reader, board_.topology);
    if (!edge.exists())
        throw text::TextError(column, "no edge joins these two intersections (R1.1)");
    if (!board_.topology.is_coast(edge))
        throw text::TextError(column, "this edge is not on the coast");
    const auto& ends = board_.topology.ends(edge);
    for (const Port& other : board_.layout.ports) {
        for (const IntersectionId end : board_.topology.ends(other.edge)) {
            if (std::ranges::find(ends, end) == ends.end()) continue;
            throw text::TextError(column,
                                  fmt::format("intersection {} already has a port", end.value));
        }
    }
    constexpr std::array<std::string_view, resource_count + 1> kinds{
        name(Resource::Lumber), name(Resource::Brick), name(Resource::Wool),
        name(Resource::Grain),  name(Resource::Ore),   "3:1"};
    const std::size_t kind = reader.take_one_of("port", kinds);
    Port port{edge, std::nullopt};
    if (kind < resource_count) port.resource = all_resources[kind];
    board_.layout.ports.push_back(port);
}

void CustomBoard::read_robber(text::Reader& reader) {
    if (robber_said_) reader.fail("the robber is placed twice");
    board_.layout.robber = read_hex_id(reader, board_.topology);
    robber_said_ = true;
}

Board CustomBoard::finished() const {
    const auto missing = std::ranges::find(said_, false);
    if (missing != said_.end()) {
        throw text::TextError(
            0, fmt::format("the custom board has no hex {}", missing - said_.begin()));
    }
    Board board = board_;
    if (robber_said_) return board;
    const auto desert = std::ranges::find(board.layout.terrain, Terrain::Desert);
    if (desert == board.layout.terrain.end()) {
        throw text::TextError(0,
                              "the custom board has no desert, so it must say where the robber is");
    }
    board.layout.robber = HexId(static_cast<std::size_t>(desert - board.layout.terrain.begin()));
    return board;
}

}  // namespace catan::language
