// Plays the rules of Carcassonne (K1-K12) a second time, slowly and literally: a board of painted tiles, on which every
// feature is found by filling the whole board from scratch after every move. Plain types only, and no code of the engine.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/carcassonne/painted_tiles.hpp"

namespace painted {

inline constexpr int most_players = 5;

struct Settings {
    bool start_any = false;  // K2: the first tile is drawn, too
    int small_city = 4;      // K7: or 2
    bool farmers = true;     // K11

    friend bool operator==(const Settings&, const Settings&) = default;
};

struct Placement {
    int x = 0;
    int y = 0;
    int turns = 0;  // quarter turns clockwise

    friend auto operator<=>(const Placement&, const Placement&) = default;
};

// A feature that paid, and who got the points.
struct Scored {
    std::string kind;  // city, road, cloister, field
    int points = 0;
    std::vector<int> seats;  // in ascending order
    int tiles = 0;           // of a cloister: itself and its neighbours
    int pennants = 0;
    int cities = 0;  // of a field: distinct complete ones

    friend auto operator<=>(const Scored&, const Scored&) = default;
};

struct Feature {
    std::string kind;
    int tiles = 0;
    int pennants = 0;
    int cities = 0;       // of a field: distinct complete ones
    int open = 0;         // sides of its tiles, each counted once, with nothing beyond
    int open_halves = 0;  // of a field: the same in half sides; else as `open`
    int open_places = 0;  // distinct empty places that it needs; of a cloister, `open` is the same
    int points = 0;       // what it pays as it is
    std::vector<int> owners;                    // the majority, in ascending order
    std::array<int, most_players> followers{};  // by seat

    friend bool operator==(const Feature&, const Feature&) = default;
};

class Board {
public:
    explicit Board(int players, Settings settings = {});

    // K3, in ascending order. With a tile that is still waiting for a follower it counts as lying.
    [[nodiscard]] std::vector<Placement> places(char kind) const;
    [[nodiscard]] bool fits(char kind, Placement at) const;
    [[nodiscard]] bool fits_somewhere(char kind) const;

    // The tile then waits for a follower or a pass. Throws if it does not fit.
    void place(char kind, Placement at);
    // K4: canonical names in the order of the parts; only while a tile waits.
    [[nodiscard]] std::vector<std::string> spots(int seat) const;
    // Any name of the spot will do. Returns what was scored, in the order of K5.
    std::vector<Scored> put_follower(int seat, std::string_view spot);
    std::vector<Scored> pass();

    [[nodiscard]] int players() const { return players_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] bool waits_for_follower() const { return waits_; }
    [[nodiscard]] int tiles() const { return static_cast<int>(laid_.size()); }
    [[nodiscard]] int points(int seat) const;
    [[nodiscard]] int in_hand(int seat) const;

    // K12: what all that still bears followers would pay. No rule orders this list; here it is by y, then x, then the
    // order of the parts of the first follower's tile.
    [[nodiscard]] std::vector<Scored> at_the_end() const;
    // Points per seat as if the game ended now. What is complete and waits to be scored counts as complete.
    [[nodiscard]] std::vector<int> projected() const;

    // The kind of the tile there, or 0.
    [[nodiscard]] char kind_at(int x, int y) const;
    [[nodiscard]] std::vector<std::string> spots_at(int x,
                                                    int y) const;  // of all parts, free or not
    // The seat of the follower that stands on just this part, or -1.
    [[nodiscard]] int follower_on(int x, int y, std::string_view spot) const;
    [[nodiscard]] Feature feature(int x, int y, std::string_view spot) const;

    // The painting as it is, north up, 9 characters a tile and nothing between tiles.
    [[nodiscard]] std::vector<std::string> canvas() const;
    // For failing tests: the painting with axes and with followers as the digits 1 to 5, points and hands.
    [[nodiscard]] std::string text() const;

private:
    static constexpr int reach = 73;  // the 72 tiles lie within it, and their neighbours, too
    static constexpr int across = 2 * reach + 1;
    static constexpr int most_parts = 8;

    struct Laid {
        int x;
        int y;
        const Tile* tile;
        int follower = -1;  // the seat
        int row = 0;        // the pixel that it stands on
        int column = 0;
    };

    // A part of a tile on the board.
    struct Spot {
        int laid;
        int part;
    };

    // What one stroke of the brush fills on the board.
    struct Filled {
        char colour;
        int first;  // in strokes_
        int last;
        int tiles;
        int pennants;
        int open;  // exits with nothing beyond
        std::array<int, most_players> followers;
    };

    [[nodiscard]] int laid_at(int x, int y) const;
    [[nodiscard]] std::vector<Placement> empty_neighbours() const;
    [[nodiscard]] bool fits(const Tile& tile, int x, int y) const;
    void lay(char kind, Placement at);
    void paint();
    void fill(Spot from);
    [[nodiscard]] int paint_of(Spot spot) const;
    [[nodiscard]] Spot find(int x, int y, std::string_view spot) const;
    [[nodiscard]] int beside(const Laid& cloister_tile) const;
    [[nodiscard]] bool is_complete(const Filled& filled) const;
    [[nodiscard]] int complete_cities(const Filled& of_field) const;
    [[nodiscard]] static std::vector<int> majority(const Filled& filled);
    [[nodiscard]] Scored worth(const Filled& filled) const;
    void bring_home(const Filled& filled);
    std::vector<Scored> score_complete();
    void check_seat(int seat) const;

    int players_;
    Settings settings_;
    bool waits_ = false;
    std::vector<std::int8_t> map_;  // index into laid_, or -1
    std::vector<Laid> laid_;        // in the order of laying
    std::vector<int> points_;
    std::vector<int> in_hand_;
    // The fills, painted afresh after every move.
    std::vector<std::int16_t> paints_;  // by most_parts * laid + part: index into filled_, or -1
    std::vector<Spot> strokes_;
    std::vector<Filled> filled_;
};

}  // namespace painted
