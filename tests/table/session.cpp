// Tests a game without a screen: bots and their failures, forced moves, and the signal that wakes its loop.
#include "catan/table/session.hpp"

#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "catan/table/saved_game.hpp"
#include "tasks/task_runner.hpp"

using namespace catan;
using namespace std::chrono_literals;
using bots::Level;
using Kind = table::Occupant::Kind;

namespace {

const Seat ann(0);
const Seat ben(1);
const Seat cy(2);

table::Match match_of(const std::string& lines) {
    std::istringstream in(lines);
    const table::SavedGame game = table::load_game(in, "game");
    for (const std::string& fault : game.fault) UNSCOPED_INFO(fault);
    REQUIRE(game.fault.empty());
    REQUIRE(game.match);
    return *game.match;
}

const std::string bots_only =
    "players Ann Ben Cy\nboard beginner\norder first Ann\nbot Ann hard\nbot Ben medium\nbot Cy "
    "easy\nset target 4\nchance seed 7\nstart\n";

// A session that keeps its saved game as text.
class SavedSession {
public:
    explicit SavedSession(const std::string& lines, table::BotSetup setup = {})
        : SavedSession(match_of(lines), std::move(setup)) {}
    explicit SavedSession(table::Match match, table::BotSetup setup)
        : saved(table::saved_text(match)),
          session(std::move(match), std::move(setup),
                  [this](std::string_view lines) { (saved += lines) += '\n'; }),
          game(session.participants()) {
        game.bots().set_pace(table::Pace::AtOnce);
        game.begin();
    }

    // Until no bot is asked any more, or one has failed.
    std::optional<table::BotSeats::Replaced> let_bots_move() {
        while (game.bots().move()) {
        }
        return game.bots().take_replaced();
    }
    void say(Seat seat, const Command& command) {
        table::Chair& chair = session.referee().chair(seat);
        chair.say(chair.position(), command, std::nullopt,
                  [](const table::Chair::Result& result) { REQUIRE(result.is_done()); });
    }
    // All that could disagree about a bot does agree.
    void check(Seat seat, std::optional<Level> level) {
        REQUIRE(session.seating().bot(seat) == level);
        REQUIRE(session.match().table().bots[seat.value] == level);
        REQUIRE(match_of(saved).table().bots[seat.value] == level);
    }

    std::string saved;
    table::Session session;
    table::Participants& game;
};

// Bots of these levels and above fail.
table::BotSetup failing_from(Level lowest) {
    table::BotSetup setup;
    setup.decide = [lowest](const bots::Bot& bot, const View& view, const std::stop_token& stop) {
        if (bot.options().level >= lowest) throw std::bad_alloc();
        return bot.decide(view, stop);
    };
    return setup;
}

// It is Ann's turn, and she can trade.
std::string turn_of_ann(const std::string& agreed = {}) {
    return "players Ann Ben Cy\nboard beginner\norder first Ann\n" + agreed + R"(chance scripted
start
Ann: settle 14
Ann: road 14-37
Ben: settle 18
Ben: road 18-19
Cy: settle 22
Cy: road 22-49
Cy: settle 12
Cy: road 12-3
Ben: settle 27
Ben: road 27-28
Ann: settle 10
Ann: road 10-29
Ann: roll 4 6
)";
}

Offer offer_of(const View& view) {
    Offer offer;
    for (const Resource resource : all_resources) {
        if (view.own->hand[resource] > 0 && offer.give.empty()) offer.give[resource] = 1;
    }
    REQUIRE_FALSE(offer.give.empty());
    offer.get[offer.give[Resource::Ore] > 0 ? Resource::Wool : Resource::Ore] = 1;
    offer.to.insert(ben);
    offer.to.insert(cy);
    return offer;
}

}  // namespace

TEST_CASE(
    "a bot that fails: seats, save and message agree on the level, also after it is resumed") {
    SavedSession first(bots_only, failing_from(Level::Hard));
    auto replaced = first.let_bots_move();
    REQUIRE(replaced);
    REQUIRE(replaced->seat == ann);
    REQUIRE(replaced->level == Level::Medium);
    first.check(ann, Level::Medium);
    first.check(ben, Level::Medium);
    REQUIRE(first.saved.ends_with("bot Ann medium\n"));
    REQUIRE_FALSE(first.let_bots_move());
    REQUIRE(first.session.match().state().in<GameOver>());

    // In the resumed game the level below plays, and fails as well.
    SavedSession cut(bots_only, failing_from(Level::Hard));
    (void)cut.let_bots_move();
    for (int i = 0; i < 3; ++i) cut.game.bots().move();
    SavedSession again(cut.saved, failing_from(Level::Medium));
    again.check(ann, Level::Medium);
    std::vector<Seat> failed;
    while (const auto one = again.let_bots_move()) {
        failed.push_back(one->seat);
        REQUIRE(one->level == Level::Easy);
        again.check(one->seat, Level::Easy);
    }
    std::ranges::sort(failed, {}, &Seat::value);
    REQUIRE(failed == std::vector{ann, ben});
    REQUIRE(again.session.match().state().in<GameOver>());
}

TEST_CASE("where no level can play, the seat stands still until a person has it") {
    SavedSession played(bots_only, failing_from(Level::Random));
    for (const Level level : {Level::Medium, Level::Easy, Level::Random}) {
        const auto replaced = played.let_bots_move();
        REQUIRE(replaced);
        REQUIRE(replaced->level == level);
        played.check(ann, level);
    }
    const auto replaced = played.let_bots_move();
    REQUIRE(replaced);
    REQUIRE_FALSE(replaced->level);
    played.check(ann, Level::Random);
    REQUIRE_FALSE(played.let_bots_move());
    played.session.seating().seat(ann, std::nullopt);
    played.check(ann, std::nullopt);
    REQUIRE(played.session.match().history().empty());
}

TEST_CASE("an offer that all have declined is withdrawn, and recorded as any move") {
    SavedSession played(turn_of_ann());
    std::vector<bool> forced;
    const auto listening = played.game.listen(
        [&](table::Chair::HistoryChange) { forced.push_back(played.game.is_move_forced()); });
    played.say(ann, offer_of(played.session.referee().chair(ann).view()));
    played.say(ben, Decline{});
    played.say(cy, Decline{});
    REQUIRE(played.session.match().state().in<MainPhase>());
    REQUIRE(played.saved.ends_with("Ben: decline\nCy: decline\nAnn: withdraw\n"));
    // Only before the withdrawal no player is asked.
    REQUIRE(forced == std::vector{false, false, true, false});
}

TEST_CASE("an offer that all had declined when the game was left is withdrawn when it goes on") {
    SavedSession left(turn_of_ann());
    left.say(ann, offer_of(left.session.referee().chair(ann).view()));
    left.say(ben, Decline{});
    const std::string before = left.saved;
    SavedSession resumed(before + "Cy: decline\n");
    REQUIRE(resumed.session.match().state().in<MainPhase>());
    REQUIRE(resumed.saved == before + "Cy: decline\nAnn: withdraw\n");
    REQUIRE_FALSE(resumed.game.is_move_forced());

    // A guest does it at another machine.
    table::Match match = match_of(before + "Cy: decline\n");
    table::Session remote(std::move(match), {});
    remote.seating().invite(ann, false);
    remote.participants().begin();
    REQUIRE(remote.match().state().in<ClosingTrade>());
}

TEST_CASE("a withdrawal that is taken back is left to its player, and later offers are not") {
    SavedSession played(turn_of_ann());
    table::Chair& chair = played.session.referee().chair(ann);
    const Offer offer = offer_of(chair.view());
    const auto decline_all = [&] {
        played.say(ann, offer);
        played.say(ben, Decline{});
        played.say(cy, Decline{});
    };
    decline_all();
    REQUIRE_FALSE(chair.why_not_take_back());
    chair.take_back(chair.position(),
                    [](const table::Chair::Result& result) { REQUIRE(result.is_done()); });
    REQUIRE(played.session.match().state().in<ClosingTrade>());
    REQUIRE_FALSE(played.game.is_move_forced());
    const std::string taken_back = played.saved;
    REQUIRE(taken_back.ends_with("Ann: withdraw\nAnn: undo\n"));
    played.say(ann, Withdraw{});
    decline_all();
    REQUIRE(played.session.match().state().in<MainPhase>());
    REQUIRE(played.saved.ends_with("Cy: decline\nAnn: withdraw\n"));

    SavedSession resumed(taken_back);
    REQUIRE(resumed.session.match().state().in<MainPhase>());
}

TEST_CASE("a guest withdraws an offer, and no offer that is accepted is withdrawn") {
    SavedSession remote(turn_of_ann());
    remote.session.seating().invite(ann, false);
    remote.session.seating().connect(ann);
    remote.say(ann, offer_of(remote.session.referee().chair(ann).view()));
    remote.say(ben, Decline{});
    remote.say(cy, Decline{});
    REQUIRE(remote.session.match().state().in<ClosingTrade>());

    // Cy can take part in a trade of what Cy has.
    SavedSession here(turn_of_ann());
    const View& wanted = here.session.referee().chair(cy).view();
    Offer offer = offer_of(here.session.referee().chair(ann).view());
    offer.get = {};
    for (const Resource resource : all_resources) {
        if (wanted.own->hand[resource] > 0 && offer.give[resource] == 0 && offer.get.empty()) {
            offer.get[resource] = 1;
        }
    }
    REQUIRE_FALSE(offer.get.empty());
    here.say(ann, offer);
    here.say(ben, Decline{});
    here.say(cy, Accept{});
    REQUIRE(here.session.match().state().in<ClosingTrade>());
}

TEST_CASE("R9 with real dice no seat becomes a bot") {
    SavedSession played(turn_of_ann());
    REQUIRE_FALSE(played.session.seating().can_change());
}

TEST_CASE("the signal rings when a bot has thought, and one loop without a screen plays the game") {
    table::BotSetup setup;
    setup.runner = std::make_shared<tasks::BotThread>();
    SavedSession played(bots_only, std::move(setup));
    for (int i = 0; i < 10'000 && !played.session.match().state().in<GameOver>(); ++i) {
        played.game.wake().wait(10s);
        REQUIRE_FALSE(played.let_bots_move());
    }
    REQUIRE(played.session.match().state().in<GameOver>());
}

TEST_CASE("a ring is heard by who waits, by who comes to wait, and by one function") {
    const tasks::WakeSignal signal;
    const auto begin = std::chrono::steady_clock::now();
    signal.ring();
    signal.wait(10s);
    std::thread other([copy = signal] {
        std::this_thread::sleep_for(5ms);
        copy.ring();
    });
    signal.wait(10s);
    other.join();
    REQUIRE(std::chrono::steady_clock::now() - begin < 5s);
    signal.wait(1ms);

    int first = 0;
    int second = 0;
    signal.ring();
    signal.on_ring([&] { ++first; });
    REQUIRE(first == 1);
    signal.ring();
    signal.on_ring([&] { ++second; });
    signal.ring();
    signal.on_ring({});
    signal.ring();
    REQUIRE(first == 2);
    REQUIRE(second == 1);
}
