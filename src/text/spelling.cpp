#include "tabletop/text/spelling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "letters.hpp"
#include "utf8.hpp"

namespace tabletop::text {
namespace {

constexpr std::size_t longest_name = 12;

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
char lower_ascii(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Levenshtein distance.
std::size_t distance(std::string_view a, std::string_view b) {
    // One row of the table: the distances from each prefix of b to one prefix of a.
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (const char letter : a) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (letter == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
    // Fast path: words that differ in ASCII characters differ.
    const std::size_t common = std::min(a.size(), b.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (!is_ascii(a[i]) || !is_ascii(b[i])) return folded(a) == folded(b);
        if (lower_ascii(a[i]) != lower_ascii(b[i])) return false;
    }
    return a.size() == b.size();
}

std::string folded(std::string_view word) {
    std::string result;
    result.reserve(word.size());
    while (!word.empty()) {
        if (const auto code = take_code_point(word)) {
            append_code_point(result, lower(*code));
        } else {
            result += word.front();
            word.remove_prefix(1);
        }
    }
    return result;
}

std::string common_beginning(std::string_view a, std::string_view b) {
    std::string common;
    while (!a.empty() && !b.empty()) {
        const auto of_a = take_code_point(a);
        const auto of_b = take_code_point(b);
        if (!of_a || !of_b || lower(*of_a) != lower(*of_b)) break;
        append_code_point(common, *of_a);
    }
    return common;
}

void erase_last(std::string& text) {
    const auto goes_on = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; };
    while (!text.empty() && goes_on(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

std::size_t length(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80; }));
}

std::string shown(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto code = take_code_point(text);
        if (code && !is_control(*code)) {
            append_code_point(result, *code);
            continue;
        }
        result += '?';
        if (!code) text.remove_prefix(1);
    }
    return result;
}

std::string in_quotes(std::string_view word) {
    constexpr std::size_t most = 60;
    // A character has at most four bytes; one character more shows that the word is too long.
    std::string all = shown(word.substr(0, 4 * (most + 1)));
    if (length(all) <= most) return fmt::format("'{}'", all);
    while (length(all) > most) erase_last(all);
    return fmt::format("'{}...'", all);
}

std::optional<std::string_view> nearest(std::string_view word,
                                        std::span<const std::string_view> known) {
    constexpr std::size_t longest_known = 24;
    if (word.size() > longest_known) return std::nullopt;
    const std::string given = folded(word);
    std::optional<std::string_view> best;
    // Up to a third of the letters may be wrong.
    std::size_t least = std::max<std::size_t>(1, given.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const std::size_t wrong = distance(given, folded(candidate));
        if (wrong < least && wrong < candidate.size()) {
            least = wrong;
            best = candidate;
        }
    }
    return best;
}

std::string unknown(std::string_view kind, std::string_view word,
                    std::span<const std::string_view> known) {
    if (const auto near = nearest(word, known)) {
        return fmt::format("unknown {} {}; did you mean {}?", kind, in_quotes(word), *near);
    }
    return fmt::format("unknown {} {}; use one of {}", kind, in_quotes(word),
                       fmt::join(known, ", "));
}

namespace {

std::string unseen(std::string_view name, char32_t code) {
    return fmt::format("{} has a character (U+{:04X}) that cannot be seen; leave it out",
                       in_quotes(name), static_cast<std::uint32_t>(code));
}

}  // namespace

std::optional<std::string> name_fault(std::string_view name,
                                      std::span<const std::string_view> reserved) {
    if (name.empty() || length(name) > longest_name) {
        return fmt::format("a name must have 1 to {} characters; {} has {}", longest_name,
                           in_quotes(name), length(name));
    }
    bool first = true;
    for (std::string_view rest = name; !rest.empty(); first = false) {
        const auto code = take_code_point(rest);
        if (!code) return "this name is not valid UTF-8";
        if (is_letter(*code)) continue;
        if (is_invisible(*code)) return unseen(name, *code);
        if (first)
            return fmt::format("a name must begin with a letter, unlike {}", in_quotes(name));
        const bool fits = (*code >= '0' && *code <= '9') || *code == '-' || *code == '_';
        if (!fits) {
            return fmt::format("a name can have only letters, digits, - and _, unlike {}",
                               in_quotes(name));
        }
    }
    const std::string word = folded(name);
    if (std::ranges::find(reserved, word) != reserved.end()) {
        return fmt::format("{} is a word of the language and cannot be a name", in_quotes(name));
    }
    return std::nullopt;
}

std::optional<std::string> new_name_fault(std::string_view name,
                                          std::span<const std::string_view> reserved) {
    if (auto fault = name_fault(name, reserved)) return fault;
    for (std::string_view rest = name; !rest.empty();) {
        const auto code = take_code_point(rest);
        if (is_invisible(*code)) return unseen(name, *code);
        if (*code < 0x80 || is_plain_letter(*code)) continue;
        return fmt::format(
            "{} has a character (U+{:04X}) that is no letter by itself and could make two names "
            "look alike; "
            "leave it out",
            in_quotes(name), static_cast<std::uint32_t>(*code));
    }
    return std::nullopt;
}

}  // namespace tabletop::text
