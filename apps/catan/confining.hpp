// Decides whether programs run confined, from the options and the abilities of this system. Knows
// where the user's saved games are; net::Confinement knows how to confine a program.
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
    std::string why_not{};  // a clause for the user, if this system cannot confine programs
};

// Tries confinement once, which takes some milliseconds. `game` is the saved game to continue, if
// any. Throws a Failure if the user demands confinement and the system cannot provide it.
[[nodiscard]] Confining confining(const ConfineWords& words,
                                  const std::optional<std::filesystem::path>& game);

// Tells the user once that programs are not confined, or that they see only part of their folder.
struct ConfiningNote {
    std::string words{};  // empty: nothing to tell
    bool is_warning = false;
};
[[nodiscard]] ConfiningNote note_of(const Confining& confining);

}  // namespace catan::app
