#include "option_values.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <random>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/spelling.hpp"
#include "catan/words.hpp"
#include "failure.hpp"

namespace catan::app {

void misunderstood(const std::string& message) { throw Failure(Exit::Misunderstood, message); }

void given_twice(std::string_view option, std::string_view first, std::string_view second) {
    misunderstood(fmt::format("{} is given twice: {} and {}", option, text::in_quotes(first),
                              text::in_quotes(second)));
}

std::uint64_t number(std::string_view option, std::string_view typed, std::uint64_t least,
                     std::uint64_t most) {
    const auto value = text::number_in(typed);
    if (!value || *value < least || *value > most) {
        misunderstood(fmt::format("{} is {}, but must be a whole number from {} to {}", option,
                                  text::in_quotes(typed), least, most));
    }
    return *value;
}

std::uint64_t seed(std::string_view option, std::string_view typed) {
    return number(option, typed, 0, std::numeric_limits<std::uint64_t>::max());
}

std::uint64_t fresh_board_seed() {
    constexpr std::uint64_t most = 1'000'000'000;
    return fresh_luck() % most;
}

std::uint64_t fresh_luck() {
    std::random_device source;
    return (std::uint64_t{source()} << 32U) | source();
}

std::size_t choice(std::string_view option, std::string_view typed,
                   std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (typed == words[i]) return i;
    }
    misunderstood(fmt::format("{} is {}, but must be one of {}{}", option, text::in_quotes(typed),
                              fmt::join(words, ", "), suggestion(typed, words)));
}

ColourWish colour_wish(std::string_view typed) {
    constexpr std::array<std::string_view, 3> names{"auto", "always", "never"};
    return static_cast<ColourWish>(choice("--color", typed, names));
}

std::size_t jobs(const std::optional<std::string>& typed) {
    constexpr std::uint64_t most = 1024;
    if (typed) return number("--jobs", *typed, 1, most);
    return std::max(1U, std::thread::hardware_concurrency());
}

Seat seat_called(const text::Table& table, std::string_view option, std::string_view name) {
    const std::vector<std::string>& names = table.names;
    const auto who = std::ranges::find_if(
        names, [&](const std::string& other) { return text::same_word(name, other); });
    if (who != names.end()) return Seat(static_cast<std::size_t>(who - names.begin()));
    const std::vector<std::string_view> known(names.begin(), names.end());
    misunderstood(fmt::format("{}: {}", option, text::unknown("player", name, known)));
}

BoardKind kind_of_board(std::string_view typed) {
    constexpr std::array<std::string_view, 4> names{"random", "spiral", "beginner", "extended"};
    constexpr std::array<BoardKind, 4> kinds{{{Mode::Random, false},
                                              {Mode::Spiral, false},
                                              {Mode::Beginner, false},
                                              {Mode::Random, true}}};
    return kinds[choice("--board", typed, names)];
}

std::string suggestion(std::string_view typed, std::span<const std::string_view> words) {
    const auto near = text::nearest(typed, words);
    return near ? fmt::format("; did you mean {}?", *near) : std::string();
}

}  // namespace catan::app
