// Tests a table with remote players: the screen while they move, open dialogs, absence and stand-ins, and the guest's
// screen.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catan/table/saved_game.hpp"
#include "catan/tui/typed_line.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

using namespace std::chrono_literals;
using What = table::RemoteSeats::Notice::What;
using Kind = table::Occupant::Kind;

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Connections that are none: the test says what they tell.
class FakeRemoteSeats : public table::RemoteSeats {
public:
    void go_on() override {
        if (breaks) why = *std::exchange(breaks, std::nullopt);
    }
    [[nodiscard]] std::vector<Notice> take_notices() override { return std::exchange(notices, {}); }
    [[nodiscard]] std::vector<std::string> invitation() const override { return lines; }
    [[nodiscard]] std::string trouble() const override { return why; }
    [[nodiscard]] std::string leaving() const override { return leaves; }

    std::vector<Notice> notices;
    std::vector<std::string> lines;
    std::string why;
    std::optional<std::string> breaks;  // why, from the next time on that something is heard
    std::string leaves;
};

const Seat ann(0);
const Seat ben(1);
const Seat cy(2);

// Ann, Ben and Cy after the set-up, some of them at other machines.
class RemoteGame {
public:
    explicit RemoteGame(std::vector<Seat> others, TableOptions options = {}, bool is_guest = false,
                        std::vector<language::BotSeat> bots = {}, table::BotSetup setup = {})
        : remote(with(is_guest)),
          table(table::Match(match(std::move(bots))), without_colours(),
                with_clock(std::move(options)), std::move(setup), remote) {
        if (is_guest) {
            for (const Seat seat : {ann, ben, cy}) {
                if (std::ranges::find(others, seat) == others.end()) own_ = seat;
            }
            told_.fill({Kind::Remote});
            table.as_guest.follow(told_, own_);
            return;
        }
        for (const Seat seat : others) {
            seating().invite(seat, false);
            seating().connect(seat);
        }
    }

    [[nodiscard]] table::Seating& seating() { return table.session.seating(); }
    // To a guest, from the host.
    void tell(Seat seat, const table::Occupant& occupant) {
        told_[seat.value] = occupant;
        table.as_guest.follow(told_, own_);
    }

    // A remote player makes this move.
    void say(Seat seat, const std::string& words) {
        table::Chair& chair = table.referee.chair(seat);
        const TypedCommand typed = read_typed(words, chair);
        bool is_done = false;
        const auto hear = [&](const table::Chair::Result& result) { is_done = result.is_done(); };
        if (typed.takes_back) {
            chair.take_back(chair.position(), hear);
        } else {
            chair.say(chair.position(), typed.command, std::nullopt, hear);
        }
        INFO(words);
        REQUIRE(is_done);
    }
    // Lets the player to move, here or remote, go on until then; also plays through a seven.
    template <typename Done>
    void until(const Done& done) {
        for (int i = 0; i < 200 && !done(); ++i) {
            const Seat asked = table.match().asked();
            table::Chair& chair = table.referee.chair(asked);
            const Command command = chair.legal().front();
            chair.say(chair.position(), command, std::nullopt,
                      [](const table::Chair::Result& result) { REQUIRE(result.is_done()); });
        }
        REQUIRE(done());
        pass(1s);
    }
    // It is this player's turn, after the roll.
    void to_turn_of(Seat seat) {
        until([&] {
            return table.state().turn.number > 0 && table.match().asked() == seat &&
                   table.state().in<BeforeRoll>();
        });
        until([&] { return table.state().in<MainPhase>(); });
    }
    // `1 ore for 1 wool`: a card that they have for one that they have none of.
    std::string offer_of(Seat seat) {
        const Bundle hand = table.state()[seat].hand;
        std::string give;
        std::string get;
        for (const Resource resource : all_resources) {
            if (hand[resource] > 0 && give.empty()) give = name(resource);
        }
        for (const Resource resource : all_resources) {
            if (name(resource) != give && get.empty()) get = name(resource);
        }
        REQUIRE_FALSE(give.empty());
        return "1 " + give + " for 1 " + get;
    }
    void notice(What what, Seat seat, std::string words) {
        remote->notices.push_back({what, seat, std::move(words)});
        table.play.go_on_by_itself();
    }
    void pass(std::chrono::milliseconds time) { now_ += time; }
    void press(std::string_view written) { table.press(written); }
    [[nodiscard]] std::string line() const { return table.line(); }
    [[nodiscard]] std::string title() const {
        const auto box = table.play.dialog();
        return box ? box->title : std::string();
    }
    [[nodiscard]] bool offers(std::string_view key) const {
        for (const kit::KeyHint& hint : table.play.keys()) {
            if (hint.key == key) return true;
        }
        return false;
    }

private:
    static std::shared_ptr<FakeRemoteSeats> with(bool is_guest) {
        auto remote = std::make_shared<FakeRemoteSeats>();
        if (is_guest) remote->leaves = "; the others are told";
        return remote;
    }
    static table::Match match(std::vector<language::BotSeat> bots) {
        language::Setup setup = setup_of(3, 5);
        setup.bots = std::move(bots);
        return table::Match(language::seat_everybody(setup));
    }
    TableOptions with_clock(TableOptions options) {
        options.now = [this] { return now_; };
        return options;
    }

    std::chrono::steady_clock::time_point now_{};
    Seat own_;  // a guest's
    table::Occupants told_{};

public:
    std::shared_ptr<FakeRemoteSeats> remote;
    ScreenTable table;
};

}  // namespace

TEST_CASE("while a guest moves, keys of the turn do nothing, and the guest's moves are told") {
    RemoteGame e({cy});
    e.to_turn_of(cy);
    REQUIRE(e.line() == "Cy moves. They play at another machine.");
    const std::size_t moves = e.table.match().history().size();
    e.press("rscvdmtue :1⏎");
    REQUIRE(e.table.match().history().size() == moves);
    REQUIRE(e.title().empty());
    e.press("?");
    REQUIRE(has(e.table.plain(), "Cy moves."));
    // No line of it is broken.
    REQUIRE(has(e.table.plain(), "sees no more than you would there. Log, "));
    e.press("⎋");
    e.say(cy, "offer " + e.offer_of(cy) + " to Ann");
    REQUIRE(e.table.match().asked() == ann);
    e.press("⏎");
    e.press("d");
    // All decline; only the player who made the offer can take it back.
    REQUIRE(e.table.state().in<ClosingTrade>());
    REQUIRE(e.line() == "Cy chooses whom to trade with. They play at another machine.");
    e.say(cy, "withdraw");
    e.say(cy, "end");
    REQUIRE(e.title() == "Hand over");
}

TEST_CASE("an offer to a guest stays while they think, and goes when all decline") {
    RemoteGame e({cy});
    e.to_turn_of(ann);
    e.press("⏎:offer " + e.offer_of(ann) + " to Cy⏎");
    REQUIRE(e.table.state().in<Answering>());
    REQUIRE(e.line() == "Cy thinks about the offer. They play at another machine.");
    e.say(cy, "decline");
    REQUIRE(e.table.state().in<MainPhase>());
    REQUIRE(e.table.match().asked() == ann);
    REQUIRE(e.title().empty());
    // And an own one, with a counter.
    e.press(":offer " + e.offer_of(ann) + " to Cy⏎");
    REQUIRE(e.table.state().in<Answering>());
}

TEST_CASE("a text stays open while other players move, for every viewer") {
    // With one person here, and with two, between whom the screen is public.
    for (const bool are_two : {false, true}) {
        RemoteGame e(are_two ? std::vector{cy} : std::vector{ben, cy});
        e.to_turn_of(cy);
        e.press("L");
        REQUIRE(e.title() == "What has happened");
        e.say(cy, "offer " + e.offer_of(cy) + (are_two ? " to Ann" : " to Ben"));
        if (are_two) continue;
        REQUIRE(e.title() == "What has happened");
        e.say(ben, "decline");
        e.say(cy, "withdraw");
        REQUIRE(e.title() == "What has happened");
    }
    RemoteGame e({cy});
    e.to_turn_of(cy);
    e.until([&] { return e.table.match().asked() == cy; });
    e.press("g");
    e.say(cy, "offer " + e.offer_of(cy) + " to Ann");
    // The message was public, so it also shows in front of the curtain.
    REQUIRE(e.title() == "Statistics");
    e.press("⎋");
    REQUIRE(e.title() == "Hand over");
}

TEST_CASE("a player who is about to leave, to save a copy or to change seats is not interrupted") {
    RemoteGame e({ben, cy});
    e.table.play.use_files({{}, [](const std::string& path) { return "saved " + path; }, {}});
    e.to_turn_of(ben);
    e.press("q");
    e.say(ben, "end");
    REQUIRE(e.title() == "Leave the game?");
    e.press("a");
    REQUIRE(e.table.is_typing());
    e.press("co");
    e.until([&] { return e.table.match().asked() == ann; });
    e.press("py⏎");
    REQUIRE(e.title() == "A copy of the game");
    e.say(ann, e.table.match().notation().write(e.table.referee.chair(ann).legal().front(), ann));
    REQUIRE(e.table.play.dialog()->lines.front().text == "saved copy");
    e.press("⎋");
    e.to_turn_of(ben);
    e.press("b3");
    e.say(ben, "end");
    REQUIRE(e.title() == "Who plays for Cy from now on?");
}

TEST_CASE("bots do not wait for a reader while guests play along") {
    RemoteGame e({cy}, {.pace = table::Pace::AtOnce}, false, {{"Ben", bots::Level::Easy}});
    e.until([&] { return e.table.match().asked() == ben; });
    e.press("L");
    REQUIRE(e.title() == "What has happened");
    REQUIRE(e.table.play.pace());
    const std::size_t moves = e.table.match().history().size();
    for (int i = 0; i < 100 && e.table.match().history().size() == moves; ++i) {
        e.pass(*e.table.play.pace());
        e.table.play.go_on_by_itself();
    }
    REQUIRE(e.table.match().history().size() > moves);
    REQUIRE(e.title() == "What has happened");
}

TEST_CASE(
    "guests hear at which level a bot goes on after it has failed, and when a person has to") {
    table::BotSetup setup;
    std::size_t failing = 1;  // levels below the highest three
    setup.decide = [&](const bots::Bot& bot, const View& view, const std::stop_token& stop) {
        if (static_cast<std::size_t>(bot.options().level) + failing > 2) throw std::bad_alloc();
        return bot.decide(view, stop);
    };
    RemoteGame e({cy}, {.pace = table::Pace::AtOnce}, false, {{"Ben", bots::Level::Medium}}, setup);
    failing = 1;
    e.until([&] { return e.table.match().asked() == ben; });
    const auto go_on = [&] {
        if (e.title() == "Careful") e.press("⏎");
        e.pass(1s);
        e.table.play.go_on_by_itself();
    };
    go_on();
    REQUIRE(e.seating().at(ben) == table::Occupant{Kind::Bot, bots::Level::Easy});
    REQUIRE(e.table.match().table().bots[ben.value] == bots::Level::Easy);
    failing = 3;
    for (int i = 0; i < 20 && e.table.seated_bots()[ben.value]; ++i) go_on();
    REQUIRE(e.seating().at(ben) == table::Occupant{Kind::Here});
    REQUIRE_FALSE(e.table.match().table().bots[ben.value]);
    REQUIRE(has(e.table.plain(), "Please play for it."));
}

TEST_CASE("a move that cannot be saved is not made, and the player is told why") {
    RemoteGame e({cy});
    e.to_turn_of(ann);
    const std::size_t moves = e.table.match().history().size();
    e.table.before_saving = [](std::string_view) {
        throw table::NotRecorded("the host's disk is full");
    };
    e.press(":end⏎");
    REQUIRE(has(e.line(), "Nothing has changed: the host's disk is full."));
    REQUIRE(e.table.match().history().size() == moves);
    e.table.before_saving = nullptr;
    e.press("⏎");
    REQUIRE(e.table.match().asked() == ben);
}

TEST_CASE("an offer that all decline can be withdrawn by hand if that could not be saved") {
    RemoteGame e({cy});
    e.to_turn_of(ann);
    e.table.before_saving = [](std::string_view lines) {
        if (has(std::string(lines), "withdraw"))
            throw table::NotRecorded("the host's disk is full");
    };
    e.press(":offer " + e.offer_of(ann) + " to Cy⏎");
    e.say(cy, "decline");
    REQUIRE(e.table.state().in<ClosingTrade>());
    REQUIRE_FALSE(e.title().empty());
    REQUIRE(has(e.line(), "Nothing has changed: the host's disk is full."));
    e.table.before_saving = nullptr;
    e.press("w");
    REQUIRE(e.table.state().in<MainPhase>());
}

TEST_CASE("while nothing can be saved bots wait, and are not taken for failed") {
    RemoteGame e({cy}, {.pace = table::Pace::AtOnce}, false, {{"Ben", bots::Level::Easy}});
    e.until([&] { return e.table.match().asked() == ben; });
    const std::size_t moves = e.table.match().history().size();
    int tries = 0;
    e.table.before_saving = [&tries](std::string_view) {
        ++tries;
        throw table::NotRecorded("the host's disk is full");
    };
    const auto go_on_until = [&](const auto& done) {
        for (int i = 0; i < 100 && !done(); ++i) {
            e.pass(e.table.play.pace().value_or(10ms));
            e.table.play.go_on_by_itself();
        }
        REQUIRE(done());
    };
    go_on_until([&] { return tries == 1; });
    REQUIRE(e.table.match().history().size() == moves);
    e.remote->why = "The game waits: the host's disk is full.";
    REQUIRE(has(e.line(), "The game waits: the host's disk is full."));
    REQUIRE_FALSE(e.table.play.pace());
    e.pass(1h);
    e.table.play.go_on_by_itself();
    e.press(" ");
    REQUIRE(tries == 1);
    e.remote->why.clear();
    e.table.before_saving = nullptr;
    go_on_until([&] { return e.table.match().history().size() > moves; });
    REQUIRE(e.table.seated_bots()[ben.value] == bots::Level::Easy);
}

TEST_CASE("a bot can play for an absent player until they come back") {
    RemoteGame e({cy});
    e.seating().disconnect(cy);
    e.to_turn_of(cy);
    REQUIRE(e.line() == "Cy is not there now. b lets a bot play until they are back.");
    REQUIRE(has(e.table.plain(), "Cy~ "));
    REQUIRE(e.offers("b"));
    e.press("b3e");
    REQUIRE(e.table.seated_bots()[cy.value] == bots::Level::Easy);
    REQUIRE(has(e.table.saved, "bot Cy easy"));
    REQUIRE_FALSE(e.seating().is_remote(cy));
    e.seating().connect(cy);
    e.notice(What::Came, cy, "Cy is there.");
    REQUIRE_FALSE(e.table.seated_bots()[cy.value]);
    REQUIRE(has(e.table.saved, "bot Cy off"));
    REQUIRE(e.line() == "Cy is there. Cy moves.");
    e.press("#");
    REQUIRE(e.line() == "Cy moves. They play at another machine.");
    REQUIRE_FALSE(e.offers("b"));
}

TEST_CASE("a guest who comes back does not interrupt a player who decides") {
    RemoteGame e({cy});
    e.seating().disconnect(cy);
    e.to_turn_of(ann);
    e.press("⏎b3h⎋");
    REQUIRE(e.table.seated_bots()[cy.value] == bots::Level::Hard);
    e.press(":off");
    e.notice(What::Came, cy, "Cy is there.");
    REQUIRE_FALSE(e.table.seated_bots()[cy.value]);
    REQUIRE(e.table.is_typing());
    e.press("⎋t");
    const std::string offer = e.title();
    REQUIRE_FALSE(offer.empty());
    e.press("b");
    e.notice(What::News, cy, "Cy is away: the connection broke off.");
    REQUIRE(e.title() == offer);
    e.notice(What::Failed, cy, "The program that plays for Cy cannot go on.");
    REQUIRE(e.title() == "Careful");
    e.press("⏎");
    REQUIRE(e.title() == offer);
    REQUIRE(e.table.seated_bots()[cy.value] == bots::Level::Medium);
}

TEST_CASE("a move that a guest takes back is told") {
    RemoteGame e({ben, cy});
    e.until([&] { return e.table.state().in<SetupRoad>() && e.table.match().asked() == cy; });
    const std::size_t moves = e.table.match().history().size();
    e.say(cy, "undo");
    REQUIRE(e.table.match().history().size() == moves - 1);
    REQUIRE(e.line() == "Cy has taken the last move back. Cy moves.");
}

TEST_CASE("the bell rings when it is the move of a player here again") {
    RemoteGame e({ben, cy}, {.bell = true});
    e.to_turn_of(cy);
    std::ignore = e.table.play.takes_bell();
    e.say(cy, "offer " + e.offer_of(cy) + " to Ben");
    REQUIRE_FALSE(e.table.play.takes_bell());
    e.say(ben, "decline");
    e.say(cy, "withdraw");
    REQUIRE_FALSE(e.table.play.takes_bell());
    e.say(cy, "offer " + e.offer_of(cy) + " to Ann");
    REQUIRE(e.table.play.takes_bell());
}

TEST_CASE("a guest has their own seat only, and is told who plays where") {
    RemoteGame e({ann, ben}, {.bell = true}, true);
    e.tell(ann, {Kind::Bot});
    e.tell(ben, {Kind::Away});
    e.to_turn_of(ben);
    REQUIRE_FALSE(e.title() == "Hand over");
    REQUIRE(has(e.table.plain(), "Cy's hand"));
    REQUIRE(has(e.table.plain(), "Ann* "));
    REQUIRE(has(e.table.plain(), "Ben~ "));
    REQUIRE(e.line() == "Ben is not there now. The game waits for them.");
    e.press("b");
    REQUIRE(e.title() == "Who plays?");
    const auto box = e.table.play.dialog();
    REQUIRE(box->lines.size() == 3);
    REQUIRE(box->lines[0].text == "Ann           bot");
    REQUIRE(box->lines[1].text == "Ben           at another machine, away");
    REQUIRE(box->lines[2].text == "Cy            person");
    e.press("⎋?");
    const auto shown = e.table.play.dialog();
    std::string help;
    for (const auto& line : shown->lines) help += line.text + '\n';
    REQUIRE(has(help, "b  who plays\n"));
    REQUIRE_FALSE(has(help, "bots move"));
    REQUIRE_FALSE(has(help, "how they join"));
    REQUIRE_FALSE(has(help, "at another machine sees"));
    e.press("⎋");
    REQUIRE(e.title().empty());
    std::ignore = e.table.play.takes_bell();
    e.until([&] { return e.table.match().asked() == cy; });
    REQUIRE(e.table.play.takes_bell());
    REQUIRE(has(e.line(), "Roll the dice"));
    e.press("q");
    REQUIRE(has(e.table.plain(), "the others are told"));
}

TEST_CASE("a connection that is lost is told where news of others stands") {
    RemoteGame e({ann, ben}, {}, true);
    e.to_turn_of(ben);
    e.notice(What::News, ann, "Ann is there.");
    REQUIRE(has(e.line(), "Ann is there."));
    e.remote->breaks = "The connection to the host is lost.";
    e.table.play.go_on_by_itself();
    REQUIRE(e.line() == "The connection to the host is lost. ");
    e.remote->breaks = "";
    e.table.play.go_on_by_itself();
    REQUIRE(has(e.line(), "They play at another machine."));
}

TEST_CASE("who plays changes while it is read, and the cursor stays") {
    RemoteGame e({cy});
    e.seating().disconnect(cy);
    e.press("b↓↓");
    REQUIRE(e.title() == "Who plays?");
    REQUIRE(has(e.table.plain(), "Cy            at another machine, away"));
    e.seating().connect(cy);
    e.notice(What::Came, cy, "Cy is there.");
    REQUIRE(e.title() == "Who plays?");
    REQUIRE(has(e.table.plain(), "Cy            at another machine "));
    REQUIRE_FALSE(has(e.table.plain(), "at another machine, away"));
    e.press("⏎");
    REQUIRE(e.title() == "Who plays for Cy from now on?");

    RemoteGame guest({ann, ben}, {}, true);
    guest.press("b");
    guest.tell(ben, {Kind::Away});
    REQUIRE(guest.table.play.dialog()->lines[1].text == "Ben           at another machine, away");
}

TEST_CASE("a guest for whom another player plays is told, and asked again afterwards") {
    RemoteGame e({ann, ben}, {}, true);
    e.to_turn_of(cy);
    e.tell(cy, {Kind::Bot, bots::Level::Easy});
    e.notice(What::Changed, cy, "The host lets a bot play for you (easy).");
    REQUIRE(e.line() == "The host lets a bot play for you (easy). ");
    const std::size_t moves = e.table.match().history().size();
    e.press("ee");
    REQUIRE(e.table.match().history().size() == moves);
    REQUIRE(e.line() == "A bot plays for you. You play again when the host says so.");
    REQUIRE(has(e.table.plain(), "Cy's hand"));
    e.tell(cy, {Kind::Remote});
    e.notice(What::Changed, cy, "You play yourself again.");
    e.press("#");
    REQUIRE(has(e.line(), "Your turn"));
    e.pass(1s);
    e.press("ee");
    REQUIRE(e.table.match().history().size() == moves + 1);
}

TEST_CASE("a watcher may read everything, and can leave") {
    RemoteGame e({ann, ben, cy}, {}, true);
    e.to_turn_of(ben);
    REQUIRE_FALSE(has(e.table.plain(), "'s hand"));
    e.press("H");
    REQUIRE(e.line() == "Advice is for those who play here. ");
    e.press("L");
    e.say(ben, "end");
    REQUIRE(e.title() == "What has happened");
    e.press("⎋?");
    REQUIRE(e.title() == "Help");
    e.press("⎋qq");
    REQUIRE(e.table.play.wants_to_leave());
}

TEST_CASE("a watcher sees what the last move did, and nothing of the moves before it") {
    RemoteGame e({ann, ben, cy}, {}, true);
    e.until([&] { return e.table.state().turn.number > 0; });
    const auto shown = [&] { return *e.table.play.content(0).highlights; };
    int changes = 0;
    for (int i = 0; i < 20; ++i) {
        // No key is pressed in between.
        const std::size_t before = e.table.match().history().size();
        e.until([&] { return e.table.match().history().size() > before; });
        const table::Chair& onlooker = e.table.referee.onlooker();
        const Highlights last =
            highlights(onlooker.game(), onlooker.view(), onlooker.history().back());
        REQUIRE(shown().hexes == last.hexes);
        REQUIRE(shown().built == last.built);
        REQUIRE(shown().cards == last.cards);
        changes += last.hexes.empty() ? 0 : 1;
    }
    REQUIRE(changes > 2);
}

TEST_CASE("a move that is taken back is no longer highlighted") {
    RemoteGame e({ann, ben, cy}, {}, true);
    REQUIRE_FALSE(e.table.play.content(0).highlights->built);
    e.until([&] { return e.table.state().in<SetupRoad>(); });
    REQUIRE(e.table.play.content(0).highlights->built);
    e.say(ann, "undo");
    REQUIRE_FALSE(e.table.play.content(0).highlights->built);
}

TEST_CASE("why nothing can be heard stands where the question stood") {
    RemoteGame e({ann, ben}, {}, true);
    e.to_turn_of(ben);
    e.remote->why = "The connection to the host is lost.";
    REQUIRE(e.line() == "The connection to the host is lost. ");
    e.notice(What::Alarm, Seat::none(), "The code fits no seat.");
    REQUIRE(e.title() == "Careful");
    e.press("⏎");
    REQUIRE(e.title().empty());
}

TEST_CASE("who is invited can be looked up at any time, and any other key leads away from it") {
    RemoteGame e({cy});
    e.remote->lines = {"Cy is not there yet:", "  catan join annas-laptop 7K3M-92QF-X4TD-8W2H"};
    e.table.play.show_invitation();
    REQUIRE(has(e.table.plain(), "catan join annas-laptop 7K3M-92QF-X4TD-8W2H"));
    e.remote->lines[0] = "Cy is there:";
    REQUIRE(has(e.table.plain(), "Cy is there:"));
    e.press("?");
    REQUIRE(e.title() == "Help");
    e.press("⎋i");
    REQUIRE(e.title() == "Who plays elsewhere");
    e.press("⏎");
    REQUIRE(e.title().empty());
    REQUIRE(e.table.match().history().empty());
}

}  // namespace catan::tui
