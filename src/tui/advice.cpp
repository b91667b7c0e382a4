#include "tui/advice.hpp"

#include <algorithm>
#include <exception>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "catan/reasons.hpp"
#include "tui/kit/cursor.hpp"
#include "tui/kit/spans.hpp"
#include "tui/prompts.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// The best one and the next best two.
constexpr std::size_t most_moves = 3;

struct MoveWords {
    const Board& board;
    const text::Notation& notation;
    Seat speaker;

    std::string operator()(Settle settle) const {
        return fmt::format("settlement at {}", settle.at.value);
    }
    std::string operator()(BuildCity city) const {
        return fmt::format("city at {}", city.at.value);
    }
    std::string operator()(Roll /*roll*/) const { return "roll the dice"; }
    std::string operator()(MoveRobber robber) const {
        return "robber to " + hex_words(board, robber.to);
    }
    std::string operator()(Steal steal) const { return "rob " + notation.name(steal.from); }
    std::string operator()(BuyCard /*buy*/) const { return "buy a card"; }
    std::string operator()(PlayKnight /*knight*/) const { return "play a knight"; }
    std::string operator()(PlayRoadBuilding /*roads*/) const { return "play road building"; }
    std::string operator()(const PlayPlenty& plenty) const {
        return "play plenty: " + text::bundle_words(plenty.cards);
    }
    std::string operator()(PlayMonopoly monopoly) const {
        return fmt::format("play monopoly on {}", name(monopoly.resource));
    }
    std::string operator()(const Counter& counter) const {
        return fmt::format("counter: {} for {}", text::bundle_words(counter.give),
                           text::bundle_words(counter.get));
    }
    std::string operator()(CloseTrade close) const {
        return "trade with " + notation.name(close.with);
    }
    std::string operator()(Withdraw /*withdraw*/) const { return "withdraw the offer"; }
    std::string operator()(EndTurn /*end*/) const { return "end the turn"; }
    // Of the others the words of the language say it as well.
    template <typename Said>
    std::string operator()(const Said& said) const {
        return notation.write(Command(said), speaker);
    }
};

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

    [[nodiscard]] kit::DialogBox box() const override {
        kit::DialogBox box{"Chances to win", {}, "Enter does it   Esc back"};
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            box.lines.push_back({moves_[i].line, true, i == at_});
        }
        box.above = rows_below_dialogs;
        return box;
    }
    [[nodiscard]] std::string prompt() const override { return moves_[at_].reason; }
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

Thought thought_for(const Chair& chair) {
    const auto seen = chair.history();
    return [&game = chair.game(), view = chair.view(),
            history = std::vector<Happening>(seen.begin(), seen.end())](
               const std::stop_token& stop) -> std::vector<bots::Advice> {
        try {
            bots::Bot bot(game, view.viewer, {bots::Level::Hard});
            for (const Happening& happening : history) bot.hear(happening);
            return bot.advise(view, most_moves, stop);
        } catch (const std::exception&) {
            return {};
        }
    };
}

Counsel::Counsel()
    : think_(
          [](const Thought& thought, const std::function<void(std::vector<bots::Advice>)>& hear) {
              hear(thought({}));
          }) {}

void Counsel::ask(const Chair& chair, const std::function<void()>& then) {
    if (known(chair) != nullptr) return then();
    if (is_thinking_for(chair)) return;
    const Question now = question(chair);
    asked_ = now;
    think_(thought_for(chair), [this, now, then](std::vector<bots::Advice> advice) {
        if (asked_ != now) return;
        asked_.reset();
        answered_ = now;
        advice_ = std::move(advice);
        then();
    });
}

bool Counsel::is_thinking_for(const Chair& chair) const { return asked_ == question(chair); }

const std::vector<bots::Advice>* Counsel::known(const Chair& chair) const {
    return answered_ == question(chair) ? &advice_ : nullptr;
}

std::string move_words(const Chair& chair, const Command& command) {
    const text::Notation notation{chair.game(), chair.names()};
    return std::visit(MoveWords{chair.game().board(), notation, chair.eyes().seat()}, command);
}

std::unique_ptr<Dialog> advice_dialog(const Chair& chair, const std::vector<bots::Advice>& advice,
                                      AdviceActs acts) {
    const text::Notation notation{chair.game(), chair.names()};
    std::vector<AdviceDialog::Move> moves;
    int widest = 0;
    for (const bots::Advice& move : advice) {
        moves.push_back({move.command, move_words(chair, move.command),
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
