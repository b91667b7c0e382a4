// A line of the language as words with their columns, and a reader that takes them one after the other. Knows no
// grammar. Errors carry the column at which they were found; the line's number is the caller's business.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tabletop/text/spelling.hpp"

namespace tabletop::text {

// Something in a line cannot be read: what was found, what was expected.
class TextError : public std::runtime_error {
public:
    TextError(std::size_t column, const std::string& message)
        : std::runtime_error(message), column_(column) {}

    // In characters, the first is 1; 0 where no place in the line is to blame.
    [[nodiscard]] std::size_t column() const { return column_; }

private:
    std::size_t column_;
};

inline constexpr std::size_t longest_line = 64 * 1024;  // in bytes

struct Word {
    std::string_view text;
    std::size_t column = 1;
};

// The words of a line, without its comment; the colon behind a name ends a word. A line that is too long, or that has
// a control character or no valid UTF-8, is a TextError.
[[nodiscard]] std::vector<Word> split(std::string_view line);

// The number that a word writes in digits, if it does and it fits.
[[nodiscard]] std::optional<std::uint64_t> number_in(std::string_view word);

// The two numbers of a word such as `12-13`.
[[nodiscard]] std::optional<std::pair<std::uint64_t, std::uint64_t>> pair_in(std::string_view word);

// Reads the words of a line one after the other.
class Reader {
public:
    Reader(std::span<const Word> words, std::size_t end_column)
        : words_(words), end_column_(end_column) {}

    [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
    [[nodiscard]] std::string_view peek() const {
        return at_end() ? std::string_view() : words_[next_].text;
    }
    [[nodiscard]] bool next_is(std::string_view word) const {
        return !at_end() && may_be_same_word(peek(), word) && same_word(peek(), word);
    }
    // What is left, a blank between the words.
    [[nodiscard]] std::string rest() const;
    // Where the next word stands, or the line ends.
    [[nodiscard]] std::size_t column() const {
        return at_end() ? end_column_ : words_[next_].column;
    }

    // The next word; at the end of the line an error that says what was expected.
    std::string_view take(std::string_view expected);
    bool take_if(std::string_view word);
    // The next word must be this one.
    void take_word(std::string_view word);
    std::uint64_t take_number(std::string_view expected);
    // A number that is no larger than this.
    std::uint64_t take_up_to(std::uint64_t most);
    // Which of the known words comes next; an error says which are known.
    std::size_t take_one_of(std::string_view kind, std::span<const std::string_view> known);
    // An error if there is anything left.
    void finish() const;

    [[noreturn]] void fail(const std::string& message) const { throw TextError(column(), message); }
    // `expected a resource, found 'x'`
    [[noreturn]] void fail_expecting(std::string_view expected) const;

private:
    std::span<const Word> words_;
    std::size_t end_column_;
    std::size_t next_ = 0;
};

}  // namespace tabletop::text
