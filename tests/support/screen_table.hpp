// Runs a game at one terminal for tests: takes keys and clicks, returns frames and the lines of the saved game.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <ftxui/screen/string.hpp>
#include <functional>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/table/saved_game.hpp"
#include "catan/table/session.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/table_screen.hpp"
#include "keys.hpp"
#include "kit/screen_text.hpp"
#include "played.hpp"

namespace catan::tui {

inline language::Setup setup_of(std::size_t players, std::uint64_t seed) {
    const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"};
    language::Setup setup;
    setup.names.assign(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(players));
    setup.seed = seed;
    setup.order = language::Order::First;
    setup.first = "Ann";
    return setup;
}

// Loads the game in these lines.
inline table::Match match_of(const std::string& lines) {
    std::istringstream in(lines);
    const table::SavedGame game = table::load_game(in, "game");
    for (const std::string& fault : game.fault) UNSCOPED_INFO(fault);
    REQUIRE(game.fault.empty());
    REQUIRE(game.match);
    return *game.match;
}

// The look of a terminal without colours.
inline Appearance without_colours() { return {Depth::None, Glyphs::Unicode, true}; }

class ScreenTable {
public:
    explicit ScreenTable(table::Match match, const Appearance& appearance = without_colours(),
                         const TableOptions& options = {}, table::BotSetup bots = {},
                         const std::shared_ptr<table::RemoteSeats>& remote = {})
        : session(std::move(match), std::move(bots),
                  [this](std::string_view lines) {
                      if (before_saving) before_saving(lines);
                      (saved += lines) += '\n';
                  }),
          referee(session.referee()),
          guest_(referee.chairs(), referee.onlooker(), as_guest, {}),
          play(connected(remote), options),
          window(play, appearance) {
        refresh();
    }
    explicit ScreenTable(const language::Setup& setup)
        : ScreenTable(table::Match(language::seat_everybody(setup))) {}
    ScreenTable(const ScreenTable&) = delete;
    ScreenTable& operator=(const ScreenTable&) = delete;
    ScreenTable(ScreenTable&&) = delete;
    ScreenTable& operator=(ScreenTable&&) = delete;
    ~ScreenTable() = default;

    // Presses keys, written as for keys().
    void press(std::string_view written) {
        for (const ftxui::Event& event : keys(written)) happen(event);
    }
    void happen(const ftxui::Event& event) {
        window.handle(event);
        if (draws_every_frame) refresh();
    }
    // Clicks a cell of the screen.
    void click(Cell at, ftxui::Mouse::Button button = ftxui::Mouse::Left) {
        happen(mouse(button, ftxui::Mouse::Pressed, at.x, at.y));
        happen(mouse(button, ftxui::Mouse::Released, at.x, at.y));
    }
    // Clicks the first place with these words, from that row down.
    void click_on(const std::string& words, ftxui::Mouse::Button button = ftxui::Mouse::Left,
                  int from_row = 0) {
        std::istringstream rows(plain());
        int y = 0;
        for (std::string row; std::getline(rows, row); ++y) {
            const std::size_t at = row.find(words);
            if (y < from_row || at == std::string::npos) continue;
            return click({ftxui::string_width(row.substr(0, at)), y}, button);
        }
        FAIL("not on the screen: " << words);
    }
    // Clicks a key in the last row.
    void click_key(const std::string& words) { click_on(words, ftxui::Mouse::Left, height_ - 1); }
    void resize(int width, int height) {
        width_ = width;
        height_ = height;
        refresh();
    }
    // All players take the proposed places until the first turn.
    void set_up() {
        while (state().turn.number == 0) press("⏎");
        while (play.dialog()) press("⏎");
    }

    [[nodiscard]] const table::Match& match() const { return referee.match(); }
    [[nodiscard]] const State& state() const { return match().state(); }
    [[nodiscard]] const Game& game() const { return match().game(); }
    [[nodiscard]] std::string line() const {
        const kit::Prompt shown = prompt();
        return shown.asked + " " + shown.rest;
    }
    // The parts of the picture.
    [[nodiscard]] const View& seen() const { return *play.content(0).view; }
    [[nodiscard]] kit::Prompt prompt() const { return play.content(0).prompt; }
    [[nodiscard]] bool is_typing() const { return prompt().is_typed; }
    [[nodiscard]] std::vector<LogLine> log(std::size_t most) const {
        return play.content(most).log;
    }
    [[nodiscard]] std::span<const Spot> choices() const { return play.content(0).choices; }
    // The bots' seats as the match records them.
    [[nodiscard]] const table::BotLevels& seated_bots() const { return match().table().bots; }
    // The moves since the last call, one per line.
    std::string said() {
        std::istringstream in(saved.substr(heard_));
        heard_ = saved.size();
        std::string lines;
        for (std::string line; std::getline(in, line);) {
            if (!line.starts_with("check ")) lines += (lines.empty() ? "" : "\n") + line;
        }
        return lines;
    }

    // The cells that show this sign.
    std::vector<Cell> cells_with(std::string_view sign) {
        ftxui::Screen drawn = screen();
        std::vector<Cell> cells;
        for (int y = 0; y < drawn.dimy(); ++y) {
            for (int x = 0; x < drawn.dimx(); ++x) {
                if (drawn.PixelAt(x, y).character == sign) cells.push_back({x, y});
            }
        }
        return cells;
    }
    ftxui::Screen screen() { return on_screen(window.draw(width_, height_), width_, height_); }
    std::string plain() {
        ftxui::Screen drawn = screen();
        return kit::plain_text(drawn);
    }
    std::string coloured() {
        ftxui::Screen drawn = screen();
        return kit::coloured_text(drawn);
    }

    std::string saved;
    std::function<void(std::string_view lines)> before_saving;  // can throw text::NotRecorded
    table::Session session;
    table::Referee& referee;
    // The seating that the host reports to a guest.
    table::Seating as_guest;

private:
    // The guest's participants. Used only if the screen is a guest's.
    table::Participants guest_;

public:
    TableScreen play;
    GameWindow window;
    // Draws a frame after every event, as the program does. Tests turn this off if it takes too long.
    bool draws_every_frame = true;

private:
    table::Participants& connected(const std::shared_ptr<table::RemoteSeats>& remote) {
        if (!remote) return session.participants();
        table::Participants& participants =
            remote->leaving().empty() ? session.participants() : guest_;
        participants.connect(remote);
        return participants;
    }
    void refresh() { std::ignore = window.draw(width_, height_); }

    int width_ = 80;
    int height_ = 24;
    std::size_t heard_ = 0;
};

}  // namespace catan::tui
