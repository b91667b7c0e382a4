#include "catan/tui/board_labels.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/core/rules.hpp"
#include "catan/tui/tokens.hpp"

namespace catan::tui {
namespace {

// Rows of the texts on a hex, counted from its north corner. `none` if the size has no room for it.
struct Rows {
    int id = none;
    int name = none;
    int token = none;
    int pips = none;

    static constexpr int none = -1;
};

// The token is in the middle row, where a hex is widest.
Rows rows_of(Size size) {
    Rows rows;
    rows.token = (4 * (static_cast<int>(size) + 2) + 3) / 6;
    if (size >= Size::Small) rows.name = rows.token - 1;
    if (size >= least_plate) rows.name = (plate_of(size, rows.token).top - 3) / 2;
    if (size >= Size::Normal) {
        rows.id = rows.name - 1;
        rows.pips = rows.token + 1;
    }
    return rows;
}

// Distance from the middle to the outermost of `count` pips.
constexpr int pip_reach(int count) { return count / 2; }

// Up to five dots, symmetrical about the middle. An even number leaves the middle free.
std::string pip_row(int count, std::string_view dot) {
    std::string row;
    for (int i = -pip_reach(count); i <= pip_reach(count); ++i) {
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
    HexWriter(const BoardScene& scene, const Geometry& geometry, HexId hex, Layers layers)
        : scene_(scene),
          board_(scene.chart->board()),
          hex_(hex),
          top_(cell(geometry.north(board_.topology.axial(hex)))),
          rows_(rows_of(scene.size)),
          plate_(plate_of(scene.size, rows_.token)),
          ground_(ink(board_.terrain(hex))),
          has_robber_(robber_of(scene) == hex),
          stands_out_(std::ranges::find(scene.paying, hex) != scene.paying.end() ||
                      scene.chosen == Spot(hex)),
          canvas_(layers.canvas),
          labels_(layers.labels) {}

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
        const bool in_colour = scene_.palette->has_colour();
        const bool dark = stands_out_ && in_colour;
        const Ink number = dark ? Ink::Prompt : is_red(token) ? inks::red : Ink::Black;
        const Ink plate = dark ? Ink::Black : inks::plate;
        const Pixel top{top_.x, 2 * top_.y};
        if (in_colour && scene_.size >= least_drawn_token) {
            return paint_token(canvas_, top, plate_, token, {plate, number});
        }
        const bool is_round = in_colour && scene_.size >= least_plate;
        if (is_round) paint_plate(canvas_, top, plate_, plate);
        const Cell first{token < 10 ? -1 : -2, rows_.token};
        if (stands_out_ && !in_colour) {
            add(first, fmt::format(">{}<", token), number, plate, true);
            labels_.back().inverted = true;
        } else {
            add(first, fmt::format(" {} ", token), number, plate, true);
        }
        if (rows_.pips == Rows::none) return;
        const bool ascii = scene_.glyphs == Glyphs::Ascii;
        const int count = pips(token);
        add({-pip_reach(count), rows_.pips}, pip_row(count, ascii ? "." : "•"),
            is_round ? number : scene_.palette->text_on(ground_), is_round ? plate : ground_);
    }

    // The robber stands beside the token, never over it.
    void write_robber() {
        if (!has_robber_) return;
        const bool in_colour = scene_.palette->has_colour();
        const bool has_token = board_.token(hex_) != 0;
        if (in_colour && scene_.size >= least_plate) {
            const int middle = has_token ? plate_.reach + 1 + pawn_reach() : 0;
            paint_pawn(middle);
            return add({middle - 1, rows_.token}, " R ", Ink::White, Ink::Black, true);
        }
        if (has_token) {
            const bool narrow = scene_.size == Size::Small;
            add({2, rows_.token}, narrow ? " R" : " R ", Ink::White, Ink::Black, true);
            return;
        }
        add({-1, rows_.token}, " R ", Ink::White, Ink::Black, true);
        if (scene_.size >= Size::Large) centred(rows_.pips, "robber");
    }

    // Paints a head above the letter and a body around it, as large as the token.
    void paint_pawn(int middle) {
        const int top = 2 * (top_.y + rows_.token);
        const int large = pawn_reach();
        for (int y = top + 1 - 2 * large; y < top + 2 * large + 2; ++y) {
            const int reach = y < top ? large - 1 : large;
            for (int x = -reach; x <= reach; ++x) {
                canvas_.set({top_.x + middle + x, y}, Ink::Black);
            }
        }
    }
    [[nodiscard]] int pawn_reach() const { return std::max(plate_.reach / 5, 1); }

    // At this size a hex has three columns of text.
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
            // With two digits, only the terrain's letter can be overwritten.
            if (stands_out_) text[token < 10 ? 1 : 0] = '>';
            return add({-1, rows_.token}, text, Ink::Black, ground_);
        }
        if (stands_out_) {
            add({-1, rows_.token}, fmt::format("{:2}", token), Ink::Prompt, Ink::Black, true);
            if (has_robber_) add({1, rows_.token}, "R", Ink::White, Ink::Black, true);
            return;
        }
        // A plate would hide the little terrain that is visible, so only red numbers get one.
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
    Plate plate_;
    Ink ground_;
    bool has_robber_;
    bool stands_out_;  // it pays or is chosen
    kit::Canvas& canvas_;
    std::vector<Label>& labels_;
};

}  // namespace

HexId robber_of(const BoardScene& scene) {
    return scene.view != nullptr ? scene.view->robber : scene.chart->board().layout.robber;
}

int token_row(Size size) { return rows_of(size).token; }

int beside_token(Size size) {
    return size >= least_plate ? plate_of(size, token_row(size)).reach + 2 : 3;
}

void write_hex(const BoardScene& scene, const Geometry& geometry, HexId hex, Layers layers) {
    HexWriter(scene, geometry, hex, layers).write();
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
