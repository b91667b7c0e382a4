// Defines a participant's access to a game: what they may know and what they can do. Local players, remote guests, bots and
// programs all use this interface. Exposes neither state nor match, so its holder cannot learn a secret.
// The referee implements it for a match.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "tabletop/game/viewer.hpp"
#include "tabletop/table/game_types.hpp"
#include "tabletop/table/listeners.hpp"

namespace tabletop::table {

// T are the GameTypes of a game.
template <typename T>
class Chair {
    static_assert(GameTypes<T>);

public:
    using Types = T;
    using Game = typename T::Game;
    using Command = typename T::Command;
    using Outcome = typename T::Outcome;
    using Refusal = typename T::Refusal;
    using View = typename T::View;
    using SeenMove = SeenMoveOf<T>;

    Chair() = default;
    Chair(const Chair&) = delete;
    Chair& operator=(const Chair&) = delete;
    Chair(Chair&&) = delete;
    Chair& operator=(Chair&&) = delete;
    virtual ~Chair() = default;

    [[nodiscard]] virtual const Game& game() const = 0;
    [[nodiscard]] virtual std::span<const std::string> names() const = 0;
    // The players enter the outcomes themselves.
    [[nodiscard]] virtual bool has_real_dice() const = 0;

    // Hidden until the end; none where players enter the outcomes.
    [[nodiscard]] virtual std::optional<std::uint64_t> seed() const = 0;

    // The viewer: a seat, none (public information only), or all seats together (a game watched with open hands).
    [[nodiscard]] virtual Viewer viewer() const = 0;
    // The position and the history as the viewer sees them. Both are valid until the next change.
    [[nodiscard]] virtual const View& view() const = 0;
    [[nodiscard]] virtual std::span<const SeenMove> history() const = 0;

    // The viewer's legal moves, and why a command is refused. The viewer's knowledge suffices for both. Outcomes are
    // not judged here, because the possible ones may depend on secrets.
    [[nodiscard]] virtual std::span<const Command> legal() const = 0;
    [[nodiscard]] virtual std::optional<Refusal> why_not(const Command& command) const = 0;
    [[nodiscard]] virtual std::optional<Refusal> why_not_take_back() const = 0;

    // Number of changes. A move applies only to the position for which it was decided.
    [[nodiscard]] virtual std::uint64_t position() const = 0;

    struct Result {
        std::optional<Refusal> refusal{};
        bool is_late = false;   // the game has changed meanwhile
        std::string failure{};  // why a legal move was not made, in words

        [[nodiscard]] bool is_done() const { return !refusal && !is_late && failure.empty(); }
    };
    using Hear = std::function<void(const Result&)>;
    // Makes a move. `hear` gets the answer, perhaps later, because it may come from another machine. Unless the answer
    // is done, nothing has changed.
    virtual void say(std::uint64_t position, const Command& command,
                     const std::optional<Outcome>& outcome, const Hear& hear) = 0;
    virtual void take_back(std::uint64_t position, const Hear& hear) = 0;
    // Whether a move has no answer yet. Moves made meanwhile are late.
    [[nodiscard]] virtual bool is_waiting() const { return false; }

    // A move was made or taken back.
    enum class HistoryChange : std::uint8_t { Moved, TakenBack };
    using Listener = typename Listeners<HistoryChange>::Listener;
    // The listener hears every change, by any seat, until the returned pointer is destroyed.
    [[nodiscard]] std::shared_ptr<const Listener> listen(Listener listener) {
        return listeners_.add(std::move(listener));
    }

protected:
    [[nodiscard]] const Listeners<HistoryChange>& listeners() const { return listeners_; }

private:
    Listeners<HistoryChange> listeners_;
};

}  // namespace tabletop::table
