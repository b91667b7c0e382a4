#include "help_text.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "kit/spans.hpp"

namespace tabletop::program {
namespace {

constexpr std::string_view margin = "  ";

// Columns where descriptions begin: beside the option, or below it in a window narrower than
// `least_beside`.
constexpr int description_column = 30;
constexpr int narrow_column = 8;
constexpr int least_beside = 60;

FooterPart example_of(std::string_view line) {
    line.remove_prefix(margin.size());
    const std::size_t gap = std::min(line.find(margin), line.size());
    const std::size_t meaning = std::min(line.find_first_not_of(' ', gap), line.size());
    return {std::string(line.substr(0, gap)), std::string(line.substr(meaning)), true};
}

}  // namespace

std::vector<FooterPart> footer_parts(std::string_view footer) {
    std::vector<FooterPart> parts;
    bool goes_on = false;  // continues the previous paragraph
    while (!footer.empty()) {
        const std::size_t end = std::min(footer.find('\n'), footer.size());
        const std::string_view line = footer.substr(0, end);
        footer.remove_prefix(std::min(end + 1, footer.size()));
        const bool is_example = line.starts_with(margin);
        if (is_example) {
            parts.push_back(example_of(line));
        } else if (goes_on && !line.empty()) {
            parts.back().words += fmt::format(" {}", line);
        } else if (!line.empty()) {
            parts.push_back({std::string(line)});
        }
        goes_on = !is_example && !line.empty() && !line.ends_with(':');
    }
    return parts;
}

std::string HelpFormat::make_help(const CLI::App* command, std::string name,
                                  CLI::AppFormatMode mode) const {
    std::string text = paragraph(make_description(command)) +
                       paragraph(make_usage(command, std::move(name))) + make_positionals(command) +
                       make_groups(command, mode) + make_subcommands(command, mode) +
                       footer(*command);
    // CLI11 leaves two blank lines between groups; keep one.
    constexpr std::string_view two_blank_lines = "\n\n\n";
    for (std::size_t at = 0; (at = text.find(two_blank_lines, at)) != std::string::npos;) {
        text.erase(at, 1);
    }
    return text;
}

std::string HelpFormat::make_option(const CLI::Option* option, bool is_positional) const {
    return beside(make_option_name(option, is_positional) + make_option_opts(option),
                  make_option_desc(option), description_column);
}

std::string HelpFormat::make_subcommand(const CLI::App* command) const {
    return beside(command->get_display_name(true), command->get_description(), description_column);
}

std::string HelpFormat::paragraph(std::string words) const {
    words.erase(words.find_last_not_of('\n') + 1);
    return fmt::format("{}\n", fmt::join(kit::wrapped(words, width_, 0), "\n"));
}

// Puts the description at `column`, or on the next line if the name is too long.
std::string HelpFormat::beside(const std::string& name, const std::string& description,
                               int column) const {
    if (width_ < least_beside) column = narrow_column;
    std::vector<std::string> lines = kit::wrapped(std::string(margin) + name, width_);
    if (description.empty()) return fmt::format("{}\n", fmt::join(lines, "\n"));
    const std::string indent(static_cast<std::size_t>(column), ' ');
    std::vector<std::string> rows = kit::wrapped(description, width_ - column, 0);
    const int before = kit::width_of(lines.back());
    if (before + static_cast<int>(margin.size()) <= column) {
        lines.back() += indent.substr(static_cast<std::size_t>(before)) + rows.front();
        rows.erase(rows.begin());
    }
    for (const std::string& row : rows) lines.push_back(indent + row);
    return fmt::format("{}\n", fmt::join(lines, "\n"));
}

// Aligns the meanings of examples in a column and wraps paragraphs at the window's width.
std::string HelpFormat::footer(const CLI::App& command) const {
    const std::vector<FooterPart> parts = footer_parts(command.get_footer());
    int column = 0;
    for (const FooterPart& part : parts) {
        const int room = 2 * static_cast<int>(margin.size());
        if (!part.meaning.empty()) column = std::max(column, kit::width_of(part.words) + room);
    }
    column = std::min(column, width_ / 2 + static_cast<int>(margin.size()));
    std::string text;
    for (const FooterPart& part : parts) {
        text += part.is_example ? beside(part.words, part.meaning, column)
                                : '\n' + paragraph(part.words);
    }
    return text;
}

}  // namespace tabletop::program
