// Runs the set-up screen for tests that press its keys.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "catan/tui/setup_screen.hpp"
#include "keys.hpp"
#include "on_screen.hpp"

namespace catan::tui {

using Outcome = SetupScreen::SetupResult;

inline Appearance plain_terminal() {
    Appearance look;
    look.depth = Depth::None;
    return look;
}

struct Screened {
    explicit Screened(std::uint64_t seed = 7, const Choices& given = {})
        : screen(given, seed, plain_terminal()) {}

    Outcome press(std::string_view written) {
        Outcome outcome = Outcome::Open;
        for (const ftxui::Event& event : keys(written)) {
            outcome = screen.key(event);
            if (outcome != Outcome::Open) break;
        }
        return outcome;
    }
    [[nodiscard]] const SetupForm& form() const { return screen.form(); }

    SetupScreen screen;
};

// The form after these keys.
inline SetupForm after(std::string_view written) {
    Screened screened;
    REQUIRE(screened.press(written) == Outcome::Open);
    return screened.form();
}

// The line with the cursor.
inline std::string chosen(const SetupForm& form) {
    for (const FormLine& line : form.lines()) {
        if (line.is_chosen) return line.label;
    }
    return {};
}

}  // namespace catan::tui
