// Lists small changes of a state: public ones, which every viewer may notice, and secret ones, which only one may
// (R11). The changed state need not be possible.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "catan/core/state.hpp"

struct StateChange {
    std::string what;
    std::function<void(catan::State&)> make;
};

// Changes of public information.
[[nodiscard]] inline std::vector<StateChange> public_changes(const catan::State& state) {
    using namespace catan;
    std::vector<StateChange> changes{
        {"turn number", [](State& s) { ++s.turn.number; }},
        {"turn player", [](State& s) { s.turn.player = Seat(s.turn.player.value ^ 1U); }},
        {"first die", [](State& s) { ++s.turn.dice.first; }},
        {"second die", [](State& s) { ++s.turn.dice.second; }},
        {"card played", [](State& s) { s.turn.played_card = !s.turn.played_card; }},
        {"paired phase", [](State& s) { s.turn.paired = Seat(s.turn.paired == Seat(0) ? 1 : 0); }},
        {"robber", [](State& s) { s.robber = HexId(s.robber.value ^ 1U); }},
        {"longest road",
         [](State& s) { s.longest_road = Seat(s.longest_road == Seat(0) ? 1 : 0); }},
        {"largest army",
         [](State& s) { s.largest_army = Seat(s.largest_army == Seat(0) ? 1 : 0); }},
        {"size of the deck", [](State& s) { ++s.deck[2]; }},
        {"number of cards bought", [](State& s) { ++s.turn.bought[0]; }},
    };
    for (const Resource resource : all_resources) {
        changes.push_back({"bank", [=](State& s) { ++s.bank[resource]; }});
    }
    for (std::size_t i = 0; i < 2; ++i) {
        changes.push_back({"size of a hand", [=](State& s) { ++s.players[i].hand.counts[i]; }});
        changes.push_back({"number of cards", [=](State& s) { ++s.players[i].cards[3 * i]; }});
        changes.push_back({"roads", [=](State& s) { ++s.players[i].roads; }});
        changes.push_back({"settlements", [=](State& s) { ++s.players[i].settlements; }});
        changes.push_back({"cities", [=](State& s) { ++s.players[i].cities; }});
        changes.push_back({"length of a road", [=](State& s) { ++s.players[i].longest_road; }});
        for (std::size_t card = 0; card < card_kinds; ++card) {
            changes.push_back({"played cards", [=](State& s) { ++s.players[i].played[card]; }});
        }
    }
    if (!state.in<MainPhase>()) {
        changes.push_back({"phase", [](State& s) { s.phase = MainPhase{}; }});
    }
    if (state.in<Answering>()) {
        const auto change = [&](const char* what, auto make) {
            changes.push_back({what, [=](State& s) { make(std::get<Answering>(s.phase)); }});
        };
        const std::size_t offerer = state.turn.player.value;  // not among the asked players
        change("what is offered", [](Answering& phase) { ++phase.offer.give.counts[1]; });
        change("what is asked for", [](Answering& phase) { ++phase.offer.get.counts[2]; });
        change("who is asked", [](Answering& phase) { phase.offer.to.bits = 255; });
        change("an answer",
               [=](Answering& phase) { phase.answers[offerer].kind = Answer::Kind::Declined; });
        change("what is countered",
               [=](Answering& phase) { ++phase.answers[offerer].give.counts[0]; });
        change("what a counter asks",
               [=](Answering& phase) { ++phase.answers[offerer].get.counts[0]; });
    }
    return changes;
}

// Changes that only `owner` may notice, or no player at all: one card instead of another.
[[nodiscard]] inline std::vector<StateChange> secret_changes(const catan::State& state,
                                                             catan::Seat owner) {
    using namespace catan;
    std::vector<StateChange> changes;
    for (std::size_t from = 0; from < card_kinds; ++from) {
        const std::size_t to = (from + 1) % card_kinds;
        if (!owner.exists()) {
            if (state.deck[from] == 0) continue;
            changes.push_back({"a card of the deck", [=](State& s) {
                                   --s.deck[from];
                                   ++s.deck[to];
                               }});
            continue;
        }
        if (state[owner].hand.counts[from] > 0) {
            changes.push_back({"a card in hand", [=](State& s) {
                                   --s[owner].hand.counts[from];
                                   ++s[owner].hand.counts[to];
                               }});
        }
        if (state[owner].cards[from] > 0) {
            changes.push_back({"a development card", [=](State& s) {
                                   --s[owner].cards[from];
                                   ++s[owner].cards[to];
                               }});
        }
        if (owner == state.turn.active() && state.turn.bought[from] > 0) {
            changes.push_back({"a bought card", [=](State& s) {
                                   --s.turn.bought[from];
                                   ++s.turn.bought[to];
                               }});
        }
    }
    return changes;
}
