// Plays back a recorded game: a chair that shows any of its positions and refuses every move. Shows public information, or
// with open hands everything. Its header reaches no match, so that a screen may show it.
//
// Only src/table/playback_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "tabletop/table/chair.hpp"

namespace tabletop::table {

template <typename L>
class Match;

// T are the GameTypes of a game, L its Language, which may be incomplete here.
template <typename T, typename L>
class Playback : public Chair<T> {
public:
    using Base = Chair<T>;
    using typename Base::Command;
    using typename Base::Game;
    using typename Base::Hear;
    using typename Base::Outcome;
    using typename Base::Refusal;
    using typename Base::SeenMove;
    using typename Base::View;

    // Starts at the beginning of the game. Hands are always open if the game is over.
    Playback(Match<L> match, bool hands_are_open);
    ~Playback() override;
    Playback(const Playback&) = delete;
    Playback& operator=(const Playback&) = delete;
    Playback(Playback&&) = delete;
    Playback& operator=(Playback&&) = delete;

    // Goes to the position after `step` moves.
    void go_to(std::size_t step);
    [[nodiscard]] std::size_t step() const;
    [[nodiscard]] std::size_t steps() const;
    // The step at which this turn begins, or the last turn if there are fewer.
    [[nodiscard]] std::size_t step_of_turn(std::uint32_t turn) const;

    [[nodiscard]] const Game& game() const override;
    [[nodiscard]] std::span<const std::string> names() const override;
    [[nodiscard]] bool has_real_dice() const override;
    [[nodiscard]] std::optional<std::uint64_t> seed() const override;
    [[nodiscard]] Viewer viewer() const override;
    [[nodiscard]] const View& view() const override;
    [[nodiscard]] std::span<const SeenMove> history() const override;
    // A recorded game takes no moves.
    [[nodiscard]] std::span<const Command> legal() const override { return {}; }
    [[nodiscard]] std::optional<Refusal> why_not(const Command& command) const override;
    [[nodiscard]] std::optional<Refusal> why_not_take_back() const override;
    [[nodiscard]] std::uint64_t position() const override { return step(); }
    void say(std::uint64_t position, const Command& command, const std::optional<Outcome>& outcome,
             const Hear& hear) override;
    void take_back(std::uint64_t position, const Hear& hear) override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace tabletop::table
