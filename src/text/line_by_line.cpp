#include "line_by_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace tabletop::text {
namespace {

std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        words.push_back(line.substr(0, blank));
        line.remove_prefix(std::min(blank + 1, line.size()));
    }
    return words;
}

std::vector<std::vector<std::string_view>> lines_of(std::string_view text) {
    std::vector<std::vector<std::string_view>> lines;
    while (!text.empty()) lines.push_back(words_of(take_line(text)));
    return lines;
}

void read_lines(std::string_view text, const std::function<void(Reader&)>& read) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = take_line(text);
        try {
            const std::vector<Word> words = split(line);
            if (words.empty()) continue;
            Reader reader(words, length(line) + 1);
            read(reader);
        } catch (const TextError& error) {
            throw TextError(error.column(), fmt::format("line {}: {}", number, error.what()));
        }
    }
}

void demand_same_words(std::string_view text, std::string_view written) {
    read_lines(text, [&](Reader& reader) {
        if (written.empty()) reader.fail_expecting("the end of the text");
        for (const Word& word : split(take_line(written))) reader.take_word(word.text);
        reader.finish();
    });
    if (written.empty()) return;
    throw TextError(0, fmt::format("expected '{}', but the text ends here", take_line(written)));
}

}  // namespace tabletop::text
