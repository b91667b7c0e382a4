// Implements `Screen` for a recorded game: step forward and back, go to a turn, or play by itself. Shows what the
// watching chair may see: public information of an unfinished game, unless its hands are open (R11).
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/table/playback.hpp"
#include "catan/table/seating.hpp"
#include "catan/tui/chance_plot.hpp"
#include "catan/tui/screen.hpp"
#include "catan/tui/watch/odds.hpp"
#include "catan/tui/watch/playback_control.hpp"
#include "front/dialog.hpp"
#include "front/key_table.hpp"
#include "front/mode_stack.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::tui::watch {

class Replay : public Screen {
public:
    // Without `odds` no chances are shown. All arguments must outlive the replay.
    explicit Replay(table::Playback& playback, const table::BotLevels& bots = {},
                    Odds* odds = nullptr, const Paint& paint = {});

    // Shows a message until the next key, such as that the file is damaged after the shown part.
    void tell(std::string words) override { message_ = std::move(words); }

    bool key(const ftxui::Event& event) override;
    void click(Cell cell) override;
    void click_line(std::size_t line, bool takes_back) override;
    void scroll_text(kit::TextPlace top) override;
    void use(Size /*size*/) override {}
    void come_back() override {}

    [[nodiscard]] const Game& game() const override { return playback_.game(); }
    [[nodiscard]] std::span<const std::string> names() const override { return playback_.names(); }
    [[nodiscard]] ScreenContent content(std::size_t log_lines) const override;
    [[nodiscard]] std::optional<kit::DialogBox> dialog() const override { return modes_.box(); }
    [[nodiscard]] std::vector<kit::KeyHint> keys() const override { return modes_.hints(); }
    [[nodiscard]] bool takes_all_keys() const override { return modes_.has_dialog(); }
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override;
    void go_on_by_itself() override;
    void on_wake(const std::function<void()>& wake) override;
    [[nodiscard]] bool wants_to_leave() const override { return wants_to_leave_; }

    // Number of commands shown.
    [[nodiscard]] std::size_t step() const { return control_.step(); }

    // All keys of a replay, for the guide and the manual.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();

private:
    // Pass nullptr to get the table for help only.
    [[nodiscard]] static front::KeyTable keys_of(Replay* replay);

    [[nodiscard]] std::vector<LogLine> log(std::size_t most) const;
    // Replaces the open dialog.
    void read(std::unique_ptr<front::Dialog> dialog);
    void tell_help();
    // Opens the analysis: the course of the chances, decisions, luck.
    void tell_analysis();
    [[nodiscard]] kit::Prompt prompt() const;

    table::Playback& playback_;
    PlaybackControl control_;
    table::BotLevels bots_;  // occupants of the seats at the end
    Odds* odds_;
    tasks::WakeSignal wake_;
    Paint paint_;
    front::ModeStack modes_;
    std::string message_;
    std::string number_;           // the turn number being typed
    bool analysis_grows_ = false;  // the open dialog is an unfinished analysis
    bool shows_ids_ = false;
    bool wants_to_leave_ = false;
};

}  // namespace catan::tui::watch
