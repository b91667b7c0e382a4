// Edits and completes the line at the : prompt, or a file name. Accepts the game's language without the commands that
// could reveal or force hidden information.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <ftxui/component/event.hpp>

#include "catan/table/chair.hpp"

namespace catan::tui {

class TypedLine {
public:
    // Opens with `words` or, if they are empty, with the line that was put aside.
    void open(std::string words);
    void open_path();
    // The line was sent or cancelled.
    void close();
    // Closes the line to look at the board. The next open() restores it.
    void put_aside();
    // Another person sits down: drops the line.
    void forget();

    [[nodiscard]] bool is_open() const { return is_open_; }
    [[nodiscard]] bool is_path() const { return is_path_; }
    [[nodiscard]] const std::string& words() const { return words_; }
    [[nodiscard]] bool is_blank() const {
        return words_.find_first_not_of(' ') == std::string::npos;
    }

    // True if the key edits the line. Erasing from an empty line closes it.
    bool edit(const ftxui::Event& event);
    // Completes the last word up to the common prefix of all candidates. Returns the candidates if there are several.
    [[nodiscard]] std::string complete(std::span<const std::string> names);

private:
    bool is_open_ = false;
    bool is_path_ = false;
    std::string words_;
    std::string line_aside_;
    std::string path_aside_;
};

// Parses a line typed by the chair's player. Throws TextError if it cannot.
struct TypedCommand {
    bool takes_back = false;  // true: there is no command
    Command command{};
    std::optional<Outcome> outcome{};
};
[[nodiscard]] TypedCommand read_typed(const std::string& line, const table::Chair& chair);

}  // namespace catan::tui
