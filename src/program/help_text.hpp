// Lays out the help in columns, and splits the text below a command's options into parts, which the
// manual page uses too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace tabletop::program {

// One part of the text below the options: a paragraph, a heading such as `Examples:`, or an example
// with its meaning.
struct FooterPart {
    std::string words;
    std::string meaning{};  // only of an example
    bool is_example = false;
};
// A line that begins with two blanks is an example; two more blanks separate it from its meaning.
// Adjacent other lines form one paragraph.
[[nodiscard]] std::vector<FooterPart> footer_parts(std::string_view footer);

// Formats CLI11's help in lines of at most `width` columns, broken between words.
class HelpFormat : public CLI::Formatter {
public:
    explicit HelpFormat(int width) : width_(width) {}

    std::string make_help(const CLI::App* command, std::string name,
                          CLI::AppFormatMode mode) const override;
    std::string make_option(const CLI::Option* option, bool is_positional) const override;
    std::string make_subcommand(const CLI::App* command) const override;

private:
    [[nodiscard]] std::string paragraph(std::string words) const;
    [[nodiscard]] std::string beside(const std::string& name, const std::string& description,
                                     int column) const;
    [[nodiscard]] std::string footer(const CLI::App& command) const;

    int width_;
};

}  // namespace tabletop::program
