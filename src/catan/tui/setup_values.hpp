// Holds the values of the set-up screen and builds the header of a game from them. Unset values take the defaults of
// the rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/rules.hpp"
#include "catan/language/setup.hpp"
#include "catan/table/bot_seats.hpp"
#include "catan/table/seating.hpp"
#include "catan/tui/choices.hpp"

namespace catan::tui {

// The house rules, in the order of their lines.
struct RuleWords {
    language::Setting setting;
    std::string_view label;
    std::string_view hint;
};
inline constexpr auto house_rules = std::to_array<RuleWords>({
    {language::Setting::FriendlyRobber, "Friendly robber (R6.3)",
     "no player with fewer than 3 visible points is robbed."},
    {language::Setting::LateCards, "No card before the roll (R7.3)",
     "development cards are played only after the roll."},
    {language::Setting::Paired, "Paired turns, 5-8 players (R4.5)",
     "between two turns, the player three seats on may build."},
});
// The board modes, and the extended shape, which is offered like a mode.
inline constexpr std::array<std::string_view, 4> board_kinds{"random", "spiral", "beginner",
                                                             "extended"};
inline constexpr std::size_t extended_kind = 3;

struct SetupValues {
    // `seed` lays the board unless `choices` has a seed, which counts as typed.
    SetupValues(const Choices& choices, std::uint64_t seed);

    std::size_t players;
    // An empty name becomes the name of a colour, or a bot's name.
    std::array<std::string, most_players> names;
    table::BotLevels bots{};                  // by seat; no level means a person
    std::array<bool, most_players> remote{};  // seats of remote players
    std::size_t board_kind = 0;
    std::uint32_t radius = 0;  // 0: as the number of players needs
    std::uint64_t drawn_seed;
    std::optional<std::uint64_t> typed_seed;
    language::Order order = language::Order::Roll;
    std::uint32_t target = 0;                      // 0: the default target
    std::array<bool, house_rules.size()> rules{};  // which of house_rules are on
    bool real_dice = false;
    Drawing drawing = Drawing::AsTerminal;
    bool letters = false;
    table::Pace pace = table::Pace::Calm;  // pace of the bots
    language::Setup given;                 // all other settings

    [[nodiscard]] std::uint64_t seed() const { return typed_seed.value_or(drawn_seed); }

    [[nodiscard]] bool has_bots() const;
    [[nodiscard]] bool is_beginner() const;  // the fixed board
    [[nodiscard]] std::vector<std::string> remote_names() const;
    // All names, with defaults for empty ones.
    [[nodiscard]] std::vector<std::string> all_names() const;
    // The shape of the board if no radius is set.
    [[nodiscard]] Shape usual_shape() const;
    // The settings so far, with the board's seed. Throws TextError if they are invalid.
    [[nodiscard]] language::Setup setup() const;
    // The settings without seeds, for saving.
    [[nodiscard]] Choices choices() const;
};

}  // namespace catan::tui
