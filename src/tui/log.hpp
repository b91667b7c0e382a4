// What has happened in a game, in lines, as whoever sits on a chair saw it (R11).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "catan/chair.hpp"

namespace catan::tui {

// The last so many lines at most; as many as anybody reads in a dialog.
inline constexpr std::size_t whole_log = 100'000;
[[nodiscard]] std::vector<std::string> log_lines(const Chair& chair, std::size_t most = whole_log);

}  // namespace catan::tui
