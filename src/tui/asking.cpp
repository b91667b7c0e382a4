// Lines to choose from, and text to be read.
#include "tui/asking.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "tui/asking_keys.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

class Choice : public Asking {
public:
    Choice(std::string title, std::vector<Option> options, std::string foot, bool may_close)
        : title_(std::move(title)),
          options_(std::move(options)),
          foot_(std::move(foot)),
          may_close_(may_close) {
        // Where something can be chosen; what cannot be is told all the same.
        const auto first = std::ranges::find(options_, true, &Option::is_possible);
        if (first != options_.end()) at_ = static_cast<std::size_t>(first - options_.begin());
    }

    [[nodiscard]] kit::DialogBox look() const override {
        kit::DialogBox look{title_, {}, why_.empty() ? foot_ : why_};
        for (std::size_t i = 0; i < options_.size(); ++i) {
            const Option& option = options_[i];
            std::string text = option.letter == '\0'
                                   ? option.text
                                   : fmt::format("{}  {}", option.letter, option.text);
            look.lines.push_back(
                {std::move(text), option.is_possible, i == at_, option.swatch, false});
        }
        return look;
    }
    Decision key(const Event& event) override {
        why_.clear();
        if (event == Event::Escape && may_close_) return closed();
        if (moves(event, at_, options_.size())) return {};
        if (event == Event::Return && !options_.empty()) return take(at_);
        for (std::size_t i = 0; i < options_.size(); ++i) {
            const char letter = options_[i].letter;
            if (letter != '\0' && event == Event::Character(letter)) return take(at_ = i);
        }
        return {};
    }
    Decision click(std::size_t line, bool /*takes_back*/) override { return take(at_ = line); }

private:
    [[nodiscard]] Decision take(std::size_t which) {
        const Option& option = options_[which];
        if (!option.is_possible) {
            why_ = option.why;
            return {};
        }
        if (option.command) return said(*option.command);
        return {Decision::Kind::Chosen, std::nullopt, which};
    }

    std::string title_;
    std::vector<Option> options_;
    std::string foot_;
    bool may_close_;
    std::size_t at_ = 0;
    std::string why_;  // what was tried is not possible
};

class Told : public Asking {
public:
    Told(std::string title, std::vector<std::string> lines, std::string_view foot, std::size_t at)
        : title_(std::move(title)), lines_(std::move(lines)), foot_(foot), at_(at) {}

    [[nodiscard]] kit::DialogBox look() const override {
        kit::DialogBox look{title_, {}, foot_, true};
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            look.lines.push_back({lines_[i], true, i == at_, {}, false});
        }
        return look;
    }
    Decision key(const Event& event) override {
        return moves_by_page(event, at_, lines_.size()) ? Decision{} : closed();
    }
    Decision click(std::size_t line, bool /*takes_back*/) override {
        at_ = line;
        return {};
    }

private:
    std::string title_;
    std::vector<std::string> lines_;
    std::string foot_;
    std::size_t at_;
};

}  // namespace

std::unique_ptr<Asking> ask_choice(std::string title, std::vector<Option> options, std::string foot,
                                   bool may_close) {
    return std::make_unique<Choice>(std::move(title), std::move(options), std::move(foot),
                                    may_close);
}

std::unique_ptr<Asking> tell(std::string title, std::vector<std::string> lines,
                             std::string_view foot) {
    return std::make_unique<Told>(std::move(title), std::move(lines), foot, 0);
}

std::unique_ptr<Asking> tell_end(std::string title, std::vector<std::string> lines) {
    const std::size_t last = lines.size() - std::min<std::size_t>(lines.size(), 1);
    return std::make_unique<Told>(std::move(title), std::move(lines), reading_keys, last);
}

}  // namespace catan::tui
