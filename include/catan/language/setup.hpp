// What people agree on before a game: the header of a script or a saved game, or the same from a command line. Each
// thing can be left open; what is said twice must be said alike. What comes of it is a Table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/bot_level.hpp"
#include "catan/core/generator.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/custom_board.hpp"
#include "catan/language/setting.hpp"
#include "tabletop/text/words.hpp"

namespace catan::language {

inline constexpr std::uint64_t format_version = 1;

// `set bot-offers off` is about who plays, so it is none of the settings of the rules.
inline constexpr std::string_view bot_offers_word = "bot-offers";

enum class Order : std::uint8_t { Roll, Shuffle, First };

// A player who is a bot.
struct BotSeat {
    std::string name;
    BotLevel level = BotLevel::Medium;
    friend bool operator==(const BotSeat&, const BotSeat&) = default;
};

struct Setup {
    std::vector<std::string> names;
    std::optional<std::size_t> players;  // how many, where they have no names
    std::optional<Mode> mode;
    std::optional<Shape> shape;
    std::optional<CustomBoard> custom;
    std::optional<Order> order;
    std::optional<std::string> first;
    std::array<std::optional<std::uint32_t>, setting_count> settings{};
    std::vector<BotSeat> bots;          // the others are people
    std::optional<bool> bot_offers;     // whether bots offer trades
    std::optional<std::uint64_t> seed;  // for all that has no seed of its own
    std::optional<std::uint64_t> board_seed;
    std::optional<std::uint64_t> chance_seed;
    bool scripted = false;
    bool seeded = false;  // said to be, which a script that writes its outcomes contradicts

    // Reads a header line whose first word is the reader's next. False, and nothing read, if it is none.
    bool read(text::Reader& reader);
    // Takes over what another leaves unsaid here. A contradiction is a TextError without column.
    void fill_from(const Setup& other, std::string_view whose);

private:
    void read_players(text::Reader& reader);
    void read_board(text::Reader& reader);
    bool read_custom_board(text::Reader& reader);
    void read_order(text::Reader& reader);
    void read_setting(text::Reader& reader);
    void read_bot(text::Reader& reader);
    void read_chance(text::Reader& reader);
};

// So many short names that nobody has yet.
[[nodiscard]] std::vector<std::string> names_for_bots(std::size_t count,
                                                      std::span<const std::string> taken);

// `medium`: how well a bot plays.
[[nodiscard]] BotLevel read_level(text::Reader& reader);

// R1.7: what speaks against such a board, in words.
[[nodiscard]] std::optional<std::string> board_fault(Mode mode, Shape shape);

}  // namespace catan::language
