// Plays random games with guests: a remote chair equals the local one, whatever happens to the connection, and no guest
// gets hidden information. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "catan/remote/host.hpp"
#include "catan/table/participants.hpp"
#include "catan/table/saved_game.hpp"
#include "gathering.hpp"
#include "support/cable.hpp"
#include "support/distant.hpp"
#include "support/twin_games.hpp"

using namespace catan;

namespace {

// One of twin games: the seat that cannot see the difference is a guest, and there is a watcher.
class Witnesses {
public:
    explicit Witnesses(TwinGames::Twin& twin)
        : twin_(twin),
          host_(remote::spoken(twin.referee.chairs(), twin.referee.onlooker()),
                {remote::Entry{&cable_, {twin.viewer, Seat::none()}, false}}, seating_,
                for_many_arrivals(), remote::Host::Clock::now),
          player_(cable_, 0),
          watcher_(cable_, 1) {}

    // All lines to both, without the random number of the table. Reading all of them takes time.
    std::string told(bool is_read = false) {
        std::string words;
        for (Distant* person : {&player_, &watcher_}) {
            person->speak();
            while (cable_.is_awake()) host_.go_on();
            std::istringstream in(cable_.take_sent(person->peer()));
            for (std::string line; std::getline(in, line);) {
                if (is_read) person->table.hear(line);
                if (!line.starts_with("table ")) words += line + '\n';
            }
        }
        return words;
    }
    // All is told anew.
    void come_again() {
        for (Distant* person : {&player_, &watcher_}) {
            person->drop();
            person->come();
        }
    }
    // Both know all that has happened.
    [[nodiscard]] bool know_everything() {
        const Recording& all = twin_.referee.match().recording();
        for (Distant* person : {&player_, &watcher_}) {
            const table::Chair& chair = person->table.chair();
            if (chair.history().size() != all.size() || !chair.seed() || !chair.view().opened) {
                return false;
            }
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (chair.history()[i] != all.seen(i, Viewer::all())) return false;
            }
        }
        return true;
    }

private:
    TwinGames::Twin& twin_;
    Cable cable_;
    table::Seating seating_{table::BotLevels{}};
    remote::Host host_;
    Distant player_;
    Distant watcher_;
};

}  // namespace

TEST_CASE("R11 a chair elsewhere shows what the chair here shows, after every move") {
    std::size_t moves = 0;
    std::size_t ended = 0;
    for (std::uint64_t seed = 0; seed < scaled(30); ++seed) {
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
    REQUIRE(moves > scaled(10'000));
    REQUIRE(ended >= scaled(30) / 15);
}

TEST_CASE("connections cut at any moment lose no move and repeat none") {
    std::size_t cuts = 0;
    for (std::uint64_t seed = 0; seed < scaled(30); ++seed) {
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
    REQUIRE(cuts > scaled(2'500));
}

TEST_CASE("a move can be said as soon as the last one is seen, before it is answered") {
    const Table table = table_with_usual_deck(5);
    Gathering game(table);
    std::size_t said = 0;
    std::size_t done = 0;
    std::vector<std::shared_ptr<const table::Chair::Listener>> listening;
    for (std::size_t i = 0; i < table.game.players(); ++i) {
        table::Chair& chair = game.person(i).table.chair();
        const auto go_on = [&chair, &said, &done] {
            if (chair.view().asked != chair.viewer().seat() || said >= 300) return;
            REQUIRE_FALSE(chair.is_waiting());
            ++said;
            chair.say(chair.position(), chair.legal().back(), std::nullopt,
                      [&done](const table::Chair::Result& result) {
                          if (result.is_done()) ++done;
                      });
        };
        listening.push_back(game.person(i).table.onlooker().listen(
            [go_on](table::Chair::HistoryChange) { go_on(); }));
    }
    game.go_on();
    game.settle();
    REQUIRE(said == 300);
    REQUIRE(done == 300);
    REQUIRE(game.moves() == 301);
    game.compare();
}

TEST_CASE("a new connection tells listeners nothing if no move was made meanwhile") {
    const Table table = table_with_usual_deck(3);
    Gathering game(table);
    for (int i = 0; i < 60; ++i) {
        game.go_on();
        game.settle();
    }
    const std::size_t who = (game.asked().value + 1U) % table.game.players();
    std::vector<table::Chair::HistoryChange> heard;
    const auto listening = game.person(who).table.onlooker().listen(
        [&](table::Chair::HistoryChange news) { heard.push_back(news); });
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
    REQUIRE(heard == std::vector{table::Chair::HistoryChange::Moved});
    game.compare();
}

TEST_CASE("a guest's declined offer is withdrawn when the guest's screen has heard of the answer") {
    const Seat ann(0);
    const Seat ben(1);
    std::istringstream lines(
        "players Ann Ben\nboard beginner\norder first Ann\nchance scripted\nstart\n"
        "Ann: settle 14\nAnn: road 14-37\nBen: settle 18\nBen: road 18-19\n"
        "Ben: settle 27\nBen: road 27-28\nAnn: settle 10\nAnn: road 10-29\nAnn: roll 4 6\n");
    const table::SavedGame saved = table::load_game(lines, "game");
    REQUIRE(saved.match);
    table::Referee referee(*saved.match);
    table::Seating seating_at_host{table::BotLevels{}};
    Cable cable;
    remote::Host host(remote::spoken(referee.chairs(), referee.onlooker()),
                      {remote::Entry{&cable, {ann}, false}}, seating_at_host);
    Distant guest(cable, 0);
    const auto arrive = [&] {
        guest.speak();
        while (cable.is_awake()) host.go_on();
        guest.listen();
    };
    arrive();

    table::Seating seating;
    seating.follow(guest.table.occupants(), ann);
    table::Chair& chair = guest.table.chair();
    table::Participants participants({&chair, &guest.table.onlooker()}, guest.table.onlooker(),
                                     seating, {});
    participants.begin();
    std::size_t forced = 0;
    const auto listening = participants.listen([&](table::Chair::HistoryChange) {
        if (!participants.is_move_forced()) return;
        ++forced;
        CHECK_FALSE(chair.is_waiting());
        CHECK(guest.said().empty());
    });
    Offer offer;
    for (const Resource resource : all_resources) {
        const bool is_held = chair.view().own->hand[resource] > 0;
        if (is_held && offer.give.empty()) offer.give[resource] = 1;
        if (!is_held && offer.get.empty()) offer.get[resource] = 1;
    }
    offer.to.insert(ben);
    const auto demand_done = [](const table::Chair::Result& answer) { REQUIRE(answer.is_done()); };
    chair.say(chair.position(), offer, std::nullopt, demand_done);
    arrive();
    referee.chair(ben).say(referee.chair(ben).position(), Decline{}, std::nullopt, demand_done);
    guest.listen();
    REQUIRE(forced == 1);
    REQUIRE(guest.said() == "say 2 withdraw\n");
    arrive();
    REQUIRE(referee.match().state().in<MainPhase>());
    REQUIRE(forced == 1);
}

TEST_CASE("R11 in games that differ in what a seat may not know, it is sent the same bytes") {
    std::size_t bytes = 0;
    std::size_t differing = 0;
    std::size_t again = 0;
    std::size_t ended = 0;
    for (std::uint64_t seed = 0; seed < scaled(80); ++seed) {
        const Table table = table_with_usual_deck(seed % 40);
        // Every seat of every table has its turn as viewer, and the public view, too.
        const Seat viewer = sitter(table, (seed / 7 + seed / 40) % (table.game.players() + 1));
        TwinGames twins(table, viewer);
        Witnesses here(twins.here());
        Witnesses there(twins.there());
        Random random(seed, Domain::Choice);
        for (int i = 0; i < 1000 && !twins.is_end(); ++i) {
            if (random.below(40) == 0) {
                here.come_again();
                there.come_again();
                ++again;
            }
            const std::string words = here.told();
            demand(words == there.told(), table, "the same bytes");
            demand(words.find("\nseed ") == std::string::npos, table, "the seed is a secret");
            bytes += words.size();
            if (twins.differ()) ++differing;
            if (!twins.go_on()) break;
        }
        if (!twins.is_end()) continue;
        const std::string end = here.told();
        demand(end != there.told(), table, "all is open after the end");
        here.come_again();
        there.come_again();
        here.told(true);
        there.told(true);
        // One of the games may be over before the other.
        demand(here.know_everything() == twins.here().is_over(), table, "and everybody knows it");
        demand(there.know_everything() == twins.there().is_over(), table, "in both");
        ++ended;
    }
    REQUIRE(bytes > scaled(2'000'000));
    REQUIRE(differing > scaled(5'000));
    REQUIRE(again > scaled(200));
    REQUIRE(ended >= scaled(80) / 16);
}
