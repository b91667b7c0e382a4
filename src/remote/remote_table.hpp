// A game at another machine, from the seat of somebody here: what the host has told, and chairs that show it. Lines go in
// and out; by which wire is not its business. The host is trusted as little as anybody: what it says is a game of catan, or
// it is an error.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/language/notation.hpp"
#include "remote/ledger.hpp"
#include "table/seating.hpp"
#include "tabletop/table/chair.hpp"
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

    // A wire to the host is there, for the first time or again: everything is told anew. What was said and not answered
    // is said once more, unless the host has heard it.
    void connect(Send send);
    // It is gone.
    void lose();
    [[nodiscard]] bool is_connected() const { return send_ != nullptr; }
    // What the host said. That it makes no sense is a text::TextError: there is no use in listening on.
    void hear(std::string_view line);

    // From here on there is a game to be seen, and there are chairs.
    [[nodiscard]] bool is_there() const { return chair_ != nullptr; }
    // Whose seat it is; nobody's: who watches.
    [[nodiscard]] Seat seat() const;
    // Of the seat, and of what is public; of somebody who watches they are the same.
    [[nodiscard]] table::Chair& chair();
    [[nodiscard]] table::Chair& onlooker();
    [[nodiscard]] const table::Occupants& occupants() const { return occupants_; }
    // What the host said when it sent us away; then it is over.
    [[nodiscard]] const std::optional<std::string>& farewell() const { return farewell_; }

    // It has closed the game for now; it can be open again at any time.
    [[nodiscard]] bool is_paused() const { return is_paused_; }

    // Says that whoever sits here leaves.
    void leave();

private:
    class Seated;
    struct Telling;

    [[nodiscard]] language::Notation notation() const;
    void read(std::string_view line);
    void read_block_line(std::string_view line);
    void end_block();
    void read_agreement(const std::string& lines);
    // What follows the agreement.
    void read_about_game(text::Reader& reader);
    bool read_answer(text::Reader& reader);
    void show();
    [[nodiscard]] Ledger checked(Telling& told) const;
    void check_step(const Telling& told) const;

    std::unique_ptr<Telling> telling_;
    Send send_;
    std::optional<std::string> farewell_;
    bool is_paused_ = false;
    std::string agreement_;
    std::vector<std::string> names_;
    std::unique_ptr<const Game> game_;
    std::optional<Ledger> ledger_;  // of the chair's history
    std::unique_ptr<Seated> chair_;
    std::unique_ptr<Seated> onlooker_;  // where somebody sits here
    table::Occupants occupants_{};
};

}  // namespace catan::remote
