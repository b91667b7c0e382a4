#include "catan/tui/advice.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "catan/language/notation.hpp"
#include "catan/language/reasons.hpp"
#include "catan/language/wording.hpp"
#include "kit/cursor.hpp"
#include "kit/spans.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

std::string chance_words(std::optional<std::uint32_t> ten_thousandths) {
    if (!ten_thousandths) return {};
    const std::uint32_t percent = (*ten_thousandths + 50) / 100;
    return percent == 0 ? "<1 %" : fmt::format("{} %", percent);
}

class AdviceDialog : public front::Dialog {
public:
    struct AdvisedMove {
        Command command;
        std::string line;
        std::string reason;
    };

    AdviceDialog(std::vector<AdvisedMove> moves, AdviceActs acts)
        : moves_(std::move(moves)), acts_(std::move(acts)) {
        show();
    }

    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        kit::DialogBox box{"Chances to win", {}, "Enter does it   Esc back"};
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            box.lines.push_back({moves_[i].line, true, i == at_});
        }
        box.above = front::rows_below_dialogs;
        return box;
    }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{moves_[at_].reason, {}};
    }
    Step key(const Event& event) override {
        if (event == Event::Escape) return {true, acts_.back};
        if (event == Event::Return) return {true, does()};
        kit::move_cursor(event, at_, moves_.size());
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (event == Event::Character(static_cast<char>('1' + i))) at_ = i;
        }
        show();
        return {};
    }
    // The first click on a move selects it, a second click plays it.
    Step click(std::size_t line, bool /*takes_back*/) override {
        if (line >= moves_.size()) return {};
        if (line == at_) return {true, does()};
        at_ = line;
        show();
        return {};
    }

private:
    void show() const { acts_.show(moves_[at_].command); }
    [[nodiscard]] front::Act does() const {
        return [say = acts_.say, command = moves_[at_].command] { say(command); };
    }

    std::vector<AdvisedMove> moves_;
    AdviceActs acts_;
    std::size_t at_ = 0;
};

}  // namespace

std::unique_ptr<front::Dialog> advice_dialog(const table::Chair& chair,
                                             const std::vector<bots::Advice>& advice,
                                             AdviceActs acts) {
    const language::Notation notation{chair.game(), chair.names()};
    std::vector<AdviceDialog::AdvisedMove> moves;
    int widest = 0;
    for (const bots::Advice& move : advice) {
        moves.push_back({move.command,
                         language::move_words(notation, move.command, chair.viewer().seat()),
                         language::reason(notation, chair.view(), move.command)});
        widest = std::max(widest, kit::width_of(moves.back().line));
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        std::string& line = moves[i].line;
        const auto gap = static_cast<std::size_t>(widest - kit::width_of(line));
        line = fmt::format("{}  {}{}  {:>4}", i + 1, line, std::string(gap, ' '),
                           chance_words(advice[i].chance));
    }
    return std::make_unique<AdviceDialog>(std::move(moves), std::move(acts));
}

}  // namespace catan::tui
