#include "front/dialog_window.hpp"

#include <utility>

#include "kit/dialog_box.hpp"
#include "kit/veil.hpp"

namespace tabletop::front {

ftxui::Element DialogWindow::over(ftxui::Element frame, const ModeStack& modes) const {
    const auto box = modes.box();
    if (!box) return frame;
    return kit::over(std::move(frame), kit::dialog_box(*box, palette, glyphs, width, height));
}

bool DialogWindow::scroll(ModeStack& modes, const ftxui::Event& event) const {
    const auto box = modes.box();
    if (!box) return false;
    const auto top = kit::scrolled(*box, event, palette, glyphs, width, height);
    if (top) modes.scroll(*top);
    return top.has_value();
}

void DialogWindow::click(ModeStack& modes, kit::Cell at, bool other_button) const {
    const auto box = modes.box();
    if (!box) return;
    const kit::DialogPart part = kit::dialog_part(*box, palette, glyphs, width, height, at);
    switch (part.kind) {
        case kit::DialogPart::Kind::Inside: return modes.click(part.line, other_button);
        case kit::DialogPart::Kind::Foot: modes.key(ftxui::Event::Return); break;
        case kit::DialogPart::Kind::Outside: modes.key(ftxui::Event::Escape); break;
        case kit::DialogPart::Kind::Frame: break;
    }
}

}  // namespace tabletop::front
