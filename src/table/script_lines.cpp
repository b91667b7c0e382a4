#include "table/script_lines.hpp"

#include <algorithm>
#include <charconv>

#include "text/utf8.hpp"

namespace tabletop::table {

std::string excerpt(std::string_view line) {
    constexpr std::size_t most = 100;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.size() > most) return {};
    std::string shown(line);
    std::ranges::replace(shown, '\t', ' ');
    for (std::string_view rest = shown; !rest.empty();) {
        const auto code = text::take_code_point(rest);
        if (!code || text::is_control(*code)) return {};
    }
    return shown;
}

std::uint64_t read_check(text::Reader& reader) {
    const std::string_view word = reader.peek();
    const char* end = word.data() + word.size();
    std::uint64_t value = 0;
    const auto [stop, error] = std::from_chars(word.data(), end, value, 16);
    if (word.size() != 16 || error != std::errc() || stop != end) {
        reader.fail_expecting("a check of 16 hexadecimal digits");
    }
    reader.take({});
    return value;
}

}  // namespace tabletop::table
