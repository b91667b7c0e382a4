#include "header_options.hpp"

#include <algorithm>
#include <array>

#include "tabletop/text/spelling.hpp"

namespace tabletop::program {

std::vector<text::Word> header_words(std::string_view keyword, std::string_view typed,
                                     std::string_view separators) {
    std::vector<text::Word> words{{keyword, 0}};
    while (!typed.empty()) {
        const std::size_t end = typed.find_first_of(separators);
        if (end != 0) words.push_back({typed.substr(0, end), 0});
        typed.remove_prefix(end == std::string_view::npos ? typed.size() : end + 1);
    }
    return words;
}

std::vector<std::string> listed_names(std::string_view typed) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin < typed.size();) {
        const std::size_t end = std::min(typed.find_first_of(", ", begin), typed.size());
        if (end > begin) words.emplace_back(typed.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

void demand_known_bots(std::string_view typed, const std::vector<std::string>& bots) {
    const std::vector<std::string> names = listed_names(typed);
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (const std::string& bot : bots) {
        const std::string_view name = std::string_view(bot).substr(0, bot.find_first_of(" ="));
        const bool is_there = std::ranges::any_of(
            known, [&](std::string_view other) { return text::same_word(name, other); });
        if (!is_there)
            misunderstood(fmt::format("--bot: {}", text::unknown("player", name, known)));
    }
}

bots::Level level(std::string_view option, std::string_view typed) {
    constexpr auto words = [] {
        std::array<std::string_view, bots::level_count> names{};
        std::ranges::transform(bots::all_levels, names.begin(), bots::name);
        return names;
    }();
    return bots::all_levels[choice(option, typed, words)];
}

}  // namespace tabletop::program
