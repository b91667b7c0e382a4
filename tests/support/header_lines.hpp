// Provides the header of the texts, for the targets that read texts.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "tabletop/text/words.hpp"

inline std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// The setup in the lines before the first one that is no header line or cannot be parsed; empty if there is none.
template <typename Setup>
std::optional<Setup> header_of(std::string_view text) {
    using namespace tabletop::text;
    std::optional<Setup> header;
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    for (const std::string_view line : lines_of(text)) {
        try {
            const std::vector<Word> words = split(line);
            if (words.empty()) continue;
            Reader reader(words, length(line) + 1);
            Setup setup = header.value_or(Setup());
            if (!setup.read(reader)) return header;
            header = std::move(setup);
        } catch (const TextError&) {
            return header;
        }
    }
    return header;
}
