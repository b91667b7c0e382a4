// Moves a cursor over lines by keys.
#pragma once

#include <cstddef>
#include <vector>

#include <ftxui/component/event.hpp>

namespace tabletop::kit {

// Terminals encode these two keys in several ways.
[[nodiscard]] std::vector<ftxui::Event> home_events();
[[nodiscard]] std::vector<ftxui::Event> end_events();

[[nodiscard]] bool is_one_of(const ftxui::Event& event, const std::vector<ftxui::Event>& events);

// Moves a line up or down, wrapping at both ends. Returns false for other keys.
bool move_cursor(const ftxui::Event& event, std::size_t& at, std::size_t lines);

// Also moves by pages and to the ends of a long list.
bool move_by_page(const ftxui::Event& event, std::size_t& at, std::size_t lines);

}  // namespace tabletop::kit
