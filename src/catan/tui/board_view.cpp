#include "catan/tui/board_view.hpp"

#include <algorithm>
#include <limits>
#include <memory>

#include <ftxui/dom/node.hpp>
#include <ftxui/screen/screen.hpp>

#include "catan/tui/board_labels.hpp"
#include "catan/tui/marks.hpp"
#include "catan/tui/pieces.hpp"
#include "catan/tui/port_sign.hpp"
#include "catan/tui/strokes.hpp"
#include "kit/canvas.hpp"

namespace catan::tui {
namespace {

constexpr std::uint32_t no_port = std::numeric_limits<std::uint32_t>::max();
constexpr std::string_view mark = "○";

// Margin of sea around the drawn cells. Small sizes are for windows short of rows and have none above and below.
constexpr Cell spare_sea(Size size) { return {1, size <= Size::Small ? 0 : 1}; }

// Draws one frame: the part of the board inside a window, at a position on the screen.
class Frame {
public:
    Frame(const BoardScene& scene, ftxui::Screen& screen, const ftxui::Box& box)
        : scene_(scene),
          topology_(scene.chart->board().topology),
          geometry_(scene.size),
          screen_(screen),
          box_(box),
          window_{scene.origin, box.x_max - box.x_min + 1, box.y_max - box.y_min + 1},
          canvas_(window_, inks::sea) {}

    void draw() {
        if (scene_.palette->has_colour()) {
            paint_ground();
        } else {
            draw_lines();
        }
        for_each_place([this](Axial place) { label_place(place); });
        // Outlines come before piers: a pier leads to the wall of a house, over its outline.
        PiecePainter pieces(scene_, geometry_, layers());
        if (scene_.view != nullptr) for_each_place([&](Axial place) { pieces.find(place); });
        pieces.draw_roads();
        pieces.draw_outlines();
        for_each_place([this](Axial place) { draw_ports(place); });
        pieces.draw_houses();
        draw_paying(scene_, geometry_, layers());
        draw_built(scene_, geometry_, layers());
        draw_choices(scene_, geometry_, layers());
        draw_margins(scene_, layers());
        if (scene_.palette->has_colour())
            canvas_.draw(screen_, box_.x_min, box_.y_min, *scene_.palette);
        for (const auto& stroke : strokes_) put(stroke.cell, glyph(stroke.stroke, scene_.glyphs));
        for (const Label& label : labels_) write(label);
    }

private:
    [[nodiscard]] Layers layers() { return {canvas_, labels_}; }
    [[nodiscard]] bool has(Axial place) const { return topology_.hex_at(place).exists(); }

    // Visits every lattice hex whose hex or ports may reach into the window.
    template <typename Visit>
    void for_each_place(Visit visit) const {
        const int width = geometry_.hex_width();
        const int height = geometry_.row_height();
        const int first_row = window_.first.y / height - 3;
        const int last_row = (window_.first.y + window_.height) / height + 2;
        for (int r = first_row; r <= last_row; ++r) {
            const int left = window_.first.x - width / 2 * r;
            for (int q = left / width - 3; q <= (left + window_.width) / width + 3; ++q) {
                visit(Axial{q, r});
            }
        }
    }

    void paint_ground() {
        for (int y = 2 * window_.first.y; y < 2 * (window_.first.y + window_.height); ++y) {
            for (int x = window_.first.x; x < window_.first.x + window_.width; ++x) {
                canvas_.set({x, y}, ground({x, y}));
            }
        }
    }

    [[nodiscard]] Ink ground(Pixel pixel) const {
        const Place place = geometry_.under(pixel);
        switch (place.kind) {
            case Place::Kind::Hex: {
                const HexId hex = topology_.hex_at(place.hex);
                return hex.exists() ? ground(scene_.chart->board().terrain(hex), pixel) : inks::sea;
            }
            case Place::Kind::Edge:
                return has(place.hex) || has(place.hex + step(place.side)) ? inks::line : inks::sea;
            case Place::Kind::Corner: {
                const auto around = hexes_around(place.point());
                const bool land =
                    std::ranges::any_of(around, [this](Axial hex) { return has(hex); });
                return land ? inks::line : inks::sea;
            }
        }
        return inks::sea;
    }

    // In many 16-colour palettes the two greens look nearly the same, and behind a dialog exactly the same, so lumber
    // gets a pattern of trees.
    [[nodiscard]] Ink ground(Terrain terrain, Pixel pixel) const {
        const bool has_tree = terrain == Terrain::Lumber &&
                              scene_.palette->depth() == Depth::Colours16 && (pixel.y & 1) == 0 &&
                              ((pixel.x + pixel.y / 2) & 1) == 0;
        return has_tree ? inks::outline : ink(terrain);
    }

    void draw_lines() {
        for (int y = 0; y < window_.height; ++y) {
            for (int x = 0; x < window_.width; ++x) {
                ftxui::Pixel* pixel = shown(window_.first + Cell{x, y});
                if (pixel != nullptr) pixel->character.assign(1, ' ');
            }
        }
        for_each_place([this](Axial place) {
            for (const Direction side : own_sides) {
                if (!has(place) && !has(place + step(side))) continue;
                const auto drawn = strokes(geometry_, place, side);
                strokes_.insert(strokes_.end(), drawn.begin(), drawn.end());
            }
        });
    }

    void label_place(Axial place) {
        const HexId hex = topology_.hex_at(place);
        if (hex.exists()) write_hex(scene_, geometry_, hex, layers());
        if (!scene_.ids) return;
        for (const Corner which : {Corner::North, Corner::NorthEast}) {
            const IntersectionId id = topology_.intersection_at(corner(place, which));
            if (id.exists()) add_id_label(scene_, geometry_, id, inks::line, labels_);
        }
    }

    void draw_ports(Axial place) {
        const HexId hex = topology_.hex_at(place);
        if (!hex.exists()) return;
        const auto& corners = topology_.corners(hex);
        for (std::size_t side = 0; side < hex_sides; ++side) {
            if (topology_.neighbours(hex)[side].exists()) continue;
            const auto edge = topology_.edge_between(corners[(side + 1) % hex_sides],
                                                     corners[(side + 2) % hex_sides]);
            const Port* port = edge ? scene_.chart->port(*edge) : nullptr;
            if (port == nullptr) continue;
            draw_port(port_sign(geometry_, place, static_cast<Direction>(side), port->resource,
                                scene_.chart->signs()),
                      port_ink(port->resource));
        }
    }

    void draw_port(const PortSign& sign, Ink colour) {
        for (const Point end : sign.corners) {
            const Pixel corner = geometry_.pixel(end);
            if (scene_.palette->has_colour()) {
                for (const Pixel pixel : pier(sign, corner)) canvas_.set(pixel, colour);
            } else {
                Cell from = cell(corner);
                for (const Cell step : pier(sign, from)) {
                    strokes_.push_back({step, leading(from, step)});
                    from = step;
                }
            }
            if (scene_.ids && scene_.size != Size::Map) {
                add_id_label(scene_, geometry_, topology_.intersection_at(end), colour, labels_);
            } else if (scene_.palette->has_colour()) {
                if (has_house(end)) continue;
                labels_.push_back(
                    {cell(corner), std::string(mark), scene_.palette->text_on(colour), colour});
            } else {
                strokes_.push_back({cell(corner), Stroke::Mark});
            }
        }
        for (int row = 0; row < sign.height(); ++row) {
            labels_.push_back({sign.first + Cell{0, row}, sign.lines[static_cast<std::size_t>(row)],
                               scene_.palette->text_on(colour), colour, true});
        }
    }

    // True if a house stands there, whose pixels a mark would hide.
    [[nodiscard]] bool has_house(Point point) const {
        return scene_.view != nullptr && scene_.size != Size::Map &&
               scene_.view->places.building_owner(topology_.intersection_at(point)).exists();
    }

    // The screen pixel of a cell, or nullptr if it is outside the window.
    [[nodiscard]] ftxui::Pixel* shown(Cell cell) const {
        if (!window_.contains(cell)) return nullptr;
        const int x = box_.x_min + cell.x - window_.first.x;
        const int y = box_.y_min + cell.y - window_.first.y;
        return screen_.stencil.Contain(x, y) ? &screen_.PixelAt(x, y) : nullptr;
    }

    void put(Cell cell, std::string_view text) {
        if (ftxui::Pixel* pixel = shown(cell)) pixel->character = text;
    }

    void write(const Label& label) {
        Cell cell = label.first;
        const std::string_view text = label.text;
        for (std::size_t i = 0; i < text.size(); ++cell.x) {
            // A glyph is a byte and the continuation bytes of UTF-8 after it.
            std::size_t end = i + 1;
            while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
                ++end;
            }
            put(cell, text.substr(i, end - i));
            colour(cell, label);
            i = end;
        }
    }

    void colour(Cell cell, const Label& label) {
        ftxui::Pixel* pixel = shown(cell);
        if (pixel == nullptr) return;
        pixel->inverted = label.inverted;
        if (!scene_.palette->has_colour()) return;
        pixel->foreground_color = (*scene_.palette)[label.ink];
        pixel->background_color = (*scene_.palette)[label.ground];
        // Terminals with 16 colours draw bold colours brighter, and bold black grey.
        pixel->bold = label.bold && scene_.palette->depth() != Depth::Colours16;
    }

    const BoardScene& scene_;
    const Topology& topology_;
    Geometry geometry_;
    ftxui::Screen& screen_;
    ftxui::Box box_;
    Window window_;
    kit::Canvas canvas_;
    std::vector<StrokeAt> strokes_;
    std::vector<Label> labels_;
};

class BoardNode : public ftxui::Node {
public:
    explicit BoardNode(const BoardScene& scene) : scene_(scene) {}

    void ComputeRequirement() override {
        // Takes all available room. The rest of the board lies beyond the window.
        requirement_.flex_grow_x = requirement_.flex_grow_y = 1;
        requirement_.flex_shrink_x = requirement_.flex_shrink_y = 1;
    }

    void Render(ftxui::Screen& screen) override {
        if (box_.x_max < box_.x_min || box_.y_max < box_.y_min) return;
        Frame(scene_, screen, box_).draw();
    }

private:
    BoardScene scene_;
};

}  // namespace

Chart::Chart(const Board& board, Signs signs)
    : board_(&board), signs_(signs), ports_(board.topology.edges(), no_port) {
    for (std::size_t i = 0; i < board.layout.ports.size(); ++i) {
        ports_[board.layout.ports[i].edge.value] = static_cast<std::uint32_t>(i);
    }
    const Measures measures(Size::Map);
    const auto x = [&](Point point) { return measures.pixel(point).x; };
    const auto y = [&](Point point) { return measures.pixel(point).y; };
    west_ = east_ = north_ = south_ = board.topology.point(board.topology.coast().front());
    for (const IntersectionId id : board.topology.coast()) {
        const Point here = board.topology.point(id);
        if (x(here) < x(west_)) west_ = here;
        if (x(here) > x(east_)) east_ = here;
        if (y(here) < y(north_)) north_ = here;
        if (y(here) > y(south_)) south_ = here;
    }
}

const Port* Chart::port(EdgeId edge) const {
    const std::uint32_t number = ports_[edge.value];
    return number == no_port ? nullptr : &board_->layout.ports[number];
}

Window Chart::drawn(Size size) const {
    const Measures measures(size);
    const Cell least{measures.pixel(west_).x, cell(measures.pixel(north_)).y};
    const Cell most{measures.pixel(east_).x, cell(measures.pixel(south_)).y};
    const Cell reach = sign_reach(size, signs_);
    return {least - reach, most.x - least.x + 2 * reach.x + 1, most.y - least.y + 2 * reach.y + 1};
}

Window Chart::extent(Size size) const {
    const Window all = drawn(size);
    const Cell sea = spare_sea(size);
    return {all.first - sea, all.width + 2 * sea.x, all.height + 2 * sea.y};
}

Size Chart::fitting(Size least, int width, int height) const {
    Size size = least;
    const auto fits = [&](Size tried) {
        const Window all = drawn(tried);
        return all.width <= width && all.height <= height;
    };
    while (size < largest_size && fits(stepped(size, 1))) size = stepped(size, 1);
    return size;
}

ftxui::Element board_view(const BoardScene& scene) { return std::make_shared<BoardNode>(scene); }

Window extent(const Board& board, Size size) { return Chart(board).extent(size); }

}  // namespace catan::tui
