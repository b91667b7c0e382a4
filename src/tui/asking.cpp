// Lines to choose from, and text to be read.
#include "tui/asking.hpp"

#include <utility>

#include "tui/kit/menu.hpp"
#include "tui/kit/pager.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

class Choice : public Asking {
public:
    Choice(std::string title, std::vector<Option> options, std::string foot, bool may_close)
        : title_(std::move(title)),
          foot_(std::move(foot)),
          may_close_(may_close),
          options_(std::move(options)),
          menu_(lines_of(options_)) {}

    [[nodiscard]] kit::DialogBox look() const override { return menu_.box(title_, foot_); }
    Decision key(const Event& event) override {
        if (event == Event::Escape && may_close_) return closed();
        return decision(menu_.key(event));
    }
    Decision click(std::size_t line, bool /*takes_back*/) override {
        return decision(menu_.click(line));
    }

private:
    static std::vector<kit::MenuLine> lines_of(const std::vector<Option>& options) {
        std::vector<kit::MenuLine> lines;
        for (const Option& option : options) {
            lines.push_back(
                {option.text, option.letter, option.is_possible, option.swatch, option.why});
        }
        return lines;
    }
    [[nodiscard]] Decision decision(std::optional<std::size_t> taken) const {
        if (!taken) return {};
        const auto& command = options_[*taken].command;
        return command ? said(*command) : Decision{Decision::Kind::Chosen, std::nullopt, *taken};
    }

    std::string title_;
    std::string foot_;
    bool may_close_;
    std::vector<Option> options_;
    kit::Menu menu_;
};

class Told : public Asking {
public:
    Told(std::string title, std::vector<std::string> lines, std::string_view foot)
        : title_(std::move(title)), foot_(foot), pager_(std::move(lines)) {}

    void go_to_end() { pager_.go_to(pager_.lines().size()); }

    [[nodiscard]] kit::DialogBox look() const override { return pager_.box(title_, foot_); }
    Decision key(const Event& event) override { return pager_.key(event) ? Decision{} : closed(); }
    Decision click(std::size_t line, bool /*takes_back*/) override {
        pager_.go_to(line);
        return {};
    }

private:
    std::string title_;
    std::string foot_;
    kit::Pager pager_;
};

}  // namespace

std::unique_ptr<Asking> ask_choice(std::string title, std::vector<Option> options, std::string foot,
                                   bool may_close) {
    return std::make_unique<Choice>(std::move(title), std::move(options), std::move(foot),
                                    may_close);
}

std::unique_ptr<Asking> tell(std::string title, std::vector<std::string> lines,
                             std::string_view foot) {
    return std::make_unique<Told>(std::move(title), std::move(lines), foot);
}

std::unique_ptr<Asking> tell_end(std::string title, std::vector<std::string> lines) {
    auto told = std::make_unique<Told>(std::move(title), std::move(lines), reading_keys);
    told->go_to_end();
    return told;
}

}  // namespace catan::tui
