// The laws of the rules of every game: judging and listing agree, chance answers only where it is asked, a move that is
// taken back leaves nothing behind.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "laws/law.hpp"
#include "tabletop/game/random.hpp"

// What the command does, from this state.
template <typename G>
BrokenLaw broken_by_command(const MatchOf<G>& match, const CommandOf<G>& command,
                            std::uint64_t seed) {
    using Rules = RulesOf<G>;
    const auto& game = match.game();
    StateOf<G> state = match.state();
    StateOf<G> quietly = match.state();
    EventsOf<G> events;
    Rules::apply(game, state, command, &events);
    Rules::apply(game, quietly, command, nullptr);
    if (state != quietly) return "a command has the same effect whether or not its events are told";
    if (Rules::awaits_outcome(state) != Rules::asks_chance(command))
        return "an outcome is awaited after a command that asks for one";
    if (!Rules::asks_chance(command)) {
        if (Rules::asked(game, state).exists() == Rules::is_over(state))
            return "a player is asked until the end";
        return std::nullopt;
    }
    std::vector<CommandOf<G>> listed;
    Rules::list_legal(game, state, listed);
    if (Rules::asked(game, state).exists() || !listed.empty() || Rules::is_over(state))
        return "while an outcome is awaited no player is asked";
    typename Rules::Dealer dealer(seed);
    if (Rules::refuse(state, dealer.deal(state))) return "an outcome from a seed is possible";
    return std::nullopt;
}

// Whether what is refused and what is listed agree.
template <typename G>
BrokenLaw broken_law_of_rules(std::uint64_t seed) {
    using Rules = RulesOf<G>;
    KnownCommands<G> known;
    return try_in_a_game<G>(seed, [&](const MatchOf<G>& match) -> BrokenLaw {
        const auto listed = legal_in<G>(match);
        if (match.is_over() && !listed.empty()) return "after the end nothing is listed";
        for (const auto& command : listed) {
            for (std::size_t i = 0; i <= match.game().players(); ++i) {
                const auto seat =
                    i < match.game().players() ? tabletop::Seat(i) : tabletop::Seat::none();
                const bool refused =
                    Rules::refuse(match.game(), match.state(), command, seat).has_value();
                if (seat == match.asked() && refused) return listed_is_legal;
                if (seat != match.asked() && !refused)
                    return "a player who is not asked is refused";
            }
            if (const BrokenLaw broken = broken_by_command<G>(match, command, seed)) return broken;
        }
        for (const auto& command : known.all()) {
            if (Rules::refuse(match.game(), match.state(), command, match.asked())) continue;
            if (!contains(listed, CommandOf<G>(G::Language::as_written(match.state(), command))))
                return "what is not listed is refused";
        }
        known.add(listed);
        return std::nullopt;
    });
}

// The events of a move tell the turn that begins.
template <typename G>
BrokenLaw broken_law_of_turns(std::uint64_t seed) {
    std::optional<std::uint32_t> turn;
    return try_in_a_game<G>(seed, [&](const MatchOf<G>& match) -> BrokenLaw {
        std::optional<std::uint32_t> begun;
        if (!match.history().empty()) {
            for (const auto& event : match.recording().back().events) {
                if (const auto number = TypesOf<G>::turn_begun(event)) begun = number;
            }
        }
        const std::uint32_t before = turn.value_or(RulesOf<G>::turn(match.state()));
        turn = RulesOf<G>::turn(match.state());
        if (begun.value_or(before) != *turn) return "an event tells the turn that begins";
        return std::nullopt;
    });
}

template <typename G>
BrokenLaw broken_law_of_the_end(std::uint64_t seed) {
    G game(seed);
    MatchOf<G> match(game.text_table());
    for (std::size_t i = 0; i < G::longest && !match.is_over(); ++i) {
        if (match.say(game.next(match), match.asked(), std::nullopt).refusal)
            return listed_is_legal;
    }
    if (!match.is_over()) return "a random game ends";
    if (match.may_take_back().exists()) return "after the end nothing is taken back";
    return std::nullopt;
}

// What the seed answers when the game goes on like this.
template <typename G>
std::vector<OutcomeOf<G>> luck_to_come(MatchOf<G> match) {
    std::vector<OutcomeOf<G>> outcomes;
    constexpr std::size_t moves = 6;
    for (std::size_t i = 0; i < moves; ++i) {
        const auto listed = legal_in<G>(match);
        if (listed.empty()) break;
        const auto reply = match.say(listed.front(), match.asked(), std::nullopt);
        if (reply.outcome) outcomes.push_back(*reply.outcome);
    }
    return outcomes;
}

// A random game with moves that are taken back. Counts them.
template <typename G>
BrokenLaw broken_law_of_taking_back(std::uint64_t seed, std::size_t* taken_back = nullptr) {
    G game(seed);
    MatchOf<G> match(game.text_table());
    tabletop::Random random(seed, LawDomain::TakingBack);
    std::vector<MatchOf<G>> before;  // the moves that are not final
    for (std::size_t i = 0; i < most_moves && !match.is_over(); ++i) {
        const tabletop::Seat undoer = match.may_take_back();
        for (std::size_t seat = 0; seat < match.game().players(); ++seat) {
            const bool may = tabletop::Seat(seat) == undoer;
            if (match.refuse_undo(tabletop::Seat(seat)).has_value() == may)
                return "only one player may take back";
        }
        if (!undoer.exists()) before.clear();
        if (undoer.exists()) {
            const MoveOf<G> last = match.history().back();
            if (last.outcome) return "a move with an outcome is final";
            MatchOf<G> again = match;
            again.undo();
            if (again.state() != before.back().state() || again.check() != before.back().check())
                return "taking back restores the position";
            if (again.recording() != before.back().recording())
                return "taking back removes the move from the record";
            if (again.may_take_back() != before.back().may_take_back())
                return "taking back restores what can be taken back";
            if (luck_to_come<G>(again) != luck_to_come<G>(before.back()))
                return "a take-back does not change the luck to come";
            if (random.below(4) == 0) {
                match = again;
                before.pop_back();
                if (taken_back != nullptr) ++*taken_back;
                continue;
            }
            again.say(last.command, last.seat, std::nullopt);
            if (again.state() != match.state() || again.recording() != match.recording())
                return "the same move again has the same effect";
            if (luck_to_come<G>(again) != luck_to_come<G>(match))
                return "a move that is repeated does not change the luck to come";
        }
        before.push_back(match);
        if (match.say(game.next(match), match.asked(), std::nullopt).refusal)
            return listed_is_legal;
    }
    return std::nullopt;
}
