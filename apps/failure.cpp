#include "failure.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace catan::app {

std::string in_quotes(std::string_view typed) {
    constexpr std::size_t longest = 60;
    const auto is_control = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    };
    std::string text(typed);
    std::replace_if(text.begin(), text.end(), is_control, '?');
    if (text.size() > longest) {
        std::size_t end = longest;
        // Not in the middle of a character of several bytes.
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
        text.replace(end, text.size(), "...");
    }
    return "'" + text + "'";
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    // A row of the table at a time: the distances from the beginnings of b to one beginning of a.
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, diagonal + 1, row[j] + 1});
        }
    }
    return row[b.size()];
}

}  // namespace catan::app
