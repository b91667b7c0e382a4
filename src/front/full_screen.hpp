// Runs a screen on the whole terminal until it is done. Signals and closed terminals are handled here.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

namespace tabletop::front {

struct FullScreen {
    std::function<ftxui::Element(int width, int height)> draw;
    // A key or a click in a window of that size; false if it meant nothing.
    std::function<bool(const ftxui::Event& event, int width, int height)> handle;
    std::function<bool()> is_done;
    // Optional: the program was continued in the foreground; a timer has run out, and its period.
    std::function<void()> come_back{};
    std::function<void()> go_on_by_itself{};
    std::function<std::optional<std::chrono::milliseconds>()> pace{};
    // Receives a function that makes the loop call go_on_by_itself, from any thread; at the end an empty one.
    std::function<void(std::function<void()> wake)> on_wake{};
    std::function<bool()> takes_bell{};  // whether to ring the bell, once
};

// Returns at once when the program has been told to end: there may be no terminal any more.
void run(const FullScreen& user);
[[nodiscard]] bool was_told_to_end();

}  // namespace tabletop::front
