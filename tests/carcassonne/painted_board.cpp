// The second implementation of the rules is itself tested: its pictures against a table of the tiles, small scores by
// hand, and its fills against a brush that knows nothing but the finished painting.
#include "support/carcassonne/painted_board.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "support/carcassonne/painted_game.hpp"

using namespace painted;

namespace {

// "city n, road e/w, field en/wn at city n, field es/se/sw/ws"
std::string parts_of(const Tile& tile) {
    std::string text;
    for (const Part& part : tile.parts) {
        if (!text.empty()) text += ", ";
        text += part.names.front();
        for (std::size_t i = 1; i < part.names.size(); ++i) {
            text += "/" + part.names[i].substr(part.names[i].find(' ') + 1);
        }
        if (part.pennants == 1) text += " with a pennant";
        for (const int number : part.cities) {
            text += " at " + tile.parts[static_cast<std::size_t>(number)].names.front();
        }
    }
    return text;
}

struct Known {
    char kind;
    int count;
    std::string parts;
};

// A turn of a game in which the followers are told.
std::vector<Scored> turn(Board& board, int seat, char kind, Placement at,
                         const std::string& spot = "") {
    board.place(kind, at);
    return spot.empty() ? board.pass() : board.put_follower(seat, spot);
}

using Spots = std::vector<std::string>;
using Seats = std::vector<int>;

Board empty_board(int players = 2) {
    return Board(players, {.start_any = true, .small_city = 4, .farmers = true});
}

}  // namespace

TEST_CASE("72 painted tiles hold the parts of the real ones") {
    const std::vector<Known> known{
        {'A', 2, "road s, cloister, field nw/ne/en/es/se/sw/ws/wn"},
        {'B', 4, "cloister, field nw/ne/en/es/se/sw/ws/wn"},
        {'C', 1, "city n/e/s/w with a pennant"},
        {'D', 4, "city n, road e/w, field en/wn at city n, field es/se/sw/ws"},
        {'E', 5, "city n, field en/es/se/sw/ws/wn at city n"},
        {'F', 2, "city e/w with a pennant, field nw/ne at city e, field se/sw at city e"},
        {'G', 1, "city e/w, field nw/ne at city e, field se/sw at city e"},
        {'H', 3, "city n, city s, field en/es/ws/wn at city n at city s"},
        {'I', 2, "city n, city w, field en/es/se/sw at city n at city w"},
        {'J', 3, "city n, road e/s, field en/sw/ws/wn at city n, field es/se"},
        {'K', 3, "city n, road s/w, field en/es/se/wn at city n, field sw/ws"},
        {'L', 3, "city n, road e, road s, road w, field en/wn at city n, field es/se, field sw/ws"},
        {'M', 2, "city n/w with a pennant, field en/es/se/sw at city n"},
        {'N', 3, "city n/w, field en/es/se/sw at city n"},
        {'O', 2, "city n/w with a pennant, road e/s, field en/sw at city n, field es/se"},
        {'P', 3, "city n/w, road e/s, field en/sw at city n, field es/se"},
        {'Q', 1, "city n/e/w with a pennant, field se/sw at city n"},
        {'R', 3, "city n/e/w, field se/sw at city n"},
        {'S', 2, "city n/e/w with a pennant, road s, field se at city n, field sw at city n"},
        {'T', 1, "city n/e/w, road s, field se at city n, field sw at city n"},
        {'U', 8, "road e/w, field nw/ne/en/wn, field es/se/sw/ws"},
        {'V', 9, "road s/w, field nw/ne/en/es/se/wn, field sw/ws"},
        {'W', 4, "road e, road s, road w, field nw/ne/en/wn, field es/se, field sw/ws"},
        {'X', 1,
         "road n, road e, road s, road w, field nw/wn, field ne/en, field es/se, field sw/ws"}};
    int tiles = 0;
    std::string kinds;
    for (const Known& tile : known) {
        CAPTURE(tile.kind);
        CHECK(count_of(tile.kind) == tile.count);
        CHECK(parts_of(turned(tile.kind, 0)) == tile.parts);
        tiles += tile.count;
        kinds += tile.kind;
    }
    CHECK(tiles == 72);
    CHECK(kinds == all_kinds);
    CHECK(full_bag({}).size() == 71);
    CHECK(full_bag({.start_any = true, .small_city = 4, .farmers = true}).size() == 72);
}

TEST_CASE("painted tiles turn clockwise") {
    CHECK(parts_of(turned('D', 1)) == "city e, road n/s, field nw/sw/ws/wn, field ne/se at city e");
    CHECK(parts_of(turned('K', 2)) == "city s, road n/e, field nw/es/ws/wn at city s, field ne/en");
    CHECK(parts_of(turned('I', 3)) == "city s, city w, field nw/ne/en/es at city s at city w");
    for (const char kind : all_kinds) {
        for (int turns = 0; turns < 4; ++turns) {
            CAPTURE(kind, turns);
            const Tile& tile = turned(kind, turns);
            // Every painted pixel belongs to a part, and edges read the same from both ends, so the direction of
            // reading cannot matter where two tiles meet.
            for (const auto& edge : tile.edges)
                CHECK(std::equal(edge.begin(), edge.end(), edge.rbegin()));
            const Tile& next = turned(kind, (turns + 1) % 4);
            for (std::size_t side = 0; side < 4; ++side) {
                CHECK(tile.edges[side] == next.edges[(side + 1) % 4]);
            }
        }
    }
}

TEST_CASE("a painted board begins with D or with nothing") {
    const Board board(2);
    CHECK(board.tiles() == 1);
    CHECK(board.spots_at(0, 0) == Spots{"city n", "road e", "field en", "field es"});
    CHECK(board.spots(0).empty());
    CHECK(board.places('C') == std::vector<Placement>{{0, 1, 0}, {0, 1, 1}, {0, 1, 2}, {0, 1, 3}});
    CHECK_FALSE(board.fits('E', {0, 1, 0}));
    CHECK_FALSE(board.fits('B', {5, 5, 0}));

    Board empty = empty_board();
    CHECK(empty.places('E') == std::vector<Placement>{{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 0, 3}});
    empty.place('E', {0, 0, 1});
    CHECK(empty.spots(1) == Spots{"city e", "field nw"});
    CHECK_THROWS(empty.place('E', {1, 0, 3}));
}

TEST_CASE("a painted city of two tiles pays 4, or 2 by the older rule") {
    for (const int pays : {4, 2}) {
        Board board(2, {.start_any = false, .small_city = pays, .farmers = true});
        const auto scored = turn(board, 0, 'E', {0, 1, 2}, "city s");
        REQUIRE(scored.size() == 1);
        CHECK(scored[0] == Scored{"city", pays, {0}, 2, 0, 0});
        CHECK(board.points(0) == pays);
        CHECK(board.in_hand(0) == 7);
        CHECK(board.follower_on(0, 1, "city s") == -1);
        CHECK(board.feature(0, 0, "city n").owners.empty());
    }
}

TEST_CASE("a painted city counts pennants, and half as much until it is complete") {
    Board board(2);
    CHECK(turn(board, 0, 'F', {0, 1, 1}, "city n").empty());
    CHECK(board.feature(0, 0, "city n").open == 1);
    CHECK(board.projected() == Seats{3, 0});
    CHECK(turn(board, 1, 'E', {0, 2, 2}) == std::vector<Scored>{{"city", 8, {0}, 3, 1, 0}});
}

TEST_CASE("a painted ring of road is complete and encloses a field") {
    Board board = empty_board();
    CHECK(turn(board, 0, 'V', {0, 0, 3}, "road s").empty());
    CHECK(turn(board, 1, 'V', {1, 0, 0}).empty());
    CHECK(turn(board, 0, 'V', {1, -1, 1}).empty());
    board.place('V', {0, -1, 2});
    CHECK(board.spots(1) == Spots{"field nw", "field ne"});
    CHECK(board.feature(0, 0, "field es").open == 0);
    CHECK(board.put_follower(1, "field en") == std::vector<Scored>{{"road", 4, {0}, 4, 0, 0}});
    CHECK(board.in_hand(1) == 6);
    CHECK(board.at_the_end() == std::vector<Scored>{{"field", 0, {1}, 4, 0, 0}});
}

TEST_CASE("two painted parts of one road are two spots, and their tile counts once") {
    Board board = empty_board();
    turn(board, 0, 'V', {0, 0, 0});
    turn(board, 1, 'V', {0, -1, 1});
    turn(board, 0, 'V', {-1, -1, 2});
    board.place('W', {-1, 0, 0});
    CHECK(board.spots(1) ==
          Spots{"road e", "road s", "road w", "field nw", "field es", "field sw"});
    CHECK(board.put_follower(1, "road s") == std::vector<Scored>{{"road", 4, {1}, 4, 0, 0}});
}

TEST_CASE("a tie on a painted road pays both in full, and one more follower pays one alone") {
    for (const bool tie : {true, false}) {
        Board board = empty_board(3);
        turn(board, 0, 'U', {0, 0, 0}, "road e");
        for (int x = 0; x < 5; ++x) turn(board, 1, 'B', {x, 1, 0});
        turn(board, 1, 'U', {2, 0, 0}, "road w");
        turn(board, 2, 'U', {4, 0, 0}, tie ? "" : "road w");
        if (!tie) {
            turn(board, 0, 'B', {5, 1, 0});
            turn(board, 0, 'B', {6, 1, 0});
            turn(board, 0, 'U', {6, 0, 0}, "road e");
            turn(board, 0, 'U', {5, 0, 0});
        }
        turn(board, 0, 'U', {3, 0, 0});
        board.place('U', {1, 0, 0});
        // It joins roads that bear followers, so only its fields are free.
        CHECK(board.spots(2) == Spots{"field nw", "field es"});
        board.pass();
        const int end = tie ? 5 : 7;
        CHECK(turn(board, 0, 'A', {-1, 0, 3}).empty());
        const auto scored = turn(board, 0, 'A', {end, 0, 1});
        REQUIRE(scored.size() == 1);
        CHECK(scored[0].points == end + 2);
        CHECK(scored[0].seats == (tie ? Seats{0, 1} : Seats{0}));
        for (int seat = 0; seat < 3; ++seat) CHECK(board.in_hand(seat) == 7);
    }
}

TEST_CASE("a painted cloister is complete in the middle of nine tiles, by any hand") {
    Board board = empty_board();
    turn(board, 0, 'B', {0, 0, 0}, "cloister");
    for (const Placement at :
         {Placement{0, 1, 0}, Placement{1, 1, 0}, Placement{1, 0, 0}, Placement{1, -1, 0},
          Placement{0, -1, 0}, Placement{-1, -1, 0}, Placement{-1, 0, 0}}) {
        CHECK(turn(board, 1, 'B', at).empty());
    }
    CHECK(board.feature(0, 0, "cloister").open == 1);
    CHECK(turn(board, 1, 'B', {-1, 1, 0}, "cloister") ==
          std::vector<Scored>{{"cloister", 9, {0}, 9, 0, 0}});
    CHECK(board.projected() == Seats{9, 4});
}

TEST_CASE("painted farmers stay, and are paid for distinct complete cities") {
    Board board(2);
    turn(board, 0, 'E', {0, 1, 2}, "field nw");
    CHECK(board.projected() == Seats{3, 0});
    // The southern half of D touches no city.
    turn(board, 1, 'B', {0, -1, 0}, "field nw");
    CHECK(board.projected() == Seats{3, 0});
    // H separates the two cities that its field touches; the eastern one is complete at once.
    turn(board, 0, 'H', {0, 2, 1});
    turn(board, 1, 'E', {1, 2, 3});
    CHECK(board.projected() == Seats{6, 0});
    CHECK(board.in_hand(0) == 6);
    const Feature farmed = board.feature(0, 1, "field en");
    CHECK(farmed.cities == 2);
    CHECK(farmed.owners == Seats{0});
}

TEST_CASE("painted players without followers, or without farmers, have no such spots") {
    Board board = empty_board();
    for (int x = 0; x < 7; ++x) turn(board, 0, 'B', {x, 0, 0}, "cloister");
    board.place('B', {7, 0, 0});
    CHECK(board.spots(0).empty());
    CHECK(board.spots(1) == Spots{"cloister", "field nw"});
    CHECK_THROWS(board.put_follower(0, "cloister"));

    Board farmless(2, {.start_any = false, .small_city = 4, .farmers = false});
    farmless.place('E', {0, 1, 2});
    CHECK(farmless.spots(0) == Spots{"city s"});
    CHECK_THROWS(farmless.put_follower(0, "field nw"));
}

namespace {

// A brush that knows only the lines of a finished painting: it fills pixels, and tells tiles and sides from where they
// are.
class Brush {
public:
    explicit Brush(const Board& board) : lines_(board.canvas()) {
        rows_ = static_cast<int>(lines_.size());
        columns_ = static_cast<int>(lines_[0].size());
        strokes_.assign(lines_.size(), std::vector<int>(lines_[0].size(), -1));
        for (int row = 0; row < rows_; ++row) {
            for (int column = 0; column < columns_; ++column) {
                const char colour = pixel(row, column);
                if (colour == ' ' || colour == '+' || stroke(row, column) >= 0) continue;
                fill(row, column, colour);
            }
        }
    }

    struct Stroke {
        char colour;
        int pennants = 0;
        std::set<std::pair<int, int>> tiles;
        std::set<std::vector<int>> open;
        std::set<std::pair<int, int>>
            beside;  // of a field: pixels of cities next to it on the same tile
    };

    [[nodiscard]] const Stroke& at(int row, int column) const {
        return found_[static_cast<std::size_t>(stroke(row, column))];
    }

    [[nodiscard]] int complete_cities(const Stroke& field_stroke) const {
        std::set<int> found;
        for (const auto& [row, column] : field_stroke.beside) {
            if (at(row, column).open.empty()) found.insert(stroke(row, column));
        }
        return static_cast<int>(found.size());
    }

private:
    [[nodiscard]] char pixel(int row, int column) const {
        if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return ' ';
        const char colour = lines_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        return colour == 'P' ? '#' : colour;
    }
    [[nodiscard]] int stroke(int row, int column) const {
        return strokes_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    void fill(int row, int column, char colour) {
        Stroke found{.colour = colour, .pennants = 0, .tiles = {}, .open = {}, .beside = {}};
        const int number = static_cast<int>(found_.size());
        std::vector<std::pair<int, int>> waiting{{row, column}};
        while (!waiting.empty()) {
            const auto [r, c] = waiting.back();
            waiting.pop_back();
            if (stroke(r, c) >= 0) continue;
            strokes_[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] = number;
            found.tiles.insert({r / pixels, c / pixels});
            if (lines_[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] == 'P')
                ++found.pennants;
            for (const auto& [dr, dc] :
                 {std::pair{-1, 0}, std::pair{0, 1}, std::pair{1, 0}, std::pair{0, -1}}) {
                const char next = pixel(r + dr, c + dc);
                const bool leaves = (r + pixels) / pixels != (r + dr + pixels) / pixels ||
                                    (c + pixels) / pixels != (c + dc + pixels) / pixels;
                if (next == colour) waiting.push_back({r + dr, c + dc});
                if (leaves && next == ' ') found.open.insert({r / pixels, c / pixels, dr, dc});
                if (!leaves && colour == '.' && next == '#') found.beside.insert({r + dr, c + dc});
            }
        }
        found_.push_back(std::move(found));
    }

    std::vector<std::string> lines_;
    int rows_ = 0;
    int columns_ = 0;
    std::vector<std::vector<int>> strokes_;
    std::vector<Stroke> found_;
};

}  // namespace

TEST_CASE("a brush finds the features of random games on the finished painting") {
    const int seed = GENERATE(range(0, 12));
    CAPTURE(seed);
    RandomGame game(2 + seed % 4, {.start_any = seed % 3 == 0, .small_city = 4, .farmers = true},
                    static_cast<std::uint64_t>(seed),
                    {.followers = 60, .crowded = seed % 2 == 0 ? 80 : 10});
    std::vector<Placement> laid;
    if (seed % 3 != 0) laid.push_back({});
    while (game.draw().kind != '\0') {
        laid.push_back(game.lay());
        game.follow();
        if (laid.size() % 12 != 0) continue;
        int left = 0, top = 0;
        for (const Placement& at : laid) {
            left = std::min(left, at.x);
            top = std::max(top, at.y);
        }
        const Board& board = game.board();
        INFO(board.text());
        const Brush brush(board);
        for (const Placement& at : laid) {
            const Tile& tile = turned(board.kind_at(at.x, at.y), at.turns);
            for (const Part& part : tile.parts) {
                if (part.colour == cloister) continue;
                INFO(at.x << "," << at.y << " " << part.names.front());
                const auto& stroke = brush.at(pixels * (top - at.y) + part.row,
                                              pixels * (at.x - left) + part.column);
                const Feature feature = board.feature(at.x, at.y, part.names.front());
                REQUIRE(stroke.colour == part.colour);
                CHECK(feature.tiles == static_cast<int>(stroke.tiles.size()));
                CHECK(feature.pennants == stroke.pennants);
                CHECK(feature.open == static_cast<int>(stroke.open.size()));
                CHECK(feature.cities == brush.complete_cities(stroke));
            }
        }
    }
}

TEST_CASE("random painted games keep every tile and every follower") {
    const int seed = GENERATE(range(0, 40));
    CAPTURE(seed);
    RandomGame game(2 + seed % 4,
                    {.start_any = seed % 2 == 0, .small_city = 4, .farmers = seed % 5 != 0},
                    static_cast<std::uint64_t>(1000 + seed));
    std::size_t set_aside = 0;
    std::vector<int> scored(static_cast<std::size_t>(game.board().players()), 0);
    for (;;) {
        const Drawn drawn = game.draw();
        set_aside += drawn.set_aside.size();
        if (drawn.kind == '\0') break;
        const Placement at = game.lay();
        std::vector<Scored> paid;
        game.follow(&paid);
        const Board& board = game.board();
        INFO(board.text());
        CHECK(board.kind_at(at.x, at.y) == drawn.kind);
        for (const Scored& one : paid) {
            CHECK_FALSE(one.seats.empty());
            for (const int seat : one.seats) scored[static_cast<std::size_t>(seat)] += one.points;
        }
        std::vector<int> standing(scored.size(), 0);
        for (int x = -72; x <= 72; ++x) {
            for (int y = -72; y <= 72; ++y) {
                for (const std::string& spot : board.spots_at(x, y)) {
                    const int seat = board.follower_on(x, y, spot);
                    if (seat >= 0) ++standing[static_cast<std::size_t>(seat)];
                }
            }
        }
        for (int seat = 0; seat < board.players(); ++seat) {
            CHECK(board.points(seat) == scored[static_cast<std::size_t>(seat)]);
            CHECK(board.in_hand(seat) + standing[static_cast<std::size_t>(seat)] == 7);
        }
    }
    CHECK(game.is_over());
    CHECK(game.board().tiles() + static_cast<int>(set_aside) == 72);
}

TEST_CASE("a seed plays the same painted game again") {
    const auto play = [](std::uint64_t seed) {
        RandomGame game(3, {}, seed);
        while (game.draw().kind != '\0') {
            game.lay();
            game.follow();
        }
        return game.script();
    };
    CHECK(play(7) == play(7));
    CHECK(play(7) != play(8));
    CHECK(play(7).substr(0, 50) == "carcassonne 1\nplayers red blue yellow\nchance scrip");
}
