// Reads the options about guests and programs, and decides which games they can play. Needs no
// network.
#include <cstddef>
#include <cstdint>
#include <exception>
#include <sstream>
#include <system_error>

#include "catan/core/rules.hpp"
#include "catan/remote/host.hpp"
#include "hosting.hpp"
#include "program/files.hpp"

namespace catan::app {

bool was_asked_for(const HostWords& words) {
    return words.remote || words.listen || words.patience || !words.programs.empty() ||
           words.confine != ConfineWords{} || words.is_unsaved;
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

void limit_offers(language::Setup& setup) {
    constexpr std::uint32_t usual_offers = 20;
    auto& offers = setup.settings[language::Setting::Offers];
    if (!offers || *offers == unlimited_offers) offers = usual_offers;
}

bool can_be_hosted(const table::Match& match) {
    remote::GameLength length;
    for (std::size_t i = 0; i < match.recording().size(); ++i) {
        length.add(match.notation().write(match.recording().seen(i, Viewer::public_only())));
    }
    return length.is_within({});
}

std::filesystem::path codes_of(std::filesystem::path game) { return game += ".codes"; }

namespace {

// Whether this user's host may have written the file: each line begins with a word of `file_text` in
// hosting.cpp. An empty file counts, because a host may have died before it wrote. Any other file by
// that name is not ours to delete.
bool is_list_of_codes(const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(std::filesystem::symlink_status(path, ignored))) {
        return false;
    }
    constexpr std::size_t most_bytes = 64 * 1024;
    try {
        std::istringstream in(
            program::beginning_of_file(path, most_bytes, program::Owner::ThisUser));
        for (std::string line; std::getline(in, line);) {
            const std::string word = line.substr(0, line.find(' '));
            if (word != "listen" && word != "seat" && word != "watch") return false;
        }
        return true;
    } catch (const std::exception&) {  // it cannot be read, or belongs to another user
        return false;
    }
}

}  // namespace

void forget_codes_of(const std::filesystem::path& game) {
    std::error_code ignored;
    const std::filesystem::path codes = codes_of(game);
    if (is_list_of_codes(codes)) std::filesystem::remove(codes, ignored);
}

}  // namespace catan::app
