// Generates the manual page from the description of the command line and the keys of the screens.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace tabletop::program {

struct ManualKey {
    std::string key;
    std::string help;
};
// The keys of one screen, under a heading such as `In a game`.
struct ManualKeys {
    std::string where;
    std::vector<ManualKey> keys;
};

// A variable of the environment that the program reads, besides those that every program reads.
struct ManualVariable {
    std::string name;
    std::string help;
};

[[nodiscard]] std::string manual(const CLI::App& program, std::string_view version,
                                 std::span<const ManualKeys> screens,
                                 std::span<const ManualVariable> variables);

}  // namespace tabletop::program
