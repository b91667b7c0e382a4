// What speaks against something that somebody wants to do.
#pragma once

#include <string>
#include <utility>

namespace tabletop::front {

struct Objection {
    // Nothing speaks against it; or something that is no matter of the rules.
    Objection(std::string said = {}) : words(std::move(said)) {}
    Objection(std::string said, std::string by) : words(std::move(said)), rule(std::move(by)) {}

    std::string words;   // as they are shown: `You need 1 more wool. (R5.2)`
    std::string rule{};  // `R5.2`, where there is one to look up

    [[nodiscard]] bool empty() const { return words.empty(); }
};

}  // namespace tabletop::front
