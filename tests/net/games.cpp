// Random games with people elsewhere: a remote chair is what the local one is, whatever happens to the wires, and nobody is
// sent what they may not know. CATAN_TEST_SCALE as in property/playouts.cpp.
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "cable.hpp"
#include "catan/referee.hpp"
#include "net/host.hpp"
#include "property/babbler.hpp"
#include "property/from_chairs.hpp"
#include "property/twin_games.hpp"

using namespace catan;

namespace {

// A game, the host of all its seats and of one watcher, and everybody at the other end.
class Gathering {
public:
    explicit Gathering(const Table& table)
        : table_(table),
          referee_(text::Match(text_table(table))),
          speakers_(table),
          babbler_(table.game, table.seed),
          random_(table.seed, Domain::Theft) {
        net::Way way{&cable_, {}, false};
        for (std::size_t i = 0; i <= table.game.players(); ++i) {
            way.seats.push_back(sitter(table, i));
        }
        host_ = std::make_unique<net::Host>(referee_.chairs(), referee_.add_onlooker(),
                                            std::vector{way}, net::Sittings{});
        for (std::size_t i = 0; i < way.seats.size(); ++i) {
            people_.push_back(std::make_unique<Distant>(cable_, i));
        }
        settle();
    }

    // Everything that is under way arrives.
    void settle() {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (const auto& person : people_) {
                goes_on = goes_on || !person->said().empty();
                person->speak();
            }
            goes_on = goes_on || cable_.is_awake();
            while (cable_.is_awake()) host_->go_on();
            for (const auto& person : people_) person->listen();
        }
    }
    // Whoever is asked says something, or takes it back.
    void go_on() {
        Distant& speaker = *people_[referee_.match().asked().value];
        Chair& chair = speaker.table.chair();
        const auto hear = [this](const Chair::Result& result) {
            ++answers_;
            demand(result.is_done(), table_, "what was legal is done");
        };
        ++said_;
        if (random_.below(6) == 0 && !chair.why_not_take_back()) {
            chair.take_back(chair.position(), hear);
        } else {
            chair.say(chair.position(), speakers_.next(referee_.match().state()).command,
                      std::nullopt, hear);
        }
        demand(chair.is_waiting(), table_, "the answer is under way");
    }
    // Each chair there is as the one here.
    void compare() {
        const std::vector<Chair*> chairs = all_chairs(referee_);
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            compare(*chairs[i], people_[i]->table.chair());
            compare(referee_.onlooker(), people_[i]->table.onlooker());
        }
    }
    void cut(std::size_t who) { people_[who]->drop(); }
    void come_back(std::size_t who) { people_[who]->come(); }

    [[nodiscard]] bool is_over() const { return referee_.match().state().in<GameOver>(); }
    [[nodiscard]] Seat asked() const { return referee_.match().asked(); }
    [[nodiscard]] std::size_t moves() const { return referee_.match().history().size(); }
    [[nodiscard]] std::size_t said() const { return said_; }
    [[nodiscard]] std::size_t answers() const { return answers_; }
    [[nodiscard]] Distant& person(std::size_t who) { return *people_[who]; }
    [[nodiscard]] Cable& cable() { return cable_; }
    [[nodiscard]] net::Host& host() { return *host_; }
    [[nodiscard]] text::Referee& referee() { return referee_; }

private:
    void compare(const Chair& here, const Chair& there) {
        demand(here.eyes() == there.eyes(), table_, "the same eyes");
        demand(here.view() == there.view(), table_, "the same view");
        demand(std::ranges::equal(here.history(), there.history()), table_, "the same history");
        demand(std::ranges::equal(here.legal(), there.legal()), table_, "the same is legal");
        demand(here.why_not_take_back() == there.why_not_take_back(), table_, "or taken back");
        demand(here.position() == there.position(), table_, "as many changes");
        demand(here.seed() == there.seed(), table_, "the seed is told at the end");
        const Command command = babbler_.any(referee_.match().state());
        demand(here.why_not(command) == there.why_not(command), table_, "the same is refused");
    }

    const Table& table_;
    Cable cable_;
    text::Referee referee_;
    Speakers speakers_;
    Babbler babbler_;
    Random random_;
    std::unique_ptr<net::Host> host_;
    std::vector<std::unique_ptr<Distant>> people_;
    std::size_t said_ = 0;
    std::size_t answers_ = 0;
};

}  // namespace

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
