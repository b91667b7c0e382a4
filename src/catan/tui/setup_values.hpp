// The values of the set-up screen, and the header that they make. What nobody has said is what the rules make of it.
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
#include "catan/tui/choices.hpp"
#include "table/bot_seats.hpp"
#include "table/seating.hpp"

namespace catan::tui {

inline constexpr std::array<language::Setting, 3> house_rules{
    language::Setting::FriendlyRobber, language::Setting::LateCards, language::Setting::Paired};
// The modes, and a shape that is chosen like one.
inline constexpr std::array<std::string_view, 4> board_kinds{"random", "spiral", "beginner",
                                                             "extended"};
inline constexpr std::size_t extended_kind = 3;

struct SetupValues {
    // The seed is that of the board, unless one was said, which counts as typed.
    SetupValues(const Choices& choices, std::uint64_t seed);

    std::size_t players;
    // Empty: the name of a colour, or one for bots.
    std::array<std::string, most_players> names;
    table::BotLevels bots{};                     // by seat; none: a person
    std::array<bool, most_players> elsewhere{};  // who is at another machine
    std::size_t board_kind = 0;
    std::uint32_t radius = 0;  // 0: what the players need
    std::uint64_t drawn_seed;
    std::optional<std::uint64_t> typed_seed;
    language::Order order = language::Order::Roll;
    std::uint32_t target = 0;  // 0: the usual one
    std::array<bool, house_rules.size()> rules{false, false, true};
    bool real_dice = false;
    Drawing drawing = Drawing::AsTerminal;
    bool letters = false;
    table::Pace pace = table::Pace::Calm;  // of bots
    language::Setup given;                 // what was said of everything else

    [[nodiscard]] std::uint64_t seed() const { return typed_seed.value_or(drawn_seed); }

    [[nodiscard]] bool has_bots() const;
    [[nodiscard]] bool is_beginner() const;  // the fixed board
    [[nodiscard]] std::vector<std::string> names_elsewhere() const;
    // What everybody is called, where nobody said it.
    [[nodiscard]] std::vector<std::string> all_names() const;
    // Where no radius is said.
    [[nodiscard]] Shape usual_shape() const;
    // What has been agreed on so far, with the seed of the board. A TextError says what cannot be.
    [[nodiscard]] language::Setup setup() const;
    // The same to be kept for another time: without seeds.
    [[nodiscard]] Choices choices() const;
};

}  // namespace catan::tui
