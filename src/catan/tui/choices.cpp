#include "catan/tui/choices.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/language/names.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace catan::tui {
namespace {

using text::TextError;

constexpr std::size_t longest_text = 64 * 1024;  // in bytes
constexpr std::string_view looks = "looks";
constexpr std::string_view remote_word = "elsewhere";

void read_looks(text::Reader& reader, Choices& choices) {
    while (!reader.at_end()) {
        if (reader.take_if("letters")) {
            choices.letters = true;
        } else if (reader.take_if("no-color")) {
            choices.drawing = Drawing::NoColours;
        } else if (reader.take_if("ascii")) {
            choices.drawing = Drawing::Ascii;
        } else if (reader.take_if(table::name_of(table::Pace::Brisk))) {
            choices.pace = table::Pace::Brisk;
        } else if (reader.take_if(table::name_of(table::Pace::AtOnce))) {
            choices.pace = table::Pace::AtOnce;
        } else {
            reader.fail_expecting("letters, no-color, ascii, brisk or at-once");
        }
    }
}

// Throws for a line that the language accepts but saved choices must not contain.
void refuse_unkept(const language::Setup& setup) {
    if (setup.board_seed || setup.chance_seed) throw TextError(0, "a seed is not kept");
    if (setup.custom) throw TextError(0, "a board that is spelled out is not kept");
    for (const std::string& name : setup.names) {
        if (const auto fault = language::new_name_fault(name)) throw TextError(0, *fault);
    }
}

void read_line(std::string_view line, Choices& choices) {
    const std::vector<text::Word> words = text::split(line);
    if (words.empty()) return;
    text::Reader reader(words, 0);
    Choices read = choices;
    if (reader.take_if(looks)) {
        read_looks(reader, read);
    } else if (reader.take_if(remote_word)) {
        while (!reader.at_end()) read.remote.emplace_back(reader.take("a player"));
    } else if (!read.setup.read(reader)) {
        throw TextError(0, fmt::format("nothing is known of {}", text::in_quotes(reader.peek())));
    }
    refuse_unkept(read.setup);
    choices = std::move(read);
}

// True if the input has printable characters and line breaks only.
bool is_text(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text::shown(line) == line;
}

}  // namespace

Appearance appearance(Drawing drawing, bool letters, const Appearance& terminal) {
    Appearance look = terminal;
    if (drawing != Drawing::AsTerminal) look.depth = Depth::None;
    if (drawing == Drawing::Ascii) look.glyphs = Glyphs::Ascii;
    look.seat_letters = letters;
    return look;
}

std::string choices_text(const Choices& choices) {
    const language::Setup& setup = choices.setup;
    std::string text =
        "# What the set-up screen of catan begins with. Edit it if you like; leaving that screen "
        "writes it anew.\n";
    const auto out = std::back_inserter(text);
    if (!setup.names.empty()) fmt::format_to(out, "players {}\n", fmt::join(setup.names, " "));
    for (const language::BotSeat& bot : setup.bots) {
        fmt::format_to(out, "bot {} {}\n", bot.name, bots::name(bot.level));
    }
    if (!choices.remote.empty()) {
        fmt::format_to(out, "{} {}\n", remote_word, fmt::join(choices.remote, " "));
    }
    if (setup.mode || setup.shape) {
        text += fmt::format("board {}", name(setup.mode.value_or(Mode::Random)));
        if (setup.shape && setup.shape->is_extended()) text += " extended";
        if (setup.shape && !setup.shape->is_extended()) {
            fmt::format_to(out, " radius {}", setup.shape->radius);
        }
        text += '\n';
    }
    if (setup.order == language::Order::Roll) text += "order roll\n";
    if (setup.order == language::Order::Shuffle) text += "order shuffle\n";
    if (setup.order == language::Order::First && setup.first) {
        fmt::format_to(out, "order first {}\n", *setup.first);
    }
    for (const language::Setting setting : language::all_settings) {
        const auto& said = setup.settings[setting];
        if (!said) continue;
        if (language::is_house_rule(setting)) {
            fmt::format_to(out, "set {} {}\n", language::name(setting), *said != 0 ? "on" : "off");
        } else {
            fmt::format_to(out, "set {} {}\n", language::name(setting), *said);
        }
    }
    if (setup.bot_offers) {
        fmt::format_to(out, "set {} {}\n", language::bot_offers_word,
                       *setup.bot_offers ? "on" : "off");
    }
    if (setup.scripted) text += "chance scripted\n";
    const bool is_ascii = choices.drawing == Drawing::Ascii;
    const bool is_plain = choices.drawing == Drawing::NoColours;
    const bool is_calm = choices.pace == table::Pace::Calm;
    if (choices.letters || is_ascii || is_plain || !is_calm) {
        fmt::format_to(out, "{}{}{}{}", looks, is_ascii ? " ascii" : "",
                       is_plain ? " no-color" : "", choices.letters ? " letters" : "");
        text += is_calm ? "\n" : fmt::format(" {}\n", table::name_of(choices.pace));
    }
    return text;
}

ReadChoices read_choices(std::string_view text) {
    ReadChoices read;
    if (text.size() > longest_text || !is_text(text)) {
        read.is_text = false;
        read.note = text.size() > longest_text ? "is far too long" : "holds no text";
        return read;
    }
    std::vector<std::size_t> skipped;
    std::string why;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        try {
            read_line(text.substr(0, end), read.choices);
        } catch (const TextError& error) {
            skipped.push_back(number);
            if (why.empty()) why = error.what();
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (skipped.size() == 1) {
        read.note = fmt::format("line {} is left out: {}", skipped.front(), why);
    } else if (!skipped.empty()) {
        read.note =
            fmt::format("{} lines are left out; line {}: {}", skipped.size(), skipped.front(), why);
    }
    return read;
}

}  // namespace catan::tui
