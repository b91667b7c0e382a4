// Plays random games of every kind over lines: what a guest's chairs show is what the chairs at the host show, whatever happens
// to the connections. Catan's own laws are in tests/remote. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "carcassonne/remote/host.hpp"
#include "carcassonne/remote/remote_table.hpp"
#include "carcassonne/table/referee.hpp"
#include "catan/remote/host.hpp"
#include "catan/remote/remote_table.hpp"
#include "catan/table/referee.hpp"
#include "laws/games.hpp"
#include "laws/law.hpp"
#include "remote/host.hpp"
#include "support/cable.hpp"
#include "support/scale.hpp"
#include "support/toy_remote.hpp"
#include "table/seating.hpp"
#include "tabletop/table/referee.hpp"

using namespace tabletop;

namespace {

void demand(bool holds, std::uint64_t seed, const char* what) {
    if (!holds) FAIL("in game " << seed << ": " << what);
}

struct CatanOverLines : CatanGame {
    static constexpr std::size_t games = 6;
    using CatanGame::CatanGame;
    using RemoteTable = catan::remote::RemoteTable;
    static constexpr auto spoken = catan::remote::spoken;
};
struct CarcassonneOverLines : CarcassonneGame {
    static constexpr std::size_t games = 6;
    using CarcassonneGame::CarcassonneGame;
    using RemoteTable = carcassonne::remote::RemoteTable;
    static constexpr auto spoken = carcassonne::remote::spoken;
};
struct ToyOverLines : ToyGame {
    static constexpr std::size_t games = 200;
    using ToyGame::ToyGame;
    using RemoteTable = toy::RemoteTable;
    static constexpr auto spoken = toy::spoken;
};

// Connections are cut often, so the host does not limit arrivals.
remote::Host::Patience for_many_arrivals() {
    remote::Host::Patience patience;
    patience.limits.arrivals = 1'000'000;
    return patience;
}

// A random game, the host of all its seats and of one watcher, and all guests.
template <typename G>
class GameOverLines {
public:
    using Referee = table::Referee<typename G::Language>;
    using Chair = typename Referee::Chair;
    using Guest = CableGuest<typename G::RemoteTable>;

    explicit GameOverLines(std::uint64_t seed)
        : seed_(seed),
          game_(seed),
          random_(seed, LawDomain::Connections),
          referee_(MatchOf<G>(game_.text_table())),
          seating_(BotLevels{}) {
        const std::size_t players = referee_.match().game().players();
        remote::Entry entry{&cable_, {}, false};
        for (std::size_t i = 0; i < players; ++i) entry.seats.emplace_back(i);
        entry.seats.push_back(Seat::none());
        host_ = std::make_unique<remote::Host>(G::spoken(referee_.chairs(), referee_.onlooker()),
                                               std::vector{entry}, seating_, for_many_arrivals(),
                                               remote::Host::Clock::now);
        for (std::size_t i = 0; i <= players; ++i)
            guests_.push_back(std::make_unique<Guest>(cable_, i));
        settle();
    }

    [[nodiscard]] bool is_over() const { return referee_.match().is_over(); }

    // A guest makes a move or takes one back, and a connection may break before it is sent, before the host hears it, or
    // before the answer arrives.
    void go_on() {
        const bool takes_back = random_.below(5) == 0 && referee_.match().may_take_back().exists();
        const Seat seat = takes_back ? referee_.match().may_take_back() : referee_.match().asked();
        const std::uint64_t before = referee_.onlooker().position();
        Guest& guest = *guests_[seat.value];
        Chair& chair = guest.table.chair();
        std::size_t answers = 0;
        const auto hear = [&](const auto& result) {
            ++answers;
            demand(result.is_done(), seed_, "the host makes a legal move");
        };
        if (takes_back) {
            chair.take_back(chair.position(), hear);
            ++taken_back;
        } else {
            chair.say(chair.position(), game_.next(referee_.match()), std::nullopt, hear);
        }
        demand(chair.is_waiting(), seed_, "the answer is under way");
        const auto when = random_.below(8);
        if (when <= 2) {
            if (when >= 1) guest.speak();
            while (when == 2 && cable_.is_awake()) host_->go_on();
            guest.drop();
            settle();
            guest.come();
            ++cuts;
        }
        settle();
        demand(answers == 1, seed_, "every move is answered once");
        demand(referee_.onlooker().position() == before + 1, seed_, "and made once");
        compare();
    }

    std::size_t taken_back = 0;
    std::size_t cuts = 0;

private:
    // Delivers all lines.
    void settle() {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (const auto& guest : guests_) {
                goes_on = goes_on || !guest->said().empty();
                guest->speak();
            }
            goes_on = goes_on || cable_.is_awake();
            while (cable_.is_awake()) host_->go_on();
            for (const auto& guest : guests_) guest->listen();
        }
    }
    void compare() {
        std::vector<Chair*> chairs = referee_.chairs();
        chairs.push_back(&referee_.onlooker());
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            compare(*chairs[i], guests_[i]->table.chair());
            compare(referee_.onlooker(), guests_[i]->table.onlooker());
        }
    }
    void compare(const Chair& here, const Chair& there) {
        demand(std::ranges::equal(here.names(), there.names()), seed_, "the names");
        demand(here.viewer() == there.viewer(), seed_, "the viewer");
        demand(here.view() == there.view(), seed_, "the view");
        demand(std::ranges::equal(here.history(), there.history()), seed_, "the history");
        demand(std::ranges::equal(here.legal(), there.legal()), seed_, "the legal moves");
        demand(here.why_not_take_back() == there.why_not_take_back(), seed_, "taking back");
        demand(here.position() == there.position(), seed_, "the position");
        demand(here.seed() == there.seed(), seed_, "the seed");
        for (const auto& seen :
             here.history().last(std::min<std::size_t>(here.history().size(), 3))) {
            demand(here.why_not(seen.move.command) == there.why_not(seen.move.command), seed_,
                   "the refusal of an earlier move");
        }
        if (is_over()) return;
        const auto command = game_.next(referee_.match());
        demand(here.why_not(command) == there.why_not(command), seed_, "the verdict on a move");
    }

    std::uint64_t seed_;
    G game_;
    Random random_;
    Referee referee_;
    table::Seating seating_;
    Cable cable_;
    std::unique_ptr<remote::Host> host_;
    std::vector<std::unique_ptr<Guest>> guests_;
};

}  // namespace

TEMPLATE_TEST_CASE("A chair at another machine shows what the chair at the host shows", "[laws]",
                   CatanOverLines, CarcassonneOverLines, ToyOverLines) {
    std::size_t taken_back = 0;
    std::size_t cuts = 0;
    std::size_t ended = 0;
    const std::size_t games = scaled(TestType::games);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        GameOverLines<TestType> game(seed);
        constexpr std::size_t most_changes = 400;
        for (std::size_t i = 0; i < most_changes && !game.is_over(); ++i) game.go_on();
        taken_back += game.taken_back;
        cuts += game.cuts;
        if (game.is_over()) ++ended;
    }
    // A game of the toy has few moves that can be taken back.
    REQUIRE(taken_back > games / 5);
    REQUIRE(cuts > games);
    if (!std::is_same_v<TestType, CatanOverLines>) REQUIRE(ended == games);
}
