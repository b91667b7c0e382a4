// Draws chances to win: one bar for a moment, or the course of a whole game as bands in the seats' colours. Uses seat
// letters where colours cannot tell the seats apart.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catan/bots/chances.hpp"
#include "catan/core/rooms.hpp"
#include "catan/tui/inks.hpp"
#include "kit/glyphs.hpp"
#include "kit/palette.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

struct Paint {
    kit::Glyphs glyphs = kit::Glyphs::Unicode;
    bool has_letters = false;  // every cell shows its seat's letter
};
[[nodiscard]] Paint paint_for(const Palette& palette, kit::Glyphs glyphs);

// Rounds the chances of a standing to integers whose sum is `whole`: 100 for percent, 1000 for one more decimal.
[[nodiscard]] std::vector<std::uint32_t> rounded_chances(const bots::Standing& standing,
                                                         std::size_t players, std::uint32_t whole);

// One row of exactly `width` cells. Each seat gets a share of it, labelled with its name and percentage where they
// fit.
[[nodiscard]] kit::Line chance_bar(const bots::Standing& standing,
                                   std::span<const std::string> names, int width,
                                   const Paint& paint);

// The chances over a game, as far as they have been computed.
struct ChanceCourse {
    std::span<const bots::Standing> known;  // standings of the first moments
    std::size_t moments = 0;                // moments in the whole game
    std::span<const std::string> names;
    std::optional<std::size_t> here{};  // the current moment, which gets a mark
};

// A legend, then `rows` rows of bands over the turns, then the axis. No line exceeds `width`.
[[nodiscard]] std::vector<kit::Line> chance_plot(const ChanceCourse& course, int width, int rows,
                                                 const Paint& paint);

}  // namespace catan::tui
