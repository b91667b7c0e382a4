#include "catan/language/setup.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catan/core/rules.hpp"
#include "catan/language/names.hpp"
#include "text/header_lines.hpp"

namespace catan::language {
namespace {

std::uint32_t read_radius(text::Reader& reader) {
    const std::size_t column = reader.column();
    const std::uint64_t radius = reader.take_number("a radius");
    if (radius < smallest_radius || radius > largest_playable_radius) {
        throw text::TextError(
            column, fmt::format("a radius must be {} to {}, not {} (R1.2)", smallest_radius,
                                largest_playable_radius, radius));
    }
    return static_cast<std::uint32_t>(radius);
}

constexpr auto known_settings = [] {
    std::array<std::string_view, setting_count + 1> words{};
    std::ranges::transform(all_settings, words.begin(), [](Setting one) { return name(one); });
    words.back() = bot_offers_word;
    return words;
}();

bool read_on_or_off(text::Reader& reader) {
    const bool on = reader.take_if("on");
    if (!on && !reader.take_if("off")) reader.fail_expecting("on or off");
    return on;
}

std::uint64_t read_seed(text::Reader& reader) {
    return reader.take_number("a seed, a whole number");
}

}  // namespace

std::vector<std::string> names_for_bots(std::size_t count, std::span<const std::string> taken) {
    // Twice the seats of a table, so that enough names stay free.
    constexpr std::array<std::string_view, 2 * most_players> known{
        "Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gus",  "Hedy",
        "Ivo", "Jo", "Kit",  "Lea", "Milo", "Nell", "Otto", "Pia"};
    return text::free_names(count, known, taken);
}

std::optional<std::string> board_fault(Mode mode, Shape shape) {
    if (has_board(mode, shape)) return std::nullopt;
    const std::string words = shape.is_extended() ? std::string("the extended shape")
                                                  : fmt::format("radius {}", shape.radius);
    return fmt::format("there is no {} board of {} (R1.7)", name(mode), words);
}

bool Setup::read(text::Reader& reader) {
    const std::size_t column = reader.column();
    if (reader.take_if("catan")) {
        const std::uint64_t version = reader.take_number("the format's version, 1");
        if (version != format_version) {
            throw text::TextError(
                column, fmt::format("this file has format version {}, but only version {} is known",
                                    version, format_version));
        }
    } else if (reader.take_if("players")) {
        read_players(reader);
    } else if (reader.take_if("board")) {
        read_board(reader);
    } else if (reader.take_if("order")) {
        read_order(reader);
    } else if (reader.take_if("set")) {
        read_setting(reader);
    } else if (reader.take_if("bot")) {
        read_bot(reader);
    } else if (reader.take_if("chance")) {
        read_chance(reader);
    } else if (!read_custom_board(reader)) {
        return false;
    }
    reader.finish();
    return true;
}

void Setup::read_players(text::Reader& reader) {
    if (!names.empty()) reader.fail("the players are already set");
    names = text::read_names(reader, {fewest_players, most_players, "R2.1"}, name_fault);
}

void Setup::read_board(text::Reader& reader) {
    if (mode || custom) reader.fail("the board is already set");
    if (reader.take_if("custom")) {
        if (reader.take_if("extended")) {
            custom.emplace(Shape::extended());
        } else {
            if (!reader.take_if("hexagon")) reader.fail_expecting("hexagon or extended");
            custom.emplace(Shape::hexagon(read_radius(reader)));
        }
        return;
    }
    constexpr std::array<std::string_view, 4> words{"random", "spiral", "beginner", "custom"};
    const std::size_t board_column = reader.column();
    mode = static_cast<Mode>(reader.take_one_of("board", words));
    while (!reader.at_end()) {
        const std::size_t column = reader.column();
        if (reader.take_if("radius")) {
            text::say_once(shape, Shape::hexagon(read_radius(reader)), column, "the board's shape");
        } else if (reader.take_if("extended")) {
            text::say_once(shape, Shape::extended(), column, "the board's shape");
        } else if (reader.take_if("seed")) {
            text::say_once(board_seed, read_seed(reader), column, "the board's seed");
        } else {
            reader.fail_expecting("radius, extended or seed");
        }
    }
    const auto fault = shape ? board_fault(*mode, *shape) : std::nullopt;
    if (fault) throw text::TextError(board_column, *fault);
}

// Reads a line of a custom board. Returns false if the line is not one of these.
bool Setup::read_custom_board(text::Reader& reader) {
    if (!custom) return false;
    if (reader.take_if("hex")) {
        custom->read_hex(reader);
    } else if (reader.take_if("port")) {
        custom->read_port(reader);
    } else if (reader.take_if("robber")) {
        custom->read_robber(reader);
    } else {
        return false;
    }
    return true;
}

void Setup::read_order(text::Reader& reader) {
    const std::size_t column = reader.column();
    if (reader.take_if("roll")) {
        text::say_once(order, Order::Roll, column, "the order");
    } else if (reader.take_if("shuffle")) {
        text::say_once(order, Order::Shuffle, column, "the order");
    } else if (reader.take_if("first")) {
        text::say_once(order, Order::First, column, "the order");
        first = std::string(reader.take("the name of the first player"));
    } else {
        reader.fail_expecting("roll, shuffle or first");
    }
}

void Setup::read_setting(text::Reader& reader) {
    const std::size_t column = reader.column();
    const std::size_t known = reader.take_one_of("setting", known_settings);
    if (known == setting_count) {
        return text::say_once(bot_offers, read_on_or_off(reader), column, bot_offers_word);
    }
    const auto setting = static_cast<Setting>(known);
    auto& place = settings[setting];
    if (is_house_rule(setting)) {
        return text::say_once(place, read_on_or_off(reader) ? 1U : 0U, column, name(setting));
    }
    const std::size_t value_column = reader.column();
    const std::uint64_t value = reader.take_number("a number");
    const Bounds allowed = bounds(setting);
    if (value < allowed.least || value > allowed.most) {
        throw text::TextError(value_column,
                              fmt::format("{} must be {} to {}, not {} (R2.6)", name(setting),
                                          allowed.least, allowed.most, value));
    }
    text::say_once(place, static_cast<std::uint32_t>(value), column, name(setting));
}

void Setup::fill_from(const Setup& other, std::string_view whose) {
    const text::Filler filler(whose);
    fill_players(other, filler);
    if (custom) {
        filler.agree(
            !other.mode && !other.board_seed && (!other.shape || *other.shape == custom->shape()),
            "board");
    } else {
        filler.fill(mode, other.mode, "board");
        filler.fill(shape, other.shape, "board");
        filler.fill(board_seed, other.board_seed, "seed of the board");
    }
    if (other.seed && board_seed) filler.agree(*board_seed == *other.seed, "seed");
    fill_seeds(other, filler);
    filler.fill(order, other.order, "order");
    fill_first(other, filler);
    for (const Setting setting : all_settings)
        filler.fill(settings[setting], other.settings[setting], name(setting));
    fill_bots(other, filler);
    filler.fill(bot_offers, other.bot_offers, "offers of bots");
    fill_source_of_chance(other, filler);
}

}  // namespace catan::language
