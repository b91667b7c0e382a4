// Damages a text as a hostile or broken machine would: drops, doubles, swaps or cuts words and lines, and changes
// numbers and characters. Knows no game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// `Random` is a game's source of random numbers, and `others` are words of its language that replace others.
template <typename Random>
class TextDamager {
public:
    TextDamager(Random random, std::span<const std::string_view> others)
        : random_(random), others_(others) {}

    std::string damage(const std::string& text) {
        std::string damaged = text;
        for (std::uint32_t times = 1 + below(2); times > 0; --times) damaged = change(damaged);
        return damaged;
    }

private:
    using Parts = std::vector<std::string>;

    std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

    std::string change(const std::string& text) {
        if (text.empty()) return "x";
        switch (below(4)) {
            case 0: return text.substr(0, below(text.size()));
            case 1: return with_another_character(text);
            case 2: return joined(changed(parts(text, '\n')), '\n');
            default: break;
        }
        Parts lines = parts(text, '\n');
        std::string& line = lines[below(lines.size())];
        Parts words = parts(line, ' ');
        const bool is_replaced = below(2) == 0;
        line = joined(is_replaced ? with_another_word(words) : changed(words), ' ');
        return joined(lines, '\n');
    }

    static Parts parts(std::string_view text, char separator) {
        Parts all;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(separator), text.size());
            all.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (all.empty()) all.emplace_back();
        return all;
    }
    static std::string joined(const Parts& parts, char separator) {
        std::string all;
        for (const std::string& part : parts) {
            all += part;
            all += separator;
        }
        return all;
    }

    // Drops, doubles or swaps a part.
    Parts changed(Parts all) {
        const auto at = all.begin() + below(all.size());
        switch (below(3)) {
            case 0: all.erase(at); break;
            case 1: all.insert(at, *at); break;
            default: std::swap(*at, all[below(all.size())]);
        }
        return all;
    }

    Parts with_another_word(Parts words) {
        std::string& word = words[below(words.size())];
        const bool is_number =
            !word.empty() && word.size() < 6 &&
            std::ranges::all_of(word, [](char c) { return '0' <= c && c <= '9'; });
        if (is_number && below(2) == 0) {
            word = std::to_string(std::stoi(word) + 1 - 2 * static_cast<int>(below(2)));
        } else {
            word = others_[below(others_.size())];
        }
        return words;
    }
    std::string with_another_character(std::string text) {
        text[below(text.size())] = static_cast<char>(below(256));
        return text;
    }

    Random random_;
    std::span<const std::string_view> others_;
};
