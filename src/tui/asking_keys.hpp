// What the keys of all dialogs have in common.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tui/asking.hpp"

namespace catan::tui {

// Moves a cursor over so many lines; whether the key was one that does.
inline bool moves(const ftxui::Event& event, std::size_t& at, std::size_t lines) {
    if (lines == 0) return false;
    if (event == ftxui::Event::ArrowDown || event == ftxui::Event::Tab) {
        at = (at + 1) % lines;
    } else if (event == ftxui::Event::ArrowUp || event == ftxui::Event::TabReverse) {
        at = (at + lines - 1) % lines;
    } else {
        return false;
    }
    return true;
}

// Terminals have several ways to say these two.
inline bool is_home(const ftxui::Event& event) {
    return event == ftxui::Event::Home || event.input() == "\x1B[1~" || event.input() == "\x1BOH";
}
inline bool is_end(const ftxui::Event& event) {
    return event == ftxui::Event::End || event.input() == "\x1B[4~" || event.input() == "\x1BOF";
}

// The same over a text to be read, also by pages.
inline bool moves_by_page(const ftxui::Event& event, std::size_t& at, std::size_t lines) {
    constexpr std::size_t page = 10;
    if (lines == 0) return false;
    if (event == ftxui::Event::PageDown) {
        at = std::min(at + page, lines - 1);
    } else if (event == ftxui::Event::PageUp) {
        at -= std::min(at, page);
    } else if (is_home(event)) {
        at = 0;
    } else if (is_end(event)) {
        at = lines - 1;
    } else {
        return moves(event, at, lines);
    }
    return true;
}

inline Decision closed() { return {Decision::Kind::Closed, std::nullopt, 0}; }
inline Decision said(const Command& command) { return {Decision::Kind::Said, command, 0}; }

}  // namespace catan::tui
