// Opens saved games of a game, reports what is wrong with them, and goes on with them. A game comes as the Language of its
// scripts, which is the name of its program as well.
#pragma once

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iostream>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "program/failure.hpp"
#include "program/files.hpp"
#include "program/save_file.hpp"
#include "program/scripts.hpp"
#include "tabletop/table/saved_game.hpp"
#include "tabletop/table/script.hpp"

namespace tabletop::program {

// What is wrong with a saved game.
struct GameFaults {
    std::span<const std::string> lines;  // empty: nothing
    std::uint64_t first = 0;             // the number of the faulty line
    std::optional<std::string> torn{};
    bool is_of_another_game = false;
    bool has_secrets = true;  // a line can name what only some players may know
};
// At a terminal it tells only the line number in a game with secrets, because output before the game begins stays on the
// screen.
void tell_faults(std::string_view program, const GameFaults& faults,
                 const std::filesystem::path& path);

template <typename L>
void tell_faults(const table::SavedGame<L>& game, const std::filesystem::path& path) {
    // Without secrets a view is the state itself.
    constexpr bool has_secrets =
        !std::same_as<typename L::Rules::Types::View, typename L::Rules::State>;
    tell_faults(L::name, {game.fault, game.lines, game.torn, game.is_of_another_game, has_secrets},
                path);
}

// Ends the program, after tell_faults() has named the program that plays the file.
[[noreturn]] void fail_for_other_program();

[[noreturn]] void fail_without_game(const std::filesystem::path& path);
[[noreturn]] void fail_with_script(std::string_view program, const std::filesystem::path& path);

template <typename L>
void demand_game(const table::SavedGame<L>& game, const std::filesystem::path& path) {
    if (game.match) return;
    if (game.is_of_another_game) fail_for_other_program();
    fail_without_game(path);
}
// Refuses to extend a script, because what its header leaves open may be drawn differently the next time.
template <typename L>
void demand_saved_game(const table::SavedGame<L>& game, const std::filesystem::path& path) {
    demand_game(game, path);
    if (!game.is_saved) fail_with_script(L::name, path);
}

// Loads the game in a file; throws if the file is missing or unreadable.
template <typename L>
[[nodiscard]] table::SavedGame<L> load(const std::filesystem::path& path) {
    std::ifstream in = reading(path);
    return table::load_game<L>(in, path.string());
}
// Loads the first `bytes` bytes of an open file.
template <typename L>
[[nodiscard]] table::SavedGame<L> load(
    const SaveFile& file, std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max()) {
    table::SavedGame<L> game;
    file.read(
        [&](std::istream& in) { game = table::load_game<L>(in, file.path().string(), bytes); });
    return game;
}
// Loads a game for display only. Reports its faults, and throws if the file holds no game.
template <typename L>
[[nodiscard]] table::SavedGame<L> load_to_look_at(const std::filesystem::path& path) {
    table::SavedGame<L> game = load<L>(path);
    tell_faults(game, path);
    demand_game(game, path);
    return game;
}

// A saved game to continue, with its file, which is still unchanged.
template <typename L>
struct OpenGame {
    SaveFile file;
    table::SavedGame<L> game;
};
// Reports the game's faults, and throws a Failure if the file holds no game.
template <typename L>
[[nodiscard]] OpenGame<L> open_to_go_on(const std::filesystem::path& path,
                                        const SaveFile::Complain& complain) {
    OpenGame<L> open{SaveFile::open(path, complain), {}};
    open.game = load<L>(open.file);
    tell_faults(open.game, path);
    demand_saved_game(open.game, path);
    return open;
}

// At a terminal asks whether to resume a damaged game at that turn; without one reports how to.
[[nodiscard]] bool is_resumption_wanted(std::string_view program, std::uint32_t turn);
// Copies a damaged game before the file is truncated.
void keep_copy(std::string_view program, const SaveFile& file);

// Goes back to where a damaged game can still be trusted. Returns false if that is not wanted.
template <typename L>
[[nodiscard]] bool repaired(OpenGame<L>& open, bool at_last_check) {
    if (open.game.fault.empty()) return true;
    if (!at_last_check && !is_resumption_wanted(L::name, open.game.confirmed_turn)) return false;
    keep_copy(L::name, open.file);
    open.game = load<L>(open.file, open.game.confirmed_bytes);
    return true;
}

// Plays the script on standard input from where the game is, and saves it. `before` may change the match first.
template <typename L, typename Before>
[[nodiscard]] Exit go_on_by_script(OpenGame<L> open, const table::ScriptOptions& options,
                                   const Before& before) {
    open.file.cut(open.game.bytes);
    table::ScriptOutput output = script_output(true);
    output.record = [&](std::string_view lines) { open.file.add(lines); };
    before(*open.game.match, output.record);
    table::Script<L> script(std::move(*open.game.match), options, output, "stdin");
    const auto code = static_cast<Exit>(script.run(std::cin));
    flush_output();
    return !open.file.settle() && code == Exit::Done ? Exit::FileTrouble : code;
}

}  // namespace tabletop::program
