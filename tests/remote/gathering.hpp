// Sets up a game with a guest in every seat, without threads and sockets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

#include "catan/remote/host.hpp"
#include "catan/table/referee.hpp"
#include "catan/table/seating.hpp"
#include "support/babbler.hpp"
#include "support/cable.hpp"
#include "support/distant.hpp"
#include "support/from_chairs.hpp"

namespace catan {

// For tests that cut connections often: the host does not limit arrivals.
inline remote::Host::Patience for_many_arrivals() {
    remote::Host::Patience patience;
    patience.limits.arrivals = 1'000'000;
    return patience;
}

// A game, the host of all its seats and of one watcher, and all guests.
class Gathering {
public:
    explicit Gathering(const Table& table)
        : table_(table),
          referee_(table::Match(text_table(table))),
          speakers_(table),
          babbler_(table.game, table.seed),
          random_(table.seed, Domain::Theft) {
        remote::Entry entry{&cable_, {}, false};
        for (std::size_t i = 0; i <= table.game.players(); ++i) {
            entry.seats.push_back(sitter(table, i));
        }
        host_ = std::make_unique<remote::Host>(
            remote::spoken(referee_.chairs(), referee_.onlooker()), std::vector{entry}, seating_,
            for_many_arrivals(), remote::Host::Clock::now);
        for (std::size_t i = 0; i < entry.seats.size(); ++i) {
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
    // The player to move makes a move, or takes one back.
    void go_on() {
        Distant& speaker = *people_[referee_.match().asked().value];
        table::Chair& chair = speaker.table.chair();
        const auto hear = [this](const table::Chair::Result& result) {
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
        const std::vector<table::Chair*> chairs = all_chairs(referee_);
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
    [[nodiscard]] remote::Host& host() { return *host_; }
    [[nodiscard]] table::Referee& referee() { return referee_; }

private:
    void compare(const table::Chair& here, const table::Chair& there) {
        demand(here.viewer() == there.viewer(), table_, "the same eyes");
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
    table::Referee referee_;
    Speakers speakers_;
    Babbler babbler_;
    Random random_;
    table::Seating seating_{table::BotLevels{}};
    std::unique_ptr<remote::Host> host_;
    std::vector<std::unique_ptr<Distant>> people_;
    std::size_t said_ = 0;
    std::size_t answers_ = 0;
};

}  // namespace catan
