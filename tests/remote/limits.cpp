// Tests the limits for guests: rate of lines, take-backs, length of a game. Hostile guests hit these limits; eager ones
// do not notice them.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "hosted.hpp"
#include "remote/pacing.hpp"
#include "remote/protocol.hpp"
#include "support/distant.hpp"

using namespace catan;
using namespace std::chrono_literals;
using Kind = table::Occupant::Kind;
using Words = std::vector<std::string>;

namespace {

using Patience = remote::Host::Patience;
constexpr remote::HostLimits usual;

// Well below what guests believe and what can be sent to them at once, or some of them could not join any more. No event is
// told in fewer bytes than a turn that begins.
constexpr std::size_t shortest_event = std::string_view("  turn 1 A\n").size();
static_assert(usual.moves * 2 <= tabletop::remote::most_moves);
static_assert(usual.history_bytes / shortest_event * 2 <= tabletop::remote::most_events);
static_assert(usual.history_bytes * 2 <= net::Limits{}.unsent);

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

Patience slow() {
    Patience patience;
    patience.limits.burst = 4;
    patience.limits.lines_per_second = 10;
    patience.limits.waiting_lines = 3;
    patience.limits.failures = 5;
    return patience;
}

// Ann has a guest who has spoken so fast that the next line has to wait. Their first line was the greeting.
net::Peer come_and_hurry(Hosted& game) {
    const net::Peer guest = game.come(0);
    for (int i = 0; i < 3; ++i) REQUIRE(game.answer(guest, "legal").starts_with("legal "));
    return guest;
}

void wait(Hosted& game, std::chrono::milliseconds time) {
    game.now += time;
    game.host->go_on();
}

}  // namespace

// ---------------------------------------------------------------------------------------------- how often

TEST_CASE("A guest who connects again and again is told the game so often, and then has to wait") {
    Patience patience;
    patience.limits.arrivals = 3;
    Hosted game(patience);
    for (int i = 0; i < 2; ++i) game.come(0);
    const net::Peer present = game.come(0);
    game.notices();
    const std::size_t sent = game.people.all_sent().size();
    for (int i = 0; i < 100; ++i) {
        const net::Peer next = game.people.plug_in(0);
        game.people.say(next, "catan-chair 1");
        game.go_on();
        REQUIRE(game.told(next) == "catan-chair 1\npause\n");
        REQUIRE(game.people.has_hung_up(next));
        game.people.pull_out(next);
    }
    CHECK(game.people.all_sent().size() - sent ==
          100 * std::string_view("catan-chair 1\npause\n").size());
    CHECK(game.notices().empty());
    // The guest who is there plays on, and others come as ever.
    CHECK(game.answer(present, game.line("say", game.legal_move(ann))).ends_with("done\n"));
    CHECK(game.answer(game.come(1), "legal") == "legal 0\n");
    for (int i = 0; i < 3; ++i) game.come(Hosted::to_watch);
    CHECK(game.host->watchers() == 3);
    game.come(Hosted::to_watch);
    CHECK(game.host->watchers() == 3);

    wait(game, 1s);
    const net::Peer newer = game.come(0);
    CHECK(game.people.has_hung_up(present));
    CHECK(game.answer(newer, "legal").starts_with("legal "));
    CHECK(game.who(ann) == Kind::Remote);
}

// ---------------------------------------------------------------------------------------------- how fast

TEST_CASE("So many lines are heard at once, and so many a second after that") {
    tabletop::remote::LineRate rate(3, 10);
    tabletop::remote::LineRate::Clock::time_point now{};
    const auto take = [&](int times) {
        int taken = 0;
        for (int i = 0; i < times; ++i) taken += rate.take(now) ? 1 : 0;
        return taken;
    };
    CHECK(take(10) == 3);
    CHECK(rate.next() == now + 100ms);
    now += 99ms;
    CHECK(take(10) == 0);
    now += 1ms;
    CHECK(take(10) == 1);
    now += 250ms;
    CHECK(take(10) == 2);
    now += 1h;
    CHECK(take(10) == 3);
}

TEST_CASE("Lines that wait keep their order, and those that are too many are counted") {
    tabletop::remote::HeldLines held(2, 10);
    CHECK(held.empty());
    held.add("12345");
    held.add("123456");  // more bytes than may wait
    held.add("1");       // behind it, so that nothing is heard out of turn
    CHECK(held.refused() == 2);
    CHECK(held.take() == "12345");
    CHECK_FALSE(held.has_line());
    CHECK_FALSE(held.empty());
    held.take_refused();
    held.take_refused();
    CHECK(held.empty());
    for (const char* line : {"a", "b", "c"}) held.add(line);
    CHECK(held.refused() == 1);
    CHECK(held.take() == "a");
    CHECK(held.take() == "b");
}

TEST_CASE("Lines that come too fast are heard later, each in its turn") {
    Hosted game(slow());
    const net::Peer guest = come_and_hurry(game);
    CHECK_FALSE(game.host->due_in());
    CHECK(game.answer(guest, game.line("say", game.legal_move(ann))).empty());
    CHECK(game.answer(guest, "legal").empty());
    CHECK(game.position() == 0);
    CHECK(game.host->due_in() == 100ms);
    wait(game, 40ms);
    CHECK(game.told(guest).empty());
    CHECK(game.host->due_in() == 60ms);
    wait(game, 60ms);
    CHECK(game.told(guest).ends_with("done\n"));
    CHECK(game.position() == 1);
    // A line that comes now stands behind the one that waits.
    CHECK(game.answer(guest, "fly").empty());
    wait(game, 200ms);
    CHECK(game.told(guest).starts_with("legal 3\n"));
    CHECK_FALSE(game.host->due_in());
    CHECK(game.notices() == Words{"Ann came"});
}

TEST_CASE("Of a guest who does not wait for answers, lines are refused, and in the end the guest") {
    Hosted game(slow());
    const net::Peer guest = come_and_hurry(game);
    for (int i = 0; i < 5; ++i) CHECK(game.answer(guest, "legal").empty());
    wait(game, 1s);
    const std::string told = game.told(guest);
    CHECK(count(told, "legal ") == 3);
    CHECK(
        told.ends_with("misunderstood too fast: wait for an answer before you say more\n"
                       "misunderstood too fast: wait for an answer before you say more\n"));
    CHECK_FALSE(game.people.has_hung_up(guest));
    // Those two count, and what is done makes up for them.
    CHECK(game.answer(guest, game.line("say", game.legal_move(ann))).ends_with("done\n"));

    for (int i = 0; i < 100; ++i) game.people.say(guest, "legal");
    game.go_on();
    CHECK(game.told(guest).ends_with("bye 5 lines in a row came too fast\n"));
    CHECK(game.people.has_hung_up(guest));
    CHECK(game.who(ann) == Kind::Away);
    CHECK(game.notices() == Words{"Ann came", "Ann went: 5 lines in a row came too fast"});
    CHECK_FALSE(game.host->due_in());
}

TEST_CASE("Whoever comes back has no more lines than before, and others are not slower for it") {
    Hosted game(slow());
    const net::Peer guest = come_and_hurry(game);
    game.cut(guest);
    const net::Peer again = game.people.plug_in(0);
    game.people.say(again, "catan-chair 1");
    game.go_on();
    game.told(again);
    CHECK(game.answer(again, "legal").empty());
    CHECK(game.answer(game.come(1), "legal") == "legal 0\n");
    CHECK(game.answer(game.come(Hosted::to_watch), "legal") == "legal 0\n");
    wait(game, 1s);
    CHECK(count(game.told(again), "\nlegal ") == 1);
}

TEST_CASE("A program that says something whenever it is asked never has to wait") {
    Hosted game;
    const net::Peer guest = game.come(0);
    // Four thousand lines in no time at all; after that so many each second.
    std::size_t lines = 1;
    const auto speak = [&](std::size_t until) {
        for (; lines < until; ++lines) {
            if (game.answer(guest, "legal").empty()) return false;
        }
        return true;
    };
    CHECK(speak(4000));
    for (int i = 1; i <= 10; ++i) {
        game.now += 1s;
        CHECK(speak(4000 + static_cast<std::size_t>(i) * 2000));
    }
    CHECK_FALSE(game.host->due_in());
}

// ---------------------------------------------------------------------------------------------- how often

TEST_CASE("R12 a guest takes back so many moves in a turn, and the other players may still do so") {
    Patience patience;
    patience.limits.moves_taken_back = 3;
    Hosted game(patience);
    const net::Peer first = game.come(0);
    const net::Peer second = game.come(1);
    const auto say = [&](net::Peer guest, Seat seat) {
        return game.answer(guest, game.line("say", game.legal_move(seat)));
    };
    for (int i = 0; i < 3; ++i) {
        CHECK(say(first, ann).ends_with("done\n"));
        CHECK(game.answer(first, game.line("undo")).ends_with("done\n"));
    }
    CHECK(say(first, ann).ends_with("done\n"));
    const std::uint64_t position = game.position();
    CHECK(game.answer(first, game.line("undo")) ==
          "misunderstood no more than 3 moves can be taken back in one turn\n");
    CHECK(game.position() == position);
    // Not even over another connection.
    game.cut(first);
    CHECK(game.answer(game.come(0), game.line("undo")).starts_with("misunderstood no more than 3"));
    // The person at the host can, and so can the next player.
    table::Chair& chair = game.referee.chair(ann);
    bool is_done = false;
    chair.take_back(chair.position(),
                    [&](const table::Chair::Result& result) { is_done = result.is_done(); });
    CHECK(is_done);
    while (game.referee.match().asked() == ann) game.play();
    game.told(second);
    CHECK(say(second, ben).ends_with("done\n"));
    CHECK(game.answer(second, game.line("undo")).ends_with("done\n"));
}

TEST_CASE("R8.4 a host limits the offers of guests in a turn, where the game does not") {
    Patience patience;
    patience.limits.offers = 3;
    Hosted game(patience);
    const Offer offer = play_until_offer(game, ann);
    const net::Peer guest = game.come(0);
    const auto say = [&](const Command& command) {
        return game.answer(guest,
                           game.line("say", game.referee.match().notation().write(command, ann)));
    };
    for (int i = 0; i < 3; ++i) {
        CHECK(say(offer).ends_with("done\n"));
        // A refused offer does not count.
        if (i < 2) CHECK(say(offer).starts_with("refused "));
        for (const Seat seat : {ben, cy}) game.say(seat, Decline{});
        CHECK(say(Withdraw{}).ends_with("done\n"));
    }
    const std::uint64_t position = game.position();
    CHECK(say(offer) == "misunderstood no more than 3 offers can be made in one turn\n");
    CHECK(game.position() == position);
    // The player goes on, and may offer again in the next turn.
    CHECK(say(EndTurn{}).ends_with("done\n"));
    const Offer next = play_until_offer(game, ann);
    game.told(guest);
    CHECK(say(next).ends_with("done\n"));
}

TEST_CASE("What was not taken back does not count") {
    Patience patience;
    patience.limits.moves_taken_back = 1;
    Hosted game(patience);
    const net::Peer guest = game.come(0);
    for (int i = 0; i < 5; ++i) {
        CHECK(game.answer(guest, game.line("undo")) == "refused R12 nothing-to-take-back\n");
    }
    CHECK(game.answer(guest, game.line("say", game.legal_move(ann))).ends_with("done\n"));
    CHECK(game.answer(guest, "undo 99") == "late\n");
    CHECK(game.answer(guest, game.line("undo")).ends_with("done\n"));
}

// ---------------------------------------------------------------------------------------------- how long

TEST_CASE("A game that has become too long goes on without guests") {
    const std::string why =
        "The game has grown too long for guests. It is saved, and its host can go on without "
        "guests.";
    for (const bool by_moves : {true, false}) {
        Patience patience;
        constexpr std::size_t most_moves = 12;
        constexpr std::size_t most_bytes = 700;
        if (by_moves) {
            patience.limits.moves = most_moves;
        } else {
            patience.limits.history_bytes = most_bytes;
        }
        Hosted game(patience);
        const net::Peer guest = game.come(0);
        const net::Peer watcher = game.come(Hosted::to_watch);
        const net::Peer program = game.start_program();
        int wakes = 0;
        const tasks::WakeSignal signal;
        signal.on_ring([&wakes] { ++wakes; });
        game.host->wake(signal);
        wakes = 0;
        while (wakes == 0) {
            CHECK_FALSE(game.host->has_ended());
            game.play();
        }
        const std::string told = game.told(guest);
        // All moves were told before.
        CHECK(count(told, "said ") == game.position());
        std::size_t bytes = 0;
        const language::Notation notation = game.referee.match().notation();
        for (const SeenMove& seen : game.referee.onlooker().history()) {
            bytes += block("said", notation.write(seen)).size();
        }
        CHECK((by_moves ? game.position() == most_moves : bytes >= most_bytes));
        CHECK(bytes < 2 * most_bytes);
        game.notices();
        game.host->go_on();
        CHECK(game.host->has_ended());
        CHECK(game.told(guest) == "bye " + why + "\n");
        CHECK(game.told(watcher).ends_with("bye " + why + "\n"));
        CHECK(game.programs.take_sent(program).ends_with("bye " + why + "\n"));
        CHECK(game.people.has_hung_up(guest));
        CHECK(game.people.has_hung_up(watcher));
        CHECK(game.programs.has_hung_up(program));
        CHECK(game.notices() == Words{"ended: " + why});
        for (const Seat seat : {ann, ben, cy}) CHECK(game.who(seat) == Kind::Away);
        // The game can go on, but without guests.
        game.play();
        game.seating.seat(ann, std::nullopt);
        CHECK(game.who(ann) == Kind::Here);
        const net::Peer late = game.people.plug_in(1);
        game.go_on();
        CHECK(game.told(late) == "catan-chair 1\nbye " + why + "\n");
        CHECK(game.people.has_hung_up(late));
        CHECK(game.notices().empty());
    }
}

TEST_CASE("What is taken back makes a game longer, as it does the saved game") {
    Patience patience;
    patience.limits.moves = 5;
    Hosted game(patience);
    const net::Peer guest = game.come(0);
    for (int i = 0; i < 2; ++i) {
        game.answer(guest, game.line("say", game.legal_move(ann)));
        CHECK(game.answer(guest, game.line("undo")).ends_with("done\n"));
    }
    CHECK_FALSE(game.host->has_ended());
    game.answer(guest, game.line("say", game.legal_move(ann)));
    CHECK(game.host->has_ended());
    CHECK(game.referee.match().history().size() == 1);
}

TEST_CASE("A game that has been played for long counts from its beginning") {
    Hosted game;
    for (int i = 0; i < 8; ++i) game.play();
    game.host.reset();
    Patience patience;
    patience.limits.moves = 10;
    table::Seating seating(table::BotLevels{});
    remote::Host host(remote::spoken(game.referee.chairs(), game.referee.onlooker()),
                      std::vector{remote::Entry{&game.people, {ann}, false}}, seating, patience,
                      [&game] { return game.now; });
    game.play();
    host.go_on();
    CHECK_FALSE(host.has_ended());
    game.play();
    host.go_on();
    CHECK(host.has_ended());
}

// ---------------------------------------------------------------------------------------------- all of it together

namespace {

// A guest on Ann's seat who offers and withdraws for ever, as fast as lines travel, takes back what can be taken back, and
// never ends the turn. The others decline.
class Haggler {
public:
    Haggler(Hosted& game, const Offer& offer)
        : game_(game),
          offer_("offer " + game.referee.match().notation().write(Command(offer), ann).substr(6)),
          guest_(game.come(0)) {}

    // Plays this many rounds; each advances the host's clock by a millisecond.
    void go_on(int rounds) {
        for (int i = 0; i < rounds && !is_gone(); ++i) {
            game_.now += 1ms;
            game_.host->go_on();
            const Seat asked = game_.referee.match().asked();
            if (asked != ann) {
                game_.say(asked, Decline{});
                continue;
            }
            const bool can_withdraw = game_.referee.match().state().in<ClosingTrade>();
            say("undo");
            say(can_withdraw ? "withdraw" : offer_);
        }
    }
    [[nodiscard]] bool is_gone() const { return game_.people.has_hung_up(guest_); }
    [[nodiscard]] std::size_t refusals() const { return refusals_; }

private:
    void say(const std::string& words) {
        const std::string word = words == "undo" ? words : "say";
        const std::string answer =
            game_.answer(guest_, game_.line(word, words == "undo" ? "" : words));
        refusals_ += count(answer, "refused R8.4 no-offer-left number 20\n");
    }

    Hosted& game_;
    std::string offer_;
    net::Peer guest_;
    std::size_t refusals_ = 0;
};

}  // namespace

TEST_CASE("R8.4 a guest who offers and withdraws without end comes to an end soon") {
    Hosted game({}, 20);
    const Offer offer = play_until_offer(game, ann);
    const std::uint64_t before = game.position();
    Haggler haggler(game, offer);
    haggler.go_on(2000);
    // Each offer is declined twice and withdrawn, and a hundred withdrawals are taken back and made again.
    CHECK(game.position() - before <= 20 * 4 + 2 * usual.moves_taken_back);
    CHECK(game.position() - before >= 20 * 4);
    CHECK(haggler.refusals() > 0);
    CHECK(haggler.is_gone());
    CHECK_FALSE(game.host->has_ended());
    // The game can be played on, and joined.
    game.notices();
    while (game.referee.match().asked() == ann) game.play();
    CHECK(game.answer(game.come(1), game.line("say", game.legal_move(ben))).ends_with("done\n"));
}

// Such a game was begun before there was that rule.
TEST_CASE("A guest who offers without end where offers are unlimited ends the hosting in time") {
    Patience patience;
    patience.limits.moves = 1000;
    patience.limits.offers = 1000;
    Hosted game(patience);
    const Offer offer = play_until_offer(game, ann);
    Distant other(game.people, 1);
    const auto hear = [&] {
        other.speak();
        game.go_on();
        other.listen();
    };
    hear();
    Haggler haggler(game, offer);
    for (int i = 0; i < 5000 && !game.host->has_ended(); ++i) {
        haggler.go_on(1);
        hear();
    }
    CHECK(game.host->has_ended());
    CHECK(game.position() >= 1000);
    CHECK(game.position() <= 1004);
    // A connected guest has accepted all of it, and knows why it ends.
    REQUIRE(other.table.farewell());
    CHECK(other.table.farewell()->starts_with("The game has grown too long for guests."));
    CHECK(std::ranges::equal(other.table.chair().history(), game.referee.chair(ben).history()));
}
