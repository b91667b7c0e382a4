// A game that is watched: step by step, back, to a turn, or by itself. Hands lie open when the game is finished, or on
// request; otherwise only what is public is seen.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catan/match.hpp"
#include "tui/asking.hpp"
#include "tui/log.hpp"
#include "tui/showing.hpp"

namespace catan::tui {

class Replay : public Showing {
public:
    Replay(text::Match match, bool hands_are_open);

    // Something that is to be told once, such as that the file is damaged behind what is shown.
    void notice(std::string words) { message_ = std::move(words); }

    bool key(const ftxui::Event& event) override;
    void click(Cell cell) override;
    void click_line(std::size_t line, bool takes_back) override;
    void use(Size /*size*/) override {}
    void come_back() override {}

    [[nodiscard]] const Game& game() const override { return match_.game(); }
    [[nodiscard]] std::span<const std::string> names() const override {
        return match_.table().names;
    }
    [[nodiscard]] Moment moment(std::size_t log_lines) const override;
    [[nodiscard]] bool takes_all_keys() const override { return asking_ != nullptr; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override;
    void go_on_by_itself() override;
    [[nodiscard]] bool wants_to_leave() const override { return wants_to_leave_; }

    // How many commands of the game have been shown.
    [[nodiscard]] std::size_t step() const { return at_; }
    [[nodiscard]] const State& state() const { return state_; }

private:
    [[nodiscard]] std::size_t steps() const { return match_.history().size(); }
    void go_to(std::size_t step);
    // To where the turn of that number begins, or the last one does.
    void go_to_turn(std::uint32_t turn);
    void take_step();
    void look();
    bool step_key(const ftxui::Event& event);
    bool number_key(const ftxui::Event& event);
    bool reading_key(const ftxui::Event& event);
    [[nodiscard]] kit::Prompt prompt() const;
    void tell_help();
    [[nodiscard]] std::vector<std::string> log(std::size_t most) const;

    text::Match match_;
    bool is_open_;
    State state_;
    std::size_t at_ = 0;
    Log log_;
    View seen_;
    std::vector<PrivatePlayer> hands_;
    Happened happened_;

    bool plays_ = false;
    std::optional<std::string> number_;  // of a turn, while it is typed
    std::unique_ptr<Asking> asking_;
    std::string message_;
    bool shows_ids_ = false;
    bool wants_to_leave_ = false;
};

}  // namespace catan::tui
