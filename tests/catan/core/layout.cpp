// Tests the faults of a layout, one at a time, on the board that R1.7 spells out.
#include "catan/core/layout.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "catan/core/generator.hpp"
#include "support/print.hpp"

using namespace catan;

namespace {

using Kind = LayoutFault::Kind;

// Hex 0 is the desert; hex 1 has lumber and a 3.
Board sound_board() { return make_board(Mode::Beginner, Shape::hexagon(3), 0); }

EdgeId edge(const Board& board, std::size_t a, std::size_t b) {
    return *board.topology.edge_between(IntersectionId(a), IntersectionId(b));
}

std::vector<LayoutFault> faults_of(const Board& board) {
    return faults(board.topology, board.layout);
}

std::vector<LayoutFault> only(Kind kind, HexId hex, EdgeId edge) { return {{kind, hex, edge}}; }

}  // namespace

TEST_CASE("a sound layout has no fault") {
    REQUIRE(faults_of(sound_board()).empty());
    REQUIRE(faults_of(make_board(Mode::Random, Shape::extended(), 3)).empty());
}

TEST_CASE("terrain or tokens for too few or too many hexes are a fault, whatever else is wrong") {
    for (const int change : {-1, 1}) {
        const auto size = static_cast<std::size_t>(19 + change);
        Board terrain = sound_board();
        terrain.layout.terrain.resize(size, Terrain::Desert);
        REQUIRE(faults_of(terrain) == only(Kind::WrongSize, HexId::none(), EdgeId::none()));
        Board token = sound_board();
        token.layout.token.resize(size, 0);
        token.layout.robber = HexId::none();
        REQUIRE(faults_of(token) == only(Kind::WrongSize, HexId::none(), EdgeId::none()));
    }
    Board none = sound_board();
    none.layout = Layout{};
    REQUIRE(faults_of(none) == only(Kind::WrongSize, HexId::none(), EdgeId::none()));
}

TEST_CASE("R1.4 a token on a desert is a fault") {
    Board board = sound_board();
    board.layout.token[0] = 4;
    REQUIRE(faults_of(board) == only(Kind::TokenOnDesert, HexId(0), EdgeId::none()));
}

TEST_CASE("R1.4 a hex that is not desert and has no token is a fault") {
    Board board = sound_board();
    board.layout.token[1] = 0;
    REQUIRE(faults_of(board) == only(Kind::TokenMissing, HexId(1), EdgeId::none()));
}

TEST_CASE("R1.3 a token that two dice cannot show, or a seven, is a fault") {
    for (const int token : {1, 7, 13, 255}) {
        CAPTURE(token);
        Board board = sound_board();
        board.layout.token[18] = static_cast<std::uint8_t>(token);
        REQUIRE(faults_of(board) == only(Kind::TokenImpossible, HexId(18), EdgeId::none()));
    }
    for (const int token : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        CAPTURE(token);
        Board board = sound_board();
        board.layout.token[18] = static_cast<std::uint8_t>(token);
        REQUIRE(faults_of(board).empty());
    }
}

TEST_CASE("R1.8 a port that is not on the coast is a fault") {
    Board board = sound_board();
    const EdgeId inland = edge(board, 0, 1);
    board.layout.ports[0].edge = inland;
    REQUIRE(faults_of(board) == only(Kind::PortNotOnCoast, HexId::none(), inland));
    board.layout.ports[0].edge = EdgeId(72);
    REQUIRE(faults_of(board) == only(Kind::PortNotOnCoast, HexId::none(), EdgeId(72)));
    board.layout.ports[0].edge = EdgeId::none();
    REQUIRE(faults_of(board) == only(Kind::PortNotOnCoast, HexId::none(), EdgeId::none()));
}

TEST_CASE("R1.8 a port that shares an intersection with an earlier one is a fault") {
    Board board = sound_board();
    const EdgeId touching = edge(board, 36, 37);  // beside the port 35-36
    board.layout.ports.push_back({touching, std::nullopt});
    REQUIRE(faults_of(board) == only(Kind::PortsTouch, HexId::none(), touching));
    board.layout.ports.back().edge = edge(board, 35, 36);
    REQUIRE(faults_of(board) == only(Kind::PortsTouch, HexId::none(), edge(board, 35, 36)));
    // From the other side too.
    board.layout.ports.back().edge = edge(board, 34, 35);
    REQUIRE(faults_of(board) == only(Kind::PortsTouch, HexId::none(), edge(board, 34, 35)));
}

TEST_CASE("a layout needs no ports") {
    Board board = sound_board();
    board.layout.ports.clear();
    REQUIRE(faults_of(board).empty());
}

TEST_CASE("R1.11 a robber that is on no hex is a fault, and one that is on any hex is none") {
    Board board = sound_board();
    board.layout.robber = HexId(18);
    REQUIRE(faults_of(board).empty());
    for (const HexId off : {HexId(19), HexId::none()}) {
        board.layout.robber = off;
        REQUIRE(faults_of(board) == only(Kind::RobberOffBoard, off, EdgeId::none()));
    }
}

TEST_CASE("all faults of a layout are found, hexes first, then ports, then the robber") {
    Board board = sound_board();
    board.layout.token[0] = 6;
    board.layout.token[5] = 0;
    board.layout.token[9] = 7;
    const EdgeId inland = edge(board, 0, 1);
    board.layout.ports[2].edge = inland;
    const EdgeId touching = edge(board, 36, 37);
    board.layout.ports.push_back({touching, Resource::Ore});
    board.layout.robber = HexId(19);
    const std::vector<LayoutFault> wanted{{Kind::TokenOnDesert, HexId(0), EdgeId::none()},
                                          {Kind::TokenMissing, HexId(5), EdgeId::none()},
                                          {Kind::TokenImpossible, HexId(9), EdgeId::none()},
                                          {Kind::PortNotOnCoast, HexId::none(), inland},
                                          {Kind::PortsTouch, HexId::none(), touching},
                                          {Kind::RobberOffBoard, HexId(19), EdgeId::none()}};
    REQUIRE(faults_of(board) == wanted);
}

TEST_CASE("R1.6 adjacent red tokens are found, each pair once, and are no fault") {
    Board board = sound_board();
    REQUIRE(adjacent_reds(board.topology, board.layout).empty());
    // Nothing red but a ring of three of hexes that touch each other, and one away from them.
    for (std::uint8_t& token : board.layout.token) {
        if (token != 0) token = 4;
    }
    board.layout.token[1] = 6;
    board.layout.token[7] = 8;
    board.layout.token[18] = 6;
    board.layout.token[12] = 8;
    const std::vector<std::array<HexId, 2>> wanted{
        {HexId(1), HexId(7)}, {HexId(1), HexId(18)}, {HexId(7), HexId(18)}};
    REQUIRE(adjacent_reds(board.topology, board.layout) == wanted);
    REQUIRE(faults_of(board).empty());
}

TEST_CASE("the pips of a token are its chances in 36") {
    std::vector<int> chances(256, 0);
    for (std::size_t first = 1; first <= 6; ++first) {
        for (std::size_t second = 1; second <= 6; ++second) ++chances[first + second];
    }
    chances[7] = 0;  // there is no such token
    for (std::size_t token = 0; token < chances.size(); ++token) {
        CAPTURE(token);
        REQUIRE(pips(static_cast<std::uint8_t>(token)) == chances[token]);
    }
}

TEST_CASE("a board tells the terrain and the token of a hex") {
    const Board board = sound_board();
    REQUIRE(board.terrain(HexId(0)) == Terrain::Desert);
    REQUIRE(board.token(HexId(0)) == 0);
    REQUIRE(board.terrain(HexId(7)) == Terrain::Ore);
    REQUIRE(board.token(HexId(7)) == 8);
}
