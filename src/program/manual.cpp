#include "manual.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "description.hpp"
#include "help_text.hpp"

namespace tabletop::program {
namespace {

// Escapes text for roff: a dot or an apostrophe at the beginning of a line, backslashes and
// hyphens.
std::string escaped(std::string_view text) {
    std::string result;
    bool line_begins = true;
    for (const char c : text) {
        if (line_begins && (c == '.' || c == '\'')) result += "\\&";
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else {
            result += c;
        }
        line_begins = c == '\n';
    }
    return result;
}

std::string options(const CLI::App& command) {
    std::string text;
    for (const CLI::Option* option : command.get_options()) {
        std::string name = option->get_positional() ? option->get_name(true) : std::string();
        if (!option->get_lnames().empty()) name = "--" + option->get_lnames().front();
        const std::string type = takes_value(*option) ? option->get_type_name() : "";
        fmt::format_to(std::back_inserter(text), ".TP\n\\fB{}\\fR{}{}\n{}\n", escaped(name),
                       type.empty() ? "" : " ", escaped(type), escaped(option->get_description()));
    }
    return text;
}

std::string keys(const ManualKeys& screen) {
    std::string text = fmt::format(".SS {}\n", screen.where);
    for (const ManualKey& key : screen.keys) {
        fmt::format_to(std::back_inserter(text), ".TP\n\\fB{}\\fR\n{}\n", escaped(key.key),
                       escaped(key.help));
    }
    return text;
}

// Paragraphs, and examples with their meanings below. All text is filled, so that it fits any
// width.
std::string footer(const CLI::App& command) {
    std::string text;
    for (const FooterPart& part : footer_parts(command.get_footer())) {
        if (part.is_example) {
            text += fmt::format(".TP\n\\fB{}\\fR\n{}\n", escaped(part.words),
                                part.meaning.empty() ? "\\&" : escaped(part.meaning));
        } else {
            text += fmt::format(".PP\n{}\n", escaped(part.words));
        }
    }
    return text;
}

}  // namespace

std::string manual(const CLI::App& program, std::string_view version,
                   std::span<const ManualKeys> screens, std::span<const ManualVariable> variables) {
    const std::string& name = program.get_name();
    std::string capitals = name;
    std::ranges::transform(capitals, capitals.begin(), [](char c) {
        return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    std::string text = fmt::format(".TH {} 6 \"\" \"{} {}\" \"Games\"\n", capitals, name, version);
    const auto out = std::back_inserter(text);
    fmt::format_to(out, ".SH NAME\n{} \\- {}\n", name, escaped(program.get_description()));
    fmt::format_to(out, ".SH SYNOPSIS\n.B {}\n[\\fIoptions\\fR] [\\fIcommand\\fR ...]\n", name);
    fmt::format_to(out, ".SH OPTIONS\n{}{}.SH COMMANDS\n", options(program), footer(program));
    for (const CLI::App* command : commands(program)) {
        fmt::format_to(out, ".SS {} {}\n{}.\n{}{}", name, command->get_name(),
                       escaped(command->get_description()), options(*command), footer(*command));
    }
    if (!screens.empty()) text += ".SH KEYS\n";
    for (const ManualKeys& screen : screens) text += keys(screen);
    text += ".SH ENVIRONMENT\n.TP\n\\fBNO_COLOR\\fR\nNo colours, if it is set and not empty.\n";
    for (const ManualVariable& variable : variables)
        fmt::format_to(out, ".TP\n\\fB{}\\fR\n{}\n", variable.name, escaped(variable.help));
    return text;
}

}  // namespace tabletop::program
