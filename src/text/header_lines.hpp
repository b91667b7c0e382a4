// Reads what the headers of all games have in common: items that are said once, names of players, and what a command line
// adds. Knows no game: its names, numbers and rules are arguments.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/text/words.hpp"

namespace tabletop::text {

// Sets an item. Throws TextError if it is already set.
template <typename T>
void say_once(std::optional<T>& place, const T& value, std::size_t column, std::string_view what) {
    if (place) throw TextError(column, std::string(what) + " is already set");
    place = value;
}

struct PlayerBounds {
    std::size_t fewest = 0;
    std::size_t most = 0;
    std::string_view rule;  // which has these numbers
};
// Says what is wrong with a name.
using NameFault = std::optional<std::string> (*)(std::string_view name);
// Reads the names of players up to the end of the line.
[[nodiscard]] std::vector<std::string> read_names(Reader& reader, const PlayerBounds& bounds,
                                                  NameFault fault);

// The first `count` of the known names that are not taken.
[[nodiscard]] std::vector<std::string> free_names(std::size_t count,
                                                  std::span<const std::string_view> known,
                                                  std::span<const std::string> taken);

// Adds the items of a command line to those of a header. Throws TextError if they disagree; the message calls the command
// line by `whose`, which must outlive this.
class Filler {
public:
    explicit Filler(std::string_view whose) : whose_(whose) {}

    void agree(bool same, std::string_view what) const;
    template <typename T>
    void fill(std::optional<T>& here, const std::optional<T>& there, std::string_view what) const {
        if (here && there) agree(*here == *there, what);
        if (!here) here = there;
    }

private:
    std::string_view whose_;
};

}  // namespace tabletop::text
