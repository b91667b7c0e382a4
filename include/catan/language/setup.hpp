// Reads the header of a script or a saved game, or the same options from a command line. Every item is optional; an item
// that is given twice must not contradict itself. seat_everybody() makes a Table of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/custom_board.hpp"
#include "catan/language/setting_words.hpp"
#include "tabletop/text/setup_items.hpp"
#include "tabletop/text/words.hpp"

namespace catan::language {

inline constexpr std::uint64_t format_version = 1;

// `set bot-offers off` concerns the bots, so it is no Setting of the rules.
inline constexpr std::string_view bot_offers_word = "bot-offers";

enum class Order : std::uint8_t { Roll, Shuffle, First };

using text::BotSeat;
using text::read_level;

struct Setup : text::SetupItems {
    std::optional<Mode> mode;
    std::optional<Shape> shape;
    std::optional<CustomBoard> custom;
    std::optional<Order> order;
    GivenSettings settings;
    std::optional<bool> bot_offers;  // whether bots offer trades
    std::optional<std::uint64_t> board_seed;

    // Reads a header line from its first word. Returns false and reads nothing if it is no header line.
    bool read(text::Reader& reader);
    // Takes items from `other` that are missing here. Throws TextError without column on a contradiction; the message calls
    // `other` by `whose`.
    void fill_from(const Setup& other, std::string_view whose);

private:
    void read_players(text::Reader& reader);
    void read_board(text::Reader& reader);
    bool read_custom_board(text::Reader& reader);
    void read_order(text::Reader& reader);
    void read_setting(text::Reader& reader);
};

// Short names for `count` bots that are not in `taken`.
[[nodiscard]] std::vector<std::string> names_for_bots(std::size_t count,
                                                      std::span<const std::string> taken);

// R1.7: why the mode has no board of this shape, in words.
[[nodiscard]] std::optional<std::string> board_fault(Mode mode, Shape shape);

}  // namespace catan::language
