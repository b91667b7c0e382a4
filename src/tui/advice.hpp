// What a good player would do in somebody's place: asking for it, and showing it in a dialog that plays nothing until it is
// told to. It is thought out from what that person may know (R11): the view and the history of their own chair.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "catan/bot.hpp"
#include "catan/chair.hpp"
#include "tui/card_dialogs.hpp"
#include "tui/dialog.hpp"

namespace catan::tui {

// Something to be thought out that needs nothing of the game besides what it has taken with it, so any thread will do.
using Thought = std::function<std::vector<bots::Advice>(const std::stop_token&)>;
// Has it thought out and hands over what came of it: at once, or later, but on the thread that the keys come from.
using Think =
    std::function<void(Thought thought, std::function<void(std::vector<bots::Advice>)> hear)>;

// The best moves of whoever sits on the chair, who must be asked; none if thinking failed.
[[nodiscard]] Thought thought_for(const Chair& chair);

// Advice that was asked for, until the game goes on.
class Counsel {
public:
    // Until somebody else thinks, keys wait.
    Counsel();
    void use(Think think) { think_ = std::move(think); }

    // Does something as soon as the advice is known, unless the game has gone on before.
    void ask(const Chair& chair, const std::function<void()>& then);
    [[nodiscard]] bool is_thinking_for(const Chair& chair) const;
    // What is known for the chair as things stand; nullptr before.
    [[nodiscard]] const std::vector<bots::Advice>* known(const Chair& chair) const;

private:
    struct Question {
        Seat seat;
        std::uint64_t position = 0;
        friend bool operator==(const Question&, const Question&) = default;
    };
    [[nodiscard]] static Question question(const Chair& chair) {
        return {chair.eyes().seat(), chair.position()};
    }

    Think think_;
    std::optional<Question> asked_;     // and not yet answered
    std::optional<Question> answered_;  // by this advice
    std::vector<bots::Advice> advice_;
};

// `settlement at 12`, `offer 1 wool for 1 ore to Ben`
[[nodiscard]] std::string move_words(const Chair& chair, const Command& command);

// What a dialog of advice does with the move that its cursor is on.
struct AdviceActs {
    std::function<void(const Command& command)> show;
    Say say;
    Act back;
    std::shared_ptr<const bool> shown{};  // kept until it is closed
};
// The moves with their chances to win, and in the prompt line why; there must be one. The first is shown at once.
[[nodiscard]] std::unique_ptr<Dialog> advice_dialog(const Chair& chair,
                                                    const std::vector<bots::Advice>& advice,
                                                    AdviceActs acts);

}  // namespace catan::tui
