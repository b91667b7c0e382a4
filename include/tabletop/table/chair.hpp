// A chair at the table: what one participant has of a game, and all that they can do in it. People at this terminal sit
// on chairs, and so can anybody who is elsewhere or is no person at all. Whoever holds a chair holds no state and no
// match, so they cannot know what they may not (R11). An interface; the chairs of a match are the referee's.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"

namespace catan::table {

class Chair {
public:
    Chair() = default;
    Chair(const Chair&) = delete;
    Chair& operator=(const Chair&) = delete;
    Chair(Chair&&) = delete;
    Chair& operator=(Chair&&) = delete;
    virtual ~Chair() = default;

    // What was agreed on before the game.
    [[nodiscard]] virtual const Game& game() const = 0;
    [[nodiscard]] virtual std::span<const std::string> names() const = 0;
    // R9: the players have dice and cards of their own, and write what came.
    [[nodiscard]] virtual bool has_real_dice() const = 0;

    // R9, R11: nobody is told it before the end, and with real dice there is none.
    [[nodiscard]] virtual std::optional<std::uint64_t> seed() const = 0;

    // Who sits here: a seat, nobody (what is public), or everybody (a game that is watched with open hands).
    [[nodiscard]] virtual Eyes eyes() const = 0;
    // What they may know now, and all that has happened, as they saw it. Both are good until the next change.
    [[nodiscard]] virtual const View& view() const = 0;
    [[nodiscard]] virtual std::span<const Happening> history() const = 0;

    // R4.6: what they could say now, and what speaks against a command: judged from what they know, which is enough.
    // Outcomes are not judged here: what chance can answer may depend on what is hidden.
    [[nodiscard]] virtual std::span<const Command> legal() const = 0;
    [[nodiscard]] virtual std::optional<Refusal> why_not(const Command& command) const = 0;
    // R12.
    [[nodiscard]] virtual std::optional<Refusal> why_not_take_back() const = 0;

    // How often the game has changed. What is said is meant for the position in which it was decided.
    [[nodiscard]] virtual std::uint64_t position() const = 0;

    struct Result {
        std::optional<Refusal> refusal{};
        bool is_late = false;   // the game has changed since
        std::string failure{};  // why it was not done though no rule forbids it, in words

        [[nodiscard]] bool is_done() const { return !refusal && !is_late && failure.empty(); }
    };
    using Hear = std::function<void(const Result&)>;
    // The answer may come later, from another machine; where it is not done nothing has changed.
    virtual void say(std::uint64_t position, const Command& command,
                     const std::optional<Outcome>& outcome, const Hear& hear) = 0;
    virtual void take_back(std::uint64_t position, const Hear& hear) = 0;
    // Something was said, and the answer is still on its way; what is said meanwhile is late.
    [[nodiscard]] virtual bool is_waiting() const { return false; }

    // Somebody said something, or took it back.
    enum class News : std::uint8_t { Said, TakenBack };
    // Whoever sits here hears of every change, by whomever. A listener may hand over to another while it hears.
    void listen(std::function<void(News)> listener) { listener_ = std::move(listener); }

protected:
    void tell(News news) const {
        if (const auto listener = listener_) listener(news);
    }

private:
    std::function<void(News)> listener_;
};

}  // namespace catan::table
