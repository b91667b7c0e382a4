// What the players agree on before a game, as a form: lines that are gone through with the arrows, each with a value
// that left and right change. Everything is preset, so that Enter on Start is enough. Knows nothing of how it is drawn.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>

#include "catan/setup.hpp"
#include "catan/table.hpp"
#include "tui/kit/key_bar.hpp"
#include "tui/kit/prompt_line.hpp"
#include "tui/kit/spans.hpp"

namespace catan::tui {

struct FormLine {
    std::string label;
    std::string value{};
    bool is_preset = false;               // nobody has said otherwise, or it makes no difference
    bool has_choice = false;              // left and right change it
    bool is_chosen = false;               // where the cursor is
    bool is_typed = false;                // letters go into it
    bool begins_group = false;            // a blank before it, where there is room
    std::optional<kit::Swatch> swatch{};  // of a seat
};

class SetupForm {
public:
    // What was said already is preset; the seed is that of the board.
    SetupForm(const text::Setup& given, std::uint64_t seed);

    enum class Outcome : std::uint8_t { Open, Start, Leave };
    Outcome key(const ftxui::Event& event);
    // Goes to that line; where the cursor is already it does what Enter does, the other button what left does.
    Outcome click(std::size_t line, bool other_button);

    [[nodiscard]] std::vector<FormLine> lines() const;
    // What the line with the cursor is about, or what is wrong with what was agreed on.
    [[nodiscard]] kit::Prompt prompt() const;
    [[nodiscard]] std::vector<kit::KeyHint> keys() const;
    // What has been agreed on so far. A TextError says what cannot be.
    [[nodiscard]] text::Setup setup() const;
    // The board that would be played on, the last one that could be.
    [[nodiscard]] const Board& board() const { return board_; }

private:
    enum class Line : std::uint8_t {
        Start,
        Players,
        Name,
        Board,
        Radius,
        Another,
        Order,
        Target,
        Rule,
        Dice
    };
    struct Field {
        Line line = Line::Start;
        std::size_t which = 0;  // which name, which house rule
    };

    [[nodiscard]] std::vector<Field> fields() const;
    [[nodiscard]] FormLine line_of(const Field& place) const;
    [[nodiscard]] FormLine name_line(std::size_t which) const;
    [[nodiscard]] std::string about(const Field& place) const;
    void change(int by);
    bool type_number(const ftxui::Event& event);
    void edit(const ftxui::Event& event);
    void refresh();

    std::size_t players_;
    std::array<std::string, most_players> names_;
    std::size_t board_kind_ = 0;  // random, spiral, beginner, extended
    std::uint32_t radius_ = 0;    // 0: what the players need
    std::uint64_t seed_;
    text::Order order_ = text::Order::Roll;
    std::uint32_t target_ = 0;  // 0: the usual one
    std::array<bool, 3> rules_{false, false, true};
    bool real_dice_ = false;
    text::Setup given_;

    std::size_t at_ = 0;
    std::string number_;  // as far as it is typed
    Board board_;
    std::uint32_t usual_target_ = 0;  // on this board
    std::string fault_;
};

}  // namespace catan::tui
