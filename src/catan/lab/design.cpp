#include "catan/lab/design.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "catan/core/rules.hpp"
#include "catan/core/version.hpp"
#include "series/design_text.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"
#include "text/listing.hpp"

namespace catan::lab {
namespace {

constexpr std::uint32_t largest_effort = 1000;
constexpr series::Program this_program{"catan", version};

std::string names(const std::vector<Contender>& bots) {
    std::string text;
    for (const Contender& bot : bots) text += (text.empty() ? "" : ", ") + name(bot);
    return text;
}

// In the order of the line that heads a table.
series::DesignItems items_of(const Design& design) {
    series::DesignItems all{{"bots", names(design.bots)}, {"board", design.board}};
    if (!design.settings.empty()) all.emplace_back("set", design.settings);
    series::add_items(all, design);
    all.emplace_back("offers", series::on_or_off(design.offers));
    all.emplace_back("max-turns", fmt::format("{}", design.max_turns));
    return all;
}

void take(Design& design, const series::ReadItem& item) {
    const auto& [key, value] = item;
    if (key == "bots") {
        for (const std::string_view word : series::parted(value, ", ")) {
            design.bots.push_back(contender_in(word, bots::usual_effort));
        }
    } else if (key == "board") {
        design.board = value;
    } else if (key == "set") {
        design.settings = value;
    } else if (key == "offers") {
        design.offers = series::is_on(value);
    } else if (key == "max-turns") {
        design.max_turns = static_cast<std::uint32_t>(series::number_of(value));
    } else if (!series::take_item(design, item)) {
        series::unreadable(key);
    }
}

}  // namespace

std::string name(const Contender& contender) {
    std::string level(bots::name(contender.level));
    const std::uint32_t effort = contender.effort;
    if (effort == bots::usual_effort) return level;
    if (effort % bots::usual_effort == 0) {
        return fmt::format("{}@{}", level, effort / bots::usual_effort);
    }
    if (effort % 2 == 0) return fmt::format("{}@{}/2", level, effort / 2);
    return fmt::format("{}@{}/4", level, effort);
}

std::optional<std::uint32_t> effort_in(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, std::uint32_t>, 3> decimals{
        {{"0.25", 1}, {"0.5", 2}, {"0.75", 3}}};
    for (const auto& [decimal, quarters] : decimals) {
        if (word == decimal) return quarters;
    }
    const std::size_t slash = word.find('/');
    const auto counted = text::number_in(word.substr(0, slash));
    std::uint64_t parts = 1;
    if (slash != std::string_view::npos) {
        const std::string_view below = word.substr(slash + 1);
        if (below != "2" && below != "4") return std::nullopt;
        parts = below == "2" ? 2 : 4;
    }
    if (!counted || *counted == 0 || *counted > largest_effort) return std::nullopt;
    return static_cast<std::uint32_t>(*counted * bots::usual_effort / parts);
}

Contender contender_in(std::string_view word, std::uint32_t effort) {
    const std::size_t at = word.find('@');
    const std::string_view level = word.substr(0, at);
    const auto* const known =
        std::ranges::find(bots::all_levels, level, [](bots::Level one) { return bots::name(one); });
    if (known == bots::all_levels.end()) {
        std::vector<std::string> levels;
        levels.reserve(bots::all_levels.size());
        for (const bots::Level one : bots::all_levels) levels.emplace_back(bots::name(one));
        const auto near =
            text::nearest(level, std::vector<std::string_view>(levels.begin(), levels.end()));
        throw text::TextError(
            0, fmt::format("there is no bot {}; there are {}{}", text::in_quotes(level),
                           text::joined(levels),
                           near ? fmt::format("; did you mean {}?", *near) : std::string()));
    }
    Contender contender{*known, bots::usual_effort};
    if (at == std::string_view::npos) {
        if (bots::abilities_of(*known).takes_effort) contender.effort = effort;
        return contender;
    }
    if (!bots::abilities_of(*known).takes_effort) {
        throw text::TextError(0, fmt::format("{}: only hard bots have an effort, as in hard@4",
                                             text::in_quotes(word)));
    }
    const auto own = effort_in(word.substr(at + 1));
    if (!own) {
        throw text::TextError(0, fmt::format("{}: an effort is a number such as 4 or 1/4, up to {}",
                                             text::in_quotes(word), largest_effort));
    }
    contender.effort = *own;
    return contender;
}

std::optional<std::uint64_t> Design::board_seed_of(std::uint64_t game) const {
    if (board.starts_with("beginner") || board.starts_with("custom")) return std::nullopt;
    constexpr std::string_view fixed = " seed ";
    const std::size_t at = board.find(fixed);
    if (at == std::string::npos) return seed_of(game);
    return series::number_of(std::string_view(board).substr(at + fixed.size()));
}

std::string written(const Design& design) {
    return series::design_line(this_program, items_of(design), design.part);
}

Design design_in(std::string_view line) {
    Design design;
    for (const series::ReadItem& item : series::items_in(this_program, line)) take(design, item);
    const bool is_sound = design.players() >= fewest_players && design.players() <= most_players &&
                          design.part.number >= 1 && design.part.number <= design.part.of;
    if (!is_sound || written(design) != line) series::unreadable(line.substr(line.find("; ") + 2));
    return design;
}

std::optional<std::string> difference(const Design& here, const Design& there) {
    constexpr std::array<std::string_view, 9> all{
        "bots", "board", "set", "games", "seed", "bot-seed", "rotate", "offers", "max-turns"};
    return series::difference(items_of(here), items_of(there), all);
}

}  // namespace catan::lab
