// What the laws of every game share. A law is a function over random games that names the promise which is broken, or
// returns nothing. It is a template over a game as in games.hpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/game/viewer.hpp"
#include "tabletop/table/match.hpp"

using BrokenLaw = std::optional<std::string>;

// Each use of a seed has numbers of its own.
enum class LawDomain : std::uint64_t {
    Player = 1000,
    TakingBack,
    Listening,
    Script,
    Damage,
    Connections
};

template <typename G>
using RulesOf = typename G::Language::Rules;
template <typename G>
using TypesOf = typename RulesOf<G>::Types;
template <typename G>
using MatchOf = tabletop::table::Match<typename G::Language>;
template <typename G>
using StateOf = typename RulesOf<G>::State;
template <typename G>
using CommandOf = typename TypesOf<G>::Command;
template <typename G>
using OutcomeOf = typename TypesOf<G>::Outcome;
template <typename G>
using EventsOf = std::vector<typename TypesOf<G>::Event>;
template <typename G>
using MoveOf = tabletop::table::MoveOf<TypesOf<G>>;

// Whether a random game is over by then does not matter.
inline constexpr std::size_t most_moves = 300;

inline constexpr const char* listed_is_legal = "what is listed is not refused";

template <typename G>
std::vector<CommandOf<G>> legal_in(const MatchOf<G>& match) {
    std::vector<CommandOf<G>> commands;
    RulesOf<G>::list_legal(match.game(), match.state(), commands);
    return commands;
}

template <typename Value>
bool contains(const std::vector<Value>& values, const Value& value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

// Every seat, the public, and all seats together.
template <typename G>
std::vector<tabletop::Viewer> viewers_of(const MatchOf<G>& match) {
    std::vector<tabletop::Viewer> viewers{tabletop::Viewer::public_only(), tabletop::Viewer::all()};
    for (std::size_t seat = 0; seat < match.game().players(); ++seat)
        viewers.push_back(tabletop::Viewer::of(tabletop::Seat(seat)));
    return viewers;
}

// Plays the beginning of a random game, and tries `law(match)` in every position of it.
template <typename G, typename Law>
BrokenLaw try_in_a_game(std::uint64_t seed, const Law& law, std::size_t most = most_moves) {
    G game(seed);
    MatchOf<G> match(game.text_table());
    for (std::size_t i = 0; i < most && !match.is_over(); ++i) {
        if (const BrokenLaw broken = law(match)) return broken;
        if (match.say(game.next(match), match.asked(), std::nullopt).refusal)
            return listed_is_legal;
    }
    return law(match);
}

// Commands of the game that are legal at other times.
template <typename G>
class KnownCommands {
public:
    void add(const std::vector<CommandOf<G>>& listed) {
        if (listed.empty()) return;
        const CommandOf<G>& one = listed[added_ % listed.size()];
        if (contains(known_, one)) return;
        if (known_.size() < most) {
            known_.push_back(one);
        } else {
            known_[added_ % most] = one;
        }
        ++added_;
    }
    [[nodiscard]] const std::vector<CommandOf<G>>& all() const { return known_; }

private:
    static constexpr std::size_t most = 60;
    std::vector<CommandOf<G>> known_;
    std::size_t added_ = 0;
};
