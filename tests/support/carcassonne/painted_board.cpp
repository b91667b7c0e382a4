#include "support/carcassonne/painted_board.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <stdexcept>

namespace painted {

namespace {

constexpr int followers_each = 7;  // K13

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

struct Step {
    int x;
    int y;
};

// By side: north, east, south, west.
constexpr std::array<Step, 4> steps{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

constexpr int opposite(int side) { return (side + 2) % 4; }

std::string kind_of(char colour) {
    switch (colour) {
        case city: return "city";
        case road: return "road";
        case cloister: return "cloister";
        default: return "field";
    }
}

// The part of a tile at a pixel of one of its sides.
int part_at_edge(const Tile& tile, int side, int i) {
    switch (side) {
        case north: return tile.painted[0][at(i)];
        case east: return tile.painted[at(i)][pixels - 1];
        case south: return tile.painted[pixels - 1][at(i)];
        default: return tile.painted[at(i)][0];
    }
}

}  // namespace

Board::Board(int players, Settings settings)
    : players_(players),
      settings_(settings),
      map_(at(across * across), -1),
      points_(at(players), 0),
      in_hand_(at(players), followers_each) {
    if (players < 2 || players > most_players) throw std::invalid_argument("2 to 5 players");
    if (settings.small_city != 4 && settings.small_city != 2) {
        throw std::invalid_argument("a small city pays 4 or 2");
    }
    if (!settings.start_any) lay('D', {});
}

int Board::laid_at(int x, int y) const {
    if (x < -reach || x > reach || y < -reach || y > reach) return -1;
    return map_[at((y + reach) * across + x + reach)];
}

std::vector<Placement> Board::empty_neighbours() const {
    std::vector<Placement> result;
    if (laid_.empty()) result.push_back({});
    for (const Laid& laid : laid_) {
        for (const Step step : steps) {
            const Placement place{laid.x + step.x, laid.y + step.y, 0};
            if (laid_at(place.x, place.y) < 0) result.push_back(place);
        }
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

bool Board::fits(const Tile& tile, int x, int y) const {
    if (laid_at(x, y) >= 0) return false;
    if (laid_.empty()) return x == 0 && y == 0;
    bool touches = false;
    for (int side = north; side <= west; ++side) {
        const int other = laid_at(x + steps[at(side)].x, y + steps[at(side)].y);
        if (other < 0) continue;
        touches = true;
        const auto& facing = laid_[at(other)].tile->edges[at(opposite(side))];
        if (tile.edges[at(side)] != facing) return false;
    }
    return touches;
}

bool Board::fits(char kind, Placement place) const {
    return fits(turned(kind, place.turns), place.x, place.y);
}

std::vector<Placement> Board::places(char kind) const {
    std::vector<Placement> result;
    for (Placement place : empty_neighbours()) {
        for (place.turns = 0; place.turns < 4; ++place.turns) {
            if (fits(kind, place)) result.push_back(place);
        }
    }
    return result;
}

bool Board::fits_somewhere(char kind) const { return !places(kind).empty(); }

void Board::lay(char kind, Placement place) {
    if (laid_.size() > static_cast<std::size_t>(std::numeric_limits<std::int8_t>::max())) {
        throw std::length_error("too many tiles");
    }
    map_[at((place.y + reach) * across + place.x + reach)] = static_cast<std::int8_t>(laid_.size());
    laid_.push_back({place.x, place.y, &turned(kind, place.turns)});
    paint();
}

void Board::place(char kind, Placement place) {
    if (waits_) throw std::logic_error("the last tile still waits for a follower");
    if (std::max(std::abs(place.x), std::abs(place.y)) >= reach || !fits(kind, place)) {
        throw std::invalid_argument("the tile does not fit there");
    }
    lay(kind, place);
    waits_ = true;
}

int Board::paint_of(Spot spot) const { return paints_[at(most_parts * spot.laid + spot.part)]; }

// Fills the feature that holds this part. It must be unpainted.
void Board::fill(Spot from) {
    const int paint = static_cast<int>(filled_.size());
    Filled filled{};
    filled.colour = laid_[at(from.laid)].tile->parts[at(from.part)].colour;
    filled.first = static_cast<int>(strokes_.size());
    const auto touch = [&](Spot spot) {
        auto& here = paints_[at(most_parts * spot.laid + spot.part)];
        if (here >= 0) return;
        here = static_cast<std::int16_t>(paint);
        // K6, K7: a tile counts once, also when the feature comes back to it.
        const auto parts = static_cast<int>(laid_[at(spot.laid)].tile->parts.size());
        bool met = false;
        for (int part = 0; part < parts; ++part) {
            if (part != spot.part && paint_of({spot.laid, part}) == paint) met = true;
        }
        if (!met) ++filled.tiles;
        strokes_.push_back(spot);
    };
    touch(from);
    for (std::size_t i = at(filled.first); i < strokes_.size(); ++i) {
        const Spot spot = strokes_[i];
        const Laid& laid = laid_[at(spot.laid)];
        const Part& part = laid.tile->parts[at(spot.part)];
        filled.pennants += part.pennants;
        if (laid.follower >= 0 && laid.tile->painted[at(laid.row)][at(laid.column)] == spot.part) {
            ++filled.followers[at(laid.follower)];
        }
        for (const Exit& exit : part.exits) {
            const Step step = steps[at(exit.side)];
            const int other = laid_at(laid.x + step.x, laid.y + step.y);
            if (other < 0) {
                ++filled.open;
                continue;
            }
            // The edges agree, so one pixel of a run tells where all of it goes.
            touch({other, part_at_edge(*laid_[at(other)].tile, opposite(exit.side), exit.first)});
        }
    }
    filled.last = static_cast<int>(strokes_.size());
    filled_.push_back(filled);
}

void Board::paint() {
    paints_.assign(most_parts * laid_.size(), -1);
    strokes_.clear();
    filled_.clear();
    for (int i = 0; i < tiles(); ++i) {
        const auto parts = static_cast<int>(laid_[at(i)].tile->parts.size());
        for (int part = 0; part < parts; ++part) {
            if (paint_of({i, part}) < 0) fill({i, part});
        }
    }
}

Board::Spot Board::find(int x, int y, std::string_view spot) const {
    const int laid = laid_at(x, y);
    if (laid < 0) throw std::invalid_argument("no tile lies there");
    const std::vector<Part>& parts = laid_[at(laid)].tile->parts;
    for (int part = 0; part < static_cast<int>(parts.size()); ++part) {
        const auto& names = parts[at(part)].names;
        if (std::find(names.begin(), names.end(), spot) != names.end()) return {laid, part};
    }
    throw std::invalid_argument("the tile has no such part");
}

// The tiles that lie around this one.
int Board::beside(const Laid& cloister_tile) const {
    int count = 0;
    for (int x = -1; x <= 1; ++x) {
        for (int y = -1; y <= 1; ++y) {
            if (x == 0 && y == 0) continue;
            if (laid_at(cloister_tile.x + x, cloister_tile.y + y) >= 0) ++count;
        }
    }
    return count;
}

bool Board::is_complete(const Filled& filled) const {
    if (filled.colour == field) return false;  // K11
    if (filled.colour == cloister) return beside(laid_[at(strokes_[at(filled.first)].laid)]) == 8;
    return filled.open == 0;
}

int Board::complete_cities(const Filled& of_field) const {
    std::vector<int> found;
    for (int i = of_field.first; i < of_field.last; ++i) {
        const Spot spot = strokes_[at(i)];
        for (const int part : laid_[at(spot.laid)].tile->parts[at(spot.part)].cities) {
            const int paint = paint_of({spot.laid, part});
            if (is_complete(filled_[at(paint)])) found.push_back(paint);
        }
    }
    std::sort(found.begin(), found.end());
    return static_cast<int>(std::unique(found.begin(), found.end()) - found.begin());
}

std::vector<int> Board::majority(const Filled& filled) {
    const int most = *std::max_element(filled.followers.begin(), filled.followers.end());
    std::vector<int> seats;
    for (int seat = 0; seat < most_players && most > 0; ++seat) {
        if (filled.followers[at(seat)] == most) seats.push_back(seat);
    }
    return seats;
}

// What the feature pays as it is, and to which seats (K6-K9, K11).
Scored Board::worth(const Filled& filled) const {
    Scored scored;
    scored.kind = kind_of(filled.colour);
    scored.seats = majority(filled);
    scored.tiles = filled.tiles;
    scored.pennants = filled.pennants;
    if (filled.colour == road) {
        scored.points = filled.tiles;
    } else if (filled.colour == cloister) {
        scored.tiles = 1 + beside(laid_[at(strokes_[at(filled.first)].laid)]);
        scored.points = scored.tiles;
    } else if (filled.colour == field) {
        scored.cities = complete_cities(filled);
        scored.points = settings_.farmers ? 3 * scored.cities : 0;
    } else {
        // No city of two tiles can hold a pennant, so the older rule need not say what one would pay.
        const bool small = filled.tiles == 2 && settings_.small_city == 2;
        const int each = is_complete(filled) && !small ? 2 : 1;
        scored.points = each * (filled.tiles + filled.pennants);
    }
    return scored;
}

void Board::bring_home(const Filled& filled) {
    for (int i = filled.first; i < filled.last; ++i) {
        Laid& laid = laid_[at(strokes_[at(i)].laid)];
        if (laid.follower < 0) continue;
        if (laid.tile->painted[at(laid.row)][at(laid.column)] != strokes_[at(i)].part) continue;
        ++in_hand_[at(laid.follower)];
        laid.follower = -1;
    }
}

// K5: the parts of the tile just laid, then cloisters by y, then x.
std::vector<Scored> Board::score_complete() {
    paint();
    std::vector<int> complete;
    const auto add = [&](Spot spot) {
        const int paint = paint_of(spot);
        const Filled& filled = filled_[at(paint)];
        if (!is_complete(filled) || majority(filled).empty()) return;
        if (std::find(complete.begin(), complete.end(), paint) != complete.end()) return;
        complete.push_back(paint);
    };
    const int last = tiles() - 1;
    const Laid& laid = laid_[at(last)];
    for (int part = 0; part < static_cast<int>(laid.tile->parts.size()); ++part) {
        if (laid.tile->parts[at(part)].colour != cloister) add({last, part});
    }
    for (int y = laid.y - 1; y <= laid.y + 1; ++y) {
        for (int x = laid.x - 1; x <= laid.x + 1; ++x) {
            const int near = laid_at(x, y);
            if (near < 0) continue;
            const std::vector<Part>& parts = laid_[at(near)].tile->parts;
            for (int part = 0; part < static_cast<int>(parts.size()); ++part) {
                if (parts[at(part)].colour == cloister) add({near, part});
            }
        }
    }
    std::vector<Scored> result;
    for (const int paint : complete) {
        result.push_back(worth(filled_[at(paint)]));
        for (const int seat : result.back().seats) points_[at(seat)] += result.back().points;
    }
    for (const int paint : complete) bring_home(filled_[at(paint)]);
    if (!complete.empty()) paint();
    waits_ = false;
    return result;
}

void Board::check_seat(int seat) const {
    if (seat < 0 || seat >= players_) throw std::invalid_argument("no such seat");
}

std::vector<std::string> Board::spots(int seat) const {
    check_seat(seat);
    std::vector<std::string> result;
    if (!waits_ || in_hand_[at(seat)] == 0) return result;
    const std::vector<Part>& parts = laid_.back().tile->parts;
    for (int part = 0; part < static_cast<int>(parts.size()); ++part) {
        if (parts[at(part)].colour == field && !settings_.farmers) continue;
        if (!majority(filled_[at(paint_of({tiles() - 1, part}))]).empty()) continue;
        result.push_back(parts[at(part)].names.front());
    }
    return result;
}

std::vector<Scored> Board::put_follower(int seat, std::string_view spot) {
    if (!waits_) throw std::logic_error("no tile waits for a follower");
    Laid& laid = laid_.back();
    const Part& part = laid.tile->parts[at(find(laid.x, laid.y, spot).part)];
    const std::vector<std::string> free = spots(seat);
    if (std::find(free.begin(), free.end(), part.names.front()) == free.end()) {
        throw std::invalid_argument("no follower can be put there");
    }
    --in_hand_[at(seat)];
    laid.follower = seat;
    laid.row = part.row;
    laid.column = part.column;
    return score_complete();
}

std::vector<Scored> Board::pass() {
    if (!waits_) throw std::logic_error("no tile waits for a follower");
    return score_complete();
}

int Board::points(int seat) const {
    check_seat(seat);
    return points_[at(seat)];
}

int Board::in_hand(int seat) const {
    check_seat(seat);
    return in_hand_[at(seat)];
}

std::vector<Scored> Board::at_the_end() const {
    struct Standing {
        int y;
        int x;
        Spot spot;
    };
    std::vector<Standing> standing;
    for (int i = 0; i < tiles(); ++i) {
        const Laid& laid = laid_[at(i)];
        if (laid.follower < 0) continue;
        const int part = laid.tile->painted[at(laid.row)][at(laid.column)];
        standing.push_back({laid.y, laid.x, {i, part}});
    }
    std::sort(standing.begin(), standing.end(), [](const Standing& a, const Standing& b) {
        return a.y != b.y ? a.y < b.y : a.x < b.x;
    });
    std::vector<int> done;
    std::vector<Scored> result;
    for (const Standing& one : standing) {
        const int paint = paint_of(one.spot);
        if (std::find(done.begin(), done.end(), paint) != done.end()) continue;
        done.push_back(paint);
        result.push_back(worth(filled_[at(paint)]));
    }
    return result;
}

std::vector<int> Board::projected() const {
    std::vector<int> result = points_;
    for (const Scored& scored : at_the_end()) {
        for (const int seat : scored.seats) result[at(seat)] += scored.points;
    }
    return result;
}

char Board::kind_at(int x, int y) const {
    const int laid = laid_at(x, y);
    return laid < 0 ? '\0' : laid_[at(laid)].tile->kind;
}

std::vector<std::string> Board::spots_at(int x, int y) const {
    std::vector<std::string> result;
    const int laid = laid_at(x, y);
    if (laid < 0) return result;
    for (const Part& part : laid_[at(laid)].tile->parts) result.push_back(part.names.front());
    return result;
}

int Board::follower_on(int x, int y, std::string_view spot) const {
    const Spot found = find(x, y, spot);
    const Laid& laid = laid_[at(found.laid)];
    if (laid.follower < 0) return -1;
    const int stands_on = laid.tile->painted[at(laid.row)][at(laid.column)];
    return stands_on == found.part ? laid.follower : -1;
}

Feature Board::feature(int x, int y, std::string_view spot) const {
    const Spot found = find(x, y, spot);
    const Filled& filled = filled_[at(paint_of(found))];
    const Scored scored = worth(filled);
    Feature feature;
    feature.kind = scored.kind;
    feature.tiles = scored.tiles;
    feature.pennants = scored.pennants;
    feature.cities = scored.cities;
    feature.points = scored.points;
    feature.owners = scored.seats;
    feature.followers = filled.followers;
    if (filled.colour == cloister) {
        feature.open = feature.open_halves = feature.open_places = 9 - scored.tiles;
        return feature;
    }
    std::vector<Placement> sides;   // the place of a tile, and a side of it
    std::vector<Placement> places;  // beyond
    for (int i = filled.first; i < filled.last; ++i) {
        const Laid& laid = laid_[at(strokes_[at(i)].laid)];
        for (const Exit& exit : laid.tile->parts[at(strokes_[at(i)].part)].exits) {
            const Step step = steps[at(exit.side)];
            if (laid_at(laid.x + step.x, laid.y + step.y) >= 0) continue;
            sides.push_back({laid.x, laid.y, exit.side});
            places.push_back({laid.x + step.x, laid.y + step.y, 0});
            const bool whole_side = filled.colour == field && exit.length > pixels / 2;
            feature.open_halves += whole_side ? 2 : 1;
        }
    }
    const auto distinct = [](std::vector<Placement>& list) {
        std::sort(list.begin(), list.end());
        return static_cast<int>(std::unique(list.begin(), list.end()) - list.begin());
    };
    feature.open = distinct(sides);
    feature.open_places = distinct(places);
    return feature;
}

std::vector<std::string> Board::canvas() const {
    std::vector<std::string> lines;
    if (laid_.empty()) return lines;
    int left = laid_[0].x, right = left, bottom = laid_[0].y, top = bottom;
    for (const Laid& laid : laid_) {
        left = std::min(left, laid.x);
        right = std::max(right, laid.x);
        bottom = std::min(bottom, laid.y);
        top = std::max(top, laid.y);
    }
    lines.assign(at(pixels * (top - bottom + 1)),
                 std::string(at(pixels * (right - left + 1)), ' '));
    for (const Laid& laid : laid_) {
        for (int row = 0; row < pixels; ++row) {
            const auto& from = laid.tile->picture[at(row)];
            std::copy(from.begin(), from.end(),
                      lines[at(pixels * (top - laid.y) + row)].begin() + pixels * (laid.x - left));
        }
    }
    return lines;
}

std::string Board::text() const {
    std::vector<std::string> lines = canvas();
    int left = 0, top = 0;
    for (const Laid& laid : laid_) {
        left = std::min(left, laid.x);
        top = std::max(top, laid.y);
    }
    for (const Laid& laid : laid_) {
        const std::size_t row = at(pixels * (top - laid.y));
        const std::size_t column = at(pixels * (laid.x - left));
        lines[row][column] = laid.tile->kind;  // a corner is blank
        if (laid.follower < 0) continue;
        lines[row + at(laid.row)][column + at(laid.column)] =
            static_cast<char>('1' + laid.follower);
    }
    const auto padded = [](int number) {
        std::string digits = std::to_string(number);
        while (digits.size() < 4) digits.insert(digits.begin(), ' ');
        return digits;
    };
    std::string result = "    ";
    const std::size_t columns = lines.empty() ? 0 : lines[0].size() / pixels;
    for (std::size_t i = 0; i < columns; ++i) {
        result += padded(left + static_cast<int>(i)) + "     ";
    }
    result += "\n";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool middle = i % pixels == pixels / 2;
        result += (middle ? padded(top - static_cast<int>(i / pixels)) : "    ") + lines[i] + "\n";
    }
    for (int seat = 0; seat < players_; ++seat) {
        result += std::to_string(seat + 1) + ": " + std::to_string(points(seat)) + " points, " +
                  std::to_string(in_hand(seat)) + " followers\n";
    }
    return result;
}

}  // namespace painted
