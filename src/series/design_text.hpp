// Writes and reads the line that heads a table of results: the program with its version, then the items of the experiment's
// design. Knows no game: it names the items and gives them their meaning.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "series/part.hpp"
#include "series/schedule.hpp"

namespace tabletop::series {

// The program that plays the games. Another version may play them differently.
struct Program {
    std::string_view name;
    std::string_view version;
};

// In the order of the line. Items with their usual value may be left out.
using DesignItems = std::vector<std::pair<std::string_view, std::string>>;

// `# catan 1.0.0 sim; bots: easy, easy; games: 100; part: 3/64`. Names the part only if there are several.
[[nodiscard]] std::string design_line(const Program& program, const DesignItems& items,
                                      const Part& part);
// The items of such a line, the part last if it is named. They refer to the line. Throws a TextError if this program has not
// written it.
using ReadItem = std::pair<std::string_view, std::string_view>;
[[nodiscard]] std::vector<ReadItem> items_in(const Program& program, std::string_view line);

// The items of a schedule without its part, which design_line() adds; and the schedule from its items. The latter returns false
// if the item is of another kind.
void add_items(DesignItems& items, const Schedule& schedule);
[[nodiscard]] bool take_item(Schedule& schedule, const ReadItem& item);

// How two designs differ, as in `seed: 1 here, 2 there`; empty if they do not. Looks at these items in this order.
[[nodiscard]] std::optional<std::string> difference(const DesignItems& here,
                                                    const DesignItems& there,
                                                    std::span<const std::string_view> names);

// Values of items. All but the first throw a TextError for a value that cannot be read.
[[nodiscard]] std::string on_or_off(bool on);
[[noreturn]] void unreadable(std::string_view what);
[[nodiscard]] std::uint64_t number_of(std::string_view value);
[[nodiscard]] bool is_on(std::string_view value);
[[nodiscard]] Part part_of(std::string_view value);
// The pieces between separators.
[[nodiscard]] std::vector<std::string_view> parted(std::string_view text,
                                                   std::string_view separator);

}  // namespace tabletop::series
