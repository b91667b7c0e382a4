#include "catan/tui/early_keys.hpp"

namespace catan::tui {

using ftxui::Event;

bool EarlyKeys::ignores(const Event& event) {
    constexpr std::chrono::milliseconds settling(350);
    constexpr std::chrono::milliseconds repeating(100);
    if (event != Event::Return && event != Event::Character(' ')) {
        // Any other key shows that the player has seen the question. A slower or faster pace is no answer to it.
        const bool is_pace = event == Event::Character('<') || event == Event::Character('>');
        if (!is_pace) trust();
        return false;
    }
    const auto now = now_();
    // A key that is held down goes on saying nothing.
    const bool is_held = ignored_at_ >= asked_at_ && now - ignored_at_ < repeating;
    if (!is_after_watching_ || (now - asked_at_ >= settling && !is_held)) return false;
    ignored_at_ = now;
    return true;
}

}  // namespace catan::tui
