#include "lab/positions.hpp"

#include <variant>

#include "catan/apply.hpp"
#include "catan/imagine.hpp"
#include "catan/memory.hpp"
#include "catan/random.hpp"
#include "catan/view.hpp"

namespace catan::lab {
namespace {

// Which steps of the game are its moments. A turn that was won before its roll has the end for one.
std::vector<Moment> moments_of(const text::Match& match) {
    std::vector<Moment> all;
    std::uint32_t turn = 0;
    Seat player;
    const Recording& recording = match.recording();
    for (std::size_t i = 0; i < recording.size(); ++i) {
        const auto [said, events] = recording[i];
        for (const Event& event : events) {
            const auto* began = std::get_if<TurnBegan>(&event);
            if (began == nullptr || began->paired) continue;
            if (turn == 0) all.push_back({0, Seat::none(), {}, i + 1});
            turn = began->number;
            player = began->seat;
        }
        const auto* dice = said.outcome ? std::get_if<Dice>(&*said.outcome) : nullptr;
        if (dice != nullptr) all.push_back({turn, player, *dice, i + 1});
    }
    if (all.empty() || all.back().step < recording.size()) {
        all.push_back({turn, player, {}, recording.size()});
    }
    all.back().is_end = true;
    return all;
}

}  // namespace

Positions::Positions(const text::Match& match, Eyes eyes, std::uint64_t seed)
    : match_(&match), eyes_(eyes), moments_(moments_of(match)) {
    const Game& game = match.game();
    State state = start(game);
    bots::Memory memory(game, eyes.seat());
    std::size_t step = 0;
    for (const Moment& moment : moments_) {
        for (; step < moment.step; ++step) {
            const Said& said = match.history()[step];
            apply(game, state, said.command);
            if (said.outcome) apply(game, state, *said.outcome);
            if (!eyes.sees_all()) memory.hear(match.recording().seen(step, eyes));
        }
        std::vector<State>& worlds = worlds_.emplace_back();
        if (eyes.sees_all() || state.in<GameOver>()) {
            worlds.push_back(state);
            continue;
        }
        const View seen = view(game, state, eyes);
        Random random(seed, Domain::Choice, step);
        while (worlds.size() < guessed_worlds) {
            worlds.push_back(imagine(game, seen, memory.guess(seen, random)));
        }
    }
}

}  // namespace catan::lab
