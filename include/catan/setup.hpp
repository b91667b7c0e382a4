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

#include "catan/bot_level.hpp"
#include "catan/custom_board.hpp"
#include "catan/generator.hpp"
#include "catan/setting.hpp"
#include "catan/words.hpp"

namespace catan::text {

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
    bool read(Reader& reader);
    // Takes over what another leaves unsaid here. A contradiction is a TextError without column.
    void fill_from(const Setup& other, std::string_view whose);

private:
    void read_players(Reader& reader);
    void read_board(Reader& reader);
    bool read_custom_board(Reader& reader);
    void read_order(Reader& reader);
    void read_setting(Reader& reader);
    void read_bot(Reader& reader);
    void read_chance(Reader& reader);
};

// So many short names that nobody has yet.
[[nodiscard]] std::vector<std::string> names_for_bots(std::size_t count,
                                                      std::span<const std::string> taken);

// `medium`: how well a bot plays.
[[nodiscard]] BotLevel read_level(Reader& reader);

// R1.7: what speaks against such a board, in words.
[[nodiscard]] std::optional<std::string> board_fault(Mode mode, Shape shape);

}  // namespace catan::text
