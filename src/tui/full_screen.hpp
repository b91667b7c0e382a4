// The whole terminal, lent to somebody who draws it and hears its keys, until they have enough. Whatever a signal or a
// closed terminal does to it is settled here.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

namespace catan::tui {

struct FullScreen {
    std::function<ftxui::Element(int width, int height)> draw;
    // A key or a click in a window of that size; false if it meant nothing.
    std::function<bool(const ftxui::Event& event, int width, int height)> handle;
    std::function<bool()> is_done;
    // What may be left out: back from the background; going on without a key, and how soon.
    std::function<void()> come_back{};
    std::function<void()> go_on_by_itself{};
    std::function<std::optional<std::chrono::milliseconds>()> pace{};
    // Is given what wakes the loop from another thread, so that it goes on without a key; and in the end an empty one.
    std::function<void(std::function<void()> wake)> on_wake{};
    std::function<bool()> takes_bell{};  // whether a bell is to be heard, once
};

// Returns at once when the program has been told to end: there may be no terminal any more.
void run(const FullScreen& user);
[[nodiscard]] bool was_told_to_end();

}  // namespace catan::tui
