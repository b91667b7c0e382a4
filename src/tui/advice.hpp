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
#include "tui/company.hpp"
#include "tui/dialog.hpp"

namespace catan::tui {

// Advice that was asked for, until the game goes on. It is thought out elsewhere (`Thinking`); here nobody waits for it.
class Counsel {
public:
    explicit Counsel(const Company& company) : company_(company) {}
    Counsel(const Counsel&) = delete;
    Counsel& operator=(const Counsel&) = delete;
    Counsel(Counsel&&) = delete;
    Counsel& operator=(Counsel&&) = delete;
    ~Counsel() { drop(); }

    // For whoever sits on the chair, who must be asked now.
    void ask(const Chair& chair);
    // The game has gone on.
    void drop();
    [[nodiscard]] bool is_thinking_for(const Chair& chair) const;
    // It was not known before, and is now.
    [[nodiscard]] bool has_news() const;
    // Whether there was some, once.
    [[nodiscard]] bool take_news();
    // What is known for the chair as things stand; nullptr before that. None if thinking failed.
    [[nodiscard]] const std::vector<bots::Advice>* known(const Chair& chair) const;

private:
    struct Thought;

    const Company& company_;
    std::shared_ptr<Thought> thought_;
    std::stop_source stop_{std::nostopstate};
    bool was_told_ = false;
};

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
