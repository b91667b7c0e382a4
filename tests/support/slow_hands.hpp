// Computes what a viewer can know of all hands, slowly and exactly: every possible hand with its probability, and no
// world is dropped as unlikely. Reads the open offer from the view instead of following it.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "catan/core/imagine.hpp"
#include "catan/core/view.hpp"

class SlowHands {
public:
    using Hands = std::vector<std::vector<int>>;  // by seat and resource

    SlowHands(std::size_t players, catan::Seat viewer) : viewer_(viewer) {
        worlds_[Hands(players, std::vector<int>(catan::resource_count, 0))] = 1;
    }

    // `state` is the state after the move. Only its view and its development cards are used.
    void hear(const catan::Game& game, const catan::State& state, const catan::SeenMove& seen) {
        for (const catan::Event& event : seen.events) {
            if (const auto* moved = std::get_if<catan::CardsMoved>(&event)) {
                change([&](const Hands& hands, auto&& to) { move(*moved, hands, to); });
            } else if (const auto* stolen = std::get_if<catan::CardStolen>(&event)) {
                change([&](const Hands& hands, auto&& to) { steal(*stolen, hands, to); });
            }
        }
        // After a monopoly only the player who played it holds that resource.
        if (const auto* monopoly = std::get_if<catan::PlayMonopoly>(&seen.move.command)) {
            drop_unless([&](const Hands& hands) {
                int all = 0;
                for (const auto& hand : hands) all += hand[index(monopoly->resource)];
                return hands[seen.move.seat.value][index(monopoly->resource)] == all;
            });
        }
        drop_unless([&, view = catan::view(game, state, viewer_)](const Hands& hands) {
            catan::HiddenCards hidden;
            hidden.bought = state.turn.bought;
            for (std::size_t i = 0; i < hands.size(); ++i) {
                hidden.hands[i] = bundle(hands[i]);
                hidden.cards[i] = state.players[i].cards;
            }
            return fits(game, view, hidden);
        });
    }

    [[nodiscard]] std::size_t worlds() const { return worlds_.size(); }
    // Calls watch(hands, chance) for each possibility.
    template <typename Watch>
    void for_each(Watch&& watch) const {
        double all = 0;
        for (const auto& [hands, weight] : worlds_) all += weight;
        for (const auto& [hands, weight] : worlds_) {
            std::array<catan::Bundle, catan::most_players> bundles;
            for (std::size_t i = 0; i < hands.size(); ++i) bundles[i] = bundle(hands[i]);
            watch(bundles, weight / all);
        }
    }

private:
    static catan::Bundle bundle(const std::vector<int>& hand) {
        catan::Bundle cards;
        for (const catan::Resource resource : catan::all_resources) {
            cards[resource] = static_cast<std::int16_t>(hand[index(resource)]);
        }
        return cards;
    }
    template <typename Move>
    static void move(const catan::CardsMoved& moved, Hands hands, Move&& to) {
        for (const catan::Resource resource : catan::all_resources) {
            const int number = moved.cards[resource];
            if (moved.from.exists()) hands[moved.from.value][index(resource)] -= number;
            if (moved.to.exists()) hands[moved.to.value][index(resource)] += number;
            if (moved.from.exists() && hands[moved.from.value][index(resource)] < 0) return;
        }
        to(hands, 1.0);
    }
    template <typename Move>
    static void steal(const catan::CardStolen& stolen, const Hands& hands, Move&& to) {
        int all = 0;
        for (const int number : hands[stolen.victim.value]) all += number;
        for (const catan::Resource resource : catan::all_resources) {
            const int number = hands[stolen.victim.value][index(resource)];
            if (number == 0 || (stolen.card && *stolen.card != resource)) continue;
            Hands after = hands;
            --after[stolen.victim.value][index(resource)];
            ++after[stolen.thief.value][index(resource)];
            to(after, static_cast<double>(number) / all);
        }
    }
    template <typename Change>
    void change(Change&& change) {
        std::map<Hands, double> next;
        for (const auto& [hands, weight] : worlds_) {
            change(hands, [&, from = weight](const Hands& after, double chance) {
                next[after] += from * chance;
            });
        }
        worlds_ = std::move(next);
    }
    template <typename Could>
    void drop_unless(Could&& could) {
        std::erase_if(worlds_, [&](const auto& world) { return !could(world.first); });
    }

    catan::Seat viewer_;
    std::map<Hands, double> worlds_;
};
