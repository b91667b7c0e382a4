#include "tui/marks.hpp"

#include <string>

#include "tui/strokes.hpp"

namespace catan::tui {
namespace {

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
            // In letters the terrain's gives way, in colours the third column is free unless the robber is there.
            const int beside = in_colour_ && !robbed ? 1 : -1;
            return mark(top + Cell{is_free ? 0 : beside, row}, 0);
        }
        mark(top + Cell{is_free ? 0 : -3, row}, is_free ? 1 : 0);
    }

    void write(IntersectionId at) {
        const Cell here = cell(geometry_.pixel(board_.topology.point(at)));
        owner_ = scene_.view != nullptr ? scene_.view->places.building_owner(at) : Seat::none();
        mark(here, scene_.size == Size::Map || owner_.exists() ? 0 : 1);
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
        bool dot = true;
        for (const Pixel pixel : pixels(geometry_, side)) {
            if (chosen_ || dot) layers_.canvas.set(pixel, chosen_ ? Ink::Prompt : Ink::Black);
            dot = !dot;
        }
        if (chosen_) mark(cell_of(geometry_, board_.topology, edge), 0);
    }

    // A mark in a cell, the chosen one with so many cells around it that stand out with it.
    void mark(Cell at, int around) {
        Label label;
        label.text = chosen_ ? (ascii() ? "@" : "◆") : (ascii() ? "*" : "◇");
        label.first = at;
        label.bold = true;
        label.ground = chosen_ ? Ink::Black : Ink::Prompt;
        label.ink = chosen_ ? Ink::Prompt : Ink::Black;
        if (owner_.exists() && !chosen_) label.ground = seat_ink(owner_);
        label.inverted = chosen_ && !in_colour_;
        if (chosen_ && in_colour_ && around > 0) {
            label.text = " " + label.text + " ";
            label.first.x -= 1;
        }
        layers_.labels.push_back(std::move(label));
    }

    [[nodiscard]] bool ascii() const { return !in_colour_ && scene_.glyphs == Glyphs::Ascii; }

    const BoardScene& scene_;
    const Board& board_;
    const Geometry& geometry_;
    Layers layers_;
    bool in_colour_;
    bool chosen_ = false;
    Seat owner_;
};

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
    const Topology& topology = scene.chart->board().topology;
    const Window window = layers.canvas.window();
    const int half = geometry.hex_width() / 2;
    for (const HexId hex : scene.paying) {
        const Pixel top = geometry.north(topology.axial(hex));
        const int height = 2 * geometry.row_height() + geometry.slope();
        if (top.x + half < window.first.x || top.x - half >= window.first.x + window.width ||
            top.y + height < 2 * window.first.y || top.y >= 2 * (window.first.y + window.height)) {
            continue;
        }
        for (int y = top.y; y <= top.y + height; ++y) {
            for (int x = top.x - half; x <= top.x + half; ++x) {
                if (!window.contains(cell(Pixel{x, y}))) continue;
                if (layers.canvas.at({x, y}) == Ink::Sand) layers.canvas.set({x, y}, Ink::Prompt);
            }
        }
    }
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
