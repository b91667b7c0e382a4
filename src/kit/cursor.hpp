// The keys that move a cursor over lines.
#pragma once

#include <cstddef>
#include <vector>

#include <ftxui/component/event.hpp>

namespace tabletop::kit {

// Terminals have several ways to say these two.
[[nodiscard]] std::vector<ftxui::Event> home_events();
[[nodiscard]] std::vector<ftxui::Event> end_events();

[[nodiscard]] bool is_one_of(const ftxui::Event& event, const std::vector<ftxui::Event>& events);

// A line up or down, round at both ends; whether the key was one that does.
bool move_cursor(const ftxui::Event& event, std::size_t& at, std::size_t lines);

// The same over a long list, also by pages and to its ends.
bool move_by_page(const ftxui::Event& event, std::size_t& at, std::size_t lines);

}  // namespace tabletop::kit
