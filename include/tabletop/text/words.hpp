// Splits a line of the language into words with their columns, and reads them one by one. Knows no grammar. Errors carry
// the column; the caller adds the line number.
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

// A line cannot be parsed. what() says what was found and what was expected.
class TextError : public std::runtime_error {
public:
    TextError(std::size_t column, const std::string& message)
        : std::runtime_error(message), column_(column) {}

    // In characters, counted from 1; 0 if the error has no place in the line.
    [[nodiscard]] std::size_t column() const { return column_; }

private:
    std::size_t column_;
};

inline constexpr std::size_t longest_line = 64 * 1024;  // in bytes

struct Word {
    std::string_view text;
    std::size_t column = 1;
};

// The words of a line, without its comment. The colon behind a name ends a word. Throws TextError if the line is too
// long, has a control character, or is not valid UTF-8.
[[nodiscard]] std::vector<Word> split(std::string_view line);

// The value of a word of digits; empty if it does not fit.
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
    // The remaining words, joined by single blanks.
    [[nodiscard]] std::string rest() const;
    // The column of the next word, or of the end of the line.
    [[nodiscard]] std::size_t column() const {
        return at_end() ? end_column_ : words_[next_].column;
    }

    // Takes the next word. Fails at the end of the line; `expected` completes the message.
    std::string_view take(std::string_view expected);
    bool take_if(std::string_view word);
    // Takes this word or fails.
    void take_word(std::string_view word);
    std::uint64_t take_number(std::string_view expected);
    std::uint64_t take_up_to(std::uint64_t most);
    // Takes one of the known words and returns its index.
    std::size_t take_one_of(std::string_view kind, std::span<const std::string_view> known);
    // Fails unless the line is at its end.
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
