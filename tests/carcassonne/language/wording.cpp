// Tests what is said in English: refusals to players and in scripts, events, moves and points.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "carcassonne/language/rules_text.hpp"
#include "carcassonne/language/wording.hpp"
#include "support/carcassonne_table.hpp"

using namespace carcassonne;

namespace {

const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee", "Eve"};

struct Talk {
    explicit Talk(const CarcassonneTable& the_table) : table(the_table) {}

    [[nodiscard]] language::Notation notation() const {
        return {table.game, std::span(names).first(table.game.players())};
    }
    // As a script says it, and as the player to move is told.
    [[nodiscard]] std::string in_script(const Command& command) const {
        return language::refusal_words(notation(), table.state, table.no(command));
    }
    [[nodiscard]] std::string to_player(const Command& command) const {
        return to(table.no(command), table.asks());
    }
    [[nodiscard]] std::string to(const Refusal& refusal, Seat reader) const {
        return language::refusal_sentence(notation(), table.state, refusal, reader);
    }
    // What a script prints below the last command.
    [[nodiscard]] std::vector<std::string> told() const {
        std::vector<std::string> lines;
        for (const Event& event : table.events) {
            const std::string words = language::event_words(notation(), event);
            if (!words.empty()) lines.push_back(words);
        }
        return lines;
    }

    const CarcassonneTable& table;
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("K5 a refusal says what comes first") {
    CarcassonneTable t;
    const Talk talk(t);
    REQUIRE(talk.in_script(Pass{}) == "Ann must draw first");
    REQUIRE(talk.to_player(Pass{}) == "A tile is drawn first: draw. (K5)");
    t.draw(Tile::E);
    REQUIRE(talk.in_script(Draw{}) == "Ann must place E first");
    REQUIRE(talk.to_player(Draw{}) == "The tile in hand comes first. Place E. (K5)");
    t.place(0, 1, south);
    REQUIRE(talk.in_script(Draw{}) == "Ann must place a follower or pass first");
    REQUIRE(talk.to_player(Draw{}) == "Place a follower on the new tile, or pass. (K5)");
    const Refusal hers = t.no(Pass{}, blue);
    REQUIRE(talk.to(hers, blue) == "It's Ann's move. (K5)");
    REQUIRE(talk.to(hers, red) == "It's your move. (K5)");
}

TEST_CASE("K2 K3 a refusal says why the tile cannot lie there") {
    CarcassonneTable any(Settings{.start = Start::AnyTile});
    any.draw(Tile::E);
    REQUIRE(Talk(any).to_player(Place{at(1, 0), north}) ==
            "The first tile lies at 0,0. Place it there. (K2)");
    CarcassonneTable t;
    const Talk talk(t);
    t.draw(Tile::E);
    REQUIRE(talk.in_script(Place{at(0, 0), north}) == "D lies there already");
    REQUIRE(talk.to_player(Place{at(0, 0), north}) ==
            "D lies there already. Choose a free place. (K3)");
    REQUIRE(talk.to_player(Place{at(5, 5), north}) ==
            "No tile lies beside that place. Choose one that touches a tile. (K3)");
    REQUIRE(talk.in_script(Place{at(0, 1), north}) ==
            "its southern edge would be a field, and D has a city there");
    REQUIRE(
        talk.to_player(Place{at(0, 1), north}) ==
        "Its southern edge would be a field, and D has a city there. Turn it, or choose another "
        "place. (K3)");
}

TEST_CASE("K4 K11 a refusal says why the follower cannot stand there") {
    CarcassonneTable t(Settings{.players = 3, .farmers = false});
    const Talk talk(t);
    t.turn(Tile::U, 1, 0, north, road(east));
    t.lay(Tile::U, 2, 0, north);
    REQUIRE(talk.in_script(Follower{road(east)}) == "Ann has a follower there already");
    REQUIRE(talk.to_player(Follower{road(east)}) ==
            "Ann has a follower there already. Choose another spot, or pass. (K4)");
    REQUIRE(talk.to(t.no(Follower{road(east)}), red) ==
            "You have a follower there already. Choose another spot, or pass. (K4)");
    REQUIRE(talk.in_script(Follower{city(north)}) ==
            "U has no such part. It has road e, field nw and field es");
    REQUIRE(talk.to_player(Follower{field(Half::Nw)}) ==
            "This game is played without farmers. Choose another spot, or pass. (K11)");
    t.state[blue].followers = 0;
    REQUIRE(language::refusal_words(talk.notation(), t.state, because(4, Reason::NoFollower)) ==
            "Ben has no follower in hand");
    REQUIRE(talk.to(because(4, Reason::NoFollower), blue) ==
            "You have no follower in hand. Pass. (K4)");
    REQUIRE(language::refusal_words(talk.notation(), t.state,
                                    because(4, Reason::Occupied, seats({red, yellow})), yellow) ==
            "you and Ann have a follower there already. Choose another spot, or pass");
}

TEST_CASE("K12 K14 K15 a refusal speaks of the end, of tiles and of taking back") {
    CarcassonneTable t;
    const Talk talk(t);
    const auto in_script = [&](const Refusal& refusal) {
        return language::refusal_words(talk.notation(), t.state, refusal);
    };
    REQUIRE(in_script(because(14, Reason::TileNotInBag, Tile::C)) ==
            "there is no C left in the bag");
    REQUIRE(in_script(because(14, Reason::OutcomeMissing)) ==
            "chance is scripted, so the line must end with the tile: draw E");
    REQUIRE(in_script(because(14, Reason::WrongOutcome)) == "no tile is drawn now");
    REQUIRE(in_script(because(14, Reason::OutcomeAwaited)) ==
            "first name the tile that was drawn, such as draw E");
    REQUIRE(talk.to(because(15, Reason::NothingToTakeBack), red) ==
            "There is nothing left to take back. (K15)");
    Refusal not_hers = because(15, Reason::NotYourTurn);
    not_hers.seat = red;
    REQUIRE(talk.to(not_hers, blue) == "Only Ann may take back the last tile. (K15)");
    t.leave_in_bag({Tile::U});
    t.turn(Tile::U, 1, 0, north);
    REQUIRE(talk.to(because(12, Reason::NotNow), red) == "The game is over. (K12)");
}

TEST_CASE("every reason has words") {
    CarcassonneTable t;
    const Talk talk(t);
    for (std::size_t i = 0; i < Refusal::reason_count; ++i) {
        Refusal refusal = because(1, static_cast<Reason>(i), seats({red}));
        refusal.seat = red;
        refusal.mine = refusal.theirs = Edge::City;
        for (const Seat reader : {no_seat, red, blue}) {
            REQUIRE_FALSE(
                language::refusal_words(talk.notation(), t.state, refusal, reader).empty());
        }
    }
}

TEST_CASE("K3 K6 K7 K9 events say who scores what for which feature") {
    CarcassonneTable t(3);
    const Talk talk(t);
    t.turn(Tile::E, 0, 1, south, city(south));
    REQUIRE(talk.told() == Lines{"Ann scores 4 points for a city of 2 tiles", "turn 2: Ben"});
    t.draw(Tile::C);
    REQUIRE(talk.told() == Lines{"C fits nowhere and is set aside"});
    t.turn(Tile::A, 1, 0, east, road(west));
    REQUIRE(talk.told() == Lines{"turn 3: Cy"});
    t.turn(Tile::A, -1, 0, west);
    REQUIRE(talk.told() == Lines{"Ben scores 3 points for a road of 3 tiles", "turn 4: Ann"});
    Feature feature;
    feature.kind = FeatureKind::City;
    feature.tiles = 5;
    feature.pennants = 2;
    feature.owners = seats({red, blue});
    feature.points = 14;
    feature.complete = true;
    const auto words = [&](const Event& event) {
        return language::event_words(talk.notation(), event);
    };
    REQUIRE(words(FeatureCompleted{feature}) ==
            "Ann and Ben score 14 points each for a city of 5 tiles with 2 pennants");
    feature.owners = {};
    REQUIRE(words(FeatureCompleted{feature}) ==
            "a city of 5 tiles with 2 pennants is complete, without followers");
}

TEST_CASE("K12 the end says what is counted and who wins") {
    CarcassonneTable t;
    const Talk talk(t);
    t.leave_in_bag({Tile::U, Tile::B});
    t.turn(Tile::U, 1, 0, north, road(east));
    t.turn(Tile::B, 0, -1, north, cloister);
    REQUIRE(talk.told() == Lines{"Ann scores 2 points for an unfinished road of 2 tiles",
                                 "Ben scores 3 points for an unfinished cloister with 2 neighbours",
                                 "Ben wins with 3 points"});
    REQUIRE(language::score_text(talk.notation(), t.state) == "Ann 2\nBen 3\n");
    GameEnded shared;
    shared.points = {7, 7};
    shared.winners = seats({red, blue});
    REQUIRE(language::event_words(talk.notation(), shared) ==
            "Ann and Ben share the win with 7 points each");
    Feature field;
    field.owners = seats({red});
    REQUIRE(language::event_words(talk.notation(), FeatureCounted{field}) ==
            "Ann scores nothing for a field without complete cities");
    field.cities = 1;
    field.points = 3;
    REQUIRE(language::event_words(talk.notation(), FeatureCounted{field}) ==
            "Ann scores 3 points for a field with 1 complete city");
}

TEST_CASE("moves and spots read well") {
    CarcassonneTable t;
    t.draw(Tile::U);
    REQUIRE(language::move_words(t.state, Draw{}) == "draw a tile");
    REQUIRE(language::move_words(t.state, Place{at(1, 0), north}) ==
            "place U at 1,0, its top to the north");
    REQUIRE(language::move_words(t.state, Pass{}) == "no follower");
    REQUIRE(language::move_words(t.state, Follower{cloister}) == "follower in the cloister");
    REQUIRE(language::move_words(t.state, Follower{city(south)}) ==
            "follower in the city in the south");
    REQUIRE(language::move_words(t.state, Follower{road(east)}) ==
            "follower on the road to the east");
    REQUIRE(language::spot_phrase(field(Half::Nw)) == "the field in the north, west half");
    REQUIRE(language::spot_phrase(field(Half::Es)) == "the field in the east, south half");
    REQUIRE(language::spot_phrase(field(Half::Sw)) == "the field in the south, west half");
    REQUIRE(language::spot_phrase(field(Half::Wn)) == "the field in the west, north half");
    REQUIRE(language::score_text(Talk(t).notation(), t.state) ==
            "Ann 0, or 0 if the game ended now; 7 followers in hand\n"
            "Ben 0, or 0 if the game ended now; 7 followers in hand\n");
}

TEST_CASE("every rule can be read by its number") {
    for (int number = 1; number <= 16; ++number) {
        const auto rule = language::rule_text("k" + std::to_string(number));
        REQUIRE(rule);
        REQUIRE(rule->starts_with("## K" + std::to_string(number) + " "));
        REQUIRE(rule->find("## ", 3) == std::string::npos);
        REQUIRE_FALSE(rule->ends_with("\n\n"));
    }
    REQUIRE_FALSE(language::rule_text("K17"));
    REQUIRE_FALSE(language::rule_text("4"));
}
