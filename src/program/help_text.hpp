// Help and the manual page are made of the same texts: what stands below the options of a command, in parts, and the
// layout of help in columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace tabletop::program {

// One part of the text below the options: a paragraph, a heading such as `Examples:`, or an example with its meaning.
struct FooterPart {
    std::string words;
    std::string meaning{};  // of an example
    bool is_example = false;
};
// Lines that begin with two blanks are examples; two more blanks stand before the meaning. The lines of a paragraph
// belong together, wherever they end.
[[nodiscard]] std::vector<FooterPart> footer_parts(std::string_view footer);

// How CLI11 writes help: in lines of that many columns at most, broken between words.
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
