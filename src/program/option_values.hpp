// Parses option values. An invalid value throws a Failure that lists the valid ones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tabletop::program {

[[noreturn]] void misunderstood(const std::string& message);
[[noreturn]] void given_twice(std::string_view option, std::string_view first,
                              std::string_view second);

// A whole number without a sign, blanks or other characters.
[[nodiscard]] std::uint64_t number(std::string_view option, std::string_view typed,
                                   std::uint64_t least, std::uint64_t most);
[[nodiscard]] std::uint64_t seed(std::string_view option, std::string_view typed);
// Draws the seed of a game's chance, from a range too large to search.
[[nodiscard]] std::uint64_t fresh_luck();

// The index of the typed word.
[[nodiscard]] std::size_t choice(std::string_view option, std::string_view typed,
                                 std::span<const std::string_view> words);

// The number of jobs; by default the number of processors.
[[nodiscard]] std::size_t jobs(const std::optional<std::string>& typed);

// `; did you mean …?` if one of the words is similar to the typed one, otherwise empty.
[[nodiscard]] std::string suggestion(std::string_view typed,
                                     std::span<const std::string_view> words);

}  // namespace tabletop::program
