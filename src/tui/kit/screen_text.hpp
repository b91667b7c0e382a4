// A drawn screen as text, for a terminal's scrollback, a pipe or a file: line by line, each ending as it began, without
// colours and with "\n", so that it can be cut, joined and read by other programs.
#pragma once

#include <string>

#include <ftxui/screen/screen.hpp>

namespace kit {

// Characters only, without trailing blanks.
[[nodiscard]] std::string plain_text(ftxui::Screen& screen);

// With escape sequences for the colours.
[[nodiscard]] std::string coloured_text(ftxui::Screen& screen);

}  // namespace kit
