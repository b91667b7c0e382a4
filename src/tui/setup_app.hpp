// The set-up screen on the whole terminal: the form beside a drawing of the board that would be played on.
#pragma once

#include <optional>

#include <ftxui/component/mouse.hpp>

#include "tui/game_window.hpp"
#include "tui/setup_form.hpp"

namespace catan::tui {

[[nodiscard]] ftxui::Element setup_screen(const SetupForm& form, const Appearance& appearance,
                                          const Palette& palette, int width, int height);

// A click, or the wheel, in a window of that size.
SetupForm::Outcome click_setup(SetupForm& form, const ftxui::Mouse& mouse, Glyphs glyphs, int width,
                               int height);

// Nothing if the players leave.
[[nodiscard]] std::optional<text::Setup> ask_setup(const text::Setup& given, std::uint64_t seed,
                                                   const Appearance& appearance);

}  // namespace catan::tui
