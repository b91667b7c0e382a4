#include "catan/language/table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "catan/core/rules.hpp"
#include "catan/language/notation.hpp"
#include "text/header_lines.hpp"
#include "text/player_words.hpp"

namespace catan::language {
namespace {

[[noreturn]] void fail(const std::string& message) { throw text::TextError(0, message); }

std::vector<std::string> names_of(const Setup& setup) {
    std::vector<std::string> names = setup.names;
    constexpr std::size_t usual_players = 4;
    const std::size_t count = !names.empty() ? names.size() : setup.players.value_or(usual_players);
    for (std::size_t i = names.size(); i < count; ++i) names.emplace_back(colour_names[i]);
    return names;
}

Shape shape_of(const Setup& setup, std::size_t players) {
    if (setup.custom) return setup.custom->shape();
    const Mode mode = setup.mode.value_or(Mode::Random);
    const Shape usual = mode == Mode::Beginner ? Shape::hexagon(3) : default_shape(players);
    const Shape shape = setup.shape.value_or(usual);
    if (const auto fault = board_fault(mode, shape)) fail(*fault);
    return shape;
}

// The seed for anything without its own.
std::uint64_t usual_seed(const Setup& setup) {
    if (setup.seed) return *setup.seed;
    if (setup.board_seed) return *setup.board_seed;
    return setup.chance_seed.value_or(0);
}

bool draws_anything(const Setup& setup) {
    return !setup.scripted ||
           (!setup.custom && setup.mode.value_or(Mode::Random) != Mode::Beginner);
}

Board board_of(const Setup& setup, Shape shape) {
    if (setup.custom) return setup.custom->finished();
    return make_board(setup.mode.value_or(Mode::Random), shape,
                      setup.board_seed.value_or(usual_seed(setup)));
}

// R2.5. Also decides the seating order.
void find_first(const Setup& setup, Table& table, Settings& settings) {
    const std::size_t players = table.names.size();
    const auto order = setup.order.value_or(setup.scripted ? Order::First : Order::Roll);
    if (setup.scripted && order != Order::First) {
        fail("with `chance scripted`, the header must say who begins: order first NAME (R9)");
    }
    if (order == Order::Roll) {
        table.first_rolls = roll_for_first(players, usual_seed(setup));
        settings.first = table.first_rolls.first;
    } else if (order == Order::Shuffle) {
        const std::vector<std::string> before = table.names;
        const auto seats = shuffle_seats(players, usual_seed(setup));
        for (std::size_t i = 0; i < players; ++i) table.names[i] = before[seats[i].value];
    } else if (setup.first) {
        const auto who = text::player_called(table.names, *setup.first);
        if (!who) {
            fail(fmt::format("order first {}: no player has that name",
                             text::in_quotes(*setup.first)));
        }
        settings.first = Seat(*who);
    }
}

void seat_bots(const Setup& setup, Table& table) {
    if (!setup.bots.empty()) {
        if (const std::string why = why_no_bots(table); !why.empty()) fail(why);
    }
    for (const BotSeat& bot : setup.bots) {
        const auto who = text::player_called(table.names, bot.name);
        if (!who) fail("bot: " + text::unknown_player(bot.name, table.names));
        table.bots[*who] = bot.level;
    }
    table.bot_offers = setup.bot_offers.value_or(true);
}

void notice_neighbours_in_red(const Board& board, std::vector<std::string>& notices) {
    for (const auto& [a, b] : adjacent_reds(board.topology, board.layout)) {
        notices.push_back(fmt::format(
            "hexes {} and {} are neighbours and both have a 6 or 8 (R1.6)", a.value, b.value));
    }
}

}  // namespace

Table seat_everybody(const Setup& setup) {
    std::vector<std::string> names = names_of(setup);
    const Shape shape = shape_of(setup, names.size());
    if (!seats_everybody(shape, names.size())) {
        fail(fmt::format("{} players need {} intersections, and this board has {} (R3.3)",
                         names.size(), names.size() * 8, shape.intersections()));
    }
    Settings settings = usual_settings(names.size(), shape);
    for (const Setting setting : all_settings) {
        const auto& said = setup.settings[setting];
        if (said) change(settings, setting, *said);
    }
    Board board = board_of(setup, shape);
    Table table{std::move(names),
                Game(board, settings),
                setup.chance_seed.value_or(usual_seed(setup)),
                setup.scripted,
                {},
                {}};
    find_first(setup, table, settings);
    seat_bots(setup, table);
    if (!setup.seed && !setup.board_seed && !setup.chance_seed && draws_anything(setup)) {
        table.notices.emplace_back("no seed was given, so 0 is used");
    }
    if (setup.custom) notice_neighbours_in_red(board, table.notices);
    table.game = Game(std::move(board), settings);
    return table;
}

std::string why_without_effect(const Setup& asked, const Setup& whole, std::string_view whose) {
    const std::size_t players = names_of(whole).size();
    if (asked.settings[Setting::Paired] && players < fewest_paired_players) {
        return fmt::format("{} sets {}, which needs {} players or more, and {} play (R4.5)", whose,
                           name(Setting::Paired), fewest_paired_players, players);
    }
    if (asked.seed && !draws_anything(whole)) {
        return fmt::format("{} gives a seed, but nothing is drawn in this game (R9)", whose);
    }
    return {};
}

std::string why_unwinnable(const Game& game) {
    const Settings& settings = game.settings();
    const std::uint32_t most = most_points(settings, game.topology().shape());
    if (settings.pieces.target <= most) return {};
    return fmt::format(
        "{} points win, but no player can have more than {} on this board; take a smaller target "
        "or a larger board (R2.6)",
        settings.pieces.target, most);
}

std::string why_no_bots(const Table& table) {
    if (!table.scripted) return {};
    return "there can be no bots with `chance scripted` or real dice, because they cannot roll and "
           "draw "
           "(R9)";
}

std::string bot_line(const Table& table, Seat seat) {
    const auto& bot = table.bots[seat.value];
    return fmt::format("bot {} {}", table.names[seat.value], bot ? bots::name(*bot) : "off");
}

std::string agreement_text(const Game& game, std::span<const std::string> names) {
    std::string text = fmt::format("players {}\n", fmt::join(names, " "));
    const auto out = std::back_inserter(text);
    text += board_script(game.board());
    const Settings& settings = game.settings();
    fmt::format_to(out, "order first {}\n", names[settings.first.value]);
    const Settings usual = usual_settings(names.size(), game.topology().shape());
    for (const Setting setting : all_settings) {
        const std::uint32_t agreed = value(settings, setting);
        if (agreed == value(usual, setting)) continue;
        if (is_house_rule(setting)) {
            fmt::format_to(out, "set {} {}\n", name(setting), agreed != 0 ? "on" : "off");
        } else {
            fmt::format_to(out, "set {} {}\n", name(setting), agreed);
        }
    }
    return text;
}

std::string header_text(const Table& table) {
    std::string text =
        fmt::format("catan {}\n", format_version) + agreement_text(table.game, table.names);
    if (!table.bot_offers) text += "set bot-offers off\n";
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        if (table.bots[i]) text += bot_line(table, Seat(i)) + '\n';
    }
    if (table.scripted) {
        text += "chance scripted\n";
    } else {
        text += fmt::format("chance seed {}\n", table.seed);
    }
    return text + "start\n";
}

}  // namespace catan::language
