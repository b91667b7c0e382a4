#include "tui/overlay.hpp"

#include <utility>

#include "tui/kit/veil.hpp"

namespace catan::tui {

void Overlay::take(const Dialog::Step& step) {
    if (step.closes) dialogs_.pop_back();
    if (step.then) step.then();
}

void Overlay::key(const ftxui::Event& event) { take(dialogs_.back()->key(event)); }

bool Overlay::scroll(const ftxui::Event& event, const kit::Palette& palette, kit::Glyphs glyphs,
                     int width, int height) {
    if (dialogs_.empty()) return false;
    Dialog& dialog = *dialogs_.back();
    const auto top = kit::scrolled(dialog.box(), event, palette, glyphs, width, height);
    if (top) dialog.scroll(*top);
    return top.has_value();
}

void Overlay::click(kit::Cell at, bool other_button, const kit::Palette& palette,
                    kit::Glyphs glyphs, int width, int height) {
    const kit::DialogPart part =
        kit::dialog_part(dialogs_.back()->box(), palette, glyphs, width, height, at);
    switch (part.kind) {
        case kit::DialogPart::Kind::Inside:
            return take(dialogs_.back()->click(part.line, other_button));
        case kit::DialogPart::Kind::Foot: return key(ftxui::Event::Return);
        case kit::DialogPart::Kind::Outside: return key(ftxui::Event::Escape);
        case kit::DialogPart::Kind::Frame: break;
    }
}

ftxui::Element Overlay::over(ftxui::Element frame, const kit::Palette& palette, kit::Glyphs glyphs,
                             int width, int height) const {
    if (dialogs_.empty()) return frame;
    return kit::over(std::move(frame),
                     kit::dialog_box(dialogs_.back()->box(), palette, glyphs, width, height));
}

}  // namespace catan::tui
