// Tests obvious decisions of bots, and moves that they must never make, in simple positions and in whole games.
#include "catan/bots/bot.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;
using bots::Bot;
using bots::BotOptions;
using bots::Level;

namespace {

// Those that want to win.
constexpr std::array thinking{Level::Easy, Level::Medium, Level::Hard};

Bot bot(const TestPosition& t, Seat seat, Level level) {
    return {t.game, seat, {level, 1, 1, true}};
}

// The command of the player to move, by a bot that has seen no earlier moves.
Command said(const TestPosition& t, Level level) {
    const Seat seat = t.asks();
    const Command command = bot(t, seat, level).decide(view(t.game, t.state, seat));
    REQUIRE(t.is_legal(command));
    return command;
}

// Blue has nine of ten points, all of them public: three cities and three settlements.
TestPosition nearly_won() {
    TestPosition t = in_turn();
    for (const std::size_t at : {8U, 10U, 12U}) t.city(blue, at);
    t.settlement(blue, 6);
    t.settlement(blue, 14);
    t.settlement(blue, 2);
    t.settlement(orange, 17);
    t.settlement(red, 20);
    t.settlement(white, 22);
    REQUIRE(t.points(blue) == 9);
    return t;
}

// A game of bots to its end or to this turn, and all that was said.
std::vector<Move> played(const Game& game, const BotOptions& options, std::uint32_t turns) {
    std::vector<Bot> bots;
    for (std::size_t i = 0; i < game.players(); ++i) bots.emplace_back(game, Seat(i), options);
    std::vector<Move> all;
    State state = start(game);
    Dealer dealer(options.seed);
    while (!state.in<GameOver>() && state.turn.number < turns) {
        const Seat seat = asked(game, state);
        Move move{seat, bots[seat.value].decide(view(game, state, seat)), {}};
        REQUIRE(refuse(game, state, move.command) == std::nullopt);
        Events events;
        apply(game, state, move.command, &events);
        if (awaits_outcome(state)) {
            move.outcome = dealer.deal(state);
            apply(game, state, *move.outcome, &events);
        }
        for (Bot& bot : bots) bot.hear(seen_by(Viewer::of(bot.seat()), move, events));
        all.push_back(move);
    }
    return all;
}

}  // namespace

TEST_CASE("R10.5 a bot that can win does") {
    for (const Level level : thinking) {
        TestPosition t = nearly_won();
        t.give(blue, city_cost);
        // Easy bots forget things now and then, so they are given a few chances.
        bool wins = false;
        for (std::uint64_t seed = 1; seed <= 3 && !wins; ++seed) {
            const Bot one(t.game, blue, {level, seed, 1, true});
            wins = std::holds_alternative<BuildCity>(one.decide(view(t.game, t.state, blue)));
        }
        REQUIRE(wins);
    }
}

TEST_CASE("R8.1 a bot trades with the bank when that wins") {
    for (const Level level : {Level::Medium, Level::Hard}) {
        TestPosition t = nearly_won();
        t.give(blue, grain(2) + ore(2) + wool(4));
        REQUIRE(said(t, level) == Command(TradeWithBank{Resource::Wool, Resource::Ore, 4, 1}));
    }
}

TEST_CASE("R8.2 no bot helps the leader to win") {
    for (const Level level : {Level::Medium, Level::Hard}) {
        TestPosition t = nearly_won();
        t.give(blue, grain(2) + ore(2) + wool(3));
        t.give(orange, ore());
        t.say(Offer{wool(3), ore(), seats({orange})});
        REQUIRE(said(t, level) == Command(Decline{}));
    }
}

TEST_CASE("R8.2 a trade that helps both is made") {
    for (const Level level : {Level::Medium, Level::Hard}) {
        TestPosition t = in_turn();
        t.settlement(blue, 6);
        t.settlement(blue, 10);
        t.settlement(orange, 14);
        t.settlement(orange, 17);
        t.road(orange, {17, 16, 15});
        t.city(red, 20);
        t.city(red, 27);
        t.city(white, 22);
        t.city(white, 31);
        t.road(blue, {6, 7, 8});
        t.give(blue, lumber(2) + wool() + grain());   // a settlement lacks brick
        t.give(orange, brick(2) + wool() + grain());  // and one lumber
        t.say(Offer{lumber(), brick(), seats({orange})});
        // A good player may ask for more.
        if (level == Level::Medium) REQUIRE(said(t, level) == Command(Accept{}));
        REQUIRE(said(t, level) != Command(Decline{}));
        t.say(Accept{});
        REQUIRE(said(t, level) == Command(CloseTrade{orange}));
    }
}

TEST_CASE("R6.1 the robber goes where others are, and not to one's own") {
    for (const Level level : thinking) {
        TestPosition t = in_turn();
        t.settlement(blue, 6);
        t.city(orange, 10);
        t.settlement(red, 20);
        t.state.phase = MovingRobber{};
        const Command command = said(t, level);
        const HexId to = std::get<MoveRobber>(command).to;
        bool is_others = false;
        for (const IntersectionId corner : t.game.topology().corners(to)) {
            const Seat owner = t.state.places.building_owner(corner);
            REQUIRE(owner != blue);
            is_others = is_others || owner.exists();
        }
        REQUIRE(is_others);
    }
}

TEST_CASE("R4.4 who must discard keeps what a city takes") {
    for (const Level level : {Level::Medium, Level::Hard}) {
        TestPosition t = in_turn();
        t.settlement(blue, 6);
        t.settlement(blue, 10);
        t.settlement(orange, 14);
        t.settlement(orange, 17);
        t.settlement(red, 20);
        t.settlement(red, 27);
        t.settlement(white, 22);
        t.settlement(white, 31);
        t.give(blue, grain(2) + ore(3) + lumber(5));
        Discarding phase;
        phase.owed[blue.value] = 5;
        t.state.phase = phase;
        REQUIRE(said(t, level) == Command(Discard{lumber(5)}));
    }
}

TEST_CASE("bots: with one legal command there is nothing to think about") {
    TestPosition t = in_turn();
    t.state.phase = BeforeRoll{};
    t.state.turn.dice = {};
    for (const Level level : bots::all_levels) {
        const auto advice = bot(t, blue, level).advise(view(t.game, t.state, blue), 3);
        REQUIRE(advice.size() == 1);
        REQUIRE(advice.front().command == Command(Roll{}));
    }
}

TEST_CASE(
    "bots: advice is different moves, the best first, and says of whom it knows how likely they "
    "win") {
    TestPosition t = in_turn();
    t.state = start(t.game);
    for (const Level level : bots::all_levels) {
        const auto advice = bot(t, blue, level).advise(view(t.game, t.state, blue), 3);
        REQUIRE(!advice.empty());
        REQUIRE(advice.size() <= 3);
        REQUIRE(advice.front().command == said(t, level));
        for (std::size_t i = 0; i < advice.size(); ++i) {
            REQUIRE(advice[i].chance.has_value() ==
                    (level == Level::Medium || level == Level::Hard));
            for (std::size_t j = 0; j < i; ++j) REQUIRE(advice[i].command != advice[j].command);
        }
    }
}

TEST_CASE("bots: who is told to stop answers all the same, with something legal") {
    TestPosition t = in_turn();
    t.state = start(t.game);
    std::stop_source stop;
    stop.request_stop();
    const Command command =
        bot(t, blue, Level::Hard).decide(view(t.game, t.state, blue), stop.get_token());
    REQUIRE(t.is_legal(command));
}

TEST_CASE(
    "R8.2 bots offer a few trades in a turn at most, none of them twice, and none when that is "
    "off") {
    const Game game(make_board(Mode::Random, Shape::hexagon(3), 5),
                    usual_settings(4, Shape::hexagon(3)));
    for (const Level level : {Level::Easy, Level::Medium}) {
        std::size_t offers = 0;
        std::vector<Offer> this_turn;
        for (const Move& move : played(game, {level, 3, 1, true}, 60)) {
            if (std::holds_alternative<EndTurn>(move.command)) this_turn.clear();
            const auto* offer = std::get_if<Offer>(&move.command);
            if (offer == nullptr) continue;
            for (const Offer& earlier : this_turn) {
                REQUIRE_FALSE((earlier.give == offer->give && earlier.get == offer->get));
            }
            this_turn.push_back(*offer);
            REQUIRE(this_turn.size() <= 3);
            ++offers;
        }
        REQUIRE(offers > 5);
        for (const Move& move : played(game, {level, 3, 1, false}, 60)) {
            REQUIRE_FALSE(std::holds_alternative<Offer>(move.command));
        }
    }
}

TEST_CASE("R8.4 bots make no more offers than were agreed on") {
    for (const std::uint32_t most : {0U, 1U}) {
        Settings settings = usual_settings(4, Shape::hexagon(3));
        settings.offers = most;
        const Game game(make_board(Mode::Random, Shape::hexagon(3), 5), settings);
        for (const Level level : {Level::Easy, Level::Medium}) {
            std::size_t offers = 0;
            std::uint32_t this_turn = 0;
            for (const Move& move : played(game, {level, 3, 1, true}, 60)) {
                if (std::holds_alternative<EndTurn>(move.command)) this_turn = 0;
                if (!std::holds_alternative<Offer>(move.command)) continue;
                ++this_turn;
                ++offers;
                REQUIRE(this_turn <= most);
            }
            REQUIRE((offers > 5) == (most > 0));
        }
    }
}
