#include "series/design_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::series {
namespace {

std::string opening_of(const Program& program) {
    return fmt::format("# {} {} sim; ", program.name, program.version);
}

}  // namespace

std::string design_line(const Program& program, const DesignItems& items, const Part& part) {
    std::string line = opening_of(program);
    for (const auto& [key, value] : items)
        line += fmt::format("{}{}: {}", line.ends_with("; ") ? "" : "; ", key, value);
    if (part.of > 1) line += fmt::format("; part: {}/{}", part.number, part.of);
    return line;
}

std::vector<ReadItem> items_in(const Program& program, std::string_view line) {
    if (!line.starts_with(fmt::format("# {} ", program.name)) ||
        line.find(" sim; ") == std::string_view::npos) {
        throw text::TextError(
            0, fmt::format("this is no table that {} sim --csv has written", program.name));
    }
    const std::string opening = opening_of(program);
    if (!line.starts_with(opening)) {
        const std::string_view who = line.substr(2, line.find(" sim; ") - 2);
        throw text::TextError(0, fmt::format("this table was written by {}, and bots may play "
                                             "differently in {} {}",
                                             text::in_quotes(who), program.name, program.version));
    }
    line.remove_prefix(opening.size());
    std::vector<ReadItem> items;
    for (const std::string_view item : parted(line, "; ")) {
        const std::size_t colon = item.find(": ");
        if (colon == std::string_view::npos) unreadable(item);
        items.emplace_back(item.substr(0, colon), item.substr(colon + 2));
    }
    return items;
}

void add_items(DesignItems& items, const Schedule& schedule) {
    items.emplace_back("games", fmt::format("{}", schedule.games));
    items.emplace_back("seed", fmt::format("{}", schedule.seed));
    items.emplace_back("bot-seed", fmt::format("{}", schedule.bot_seed));
    items.emplace_back("rotate", on_or_off(schedule.rotate));
}

bool take_item(Schedule& schedule, const ReadItem& item) {
    const auto& [key, value] = item;
    if (key == "games") {
        schedule.games = number_of(value);
    } else if (key == "seed") {
        schedule.seed = number_of(value);
    } else if (key == "bot-seed") {
        schedule.bot_seed = number_of(value);
    } else if (key == "rotate") {
        schedule.rotate = is_on(value);
    } else if (key == "part") {
        schedule.part = part_of(value);
    } else {
        return false;
    }
    return true;
}

std::optional<std::string> difference(const DesignItems& here, const DesignItems& there,
                                      std::span<const std::string_view> names) {
    const auto find = [](const DesignItems& all, std::string_view key) {
        const auto found = std::ranges::find(all, key, &DesignItems::value_type::first);
        return found == all.end() ? std::string("nothing") : found->second;
    };
    for (const std::string_view key : names) {
        const std::string one = find(here, key);
        const std::string other = find(there, key);
        if (one != other) return fmt::format("{}: {} here, {} there", key, one, other);
    }
    return std::nullopt;
}

std::string on_or_off(bool on) { return on ? "on" : "off"; }

void unreadable(std::string_view what) {
    throw text::TextError(0, fmt::format("cannot read {}", text::in_quotes(what)));
}

std::uint64_t number_of(std::string_view value) {
    const auto number = text::number_in(value);
    if (!number) unreadable(value);
    return *number;
}

bool is_on(std::string_view value) {
    if (value != "on" && value != "off") unreadable(value);
    return value == "on";
}

Part part_of(std::string_view value) {
    const std::size_t slash = value.find('/');
    if (slash == std::string_view::npos) unreadable(value);
    return {number_of(value.substr(0, slash)), number_of(value.substr(slash + 1))};
}

std::vector<std::string_view> parted(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + separator.size());
    }
}

}  // namespace tabletop::series
