#include "description.hpp"

#include <algorithm>

namespace tabletop::program {
namespace {

bool is_capital(char letter) { return 'A' <= letter && letter <= 'Z'; }

}  // namespace

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

std::vector<std::string> choices(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    if (type.find('|') == std::string::npos) return {};
    std::vector<std::string> words = CLI::detail::split(type, '|');
    // Capitals are a placeholder that the user does not type: `first=NAME` completes to `first=`.
    for (std::string& word : words) word.erase(std::ranges::find_if(word, is_capital), word.end());
    std::erase(words, std::string());
    return words;
}

std::vector<const CLI::App*> commands(const CLI::App& program) {
    return program.get_subcommands([](const CLI::App*) { return true; });
}

std::vector<const CLI::Option*> long_options(const CLI::App& command) {
    std::vector<const CLI::Option*> found;
    for (const CLI::Option* option : command.get_options()) {
        if (!option->get_lnames().empty()) found.push_back(option);
    }
    return found;
}

}  // namespace tabletop::program
