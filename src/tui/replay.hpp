// A game that is watched: step by step, back, to a turn, or by itself. What is seen is what the chair sees on which the
// game is watched: of an unfinished game what is public, unless its hands lie open.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "catan/past.hpp"
#include "table/seating.hpp"
#include "table/wake_signal.hpp"
#include "tui/chance_plot.hpp"
#include "tui/dialog.hpp"
#include "tui/key_table.hpp"
#include "tui/odds.hpp"
#include "tui/screen.hpp"

namespace catan::tui {

class Replay : public Screen {
public:
    // Without odds it tells no chances. They must outlive it.
    explicit Replay(text::Past& past, const table::BotLevels& bots = {}, Odds* odds = nullptr,
                    const Paint& paint = {});

    // Something that is to be told once, such as that the file is damaged behind what is shown.
    void tell(std::string words) override { message_ = std::move(words); }

    bool key(const ftxui::Event& event) override;
    void click(Cell cell) override;
    void click_line(std::size_t line, bool takes_back) override;
    void scroll_text(kit::TextPlace top) override;
    void use(Size /*size*/) override {}
    void come_back() override {}

    [[nodiscard]] const Game& game() const override { return past_.game(); }
    [[nodiscard]] std::span<const std::string> names() const override { return past_.names(); }
    [[nodiscard]] Moment moment(std::size_t log_lines) const override;
    [[nodiscard]] bool takes_all_keys() const override { return dialog_ != nullptr; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override;
    void go_on_by_itself() override;
    void on_wake(const std::function<void()>& wake) override;
    [[nodiscard]] bool wants_to_leave() const override { return wants_to_leave_; }

    // How many commands of the game have been shown.
    [[nodiscard]] std::size_t step() const { return past_.step(); }

    // All keys of a replay, as README and the manual tell them.
    [[nodiscard]] static std::vector<KeyHelp> all_keys();

private:
    // Of nobody, to tell what they are.
    [[nodiscard]] static KeyTable keys_of(Replay* replay);
    [[nodiscard]] static KeyTable keys_in_a_replay();
    // What says where a key goes, and what it shows.
    [[nodiscard]] static std::vector<HelpRow> going_help();
    [[nodiscard]] static std::vector<HelpRow> showing_help();

    [[nodiscard]] std::vector<LogLine> log(std::size_t most) const;
    [[nodiscard]] bool is_first() const { return step() == 0; }
    [[nodiscard]] bool is_last() const { return step() == past_.steps(); }
    [[nodiscard]] bool is_over() const {
        return std::holds_alternative<GameOver>(past_.view().phase);
    }
    void go_to(std::size_t step);
    void go_to_turn(std::uint32_t turn) { go_to(past_.step_of_turn(turn)); }
    void go_back_a_turn();
    // A key while the number of a turn is typed; false if it means something else.
    bool number_key(const ftxui::Event& event);
    void type_digit(const std::string& digit);
    void dialog_key(const ftxui::Event& event, const Binding* binding);
    void tell_help();
    // How the game has gone so far: the course of the chances, decisions, luck.
    void tell_analysis();
    [[nodiscard]] kit::Prompt prompt() const;

    text::Past& past_;
    table::BotLevels bots_;  // who sat there in the end
    Odds* odds_;
    table::WakeSignal wake_;
    Paint paint_;
    KeyTable keys_;
    Happened happened_;
    std::unique_ptr<Dialog> dialog_;
    std::string message_;
    std::string number_;  // of a turn, while it is typed
    bool plays_ = false;
    std::chrono::steady_clock::time_point due_{};  // of the next step, while it plays
    bool analysis_grows_ = false;                  // in the dialog, as more is found out
    bool shows_ids_ = false;
    bool wants_to_leave_ = false;
};

}  // namespace catan::tui
