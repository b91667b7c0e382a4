#include "catan/tui/rule_book.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/language/rules_text.hpp"
#include "kit/pager.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

using RowTexts = std::vector<std::string>;

// `| road | 1 | 1 |`
RowTexts cells_of(std::string_view row) {
    RowTexts cells;
    row.remove_prefix(1);
    while (!row.empty()) {
        const std::size_t end = std::min(row.find('|'), row.size());
        std::string_view cell = row.substr(0, end);
        cell.remove_prefix(std::min(cell.find_first_not_of(' '), cell.size()));
        cells.emplace_back(cell.substr(0, cell.find_last_not_of(' ') + 1));
        row.remove_prefix(std::min(end + 1, row.size()));
    }
    return cells;
}

// Aligns the columns of a table and drops its rules.
void add_table(const std::vector<RowTexts>& table, std::vector<kit::DialogLine>& lines) {
    std::vector<int> widths;
    for (const RowTexts& row : table) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], kit::width_of(row[i]));
        }
    }
    for (const RowTexts& row : table) {
        std::string text;
        for (std::size_t i = 0; i < row.size(); ++i) {
            // The last column may be long and is wrapped.
            text += i + 1 == row.size() ? row[i]
                                        : kit::padded(row[i], widths[i] + 2, kit::Glyphs::Unicode);
        }
        lines.push_back({"  " + text});
    }
}

// Removes the marks of emphasis.
std::string plain(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter != '*' && letter != '`') result += letter;
    }
    return result;
}

// Joins each paragraph of the document into one line, since the dialog wraps lines. Drawings stay unchanged.
std::vector<kit::DialogLine> dialog_lines(std::string_view text) {
    std::vector<kit::DialogLine> lines;
    std::vector<RowTexts> table;
    bool is_paragraph = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        std::string_view row = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (row.starts_with('|')) {
            if (!row.starts_with("| ---")) table.push_back(cells_of(plain(row)));
            continue;
        }
        add_table(std::exchange(table, {}), lines);
        const bool is_heading = row.starts_with('#');
        const bool stands_alone = row.empty() || is_heading || row.starts_with("    ");
        if (is_heading) row.remove_prefix(row.find_first_not_of("# "));
        const bool begins_item =
            row.starts_with("- ") || (row.find(". ") == 1 && '0' <= row[0] && row[0] <= '9');
        const bool goes_on = is_paragraph && !stands_alone && !begins_item;
        is_paragraph = !stands_alone;
        if (goes_on) {
            row.remove_prefix(std::min(row.find_first_not_of(' '), row.size()));
            lines.back().text += ' ' + plain(row);
        } else {
            lines.push_back({plain(row), true, false, {}, is_heading});
        }
    }
    return lines;
}

class RuleBook : public front::Dialog {
public:
    explicit RuleBook(std::string_view number) : pager_(dialog_lines(language::rules_text())) {
        if (!number.empty()) go_to(number);
    }

    [[nodiscard]] bool is_read() const override { return true; }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        kit::DialogBox box = pager_.box(
            "The rules", typed_.empty() ? "arrows scroll   a number goes to a rule   Esc back"
                                        : fmt::format("rule {}_", typed_));
        box.lines[found_].is_chosen = true;
        return box;
    }
    Step key(const Event& event) override {
        if (event == Event::Backspace) {
            if (!typed_.empty()) typed_.pop_back();
            return {};
        }
        if (event == Event::Return && !typed_.empty()) {
            typed_.clear();
            return {};
        }
        if (!event.is_character()) return front::reading_step(event);
        const char letter = event.character().front();
        // Ignored, so that the player can type R5.3 in full.
        if (letter == 'R' || letter == 'r') return {};
        const bool is_of_number = letter == '.' || ('0' <= letter && letter <= '9');
        if (!is_of_number) return front::reading_step(event);
        type(letter);
        return {};
    }
    void scroll(kit::TextPlace top) override {
        typed_.clear();
        pager_.go_to(top);
    }
    Step click(std::size_t /*line*/, bool /*takes_back*/) override { return {}; }

private:
    void type(char letter) {
        constexpr std::size_t longest = 5;  // 10.11
        if (typed_.size() < longest) typed_ += letter;
        if (go_to("R" + typed_)) return;
        typed_ = letter;
        go_to("R" + typed_);
    }
    // Goes to the first heading with this number. `R1` does not match R10; `R5.` matches R5.1.
    bool go_to(std::string_view number) {
        const auto is_it = [number](const kit::DialogLine& line) {
            return line.is_heading && line.text.starts_with(number) &&
                   (number.ends_with('.') || line.text.substr(number.size(), 1) == " ");
        };
        const auto& lines = pager_.lines();
        const auto found = std::ranges::find_if(lines, is_it);
        if (found == lines.end()) return false;
        found_ = static_cast<std::size_t>(found - lines.begin());
        pager_.go_to({found_, 0});
        return true;
    }

    kit::Pager pager_;
    std::string typed_;
    std::size_t found_ = 0;  // the marked line of the rule
};

}  // namespace

std::unique_ptr<front::Dialog> rules_dialog(std::string_view number) {
    return std::make_unique<RuleBook>(number);
}

}  // namespace catan::tui
