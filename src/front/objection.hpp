// Explains why an action is not possible.
#pragma once

#include <string>
#include <utility>

namespace tabletop::front {

struct Objection {
    // Empty words mean that the action is possible. An objection without a rule comes from outside the rules.
    Objection(std::string said = {}) : words(std::move(said)) {}
    Objection(std::string said, std::string by) : words(std::move(said)), rule(std::move(by)) {}

    std::string words;   // as shown: `You need 1 more wool. (R5.2)`
    std::string rule{};  // `R5.2`, if there is one to look up

    [[nodiscard]] bool empty() const { return words.empty(); }
};

}  // namespace tabletop::front
