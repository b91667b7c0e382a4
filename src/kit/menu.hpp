// Lines in a dialog box of which one is taken: with arrows and Enter, with a letter of its own, or by a click. What comes
// of it is the business of whoever made the menu.
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
    char letter = '\0';  // that takes it, if there is one
    bool is_possible = true;
    std::optional<Swatch> swatch{};
    std::string why{};         // it is not possible, told at the foot when it is tried
    bool takes_enter = false;  // its letter only goes there
};

class Menu {
public:
    // The cursor begins at the first line that is possible.
    explicit Menu(std::vector<MenuLine> lines);

    // Both return the line that has been taken by it, if any.
    std::optional<std::size_t> key(const ftxui::Event& event);
    std::optional<std::size_t> click(std::size_t line);

    // The line says something else from now on.
    void reword(std::size_t line, std::string text) { lines_[line].text = std::move(text); }

    [[nodiscard]] DialogBox box(std::string title, std::string foot) const;

private:
    [[nodiscard]] std::optional<std::size_t> take(std::size_t line);

    std::vector<MenuLine> lines_;
    std::size_t at_ = 0;
    std::string why_;  // what was tried is not possible
};

}  // namespace tabletop::kit
