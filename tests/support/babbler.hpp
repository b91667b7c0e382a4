// Makes commands for the rules to judge: random ones, sensible or not, and all that a board could ever list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

// Draws commands with ids on and off the board, seats at and off the table, and bundles with too many or negative
// counts.
class Babbler {
public:
    Babbler(const catan::Game& game, std::uint64_t seed)
        : game_(game), random_(seed, catan::Domain::Theft) {}

    catan::Command any(const catan::State& state);
    // A kind of command that is judged but not listed. Nearly legal in most cases.
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
    // Has about the right number of cards, most of them held.
    catan::Bundle discard(const catan::State& state);
    catan::TradeWithBank bank_trade();
    // An exchange in which the seat mostly holds what it gives.
    catan::Counter counter(const catan::State& state);
    catan::Offer offer(const catan::State& state);

    const catan::Game& game_;
    catan::Random random_;
};

// Every command that could be listed on this board, and some that nearly could.
[[nodiscard]] std::vector<catan::Command> everything(const catan::Game& game);
