#include "catan/tui/setup_fields.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/core/rules.hpp"
#include "catan/tui/inks.hpp"

namespace catan::tui {
namespace {

using Kind = SetupField::Kind;

// An explanation that does not depend on the state.
SetupField::Words always(std::string_view words) {
    return [words](const SetupState&) { return std::string(words); };
}

std::string usual(std::string words) {
    return fmt::format("{} (Backspace: as usual)", std::move(words));
}

// A field for an enumeration with one word per value.
template <typename Value, std::size_t Count>
SetupField choice(std::string label, Value SetupValues::*chosen,
                  const std::array<std::string_view, Count>& words, std::string_view about) {
    SetupField field{.kind = Kind::Choice, .label = std::move(label)};
    field.value = [chosen, &words](const SetupState& state) {
        return std::string(words[static_cast<std::size_t>(state.values.*chosen)]);
    };
    field.change = [chosen](SetupState& state, int by) {
        Value& value = state.values.*chosen;
        value = static_cast<Value>(turned(static_cast<std::size_t>(value), by, Count));
    };
    field.explain = always(about);
    return field;
}

SetupField start() {
    return {.kind = Kind::Start,
            .label = "Start the game",
            .explain = always("Enter begins, with what is set here.")};
}

// ---------------------------------------------------------------------------------------------- players

// The occupants of a seat, in the order in which they are chosen.
struct SeatOption {
    std::optional<bots::Level> bot{};
    bool is_elsewhere = false;
    friend bool operator==(const SeatOption&, const SeatOption&) = default;
};
constexpr std::array<SeatOption, 5> seat_options{
    {{}, {std::nullopt, true}, {bots::Level::Easy}, {bots::Level::Medium}, {bots::Level::Hard}}};

void seat_next(SetupState& state, std::size_t seat, int by) {
    SetupValues& values = state.values;
    const auto found =
        std::ranges::find(seat_options, SeatOption{values.bots[seat], values.remote[seat]});
    std::size_t which =
        found == seat_options.end() ? 0 : static_cast<std::size_t>(found - seat_options.begin());
    do {
        which = turned(which, by, seat_options.size());
    } while (seat_options[which].is_elsewhere && !state.offers_elsewhere);
    values.bots[seat] = seat_options[which].bot;
    values.remote[seat] = seat_options[which].is_elsewhere;
}

std::string about_bot(bots::Level level) {
    switch (level) {
        case bots::Level::Random: return "a bot that makes any legal move.";
        case bots::Level::Easy: return "an easy bot, for a first evening.";
        case bots::Level::Medium: return "a medium bot, for a relaxed evening.";
        case bots::Level::Hard: return "a hard bot, for people who know the game well.";
    }
    return {};
}

std::string about_name(const SetupState& state, std::size_t seat) {
    if (const auto& bot = state.values.bots[seat]) return about_bot(*bot);
    if (state.values.remote[seat]) {
        return "at another machine: the game says what to send them, so that they join.";
    }
    if (state.values.real_dice) {
        return fmt::format("up to {} letters. With real dice there are no bots.", longest_name);
    }
    return fmt::format("up to {} letters, or {}. ← → {}.", longest_name, colour_names[seat],
                       state.offers_elsewhere ? "a bot, or elsewhere" : "make it a bot");
}

SetupField players() {
    SetupField field{.kind = Kind::Number, .label = "Players", .begins_group = true};
    field.number = {
        .least = fewest_players,
        .most = [](const SetupState&) { return std::uint64_t{most_players}; },
        .get = [](const SetupState& state) { return state.values.players; },
        .set = [](SetupValues& values,
                  std::uint64_t number) { values.players = static_cast<std::size_t>(number); }};
    field.value = [](const SetupState& state) { return fmt::format("{}", state.values.players); };
    field.explain = always("2 to 8; 5 and 6 play on the extended board, 7 and 8 on radius 4.");
    return field;
}

SetupField name(std::size_t seat) {
    SetupField field{.kind = Kind::Name, .label = fmt::format("Name {}", seat + 1)};
    field.seat = seat;
    field.value = [seat](const SetupState& state) {
        const std::string& name = state.values.names[seat];
        return name.empty() ? fmt::format("({})", state.values.all_names()[seat]) : name;
    };
    field.change = [seat](SetupState& state, int by) {
        if (!state.values.real_dice) seat_next(state, seat, by);
    };
    field.explain = [seat](const SetupState& state) { return about_name(state, seat); };
    return field;
}

// ---------------------------------------------------------------------------------------------- board

constexpr std::array<std::string_view, 4> kind_hints{
    "terrain and numbers shuffled, no two red numbers side by side.",
    "terrain shuffled, numbers laid in a spiral.", "the fixed first board.",
    "the board of the 5-6 player game."};

bool is_extended(const SetupState& state) { return state.values.board_kind == extended_kind; }

SetupField board() {
    SetupField field = choice("Board", &SetupValues::board_kind, board_kinds, {});
    field.begins_group = true;
    field.explain = [](const SetupState& state) {
        return std::string(kind_hints[state.values.board_kind]);
    };
    return field;
}

SetupField radius() {
    SetupField field{.kind = Kind::Number, .label = "Radius"};
    const auto get = [](const SetupState& state) {
        return std::uint64_t{state.values.radius != 0 ? state.values.radius
                                                      : state.values.usual_shape().radius};
    };
    field.number = {
        .least = smallest_radius,
        .most = [](const SetupState&) { return std::uint64_t{largest_playable_radius}; },
        .get = get,
        .set = [](SetupValues& values,
                  std::uint64_t number) { values.radius = static_cast<std::uint32_t>(number); },
        .set_usual = [](SetupValues& values) { values.radius = 0; }};
    field.value = [get](const SetupState& state) -> std::string {
        if (is_extended(state)) return "as printed";
        if (state.values.radius != 0) return fmt::format("{}", state.values.radius);
        if (state.values.usual_shape().is_extended()) return "extended, as usual";
        return fmt::format("{}, as usual", get(state));
    };
    field.explain = [](const SetupState& state) -> std::string {
        if (state.values.radius == 0) {
            return "as these players need it; you can have 3 to 50 rings of hexes.";
        }
        return usual("rings of hexes, 3 to 50.");
    };
    field.why_fixed = [](const SetupState& state) {
        return is_extended(state) ? "the extended board has one size only." : "";
    };
    return field;
}

SetupField seed() {
    SetupField field{.kind = Kind::Number, .label = "Seed"};
    field.number = {
        .most = [](const SetupState&) { return std::numeric_limits<std::uint64_t>::max(); },
        .get = [](const SetupState& state) { return state.values.seed(); },
        .set = [](SetupValues& values, std::uint64_t number) { values.typed_seed = number; },
        .set_usual = [](SetupValues& values) { values.typed_seed.reset(); },
        .is_kept = true};
    field.value = [](const SetupState& state) -> std::string {
        if (state.values.is_beginner()) return "none";
        return fmt::format("{}", state.values.seed());
    };
    field.explain = [](const SetupState& state) -> std::string {
        if (state.values.typed_seed) {
            return "you chose this board; Backspace takes its number back.";
        }
        return "the board's number; type one, or n lays another. The dice have their own.";
    };
    field.why_fixed = [](const SetupState& state) {
        return state.values.is_beginner() ? "the beginners' board is always the same." : "";
    };
    return field;
}

// ---------------------------------------------------------------------------------------------- rules

constexpr std::array<std::string_view, 3> orders{"everybody rolls", "seats are shuffled",
                                                 "the first name"};

SetupField order() {
    SetupField field = choice("Who begins", &SetupValues::order, orders,
                              "who takes the first turn; the others follow round the table.");
    field.begins_group = true;
    field.value = [](const SetupState& state) {
        const language::Order order =
            state.values.real_dice ? language::Order::First : state.values.order;
        return std::string(orders[static_cast<std::size_t>(order)]);
    };
    field.why_fixed = [](const SetupState& state) {
        return state.values.real_dice
                   ? "with real dice the first name begins; roll for it at the table."
                   : "";
    };
    return field;
}

SetupField target() {
    SetupField field{.kind = Kind::Number, .label = "Points to win"};
    const auto get = [](const SetupState& state) {
        return std::uint64_t{state.values.target != 0 ? state.values.target : state.usual_target};
    };
    field.number = {
        .least = target_bounds.least,
        .most = [](const SetupState& state) { return state.most_target; },
        .get = get,
        .set = [](SetupValues& values,
                  std::uint64_t number) { values.target = static_cast<std::uint32_t>(number); },
        .set_usual = [](SetupValues& values) { values.target = 0; }};
    field.value = [get](const SetupState& state) {
        return fmt::format("{}{}", get(state), state.values.target == 0 ? ", as usual" : "");
    };
    field.explain = [](const SetupState& state) {
        if (state.values.target == 0) {
            return fmt::format("{}, as usual on this board; it follows the board's size.",
                               state.usual_target);
        }
        return usual(fmt::format("{} is usual on this board.", state.usual_target));
    };
    return field;
}

SetupField dice() {
    SetupField field{.kind = Kind::Choice, .label = "Dice"};
    field.value = [](const SetupState& state) {
        return state.values.real_dice ? "you roll and type" : "rolled here";
    };
    field.change = [](SetupState& state, int /*by*/) {
        state.values.real_dice = !state.values.real_dice;
    };
    field.explain = [](const SetupState& state) {
        return state.values.real_dice ? "you bring dice and cards, and type what they show."
                                      : "the program rolls and shuffles.";
    };
    field.why_fixed = [](const SetupState& state) {
        const bool rolls = state.values.has_bots() || !state.values.remote_names().empty();
        return rolls ? "bots and remote players have no dice here: the program rolls." : "";
    };
    return field;
}

SetupField rule(std::size_t which) {
    const RuleWords& words = house_rules[which];
    SetupField field{.kind = Kind::Switch,
                     .label = std::string(words.label),
                     .asks = "House rule",
                     .begins_group = which == 0};
    field.is_on = [which](const SetupValues& values) { return values.rules[which]; };
    field.change = [which](SetupState& state, int /*by*/) {
        state.values.rules[which] = !state.values.rules[which];
    };
    field.explain = always(words.hint);
    if (words.setting == language::Setting::Paired) {
        field.why_fixed = [](const SetupState& state) {
            const bool are_few = state.values.players < fewest_paired_players;
            return are_few ? "only 5 to 8 players can have paired turns." : "";
        };
    }
    return field;
}

// ---------------------------------------------------------------------------------------------- screen

constexpr std::array<std::string_view, 3> paces{"calmly", "briskly", "at once"};
constexpr std::array<std::string_view, 3> drawings{"as the terminal can", "without colours",
                                                   "ASCII only"};

SetupField letters_on_pieces() {
    SetupField field{.kind = Kind::Switch, .label = "Letters on the pieces", .asks = "Letters"};
    field.is_on = [](const SetupValues& values) { return values.letters; };
    field.change = [](SetupState& state, int /*by*/) {
        state.values.letters = !state.values.letters;
    };
    field.explain = always("each piece bears its player's letter, besides the colour.");
    return field;
}

}  // namespace

std::vector<SetupField> setup_fields(const SetupValues& values) {
    std::vector<SetupField> all{start(), players()};
    for (std::size_t i = 0; i < values.players; ++i) all.push_back(name(i));
    for (const auto make : {board, radius, seed, order, target, dice}) all.push_back(make());
    for (std::size_t i = 0; i < values.rules.size(); ++i) all.push_back(rule(i));
    const std::size_t last_group = all.size();
    if (values.has_bots()) {
        all.push_back(
            choice("Bots move", &SetupValues::pace, paces, "and in the game < and > change it."));
    }
    all.push_back(choice("Drawing", &SetupValues::drawing, drawings,
                         "how the board is drawn, here and in the game."));
    all.push_back(letters_on_pieces());
    all[last_group].begins_group = true;
    return all;
}

}  // namespace catan::tui
