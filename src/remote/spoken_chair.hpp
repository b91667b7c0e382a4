// Defines a participant's access to a game in lines of text: all that a host knows of a game, and all that it exchanges with
// guests, watchers and programs. src/remote/spoken_impl.hpp implements it over the chairs of any game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/game/ids.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::remote {

// What a move does for the game, as far as the limits of a host are concerned.
enum class MoveKind : std::uint8_t {
    Progress,  // the game gets further
    Offer,     // proposes a trade; a host limits their number per turn
    Haggling,  // changes or withdraws a proposal
    Answer,    // accepts or declines a proposal
};
struct MoveFacts {
    Seat seat;
    MoveKind kind = MoveKind::Progress;
};

class SpokenChair {
public:
    SpokenChair() = default;
    SpokenChair(const SpokenChair&) = delete;
    SpokenChair& operator=(const SpokenChair&) = delete;
    SpokenChair(SpokenChair&&) = delete;
    SpokenChair& operator=(SpokenChair&&) = delete;
    virtual ~SpokenChair() = default;

    // The game's name in the greeting, such as `catan`.
    [[nodiscard]] virtual std::string_view game() const = 0;
    [[nodiscard]] virtual std::span<const std::string> names() const = 0;
    // Seat::none() sees public information only.
    [[nodiscard]] virtual Seat seat() const = 0;

    // Lines with their ends: what was agreed on before the game, the position, a move of the history with its events, and the
    // legal moves of this seat.
    [[nodiscard]] virtual std::string agreement() const = 0;
    [[nodiscard]] virtual std::string view() const = 0;
    [[nodiscard]] virtual std::string move(std::size_t number) const = 0;
    [[nodiscard]] virtual std::string legal() const = 0;

    // Number of changes.
    [[nodiscard]] virtual std::uint64_t position() const = 0;
    // Number of moves in the history.
    [[nodiscard]] virtual std::size_t moves() const = 0;
    [[nodiscard]] virtual MoveFacts facts(std::size_t number) const = 0;
    // The player to move; none after the end.
    [[nodiscard]] virtual Seat asked() const = 0;
    // The number of the turn. It goes down only when a move is taken back.
    [[nodiscard]] virtual std::uint32_t turn() const = 0;
    [[nodiscard]] virtual bool is_over() const = 0;
    // Hidden until the end.
    [[nodiscard]] virtual std::optional<std::uint64_t> seed() const = 0;
    // Whether the player who made the last move may take it back.
    [[nodiscard]] virtual bool can_take_back() const = 0;

    struct Result {
        std::optional<std::string> refusal{};  // in the words of the language
        bool is_late = false;
        std::string failure{};  // why a legal move was not made

        [[nodiscard]] bool is_done() const { return !refusal && !is_late && failure.empty(); }
    };
    using Hear = std::function<void(const Result&)>;
    // A command that was read from a line, and how this chair makes it.
    struct ReadCommand {
        MoveKind kind = MoveKind::Progress;
        std::function<void(std::uint64_t position, const Hear& hear)> say;
    };
    // Throws text::TextError.
    [[nodiscard]] virtual ReadCommand read_command(text::Reader& reader) = 0;
    virtual void take_back(std::uint64_t position, const Hear& hear) = 0;

    // A move was made or taken back.
    enum class Change : std::uint8_t { Moved, TakenBack };
    // The listener hears every change until the returned pointer is destroyed.
    using Listener = std::function<void(Change)>;
    [[nodiscard]] virtual std::shared_ptr<const void> listen(Listener listener) = 0;
};

// The chairs of a game for its host.
struct SpokenChairs {
    std::vector<std::unique_ptr<SpokenChair>> seats;  // by seat
    std::unique_ptr<SpokenChair> onlooker;
};

}  // namespace tabletop::remote
