#include "catan/tui/pieces.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "catan/tui/strokes.hpp"

namespace catan::tui {
namespace {

char small(char letter) { return static_cast<char>(letter - 'A' + 'a'); }

std::string_view road_glyph(Stroke stroke) {
    switch (stroke) {
        case Stroke::Rising: return "▞";
        case Stroke::Falling: return "▚";
        default: return "┃";
    }
}

// From this size on, a road is three pixels wide.
constexpr auto least_wide_road = static_cast<Size>(11);

// The owner of the most roads that meet at an intersection, or none on a tie. That owner's road continues through it.
Seat joining(const BoardScene& scene, IntersectionId at) {
    Seat most;
    std::size_t most_roads = 0;
    const auto edges = scene.chart->board().topology.edges(at);
    for (const EdgeId edge : edges) {
        const Seat owner = scene.view->places.road_owner(edge);
        if (!owner.exists()) continue;
        const auto roads = static_cast<std::size_t>(std::ranges::count_if(
            edges, [&](EdgeId other) { return scene.view->places.road_owner(other) == owner; }));
        if (roads == most_roads && owner != most) most = Seat::none();
        if (roads > most_roads) most = owner;
        most_roads = std::max(roads, most_roads);
    }
    return most;
}

// The text of a building; `before` is the number of glyphs left of the intersection.
struct Sign {
    std::string text;
    int width = 1;
    int before = 0;
};

// At Size::Map a building is one cell.
Sign pictured(Size size, bool is_city) {
    if (!is_city) return {"▲", 1, 0};
    return size == Size::Map ? Sign{"■", 1, 0} : Sign{"◢◣", 2, 1};
}

// At Size::Map the second letter of a city must not hide a road beside it, so it goes to a side without a road and is
// left out if both sides have one.
Sign letters_on_map(const BoardScene& scene, IntersectionId at, Seat owner, bool is_city) {
    const std::string letter(1, seat_letter(owner));
    if (!is_city) return {letter, 1, 0};
    const Topology& topology = scene.chart->board().topology;
    const Point here = topology.point(at);
    bool has_left = false;
    bool has_right = false;
    const Measures measures(scene.size);
    for (const EdgeId edge : topology.edges(at)) {
        if (!scene.view->places.road_owner(edge).exists()) continue;
        for (const IntersectionId end : topology.ends(edge)) {
            const int aside = measures.pixel(topology.point(end)).x - measures.pixel(here).x;
            has_left = has_left || aside < 0;
            has_right = has_right || aside > 0;
        }
    }
    if (has_left && has_right) return {letter, 1, 0};
    return {letter + letter, 2, has_left ? 0 : 1};
}

Sign sign_of(const BoardScene& scene, IntersectionId at, Seat owner) {
    const bool is_city = scene.view->places.is_city(at);
    const bool letters = shows_letters(scene);
    if (letters && scene.size == Size::Map) return letters_on_map(scene, at, owner, is_city);
    const std::string id = scene.ids && scene.size != Size::Map ? fmt::format("{}", at.value) : "";
    const auto digits = static_cast<int>(id.size());
    if (letters && (scene.glyphs == Glyphs::Ascii || !id.empty())) {
        // A city shows its letter twice.
        const std::string text(is_city ? 2 : 1, seat_letter(owner));
        const int width = is_city ? 2 : 1;
        return {text + id, width + digits, (width + digits) / 2};
    }
    if (!id.empty()) return {(is_city ? "■" : "▲") + id, 1 + digits, (1 + digits) / 2};
    Sign sign = pictured(scene.size, is_city);
    if (!letters) return sign;
    sign.text += seat_letter(owner);
    ++sign.width;
    return sign;
}

// The cells of text at an intersection, which roads must avoid.
Window written(const BoardScene& scene, const Measures& measures, Point point) {
    const IntersectionId at = scene.chart->board().topology.intersection_at(point);
    const Cell here = cell(measures.pixel(point));
    const Seat owner = scene.view->places.building_owner(at);
    if (owner.exists()) {
        const Sign sign = sign_of(scene, at, owner);
        return {here - Cell{sign.before, 0}, sign.width, 1};
    }
    if (!scene.ids) return {here, 1, 1};
    const auto digits = static_cast<int>(fmt::format("{}", at.value).size());
    return {here - Cell{digits / 2, 0}, digits, 1};
}

// The stroke of a road that shows the letter: the middle one, or one far from the end with a building. No road has
// buildings at both ends (R5.4). If text covers that stroke, the nearest free one.
std::size_t lettered(const BoardScene& scene, const Measures& measures, Side side,
                     const std::vector<StrokeAt>& line) {
    const auto both = ends(side);
    const Topology& topology = scene.chart->board().topology;
    const auto built = [&](Point end) {
        return scene.view->places.building_owner(topology.intersection_at(end)).exists();
    };
    const std::array<Window, 2> over{written(scene, measures, both[0]),
                                     written(scene, measures, both[1])};
    const auto is_free = [&](std::size_t i) {
        return !over[0].contains(line[i].cell) && !over[1].contains(line[i].cell);
    };
    const std::size_t last = line.size() - 1;
    const std::size_t best = built(both[0]) ? last : built(both[1]) ? 0 : line.size() / 2;
    for (std::size_t away = 0; away <= last; ++away) {
        if (best >= away && is_free(best - away)) return best - away;
        if (best + away <= last && is_free(best + away)) return best + away;
    }
    return best;
}

}  // namespace

bool shows_letters(const BoardScene& scene) {
    return scene.seat_letters || scene.palette->needs_letters();
}

std::vector<Pixel> road_line(const Measures& measures, Side side) {
    std::vector<Pixel> line = pixels(measures, side);
    if (measures.size() < least_casing) return line;
    // Diagonal steps that touch only at corners would look like dashes.
    const std::size_t length = line.size();
    for (std::size_t i = 1; i < length; ++i) {
        const Pixel here = line[i];
        const Pixel last = line[i - 1];
        if (here.x != last.x && here.y != last.y) line.push_back({last.x, here.y});
    }
    if (measures.size() < least_wide_road) return line;
    const Pixel aside = side.direction == Direction::East ? Pixel{1, 0} : Pixel{0, 1};
    for (std::size_t i = 0; i < length; ++i) {
        const Pixel here = line[i];
        line.push_back({here.x + aside.x, here.y + aside.y});
        line.push_back({here.x - aside.x, here.y - aside.y});
    }
    return line;
}

void draw_casing(kit::Canvas& canvas, const std::vector<Pixel>& line) {
    for (const Pixel pixel : line) {
        for (int y = pixel.y - 1; y <= pixel.y + 1; ++y) {
            for (int x = pixel.x - 1; x <= pixel.x + 1; ++x) canvas.set({x, y}, inks::outline);
        }
    }
}

PiecePainter::PiecePainter(const BoardScene& scene, const Measures& measures, Layers layers)
    : scene_(scene), measures_(measures), layers_(layers) {
    if (!scene.palette->has_colour()) return;
    settlement_ = settlement(measures);
    city_ = city(measures);
}

void PiecePainter::find(Axial place) {
    for (const Direction side : own_sides) find_road({place, side});
    for (const Corner which : {Corner::North, Corner::NorthEast}) {
        const IntersectionId at =
            scene_.chart->board().topology.intersection_at(corner(place, which));
        if (at.exists()) find_building(at);
    }
}

void PiecePainter::find_road(Side side) {
    const auto edge = edge_on(scene_.chart->board().topology, side);
    const Seat owner = edge ? scene_.view->places.road_owner(*edge) : Seat::none();
    if (!owner.exists()) return;
    roads_.push_back({side, owner, {}});
    if (scene_.palette->has_colour()) roads_.back().line = road_line(measures_, side);
}

void PiecePainter::find_building(IntersectionId at) {
    const Pixel corner = measures_.pixel(scene_.chart->board().topology.point(at));
    const Seat owner = scene_.view->places.building_owner(at);
    if (owner.exists()) {
        buildings_.push_back({at, corner, owner, scene_.view->places.is_city(at)});
    } else if (const Seat through = joining(scene_, at); through.exists()) {
        joints_.push_back({corner, through});
    }
}

void PiecePainter::draw_roads() {
    if (!scene_.palette->has_colour()) {
        for (const Road& road : roads_) draw_in_strokes(road);
        return;
    }
    if (scene_.size >= least_casing) {
        for (const Road& road : roads_) draw_casing(layers_.canvas, road.line);
    }
    for (const Road& road : roads_) {
        const Ink colour = seat_ink(road.owner);
        for (const Pixel pixel : road.line) layers_.canvas.set(pixel, colour);
        if (!shows_letters(scene_)) continue;
        layers_.labels.push_back({cell(measures_.middle(road.side.hex, road.side.direction)),
                                  std::string(1, small(seat_letter(road.owner))),
                                  scene_.palette->text_on(colour), colour});
    }
    for (const Joint& joint : joints_) draw_joint(joint);
}

void PiecePainter::draw_in_strokes(const Road& road) {
    const auto line = strokes(measures_, road.side.hex, road.side.direction);
    const std::size_t with_letter = lettered(scene_, measures_, road.side, line);
    const char letter = small(seat_letter(road.owner));
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool is_letter = scene_.glyphs == Glyphs::Ascii || i == with_letter;
        layers_.labels.push_back({line[i].cell, is_letter
                                                    ? std::string(1, letter)
                                                    : std::string(road_glyph(line[i].stroke))});
    }
}

void PiecePainter::draw_joint(const Joint& joint) {
    const int reach = scene_.size >= least_wide_road ? 1 : 0;
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            layers_.canvas.set({joint.corner.x + x, joint.corner.y + y}, seat_ink(joint.owner));
        }
    }
}

void PiecePainter::draw_outlines() {
    for (const Building& building : buildings_) {
        for (const Pixel pixel : house(building).outline) {
            layers_.canvas.set({building.corner.x + pixel.x, building.corner.y + pixel.y},
                               inks::outline);
        }
    }
}

void PiecePainter::draw_houses() {
    for (const Building& building : buildings_) {
        for (const Pixel pixel : house(building).walls) {
            layers_.canvas.set({building.corner.x + pixel.x, building.corner.y + pixel.y},
                               seat_ink(building.owner));
        }
        for (const Pixel pixel : house(building).doors) {
            layers_.canvas.set({building.corner.x + pixel.x, building.corner.y + pixel.y},
                               inks::outline);
        }
        label(building);
    }
}

// A drawn house needs no sign. A letter or number is written on its wall.
void PiecePainter::label(const Building& building) {
    const Ink ground = seat_ink(building.owner);
    const Ink ink = scene_.palette->text_on(ground);
    const Cell here = cell(building.corner);
    if (!house(building).walls.empty()) {
        std::string text;
        if (shows_letters(scene_)) text += seat_letter(building.owner);
        if (scene_.ids) text += fmt::format("{}", building.at.value);
        if (text.empty()) return;
        const int middle = scene_.ids ? 0 : house(building).letter.x;
        const Cell at = here + Cell{middle - static_cast<int>(text.size()) / 2, 0};
        layers_.labels.push_back({at, std::move(text), ink, ground, true});
        return;
    }
    const Sign sign = sign_of(scene_, building.at, building.owner);
    layers_.labels.push_back({here - Cell{sign.before, 0}, sign.text, ink, ground, true});
}

}  // namespace catan::tui
