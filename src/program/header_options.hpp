// Reads options that stand for lines of a game's header: `--set target=12` is `set target 12`. The game's own Setup parses
// them, so its messages and limits hold for both.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "program/option_values.hpp"
#include "tabletop/game/bot_level.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::program {

// The keyword, and the words between any of the separators.
[[nodiscard]] std::vector<text::Word> header_words(std::string_view keyword, std::string_view typed,
                                                   std::string_view separators);

template <typename Setup>
void read_as_header(Setup& setup, std::string_view option, std::string_view keyword,
                    std::string_view typed, std::string_view separators) {
    const std::vector<text::Word> words = header_words(keyword, typed, separators);
    try {
        text::Reader reader(words, 0);
        setup.read(reader);
    } catch (const text::TextError& error) {
        misunderstood(fmt::format("{}: {}", option, error.what()));
    }
}

// Splits `Ann,Ben` or `Ann Ben`.
[[nodiscard]] std::vector<std::string> listed_names(std::string_view typed);
// Reports a NAME=LEVEL of --bot whose name is not in `typed`, the value of --names. That comes before a wrong number of names.
void demand_known_bots(std::string_view typed, const std::vector<std::string>& bots);
// The level of a bot.
[[nodiscard]] bots::Level level(std::string_view option, std::string_view typed);

}  // namespace tabletop::program
