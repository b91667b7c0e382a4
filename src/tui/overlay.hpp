// The dialogs over a screen: the last one that was opened is seen and hears the keys; when it closes, the one below it is
// there again as it was.
#pragma once

#include <memory>
#include <vector>

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

#include "tui/dialog.hpp"
#include "tui/kit/palette.hpp"

namespace catan::tui {

class Overlay {
public:
    void open(std::unique_ptr<Dialog> dialog) { dialogs_.push_back(std::move(dialog)); }
    [[nodiscard]] bool is_open() const { return !dialogs_.empty(); }
    [[nodiscard]] std::size_t count() const { return dialogs_.size(); }

    // Something must be open.
    void key(const ftxui::Event& event);
    // A key that scrolls the text that is open, if one is, in a window of that size; false for any other key.
    bool scroll(const ftxui::Event& event, const kit::Palette& palette, kit::Glyphs glyphs,
                int width, int height);
    void click(kit::Cell at, bool other_button, const kit::Palette& palette, kit::Glyphs glyphs,
               int width, int height);

    // The frame with what is open over it.
    [[nodiscard]] ftxui::Element over(ftxui::Element frame, const kit::Palette& palette,
                                      kit::Glyphs glyphs, int width, int height) const;

private:
    void take(const Dialog::Step& step);

    std::vector<std::unique_ptr<Dialog>> dialogs_;
};

}  // namespace catan::tui
