// A game at this terminal, as a screen: a stack of modes over what they share (`TableContext`). It has the chairs of the
// people who sit here and nothing else of the game, so it shows only what the player who looks may know (R11). Knows nothing
// of how things are drawn.
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
#include "catan/tui/manners.hpp"
#include "catan/tui/screen.hpp"
#include "catan/tui/table_context.hpp"
#include "front/key_table.hpp"
#include "table/participants.hpp"

namespace catan::tui {

class TableScreen final : public Screen {
public:
    // They must outlive it.
    explicit TableScreen(table::Participants& participants, Manners manners = {});
    void use_files(Files files);
    // A message for the beginning, such as the result of the first rolls.
    void tell(std::string words) override { table_.messages.tell(std::move(words)); }
    // Something that must be read before anything else is done, such as that the game cannot be saved.
    void warn(std::string words) { table_.messages.warn(std::move(words)); }
    // Tells how the players who are invited join, until it is closed.
    void show_invitation();

    [[nodiscard]] const Game& game() const override { return table_.onlooker.game(); }
    [[nodiscard]] std::span<const std::string> names() const override {
        return table_.onlooker.names();
    }
    [[nodiscard]] Moment moment(std::size_t log_lines) const override;
    [[nodiscard]] std::optional<kit::DialogBox> dialog() const override {
        return table_.modes.box();
    }
    [[nodiscard]] std::vector<kit::KeyHint> keys() const override { return table_.modes.hints(); }
    [[nodiscard]] std::optional<Spot> chosen() const override { return table_.cursor.chosen(); }

    bool key(const ftxui::Event& event) override;
    // Chooses what is there; a second click on it does it.
    void click(Cell cell) override;
    void click_line(std::size_t line, bool takes_back) override;
    void scroll_text(kit::TextPlace top) override;
    void use(Size size) override { table_.cursor.use(size); }
    void come_back() override { table_.flow.come_back(); }
    [[nodiscard]] bool takes_all_keys() const override { return table_.modes.covers_board(); }

    // Only bots, players at other machines and the clock go on by themselves.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override;
    void go_on_by_itself() override;
    void on_wake(const std::function<void()>& wake) override;
    bool takes_bell() override { return std::exchange(table_.rings, false); }
    [[nodiscard]] bool wants_to_leave() const override { return table_.wants_to_leave; }
    // Leaves for another game of the same people.
    [[nodiscard]] bool wants_another() const { return table_.wants_another; }

    // All keys of a game, as README and the manual tell them.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();

private:
    [[nodiscard]] kit::Prompt prompt() const;

    TableContext table_;
};

}  // namespace catan::tui
