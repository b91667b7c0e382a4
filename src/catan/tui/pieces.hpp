// The pieces of a game on the board: roads on their lines, houses at their intersections. With colours a piece has its
// owner's; without them, or if that is asked for, it bears its owner's letter.
#pragma once

#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/board_labels.hpp"
#include "catan/tui/board_view.hpp"
#include "catan/tui/houses.hpp"
#include "catan/tui/sides.hpp"

namespace catan::tui {

// Whether pieces bear letters: A for the first seat. A road has the small one.
[[nodiscard]] bool shows_letters(const BoardScene& scene);

// The line of a road, and what surrounds it: a road is in one piece, and wider where hexes are large.
[[nodiscard]] std::vector<Pixel> road_line(const Measures& measures, Side side);
void draw_casing(kit::Canvas& canvas, const std::vector<Pixel>& line);

// What stands near the window of a frame. It is drawn in layers, for what stands on one place may reach over another.
// The scene must have a view.
class Pieces {
public:
    Pieces(const BoardScene& scene, const Measures& measures, Layers layers);

    // What stands on the own sides of a hex of the lattice, and at its north and north-east corner.
    void find(Axial place);

    void draw_roads();
    void draw_outlines();
    void draw_houses();

private:
    struct Road {
        Side side;
        Seat owner;
        std::vector<Pixel> line;  // with colours
    };
    struct Building {
        IntersectionId at;
        Pixel corner;
        Seat owner;
        bool is_city = false;
    };
    // Where roads go on through an intersection that has no building.
    struct Joint {
        Pixel corner;
        Seat owner;
    };

    void find_road(Side side);
    void find_building(IntersectionId at);
    void draw_in_strokes(const Road& road);
    void draw_joint(const Joint& joint);
    void label(const Building& building);
    [[nodiscard]] const House& house(const Building& building) const {
        return building.is_city ? city_ : settlement_;
    }

    const BoardScene& scene_;
    const Measures& measures_;
    Layers layers_;
    House settlement_;
    House city_;
    std::vector<Road> roads_;
    std::vector<Building> buildings_;
    std::vector<Joint> joints_;
};

}  // namespace catan::tui
