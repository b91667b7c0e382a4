// Reads the header of a script or a saved game, or the same options from a command line. Every item is optional; an item
// that is given twice must not contradict itself. seat_everybody() makes a Table of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/language/setting_words.hpp"
#include "tabletop/text/setup_items.hpp"
#include "tabletop/text/words.hpp"

namespace carcassonne::language {

// The first word of a saved game, which names the game.
inline constexpr std::string_view format_word = "carcassonne";
inline constexpr std::uint64_t format_version = 1;

// The first words of header lines.
inline constexpr std::array<std::string_view, 7> header_words{
    format_word, "players", "order", "set", "bot", "chance", "start"};

// K13
enum class Order : std::uint8_t { Shuffle, First };

using text::BotSeat;
using text::read_level;

struct Setup : text::SetupItems {
    std::optional<Order> order;
    GivenSettings settings;

    // Reads a header line from its first word. Returns false and reads nothing if it is no header line.
    bool read(text::Reader& reader);
    // Takes items from `other` that are missing here. Throws TextError without column on a contradiction; the message calls
    // `other` by `whose`.
    void fill_from(const Setup& other, std::string_view whose);

private:
    void read_players(text::Reader& reader);
    void read_order(text::Reader& reader);
    void read_setting(text::Reader& reader);
};

// Whether the header leaves nothing open, as in every saved game.
[[nodiscard]] bool is_whole(const Setup& header);

// Short names for `count` bots that are not in `taken`.
[[nodiscard]] std::vector<std::string> names_for_bots(std::size_t count,
                                                      std::span<const std::string> taken);

}  // namespace carcassonne::language
