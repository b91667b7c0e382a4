// Handles keys and clicks of the set-up form, and its dialogs. Keeps all values while it exists, however often the
// player leaves it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>
#include <ftxui/component/mouse.hpp>
#include <ftxui/dom/elements.hpp>

#include "catan/core/rooms.hpp"
#include "catan/table/bot_seats.hpp"
#include "catan/tui/setup_form.hpp"
#include "catan/tui/setup_view.hpp"
#include "front/dialog_window.hpp"
#include "front/key_table.hpp"
#include "front/mode_stack.hpp"

namespace catan::tui {

class SetupScreen {
public:
    // Starts from `given`; `seed` lays the board. `terminal` is the best drawing style available.
    SetupScreen(const Choices& given, std::uint64_t seed, const Appearance& terminal);
    SetupScreen(const SetupScreen&) = delete;
    SetupScreen& operator=(const SetupScreen&) = delete;
    SetupScreen(SetupScreen&&) = delete;
    SetupScreen& operator=(SetupScreen&&) = delete;
    ~SetupScreen() = default;

    // A note that stays until the next one.
    void note(std::string words) { note_ = std::move(words); }

    [[nodiscard]] ftxui::Element draw(int width, int height);
    // Result of a key, a click or the wheel. The screen stays usable after each.
    enum class SetupResult : std::uint8_t { Open, Start, Leave };
    SetupResult handle(const ftxui::Event& event, int width, int height);
    SetupResult key(const ftxui::Event& event);

    // Takes over the pace that was changed in a game.
    void use(table::Pace pace) { form_.use(pace); }
    void seat_bots() { form_.seat_bots(); }
    void offer_elsewhere() { form_.offer_elsewhere(); }
    [[nodiscard]] const SetupForm& form() const { return form_; }
    [[nodiscard]] Appearance appearance() const { return form_.appearance(terminal_); }
    // The palette of that appearance; valid as long as the screen.
    [[nodiscard]] const Palette& palette();

    // All keys of the screen, for the guide and the manual.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();
    [[nodiscard]] std::vector<kit::KeyHint> keys() const { return front::key_hints(keys_); }
    [[nodiscard]] kit::Prompt prompt() const;

private:
    // Pass nullptr to get the table for help only.
    [[nodiscard]] static front::KeyTable keys_of(SetupScreen* screen);
    [[nodiscard]] static front::KeyTable changing_keys_of(SetupScreen* screen);
    [[nodiscard]] static front::KeyTable enter_keys_of(SetupScreen* screen);
    [[nodiscard]] static std::vector<front::HelpRow> help();

    [[nodiscard]] SetupLook look(int width, int height);
    [[nodiscard]] front::DialogWindow dialogs(int width, int height) {
        return {palette(), appearance().glyphs, width, height};
    }
    [[nodiscard]] bool is_at(SetupForm::Kind kind) const { return form_.kind() == kind; }
    SetupResult mouse(const ftxui::Mouse& mouse, int width, int height);
    SetupResult click_line(std::size_t line, bool other_button);
    void enter();
    void tell_help();

    SetupForm form_;
    Appearance terminal_;
    Palette palette_;
    std::string note_;
    std::string refusal_;  // why the last key was refused
    front::ModeStack modes_;
    const front::KeyTable& keys_;
    SetupResult result_ = SetupResult::Open;
};

}  // namespace catan::tui
