// Reads keys as tests write them. A character stands for itself; these stand for the other keys: ⏎ Enter, ⎋ Escape, ⇥
// Tab, ⇤ Shift-Tab, ⌫ Backspace, ← → ↑ ↓.
#pragma once

#include <array>
#include <ftxui/component/event.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace catan::tui {

struct WrittenKey {
    std::string_view sign;
    ftxui::Event event;
};

inline std::vector<ftxui::Event> keys(std::string_view written) {
    using ftxui::Event;
    static const std::array<WrittenKey, 9> signs{{{"⏎", Event::Return},
                                                  {"⎋", Event::Escape},
                                                  {"⇥", Event::Tab},
                                                  {"⇤", Event::TabReverse},
                                                  {"⌫", Event::Backspace},
                                                  {"←", Event::ArrowLeft},
                                                  {"→", Event::ArrowRight},
                                                  {"↑", Event::ArrowUp},
                                                  {"↓", Event::ArrowDown}}};
    std::vector<Event> events;
    while (!written.empty()) {
        // A character of several bytes is one key.
        std::size_t length = 1;
        while (length < written.size() &&
               (static_cast<unsigned char>(written[length]) & 0xc0U) == 0x80U) {
            ++length;
        }
        const std::string_view one = written.substr(0, length);
        Event event = Event::Character(std::string(one));
        for (const WrittenKey& key : signs) {
            if (key.sign == one) event = key.event;
        }
        events.push_back(event);
        written.remove_prefix(length);
    }
    return events;
}

inline ftxui::Event mouse(ftxui::Mouse::Button button, ftxui::Mouse::Motion motion, int x, int y) {
    ftxui::Mouse at{};
    at.button = button;
    at.motion = motion;
    at.x = x;
    at.y = y;
    return ftxui::Event::Mouse("", at);
}

}  // namespace catan::tui
