#include "catan/tui/typed_line.hpp"

#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/language/notation.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// Candidates for the last word of a line.
std::vector<std::string_view> known_words(std::string_view line, bool is_first,
                                          std::span<const std::string> names) {
    std::vector<std::string_view> known;
    if (is_first) {
        known.assign(language::command_words.begin(), language::command_words.end());
        known.emplace_back("undo");
        return known;
    }
    for (const Resource resource : all_resources) known.push_back(catan::name(resource));
    if (line.starts_with("play ") || line.starts_with("buy ")) {
        for (const Card card : all_cards) known.push_back(catan::name(card));
    }
    for (const std::string& one : names) known.emplace_back(one);
    known.insert(known.end(), {"for", "to"});
    return known;
}

}  // namespace

void TypedLine::open(std::string words) {
    words_ = words.empty() ? line_aside_ : std::move(words);
    is_open_ = true;
    is_path_ = false;
}

void TypedLine::open_path() {
    words_ = path_aside_;
    is_open_ = is_path_ = true;
}

void TypedLine::close() {
    if (is_open_) (is_path_ ? path_aside_ : line_aside_).clear();
    is_open_ = false;
}

void TypedLine::put_aside() {
    if (is_open_) (is_path_ ? path_aside_ : line_aside_) = words_;
    is_open_ = false;
}

void TypedLine::forget() {
    is_open_ = false;
    line_aside_.clear();
    path_aside_.clear();
}

bool TypedLine::edit(const Event& event) {
    if (event == Event::Backspace) {
        if (words_.empty()) {
            close();
        } else {
            text::erase_last(words_);
        }
        return true;
    }
    // Ctrl-U erases the line, as in a shell.
    if (event.input() == "\x15") {
        words_.clear();
        return true;
    }
    if (!event.is_character()) return false;
    const std::size_t longest = is_path_ ? 4000 : 200;
    if (words_.size() < longest) words_ += event.character();
    return true;
}

std::string TypedLine::complete(std::span<const std::string> names) {
    if (is_path_) return {};
    const std::size_t begin = words_.find_last_of(' ') + 1;
    const std::string_view last = std::string_view(words_).substr(begin);
    std::string common;
    std::vector<std::string_view> fitting;
    for (const std::string_view word : known_words(words_, begin == 0, names)) {
        if (word.size() < last.size() || !text::same_word(word.substr(0, last.size()), last))
            continue;
        if (fitting.empty()) common = word;
        common = text::common_beginning(common, word);
        fitting.push_back(word);
    }
    if (fitting.empty()) return {};
    if (fitting.size() > 1 && common.size() <= last.size()) {
        return fmt::format("{}", fmt::join(fitting, " "));
    }
    words_.resize(begin);
    words_ += common;
    if (fitting.size() == 1) words_ += ' ';
    return {};
}

TypedCommand read_typed(const std::string& line, const table::Chair& chair) {
    const std::vector<text::Word> words = text::split(line);
    text::Reader reader(words, text::length(line) + 1);
    TypedCommand typed;
    if (reader.take_if("undo")) {
        reader.finish();
        typed.takes_back = true;
        return typed;
    }
    const language::Notation notation{chair.game(), chair.names()};
    typed.command = notation.read_command(reader, chair.viewer().seat());
    if (chair.has_real_dice())
        typed.outcome = language::Notation::read_outcome(reader, typed.command);
    reader.finish();
    return typed;
}

}  // namespace catan::tui
