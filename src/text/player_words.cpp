#include "player_words.hpp"

#include <algorithm>
#include <vector>

#include "tabletop/text/spelling.hpp"

namespace tabletop::text {

std::optional<std::size_t> player_called(std::span<const std::string> names,
                                         std::string_view name) {
    const auto found = std::ranges::find_if(
        names, [&](const std::string& known) { return same_word(name, known); });
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

std::string unknown_player(std::string_view name, std::span<const std::string> names) {
    const std::vector<std::string_view> known(names.begin(), names.end());
    return unknown("player", name, known);
}

Seat read_seat(Reader& reader, std::span<const std::string> names) {
    if (reader.at_end()) reader.fail_expecting("a player");
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (reader.take_if(names[i])) return Seat(i);
    }
    reader.fail(unknown_player(reader.peek(), names));
}

std::optional<Seat> read_speaker(Reader& reader, std::span<const std::string> names) {
    const std::string_view word = reader.peek();
    if (word.empty() || word.back() != ':') return std::nullopt;
    const std::string_view speaker = word.substr(0, word.size() - 1);
    const auto found = player_called(names, speaker);
    if (!found) reader.fail(unknown_player(speaker, names));
    reader.take({});
    return Seat(*found);
}

std::string names_of(SeatSet seats, std::span<const std::string> names) {
    std::string words;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!seats.contains(Seat(i))) continue;
        if (!words.empty()) words += ' ';
        words += names[i];
    }
    return words;
}

}  // namespace tabletop::text
