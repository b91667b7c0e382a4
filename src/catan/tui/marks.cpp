#include "catan/tui/marks.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "catan/tui/strokes.hpp"

namespace catan::tui {
namespace {

// An outline may cover ground, but no piece and no line of the same mark.
void outline_ground(Pixel pixel, kit::Canvas& canvas) {
    if (!canvas.window().contains(cell(pixel))) return;
    const Ink there = canvas.at(pixel);
    const bool is_ground = there < seat_ink(Seat(0)) && there != Ink::Prompt;
    if (is_ground && there != inks::line) canvas.set(pixel, inks::outline);
}

class ChoiceWriter {
public:
    ChoiceWriter(const BoardScene& scene, const Geometry& geometry, Layers layers)
        : scene_(scene),
          board_(scene.chart->board()),
          geometry_(geometry),
          layers_(layers),
          in_colour_(scene.palette->has_colour()) {}

    void write(const Spot& spot, bool chosen) {
        chosen_ = chosen;
        std::visit([this](auto place) { write(place); }, spot);
    }

private:
    void write(HexId hex) {
        const Cell top = cell(geometry_.north(board_.topology.axial(hex)));
        const int row = token_row(scene_.size);
        const bool robbed = robber_of(scene_) == hex;
        const bool is_free = board_.token(hex) == 0 && !robbed;
        if (scene_.size == Size::Map) {
            // Without colours the mark replaces the terrain's letter. With colours it uses the third column, or the
            // one before a single digit.
            const bool before = !in_colour_ || (robbed && board_.token(hex) < 10);
            const int beside = before ? -1 : 1;
            return mark(top + Cell{is_free ? 0 : beside, row}, 0);
        }
        mark(top + Cell{is_free ? 0 : -beside_token(scene_.size), row}, is_free ? 1 : 0);
    }

    void write(IntersectionId at) {
        const Cell here = cell(geometry_.pixel(board_.topology.point(at)));
        owner_ = scene_.view != nullptr ? scene_.view->places.building_owner(at) : Seat::none();
        if (scene_.ids && scene_.size != Size::Map) id_ = fmt::format("{}", at.value);
        mark(here, 1);
        id_.clear();
        owner_ = Seat::none();
    }

    void write(EdgeId edge) {
        const Side side = side_of(board_.topology, edge);
        if (!in_colour_) {
            const auto line = strokes(geometry_, side.hex, side.direction);
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (chosen_ || i == line.size() / 2) {
                    mark(line[i].cell, 0);
                } else {
                    layers_.labels.push_back({line[i].cell, ascii() ? "+" : "·"});
                }
            }
            return;
        }
        dot_line(pixels(geometry_, side));
        if (chosen_) mark(cell_of(geometry_, board_.topology, edge), 1);
    }

    // Draws a mark in a cell. The chosen mark highlights `around` more cells.
    void mark(Cell at, int around) {
        const bool is_small = !in_colour_ || scene_.size == Size::Map;
        const bool is_block = chosen_ && around > 0 && !is_small;
        Label label;
        label.text = chosen_ ? (ascii() ? "@" : "◆") : (ascii() ? "*" : "◇");
        label.first = at;
        label.bold = true;
        label.ground = chosen_ && !is_block ? inks::outline : Ink::Prompt;
        label.ink = chosen_ && !is_block ? Ink::Prompt : inks::outline;
        if (owner_.exists() && !chosen_ && is_small) label.ground = seat_ink(owner_);
        label.inverted = chosen_ && !in_colour_;
        int width = 1;
        if (!id_.empty()) {
            // The number must stay readable. With colours the highlight alone shows that the place can be chosen, so
            // the mark is left out.
            const bool is_alone = in_colour_ && !chosen_;
            width = static_cast<int>(id_.size()) + (is_alone ? 0 : 1);
            label.text = is_alone ? id_ : label.text + id_;
            label.first.x -= static_cast<int>(id_.size()) / 2;
        }
        if (is_block) {
            label.text = " " + label.text + " ";
            label.first.x -= 1;
            width += 2;
        }
        if (!is_small) surround({label.first, width, 1});
        layers_.labels.push_back(std::move(label));
    }

    // Draws an outline of one pixel on each side.
    void surround(Window mark) {
        const int top = 2 * mark.first.y;
        for (int x = mark.first.x; x < mark.first.x + mark.width; ++x) {
            layers_.canvas.set({x, top - 1}, inks::outline);
            layers_.canvas.set({x, top + 2}, inks::outline);
        }
        for (const int y : {top, top + 1}) {
            layers_.canvas.set({mark.first.x - 1, y}, inks::outline);
            layers_.canvas.set({mark.first.x + mark.width, y}, inks::outline);
        }
    }

    void dot_line(const std::vector<Pixel>& line) {
        kit::Canvas& canvas = layers_.canvas;
        if (scene_.size != Size::Map) {
            for (const Pixel at : line) {
                for (const Pixel beside : {Pixel{at.x - 1, at.y}, Pixel{at.x + 1, at.y},
                                           Pixel{at.x, at.y - 1}, Pixel{at.x, at.y + 1}}) {
                    outline_ground(beside, canvas);
                }
            }
        }
        for (std::size_t i = 0; i < line.size(); ++i) {
            // A house at the end may cover part of the line.
            const bool is_seen =
                canvas.window().contains(cell(line[i])) && canvas.at(line[i]) < seat_ink(Seat(0));
            const bool is_dot = chosen_ || i % 3 != 1;
            if (is_seen) canvas.set(line[i], is_dot ? Ink::Prompt : inks::outline);
        }
    }

    [[nodiscard]] bool ascii() const { return !in_colour_ && scene_.glyphs == Glyphs::Ascii; }

    const BoardScene& scene_;
    const Board& board_;
    const Geometry& geometry_;
    Layers layers_;
    bool in_colour_;
    bool chosen_ = false;
    std::string id_;  // number of the place, if numbers are shown
    Seat owner_;
};

// Highlights the lines around a hex but keeps roads. A mark also gets an outline on both sides of the lines.
void draw_border(const BoardScene& scene, const Geometry& geometry, HexId hex, bool is_mark,
                 Layers layers) {
    const Window window = layers.canvas.window();
    const Axial place = scene.chart->board().topology.axial(hex);
    const Pixel top = geometry.north(place);
    const int half = geometry.hex_width() / 2;
    const int height = 2 * geometry.row_height() + geometry.slope();
    // Clips to the window, so that hexes out of sight cost nothing.
    const int first_y = std::max(top.y, 2 * window.first.y);
    const int last_y = std::min(top.y + height, 2 * (window.first.y + window.height) - 1);
    const int first_x = std::max(top.x - half, window.first.x);
    const int last_x = std::min(top.x + half, window.first.x + window.width - 1);
    const auto inside = [&](Pixel pixel) {
        const Place under = geometry.under(pixel);
        return under.kind == Place::Kind::Hex && under.hex == place;
    };
    for (int y = first_y; y <= last_y; ++y) {
        for (int x = first_x; x <= last_x; ++x) {
            if (layers.canvas.at({x, y}) != inks::line) continue;
            const std::array<Pixel, 4> beside{{{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}}};
            // The bounding box of a hex also contains parts of its neighbours' lines.
            if (std::ranges::none_of(beside, inside)) continue;
            layers.canvas.set({x, y}, Ink::Prompt);
            if (!is_mark) continue;
            for (const Pixel pixel : beside) outline_ground(pixel, layers.canvas);
        }
    }
}

struct Reach {
    int left = 2;
    int right = 2;
};

// Distance in cells from the middle of a piece to a free cell for an arrow, on either side.
Reach reach(const BoardScene& scene, const Geometry& geometry, const Spot& built) {
    const auto* at = std::get_if<IntersectionId>(&built);
    if (at == nullptr) return {};
    if (!scene.palette->has_colour() || scene.size == Size::Map) return {2, 3};
    const bool is_city = scene.view != nullptr && scene.view->places.is_city(*at);
    const House house = is_city ? city(geometry) : settlement(geometry);
    Reach far;
    for (const Pixel pixel : house.walls) {
        far.left = std::max(far.left, 2 - pixel.x);
        far.right = std::max(far.right, 2 + pixel.x);
    }
    return far;
}

}  // namespace

void draw_choices(const BoardScene& scene, const Geometry& geometry, Layers layers) {
    ChoiceWriter writer(scene, geometry, layers);
    const Topology& topology = scene.chart->board().topology;
    // No mark reaches farther than this from its middle.
    const Window window = layers.canvas.window();
    const Cell reach{geometry.hex_width(), geometry.row_height()};
    const Window near{window.first - reach, window.width + 2 * reach.x,
                      window.height + 2 * reach.y};
    for (const Spot& spot : scene.choices) {
        if (spot == scene.chosen || !near.contains(cell_of(geometry, topology, spot))) continue;
        writer.write(spot, false);
    }
    if (scene.chosen) writer.write(*scene.chosen, true);
}

void draw_paying(const BoardScene& scene, const Geometry& geometry, Layers layers) {
    if (!scene.palette->has_colour()) return;
    for (const HexId hex : scene.paying) draw_border(scene, geometry, hex, false, layers);
    if (!scene.chosen) return;
    const auto* chosen = std::get_if<HexId>(&*scene.chosen);
    if (chosen != nullptr) draw_border(scene, geometry, *chosen, scene.size != Size::Map, layers);
}

void draw_built(const BoardScene& scene, const Geometry& geometry, Layers layers) {
    if (!scene.built || std::holds_alternative<HexId>(*scene.built)) return;
    const bool in_colour = scene.palette->has_colour();
    const bool ascii = !in_colour && scene.glyphs == Glyphs::Ascii;
    const Cell here = cell_of(geometry, scene.chart->board().topology, *scene.built);
    const auto mark = [&](int beside, std::string_view glyph, std::string_view letter) {
        layers.labels.push_back({here + Cell{beside, 0}, std::string(ascii ? letter : glyph),
                                 Ink::Prompt, Ink::Black, true});
    };
    const auto [left, right] = reach(scene, geometry, *scene.built);
    mark(-left, "▶", ">");
    mark(right, "◀", "<");
}

void draw_margins(const BoardScene& scene, Layers layers) {
    const Window all = scene.chart->drawn(scene.size);
    const Window window = layers.canvas.window();
    const bool ascii = scene.glyphs == Glyphs::Ascii && !scene.palette->has_colour();
    const auto arrow = [&](Cell from_first, std::string_view glyph, std::string_view letter) {
        layers.labels.push_back({window.first + from_first, std::string(ascii ? letter : glyph),
                                 Ink::Words, Ink::Night, true});
    };
    const Cell last{window.width - 1, window.height - 1};
    const Cell end = window.first + last;
    const Cell middle{window.width / 2, window.height / 2};
    if (all.first.x < window.first.x) arrow({0, middle.y}, "←", "<");
    if (all.first.x + all.width - 1 > end.x) arrow({last.x, middle.y}, "→", ">");
    if (all.first.y < window.first.y) arrow({middle.x, 0}, "↑", "^");
    if (all.first.y + all.height - 1 > end.y) arrow({middle.x, last.y}, "↓", "v");
}

}  // namespace catan::tui
