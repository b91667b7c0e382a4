#include "tabletop/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "utf8.hpp"

namespace tabletop::text {
namespace {

bool is_blank(char32_t code) { return code == ' ' || code == '\t' || code == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Collects the characters of a line into words.
class Splitter {
public:
    explicit Splitter(std::string_view line) : line_(line) {}

    std::vector<Word> split() {
        std::string_view rest = line_;
        std::size_t column = 0;
        while (!rest.empty()) {
            const std::size_t at = line_.size() - rest.size();
            const auto code = take_code_point(rest);
            ++column;
            if (!code) throw TextError(column, "this is not valid UTF-8");
            if (*code == '#') return std::move(end_word(at).words_);
            if (is_blank(*code)) {
                end_word(at);
                continue;
            }
            refuse_control(*code, column);
            if (!begin_) {
                begin_ = at;
                column_ = column;
            }
            // The colon behind a name ends a word; the one in 3:1 does not.
            if (*code == ':' && !is_digit(line_[*begin_])) end_word(at + 1);
        }
        return std::move(end_word(line_.size()).words_);
    }

private:
    Splitter& end_word(std::size_t end) {
        if (begin_) words_.push_back({line_.substr(*begin_, end - *begin_), column_});
        begin_.reset();
        return *this;
    }
    static void refuse_control(char32_t code, std::size_t column) {
        if (code == 0) throw TextError(column, "there is a NUL byte in this line");
        if (!is_control(code)) return;
        throw TextError(column, fmt::format("there is a control character (code {}) in this line",
                                            static_cast<unsigned>(code)));
    }

    std::string_view line_;
    std::vector<Word> words_;
    std::optional<std::size_t> begin_;
    std::size_t column_ = 0;
};

}  // namespace

std::vector<Word> split(std::string_view line) {
    if (line.size() > longest_line) {
        throw TextError(1, fmt::format("this line has more than {} bytes", longest_line));
    }
    return Splitter(line).split();
}

std::optional<std::uint64_t> number_in(std::string_view word) {
    std::uint64_t value = 0;
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, value);
    if (word.empty() || error != std::errc() || stop != end) return std::nullopt;
    return value;
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> pair_in(std::string_view word) {
    const std::size_t dash = word.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto first = number_in(word.substr(0, dash));
    const auto second = number_in(word.substr(dash + 1));
    if (!first || !second) return std::nullopt;
    return std::pair(*first, *second);
}

std::string Reader::rest() const {
    std::string text;
    for (const Word& word : words_.subspan(next_)) {
        if (!text.empty()) text += ' ';
        text += word.text;
    }
    return text;
}

std::string_view Reader::take(std::string_view expected) {
    if (at_end()) fail_expecting(expected);
    return words_[next_++].text;
}

bool Reader::take_if(std::string_view word) {
    if (!next_is(word)) return false;
    ++next_;
    return true;
}

void Reader::take_word(std::string_view word) {
    if (!take_if(word)) fail_expecting(fmt::format("'{}'", word));
}

std::uint64_t Reader::take_number(std::string_view expected) {
    const auto number = number_in(peek());
    if (!number) fail_expecting(expected);
    ++next_;
    return *number;
}

std::uint64_t Reader::take_up_to(std::uint64_t most) {
    const std::size_t at = column();
    const std::uint64_t number = take_number("a number");
    if (number > most) throw TextError(at, fmt::format("expected 0 to {}, found {}", most, number));
    return number;
}

std::size_t Reader::take_one_of(std::string_view kind, std::span<const std::string_view> known) {
    if (at_end()) fail_expecting(fmt::format("a {}", kind));
    const auto found =
        std::ranges::find_if(known, [&](std::string_view word) { return next_is(word); });
    if (found == known.end()) fail(unknown(kind, peek(), known));
    ++next_;
    return static_cast<std::size_t>(found - known.begin());
}

void Reader::finish() const {
    if (!at_end()) fail_expecting("the end of the line");
}

void Reader::fail_expecting(std::string_view expected) const {
    if (at_end()) fail(fmt::format("expected {}, but the line ends here", expected));
    fail(fmt::format("expected {}, found {}", expected, in_quotes(peek())));
}

}  // namespace tabletop::text
