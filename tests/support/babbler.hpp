// Commands to be judged, whether they make sense or not: anything that can be said, and everything that can be listed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

// Says anything: ids on and off the board, seats at and off the table, bundles with too many cards or fewer than none.
class Babbler {
public:
    Babbler(const catan::Game& game, std::uint64_t seed)
        : game_(game), random_(seed, catan::Domain::Theft) {}

    catan::Command any(const catan::State& state);
    // Of a kind that is judged but not listed, and mostly nearly right.
    catan::Command any_judged(const catan::State& state);
    catan::Seat seat();
    bool one_in(std::uint32_t n) { return below(n) == 0; }

private:
    std::uint32_t below(std::uint32_t n) { return random_.below(n); }
    catan::Resource resource();
    template <typename Place>
    Place place(std::size_t number);
    catan::IntersectionId intersection();
    catan::Bundle few_cards();
    // About the right number of cards, mostly held.
    catan::Bundle discard(const catan::State& state);
    catan::TradeWithBank bank_trade();
    // Cards for other cards, of which mostly the first are held.
    catan::Counter counter(const catan::State& state);
    catan::Offer offer(const catan::State& state);

    const catan::Game& game_;
    catan::Random random_;
};

// Everything that is listed where it is legal, and what nearly is.
[[nodiscard]] std::vector<catan::Command> everything(const catan::Game& game);
