#include "carcassonne/language/setup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "carcassonne/core/ids.hpp"
#include "carcassonne/language/names.hpp"
#include "text/header_lines.hpp"

namespace carcassonne::language {
namespace {

constexpr auto known_settings = [] {
    std::array<std::string_view, setting_count> words{};
    std::ranges::transform(all_settings, words.begin(), [](Setting one) { return name(one); });
    return words;
}();

void read_version(text::Reader& reader, std::size_t column) {
    const std::uint64_t version = reader.take_number("the format's version, 1");
    if (version == format_version) return;
    throw text::TextError(
        column, fmt::format("this file has format version {}, but only version {} is known{}",
                            version, format_version,
                            version > format_version ? "; a newer carcassonne wrote it" : ""));
}

}  // namespace

std::vector<std::string> names_for_bots(std::size_t count, std::span<const std::string> taken) {
    // Twice the seats of a table, so that enough names stay free.
    constexpr std::array<std::string_view, 2 * most_players> known{
        "Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gus", "Hedy", "Ivo", "Jo"};
    return text::free_names(count, known, taken);
}

bool is_whole(const Setup& header) {
    return !header.names.empty() && header.order == Order::First &&
           (header.scripted || header.chance_seed);
}

bool Setup::read(text::Reader& reader) {
    const std::size_t column = reader.column();
    if (reader.take_if(format_word)) {
        read_version(reader, column);
    } else if (reader.take_if("players")) {
        read_players(reader);
    } else if (reader.take_if("order")) {
        read_order(reader);
    } else if (reader.take_if("set")) {
        read_setting(reader);
    } else if (reader.take_if("bot")) {
        read_bot(reader);
    } else if (reader.take_if("chance")) {
        read_chance(reader);
    } else {
        return false;
    }
    reader.finish();
    return true;
}

void Setup::read_players(text::Reader& reader) {
    if (!names.empty()) reader.fail("the players are already set");
    names = text::read_names(reader, {fewest_players, most_players, "K13"}, name_fault);
}

void Setup::read_order(text::Reader& reader) {
    const std::size_t column = reader.column();
    if (reader.take_if("shuffle")) {
        text::say_once(order, Order::Shuffle, column, "the order");
    } else if (reader.take_if("first")) {
        text::say_once(order, Order::First, column, "the order");
        first = std::string(reader.take("the name of the first player"));
    } else {
        reader.fail_expecting("shuffle or first");
    }
}

void Setup::read_setting(text::Reader& reader) {
    const std::size_t column = reader.column();
    const auto setting = static_cast<Setting>(reader.take_one_of("setting", known_settings));
    const auto& [first_value, second_value] = entry(setting).values;
    std::size_t value = 0;
    if (!reader.take_if(first_value)) {
        if (!reader.take_if(second_value))
            reader.fail_expecting(fmt::format("{} or {}", first_value, second_value));
        value = 1;
    }
    text::say_once(settings[setting], value, column, name(setting));
}

void Setup::fill_from(const Setup& other, std::string_view whose) {
    const text::Filler filler(whose);
    fill_players(other, filler);
    fill_seeds(other, filler);
    filler.fill(order, other.order, "order");
    fill_first(other, filler);
    for (const Setting setting : all_settings)
        filler.fill(settings[setting], other.settings[setting], name(setting));
    fill_bots(other, filler);
    fill_source_of_chance(other, filler);
}

}  // namespace carcassonne::language
