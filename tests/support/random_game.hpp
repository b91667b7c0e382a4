// Plays games by random legal moves, step by step. The same seed plays the same game with every compiler. Knows neither
// tests nor benchmarks.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

// One step of a game: a player's command or an outcome of chance.
using Step = std::variant<catan::Command, catan::Outcome>;

inline void take(const catan::Game& game, catan::State& state, const Step& step,
                 catan::Events* events = nullptr) {
    std::visit([&](const auto& said) { catan::apply(game, state, said, events); }, step);
}

// How the players behave.
struct Habits {
    bool player_trades = false;  // an occasional offer, or a counter as the answer (R8.2)
    bool bulk_trades = false;    // an occasional bank trade of several cards at once (R8.1)
    bool by_kind = false;        // choose a kind of command first, then one of that kind
};

class RandomPlayers {
public:
    RandomPlayers(const catan::Game& game, std::uint64_t seed, Habits habits = {})
        : game_(game), habits_(habits), dealer_(seed), random_(~seed, catan::Domain::Order) {
        listed_.reserve(4096);
    }

    // The next step. The game must not be over.
    Step next(const catan::State& state) {
        listed_.clear();
        if (catan::awaits_outcome(state)) return dealer_.deal(state);
        if (state.in<catan::Discarding>()) {
            return catan::Command(catan::draw_discard(game_, state, random_));
        }
        catan::list_legal(game_, state, listed_);
        if (const auto trade = draw_trade(state)) return *trade;
        return habits_.by_kind ? any_of_any_kind() : any();
    }

    // The legal commands that were listed before the last step.
    [[nodiscard]] const std::vector<catan::Command>& listed() const { return listed_; }

private:
    [[nodiscard]] bool one_in(std::uint32_t n) { return random_.below(n) == 0; }

    catan::Command any() {
        return listed_[random_.below(static_cast<std::uint32_t>(listed_.size()))];
    }

    catan::Command any_of_any_kind() {
        std::array<std::uint32_t, std::variant_size_v<catan::Command>> of_kind{};
        for (const catan::Command& command : listed_) ++of_kind[command.index()];
        std::uint32_t kinds = 0;
        for (const auto count : of_kind) kinds += count > 0 ? 1 : 0;
        std::uint32_t skipped = random_.below(kinds);
        std::size_t kind = 0;
        while (of_kind[kind] == 0 || skipped-- > 0) ++kind;
        std::uint32_t left = random_.below(of_kind[kind]);
        std::size_t i = 0;
        while (listed_[i].index() != kind || left-- > 0) ++i;
        return listed_[i];
    }

    std::optional<catan::Command> draw_trade(const catan::State& state) {
        if (habits_.player_trades && state.in<catan::Answering>() && one_in(3)) {
            if (const auto counter = draw_counter(game_, state, random_)) return *counter;
        }
        if (!state.in<catan::MainPhase>()) return std::nullopt;
        if (habits_.player_trades && one_in(5)) {
            if (const auto offer = draw_offer(game_, state, random_)) return *offer;
        }
        if (habits_.bulk_trades && one_in(5)) return draw_bulk_trade(state);
        return std::nullopt;
    }

    // The largest bank trade for two drawn resources, if it has several cards.
    std::optional<catan::Command> draw_bulk_trade(const catan::State& state) {
        const auto give = static_cast<catan::Resource>(random_.below(catan::resource_count));
        const auto get = static_cast<catan::Resource>(random_.below(catan::resource_count));
        const catan::Player& player = state[state.turn.active()];
        const int ratio = player.ports.ratio(give);
        const int got = std::min(player.hand[give] / ratio, state.bank[get]);
        if (give == get || got < 2) return std::nullopt;
        return catan::TradeWithBank{give, get, static_cast<std::int16_t>(got * ratio),
                                    static_cast<std::int16_t>(got)};
    }

    const catan::Game& game_;
    Habits habits_;
    catan::Dealer dealer_;
    catan::Random random_;
    std::vector<catan::Command> listed_;
};
