// Guest side of a networked game: builds chairs for the local players from the host's lines. Knows no connection. Does
// not trust the host: a line that no game of Catan can produce is an error.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/language/notation.hpp"
#include "catan/table/chair.hpp"
#include "catan/table/seating.hpp"
#include "remote/ledger.hpp"
#include "tabletop/text/words.hpp"

namespace catan::remote {

class RemoteTable {
public:
    // Lines with their ends.
    using Send = std::function<void(std::string lines)>;

    RemoteTable();
    ~RemoteTable();
    RemoteTable(const RemoteTable&) = delete;
    RemoteTable& operator=(const RemoteTable&) = delete;
    RemoteTable(RemoteTable&&) = delete;
    RemoteTable& operator=(RemoteTable&&) = delete;

    // Call it for the first connection and after each reconnection. The host then sends the whole game again. Repeats
    // unanswered moves unless the host has received them.
    void connect(Send send);
    // The connection was lost.
    void lose();
    [[nodiscard]] bool is_connected() const { return send_ != nullptr; }
    // Reads a line of the host. Throws text::TextError if it is invalid; the connection is then of no further use.
    void hear(std::string_view line);

    // Whether the game has been received. Only then may the chairs be used.
    [[nodiscard]] bool is_there() const { return chair_ != nullptr; }
    // Seat::none() for a watcher.
    [[nodiscard]] Seat seat() const;
    // The chair of the seat, and one that shows public information only. For a watcher both are the same.
    [[nodiscard]] table::Chair& chair();
    [[nodiscard]] table::Chair& onlooker();
    [[nodiscard]] const table::Occupants& occupants() const { return occupants_; }
    // The host's parting message, if it has closed the connection for good.
    [[nodiscard]] const std::optional<std::string>& farewell() const { return farewell_; }

    // The host has closed the game for now and may open it again, or it has turned this guest away for a moment.
    [[nodiscard]] bool is_paused() const { return is_paused_; }
    // The host did not let this guest in, because there were too many connections with its code.
    [[nodiscard]] bool was_turned_away() const { return was_turned_away_; }

    // Tells the host that this guest leaves.
    void leave();

private:
    class Seated;
    struct Update;

    [[nodiscard]] language::Notation notation() const;
    void read(std::string_view line);
    void read_block_line(std::string_view line);
    void end_block();
    void read_agreement(const std::string& lines);
    // Reads a line that may only follow the agreement.
    void read_about_game(text::Reader& reader);
    bool read_answer(text::Reader& reader);
    void show();
    [[nodiscard]] Ledger checked(Update& update) const;
    void check_step(const Update& update) const;

    std::unique_ptr<Update> update_;
    Send send_;
    std::optional<std::string> farewell_;
    bool is_paused_ = false;
    bool was_turned_away_ = false;
    std::string agreement_;
    std::vector<std::string> names_;
    std::unique_ptr<const Game> game_;
    std::optional<Ledger> ledger_;  // of the chair's history
    std::unique_ptr<Seated> chair_;
    std::unique_ptr<Seated> onlooker_;  // unless we only watch
    table::Occupants occupants_{};
};

}  // namespace catan::remote
