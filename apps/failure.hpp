// What the program says when it cannot go on: one line on stderr, and an exit code that scripts can rely on.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace catan::app {

enum class Exit { Done = 0, Misunderstood = 2, FileTrouble = 3 };

struct Failure : std::runtime_error {
    Failure(Exit exit_code, const std::string& message)
        : std::runtime_error(message), code(exit_code) {}

    Exit code;
};

// Something the user typed, in quotes, fit to stand in a message of one line whatever it is.
[[nodiscard]] std::string in_quotes(std::string_view typed);

// `; did you mean …?` if one of the words is nearly what was typed, else nothing.
template <typename Words>
[[nodiscard]] std::string suggestion(std::string_view typed, const Words& words);

// How many letters have to be changed, added or left out to turn one word into the other.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

template <typename Words>
std::string suggestion(std::string_view typed, const Words& words) {
    constexpr std::size_t furthest = 2;
    std::size_t least = furthest + 1;
    std::string nearest;
    for (const auto& word : words) {
        const std::size_t distance = edit_distance(typed, word);
        if (distance > 0 && distance < least && distance < std::string_view(word).size()) {
            least = distance;
            nearest = word;
        }
    }
    return nearest.empty() ? std::string() : "; did you mean " + nearest + "?";
}

}  // namespace catan::app
