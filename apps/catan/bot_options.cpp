#include "bot_options.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "program/option_values.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace catan::app {
namespace {

// Parses an effort. The unit is a quarter of the usual effort.
std::uint32_t quarters(std::string_view typed) {
    constexpr std::array<std::pair<std::string_view, std::uint32_t>, 4> fractions{
        {{"1/4", 1}, {"0.25", 1}, {"1/2", 2}, {"0.5", 2}}};
    constexpr std::uint64_t most = 1'000;
    for (const auto& [written, value] : fractions) {
        if (typed == written) return value;
    }
    const auto times = text::number_in(typed);
    if (!times || *times < 1 || *times > most) {
        program::misunderstood(
            fmt::format("--effort is {}, but must be 1/4, 1/2 or a whole number from 1 to {}",
                        text::in_quotes(typed), most));
    }
    return static_cast<std::uint32_t>(*times) * bots::usual_effort;
}

}  // namespace

bool was_asked_for(const BotWords& words) { return words.seed || words.effort; }

table::ThinkingOptions understood(const BotWords& words) {
    table::ThinkingOptions options;
    if (words.seed) options.seed = program::seed("--bot-seed", *words.seed);
    if (words.effort) options.effort = quarters(*words.effort);
    return options;
}

table::ThinkingOptions at_table(const BotWords& words) {
    table::ThinkingOptions options = understood(words);
    if (!words.seed) options.seed = program::fresh_luck();
    return options;
}

table::BotSetup bots_of(const table::ThinkingOptions& options) {
    table::BotSetup setup;
    setup.options.seed = options.seed;
    setup.options.effort = options.effort;
    setup.runner = std::make_shared<tasks::BotThread>();
    return setup;
}

}  // namespace catan::app
