// Tests games of Carcassonne over lines: greetings of another game, hostile hosts, and take-backs that reach into the turn
// before. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/invariants.hpp"
#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/language/setup.hpp"
#include "carcassonne/language/table.hpp"
#include "carcassonne/remote/host.hpp"
#include "carcassonne/remote/remote_table.hpp"
#include "carcassonne/table/referee.hpp"
#include "catan/remote/remote_table.hpp"
#include "hosted.hpp"
#include "remote/protocol.hpp"
#include "support/cable.hpp"
#include "support/scale.hpp"
#include "support/spoilt_feed.hpp"

using namespace carcassonne;
using tabletop::net::Peer;

namespace {

enum class Draws : std::uint64_t { Moves };

void demand_holds(bool holds, std::uint64_t seed, const char* what) {
    if (!holds) FAIL("in game " << seed << ": " << what);
}

// A game of Ann and Ben, or more, with a host. A guest can come to each seat, and a watcher.
class HostedBoard {
public:
    explicit HostedBoard(std::uint64_t seed, const remote::Host::Patience& patience = {})
        : referee(table::Match(text_table(seed))),
          random_(seed, Draws::Moves),
          seating_(tabletop::BotLevels{}) {
        remote::Entry entry{&cable, {}, false};
        for (std::size_t i = 0; i < players(); ++i) entry.seats.emplace_back(i);
        entry.seats.push_back(Seat::none());
        host = std::make_unique<remote::Host>(remote::spoken(referee.chairs(), referee.onlooker()),
                                              std::vector{entry}, seating_, patience,
                                              [] { return remote::Host::Clock::time_point{}; });
    }

    [[nodiscard]] std::size_t players() const { return referee.match().game().players(); }
    [[nodiscard]] bool is_over() const { return referee.match().is_over(); }
    void go_on() {
        while (cable.is_awake()) host->go_on();
    }
    Peer come(std::size_t key) {
        const Peer peer = cable.plug_in(key);
        cable.say(peer, "carcassonne-chair 1");
        go_on();
        return peer;
    }
    std::string answer(Peer peer, const std::string& line) {
        cable.take_sent(peer);
        cable.say(peer, line);
        go_on();
        return cable.take_sent(peer);
    }
    std::string answer_now(Peer peer, const std::string& word, const std::string& words = {}) {
        return answer(peer, word + " " + std::to_string(referee.onlooker().position()) +
                                (words.empty() ? "" : " " + words));
    }
    // The player to move makes a random move at the host, or takes back the last one.
    void play() {
        const Seat undoer = referee.match().may_take_back();
        const auto hear = [](const table::Chair::Result& result) { REQUIRE(result.is_done()); };
        if (undoer.exists() && random_.below(6) == 0) {
            return referee.chair(undoer).take_back(referee.onlooker().position(), hear);
        }
        const Command command =
            choose_legal(referee.match().game(), referee.match().state(), random_);
        referee.chair(referee.match().asked())
            .say(referee.onlooker().position(), command, std::nullopt, hear);
    }
    void play_at_random_until(const std::function<bool(const State&)>& is_enough) {
        while (!is_enough(referee.match().state())) {
            const Command command =
                choose_legal(referee.match().game(), referee.match().state(), random_);
            referee.chair(referee.match().asked())
                .say(referee.onlooker().position(), command, std::nullopt,
                     [](const table::Chair::Result& result) { REQUIRE(result.is_done()); });
        }
    }

    Cable cable;
    table::Referee referee;
    std::unique_ptr<remote::Host> host;

private:
    static language::Table text_table(std::uint64_t seed) {
        language::Setup setup;
        setup.players = 2 + seed % 4;
        setup.chance_seed = seed;
        for (const auto setting : language::all_settings)
            setup.settings[setting] = seed / 4 >> static_cast<unsigned>(setting) & 1;
        return language::seat_everybody(setup);
    }

    Random random_;
    tabletop::table::Seating seating_;
};

// What the host tells the guest with this key during a game, in pieces.
Feed feed_of(std::uint64_t seed, std::size_t key, std::size_t moves) {
    HostedBoard board(seed);
    const std::size_t before = moves / 3;
    for (std::size_t i = 0; i < before && !board.is_over(); ++i) board.play();
    const Peer peer = board.come(key);
    Feed feed{{lines_of(board.cable.take_sent(peer))}, {}};
    for (std::size_t i = before; i < moves && !board.is_over(); ++i) {
        board.play();
        feed.pieces.push_back(lines_of(board.cable.take_sent(peer)));
    }
    return feed;
}

// The history leads to the position by legal moves, and breaks no law of the game.
void demand_possible(const table::Chair& chair, std::uint64_t seed) {
    const Game& game = chair.game();
    State state = start(game);
    for (const SeenMove& seen : chair.history()) {
        const Move& move = seen.move;
        demand_holds(!refuse(game, state, move.command, move.seat), seed, "a move is not legal");
        Events events;
        apply(game, state, move.command, &events);
        if (move.outcome) {
            demand_holds(!refuse(state, *move.outcome), seed, "a tile is not in the bag");
            apply(game, state, *move.outcome, &events);
        }
        demand_holds(events == seen.events, seed, "an event did not happen");
    }
    demand_holds(state == chair.view(), seed, "the moves do not lead to the position");
    demand_holds(broken_invariants(game, state).empty(), seed, "a law of the game is broken");
}

// The lines from the last position on.
Lines standing_of(const Lines& lines) {
    auto now = lines.end();
    do --now;
    while (!now->starts_with("now "));
    return {now, lines.end()};
}

struct Heard {
    bool is_whole = false;
    std::size_t looks = 0;
};

// A guest listens as long as it believes the host.
Heard listen(const Feed& feed, std::uint64_t seed) {
    remote::RemoteTable there;
    there.connect([](const std::string& /*lines*/) {});
    Heard heard;
    const auto look = [&] {
        if (!there.is_there()) return;
        ++heard.looks;
        demand_possible(there.chair(), seed);
        demand_possible(there.onlooker(), seed);
        table::Chair& chair = there.chair();
        for (const Command& command : chair.legal())
            demand_holds(!chair.why_not(command), seed, "a listed move is refused");
        if (!chair.legal().empty() && !chair.is_waiting())
            chair.say(chair.position(), chair.legal().front(), std::nullopt, {});
    };
    try {
        for (const Lines& piece : feed.pieces) {
            for (const std::string& line : piece) there.hear(line);
            if (heard.looks < 8) look();
        }
        heard.is_whole = true;
    } catch (const text::TextError& error) {
        demand_holds(text::shown(error.what()) == error.what(), seed, "an error cannot be shown");
    }
    look();
    return heard;
}

template <typename RemoteTable>
std::string other_game(const std::string& greeting) {
    RemoteTable there;
    there.connect([](const std::string& /*lines*/) {});
    try {
        there.hear(greeting);
    } catch (const tabletop::remote::OtherGame& other) {
        return std::string(other.what()) + ": " + other.program() + " join";
    } catch (const text::TextError& error) {
        return error.what();
    }
    return {};
}

}  // namespace

TEST_CASE("A guest hears which game the host plays, if it is another one") {
    const auto to_catan = other_game<catan::remote::RemoteTable>;
    const auto to_carcassonne = other_game<remote::RemoteTable>;
    CHECK(to_catan("catan-chair 1").empty());
    CHECK(to_carcassonne("carcassonne-chair 1").empty());
    CHECK(to_catan("carcassonne-chair 1") == "They play Carcassonne there: carcassonne join");
    CHECK(to_carcassonne("catan-chair 1") == "They play Catan there: catan join");
    for (const char* line : {"chair 1", "-chair 1", "chess-chair 1", "carcassonne-chair",
                             "carcassonne-chair x", "c4-chair 1", "rm_-rf-chair 1",
                             "abcdefghijklmnopqrstuvwxyz-chair 1", "\x1b[2J-chair 1", ""}) {
        INFO(line);
        CHECK(to_catan(line) == "the other side is no game of catan");
        CHECK(to_carcassonne(line) == "the other side is no game of carcassonne");
    }
    CHECK(to_carcassonne("carcassonne-chair 2") ==
          "the other side speaks version 2 of the network game and this program version 1: "
          "install the same carcassonne on both");
}

TEST_CASE("A host sends away a program for another game, in words") {
    HostedBoard board(0);
    const Peer peer = board.cable.plug_in(0);
    CHECK(board.answer(peer, "catan-chair 1")
              .ends_with("bye a program for Catan cannot join a game of Carcassonne\n"));
    CHECK(board.cable.has_hung_up(peer));

    Hosted catan_game;
    const Peer other = catan_game.people.plug_in(0);
    CHECK(catan_game.answer(other, "carcassonne-chair 1")
              .ends_with("bye a program for Carcassonne cannot join a game of Catan\n"));
    CHECK(catan_game.people.has_hung_up(other));
    CHECK(catan_game.notices() ==
          std::vector<std::string>{
              "Ann came", "Ann went: a program for Carcassonne cannot join a game of Catan"});
}

TEST_CASE("A game of Carcassonne is told in the words of its language") {
    HostedBoard board(0);
    const Peer peer = board.cable.plug_in(board.referee.match().asked().value);
    board.go_on();
    const std::string told = board.cable.take_sent(peer);
    CHECK(told.starts_with("carcassonne-chair 1\nseat "));
    CHECK(told.find("\nhistory 0\nnow 0\nundo no\nview ") != std::string::npos);
    board.cable.say(peer, "carcassonne-chair 1");
    CHECK(board.answer(peer, "legal") == "legal 1\ndraw\n");
    const std::string drawn = board.answer(peer, "say 0 draw");
    CHECK(drawn.starts_with("said "));
    CHECK(drawn.find("\nnow 1\nundo no\nview ") != std::string::npos);
    CHECK(drawn.ends_with("done\n"));
    CHECK(board.answer(peer, "say 1 draw").starts_with("refused K5 not-now seat "));
}

TEST_CASE("A damaged game of Carcassonne is an error, or shows a position that the game can have") {
    std::size_t broken = 0;
    std::size_t looks = 0;
    for (std::uint64_t seed = 0; seed < scaled(40); ++seed) {
        const std::size_t players = 2 + seed % 4;
        const std::size_t key = seed % (players + 1);
        const Feed feed = feed_of(seed, key, 60);
        const Feed other =
            seed % 2 == 0 ? feed_of(seed, (key + 1) % players, 60) : feed_of(seed + 1, 0, 60);
        REQUIRE(listen(feed, seed).is_whole);
        Liar liar(seed);
        for (int i = 0; i < 20; ++i) {
            Feed spoilt = feed;
            for (int times = i % 3; times >= 0; --times) liar.spoil(spoilt, other);
            const Heard heard = listen(spoilt, seed);
            if (!heard.is_whole) ++broken;
            looks += heard.looks;
        }
    }
    CHECK(broken > scaled(40) * 14);
    CHECK(looks > scaled(40) * 20);
}

TEST_CASE("K3 K14 K15 a guest believes no move that the rules forbid") {
    constexpr std::string_view impossible = "the host's words: what it tells cannot have happened";
    const auto fault = [](const Lines& lines) -> std::string {
        remote::RemoteTable there;
        there.connect([](const std::string& /*lines*/) {});
        try {
            for (const std::string& line : lines) there.hear(line);
        } catch (const text::TextError& error) {
            return error.what();
        }
        return {};
    };
    HostedBoard board(0);
    const Peer peer = board.come(board.referee.match().asked().value);
    const Lines opening = lines_of(board.cable.take_sent(peer));
    CHECK(fault(opening).empty());
    const auto with = [&](Lines more) {
        Lines lines = opening;
        lines.insert(lines.end(), more.begin(), more.end());
        return lines;
    };
    const Lines drawn = lines_of(board.answer(peer, "say 0 draw"));
    const Lines news(drawn.begin(), drawn.end() - 1);  // without `done`
    CHECK(fault(with(news)).empty());
    // A tile that is drawn is told.
    Lines hidden = news;
    hidden[1] = hidden[1].substr(0, hidden[1].rfind(' '));
    CHECK(fault(with(hidden)) != "");
    // An event of the move may not be left out.
    Lines silent = news;
    silent.erase(silent.begin() + 2);
    silent[0] = "said 1";
    CHECK(fault(with(silent)) == impossible);
    // A drawn tile is known and stays drawn.
    Lines undone = with(news);
    undone.emplace_back("taken-back");
    const Lines before = standing_of(opening);
    undone.insert(undone.end(), before.begin(), before.end());
    CHECK(fault(undone) == "the host's words: what happened does not lead to how the game stands");
}

TEST_CASE("K15 take-backs that lead to the turn before are limited as well") {
    remote::Host::Patience patience;
    patience.limits.moves_taken_back = 5;
    HostedBoard board(0, patience);
    board.play_at_random_until(
        [](const State& state) { return state.in<PlacingFollower>() && state.turn.number > 4; });
    const Seat seat = board.referee.match().asked();
    const Peer guest = board.come(seat.value);
    int taken_back = 0;
    std::string last;
    for (int i = 0; i < 40 && !last.starts_with("misunderstood"); ++i) {
        REQUIRE(board.answer_now(guest, "say", "pass").ends_with("done\n"));
        last = board.answer_now(guest, "undo");
        if (last.ends_with("done\n")) ++taken_back;
    }
    CHECK(taken_back == 5);
    CHECK(last == "misunderstood no more than 5 moves can be taken back in one turn\n");
    // In the next turn the next player may.
    const Seat next = board.referee.match().asked();
    REQUIRE(next != seat);
    board.play_at_random_until([next](const State& state) {
        return state.in<PlacingFollower>() && state.turn.player == next;
    });
    const Peer other = board.come(next.value);
    CHECK(board.answer_now(other, "undo").ends_with("done\n"));
}
