// Runs a screen on the whole terminal until it is done. Handles signals and closed terminals.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

namespace tabletop::front {

struct FullScreen {
    std::function<ftxui::Element(int width, int height)> draw;
    // Returns false if the key or click has no meaning.
    std::function<bool(const ftxui::Event& event, int width, int height)> handle;
    std::function<bool()> is_done;
    // Optional. come_back: the program returned to the foreground. go_on_by_itself: the timer of `pace` expired.
    std::function<void()> come_back{};
    std::function<void()> go_on_by_itself{};
    std::function<std::optional<std::chrono::milliseconds>()> pace{};
    // Receives a function that makes the loop call go_on_by_itself. It may be called from any thread. At the end an
    // empty function follows.
    std::function<void(std::function<void()> wake)> on_wake{};
    std::function<bool()> takes_bell{};  // whether to ring the bell, once
};

// Returns at once if the program was told to end, because the terminal may be gone.
void run(const FullScreen& user);
[[nodiscard]] bool was_told_to_end();

}  // namespace tabletop::front
