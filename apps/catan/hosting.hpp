// Hosts a game with guests and programs: keeps the invitations, opens the port, and connects both
// to the session.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catan/language/setup.hpp"
#include "catan/language/table.hpp"
#include "catan/table/match.hpp"
#include "catan/table/session.hpp"
#include "confine_words.hpp"

namespace catan::app {

// Option values as typed.
struct HostWords {
    std::optional<std::string> remote{};    // names of the guests: A,B
    std::optional<std::string> listen{};    // ADDRESS:PORT
    std::vector<std::string> programs{};    // NAME=COMMAND
    std::optional<std::string> patience{};  // seconds that a program may think
    bool is_unsaved = false;                // continue although moves cannot be recorded
    ConfineWords confine{};
};

[[nodiscard]] bool was_asked_for(const HostWords& words);
// The names in `--remote A,B`; invited_names adds those in `--exec A=COMMAND`.
[[nodiscard]] std::vector<std::string> remote_names(const HostWords& words);
[[nodiscard]] std::vector<std::string> invited_names(const HostWords& words);

// R8.4: limits the offers of a new game with guests or programs, unless the players have chosen a
// limit. Honest players never reach it, and it keeps a guest from making offers without end.
void limit_offers(language::Setup& setup);
// Whether the game is short enough for guests, who reject games beyond a fixed length
// (docs/network.md, "Limits").
[[nodiscard]] bool can_be_hosted(const table::Match& match);

// The file beside a saved game that holds its port and codes, so that guests can reconnect after a
// restart. Only its owner can read it.
[[nodiscard]] std::filesystem::path codes_of(std::filesystem::path game);

// Deletes that file, so that no later command waits for guests of this game.
void forget_codes_of(const std::filesystem::path& game);

class HostRecord;

// Listens from construction on. Guests who connect wait until the game begins.
class Hosting {
public:
    // Opens a new game, or a saved one with its previous invitations. Returns nullptr if no option
    // asks for guests or programs. Throws a Failure for invalid options or an unavailable port.
    // `game` is the file of a saved game that was not hosted before.
    [[nodiscard]] static std::unique_ptr<Hosting> open(
        const HostWords& words, const language::Table& table,
        const std::optional<std::filesystem::path>& game = std::nullopt);
    [[nodiscard]] static std::unique_ptr<Hosting> open_again(const HostWords& words,
                                                             const language::Table& table,
                                                             const std::filesystem::path& game);
    Hosting(const Hosting&) = delete;
    Hosting& operator=(const Hosting&) = delete;
    Hosting(Hosting&&) = delete;
    Hosting& operator=(Hosting&&) = delete;
    ~Hosting();

    // Saves port and codes for the next session. Deletes the file kept beside the previous game,
    // unless another program has changed it. Throws std::system_error.
    void keep_beside(const std::filesystem::path& game);
    // Deletes the file of codes once no guest can connect to this game, unless another program has
    // changed it.
    void forget_codes();
    // One line for each invitation to send: `Cy: catan join annas-laptop 7K3M-92QF-X4TD-8W2H`.
    [[nodiscard]] std::vector<std::string> invitations() const;
    // Admits the invited guests to the session. At its end guests learn whether the game is over or
    // only closed for now. `record` (nullptr if the game has no file) and this object must outlive
    // the session. `log` receives each line that a program writes to its standard error, prefixed
    // with the player's name; it runs on another thread. Without `log` these lines are lost.
    using Log = std::function<void(const std::string& line)>;
    void begin(table::Session& session, HostRecord* record, const Log& log = {});

private:
    struct Open;
    explicit Hosting(std::unique_ptr<Open> open);

    std::unique_ptr<Open> open_;
};

}  // namespace catan::app
