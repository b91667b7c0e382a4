#include "carcassonne/language/table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "carcassonne/core/random.hpp"
#include "carcassonne/language/names.hpp"
#include "text/header_lines.hpp"
#include "text/player_words.hpp"

namespace carcassonne::language {
namespace {

[[noreturn]] void fail_header(const std::string& message) { throw text::TextError(0, message); }

std::vector<std::string> names_of(const Setup& setup) {
    std::vector<std::string> names = setup.names;
    const std::size_t count = !names.empty() ? names.size() : setup.players.value_or(usual_players);
    if (count < fewest_players || count > most_players) {
        fail_header(fmt::format("{} to {} players can play, not {} (K13)", fewest_players,
                                most_players, count));
    }
    for (std::size_t i = names.size(); i < count; ++i) names.emplace_back(colour_names[i]);
    return names;
}

// The seed for anything without its own.
std::uint64_t usual_seed(const Setup& setup) {
    return setup.seed ? *setup.seed : setup.chance_seed.value_or(0);
}

bool draws_anything(const Setup& setup) { return !setup.scripted; }

Seat seat_called(const std::vector<std::string>& names, const std::string& name) {
    const auto who = text::player_called(names, name);
    return who ? Seat(*who) : Seat::none();
}

// K13. Also decides the seating order.
Seat find_first(const Setup& setup, std::vector<std::string>& names) {
    if (setup.order == Order::Shuffle) {
        if (setup.scripted) {
            fail_header(
                "with `chance scripted` the seats cannot be shuffled; write order first NAME "
                "instead "
                "of order shuffle (K14)");
        }
        const std::vector<std::string> before = names;
        const auto seats = shuffle_seats(names.size(), usual_seed(setup));
        for (std::size_t i = 0; i < names.size(); ++i) names[i] = before[seats[i].value];
    } else if (setup.first) {
        const Seat first = seat_called(names, *setup.first);
        if (first.exists()) return first;
        fail_header(
            fmt::format("order first {}: no player has that name", text::in_quotes(*setup.first)));
    }
    return Seat(0);
}

void seat_bots(const Setup& setup, Table& table) {
    if (!setup.bots.empty()) {
        if (const std::string why = why_no_bots(table); !why.empty()) fail_header(why);
    }
    for (const BotSeat& bot : setup.bots) {
        const Seat seat = seat_called(table.names, bot.name);
        if (!seat.exists()) {
            fail_header("bot: " + text::unknown_player(bot.name, table.names));
        }
        table.bots[seat.value] = bot.level;
    }
}

}  // namespace

std::vector<Seat> shuffle_seats(std::size_t players, std::uint64_t seed) {
    Random random(seed, Domain::Order);
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < players; ++i) seats.emplace_back(i);
    for (std::size_t i = players; i > 1; --i) {
        std::swap(seats[i - 1], seats[random.below(static_cast<std::uint32_t>(i))]);
    }
    return seats;
}

Table seat_everybody(const Setup& setup) {
    std::vector<std::string> names = names_of(setup);
    Settings settings;
    settings.players = names.size();
    for (const Setting setting : all_settings) {
        const auto& said = setup.settings[setting];
        if (said) change(settings, setting, *said);
    }
    settings.first = find_first(setup, names);
    Table table{std::move(names),
                Game(settings),
                setup.chance_seed.value_or(usual_seed(setup)),
                setup.scripted,
                {}};
    seat_bots(setup, table);
    if (!setup.seed && !setup.chance_seed && draws_anything(setup)) {
        table.notices.emplace_back("no seed was given, so 0 is used");
    }
    return table;
}

std::string why_without_effect(const Setup& asked, const Setup& whole, std::string_view whose) {
    if (asked.seed && !draws_anything(whole)) {
        return fmt::format("{} gives a seed, but nothing is drawn in this game (K14)", whose);
    }
    return {};
}

std::vector<std::string> opening_lines(const Setup& setup, const Table& table) {
    if (setup.order != Order::Shuffle) return {};
    return {fmt::format("seats: {}", fmt::join(table.names, " "))};
}

std::string why_no_bots(const Table& table) {
    if (!table.scripted) return {};
    return "bots cannot play with `chance scripted` or real tiles, because they cannot draw (K14)";
}

std::string bot_line(const Table& table, Seat seat) {
    const auto& bot = table.bots[seat.value];
    return fmt::format("bot {} {}", table.names[seat.value], bot ? bots::name(*bot) : "off");
}

std::string agreement_text(const Game& game, std::span<const std::string> names) {
    std::string text = fmt::format("players {}\n", fmt::join(names, " "));
    const Settings& settings = game.settings();
    fmt::format_to(std::back_inserter(text), "order first {}\n", names[settings.first.value]);
    for (const Setting setting : all_settings) {
        const std::size_t agreed = value(settings, setting);
        if (agreed == 0) continue;
        fmt::format_to(std::back_inserter(text), "set {} {}\n", name(setting),
                       entry(setting).values[agreed]);
    }
    return text;
}

std::string header_text(const Table& table) {
    std::string text = fmt::format("{} {}\n", format_word, format_version) +
                       agreement_text(table.game, table.names);
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        if (table.bots[i]) text += bot_line(table, Seat(i)) + '\n';
    }
    text += table.scripted ? "chance scripted\n" : fmt::format("chance seed {}\n", table.seed);
    return text + "start\n";
}

}  // namespace carcassonne::language
