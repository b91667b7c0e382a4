// What the values of options can be. A value that cannot be is a Failure that says what can.
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

// A whole number without sign, blanks or anything else around it.
[[nodiscard]] std::uint64_t number(std::string_view option, std::string_view typed,
                                   std::uint64_t least, std::uint64_t most);
[[nodiscard]] std::uint64_t seed(std::string_view option, std::string_view typed);
// The seed of all that chance decides in a game: one of so many that nobody can try them all.
[[nodiscard]] std::uint64_t fresh_luck();

// Which of the words it is.
[[nodiscard]] std::size_t choice(std::string_view option, std::string_view typed,
                                 std::span<const std::string_view> words);

// So many at the same time; without a word, as many as there are processors.
[[nodiscard]] std::size_t jobs(const std::optional<std::string>& typed);

// `; did you mean …?` if one of the words is nearly what was typed, else nothing.
[[nodiscard]] std::string suggestion(std::string_view typed,
                                     std::span<const std::string_view> words);

}  // namespace tabletop::program
