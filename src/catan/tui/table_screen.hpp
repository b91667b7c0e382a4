// Implements `Screen` for a game at this terminal, as a stack of modes over `TableContext`. Holds the chairs of the
// people here and never the game state, so it shows only what the current viewer may know (R11). Does no drawing.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <ftxui/component/event.hpp>

#include "catan/core/rooms.hpp"
#include "catan/table/participants.hpp"
#include "catan/tui/screen.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_options.hpp"
#include "front/key_table.hpp"

namespace catan::tui {

class TableScreen final : public Screen {
public:
    // `participants` must outlive the screen.
    explicit TableScreen(table::Participants& participants, TableOptions options = {});
    void use_files(FileActions files);
    // Shows a message at the start, such as the result of the first rolls.
    void tell(std::string words) override { table_.messages.tell(std::move(words)); }
    // Shows a warning that must be read first, such as that the game cannot be saved.
    void warn(std::string words) { table_.messages.warn(std::move(words)); }
    // Shows how invited players join, until closed.
    void show_invitation();

    [[nodiscard]] const Game& game() const override { return table_.onlooker.game(); }
    [[nodiscard]] std::span<const std::string> names() const override {
        return table_.onlooker.names();
    }
    [[nodiscard]] ScreenContent content(std::size_t log_lines) const override;
    [[nodiscard]] std::optional<kit::DialogBox> dialog() const override {
        return table_.modes.box();
    }
    [[nodiscard]] std::vector<kit::KeyHint> keys() const override { return table_.modes.hints(); }
    [[nodiscard]] std::optional<Spot> chosen() const override { return table_.cursor.chosen(); }

    bool key(const ftxui::Event& event) override;
    // Chooses the place at a cell. A second click on it confirms.
    void click(Cell cell) override;
    void click_line(std::size_t line, bool takes_back) override;
    void scroll_text(kit::TextPlace top) override;
    void use(Size size) override { table_.cursor.use(size); }
    void come_back() override { table_.flow.come_back(); }
    [[nodiscard]] bool takes_all_keys() const override { return table_.modes.covers_board(); }

    // Set while bots, remote players or the clock can change the screen without a key.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override;
    void go_on_by_itself() override;
    void on_wake(const std::function<void()>& wake) override;
    bool takes_bell() override { return std::exchange(table_.rings, false); }
    [[nodiscard]] bool wants_to_leave() const override { return table_.wants_to_leave; }
    // The players want another game with the same people.
    [[nodiscard]] bool wants_another() const { return table_.wants_another; }

    // All keys of a game, for the guide and the manual.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();

private:
    [[nodiscard]] kit::Prompt prompt() const;

    TableContext table_;
};

}  // namespace catan::tui
