#include "support/carcassonne/both_boards.hpp"

#include <map>
#include <string_view>
#include <variant>

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/refuse.hpp"

using namespace carcassonne;

namespace {

// The divisors have no common factor, here and below, so that everything meets everything else.
Settings settings_of(std::uint64_t number) {
    Settings settings;
    settings.players = fewest_players + number % 4;
    settings.first = Seat(number % 17 % settings.players);
    settings.start = number % 3 == 0 ? Start::AnyTile : Start::TileD;
    settings.small_city = number % 5 == 0 ? 2 : 4;
    settings.farmers = number % 7 != 0;
    return settings;
}

painted::Settings in_painted_words(const Settings& settings) {
    return {.start_any = settings.start == Start::AnyTile,
            .small_city = settings.small_city,
            .farmers = settings.farmers};
}

// From players who scatter tiles and seldom place followers to those who crowd them and always do.
painted::Habits habits_of(std::uint64_t number) {
    constexpr std::array<int, 4> followers{100, 80, 50, 20};
    constexpr std::array<int, 5> crowded{50, 100, 80, 90, 0};
    constexpr std::array<int, 4> farmers{10, 100, 0, 30};
    return {.followers = followers[number % 11 % followers.size()],
            .crowded = crowded[number % 13 % crowded.size()],
            .farmers = farmers[number % 19 % farmers.size()],
            .c_last = number % 23 < 8};
}

std::string told(const Refusal& refusal) {
    return "K" + std::to_string(refusal.rule.number) + ", reason " +
           std::to_string(static_cast<int>(refusal.reason));
}

}  // namespace

BothBoards::BothBoards(std::uint64_t number)
    : number_(number),
      game_(settings_of(number)),
      state_(start(game_)),
      painted_(static_cast<int>(game_.players()), ::in_painted_words(game_.settings()), number,
               habits_of(number)) {}

void BothBoards::advance() {
    scored_.clear();
    completed_.clear();
    last_ = static_cast<Step>((static_cast<unsigned>(last_) + 1) % 3);
    if (last_ == Step::Draw) {
        draw();
    } else if (last_ == Step::Lay) {
        say(engine_place(painted_.lay()));
    } else {
        const std::optional<std::string> spot = painted_.follow(&scored_);
        say(spot ? Command(Follower{engine_spot(*spot)}) : Command(Pass{}));
    }
}

void BothBoards::draw() {
    const painted::Drawn drawn = painted_.draw();
    for (const char kind : drawn.set_aside) {
        draw(kind);
        ++set_aside_[index(engine_tile(kind))];
        if (state_.in<Placing>()) {
            throw Difference(std::string("K3: the engine would place ") + kind);
        }
    }
    if (drawn.kind == '\0') {
        if (!state_.in<GameOver>()) throw Difference("K12: the engine plays on without tiles");
        return;
    }
    draw(drawn.kind);
    if (!state_.in<Placing>()) {
        throw Difference(std::string("K3: the engine sets aside ") + drawn.kind);
    }
}

void BothBoards::draw(char kind) {
    say(Draw{});
    const DrawnTile drawn{engine_tile(kind)};
    if (const auto refusal = refuse(state_, drawn)) {
        throw Difference(told(*refusal) + ": the engine refuses " + kind + " from the bag");
    }
    Events events;
    apply(game_, state_, drawn, &events);
    hear(events);
}

void BothBoards::say(const Command& command) {
    if (const auto refusal = refuse(game_, state_, command)) {
        throw Difference(told(*refusal) + ": the engine refuses the last line of the script");
    }
    Events events;
    apply(game_, state_, command, &events);
    hear(events);
}

void BothBoards::hear(const Events& events) {
    for (const Event& event : events) {
        if (const auto* completed = std::get_if<FeatureCompleted>(&event)) {
            completed_.push_back(completed->feature);
        } else if (const auto* counted = std::get_if<FeatureCounted>(&event)) {
            counted_.push_back(counted->feature);
        } else if (const auto* ended = std::get_if<GameEnded>(&event)) {
            if (ended_) throw Difference("K12: the engine tells the end twice");
            ended_ = *ended;
        }
    }
}

Seat BothBoards::engine_seat(int seat) const {
    return Seat((static_cast<std::size_t>(seat) + game_.settings().first.value) % game_.players());
}

std::vector<int> BothBoards::painted_seats(SeatSet seats) const {
    std::vector<int> found;
    for (int seat = 0; seat < players(); ++seat) {
        if (seats.contains(engine_seat(seat))) found.push_back(seat);
    }
    if (found.size() != seats.size()) throw Difference("K13: the engine names an empty seat");
    return found;
}

painted::Scored BothBoards::in_painted_words(const Feature& feature) const {
    return {.kind = painted_name(feature.kind),
            .points = feature.points,
            .seats = painted_seats(feature.owners),
            .tiles = feature.tiles,
            .pennants = feature.pennants,
            .cities = feature.cities};
}

std::string BothBoards::describe() const {
    const Settings& settings = game_.settings();
    return "game " + std::to_string(number_) + " of " + std::to_string(settings.players) +
           " players; red, who begins, has the engine's seat " +
           std::to_string(settings.first.value) + "\n" + painted_.script() + painted().text();
}

std::string painted_name(FeatureKind kind) { return std::string(kind_words[index(kind)]); }

std::string painted_name(Spot spot) {
    std::string name = painted_name(spot.kind);
    if (spot.kind == FeatureKind::Cloister) return name;
    name += ' ';
    name += spot.kind == FeatureKind::Field ? half_words[spot.at] : side_words[spot.at];
    return name;
}

painted::Placement painted_placement(const Place& place) {
    return {place.at.x, place.at.y, static_cast<int>(index(place.top))};
}

Tile engine_tile(char kind) { return static_cast<Tile>(kind - 'A'); }

Place engine_place(painted::Placement at) {
    return {{static_cast<std::int16_t>(at.x), static_cast<std::int16_t>(at.y)},
            static_cast<Side>(at.turns)};
}

const std::vector<Spot>& all_spots() {
    static const std::vector<Spot> all = [] {
        std::vector<Spot> spots{Spot::cloister()};
        for (const Side side : all_sides) spots.push_back(Spot::road(side));
        for (const Side side : all_sides) spots.push_back(Spot::city(side));
        for (const Half half : all_halves) spots.push_back(Spot::field(half));
        return spots;
    }();
    return all;
}

Spot engine_spot(const std::string& name) {
    static const std::map<std::string, Spot> by_name = [] {
        std::map<std::string, Spot> spots;
        for (const Spot spot : all_spots()) spots.emplace(painted_name(spot), spot);
        return spots;
    }();
    return by_name.at(name);
}
