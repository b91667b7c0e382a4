// A game that is watched: step by step, back, to a turn, or by itself. What is seen is what the chair sees on which the
// game is watched: of an unfinished game what is public, unless its hands lie open.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/chance_plot.hpp"
#include "catan/tui/screen.hpp"
#include "catan/tui/watch/odds.hpp"
#include "catan/tui/watch/playback.hpp"
#include "front/dialog.hpp"
#include "front/key_table.hpp"
#include "front/mode_stack.hpp"
#include "table/seating.hpp"
#include "tabletop/table/past.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::tui::watch {

class Replay : public Screen {
public:
    // Without odds it tells no chances. They must outlive it.
    explicit Replay(table::Past& past, const table::BotLevels& bots = {}, Odds* odds = nullptr,
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
    [[nodiscard]] std::optional<kit::DialogBox> dialog() const override { return modes_.box(); }
    [[nodiscard]] std::vector<kit::KeyHint> keys() const override { return modes_.hints(); }
    [[nodiscard]] bool takes_all_keys() const override { return modes_.has_dialog(); }
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override;
    void go_on_by_itself() override;
    void on_wake(const std::function<void()>& wake) override;
    [[nodiscard]] bool wants_to_leave() const override { return wants_to_leave_; }

    // How many commands of the game have been shown.
    [[nodiscard]] std::size_t step() const { return playback_.step(); }

    // All keys of a replay, as the guide and the manual tell them.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();

private:
    // Pass nullptr to get the table for help only.
    [[nodiscard]] static front::KeyTable keys_of(Replay* replay);

    [[nodiscard]] std::vector<LogLine> log(std::size_t most) const;
    // A dialog that takes the place of the one that is read.
    void read(std::unique_ptr<front::Dialog> dialog);
    void tell_help();
    // How the game has gone so far: the course of the chances, decisions, luck.
    void tell_analysis();
    [[nodiscard]] kit::Prompt prompt() const;

    table::Past& past_;
    Playback playback_;
    table::BotLevels bots_;  // who sat there in the end
    Odds* odds_;
    tasks::WakeSignal wake_;
    Paint paint_;
    front::ModeStack modes_;
    std::string message_;
    std::string number_;           // of a turn, while it is typed
    bool analysis_grows_ = false;  // in the dialog, as more is found out
    bool shows_ids_ = false;
    bool wants_to_leave_ = false;
};

}  // namespace catan::tui::watch
