// Reads the lines of a host at a guest: greeting, blocks, updates and answers. The part of a RemoteTable that is the same in
// every game. Does not trust the host: bounds what it reads, and fails on a line that no host sends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/seating.hpp"
#include "tabletop/game/ids.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::remote {

class HostLines {
public:
    // Lines with their ends.
    using Send = std::function<void(std::string lines)>;

    // The game's name in the greeting must outlive this object.
    explicit HostLines(std::string_view game) : greeted_game_(game) {}
    HostLines(const HostLines&) = delete;
    HostLines& operator=(const HostLines&) = delete;
    HostLines(HostLines&&) = delete;
    HostLines& operator=(HostLines&&) = delete;
    virtual ~HostLines() = default;

    // Call it for the first connection and after each reconnection. The host then sends the whole game again. Repeats
    // unanswered moves unless the host has received them.
    void connect(Send send);
    // The connection was lost.
    void lose();
    [[nodiscard]] bool is_connected() const { return send_ != nullptr; }
    // Reads a line of the host. Throws text::TextError if it is invalid; the connection is then of no further use.
    void hear(std::string_view line);

    // Whether the game has been received. Only then may the chairs be used.
    [[nodiscard]] virtual bool is_there() const = 0;
    [[nodiscard]] const table::Occupants& occupants() const { return occupants_; }
    // The host's parting message, if it has closed the connection for good.
    [[nodiscard]] const std::optional<std::string>& farewell() const { return farewell_; }

    // The host has closed the game for now and may open it again, or it has turned this guest away for a moment.
    [[nodiscard]] bool is_paused() const { return is_paused_; }
    // The host did not let this guest in, because there were too many connections with its code.
    [[nodiscard]] bool was_turned_away() const { return was_turned_away_; }

    // Tells the host that this guest leaves.
    void leave();

protected:
    // An update from the host while it is being read. It takes effect as a whole; its view is the last part.
    struct Update {
        bool was_greeted = false;
        bool is_first = true;  // since the connection began
        bool takes_back = false;
        Seat seat;
        std::optional<bool>
            can_take_back;  // the player of the last move, not necessarily this seat
        std::string seat_name;

        // The block that is being read:
        std::string word;
        std::uint64_t lines_left = 0;
        std::string lines;

        std::optional<std::uint64_t> table;  // identifies one run of the game at the host
        std::optional<std::uint64_t> position;
        std::optional<std::uint64_t> seed;
        std::optional<std::size_t> history;  // its length, if it is sent in full
        std::size_t moves = 0;
        std::size_t events = 0;  // in all of them
    };

    [[noreturn]] static void fail(const std::string& why);
    [[noreturn]] static void fail_too_much();

private:
    // The rest depends on the game. These throw text::TextError if no game has such words.
    virtual void read_agreement(const std::string& lines) = 0;
    [[nodiscard]] virtual Seat read_seat(text::Reader& reader) const = 0;
    // Adds a move to the update and returns the number of its events.
    [[nodiscard]] virtual std::size_t read_move(const std::string& lines) = 0;
    virtual void drop_moves() = 0;
    virtual void read_view(const std::string& lines) = 0;
    // The update is complete.
    virtual void apply(const Update& update) = 0;
    // Answers to the oldest move without an answer: made, late or failed; or refused.
    virtual void hear_answer(bool is_late, std::string failure) = 0;
    virtual void hear_refusal(text::Reader& reader) = 0;
    // Moves are sent by this; empty: they wait.
    virtual void speak_by(const Send& send) = 0;

    void read(std::string_view line);
    void read_block_line(std::string_view line);
    void end_block();
    void end_agreement();
    void add_move();
    // Reads a line that may only follow the agreement.
    void read_about_game(text::Reader& reader);
    bool read_answer(text::Reader& reader);
    void demand_game() const;
    void show();

    std::string_view greeted_game_;
    Update update_;
    Send send_;
    std::optional<std::string> farewell_;
    bool is_paused_ = false;
    bool was_turned_away_ = false;
    std::string agreement_;
    table::Occupants occupants_{};
};

}  // namespace tabletop::remote
