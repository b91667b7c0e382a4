#include <algorithm>
#include <functional>
#include <numeric>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/chance_plot.hpp"

namespace catan::tui {
namespace {

// Candidate labels for a part of the bar, longest first. A part filled with letters needs no further letter.
std::vector<std::string> words_of_part(std::string_view name, Seat seat, std::uint32_t percent,
                                       bool has_letters) {
    const std::string letter(1, seat_letter(seat));
    std::vector<std::string> words{fmt::format("{} {} %", name, percent),
                                   fmt::format("{} {}", name, percent)};
    if (has_letters) {
        for (std::string& said : words) said = fmt::format(" {} ", said);
        words.push_back(fmt::format(" {} ", percent));
    } else {
        words.push_back(fmt::format("{} {}", letter, percent));
        words.push_back(letter);
    }
    return words;
}

void add_part(kit::Line& bar, Seat seat, int width, std::string_view words, bool is_inverted,
              const Paint& paint) {
    // A half block on a ground of its own colour leaves no gap between rows, and unlike a blank it is not trimmed at
    // the end of a line.
    kit::Span fill{"", seat_ink(seat), seat_ink(seat)};
    fill.inverted = is_inverted;
    std::string_view sign = "▀";
    const std::string letter(1, seat_letter(seat));
    if (paint.has_letters) {
        fill.ink = Ink::Black;
        sign = letter;
    }
    const int room = width - kit::width_of(words);
    const auto add_fill = [&](int cells) {
        if (cells <= 0) return;
        kit::Span& span = bar.emplace_back(fill);
        for (int i = 0; i < cells; ++i) span.text += sign;
    };
    add_fill(room / 2);
    if (!words.empty()) {
        kit::Span& said = bar.emplace_back(fill);
        said.text = words;
        said.ink = Ink::Black;
        said.bold = true;
    }
    add_fill(room - room / 2);
}

}  // namespace

Paint paint_for(const Palette& palette, kit::Glyphs glyphs) {
    return {glyphs, palette.needs_letters() || glyphs == kit::Glyphs::Ascii};
}

std::vector<std::uint32_t> rounded_chances(const bots::Standing& standing, std::size_t players,
                                           std::uint32_t whole) {
    std::vector<std::uint32_t> parts(players);
    std::vector<std::uint32_t> lost(players);
    std::vector<std::size_t> order(players);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::uint32_t told = 0;
    for (std::size_t i = 0; i < players; ++i) {
        const std::uint32_t exact = standing.shares[i].chance * whole;
        parts[i] = exact / bots::certainty;
        lost[i] = exact % bots::certainty;
        told += parts[i];
    }
    // The remainder goes to the seats that lost most by rounding down.
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return lost[i]; });
    for (std::size_t i = 0; i < players && told < whole; ++i, ++told) ++parts[order[i]];
    return parts;
}

kit::Line chance_bar(const bots::Standing& standing, std::span<const std::string> names, int width,
                     const Paint& paint) {
    const std::size_t players = names.size();
    const auto percents = rounded_chances(standing, players, 100);
    const auto cells =
        rounded_chances(standing, players, static_cast<std::uint32_t>(std::max(width, 0)));
    kit::Line bar;
    bool is_inverted = false;  // alternates, to separate parts without colours
    for (std::size_t i = 0; i < players; ++i) {
        const auto part = static_cast<int>(cells[i]);
        if (part == 0) continue;
        const auto all = words_of_part(names[i], Seat(i), percents[i], paint.has_letters);
        // A label needs a cell of its part on either side, except a single letter.
        const auto words = std::ranges::find_if(all, [part](const std::string& some) {
            return kit::width_of(some) + (some.size() == 1 ? 0 : 2) <= part;
        });
        const std::string said = words == all.end() ? std::string() : *words;
        add_part(bar, Seat(i), part, said, is_inverted, paint);
        is_inverted = !is_inverted;
    }
    return bar;
}

}  // namespace catan::tui
