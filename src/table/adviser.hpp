// Thinks out what a good player would do in the place of the person who is asked, from what that person may know (R11): the
// view and the history of their own chair. It works in the task runner's thread; no function here waits for it.
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "catan/bots/bot.hpp"
#include "table/bot_setup.hpp"
#include "tabletop/table/bot_driver.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::table {

// Keeps the advice that was asked for until the game goes on.
class Adviser {
public:
    // Both must outlive it.
    Adviser(const BotSetup& setup, table::BotDriver& driver) : setup_(setup), driver_(driver) {}
    Adviser(const Adviser&) = delete;
    Adviser& operator=(const Adviser&) = delete;
    Adviser(Adviser&&) = delete;
    Adviser& operator=(Adviser&&) = delete;
    ~Adviser() { drop(); }

    // For the person on the chair, who must be asked now.
    void ask(const Chair& chair);
    // The game has gone on.
    void drop();
    [[nodiscard]] bool is_thinking_for(const Chair& chair) const;
    // There is advice that `take_news` has not told of.
    [[nodiscard]] bool has_news() const;
    // Returns once that there is some.
    [[nodiscard]] bool take_news();
    // What is known for the chair as things stand; nullptr before that. Empty if thinking failed.
    [[nodiscard]] const std::vector<bots::Advice>* known(const Chair& chair) const;

private:
    struct Thought;

    const BotSetup& setup_;
    table::BotDriver& driver_;
    std::shared_ptr<Thought> thought_;
    std::stop_source stop_{std::nostopstate};
    bool was_told_ = false;
};

}  // namespace catan::table
