// Draws roads on edges and houses at intersections. With colours a piece has its owner's colour. Without colours, or
// on request, it shows its owner's letter.
#pragma once

#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/board_labels.hpp"
#include "catan/tui/board_view.hpp"
#include "catan/tui/houses.hpp"
#include "catan/tui/sides.hpp"

namespace catan::tui {

// True if pieces show letters: A for the first seat, lower case for roads.
[[nodiscard]] bool shows_letters(const BoardScene& scene);

// The pixels of a road. The line is unbroken, and wider where hexes are large.
[[nodiscard]] std::vector<Pixel> road_line(const Measures& measures, Side side);
void draw_casing(kit::Canvas& canvas, const std::vector<Pixel>& line);

// The pieces near the window of a frame. They are drawn in layers, because one piece may overlap another. The scene
// must have a view.
class PiecePainter {
public:
    PiecePainter(const BoardScene& scene, const Measures& measures, Layers layers);

    // Collects the pieces on the own sides of a lattice hex and at its north and north-east corners.
    void find(Axial place);

    void draw_roads();
    void draw_outlines();
    void draw_houses();

private:
    struct Road {
        Side side;
        Seat owner;
        std::vector<Pixel> line;  // pixels; empty without colours
    };
    struct Building {
        IntersectionId at;
        Pixel corner;
        Seat owner;
        bool is_city = false;
    };
    // An intersection without a building where roads of one owner join.
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
