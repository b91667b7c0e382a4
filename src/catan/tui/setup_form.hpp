// What the players agree on before a game, as a form: lines that a cursor goes through, each with a value that can be
// changed or typed. Everything is preset, so that it can begin at once. Knows no keys, and nothing of how it is drawn.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/layout.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/setup.hpp"
#include "catan/tui/setup_fields.hpp"
#include "catan/tui/setup_values.hpp"
#include "kit/prompt_line.hpp"
#include "kit/spans.hpp"
#include "table/bot_seats.hpp"

namespace catan::tui {

struct FormLine {
    std::string label;
    std::string value{};
    bool is_fixed = false;      // it cannot be changed now
    bool has_less = false;      // left changes it
    bool has_more = false;      // right does
    bool is_chosen = false;     // where the cursor is
    bool is_typed = false;      // letters go into it
    std::string seat{};         // who sits there, where that can be changed: `person`, `easy`
    bool begins_group = false;  // a blank before it, where there is room
    std::optional<kit::Swatch> swatch{};  // of a seat
};

class SetupForm {
public:
    // What was said already is preset. The seed is that of the board, unless one was said, which counts as typed.
    SetupForm(const Choices& given, std::uint64_t seed);

    // What can be done with the line where the cursor is.
    using Kind = SetupField::Kind;
    [[nodiscard]] Kind kind() const { return here().kind; }

    // Some lines on or back, round at both ends; or to one of them.
    void move(int by);
    void go_to(std::size_t line);
    [[nodiscard]] std::size_t at() const { return at_; }

    // To the next value or the one before. Numbers stop at their ends.
    void change(int by);
    // All but the first are easy bots, unless somebody is a bot already.
    void seat_bots();
    // There is a network: people can play at other machines.
    void offer_elsewhere() { state_.offers_elsewhere = true; }
    void use(table::Pace pace) { state_.values.pace = pace; }
    // A character for the name or the number; whether there is either.
    bool type(std::string_view character);
    // Takes back what was typed there; what is left of a number then is the usual one.
    void erase();
    // Lays another board. A seed that was typed stays; it says so then.
    void lay_another();
    [[nodiscard]] std::string why_no_other_board() const;
    // Empty, or why the game cannot begin like this.
    [[nodiscard]] const std::string& fault() const { return fault_; }

    [[nodiscard]] std::vector<FormLine> lines() const;
    // What the line with the cursor is about, or what is wrong.
    [[nodiscard]] kit::Prompt prompt() const;

    [[nodiscard]] const SetupValues& values() const { return state_.values; }
    // What has been agreed on so far, with the seed of the board. A TextError says what cannot be.
    [[nodiscard]] language::Setup setup() const { return state_.values.setup(); }
    // The same to be kept for another time: without seeds.
    [[nodiscard]] Choices choices() const { return state_.values.choices(); }
    [[nodiscard]] Appearance appearance(const Appearance& terminal) const {
        return tui::appearance(state_.values.drawing, state_.values.letters, terminal);
    }
    // The board that would be played on, the last one that could be.
    [[nodiscard]] const Board& board() const { return board_; }

private:
    [[nodiscard]] const SetupField& here() const { return fields_[at_]; }
    [[nodiscard]] FormLine line_of(const SetupField& field) const;
    // Once it can be the number of the line.
    [[nodiscard]] std::optional<std::uint64_t> typed_number() const;
    void take_typed();
    // What follows from the values.
    void refresh();

    SetupState state_;
    std::vector<SetupField> fields_;
    std::size_t at_ = 0;
    std::string typed_;  // of a number, as far as it is
    Board board_;
    std::string fault_;
};

}  // namespace catan::tui
