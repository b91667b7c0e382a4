#include "tui/pieces.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "tui/strokes.hpp"

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

// Which stroke of a road bears the letter: the middle one, but none beside a building, which may hide it. No road has
// buildings at both ends (R5.4).
std::size_t lettered(const BoardScene& scene, Side side, std::size_t strokes) {
    const Topology& topology = scene.chart->board().topology;
    const auto built = [&](Point end) {
        return scene.view->places.building_owner(topology.intersection_at(end)).exists();
    };
    const auto both = ends(side);
    if (built(both[0])) return strokes - 1;
    if (built(both[1])) return 0;
    return strokes / 2;
}

void draw_road_in_strokes(const BoardScene& scene, const Geometry& geometry, Side side, Seat owner,
                          std::vector<Label>& labels) {
    const auto line = strokes(geometry, side.hex, side.direction);
    const std::size_t with_letter = lettered(scene, side, line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool is_letter = scene.glyphs == Glyphs::Ascii || i == with_letter;
        labels.push_back({line[i].cell, is_letter ? std::string(1, small(seat_letter(owner)))
                                                  : std::string(road_glyph(line[i].stroke))});
    }
}

// The owner of most roads that meet at an intersection, if there is one: a road goes on through it.
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

// What stands for a building, and which of its glyphs is at the intersection.
struct Sign {
    std::string text;
    int width = 1;
    int before = 0;
};

// A map has room for one cell.
Sign pictured(Size size, bool is_city) {
    if (!is_city) return {"▲", 1, 0};
    return size == Size::Map ? Sign{"■", 1, 0} : Sign{"◢◣", 2, 1};
}

Sign sign_of(const BoardScene& scene, IntersectionId at, Seat owner) {
    const bool is_city = scene.view->places.is_city(at);
    const bool letters = shows_letters(scene);
    const std::string id = scene.ids && scene.size != Size::Map ? fmt::format("{}", at.value) : "";
    const auto digits = static_cast<int>(id.size());
    if (letters && (scene.glyphs == Glyphs::Ascii || scene.size == Size::Map || !id.empty())) {
        // A city is twice a settlement.
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

}  // namespace

bool shows_letters(const BoardScene& scene) {
    return scene.seat_letters || scene.palette->needs_letters();
}

void draw_road(const BoardScene& scene, const Geometry& geometry, Side side, Layers layers) {
    const auto edge = edge_on(scene.chart->board().topology, side);
    const Seat owner = edge ? scene.view->places.road_owner(*edge) : Seat::none();
    if (!owner.exists()) return;
    if (!scene.palette->has_colour()) {
        return draw_road_in_strokes(scene, geometry, side, owner, layers.labels);
    }
    for (const Pixel pixel : pixels(geometry, side)) layers.canvas.set(pixel, seat_ink(owner));
    if (!shows_letters(scene)) return;
    const Ink ground = seat_ink(owner);
    layers.labels.push_back({cell(geometry.middle(side.hex, side.direction)),
                             std::string(1, small(seat_letter(owner))),
                             scene.palette->text_on(ground), ground});
}

void draw_building(const BoardScene& scene, const Geometry& geometry, IntersectionId at,
                   Layers layers) {
    const Pixel corner = geometry.pixel(scene.chart->board().topology.point(at));
    const Seat owner = scene.view->places.building_owner(at);
    if (!owner.exists()) {
        const Seat through = joining(scene, at);
        if (through.exists()) layers.canvas.set(corner, seat_ink(through));
        return;
    }
    const Sign sign = sign_of(scene, at, owner);
    const Ink ground = seat_ink(owner);
    layers.labels.push_back({cell(corner) - Cell{sign.before, 0}, sign.text,
                             scene.palette->text_on(ground), ground, true});
}

}  // namespace catan::tui
