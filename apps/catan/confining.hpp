// Decides whether programs are confined, by the command line and by what this system can do. net::Confinement knows what that
// means; this file knows where this user's saved games lie.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "confine_words.hpp"
#include "net/confinement.hpp"

namespace catan::app {

struct Confining {
    std::optional<net::Confinement> confinement{};
    std::string why_not{};  // a clause for people, if this system cannot confine programs
};

// Tries confinement, which takes some milliseconds. `game` is the saved game that goes on, if it is not a new one. Throws
// Failure if confinement is demanded and impossible.
[[nodiscard]] Confining confining(const ConfineWords& words,
                                  const std::optional<std::filesystem::path>& game);

// What the user should be told once: that programs are not confined, or that they do not see their whole folder.
struct ConfiningNote {
    std::string words{};  // empty if there is nothing to tell
    bool is_warning = false;
};
[[nodiscard]] ConfiningNote note_of(const Confining& confining);

}  // namespace catan::app
