// Edits the settings of a new game as a form: lines with values that can be changed or typed, and a cursor. Every
// value has a default, so a game can start at once. Knows no keys and no drawing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/layout.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/setup.hpp"
#include "catan/table/bot_seats.hpp"
#include "catan/tui/setup_fields.hpp"
#include "catan/tui/setup_values.hpp"
#include "kit/prompt_line.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

struct FormLine {
    std::string label;
    std::string value{};
    bool is_fixed = false;                // it cannot be changed now
    bool has_less = false;                // left changes it
    bool has_more = false;                // right changes it
    bool is_chosen = false;               // where the cursor is
    bool is_typed = false;                // letters go into it
    std::string seat{};                   // occupant, if it can change: `person`, `easy`
    bool begins_group = false;            // preceded by a blank row if there is room
    std::optional<kit::Swatch> swatch{};  // for a seat
};

class SetupForm {
public:
    // Starts from `given`. `seed` lays the board unless `given` has a seed, which counts as typed.
    SetupForm(const Choices& given, std::uint64_t seed);

    // How the selected line can be edited.
    using Kind = SetupField::Kind;
    [[nodiscard]] Kind kind() const { return here().kind; }

    // Moves the cursor by some lines, wrapping at both ends, or to one line.
    void move(int by);
    void go_to(std::size_t line);
    [[nodiscard]] std::size_t at() const { return at_; }

    // Steps to the next or previous value. Numbers stop at their limits.
    void change(int by);
    // Gives every seat but the first an easy bot, unless a seat already has a bot.
    void seat_bots();
    // Enables remote players; call if there is a network.
    void offer_elsewhere() { state_.offers_elsewhere = true; }
    void use(table::Pace pace) { state_.values.pace = pace; }
    // Adds a character to the name or number. False if the line takes neither.
    bool type(std::string_view character);
    // Erases the last typed character. An empty number returns to its default.
    void erase();
    // Lays another board. A typed seed stays, and the form says so.
    void lay_another();
    [[nodiscard]] std::string why_no_other_board() const;
    // Empty, or why the game cannot begin like this.
    [[nodiscard]] const std::string& fault() const { return fault_; }

    [[nodiscard]] std::vector<FormLine> lines() const;
    // Help for the selected line, or what is wrong.
    [[nodiscard]] kit::Prompt prompt() const;

    [[nodiscard]] const SetupValues& values() const { return state_.values; }
    // The settings so far, with the board's seed. Throws TextError if they are invalid.
    [[nodiscard]] language::Setup setup() const { return state_.values.setup(); }
    // The settings without seeds, for saving.
    [[nodiscard]] Choices choices() const { return state_.values.choices(); }
    [[nodiscard]] Appearance appearance(const Appearance& terminal) const {
        return tui::appearance(state_.values.drawing, state_.values.letters, terminal);
    }
    // The board these settings give; while they are invalid, the last valid one.
    [[nodiscard]] const Board& board() const { return board_; }

private:
    [[nodiscard]] const SetupField& here() const { return fields_[at_]; }
    [[nodiscard]] FormLine line_of(const SetupField& field) const;
    // The typed number, once it is in the line's range.
    [[nodiscard]] std::optional<std::uint64_t> typed_number() const;
    void take_typed();
    // Recomputes everything derived from the values.
    void refresh();

    SetupState state_;
    std::vector<SetupField> fields_;
    std::size_t at_ = 0;
    std::string typed_;  // digits typed so far
    Board board_;
    std::string fault_;
};

}  // namespace catan::tui
