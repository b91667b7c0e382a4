// Provides what all explanations share: sentences that fit into one line, and the words for seats,
// cards and points.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"
#include "prospects.hpp"

namespace catan::language {

// Collects sentences while they fit into the line, three at most.
class Sentences {
public:
    explicit Sentences(std::size_t width) : width_(width) {}

    // Call in order of importance, without the full stop. An empty string adds no sentence.
    void say(std::string_view words);
    // Adds the sentence only if the line is still empty.
    void say_at_least(std::string_view words) {
        if (line_.empty()) say(words);
    }
    [[nodiscard]] std::string line() && { return std::move(line_); }

private:
    std::size_t width_;
    std::size_t count_ = 0;
    std::string line_;
};

// Base of the explanations: notation, view and the line so far. The view must be a seat's.
class ReasonWriter {
public:
    ReasonWriter(const Notation& notation, const View& view, std::size_t width)
        : notation_(notation), p_(notation.game, view), say_(width) {}

    [[nodiscard]] std::string line() && { return std::move(say_).line(); }

protected:
    [[nodiscard]] const std::string& who(Seat seat) const { return notation_.name(seat); }
    [[nodiscard]] const View& view() const { return p_.view(); }
    [[nodiscard]] const Board& board() const { return p_.board(); }
    [[nodiscard]] int target() const {
        return static_cast<int>(p_.game().settings().pieces.target);
    }
    void say(std::string_view words) { say_.say(words); }
    void say_at_least(std::string_view words) { say_.say_at_least(words); }
    // A sentence on an opponent who leads or is about to win; empty for any other.
    [[nodiscard]] std::string standing(Seat other) const;

    const Notation& notation_;
    Prospects p_;

private:
    Sentences say_;
};

[[nodiscard]] std::string pips_words(int count);
[[nodiscard]] std::string cards_words(int count);
[[nodiscard]] std::string points_words(int count);
// `wool and ore`
[[nodiscard]] std::string resources_words(const std::vector<Resource>& resources);
[[nodiscard]] std::vector<Resource> resources_in(const Bundle& cards);
// `2 wool and 1 ore`; with `more `, `2 more wool and 1 more ore`
[[nodiscard]] std::string bundle_list(const Bundle& cards, std::string_view more = {});
[[nodiscard]] std::string capitalized(std::string_view words);

}  // namespace catan::language
