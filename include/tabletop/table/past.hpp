// A game that was played, looked at in any of its positions: a chair that nobody says anything from. It sees what was
// public, or with open hands everything.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "tabletop/table/chair.hpp"

namespace catan::table {

class Match;

class Past : public Chair {
public:
    // At the beginning. R11: of a game that is over, nothing is secret.
    Past(Match match, bool hands_are_open);
    ~Past() override;
    Past(const Past&) = delete;
    Past& operator=(const Past&) = delete;
    Past(Past&&) = delete;
    Past& operator=(Past&&) = delete;

    // So many commands were said.
    void go_to(std::size_t step);
    [[nodiscard]] std::size_t step() const;
    [[nodiscard]] std::size_t steps() const;
    // In which the turn of that number begins, or the last one does.
    [[nodiscard]] std::size_t step_of_turn(std::uint32_t turn) const;

    [[nodiscard]] const Game& game() const override;
    [[nodiscard]] std::span<const std::string> names() const override;
    [[nodiscard]] bool has_real_dice() const override;
    [[nodiscard]] std::optional<std::uint64_t> seed() const override;
    [[nodiscard]] Eyes eyes() const override;
    [[nodiscard]] const View& view() const override;
    [[nodiscard]] std::span<const Happening> history() const override;
    // What is past is not decided any more.
    [[nodiscard]] std::span<const Command> legal() const override { return {}; }
    [[nodiscard]] std::optional<Refusal> why_not(const Command& command) const override;
    [[nodiscard]] std::optional<Refusal> why_not_take_back() const override;
    [[nodiscard]] std::uint64_t position() const override { return step(); }
    void say(std::uint64_t position, const Command& command, const std::optional<Outcome>& outcome,
             const Hear& hear) override;
    void take_back(std::uint64_t position, const Hear& hear) override;

private:
    struct Played;
    std::unique_ptr<Played> played_;
};

}  // namespace catan::table
