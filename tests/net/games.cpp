// Random games with people elsewhere: a remote chair is what the local one is, whatever happens to the wires, and nobody is
// sent what they may not know. CATAN_TEST_SCALE as in property/playouts.cpp.
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "cable.hpp"
#include "gathering.hpp"
#include "net/host.hpp"
#include "property/twin_games.hpp"

using namespace catan;

TEST_CASE("R11 a chair elsewhere shows what the chair here shows, after every move") {
    std::size_t moves = 0;
    std::size_t ended = 0;
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const Table table = table_with_usual_deck(seed);
        Gathering game(table);
        game.compare();
        for (int i = 0; i < 800 && !game.is_over(); ++i) {
            game.go_on();
            game.settle();
            game.compare();
        }
        REQUIRE(game.answers() == game.said());
        moves += game.said();
        if (game.is_over()) ++ended;
    }
    REQUIRE(moves > scaled(20'000));
    REQUIRE(ended >= scaled(5));
}

TEST_CASE("wires that are cut at any moment lose no move, and nobody moves twice") {
    std::size_t cuts = 0;
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const Table table = table_with_usual_deck(seed);
        Gathering game(table);
        Random random(seed, Domain::Theft);
        for (int i = 0; i < 400 && !game.is_over(); ++i) {
            const std::size_t who = game.asked().value;
            const auto before = game.referee().chair(game.asked()).position();
            game.go_on();
            Distant& person = game.person(who);
            // Before it is sent, before it is heard, before the answer comes.
            const auto when = random.below(6);
            if (when == 0) {
                game.cut(who);
            } else if (when <= 2) {
                person.speak();
                while (when == 2 && game.cable().is_awake()) game.host().go_on();
                game.cut(who);
            }
            if (when <= 2) {
                ++cuts;
                game.settle();
                game.come_back(who);
            }
            game.settle();
            REQUIRE_FALSE(person.table.chair().is_waiting());
            game.compare();
            REQUIRE(game.referee().chair(Seat(who)).position() == before + 1);
        }
        REQUIRE(game.answers() == game.said());
    }
    REQUIRE(cuts > scaled(5'000));
}

TEST_CASE("a new wire is no news where nothing has happened meanwhile") {
    const Table table = table_with_usual_deck(3);
    Gathering game(table);
    for (int i = 0; i < 60; ++i) {
        game.go_on();
        game.settle();
    }
    const std::size_t who = (game.asked().value + 1U) % table.game.players();
    std::vector<Chair::News> heard;
    game.person(who).table.onlooker().listen([&](Chair::News news) { heard.push_back(news); });
    game.cut(who);
    game.settle();
    game.come_back(who);
    game.settle();
    REQUIRE(heard.empty());
    game.cut(who);
    game.settle();
    const std::size_t moves = game.moves();
    for (int i = 0; i < 10 && game.moves() <= moves && game.asked() != Seat(who); ++i) {
        game.go_on();
        game.settle();
    }
    REQUIRE(game.moves() > moves);
    game.come_back(who);
    game.settle();
    REQUIRE(heard == std::vector{Chair::News::Said});
    game.compare();
}

TEST_CASE("R11 in games that differ in what a seat may not know, it is sent the same bytes") {
    std::size_t bytes = 0;
    std::size_t differing = 0;
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const Table table = table_with_usual_deck(seed);
        const Seat viewer = sitter(table, seed / 7 % (table.game.players() + 1));
        TwinGames twins(table, viewer);
        Cable here;
        Cable there;
        net::Host host_here(twins.here().referee.chairs(), twins.here().referee.add_onlooker(),
                            {net::Way{&here, {viewer}, false}}, {});
        net::Host host_there(twins.there().referee.chairs(), twins.there().referee.add_onlooker(),
                             {net::Way{&there, {viewer}, false}}, {});
        Distant person_here(here, 0);
        Distant person_there(there, 0);
        const auto told = [](net::Host& host, Cable& cable, Distant& person) {
            person.speak();
            host.go_on();
            std::istringstream in(cable.take_sent(person.peer()));
            std::string words;
            for (std::string line; std::getline(in, line);) {
                // The number of the table is drawn.
                if (!line.starts_with("table ")) words += line + '\n';
            }
            return words;
        };
        for (std::size_t i = 0; i < 400 && !twins.is_end(); ++i) {
            const std::string words = told(host_here, here, person_here);
            demand(words == told(host_there, there, person_there), table, "the same bytes");
            bytes += words.size();
            if (twins.differ()) ++differing;
            if (!twins.go_on()) break;
        }
    }
    REQUIRE(bytes > scaled(1'000'000));
    REQUIRE(differing > scaled(5'000));
}
