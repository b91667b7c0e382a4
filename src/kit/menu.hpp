// Selects one of the lines in a dialog box: with arrows and Enter, with a line's letter, or by a click. Returns the
// choice; the caller acts on it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <ftxui/component/event.hpp>

#include "kit/dialog_box.hpp"

namespace tabletop::kit {

struct MenuLine {
    std::string text;
    char letter = '\0';  // shortcut, if any
    bool is_possible = true;
    std::optional<Swatch> swatch{};
    std::string why{};         // why it is not possible, shown at the foot when tried
    bool takes_enter = false;  // the letter only moves the cursor
};

class Menu {
public:
    // The cursor starts at the first possible line.
    explicit Menu(std::vector<MenuLine> lines);

    // Both return the line chosen, if any.
    std::optional<std::size_t> key(const ftxui::Event& event);
    std::optional<std::size_t> click(std::size_t line);

    // Replaces the text of a line.
    void reword(std::size_t line, std::string text) { lines_[line].text = std::move(text); }

    [[nodiscard]] DialogBox box(std::string title, std::string foot) const;

private:
    [[nodiscard]] std::optional<std::size_t> take(std::size_t line);

    std::vector<MenuLine> lines_;
    std::size_t at_ = 0;
    std::string why_;  // why the last choice was refused
};

}  // namespace tabletop::kit
