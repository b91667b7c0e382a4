// Lines to choose from, and text to be read.
#include "tui/dialog.hpp"

#include <utility>

#include "tui/kit/menu.hpp"
#include "tui/kit/pager.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

class ChoiceDialog : public Dialog {
public:
    ChoiceDialog(std::string title, std::vector<Option> options, std::string foot, Act back,
                 bool is_of_table)
        : title_(std::move(title)),
          foot_(std::move(foot)),
          back_(std::move(back)),
          options_(std::move(options)),
          menu_(lines_of(options_)),
          is_of_table_(is_of_table) {}

    [[nodiscard]] bool is_of_table() const override { return is_of_table_; }
    [[nodiscard]] kit::DialogBox box() const override {
        kit::DialogBox box = menu_.box(title_, foot_);
        box.above = rows_below_dialogs;
        return box;
    }
    void refresh() override {
        for (std::size_t i = 0; i < options_.size(); ++i) {
            if (options_[i].reword) menu_.reword(i, options_[i].reword());
        }
    }
    Step key(const Event& event) override {
        if (event == Event::Escape) return {true, back_};
        return step(menu_.key(event));
    }
    Step click(std::size_t line, bool /*takes_back*/) override { return step(menu_.click(line)); }

private:
    static std::vector<kit::MenuLine> lines_of(const std::vector<Option>& options) {
        std::vector<kit::MenuLine> lines;
        lines.reserve(options.size());
        for (const Option& option : options) {
            lines.push_back({option.text, option.letter, option.is_possible, option.swatch,
                             option.why, option.takes_enter});
        }
        return lines;
    }
    [[nodiscard]] Step step(std::optional<std::size_t> taken) const {
        if (!taken) return {};
        const Option& option = options_[*taken];
        return {!option.stays, option.act};
    }

    std::string title_;
    std::string foot_;
    Act back_;
    std::vector<Option> options_;
    kit::Menu menu_;
    bool is_of_table_;
};

class TextDialog : public Dialog {
public:
    TextDialog(std::string title, kit::Pager text, std::string_view foot)
        : title_(std::move(title)), foot_(foot), pager_(std::move(text)) {}

    void go_to_end() { pager_.go_to(pager_.lines().size()); }

    [[nodiscard]] bool is_read() const override { return true; }
    [[nodiscard]] kit::DialogBox box() const override { return pager_.box(title_, foot_); }
    Step key(const Event& event) override { return {!pager_.key(event)}; }
    Step click(std::size_t line, bool /*takes_back*/) override {
        pager_.go_to(line);
        return {};
    }

private:
    std::string title_;
    std::string foot_;
    kit::Pager pager_;
};

}  // namespace

std::unique_ptr<Dialog> choice_dialog(std::string title, std::vector<Option> options,
                                      std::string foot, Act back) {
    return std::make_unique<ChoiceDialog>(std::move(title), std::move(options), std::move(foot),
                                          std::move(back), false);
}

std::unique_ptr<Dialog> table_dialog(std::string title, std::vector<Option> options,
                                     std::string foot, Act back) {
    return std::make_unique<ChoiceDialog>(std::move(title), std::move(options), std::move(foot),
                                          std::move(back), true);
}

std::unique_ptr<Dialog> text_dialog(std::string title, std::vector<std::string> lines,
                                    std::string_view foot) {
    return std::make_unique<TextDialog>(std::move(title), kit::Pager(std::move(lines)), foot);
}

std::unique_ptr<Dialog> text_dialog(std::string title, std::vector<kit::DialogLine> lines,
                                    std::string_view foot) {
    return std::make_unique<TextDialog>(std::move(title), kit::Pager(std::move(lines)), foot);
}

std::unique_ptr<Dialog> text_dialog_at_end(std::string title, std::vector<kit::DialogLine> lines) {
    auto dialog =
        std::make_unique<TextDialog>(std::move(title), kit::Pager(std::move(lines)), reading_keys);
    dialog->go_to_end();
    return dialog;
}

}  // namespace catan::tui
