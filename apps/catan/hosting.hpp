// A game with people and programs elsewhere: who is invited, the port at which they come in, and how the screen sees them.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catan/language/setup.hpp"
#include "catan/language/table.hpp"
#include "confine_words.hpp"
#include "table/session.hpp"
#include "tabletop/table/match.hpp"

namespace catan::app {

// As typed.
struct HostWords {
    std::optional<std::string> remote{};    // who sits elsewhere: A,B
    std::optional<std::string> listen{};    // ADDRESS:PORT
    std::vector<std::string> programs{};    // NAME=COMMAND
    std::optional<std::string> patience{};  // so many seconds a program may think
    bool is_unsaved = false;                // goes on though moves cannot be recorded
    ConfineWords confine{};
};

[[nodiscard]] bool was_asked_for(const HostWords& words);
// The names in `--remote A,B`, and those in `--exec A=COMMAND` as well.
[[nodiscard]] std::vector<std::string> remote_names(const HostWords& words);
[[nodiscard]] std::vector<std::string> invited_names(const HostWords& words);

// R8.4: a new game with guests or programs has a limit of offers unless the players have chosen one. Honest players never
// notice it, and no player can make offers without end.
void limit_offers(language::Setup& setup);
// Whether the game is short enough for guests, who believe in no game of any length (docs/network.md, "Limits").
[[nodiscard]] bool can_be_hosted(const table::Match& match);

// The file beside a saved game that keeps port and codes, so that the same people find back. Only its owner can read it.
[[nodiscard]] std::filesystem::path codes_of(std::filesystem::path game);

// Deletes that file, so that the game is not taken for one that goes on with guests.
void forget_codes_of(const std::filesystem::path& game);

class HostRecord;

// From here on people can come in. They wait until there is a game.
class Hosting {
public:
    // For a new game, or for a saved one, which keeps who was invited; nothing where nobody is. What is wrong with the
    // words, or with the port, is a Failure. `game` is the file of a saved game that was not hosted before.
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

    // Keeps port and codes for the next time. A file that was kept beside another game before is deleted, unless another
    // program has changed it. Throws std::system_error.
    void keep_beside(const std::filesystem::path& game);
    // No guest can come to this game any more: the file is deleted, with the same exception.
    void forget_codes();
    // What is to be sent to each of them, a line each: `Cy: catan join annas-laptop 7K3M-92QF-X4TD-8W2H`.
    [[nodiscard]] std::vector<std::string> invitations() const;
    // Opens the game to those who are invited. Guests are told at the end of the session whether the game is over or only
    // closed for now. The record (none: the game has no file) and this object must outlive the session. `log` hears the
    // lines that programs write to their standard error, with the names of their players in front; it is called in another
    // thread. Without it they are lost.
    using Log = std::function<void(const std::string& line)>;
    void begin(table::Session& session, HostRecord* record, const Log& log = {});

private:
    struct Open;
    explicit Hosting(std::unique_ptr<Open> open);

    std::unique_ptr<Open> open_;
};

}  // namespace catan::app
