// The line that is typed at the : prompt, with its completion: the language, without anything that could look into what
// is hidden or force it. Also the name of a file.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <ftxui/component/event.hpp>

#include "tabletop/table/chair.hpp"

namespace catan::tui {

class TypedLine {
public:
    // Begins with these words; without any, with what was put aside.
    void open(std::string words);
    void open_path();
    // It has been said, or is not wanted any more.
    void close();
    // To look at the board: what is typed so far is there again when a line is opened the next time.
    void put_aside();
    // Another person sits down.
    void forget();

    [[nodiscard]] bool is_open() const { return is_open_; }
    [[nodiscard]] bool is_path() const { return is_path_; }
    [[nodiscard]] const std::string& words() const { return words_; }
    [[nodiscard]] bool is_blank() const {
        return words_.find_first_not_of(' ') == std::string::npos;
    }

    // A key that writes, or takes back; whether it was one. Taking back from an empty line closes it.
    bool edit(const ftxui::Event& event);
    // As far as all words go that the last one may become; those words, if there are several.
    [[nodiscard]] std::string complete(std::span<const std::string> names);

private:
    bool is_open_ = false;
    bool is_path_ = false;
    std::string words_;
    std::string line_aside_;
    std::string path_aside_;
};

// A line that was typed by whoever sits on a chair. What cannot be read is a TextError.
struct TypedCommand {
    bool takes_back = false;  // then there is no command
    Command command{};
    std::optional<Outcome> outcome{};
};
[[nodiscard]] TypedCommand read_typed(const std::string& line, const table::Chair& chair);

}  // namespace catan::tui
