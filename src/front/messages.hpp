// Holds the messages for the player at the screen: the answer to the last key, and warnings that must be read.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "front/objection.hpp"

namespace tabletop::front {

class Messages {
public:
    void tell(std::string words) {
        words_ = std::move(words);
        is_refusal_ = false;
    }
    void refuse(Objection objection) {
        words_ = std::move(objection.words);
        is_refusal_ = true;
        if (!objection.rule.empty()) rule_ = std::move(objection.rule);
    }
    void clear() { words_.clear(); }

    [[nodiscard]] const std::string& words() const { return words_; }
    [[nodiscard]] bool is_refusal() const { return is_refusal_ && !words_.empty(); }

    // The last rule named to this player.
    [[nodiscard]] const std::string& rule() const { return rule_; }
    void forget_rule() { rule_.clear(); }

    // Adds a warning that must be read first, such as that the game cannot be saved.
    void warn(std::string words) { warnings_.push_back(std::move(words)); }
    [[nodiscard]] bool has_warning() const { return !warnings_.empty(); }
    [[nodiscard]] const std::string& warning() const { return warnings_.front(); }
    void warning_was_read() { warnings_.erase(warnings_.begin()); }

private:
    std::string words_;
    bool is_refusal_ = false;
    std::string rule_;
    std::vector<std::string> warnings_;
};

}  // namespace tabletop::front
