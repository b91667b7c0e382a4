// What the players agree on before a game, as a form: lines that a cursor goes through, each with a value that can be
// changed or typed. Everything is preset, so that it can begin at once. Knows no keys, and nothing of how it is drawn.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/layout.hpp"
#include "catan/setup.hpp"
#include "table/bot_seats.hpp"
#include "tui/kit/prompt_line.hpp"
#include "tui/kit/spans.hpp"
#include "tui/setup_values.hpp"

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
    enum class Kind : std::uint8_t { Start, Name, Number, Choice, Switch };
    [[nodiscard]] Kind kind() const;

    // Some lines on or back, round at both ends; or to one of them.
    void move(int by);
    void go_to(std::size_t line);
    [[nodiscard]] std::size_t at() const { return at_; }

    // To the next value or the one before. Numbers stop at their ends.
    void change(int by);
    // All but the first are easy bots, unless somebody is a bot already.
    void seat_bots();
    // There is a network: people can play at other machines.
    void offer_elsewhere() { offers_elsewhere_ = true; }
    void use(table::Pace pace) { values_.pace = pace; }
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

    [[nodiscard]] const SetupValues& values() const { return values_; }
    // What has been agreed on so far, with the seed of the board. A TextError says what cannot be.
    [[nodiscard]] text::Setup setup() const { return values_.setup(); }
    // The same to be kept for another time: without seeds.
    [[nodiscard]] Choices choices() const { return values_.choices(); }
    [[nodiscard]] Appearance appearance(const Appearance& terminal) const {
        return tui::appearance(values_.drawing, values_.letters, terminal);
    }
    // The board that would be played on, the last one that could be.
    [[nodiscard]] const Board& board() const { return board_; }

private:
    enum class Line : std::uint8_t {
        Start,
        Players,
        Name,
        Board,
        Radius,
        Seed,
        Order,
        Target,
        Dice,
        Rule,
        Pace,
        Drawing,
        Letters
    };
    struct Field {
        Line line = Line::Start;
        std::size_t which = 0;  // which name, which house rule
    };
    struct Range {
        std::uint64_t least = 0;
        std::uint64_t most = 0;
    };

    [[nodiscard]] std::vector<Field> fields() const;
    [[nodiscard]] Field here() const { return fields()[at_]; }
    [[nodiscard]] static Kind kind_of(Line line);
    [[nodiscard]] bool is_fixed(const Field& field) const;
    [[nodiscard]] FormLine line_of(const Field& field) const;
    [[nodiscard]] std::string label_of(const Field& field) const;
    [[nodiscard]] std::string value_of(const Field& field) const;
    [[nodiscard]] std::string number_words(Line line) const;
    [[nodiscard]] std::string about(const Field& field) const;
    [[nodiscard]] static std::string why_fixed(const Field& field);

    [[nodiscard]] Range range_of(Line line) const;
    [[nodiscard]] std::uint64_t number_of(Line line) const;
    void set_number(Line line, std::uint64_t number);
    // As if nobody had said anything.
    void set_usual(Line line);
    // Whether it follows from something else.
    [[nodiscard]] bool is_usual(Line line) const;
    void choose_next(Line line, int by);
    void seat_next(std::size_t seat, int by);
    // Once it can be one of the line's.
    [[nodiscard]] std::optional<std::uint64_t> typed_number() const;
    void take_typed();
    void refresh();

    SetupValues values_;
    bool offers_elsewhere_ = false;
    std::size_t at_ = 0;
    std::string typed_;  // of a number, as far as it is
    Board board_;
    std::uint32_t usual_target_ = 0;  // on this board
    std::uint32_t most_target_ = 0;   // that can be reached there
    std::string fault_;
};

}  // namespace catan::tui
