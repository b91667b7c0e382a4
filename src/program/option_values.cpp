#include "option_values.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <random>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "failure.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::program {

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

std::size_t jobs(const std::optional<std::string>& typed) {
    constexpr std::uint64_t most = 1024;
    if (typed) return number("--jobs", *typed, 1, most);
    return std::max(1U, std::thread::hardware_concurrency());
}

std::string suggestion(std::string_view typed, std::span<const std::string_view> words) {
    const auto near = text::nearest(typed, words);
    return near ? fmt::format("; did you mean {}?", *near) : std::string();
}

}  // namespace tabletop::program
