#include "remote/protocol.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "table/script_lines.hpp"
#include "tabletop/text/words.hpp"
#include "text/utf8.hpp"

namespace tabletop::remote {
namespace {

// `catan-chair 1`. The other side is not trusted: a name that no program would have is none.
struct Greeting {
    std::string game;  // empty: no greeting
    std::uint64_t version = 0;
};

constexpr std::string_view greeting_end = "-chair";

bool is_program_name(std::string_view name) {
    constexpr std::size_t longest = 20;
    return !name.empty() && name.size() <= longest &&
           std::ranges::all_of(name, [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

Greeting read_greeting(std::string_view line) {
    try {
        const auto words = text::split(line);
        text::Reader reader(words, line.size() + 1);
        std::string name = text::folded(reader.take("a greeting"));
        if (!name.ends_with(greeting_end)) return {};
        name.resize(name.size() - greeting_end.size());
        const std::uint64_t version = reader.take_number("a version");
        if (!is_program_name(name)) return {};
        return {name, version};
    } catch (const text::TextError&) {
        return {};
    }
}

// `Carcassonne`; empty for a game that is not among these sources.
std::string_view title(std::string_view game) {
    for (const table::KnownGame& known : table::known_games) {
        if (known.program == game) return known.name;
    }
    return {};
}

}  // namespace

std::string greeting(std::string_view game) {
    return fmt::format("{}{} {}\n", game, greeting_end, protocol_version);
}

std::string greeting_fault(std::string_view game, std::string_view line) {
    const Greeting greeted = read_greeting(line);
    // What the other side says is not repeated unless it names a game that exists.
    if (greeted.game != game && title(greeted.game).empty())
        return fmt::format("the other side is no game of {}", game);
    if (greeted.game != game) {
        return fmt::format("a program for {} cannot join a game of {}", title(greeted.game),
                           title(game));
    }
    if (greeted.version == protocol_version) return {};
    return fmt::format(
        "the other side speaks version {} of the network game and this program version {}: "
        "install the same {} on both",
        greeted.version, protocol_version, game);
}

OtherGame::OtherGame(std::string program)
    : TextError(0, fmt::format("They play {} there", title(program))),
      program_(std::move(program)) {}

void demand_greeting(std::string_view game, std::string_view line) {
    const std::string greeted = read_greeting(line).game;
    if (greeted != game && !title(greeted).empty()) throw OtherGame(greeted);
    const std::string why = greeting_fault(game, line);
    if (!why.empty()) throw text::TextError(0, why);
}

std::string legible(std::string_view words) {
    constexpr int most_columns = 200;
    int columns = 0;
    std::string result;
    while (!words.empty()) {
        const auto code = text::take_code_point(words);
        if (!code) words.remove_prefix(1);
        const char32_t shown = code && !text::is_control(*code) ? *code : U'?';
        // Outside ASCII a character may be two columns wide.
        columns += shown < 0x80 ? 1 : 2;
        if (columns > most_columns) return result + "...";
        text::append_code_point(result, shown);
    }
    return result;
}

}  // namespace tabletop::remote
