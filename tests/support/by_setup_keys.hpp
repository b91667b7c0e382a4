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

// The line with the cursor.
inline std::string chosen(const SetupForm& form) {
    for (const FormLine& line : form.lines()) {
        if (line.is_chosen) return line.label;
    }
    return {};
}

struct Screened {
    explicit Screened(std::uint64_t seed = 7, const Choices& given = {})
        : screen(given, seed, plain_terminal()) {}

    // As keys() reads them. `{Radius}` goes down to the line with this label, so a new line changes no other test.
    Outcome press(std::string_view written) {
        Outcome outcome = Outcome::Open;
        while (!written.empty() && outcome == Outcome::Open) {
            if (written.front() == '{') {
                const std::size_t end = written.find('}');
                go_to(written.substr(1, end - 1));
                written.remove_prefix(end + 1);
                continue;
            }
            const std::string_view plain = written.substr(0, written.find('{'));
            for (const ftxui::Event& event : keys(plain)) {
                outcome = screen.key(event);
                if (outcome != Outcome::Open) break;
            }
            written.remove_prefix(plain.size());
        }
        return outcome;
    }
    [[nodiscard]] const SetupForm& form() const { return screen.form(); }

    SetupScreen screen;

private:
    void go_to(std::string_view label) {
        for (std::size_t i = 0; i < form().lines().size(); ++i) {
            if (chosen(form()).find(label) != std::string::npos) return;
            screen.key(ftxui::Event::ArrowDown);
        }
        FAIL("no line of the form is called " << label);
    }
};

// The form after these keys.
inline SetupForm after(std::string_view written) {
    Screened screened;
    REQUIRE(screened.press(written) == Outcome::Open);
    return screened.form();
}

}  // namespace catan::tui
