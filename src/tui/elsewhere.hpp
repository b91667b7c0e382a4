// People and programs at other machines, as a screen sees them: which seats are theirs, who is away, and what there is to
// be told of them. Here, nobody is elsewhere; whoever has wires to others tells more.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catan/bot.hpp"
#include "catan/ids.hpp"

namespace catan::tui {

class Elsewhere {
public:
    // Something that people at the screen should hear.
    struct Notice {
        enum class What : std::uint8_t {
            News,     // only told
            Alarm,    // must be read
            Came,     // whoever the seat is kept for: who has stood in for them goes
            Changed,  // who plays for the person here
            Failed,   // whoever sat there cannot go on: a bot takes the seat
        };

        What what = What::News;
        Seat seat{};
        std::string words;
    };

    Elsewhere() = default;
    Elsewhere(const Elsewhere&) = delete;
    Elsewhere& operator=(const Elsewhere&) = delete;
    Elsewhere(Elsewhere&&) = delete;
    Elsewhere& operator=(Elsewhere&&) = delete;
    virtual ~Elsewhere() = default;

    // Whether whoever plays there is not at this screen.
    [[nodiscard]] virtual bool is_elsewhere(Seat /*seat*/) const { return false; }
    // And is not there now, or not yet.
    [[nodiscard]] virtual bool is_away(Seat /*seat*/) const { return false; }
    // Whether it is a bot, which thinks elsewhere as well.
    [[nodiscard]] virtual bool is_bot(Seat /*seat*/) const { return false; }
    // Whether somebody else plays for the person who sits there at this screen.
    [[nodiscard]] virtual bool is_replaced(Seat /*seat*/) const { return false; }
    // Whether the seat is kept for somebody elsewhere, whoever plays there now.
    [[nodiscard]] virtual bool is_invited(Seat /*seat*/) const { return false; }

    // Somebody at this machine plays there from now on: a bot or a person; or again whoever is invited.
    virtual void take_over(Seat /*seat*/, std::optional<bots::Level> /*level*/) {}
    virtual void give_back(Seat /*seat*/) {}

    // Hears what has come by the wires. It is called when the screen is woken.
    virtual void go_on() {}
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> due_in() const { return {}; }
    // The game has become too long for guests: all were sent away, and none can come any more.
    [[nodiscard]] virtual bool has_ended() const { return false; }
    virtual void on_wake(const std::function<void()>& /*wake*/) {}
    [[nodiscard]] virtual std::vector<Notice> take_notices() { return {}; }

    // What is to be sent to whom so that they can come, and who is there; nothing where nobody is invited.
    [[nodiscard]] virtual std::vector<std::string> invitation() const { return {}; }
    // Why nothing can be said or heard at the moment.
    [[nodiscard]] virtual std::string trouble() const { return {}; }
    // What leaving means where the game is somebody else's; nothing where it is ours.
    [[nodiscard]] virtual std::string leaving() const { return {}; }
};

}  // namespace catan::tui
