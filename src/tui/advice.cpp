#include "tui/advice.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "catan/reasons.hpp"
#include "catan/wording.hpp"
#include "tui/kit/cursor.hpp"
#include "tui/kit/spans.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// The best one and the next best two.
constexpr std::size_t most_moves = 3;

std::string chance_words(std::optional<std::uint32_t> ten_thousandths) {
    if (!ten_thousandths) return {};
    const std::uint32_t percent = (*ten_thousandths + 50) / 100;
    return percent == 0 ? "<1 %" : fmt::format("{} %", percent);
}

class AdviceDialog : public Dialog {
public:
    struct Move {
        Command command;
        std::string line;
        std::string reason;
    };

    AdviceDialog(std::vector<Move> moves, AdviceActs acts)
        : moves_(std::move(moves)), acts_(std::move(acts)) {
        show();
    }

    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        kit::DialogBox box{"Chances to win", {}, "Enter does it   Esc back"};
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            box.lines.push_back({moves_[i].line, true, i == at_});
        }
        box.above = rows_below_dialogs;
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
    // Chooses what is there; a second click on it does it.
    Step click(std::size_t line, bool /*takes_back*/) override {
        if (line >= moves_.size()) return {};
        if (line == at_) return {true, does()};
        at_ = line;
        show();
        return {};
    }

private:
    void show() const { acts_.show(moves_[at_].command); }
    [[nodiscard]] Act does() const {
        return [say = acts_.say, command = moves_[at_].command] { say(command); };
    }

    std::vector<Move> moves_;
    AdviceActs acts_;
    std::size_t at_ = 0;
};

}  // namespace

// The best moves for a seat in a position. Written by a task, read when it is done.
struct Counsel::Thought {
    Seat seat;
    std::uint64_t position = 0;
    std::vector<bots::Advice> advice{};
    std::atomic<bool> is_done = false;

    [[nodiscard]] bool is_for(const Chair& chair) const {
        return chair.eyes().are_of(seat) && chair.position() == position;
    }
};

// The task takes along all that it needs: the chair goes on hearing meanwhile.
void Counsel::ask(const Chair& chair) {
    if (thought_ && thought_->is_for(chair)) return;
    drop();
    const auto thought = std::make_shared<Thought>();
    thought->seat = chair.eyes().seat();
    thought->position = chair.position();
    thought_ = thought;
    const bots::BotOptions options{bots::Level::Hard, company_.seed, company_.effort,
                                   company_.offers};
    const auto seen = chair.history();
    stop_ = company_.thinking->begin(
        [thought, options, &game = chair.game(), advise = company_.advise, view = chair.view(),
         history = std::vector<Happening>(seen.begin(), seen.end())](const std::stop_token& stop) {
            try {
                bots::Bot bot(game, view.viewer, options);
                for (const Happening& happening : history) {
                    if (stop.stop_requested()) break;
                    bot.hear(happening);
                }
                if (!stop.stop_requested()) thought->advice = advise(bot, view, most_moves, stop);
            } catch (...) {
                thought->advice.clear();
            }
            thought->is_done = true;
        });
}

void Counsel::drop() {
    stop_.request_stop();
    stop_ = std::stop_source(std::nostopstate);
    thought_.reset();
    was_told_ = false;
}

bool Counsel::is_thinking_for(const Chair& chair) const {
    return thought_ && !thought_->is_done && thought_->is_for(chair);
}

bool Counsel::has_news() const { return thought_ && thought_->is_done && !was_told_; }

bool Counsel::take_news() {
    if (!has_news()) return false;
    was_told_ = true;
    return true;
}

const std::vector<bots::Advice>* Counsel::known(const Chair& chair) const {
    return thought_ && thought_->is_done && thought_->is_for(chair) ? &thought_->advice : nullptr;
}

std::unique_ptr<Dialog> advice_dialog(const Chair& chair, const std::vector<bots::Advice>& advice,
                                      AdviceActs acts) {
    const text::Notation notation{chair.game(), chair.names()};
    std::vector<AdviceDialog::Move> moves;
    int widest = 0;
    for (const bots::Advice& move : advice) {
        moves.push_back({move.command,
                         text::move_words(notation, move.command, chair.eyes().seat()),
                         text::reason(notation, chair.view(), move.command)});
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
