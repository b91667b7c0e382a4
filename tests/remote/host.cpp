// Tests the host of a game: arrivals and absence, the lines to each guest, and guests who misbehave.
#include "catan/remote/host.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <variant>
#include <vector>

#include "hosted.hpp"
#include "support/distant.hpp"

using namespace catan;
using namespace std::chrono_literals;
using Kind = table::Occupant::Kind;
using Words = std::vector<std::string>;

namespace {

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

}  // namespace

// ---------------------------------------------------------------------------------------------- who is there

TEST_CASE("Whoever is invited is away until they come, and everybody hears of it") {
    Hosted game;
    CHECK(game.who(ann) == Kind::Away);
    CHECK(game.who(ben) == Kind::Away);
    CHECK(game.seating.is_invited(ann));
    const net::Peer watcher = game.come(Hosted::to_watch);
    CHECK(game.notices().empty());
    CHECK(game.host->watchers() == 1);

    const net::Peer first = game.come(0);
    CHECK(game.who(ann) == Kind::Remote);
    CHECK(game.told(watcher) == "sits Ann elsewhere\n");
    game.come(1);
    CHECK(game.told(watcher) == "sits Ben elsewhere\n");
    CHECK(game.told(first) == "sits Ben elsewhere\n");
    CHECK(game.notices() == Words{"Ann came", "Ben came"});

    game.cut(first);
    CHECK(game.who(ann) == Kind::Away);
    CHECK(game.told(watcher) == "sits Ann away\n");
    CHECK(game.notices() == Words{"Ann went: cut"});
    game.come(0);
    CHECK(game.told(watcher) == "sits Ann elsewhere\n");
    CHECK(game.notices() == Words{"Ann came"});
}

TEST_CASE("A guest who says bye has left, and the host hangs up") {
    Hosted game;
    const net::Peer peer = game.come(0);
    const net::Peer other = game.come(1);
    game.told(peer);
    CHECK(game.answer(peer, "bye").empty());
    CHECK(game.people.has_hung_up(peer));
    CHECK(game.who(ann) == Kind::Away);
    CHECK(game.notices() == Words{"Ann came", "Ben came", "Ann went"});
    // The lost connection is then no news, and later lines from it are ignored.
    game.people.say(peer, game.line("say", game.legal_move(ann)));
    game.cut(peer);
    CHECK(game.notices().empty());
    CHECK(game.position() == 0);
    CHECK(game.told(other) == "sits Ann away\n");
}

TEST_CASE("Of two with one code the newer one stays, and the other is sent away") {
    Hosted game;
    const net::Peer watcher = game.come(Hosted::to_watch);
    const net::Peer old = game.come(0);
    game.told(watcher);
    const net::Peer newer = game.come(0);
    CHECK(game.told(old) == "bye Somebody else has come with the same code and plays on.\n");
    CHECK(game.people.has_hung_up(old));
    CHECK_FALSE(game.people.has_hung_up(newer));
    CHECK(game.who(ann) == Kind::Remote);
    CHECK(game.told(watcher).empty());
    // The guest has not left: it is the same person.
    game.cut(old);
    CHECK(game.notices() == Words{"Ann came", "Ann came"});
    CHECK(game.answer(newer, game.line("say", game.legal_move(ann))).ends_with("done\n"));
}

TEST_CASE("As many watch as may") {
    Hosted game(remote::Host::Patience{.watchers = 2});
    game.come(Hosted::to_watch);
    const net::Peer second = game.come(Hosted::to_watch);
    CHECK(game.host->watchers() == 2);
    const net::Peer third = game.people.plug_in(Hosted::to_watch);
    game.go_on();
    CHECK(game.told(third) == "catan-chair 1\nbye As many watch this game as may.\n");
    CHECK(game.people.has_hung_up(third));
    CHECK(game.host->watchers() == 2);
    game.cut(second);
    CHECK(game.host->watchers() == 1);
    CHECK_FALSE(game.people.has_hung_up(game.come(Hosted::to_watch)));
    CHECK(game.notices().empty());
}

TEST_CASE("A bot stands in for whoever is away, and goes when they are back") {
    Hosted game;
    const net::Peer watcher = game.come(Hosted::to_watch);
    game.seating.seat(ann, bots::Level::Hard);
    CHECK(game.told(watcher) == "sits Ann bot hard\n");
    game.seating.seat(ann, bots::Level::Hard);
    CHECK(game.told(watcher).empty());
    const net::Peer peer = game.come(0);
    CHECK(game.who(ann) == Kind::Bot);
    CHECK(game.notices() == Words{"Ann came"});
    // As long as the bot plays, a guest who connects only watches.
    CHECK(game.answer(peer, game.line("say", game.legal_move(ann))) == "late\n");
    CHECK(game.answer(peer, game.line("undo")) == "late\n");
    CHECK(game.position() == 0);
    game.seating.return_seat(ann);
    CHECK(game.who(ann) == Kind::Remote);
    CHECK(game.told(watcher) == "sits Ann elsewhere\n");
    CHECK(game.told(peer) == "sits Ann elsewhere\n");
    CHECK(game.answer(peer, game.line("say", game.legal_move(ann))).ends_with("done\n"));
    CHECK(game.position() == 1);
    // The bot stands in again, and the guest's connection is lost.
    game.seating.seat(ann, bots::Level::Easy);
    game.cut(peer);
    CHECK(game.who(ann) == Kind::Bot);
    CHECK(game.notices() == Words{"Ann went: cut"});
    game.seating.return_seat(ann);
    CHECK(game.who(ann) == Kind::Away);
}

TEST_CASE("Somebody at the host's machine plays on, and gives the seat back") {
    Hosted game;
    const net::Peer peer = game.come(0);
    game.seating.seat(ann, std::nullopt);
    CHECK(game.told(peer) == "sits Ann here\n");
    CHECK(game.answer(peer, game.line("say", game.legal_move(ann))) == "late\n");
    game.seating.return_seat(ann);
    CHECK(game.told(peer) == "sits Ann elsewhere\n");
    CHECK(game.answer(peer, game.line("say", game.legal_move(ann))).ends_with("done\n"));
    game.seating.return_seat(cy);
    CHECK(game.who(cy) == Kind::Away);
    game.start_program();
    CHECK(game.who(cy) == Kind::Program);
}

// ---------------------------------------------------------------------------------------------- programs

TEST_CASE("A program that says nothing for too long is replaced") {
    Hosted game(remote::Host::Patience{.program = 60s});
    CHECK_FALSE(game.host->due_in());
    const net::Peer program = game.start_program();
    CHECK(game.who(cy) == Kind::Program);
    game.now += 1h;
    game.host->go_on();
    CHECK_FALSE(game.programs.has_hung_up(program));
    while (game.referee.match().asked() != cy) game.play();
    CHECK(game.host->due_in() == 60s);
    game.now += 59s;
    game.host->go_on();
    CHECK(game.host->due_in() == 1s);
    CHECK(game.notices().empty());
    CHECK_FALSE(game.programs.has_hung_up(program));
    game.now += 1s;
    CHECK(game.host->due_in() == 0s);
    game.host->go_on();
    CHECK(game.programs.has_hung_up(program));
    CHECK(
        game.programs.take_sent(program).ends_with("bye The game got no further for too long.\n"));
    CHECK(game.notices() ==
          Words{"Cy failed: it has thought for 60 s and the game got no further"});
    // It is told once.
    game.host->go_on();
    game.programs.pull_out(program);
    game.go_on();
    CHECK(game.notices().empty());
    game.seating.seat(cy, bots::Level::Easy);
    CHECK_FALSE(game.host->due_in());
}

TEST_CASE("The patience with a program begins anew with each move") {
    Hosted game(remote::Host::Patience{.program = 10s});
    const net::Peer program = game.start_program();
    while (game.referee.match().asked() != cy) game.play();
    for (int i = 0; i < 2; ++i) {
        game.now += 9s;
        CHECK(game.answer(game.programs, program, game.line("say", game.legal_move(cy)))
                  .ends_with("done\n"));
    }
    CHECK(game.notices().empty());
    CHECK_FALSE(game.programs.has_hung_up(program));
}

TEST_CASE("A program that makes a move and takes it back, again and again, runs out of patience") {
    Hosted game(remote::Host::Patience{.program = 10s});
    const net::Peer program = game.start_program();
    while (game.referee.match().asked() != cy) game.play();
    const std::string settle = game.legal_move(cy);
    game.now += 4s;
    CHECK(game.answer(game.programs, program, game.line("say", settle)).ends_with("done\n"));
    CHECK(game.host->due_in() == 10s);  // the game got further
    for (int i = 1; i <= 9; ++i) {
        game.now += 1s;
        const bool is_undo = i % 2 == 1;
        const std::string line = is_undo ? game.line("undo") : game.line("say", settle);
        CHECK(game.answer(game.programs, program, line).ends_with("done\n"));
        CHECK(game.host->due_in() == 10s - i * 1s);
    }
    // The move that leads beyond counts, but came too late.
    game.now += 1s;
    game.host->go_on();
    CHECK(game.programs.has_hung_up(program));
    CHECK(game.notices() ==
          Words{"Cy failed: it has thought for 10 s and the game got no further"});
}

TEST_CASE("What was taken back is progress only when the game gets further than before") {
    Hosted game(remote::Host::Patience{.program = 10s});
    const net::Peer program = game.start_program();
    while (game.referee.match().asked() != cy) game.play();
    const std::string settle = game.legal_move(cy);
    const auto say = [&](const std::string& line) {
        game.now += 1s;
        CHECK(game.answer(game.programs, program, line).ends_with("done\n"));
    };
    say(game.line("say", settle));
    say(game.line("undo"));
    say(game.line("say", settle));
    CHECK(game.host->due_in() == 8s);
    say(game.line("say", game.legal_move(cy)));
    while (game.referee.match().asked() != cy) game.play();
    CHECK(game.host->due_in() == 10s);
}

TEST_CASE("Offers do not gain a program any time, whoever answers them, and its other moves do") {
    Hosted game(remote::Host::Patience{.program = 10s});
    const net::Peer program = game.start_program();
    const Offer offer = play_until_offer(game, cy);
    const auto say = [&](const Command& command) {
        game.now += 1s;
        const std::string words = game.referee.match().notation().write(command, cy);
        CHECK(game.answer(game.programs, program, game.line("say", words)).ends_with("done\n"));
    };
    CHECK(game.host->due_in() == 10s);
    for (int i = 1; i <= 4; ++i) {
        say(offer);
        CHECK_FALSE(game.host->due_in());
        game.now += 1h;  // the others think
        game.say(ann, Decline{});
        game.say(ben, i == 1 ? Command(Counter{offer.get, offer.give}) : Command(Decline{}));
        CHECK(game.host->due_in() == 11s - i * 2s);
        say(Withdraw{});
        CHECK(game.host->due_in() == 10s - i * 2s);
    }
    say(EndTurn{});
    while (game.referee.match().asked() != cy) game.play();
    CHECK(game.host->due_in() == 10s);
}

TEST_CASE("A program that has answered an offer has the whole time for the next one") {
    Hosted game(remote::Host::Patience{.program = 10s});
    const net::Peer program = game.start_program();
    Offer offer = play_until_offer(game, ann);
    offer.to = {};
    offer.to.insert(cy);
    for (int i = 0; i < 3; ++i) {
        game.say(ann, offer);
        CHECK(game.host->due_in() == 10s);
        game.now += 7s;
        CHECK(game.answer(game.programs, program, game.line("say", "decline")).ends_with("done\n"));
        game.say(ann, Withdraw{});
    }
}

TEST_CASE("A program that gets its seat back has the whole time again") {
    Hosted game(remote::Host::Patience{.program = 10s});
    game.start_program();
    while (game.referee.match().asked() != cy) game.play();
    game.now += 7s;
    CHECK(game.host->due_in() == 3s);
    game.seating.seat(cy, std::nullopt);
    game.now += 1h;
    game.seating.return_seat(cy);
    CHECK(game.who(cy) == Kind::Program);
    CHECK(game.host->due_in() == 10s);
}

TEST_CASE("A program that ends is told of, with the reason") {
    Hosted game;
    const net::Peer program = game.start_program();
    game.programs.pull_out(program);
    game.go_on();
    CHECK(game.notices() == Words{"Cy failed: cut"});
}

TEST_CASE("A program that ends while a bot plays for it is no news") {
    Hosted game;
    const net::Peer program = game.start_program();
    game.seating.seat(cy, bots::Level::Easy);
    game.programs.pull_out(program);
    game.go_on();
    CHECK(game.notices().empty());
}

TEST_CASE("Twenty lines in a row that make no sense are too many") {
    Hosted game;
    const net::Peer program = game.start_program();
    while (game.referee.match().asked() != cy) game.play();
    game.programs.take_sent(program);
    for (int i = 0; i < 19; ++i) game.programs.say(program, "what now");
    game.go_on();
    CHECK(count(game.programs.take_sent(program), "misunderstood ") == 19);
    // A move that is done makes up for them.
    CHECK(game.answer(game.programs, program, game.line("say", game.legal_move(cy)))
              .ends_with("done\n"));
    for (int i = 0; i < 25; ++i) game.programs.say(program, i % 2 == 0 ? "say 0 end" : "fly");
    game.go_on();
    const std::string sent = game.programs.take_sent(program);
    CHECK(count(sent, "late\n") == 10);
    CHECK(count(sent, "misunderstood ") == 10);
    CHECK(sent.ends_with("bye 20 lines in a row made no sense here\n"));
    CHECK(game.programs.has_hung_up(program));
    CHECK(game.notices() == Words{"Cy failed: 20 lines in a row made no sense here"});
}

// ---------------------------------------------------------------------------------------------- the end, and many lines

TEST_CASE(
    "A move that cannot be recorded is not done, and told to nobody but the guest who made it") {
    Hosted game;
    const net::Peer first = game.come(0);
    const net::Peer second = game.come(1);
    const net::Peer watcher = game.come(Hosted::to_watch);
    game.told(first);
    game.trouble = "the host's disk is full";
    game.host->set_recording(false);
    // More often than nonsense may be said.
    for (int i = 0; i < 30; ++i) {
        CHECK(game.answer(first, "say 0 settle 12") == "misunderstood the host's disk is full\n");
    }
    CHECK(game.answer(second, "say 0 settle 13") == "refused R3.1 not-your-word seat Ann\n");
    CHECK(game.position() == 0);
    CHECK(game.told(watcher).empty());
    CHECK_FALSE(game.people.has_hung_up(first));

    // For those who wait their seat is told once more.
    game.trouble.clear();
    game.host->set_recording(true);
    game.host->set_recording(true);
    CHECK(game.told(first) == "sits Ann elsewhere\n");
    CHECK(game.told(second).empty());
    CHECK(game.told(watcher).empty());
    CHECK(game.answer(first, "say 0 settle 12").ends_with("\ndone\n"));
    CHECK(game.told(watcher).starts_with("said 1\nAnn: settle 12\n"));

    game.trouble = "the host's disk is full";
    CHECK(game.answer(first, "undo 1") == "misunderstood the host's disk is full\n");
    game.trouble.clear();
    CHECK(game.answer(first, "undo 1").ends_with("\ndone\n"));
    game.host->set_recording(false);
    game.host->set_recording(true);
    CHECK_FALSE(count(game.told(first), "sits") > 0);
}

TEST_CASE("The time of a program does not run while nothing can be recorded") {
    Hosted game;
    const net::Peer program = game.start_program();
    while (game.referee.match().asked() != cy) game.play();
    game.now += 59s;
    CHECK(game.host->due_in() == 1s);
    game.host->set_recording(false);
    CHECK_FALSE(game.host->due_in());
    game.now += 1h;
    game.host->go_on();
    CHECK(game.who(cy) == Kind::Program);
    CHECK_FALSE(game.programs.has_hung_up(program));
    game.host->set_recording(true);
    CHECK(game.host->due_in() == 60s);
}

TEST_CASE("A guest hears in words why something was not done, and can say it again") {
    Hosted game;
    Distant person(game.people, 0);
    const auto exchange = [&] {
        person.speak();
        game.go_on();
        person.listen();
    };
    exchange();
    REQUIRE(person.table.is_there());
    std::vector<table::Chair::Result> results;
    table::Chair& chair = person.table.chair();
    const auto hear = [&](const table::Chair::Result& result) { results.push_back(result); };
    const auto settle = [&] {
        chair.say(chair.position(), chair.legal().front(), std::nullopt, hear);
        exchange();
    };
    game.trouble = "the host's disk is full";
    settle();
    REQUIRE(results.size() == 1);
    CHECK(results.back().failure == "the host's disk is full");
    CHECK_FALSE(results.back().is_done());
    CHECK_FALSE(chair.is_waiting());
    CHECK(chair.history().empty());
    game.trouble = "\x1b[2J" + std::string(300, 'x');
    settle();
    CHECK(results.back().failure == "?[2J" + std::string(196, 'x') + "...");
    game.trouble.clear();
    settle();
    REQUIRE(results.size() == 3);
    CHECK(results.back().is_done());
    CHECK(chair.history().size() == 1);

    // A limit of the host counts as well, such as that of take-backs.
    for (int i = 0; i < remote::HostLimits{}.moves_taken_back; ++i) {
        chair.take_back(chair.position(), hear);
        exchange();
        REQUIRE(results.back().is_done());
        settle();
        REQUIRE(results.back().is_done());
    }
    chair.take_back(chair.position(), hear);
    exchange();
    CHECK(results.back().failure == "no more than 100 moves can be taken back in one turn");
    CHECK(person.table.is_connected());
    CHECK(chair.history().size() == 1);
}

TEST_CASE("A game that is closed says so, for good or for now") {
    for (const bool is_over : {true, false}) {
        Hosted game;
        const net::Peer peer = game.come(0);
        const net::Peer watcher = game.come(Hosted::to_watch);
        const net::Peer program = game.start_program();
        game.told(peer);
        game.told(watcher);
        game.programs.take_sent(program);
        game.host->close(is_over);
        const std::string words =
            is_over ? "bye The game is over, and the host has closed it.\n" : "pause\n";
        CHECK(game.told(peer) == words);
        CHECK(game.told(watcher) == words);
        CHECK(game.programs.take_sent(program) == words);
        CHECK(game.people.has_hung_up(peer));
        CHECK(game.people.has_hung_up(watcher));
        CHECK(game.programs.has_hung_up(program));
        game.play();
        game.cut(peer);
        CHECK(game.told(peer).empty());
        game.host.reset();
        game.play();
    }
}

TEST_CASE("Few lines are heard at once, and the host wakes itself for the others") {
    Hosted game(remote::Host::Patience{.news = 8});
    int wakes = 0;
    const tasks::WakeSignal signal;
    signal.on_ring([&wakes] { ++wakes; });
    game.host->wake(signal);
    const net::Peer peer = game.come(0);
    game.told(peer);
    for (int i = 0; i < 12; ++i) game.people.say(peer, "legal");
    wakes = 0;
    game.host->go_on();
    CHECK(count(game.told(peer), "legal ") == 8);
    CHECK(wakes == 1);
    game.host->go_on();
    CHECK(count(game.told(peer), "legal ") == 4);
    CHECK(wakes == 1);
    signal.on_ring({});
    game.people.say(peer, "legal");
    CHECK(wakes == 1);
}

// ---------------------------------------------------------------------------------------------- what is answered

TEST_CASE("What somebody is told who comes") {
    Hosted game;
    for (int i = 0; i < 3; ++i) game.play();
    const net::Peer peer = game.people.plug_in(1);
    game.go_on();
    const std::string told = game.told(peer);
    CHECK(told.starts_with("catan-chair 1\nseat Ben\nagreed "));
    const language::Notation notation = game.referee.match().notation();
    const table::Chair& chair = game.referee.chair(ben);
    CHECK(count(told, "\nsits Ann away\nsits Ben elsewhere\nsits Cy away\ntable ") == 1);
    std::string end = "\nhistory 3\n";
    for (const SeenMove& seen : chair.history()) {
        const std::string words = notation.write(seen);
        end += "said " + std::to_string(count(words, "\n")) + '\n' + words;
    }
    const std::string view = notation.write(chair.view());
    end += "now 3\nundo yes\nview " + std::to_string(count(view, "\n")) + '\n' + view;
    CHECK(told.ends_with(end));
    CHECK(count(told, "seed") == 0);

    const net::Peer watcher = game.people.plug_in(Hosted::to_watch);
    game.go_on();
    CHECK(game.told(watcher).starts_with("catan-chair 1\nseat none\nagreed "));
}

TEST_CASE("Whoever is not greeted by a game of catan parts") {
    const Words lines{"hello",         "",         "GET / HTTP/1.1",         "catan-chair",
                      "catan-chair x", "\x01\x02", std::string(100'000, 'a')};
    for (const std::string& line : lines) {
        Hosted game;
        const net::Peer peer = game.people.plug_in(0);
        game.people.say(peer, line);
        game.go_on();
        CHECK(game.told(peer).ends_with("bye the other side is no game of catan\n"));
        CHECK(game.people.has_hung_up(peer));
        CHECK(game.notices() == Words{"Ann came", "Ann went: the other side is no game of catan"});
    }
    Hosted game;
    const net::Peer peer = game.people.plug_in(0);
    game.people.say(peer, "catan-chair 2");
    game.go_on();
    CHECK(game.told(peer).ends_with(
        "bye the other side speaks version 2 of the network game and this program version 1: "
        "install the same catan on both\n"));
}

TEST_CASE("What the host answers, word for word") {
    Hosted game;
    const net::Peer first = game.come(0);
    const net::Peer second = game.come(1);
    const net::Peer watcher = game.come(Hosted::to_watch);
    game.told(first);
    const auto answer = [&](const std::string& line) { return game.answer(first, line); };

    CHECK(answer("") == "");
    CHECK(answer("# a comment") == "");
    CHECK(answer("fly") == "misunderstood expected say, undo, legal or bye, found 'fly'\n");
    CHECK(answer("say") ==
          "misunderstood expected the number behind `now`, but the line ends here\n");
    CHECK(answer("say x settle 12").starts_with("misunderstood expected the number behind"));
    CHECK(answer("say 0").starts_with("misunderstood "));
    CHECK(answer("say 0 settle 12 13").starts_with("misunderstood "));
    CHECK(answer("legal now").starts_with("misunderstood "));
    CHECK(answer("undo").starts_with("misunderstood "));
    CHECK(answer("say 0 settle \x07").starts_with("misunderstood "));
    CHECK(answer(std::string(70'000, 'x')).starts_with("misunderstood "));

    CHECK(answer("say 0 roll") == "refused R3.1 not-now seat Ann\n");
    CHECK(answer("say 0 settle 9999") == "refused R1.1 no-such-intersection\n");
    CHECK(answer("say 1 settle 12") == "late\n");
    CHECK(answer("say 18446744073709551615 settle 12") == "late\n");
    CHECK(answer("undo 0") == "refused R12 nothing-to-take-back\n");
    CHECK(answer("undo 3") == "late\n");
    CHECK(game.answer(second, "say 0 settle 12") == "refused R3.1 not-your-word seat Ann\n");
    CHECK(game.answer(second, "undo 0").starts_with("refused R12"));
    CHECK(game.answer(watcher, "say 0 settle 12") ==
          "misunderstood whoever watches says nothing\n");
    CHECK(game.answer(watcher, "undo 0") == "late\n");
    CHECK(game.answer(watcher, "legal") == "legal 0\n");
    CHECK(game.answer(second, "legal") == "legal 0\n");
    const std::string legal = answer("legal");
    CHECK(legal.starts_with("legal 54\nsettle 0\nsettle 1\n"));
    CHECK(count(legal, "\n") == 55);
    CHECK(game.position() == 0);
    CHECK(game.told(watcher).empty());

    // First it is told, then it is answered.
    const language::Notation notation = game.referee.match().notation();
    const std::string done = answer("SAY 0 Settle 12 # here");
    const std::string view = notation.write(game.referee.chair(ann).view());
    const std::string told = "said 1\nAnn: settle 12\nnow 1\nundo yes\nview " +
                             std::to_string(count(view, "\n")) + '\n' + view;
    CHECK(done == told + "done\n");
    CHECK(game.told(second).starts_with("said 1\nAnn: settle 12\nnow 1\nundo yes\nview "));
    CHECK(count(game.told(watcher), "done") == 0);
    CHECK(answer("say 0 settle 20") == "late\n");
    CHECK(game.answer(second, "undo 1").starts_with("refused R12"));

    // R12: and it is taken back in the same way.
    const std::string undone = answer("undo 1");
    CHECK(undone.starts_with("taken-back\nnow 2\nundo no\nview "));
    CHECK(undone.ends_with("done\n"));
    CHECK(game.told(second).starts_with("taken-back\nnow 2\nundo no\nview "));
    CHECK(game.referee.match().history().empty());
}
