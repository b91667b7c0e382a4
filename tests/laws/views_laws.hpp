// The laws of what a viewer may know, in every game: hidden outcomes stay hidden, also in what comes later; a position
// that is imagined from a view plays like the true one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "laws/law.hpp"

// The positions before and after an outcome of chance, with what viewers see of the move.
template <typename G>
struct AfterOutcome {
    using Rules = RulesOf<G>;

    AfterOutcome(const MatchOf<G>& match, const CommandOf<G>& command, std::uint64_t seed)
        : game(match.game()), state(match.state()), move{match.asked(), command, std::nullopt} {
        Rules::apply(game, state, command, &events);
        typename Rules::Dealer dealer(seed);
        move.outcome = dealer.deal(state);
        Rules::apply(game, state, *move.outcome, &events);
    }
    [[nodiscard]] auto view(tabletop::Viewer viewer) const {
        return Rules::view(game, state, viewer);
    }
    [[nodiscard]] auto seen(tabletop::Viewer viewer) const { return seen_by(viewer, move, events); }

    const typename TypesOf<G>::Game& game;
    StateOf<G> state;
    MoveOf<G> move;
    EventsOf<G> events;
};

// How two outcomes of one command look to a viewer. The end may open everything.
template <typename G>
BrokenLaw broken_by_outcomes(const AfterOutcome<G>& one, const AfterOutcome<G>& other,
                             tabletop::Viewer viewer) {
    const auto seen_one = one.seen(viewer);
    const auto seen_other = other.seen(viewer);
    const bool is_told = seen_one.move.outcome.has_value();
    const bool is_shown = one.view(viewer) != other.view(viewer);
    if (viewer.sees_all() && !is_told) return "open hands hide no outcome";
    if (is_told && seen_one.move.outcome != one.move.outcome)
        return "an outcome that is told is the true one";
    if (is_told && !is_shown) return "an outcome that is told shows in the view";
    if (!is_told && seen_one != seen_other)
        return "the events of a move do not tell a hidden outcome";
    if (!is_told && is_shown) return "a hidden outcome does not show in the view";
    return std::nullopt;
}

// Compares outcomes that could come next. Counts those that are hidden from a viewer.
template <typename G>
BrokenLaw broken_law_of_outcomes(std::uint64_t seed, std::size_t* hidden = nullptr) {
    return try_in_a_game<G>(seed, [&](const MatchOf<G>& match) -> BrokenLaw {
        constexpr std::size_t most_commands = 3;
        std::size_t commands = 0;
        for (const auto& command : legal_in<G>(match)) {
            if (!RulesOf<G>::asks_chance(command) || ++commands > most_commands) continue;
            const AfterOutcome<G> one(match, command, seed);
            for (std::uint64_t next = 1; next < 4; ++next) {
                const AfterOutcome<G> other(match, command, seed + next);
                const bool is_end =
                    RulesOf<G>::is_over(one.state) || RulesOf<G>::is_over(other.state);
                if (one.move.outcome == other.move.outcome || is_end) continue;
                for (const tabletop::Viewer viewer : viewers_of<G>(match)) {
                    if (const BrokenLaw broken = broken_by_outcomes<G>(one, other, viewer))
                        return broken;
                    if (hidden != nullptr && !one.seen(viewer).move.outcome) ++*hidden;
                }
            }
        }
        return std::nullopt;
    });
}

// Twin games with other seeds, as one viewer sees them. Where the viewer is told the outcome it is the same in both.
template <typename G>
class Twins {
    using Rules = RulesOf<G>;

public:
    Twins(const typename G::Language::Table& table, std::uint64_t other_seed,
          tabletop::Viewer viewer)
        : viewer_(viewer), here_(table), there_(with_seed(table, other_seed)) {}

    [[nodiscard]] const MatchOf<G>& here() const { return here_; }
    [[nodiscard]] bool differ() const { return here_.state() != there_.state(); }
    // The end, or a move that the twin cannot make.
    [[nodiscard]] bool have_parted() const { return have_parted_; }

    // Makes the move in both games. Returns false if it is not possible there.
    bool say(const CommandOf<G>& command, BrokenLaw& broken) {
        const tabletop::Seat speaker = here_.asked();
        if (there_.refuse(command, speaker, std::nullopt)) {
            if (viewer_.is(speaker)) broken = "a viewer's legal moves give away no secret";
            return false;
        }
        MatchOf<G> next = here_;
        const auto reply = next.say(command, speaker, std::nullopt);
        const auto told = next.recording().seen(next.history().size() - 1, viewer_).move.outcome;
        if (told && there_.refuse(command, speaker, reply.outcome)) return false;
        here_ = std::move(next);
        there_.say(command, speaker, told);
        compare(broken);
        return true;
    }

private:
    static auto with_seed(typename G::Language::Table table, std::uint64_t seed) {
        table.seed = seed;
        return table;
    }

    void compare(BrokenLaw& broken) {
        have_parted_ = here_.is_over() || there_.is_over();
        if (have_parted_) return;
        const std::size_t last = here_.history().size() - 1;
        if (here_.recording().seen(last, viewer_) != there_.recording().seen(last, viewer_)) {
            // The move has revealed a secret, so the viewer can tell the games apart from now on.
            have_parted_ = true;
            if (here_.may_take_back().exists() || there_.may_take_back().exists())
                broken = "a move that reveals a secret is final";
            return;
        }
        if (Rules::view(here_.game(), here_.state(), viewer_) !=
            Rules::view(there_.game(), there_.state(), viewer_)) {
            broken = "a view shows no more than the viewer was told";
        }
        if (viewer_.is(here_.asked()) && legal_in<G>(here_) != legal_in<G>(there_))
            broken = "a viewer's legal moves give away no secret";
        if (here_.may_take_back() != there_.may_take_back())
            broken = "what can be taken back gives away no secret";
    }

    tabletop::Viewer viewer_;
    MatchOf<G> here_;
    MatchOf<G> there_;
    bool have_parted_ = false;
};

// Twin games look the same to the viewer. Counts the positions that differ.
template <typename G>
BrokenLaw broken_law_of_secrets(std::uint64_t seed, std::size_t* different = nullptr) {
    G game(seed);
    const auto table = game.text_table();
    const std::size_t players = table.game.players();
    const std::size_t seat = seed / 3 % (players + 1);
    const tabletop::Viewer viewer = seat < players ? tabletop::Viewer::of(tabletop::Seat(seat))
                                                   : tabletop::Viewer::public_only();
    Twins<G> twins(table, ~seed, viewer);
    BrokenLaw broken;
    for (std::size_t i = 0; i < most_moves && !twins.have_parted(); ++i) {
        constexpr int most_tries = 20;
        int tries = 0;
        while (tries < most_tries && !broken && !twins.say(game.next(twins.here()), broken))
            ++tries;
        if (broken || tries == most_tries) break;
        if (different != nullptr && twins.differ()) ++*different;
    }
    return broken;
}

// What a viewer imagines is a position that they cannot tell from the true one.
template <typename G>
BrokenLaw broken_law_of_imagining(std::uint64_t seed) {
    using Rules = RulesOf<G>;
    KnownCommands<G> known;
    return try_in_a_game<G>(seed, [&](const MatchOf<G>& match) -> BrokenLaw {
        const auto& game = match.game();
        const auto listed = legal_in<G>(match);
        known.add(listed);
        for (const tabletop::Viewer viewer : viewers_of<G>(match)) {
            const auto view = Rules::view(game, match.state(), viewer);
            if (TypesOf<G>::asked(game, view) != match.asked() ||
                TypesOf<G>::is_over(view) != match.is_over())
                return "a view tells which player is asked, and the end";
            const StateOf<G> imagined = Rules::imagine(game, view);
            if (Rules::view(game, imagined, viewer) != view)
                return "an imagined position looks like the true one";
            if (!viewer.is(match.asked())) continue;
            std::vector<CommandOf<G>> listed_there;
            Rules::list_legal(game, imagined, listed_there);
            if (listed_there != listed) return "an imagined position allows the same moves";
            for (const auto& command : known.all()) {
                if (Rules::refuse(game, imagined, command, match.asked()) !=
                    Rules::refuse(game, match.state(), command, match.asked()))
                    return "an imagined position refuses the same moves";
            }
        }
        return std::nullopt;
    });
}
