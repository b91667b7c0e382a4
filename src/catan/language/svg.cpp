#include "catan/language/svg.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

#include "catan/core/rules.hpp"

namespace catan::language {
namespace {

// Lengths are in picture units: a hex measures 60 from centre to corner and 52 from centre to side.
constexpr double side = 60;
constexpr double half_width = 51.96;

struct PaperPoint {
    double x = 0;
    double y = 0;
};

// Converts board coordinates, which count in thirds of a hex.
PaperPoint spot(Point point) {
    return {half_width * (2 * point.q + point.r) / 3, side * point.r / 2};
}
PaperPoint spot(Axial hex) { return spot(centre(hex)); }
PaperPoint between(PaperPoint a, PaperPoint b, double part) {
    return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

constexpr std::array<std::string_view, terrain_count> colours{"#266836", "#b6623a", "#84bc50",
                                                              "#dab642", "#747884", "#d0c090"};
constexpr std::array<std::string_view, most_players> seat_colours{
    "#569cff", "#f57800", "#e8404c", "#f5f5f5", "#00a878", "#9ca0a8", "#c850d0", "#ffacdd"};
constexpr std::string_view harbour_colour = "#3c6496";
constexpr std::string_view beach_colour = "#e2d4aa";
constexpr std::string_view hex_outline = "M0-60 51.96-30V30L0 60-51.96 30V-30Z";
// Paths relative to the intersection of the building.
constexpr std::string_view settlement_outline = "m-11 11v-12l11-10 11 10v12z";
constexpr std::string_view city_outline = "m-18 14v-18h14v-8l9-9 9 9v26z";
// Dark text on the light terrains grain, wool and desert.
constexpr std::array<std::string_view, terrain_count> name_colours{"#fff", "#fff", "#222",
                                                                   "#222", "#fff", "#222"};

class BoardPicture {
public:
    explicit BoardPicture(const Board& board) : board_(board), robber_(board.layout.robber) {}
    BoardPicture(const Board& board, const State& state)
        : board_(board), places_(&state.places), robber_(state.robber) {}

    std::string draw() {
        begin();
        draw_land();
        for (std::size_t i = 0; i < board_.topology.hexes(); ++i) draw_hex(HexId(i));
        draw_ports();
        draw_robber();
        if (places_ != nullptr) draw_pieces();
        svg_ += "</svg>\n";
        return std::move(svg_);
    }

private:
    template <typename... Values>
    void add(fmt::format_string<const Values&...> format, const Values&... values) {
        fmt::format_to(std::back_inserter(svg_), format, values...);
        svg_ += '\n';
    }

    void begin() {
        constexpr double sea = 105;  // margin around the land, wide enough for ports
        PaperPoint least;
        PaperPoint most;
        for (const IntersectionId id : board_.topology.coast()) {
            const PaperPoint here = spot(board_.topology.point(id));
            least = {std::min(least.x, here.x - sea), std::min(least.y, here.y - sea)};
            most = {std::max(most.x, here.x + sea), std::max(most.y, here.y + sea)};
        }
        const double width = most.x - least.x;
        const double height = most.y - least.y;
        add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="{:.1f} {:.1f} {:.1f} {:.1f}" )"
            R"(width="{:.0f}" height="{:.0f}" font-family="DejaVu Sans, Verdana, sans-serif" )"
            R"(text-anchor="middle">)",
            least.x, least.y, width, height, width, height);
        add(R"(<title>A board of {} hexes</title>)", board_.topology.hexes());
        define();
        add(R"-(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" fill="url(#sea)"/>)-",
            least.x, least.y, width, height);
    }

    // Defines shapes once and draws them by reference.
    void define() {
        add("<defs>");
        add(R"(<radialGradient id="sea"><stop offset="0" stop-color="#2f6a9c"/><stop offset="1" )"
            R"(stop-color="#143458"/></radialGradient>)");
        add(R"(<path id="hex" d="{}" stroke-linejoin="round"/>)", hex_outline);
        add(R"(<path id="glow" d="M0-51 44.2-25.5V25.5L0 51-44.2 25.5V-25.5Z" fill="none" )"
            R"(stroke="#fff" stroke-opacity=".16" stroke-width="3" stroke-linejoin="round"/>)");
        for (std::size_t i = 0; i < terrain_count; ++i) {
            add(R"(<g id="{}"><use href="#hex" fill="{}" stroke="{}" stroke-width="5"/>)"
                R"(<use href="#glow"/><text y="-27" font-size="12.5" fill="{}">{}</text></g>)",
                name(static_cast<Terrain>(i)), colours[i], beach_colour, name_colours[i],
                name(static_cast<Terrain>(i)));
        }
        for (const std::size_t token : token_numbers) define_token(token);
        add(R"(<g id="robber"><ellipse cy="17" rx="11" ry="3.5" fill="#000" fill-opacity=".35"/>)"
            R"(<path d="M-9 17C-9 8-6 3-4.5-3A7.5 7.5 0 1 1 4.5-3C6 3 9 8 9 17Z" fill="#111" )"
            R"(stroke="#fff" stroke-width="1.5"/></g>)");
        add("</defs>");
    }

    void define_token(std::size_t token) {
        const std::string_view colour = is_red(token) ? "#c81414" : "#222";
        const int dots = pips(static_cast<std::uint8_t>(token));
        std::string row;
        for (int i = 0; i < dots; ++i) {
            fmt::format_to(std::back_inserter(row), R"(<circle cx="{:.1f}" cy="12.5" r="1.8"/>)",
                           5.2 * (i - (dots - 1) / 2.0));
        }
        add(R"(<g id="token{}" fill="{}"><circle r="21" fill="#fcf4dc" stroke="#8a7a50" )"
            R"(stroke-width="1.2"/><text y="5.5" font-size="20" font-weight="bold">{}</text>{})"
            R"(</g>)",
            token, colour, token, row);
    }

    // Draws the beach along the coast.
    void draw_land() {
        add(R"(<path fill="{0}" stroke="{0}" stroke-width="16" stroke-linejoin="round" d=")",
            beach_colour);
        char command = 'M';
        for (const IntersectionId id : board_.topology.coast()) {
            const PaperPoint here = spot(board_.topology.point(id));
            add("{}{:.1f} {:.1f}", command, here.x, here.y);
            command = 'L';
        }
        add(R"(Z"/>)");
    }

    void draw_hex(HexId hex) {
        const PaperPoint here = spot(board_.topology.axial(hex));
        const auto token = board_.token(hex);
        add(R"(<use href="#{}" x="{:.1f}" y="{:.1f}"/>)", name(board_.terrain(hex)), here.x,
            here.y);
        if (token != 0)
            add(R"(<use href="#token{}" x="{:.1f}" y="{:.1f}"/>)", token, here.x, here.y + 6);
    }

    void draw_ports() {
        for (const Port& port : board_.layout.ports) draw_port(port);
    }

    void draw_port(const Port& port) {
        const auto& ends = board_.topology.ends(port.edge);
        const PaperPoint a = spot(board_.topology.point(ends[0]));
        const PaperPoint b = spot(board_.topology.point(ends[1]));
        const PaperPoint land = spot(board_.topology.axial(hex_at(port.edge)));
        // The sign lies in the sea: from the hex centre past the middle of the edge, nearly as far
        // again.
        const PaperPoint sign = between(land, between(a, b, 0.5), 1.9);
        const std::string_view colour =
            port.resource ? colours[index(*port.resource)] : harbour_colour;
        for (const PaperPoint end : {a, b}) {
            add(R"(<path d="M{0:.1f} {1:.1f}L{2:.1f} {3:.1f}" stroke="#6b4a2b" stroke-width="9" )"
                R"(stroke-linecap="round"/><path d="M{0:.1f} {1:.1f}L{2:.1f} {3:.1f}" )"
                R"(stroke="#c9a06a" stroke-width="5" stroke-dasharray="3 1.6"/>)",
                end.x, end.y, sign.x, sign.y);
            add(R"(<circle cx="{:.1f}" cy="{:.1f}" r="7" fill="{}" stroke="#fff" )"
                R"(stroke-width="2"/>)",
                end.x, end.y, colour);
        }
        const std::string_view ink =
            port.resource ? name_colours[index(*port.resource)] : std::string_view("#fff");
        add(R"-(<g transform="translate({:.1f} {:.1f})" fill="{}"><rect x="-27" y="-18" )-"
            R"-(width="54" height="36" rx="9" fill="{}" stroke="#fff" stroke-width="2"/>)-",
            sign.x, sign.y, ink, colour);
        if (port.resource) {
            add(R"(<text y="-1" font-size="15" font-weight="bold">2:1</text><text y="12" )"
                R"(font-size="11.5">{}</text></g>)",
                name(*port.resource));
        } else {
            add(R"(<text y="6" font-size="17" font-weight="bold">3:1</text></g>)");
        }
    }

    // A coast edge has exactly one hex.
    [[nodiscard]] HexId hex_at(EdgeId edge) const {
        const auto& ends = board_.topology.ends(edge);
        for (const HexId hex : board_.topology.hexes(ends[0])) {
            const auto& others = board_.topology.hexes(ends[1]);
            if (std::find(others.begin(), others.end(), hex) != others.end()) return hex;
        }
        return HexId::none();
    }

    void draw_robber() {
        const HexId hex = robber_;
        const PaperPoint here = spot(board_.topology.axial(hex));
        // Keep the token readable.
        const double aside = board_.token(hex) != 0 ? 34 : 0;
        add(R"(<use href="#robber" x="{:.1f}" y="{:.1f}"/>)", here.x + aside, here.y + 6);
    }

    // Roads first, so that buildings cover them.
    void draw_pieces() {
        const Topology& topology = board_.topology;
        for (std::size_t i = 0; i < topology.edges(); ++i) {
            const Seat owner = places_->road_owner(EdgeId(i));
            if (!owner.exists()) continue;
            const auto& ends = topology.ends(EdgeId(i));
            const PaperPoint a = spot(topology.point(ends[0]));
            const PaperPoint b = spot(topology.point(ends[1]));
            const PaperPoint from = between(a, b, 0.16);
            const PaperPoint to = between(a, b, 0.84);
            add(R"(<path d="M{0:.1f} {1:.1f}L{2:.1f} {3:.1f}" stroke="#111" stroke-width="13" )"
                R"(stroke-linecap="round"/><path d="M{0:.1f} {1:.1f}L{2:.1f} {3:.1f}" )"
                R"(stroke="{4}" stroke-width="9" stroke-linecap="round"/>)",
                from.x, from.y, to.x, to.y, seat_colour(owner));
        }
        for (std::size_t i = 0; i < topology.intersections(); ++i) {
            const IntersectionId at(i);
            const Seat owner = places_->building_owner(at);
            if (!owner.exists()) continue;
            const PaperPoint here = spot(topology.point(at));
            const std::string_view outline =
                places_->is_city(at) ? city_outline : settlement_outline;
            add(R"(<path d="M{:.1f} {:.1f}{}" fill="{}" stroke="#111" stroke-width="2.5" )"
                R"(stroke-linejoin="round"/>)",
                here.x, here.y, outline, seat_colour(owner));
        }
    }

    const Board& board_;
    const Places* places_ = nullptr;
    HexId robber_;
    std::string svg_;
};

}  // namespace

std::string_view seat_colour(Seat seat) { return seat_colours[seat.value]; }

std::string board_svg(const Board& board) { return BoardPicture(board).draw(); }

std::string icon_svg() {
    // The ring around the middle hex alternates dark and light terrains.
    constexpr std::array around{Terrain::Lumber, Terrain::Grain, Terrain::Brick,
                                Terrain::Wool,   Terrain::Ore,   Terrain::Desert};
    std::string svg =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="-170 -170 340 340" width="340" )"
        R"(height="340"><title>catan</title>)";
    const auto add_hex = [&](PaperPoint at, std::string_view colour) {
        fmt::format_to(
            std::back_inserter(svg),
            R"-(<path transform="translate({:.1f} {:.1f})" d="{}" fill="{}" stroke="{}" )-"
            R"(stroke-width="12" stroke-linejoin="round"/>)",
            at.x, at.y, hex_outline, colour, beach_colour);
    };
    for (std::size_t i = 0; i < around.size(); ++i) {
        add_hex(spot(hex_steps[i]), colours[index(around[i])]);
    }
    add_hex({}, harbour_colour);
    fmt::format_to(std::back_inserter(svg),
                   R"-(<path transform="scale(4)" d="M0 0{}" fill="{}" )-"
                   R"(stroke="#111" stroke-width="2" stroke-linejoin="round"/></svg>)"
                   "\n",
                   settlement_outline, seat_colours[2]);
    return svg;
}

std::string game_svg(const Game& game, const State& state) {
    return BoardPicture(game.board(), state).draw();
}

}  // namespace catan::language
