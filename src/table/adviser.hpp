// Computes advice for the player to move, from the view and history of their own chair only. Works on the task
// runner's thread; no function here blocks.
//
// Only src/table/adviser_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "table/bot_setup.hpp"
#include "tabletop/table/bot_driver.hpp"
#include "tabletop/table/chair.hpp"

namespace tabletop::table {

// Keeps its advice until the position changes.
// B are the Bots of a game.
template <typename B>
class Adviser {
public:
    using Chair = table::Chair<typename B::Types>;
    using Advice = typename B::Advice;

    // The setup and the driver must outlive the adviser.
    Adviser(const BotSetup<B>& setup, BotDriver<B>& driver) : setup_(setup), driver_(driver) {}
    Adviser(const Adviser&) = delete;
    Adviser& operator=(const Adviser&) = delete;
    Adviser(Adviser&&) = delete;
    Adviser& operator=(Adviser&&) = delete;
    ~Adviser() { drop(); }

    // Starts computing advice for the player on the chair, who must be the one to move.
    void ask(const Chair& chair);
    // Drops the advice, because the position has changed.
    void drop();
    [[nodiscard]] bool is_thinking_for(const Chair& chair) const;
    // Whether there is advice that `take_news` has not reported.
    [[nodiscard]] bool has_news() const;
    // Returns true once for each piece of advice.
    [[nodiscard]] bool take_news();
    // The advice for the chair in the present position; nullptr while there is none, empty if the bot failed.
    [[nodiscard]] const std::vector<Advice>* known(const Chair& chair) const;

private:
    struct PendingAdvice;

    const BotSetup<B>& setup_;
    BotDriver<B>& driver_;
    std::shared_ptr<PendingAdvice> thought_;
    std::stop_source stop_{std::nostopstate};
    bool was_told_ = false;
};

}  // namespace tabletop::table
