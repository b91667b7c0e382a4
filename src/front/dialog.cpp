// Implements choices between lines, and texts.
#include "front/dialog.hpp"

#include <utility>

#include "kit/menu.hpp"
#include "kit/pager.hpp"

namespace tabletop::front {
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
    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
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
    TextDialog(std::string title, kit::Pager text, std::string_view foot,
               std::string_view keys = {})
        : title_(std::move(title)), foot_(foot), keys_(keys), pager_(std::move(text)) {}

    [[nodiscard]] bool is_read() const override { return true; }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        return pager_.box(title_, foot_);
    }
    Step key(const Event& event) override {
        const bool is_below = event.is_character() && event.character().size() == 1 &&
                              keys_.find(event.character()) != std::string::npos;
        return is_below ? Step{.closes = true, .is_unknown = true} : reading_step(event);
    }
    void scroll(kit::TextPlace top) override { pager_.go_to(top); }
    Step click(std::size_t /*line*/, bool /*takes_back*/) override { return {}; }

private:
    std::string title_;
    std::string foot_;
    std::string keys_;  // keys of the screen below
    kit::Pager pager_;
};

class NoteDialog : public TextDialog {
public:
    using TextDialog::TextDialog;
    [[nodiscard]] bool is_of_table() const override { return true; }
};

}  // namespace

Dialog::Step reading_step(const Event& event) {
    if (event == Event::Escape || event == Event::Return || event == Event::Character('q')) {
        return {.closes = true};
    }
    return {.is_unknown = true};
}

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
    kit::Pager text(std::move(lines));
    text.go_to_end();
    return std::make_unique<TextDialog>(std::move(title), std::move(text), reading_keys);
}

std::unique_ptr<Dialog> text_dialog_with_keys(std::string title, std::vector<kit::DialogLine> lines,
                                              std::string_view foot, std::string_view keys) {
    return std::make_unique<TextDialog>(std::move(title), kit::Pager(std::move(lines)), foot, keys);
}

std::unique_ptr<Dialog> note_dialog(std::string title, std::string words) {
    return std::make_unique<NoteDialog>(
        std::move(title), kit::Pager(std::vector<std::string>{std::move(words)}), "Esc back");
}

}  // namespace tabletop::front
