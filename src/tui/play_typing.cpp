// The : prompt of a running game: the language, without anything that could look into what is hidden or force it.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/spelling.hpp"
#include "catan/words.hpp"
#include "tui/play.hpp"

namespace catan::tui {

using ftxui::Event;

void Play::type(std::string text) {
    typed_ = std::move(text);
    typed_is_path_ = false;
    message_.clear();
}

void Play::ask_path() {
    type({});
    typed_is_path_ = true;
}

bool Play::typing_key(const Event& event) {
    // What was wrong is being put right.
    if (message_is_refusal_) message_.clear();
    if (event == Event::Escape) {
        typed_.reset();
        message_.clear();
    } else if (event == Event::Return) {
        read_typed();
    } else if (event == Event::Tab) {
        complete();
    } else if (event == Event::Backspace) {
        if (typed_->empty()) {
            typed_.reset();
            return true;
        }
        text::erase_last(*typed_);
    } else if (event.is_character()) {
        const std::size_t longest = typed_is_path_ ? 4000 : 200;
        if (typed_->size() < longest) *typed_ += event.character();
    } else {
        return false;
    }
    return true;
}

void Play::read_typed() {
    const std::string line = *typed_;
    if (line.find_first_not_of(' ') == std::string::npos) {
        typed_.reset();
    } else if (typed_is_path_) {
        typed_.reset();
        message_ = files_.save_as(line);
        message_is_refusal_ = false;
    } else {
        read_command(line);
    }
}

void Play::read_command(const std::string& line) {
    try {
        const std::vector<text::Word> words = text::split(line);
        text::Reader reader(words, text::length(line) + 1);
        if (reader.take_if("undo")) {
            reader.finish();
            typed_.reset();
            return take_back();
        }
        const Command command = notation().read_command(reader, viewer_);
        std::optional<Outcome> outcome;
        if (is_scripted()) outcome = text::Notation::read_outcome(reader, command);
        reader.finish();
        // What is done leaves the prompt, which may be asking for the next thing then; what is refused can be put
        // right.
        typed_.reset();
        say(command, outcome);
        if (message_is_refusal_ && !message_.empty()) typed_ = line;
    } catch (const text::TextError& error) {
        message_ = error.what();
        message_is_refusal_ = true;
    }
}

// As far as all words go that the last one may become.
void Play::complete() {
    if (typed_is_path_) return;
    const std::size_t begin = typed_->find_last_of(' ') + 1;
    const std::string_view last = std::string_view(*typed_).substr(begin);
    std::vector<std::string_view> known;
    if (begin == 0) {
        known.assign(text::command_words.begin(), text::command_words.end());
        known.emplace_back("undo");
    } else {
        for (const Resource resource : all_resources) known.push_back(catan::name(resource));
        if (typed_->starts_with("play ") || typed_->starts_with("buy ")) {
            for (const Card card : all_cards) known.push_back(catan::name(card));
        }
        for (const std::string& one : match_.table().names) known.emplace_back(one);
        known.insert(known.end(), {"for", "to"});
    }
    std::string common;
    std::size_t found = 0;
    std::vector<std::string_view> fitting;
    for (const std::string_view word : known) {
        if (word.size() < last.size() || !text::same_word(word.substr(0, last.size()), last))
            continue;
        fitting.push_back(word);
        if (found++ == 0) common = word;
        common = text::common_beginning(common, word);
    }
    if (found == 0) return;
    if (found > 1 && common.size() <= last.size()) {
        message_ = fmt::format("{}", fmt::join(fitting, " "));
        message_is_refusal_ = false;
        return;
    }
    typed_->resize(begin);
    *typed_ += common;
    if (found == 1) *typed_ += ' ';
}

}  // namespace catan::tui
