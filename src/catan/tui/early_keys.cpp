#include "catan/tui/early_keys.hpp"

namespace catan::tui {

using ftxui::Event;

bool EarlyKeys::ignores(const Event& event) {
    constexpr std::chrono::milliseconds settling(350);
    constexpr std::chrono::milliseconds repeating(100);
    if (event != Event::Return && event != Event::Character(' ')) {
        // Any other key shows that the player has seen the question, except the pace keys.
        const bool is_pace = event == Event::Character('<') || event == Event::Character('>');
        if (!is_pace) trust();
        return false;
    }
    const auto now = now_();
    // A key held down stays ignored.
    const bool is_held = ignored_at_ >= asked_at_ && now - ignored_at_ < repeating;
    if (!is_after_watching_ || (now - asked_at_ >= settling && !is_held)) return false;
    ignored_at_ = now;
    return true;
}

}  // namespace catan::tui
