#include "tui/board_labels.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/rules.hpp"

namespace catan::tui {
namespace {

// Which row of a hex, counted from its north corner, carries what. A size without room for something has none.
struct Rows {
    int id = none;
    int name = none;
    int token = none;
    int pips = none;

    static constexpr int none = -1;
};

constexpr Rows rows_of(Size size) {
    switch (size) {
        case Size::Map: return {Rows::none, Rows::none, 1, Rows::none};
        case Size::Small: return {Rows::none, 1, 2, Rows::none};
        case Size::Normal:
        case Size::Large: return {1, 2, 3, 4};
        case Size::Huge: return {2, 3, 4, 5};
    }
    return {};
}

// Up to five dots, symmetrical about the middle: an even number leaves the middle free.
std::string pip_row(int count, std::string_view dot) {
    std::string row;
    for (int i = -2; i <= 2; ++i) {
        const int from_middle = i < 0 ? -i : i;
        const bool even = count % 2 == 0;
        const bool filled =
            even ? from_middle >= 1 && from_middle <= count / 2 : from_middle <= count / 2;
        row += filled ? dot : std::string_view(" ");
    }
    return row;
}

class HexWriter {
public:
    HexWriter(const BoardScene& scene, const Geometry& geometry, HexId hex,
              std::vector<Label>& labels)
        : scene_(scene),
          board_(scene.chart->board()),
          hex_(hex),
          top_(cell(geometry.north(board_.topology.axial(hex)))),
          rows_(rows_of(scene.size)),
          ground_(ink(board_.terrain(hex))),
          has_robber_(robber_of(scene) == hex),
          stands_out_(std::ranges::find(scene.paying, hex) != scene.paying.end() ||
                      scene.chosen == Spot(hex)),
          labels_(labels) {}

    void write() {
        if (scene_.size == Size::Map) return write_map();
        write_name();
        write_token();
        write_robber();
    }

private:
    void write_name() {
        const std::string_view what = name(board_.terrain(hex_));
        if (scene_.size != Size::Small) {
            centred(rows_.name, std::string(what));
            if (scene_.ids) centred(rows_.id, fmt::format("h{}", hex_.value));
            return;
        }
        centred(rows_.name, scene_.ids ? fmt::format("{}{}", what.front(), hex_.value)
                                       : std::string(1, what.front()));
    }

    void write_token() {
        const std::uint8_t token = board_.token(hex_);
        if (token == 0) return;
        const Ink number = is_red(token) ? inks::red : Ink::Black;
        const Cell first{token < 10 ? -1 : -2, rows_.token};
        if (!stands_out_) {
            add(first, fmt::format(" {} ", token), number, inks::plate, true);
        } else if (scene_.palette->has_colour()) {
            add(first, fmt::format(" {} ", token), Ink::Prompt, Ink::Black, true);
        } else {
            add(first, fmt::format(">{}<", token), number, inks::plate, true);
            labels_.back().inverted = true;
        }
        if (rows_.pips == Rows::none) return;
        const bool ascii = scene_.glyphs == Glyphs::Ascii;
        add({-2, rows_.pips}, pip_row(pips(token), ascii ? "." : "•"),
            scene_.palette->text_on(ground_), ground_);
    }

    // Beside the token, never over it.
    void write_robber() {
        if (!has_robber_) return;
        if (board_.token(hex_) != 0) {
            const bool narrow = scene_.size == Size::Small;
            add({2, rows_.token}, narrow ? " R" : " R ", Ink::White, Ink::Black, true);
            return;
        }
        add({-1, rows_.token}, " R ", Ink::White, Ink::Black, true);
        if (scene_.size >= Size::Large) centred(rows_.pips, "robber");
    }

    // Three columns for everything.
    void write_map() {
        const std::uint8_t token = board_.token(hex_);
        const char letter = name(board_.terrain(hex_)).front();
        if (scene_.ids) return centred(rows_.token, fmt::format("{}", hex_.value));
        if (token == 0) {
            if (has_robber_) return add({0, rows_.token}, "R", Ink::White, Ink::Black, true);
            return centred(rows_.token, std::string(1, letter));
        }
        if (!scene_.palette->has_colour()) {
            std::string text = fmt::format("{}{:2}", has_robber_ ? 'R' : letter, token);
            // Before two digits only the terrain can give way.
            if (stands_out_) text[token < 10 ? 1 : 0] = '>';
            return add({-1, rows_.token}, text, Ink::Black, ground_);
        }
        if (stands_out_) {
            add({-1, rows_.token}, fmt::format("{:2}", token), Ink::Prompt, Ink::Black, true);
            if (has_robber_) add({1, rows_.token}, "R", Ink::White, Ink::Black, true);
            return;
        }
        // A plate would hide what little is seen of the terrain, so only the red ones have it.
        const bool red = is_red(token);
        add({-1, rows_.token}, fmt::format("{:2}", token),
            red ? inks::red : scene_.palette->text_on(ground_), red ? inks::plate : ground_, true);
        if (has_robber_) add({1, rows_.token}, "R", Ink::White, Ink::Black, true);
    }

    void centred(int row, const std::string& text) {
        add({-static_cast<int>(text.size()) / 2, row}, text, scene_.palette->text_on(ground_),
            ground_);
    }

    void add(Cell from_top, std::string text, Ink ink, Ink ground, bool bold = false) {
        labels_.push_back({top_ + from_top, std::move(text), ink, ground, bold});
    }

    const BoardScene& scene_;
    const Board& board_;
    HexId hex_;
    Cell top_;
    Rows rows_;
    Ink ground_;
    bool has_robber_;
    bool stands_out_;  // because it pays or is chosen
    std::vector<Label>& labels_;
};

}  // namespace

HexId robber_of(const BoardScene& scene) {
    return scene.view != nullptr ? scene.view->robber : scene.chart->board().layout.robber;
}

int token_row(Size size) { return rows_of(size).token; }

void add_hex_labels(const BoardScene& scene, const Geometry& geometry, HexId hex,
                    std::vector<Label>& labels) {
    HexWriter(scene, geometry, hex, labels).write();
}

void add_id_label(const BoardScene& scene, const Geometry& geometry, IntersectionId id, Ink ground,
                  std::vector<Label>& labels) {
    if (scene.size == Size::Map) return;
    std::string text = fmt::format("{}", id.value);
    const int before = static_cast<int>(text.size()) / 2;
    const Cell at = cell(geometry.pixel(scene.chart->board().topology.point(id)));
    const Ink ink = scene.palette->text_on(ground);
    labels.push_back({at - Cell{before, 0}, std::move(text), ink, ground, false});
}

}  // namespace catan::tui
