// What is typed about people and programs elsewhere, as far as that needs no network.
#include <sstream>

#include "hosting.hpp"

namespace catan::app {

bool was_asked_for(const HostWords& words) {
    return words.remote || words.listen || words.patience || !words.programs.empty();
}

std::vector<std::string> remote_names(const HostWords& words) {
    std::vector<std::string> names;
    std::istringstream in(words.remote.value_or(""));
    for (std::string name; std::getline(in, name, ',');) {
        if (!name.empty()) names.push_back(name);
    }
    return names;
}

std::vector<std::string> invited_names(const HostWords& words) {
    std::vector<std::string> names = remote_names(words);
    for (const std::string& program : words.programs) {
        names.push_back(program.substr(0, program.find('=')));
    }
    return names;
}

std::filesystem::path codes_of(std::filesystem::path game) { return game += ".codes"; }

}  // namespace catan::app
