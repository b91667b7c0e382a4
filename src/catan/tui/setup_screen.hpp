// The set-up screen: the keys and clicks of the form, and what can be read from there. It keeps all that is set until it
// is gone itself, however often it is left.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>
#include <ftxui/component/mouse.hpp>
#include <ftxui/dom/elements.hpp>

#include "catan/core/rooms.hpp"
#include "catan/tui/setup_form.hpp"
#include "catan/tui/setup_view.hpp"
#include "front/dialog_window.hpp"
#include "front/key_table.hpp"
#include "front/mode_stack.hpp"
#include "table/bot_seats.hpp"

namespace catan::tui {

class SetupScreen {
public:
    // What was chosen before is preset; the seed is that of the board. The terminal is what can be drawn at best.
    SetupScreen(const Choices& given, std::uint64_t seed, const Appearance& terminal);
    SetupScreen(const SetupScreen&) = delete;
    SetupScreen& operator=(const SetupScreen&) = delete;
    SetupScreen(SetupScreen&&) = delete;
    SetupScreen& operator=(SetupScreen&&) = delete;
    ~SetupScreen() = default;

    // Something that is to be read here, until there is something else.
    void note(std::string words) { note_ = std::move(words); }

    [[nodiscard]] ftxui::Element draw(int width, int height);
    // What comes of a key, a click or the wheel. The screen can be gone on with after each.
    enum class Outcome : std::uint8_t { Open, Start, Leave };
    Outcome handle(const ftxui::Event& event, int width, int height);
    Outcome key(const ftxui::Event& event);

    // What was changed in a game.
    void use(table::Pace pace) { form_.use(pace); }
    void seat_bots() { form_.seat_bots(); }
    void offer_elsewhere() { form_.offer_elsewhere(); }
    [[nodiscard]] const SetupForm& form() const { return form_; }
    [[nodiscard]] Appearance appearance() const { return form_.appearance(terminal_); }
    // The colours of that appearance; they live as long as the screen.
    [[nodiscard]] const Palette& palette();

    // All keys of the screen, as the guide and the manual tell them.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();
    [[nodiscard]] std::vector<kit::KeyHint> keys() const { return front::key_hints(keys_); }
    [[nodiscard]] kit::Prompt prompt() const;

private:
    // Of nobody, to tell what they are.
    [[nodiscard]] static front::KeyTable keys_of(SetupScreen* screen);
    [[nodiscard]] static front::KeyTable changing_keys_of(SetupScreen* screen);
    [[nodiscard]] static front::KeyTable enter_keys_of(SetupScreen* screen);
    [[nodiscard]] static std::vector<front::HelpRow> help();

    [[nodiscard]] SetupLook look(int width, int height);
    [[nodiscard]] front::DialogWindow dialogs(int width, int height) {
        return {palette(), appearance().glyphs, width, height};
    }
    [[nodiscard]] bool is_at(SetupForm::Kind kind) const { return form_.kind() == kind; }
    Outcome mouse(const ftxui::Mouse& mouse, int width, int height);
    Outcome click_line(std::size_t line, bool other_button);
    void enter();
    void tell_help();

    SetupForm form_;
    Appearance terminal_;
    Palette palette_;
    std::string note_;
    std::string refusal_;  // of the last key
    front::ModeStack modes_;
    const front::KeyTable& keys_;
    Outcome outcome_ = Outcome::Open;
};

}  // namespace catan::tui
