#include "header_lines.hpp"

#include <fmt/format.h>

#include "player_words.hpp"

namespace tabletop::text {

std::vector<std::string> read_names(Reader& reader, const PlayerBounds& bounds, NameFault fault) {
    std::vector<std::string> names;
    while (!reader.at_end()) {
        const std::string name(reader.peek());
        if (const auto why = fault(name)) reader.fail(*why);
        if (player_called(names, name)) reader.fail(fmt::format("two players are called {}", name));
        if (names.size() == bounds.most)
            reader.fail(fmt::format("at most {} can play ({})", bounds.most, bounds.rule));
        reader.take({});
        names.push_back(name);
    }
    if (names.size() < bounds.fewest) {
        reader.fail_expecting(
            fmt::format("the names of {} to {} players", bounds.fewest, bounds.most));
    }
    return names;
}

std::vector<std::string> free_names(std::size_t count, std::span<const std::string_view> known,
                                    std::span<const std::string> taken) {
    std::vector<std::string> names;
    for (const std::string_view name : known) {
        if (names.size() == count) break;
        if (!player_called(taken, name)) names.emplace_back(name);
    }
    return names;
}

void Filler::agree(bool same, std::string_view what) const {
    if (!same)
        throw TextError(0, fmt::format("{} and the header disagree about the {}", whose_, what));
}

}  // namespace tabletop::text
