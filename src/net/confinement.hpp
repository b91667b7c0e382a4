// Confines programs with bubblewrap (`bwrap`): a confined program sees the system and its working folder, read-only. It sees
// neither the home folder nor saved games nor other processes, and it has no network. docs/network.md lists exactly what it
// sees, docs/decisions/0017 gives the reasons.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tabletop::net {

class Confinement {
public:
    // Absolute paths that programs must not see. A folder includes its contents.
    struct Secrets {
        std::filesystem::path home;                  // may be empty
        std::vector<std::filesystem::path> folders;  // with games, codes and choices
        std::vector<std::filesystem::path> files;    // the game that is played, and its codes
    };

    struct Found;
    // Tests whether this system can confine programs, which takes some milliseconds. Programs run in the current folder.
    [[nodiscard]] static Found find(const Secrets& secrets);

    // The command line that runs a shell command confined. It expects its input and output at the spare descriptors
    // (keeper.hpp).
    [[nodiscard]] std::vector<std::string> words(const std::string& command) const;
    // Whether programs see their whole working folder. If it holds secrets, they see only the files and folders that
    // their command names.
    [[nodiscard]] bool shows_folder() const;

private:
    Confinement(std::filesystem::path bwrap, Secrets secrets, std::filesystem::path here);

    std::filesystem::path bwrap_;
    Secrets secrets_;
    std::filesystem::path here_;  // the current folder
};

struct Confinement::Found {
    std::optional<Confinement> confinement{};
    std::string why_not{};  // a clause for people, if there is no confinement
};

}  // namespace tabletop::net
