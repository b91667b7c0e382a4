// Tests hostile guests and hosts: only legal moves change the host's game, and a guest either reports an error or has
// working chairs. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/core/invariants.hpp"
#include "catan/remote/host.hpp"
#include "catan/table/seating.hpp"
#include "net/support.hpp"
#include "remote/protocol.hpp"
#include "support/cable.hpp"
#include "support/distant.hpp"
#include "support/from_chairs.hpp"
#include "support/spoilt_feed.hpp"
#include "support/used_chair.hpp"

using namespace catan;

namespace {

// Sanitizers keep what is given back.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool is_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool is_sanitized = false;
#endif

// ---------------------------------------------------------------------------------------------- hostile guests

// All seats and two watchers are remote and hostile.
class Rabble {
public:
    explicit Rabble(const Table& table)
        : table_(table),
          referee_(table::Match(text_table(table))),
          players_(table.game, table.seed, table.habits),
          random_(table.seed, Domain::Order),
          damager_(table.seed),
          before_(referee_.match().state()) {
        remote::Entry entry{&cable_, {}, false};
        for (std::size_t i = 0; i < table.game.players() + 2; ++i) {
            entry.seats.push_back(sitter(table, i));
        }
        seats_ = entry.seats;
        host_ = std::make_unique<remote::Host>(
            remote::spoken(referee_.chairs(), referee_.onlooker()), std::vector{entry}, seating_);
        for (std::size_t key = 0; key < seats_.size(); ++key) come(key);
    }

    void go_on() {
        const std::size_t key = below(seats_.size());
        const std::string good = good_line();
        switch (below(9)) {
            case 0: return say(key, garbage(below(200)));
            case 1: return say(key, damager_.damage(good));
            case 2: return say(key, good);  // mostly out of turn
            case 3: return say(asked(), damager_.damage(good));
            case 4: return say(asked(), good_line(position() + below(3) - 1));
            case 5: return say(key, "undo " + std::to_string(position()));
            case 6: return below(50) == 0 ? flood(key) : say(key, "legal");
            case 7: return below(4) == 0 ? come(key) : say(key, garbage(below(4)));
            default: return say(asked(), good);
        }
    }

    [[nodiscard]] bool is_over() const { return before_.in<GameOver>(); }
    [[nodiscard]] std::size_t moves() const { return moves_; }
    [[nodiscard]] std::size_t departures() const { return departures_; }

private:
    std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }
    [[nodiscard]] std::size_t asked() const { return referee_.match().asked().value; }
    [[nodiscard]] std::uint64_t position() { return referee_.onlooker().position(); }

    std::string good_line() { return good_line(position()); }
    std::string good_line(std::uint64_t position) {
        const auto command = std::get<Command>(players_.next(referee_.match().state()));
        return "say " + std::to_string(position) + ' ' +
               referee_.match().notation().write(command, referee_.match().asked());
    }
    std::string garbage(std::size_t length) {
        std::string line;
        for (std::size_t i = 0; i < length; ++i) {
            const auto character = static_cast<char>(below(256));
            if (character != '\n') line += character;
        }
        return line;
    }

    void come(std::size_t key) {
        if (peers_.size() <= key) peers_.resize(key + 1);
        if (below(2) == 0 && peers_[key] != 0) cable_.pull_out(peers_[key]);
        peers_[key] = cable_.plug_in(key);
        cable_.say(peers_[key], tabletop::remote::greeting("catan").substr(
                                    0, tabletop::remote::greeting("catan").size() - 1));
        while (cable_.is_awake()) host_->go_on();
    }
    void say(std::size_t key, const std::string& line) {
        cable_.say(peers_[key], line);
        host_->go_on();
        check(seats_[key]);
        cable_.take_sent(peers_[key]);
        if (!cable_.has_hung_up(peers_[key])) return;
        ++departures_;
        come(key);
    }
    void flood(std::size_t key) {
        const std::string long_line(net::Limits{}.line, 'x');
        for (int i = 0; i < 300; ++i) cable_.say(peers_[key], i % 50 == 0 ? long_line : "undo 0");
        while (cable_.is_awake()) host_->go_on();
        say(key, "legal");
    }

    // The game has changed by one legal move of this seat at most.
    void check(Seat seat) {
        const table::Match& match = referee_.match();
        const State& now = match.state();
        if (now == before_) return;
        ++moves_;
        const std::size_t heard = match.history().size();
        if (heard > length_) {
            const Move& last = match.history().back();
            demand(heard == length_ + 1, table_, "one line is one move");
            demand(last.seat == seat && catan::asked(table_.game, before_) == seat, table_,
                   "whoever speaks is asked");
            demand(!refuse(table_.game, before_, last.command, seat), table_,
                   "what is said is legal");
        } else {
            demand(heard + 1 == length_ && taken_.seat == seat, table_,
                   "it is one's own to take back");
        }
        demand(broken_invariants(table_.game, now).empty(), table_, "no law is broken");
        before_ = now;
        length_ = heard;
        if (heard > 0) taken_ = match.history().back();
    }

    const Table& table_;
    table::Referee referee_;
    RandomPlayers players_;
    Random random_;
    Damager damager_;
    Cable cable_;
    std::vector<Seat> seats_;
    table::Seating seating_{table::BotLevels{}};
    std::unique_ptr<remote::Host> host_;
    std::vector<net::Peer> peers_;
    State before_;
    std::size_t length_ = 0;
    Move taken_;  // said last
    std::size_t moves_ = 0;
    std::size_t departures_ = 0;
};

// ---------------------------------------------------------------------------------------------- hostile hosts

struct Verdict {
    bool is_whole = false;  // nothing was wrong with it
    std::size_t looks = 0;
};

Verdict listen(const Feed& feed, const Table& table) {
    remote::RemoteTable there;
    std::string said;
    there.connect([&said](const std::string& lines) { said += lines; });
    Verdict verdict;
    const auto look = [&] {
        if (!there.is_there()) return;
        ++verdict.looks;
        use_chair(there.chair(), [&](bool holds, const char* what) { demand(holds, table, what); });
        use_chair(there.onlooker(),
                  [&](bool holds, const char* what) { demand(holds, table, what); });
        table::Chair& chair = there.chair();
        demand(chair.history().size() == there.onlooker().history().size(), table,
               "both know the same");
        if (chair.legal().empty()) return;
        chair.say(chair.position(), chair.legal().front(), std::nullopt, {});
    };
    try {
        for (std::size_t i = 0; i < feed.pieces.size(); ++i) {
            for (const std::string& line : feed.pieces[i]) there.hear(line);
            if (i % 16 == 0) look();
        }
        verdict.is_whole = true;
    } catch (const text::TextError& error) {
        demand(text::shown(error.what()) == error.what(), table, "an error can be shown");
    }
    look();
    return verdict;
}

// Finds the line that begins the position.
Lines::const_iterator now_in(const Lines& lines) {
    return std::ranges::find_if(lines,
                                [](const std::string& line) { return line.starts_with("now "); });
}

// The words of a small game up to its first view, for those who tell something else then.
class Beginning {
public:
    Beginning() : table_(table_with_usual_deck(3)) {
        feed_ = feed_of(table_, Seat(0), 30);
        table.connect([](const std::string& /*lines*/) {});
        for (const std::string& line : feed_.pieces.front()) table.hear(line);
    }

    [[nodiscard]] std::string fault(const Lines& lines) {
        try {
            for (const std::string& line : lines) table.hear(line);
        } catch (const text::TextError& error) {
            return error.what();
        }
        return {};
    }
    [[nodiscard]] const Feed& feed() const { return feed_; }

    remote::RemoteTable table;

private:
    Table table_;
    Feed feed_;
};

}  // namespace

TEST_CASE("Guests who say anything at all change the game by legal moves of their own only") {
    std::size_t moves = 0;
    std::size_t departures = 0;
    for (std::uint64_t seed = 0; seed < scaled(40); ++seed) {
        const Table table = table_with_usual_deck(seed);
        Rabble rabble(table);
        for (int i = 0; i < 1500 && !rabble.is_over(); ++i) rabble.go_on();
        moves += rabble.moves();
        departures += rabble.departures();
    }
    CHECK(moves > scaled(40) * 125);
    CHECK(departures > scaled(40) * 2);
}

TEST_CASE("A spoilt game is no game, or can be looked at, judged and played on") {
    std::size_t broken = 0;
    std::size_t looks = 0;
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const Table table = table_with_usual_deck(seed % 20);
        const Seat seat = sitter(table, seed % (table.game.players() + 1));
        const Feed feed = feed_of(table, seat, 120);
        const Feed other =
            seed % 2 == 0
                ? feed_of(table, sitter(table, (seat.value + 1) % table.game.players()), 120)
                : feed_of(table_with_usual_deck(seed % 20 + 1), Seat(0), 120);
        REQUIRE(listen(feed, table).is_whole);
        Liar liar(seed);
        for (int i = 0; i < 12; ++i) {
            Feed spoilt = feed;
            for (int times = i % 3; times >= 0; --times) liar.spoil(spoilt, other);
            const Verdict verdict = listen(spoilt, table);
            if (!verdict.is_whole) ++broken;
            looks += verdict.looks;
        }
    }
    CHECK(broken > scaled(60) * 8);
    CHECK(looks > scaled(60) * 16);
}

TEST_CASE("A guest tells a host that closes the game from one that does not let it in") {
    Beginning game;
    game.table.hear("pause");
    CHECK(game.table.is_paused());
    CHECK_FALSE(game.table.was_turned_away());

    game.table.lose();
    game.table.connect([](const std::string& /*lines*/) {});
    CHECK_FALSE(game.table.is_paused());
    game.table.hear(game.feed().pieces.front().front());
    game.table.hear("pause");
    CHECK(game.table.is_paused());
    CHECK(game.table.was_turned_away());
}

TEST_CASE("What a guest does not believe of a host") {
    const auto fault = [](const Lines& lines) { return Beginning().fault(lines); };
    CHECK(fault({"done"}) == "the host's words: it answers a move that was not sent");
    CHECK(fault({"late"}) == "the host's words: it answers a move that was not sent");
    CHECK(fault({"misunderstood x"}) == "the host's words: it answers a move that was not sent");
    CHECK(fault({"said 100001"}) == "the host's words: it tells more than there can be");
    CHECK(fault({"view 18446744073709551615"}) ==
          "the host's words: it tells more than there can be");
    CHECK(fault({"view 0"}) != "");
    CHECK(fault({"said 0"}) != "");
    CHECK(fault({"agreed 1", "players Ann Ben"}) == "the host's words: there is another game now");
    CHECK(fault({"fly"}) != "");
    CHECK(fault({"bye", "fly"}).empty());
}

TEST_CASE("What the other side says is fit to be shown, however long and wide it is") {
    CHECK(tabletop::remote::legible("the host's disk is full") == "the host's disk is full");
    CHECK(tabletop::remote::legible("\x1b[2J\xff\xe2\x80\xae"
                                    "Anna") == "?[2J??Anna");
    CHECK(tabletop::remote::legible(std::string(200, 'x')) == std::string(200, 'x'));
    CHECK(tabletop::remote::legible(std::string(201, 'x')) == std::string(200, 'x') + "...");
    std::string wide;
    for (int i = 0; i < 20'000; ++i) wide += "\xe6\xb5\xb7";
    CHECK(tabletop::remote::legible(wide) == wide.substr(0, std::size_t{3} * 100) + "...");
    Beginning game;
    CHECK(game.fault({"bye " + wide}).empty());
    CHECK(game.table.farewell() == tabletop::remote::legible(wide));
}

TEST_CASE("R4.6 a host refuses for the reasons that a guest knows") {
    Beginning game;
    table::Chair& chair = game.table.chair();
    std::optional<table::Chair::Result> result;
    const auto hear = [&result](const table::Chair::Result& answer) { result = answer; };
    const auto say = [&](const Command& command) {
        chair.say(chair.position(), command, std::nullopt, hear);
    };
    const language::Notation notation{chair.game(), chair.names()};
    const Command bad = MoveRobber{HexId(0)};
    const auto why = chair.why_not(bad);
    REQUIRE(why);
    say(bad);
    CHECK(game.fault({"refused " + notation.write(*why)}).empty());
    REQUIRE(result);
    CHECK(result->refusal == why);
    say(bad);
    CHECK(game.fault({"refused R6.2 card-not-with-victim"}) ==
          "the host's words: it refuses for no reason");
}

TEST_CASE("What happened must lead to how the game stands") {
    constexpr std::string_view wrong =
        "the host's words: what happened does not lead to how the game stands";
    const auto brings_cards = [](const Lines& piece) {
        return std::ranges::any_of(piece, [](const std::string& line) {
            return line.starts_with("  production") || line.starts_with("  setup");
        });
    };
    // One move is kept from the guest, and the next is told.
    Beginning game;
    const auto& pieces = game.feed().pieces;
    std::size_t number = 1;
    while (!brings_cards(pieces[number])) CHECK(game.fault(pieces[number++]).empty());
    Lines without;
    for (const std::string& line : pieces[number]) {
        if (!line.starts_with("  ")) without.push_back(line.starts_with("said ") ? "said 1" : line);
    }
    const std::size_t before = game.table.chair().history().size();
    const View view = game.table.chair().view();
    CHECK(game.fault(without) == wrong);
    // Nothing of it counts.
    CHECK(game.table.chair().history().size() == before);
    CHECK(game.table.chair().view() == view);
    CHECK(game.table.onlooker().history().size() == before);

    Beginning twice;
    CHECK(twice.fault(pieces[1]).empty());
    CHECK_FALSE(twice.fault(pieces[1]).empty());
}

TEST_CASE("R4.6 nobody speaks but who is asked, and one after the other") {
    Beginning game;
    const auto names = game.table.chair().names();
    const std::string& asked = names[game.table.chair().view().asked.value];
    const std::string& other = names[0] == asked ? names[1] : names[0];
    Lines piece = game.feed().pieces[1];
    REQUIRE(piece[1].starts_with(asked + ":"));
    piece[1] = other + piece[1].substr(asked.size());
    CHECK(game.fault(piece) == "the host's words: it tells a move of a seat that was not asked");

    Beginning twice;
    piece = game.feed().pieces[1];
    const Lines& next = game.feed().pieces[2];
    Lines both(piece.cbegin(), now_in(piece));
    both.insert(both.end(), next.begin(), next.end());
    CHECK(twice.fault(both) == "the host's words: it tells several moves at once");
}

TEST_CASE("R11 a guest is shown no view that nobody has") {
    const Table table = table_with_usual_deck(3);
    table::Match match(text_table(table));
    RandomPlayers players(table.game, 1, table.habits);
    const auto told = [&](Seat seat, const View& view, const std::string& more = {}) {
        const language::Notation notation = match.notation();
        std::string lines =
            tabletop::remote::greeting("catan") + "seat " +
            (seat.exists() ? notation.name(seat) : "none") + '\n' +
            block("agreed", language::agreement_text(table.game, match.table().names)) +
            "table 1\nhistory " + std::to_string(match.history().size()) + '\n';
        for (std::size_t i = 0; i < match.history().size(); ++i) {
            lines += block("said", notation.write(match.recording().seen(i, Viewer::of(seat))));
        }
        lines += more + "now 1\nundo no\n" + block("view", notation.write(view));
        remote::RemoteTable there;
        there.connect([](const std::string& /*lines*/) {});
        try {
            for (const std::string& line : lines_of(lines)) there.hear(line);
        } catch (const text::TextError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    const auto seen = [&](Seat seat) { return view(table.game, match.state(), seat); };
    constexpr std::string_view impossible = "the host's words: no seat could see a game like this";

    const Seat first = match.asked();
    CHECK(told(first, seen(first)).empty());
    CHECK(told(Seat::none(), seen(Seat::none())).empty());
    CHECK_FALSE(told(first, seen(Seat::none())).empty());
    CHECK(told(first, seen(first), "taken-back\n") ==
          "the host's words: it takes back what it has just told");
    while (!match.state().in<BeforeRoll>()) {
        match.say(std::get<Command>(players.next(match.state())), match.asked(), std::nullopt);
    }
    const Seat seat = match.asked();
    CHECK(told(seat, seen(seat)).empty());
    CHECK(told(seat, view(table.game, match.state(), Viewer::all())) == impossible);
    State waiting = match.state();
    apply(table.game, waiting, Roll{});
    CHECK(told(seat, view(table.game, waiting, seat)) == impossible);

    // Nor can more be taken back than was said.
    const Lines start = feed_of(table, first, 0).pieces.front();
    remote::RemoteTable there;
    there.connect([](const std::string& /*lines*/) {});
    for (const std::string& line : start) there.hear(line);
    there.hear("taken-back");
    CHECK_THROWS_AS(std::for_each(now_in(start), start.end(),
                                  [&](const std::string& line) { there.hear(line); }),
                    text::TextError);
}

// The number of changes begins anew in a game that was resumed.
TEST_CASE("What was said to a host that has ended is not said to the next one") {
    const Table table = table_with_usual_deck(3);
    Cable cable;
    table::Referee first{table::Match(text_table(table))};
    table::Referee second{table::Match(text_table(table))};
    const Seat seat = first.match().asked();
    std::optional<table::Chair::Result> result;
    std::optional<remote::Host> host;
    table::Seating first_seating(table::BotLevels{});
    host.emplace(remote::spoken(first.chairs(), first.onlooker()),
                 std::vector{remote::Entry{&cable, {seat}, false}}, first_seating);
    Distant person(cable, 0);
    person.speak();
    host->go_on();
    person.listen();
    table::Chair& chair = person.table.chair();
    chair.say(chair.position(), chair.legal().front(), std::nullopt,
              [&result](const table::Chair::Result& answer) { result = answer; });
    person.drop();
    host.reset();

    table::Seating second_seating(table::BotLevels{});
    host.emplace(remote::spoken(second.chairs(), second.onlooker()),
                 std::vector{remote::Entry{&cable, {seat}, false}}, second_seating);
    person.come();
    for (int i = 0; i < 3; ++i) {
        person.speak();
        host->go_on();
        person.listen();
    }
    REQUIRE(result);
    CHECK(result->is_late);
    CHECK(second.match().history().empty());
}

// A forced move is made as soon as a guest sees the position.
TEST_CASE("A guest can move at once at a host that was started anew in the same position number") {
    const Table table = table_with_usual_deck(3);
    Cable cable;
    table::Referee first{table::Match(text_table(table))};
    const Seat seat = first.match().asked();
    std::optional<remote::Host> host;
    table::Seating first_seating(table::BotLevels{});
    host.emplace(remote::spoken(first.chairs(), first.onlooker()),
                 std::vector{remote::Entry{&cable, {seat}, false}}, first_seating);
    Distant person(cable, 0);
    person.speak();
    host->go_on();
    person.listen();
    table::Chair& chair = person.table.chair();
    std::vector<bool> are_done;
    const auto hear = [&are_done](const table::Chair::Result& answer) {
        are_done.push_back(answer.is_done());
    };
    chair.say(0, chair.legal().front(), std::nullopt, hear);
    person.speak();
    host->go_on();
    REQUIRE(first.match().asked() == seat);
    // The answer is lost with the host.
    person.drop();
    host.reset();

    table::Referee second{table::Match(first.match())};
    REQUIRE(second.onlooker().position() == 0);
    table::Seating second_seating(table::BotLevels{});
    remote::Host restarted(remote::spoken(second.chairs(), second.onlooker()),
                           std::vector{remote::Entry{&cable, {seat}, false}}, second_seating);
    const auto listening = chair.listen([&](table::Chair::HistoryChange) {
        if (are_done.empty()) {
            CHECK_FALSE(chair.is_waiting());
            chair.say(chair.position(), chair.legal().front(), std::nullopt, hear);
        }
    });
    person.come();
    for (int i = 0; i < 3; ++i) {
        person.speak();
        restarted.go_on();
        person.listen();
    }
    CHECK(are_done == std::vector{true, true});
    CHECK(second.match().history().size() == 2);
}

// Even a history without a known end must be bounded.
TEST_CASE("A host that tells without end is not listened to for ever") {
    const auto begin = std::chrono::steady_clock::now();
    {
        Beginning game;
        Lines endless{"history 100002"};
        for (std::size_t i = 0; i < tabletop::remote::most_moves + 2; ++i) {
            endless.emplace_back("said 1");
            endless.emplace_back(std::string(game.table.chair().names()[0]) + ": accept");
        }
        CHECK(game.fault(endless) == "the host's words: it tells more than there can be");
    }
    {
        Beginning game;
        Lines endless{"said 90000", std::string(game.table.chair().names()[0]) + ": roll 3 4"};
        const std::string line(1000, ' ');
        for (int i = 0; i < 90'000; ++i) endless.push_back(line);
        CHECK(game.fault(endless) == "the host's words: it tells more than there can be");
    }
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}

// It is as long as a game can be, makes no sense, and adds up.
TEST_CASE(
    "The longest history that is believed takes little memory and time, however often it is told") {
    const Table table = table_with_usual_deck(3);
    const Feed feed = feed_of(table, Seat(0), 0);
    const Lines& start = feed.pieces.front();
    remote::RemoteTable there;
    Lines told(start.begin(), now_in(start));
    const std::string name(names_at(table.game)[0]);
    REQUIRE(told.back() == "history 0");
    told.back() = "history " + std::to_string(tabletop::remote::most_moves);
    for (std::size_t i = 0; i < tabletop::remote::most_moves; ++i) {
        told.insert(told.end(),
                    {"said 5", name + ": roll 3 4", "  production 1 wool from bank to " + name,
                     "  discard 1 wool from " + name + " to bank",
                     "  production 2 ore from bank to " + name,
                     "  discard 2 ore from " + name + " to bank"});
    }
    told.insert(told.end(), now_in(start), start.end());
    const std::size_t before = net::test::memory();
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < 3; ++i) {
        there.connect([](const std::string& /*lines*/) {});
        for (const std::string& line : told) there.hear(line);
        CHECK(there.chair().history().size() == tabletop::remote::most_moves);
    }
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(120));
    INFO(before << " KiB before, " << net::test::memory() << " KiB now");
    if (!is_sanitized) CHECK(net::test::memory() < before + 100 * 1024);

    for (const std::string& line : {std::string("said 1"), name + ": settle 12"}) there.hear(line);
    const auto tell_more = [&] {
        std::for_each(now_in(start), start.end(),
                      [&](const std::string& line) { there.hear(line); });
    };
    CHECK_THROWS_AS(tell_more(), text::TextError);
}

TEST_CASE("The largest board is told in time") {
    const Shape shape = Shape::hexagon(50);
    const Table table{Game(make_board(Mode::Random, shape, 1), usual_settings(4, shape)), {}, 1};
    const auto begin = std::chrono::steady_clock::now();
    const Feed feed = feed_of(table, Seat(0), 45);
    CHECK(listen(feed, table).is_whole);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(30));
}
