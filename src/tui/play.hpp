// A game at the table, as one terminal shows it to one person after the other: whose eyes are on it, what they are
// being asked, what the keys do. It ends every decision as a command to the match, and shows only what the person who
// looks may know (R11). Knows nothing of how things are drawn.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/component/event.hpp>

#include "catan/match.hpp"
#include "catan/view.hpp"
#include "tui/asking.hpp"
#include "tui/log.hpp"
#include "tui/panels.hpp"
#include "tui/spots.hpp"

namespace catan::tui {

class Play {
public:
    // Hears what a saved game must keep, before anything of it is shown.
    using Record = std::function<void(std::string_view)>;

    Play(text::Match match, Record record);

    // A key; false if it meant nothing here.
    bool key(const ftxui::Event& event);
    // A click on a cell of the board: chooses what is there; what is chosen already is done.
    void click(Cell cell);

    // Something that is to be told once, such as that the game cannot be saved.
    void notice(std::string words);

    // The size the board is drawn at, which is what the arrows go by.
    void use(Size size) { geometry_ = Geometry(size); }
    // Back from the background, or resumed: whoever looks now must say so first.
    void draw_curtain();

    [[nodiscard]] const text::Match& match() const { return match_; }
    // What may be known by whoever looks.
    [[nodiscard]] const View& seen() const { return seen_; }
    [[nodiscard]] bool is_typing() const { return typed_.has_value(); }
    [[nodiscard]] Prompt prompt() const;
    [[nodiscard]] std::vector<KeyHint> keys() const;
    [[nodiscard]] std::vector<std::string> log(std::size_t most) const;
    [[nodiscard]] std::optional<DialogLook> dialog() const;
    [[nodiscard]] std::span<const Spot> choices() const { return choices_; }
    [[nodiscard]] std::optional<Spot> chosen() const;
    [[nodiscard]] std::span<const HexId> paying() const { return paying_; }
    [[nodiscard]] bool shows_ids() const { return shows_ids_; }
    [[nodiscard]] bool wants_to_leave() const { return wants_to_leave_; }

private:
    // What is being built, while a place for it is looked for.
    enum class Placing : std::uint8_t { Nothing, Settlement, Road, City, Robber };

    [[nodiscard]] text::Notation notation() const { return match_.notation(); }
    [[nodiscard]] const State& state() const { return match_.state(); }
    [[nodiscard]] bool is_scripted() const { return match_.table().scripted; }
    [[nodiscard]] std::string_view name(Seat seat) const { return notation().name(seat); }

    void say(const Command& command, const std::optional<Outcome>& outcome = std::nullopt);
    // Where chance is written by the players, they are asked for the outcome.
    void say_or_ask(const Command& command);
    void take_back();
    void go_on();
    void look_through(Seat seat);
    void ask_what_must_be();
    void place(Placing what);
    void build(Placing what);
    void confirm();

    bool curtain_key(const ftxui::Event& event);
    bool dialog_key(const ftxui::Event& event);
    bool typing_key(const ftxui::Event& event);
    bool board_key(const ftxui::Event& event);
    bool move_key(const ftxui::Event& event);
    bool turn_key(const ftxui::Event& event);
    bool any_time_key(const ftxui::Event& event);

    void type(std::string text);
    void read_typed();
    void complete();

    void ask_cards();
    void ask_theft();
    void ask_bank_trade();
    void ask_trade();
    void ask_answer();
    void ask_closing();
    void ask_leave();
    void tell_help();
    void tell_log();
    void tell_statistics();
    void tell_result();
    void end_turn();

    void refuse(const Refusal& refusal);
    // What speaks against such a command here, if everything does.
    [[nodiscard]] std::optional<Refusal> nothing_of_kind(Placing what) const;
    [[nodiscard]] std::optional<Refusal> refuse_of(const Command& command) const;
    [[nodiscard]] bool can_say(const Command& command) const;
    // Whether a command of the kind is among the legal ones.
    template <typename Kind>
    [[nodiscard]] bool can_say_any() const {
        return std::ranges::any_of(
            legal_, [](const Command& command) { return std::holds_alternative<Kind>(command); });
    }
    [[nodiscard]] Command command_for(const Spot& spot) const;
    [[nodiscard]] std::string spot_words(const Spot& spot) const;

    text::Match match_;
    Record record_;
    Geometry geometry_{Size::Small};

    Seat viewer_;   // whose eyes are on it, nobody's behind a curtain
    Seat curtain_;  // who has to look next
    View seen_;
    std::vector<Command> legal_;
    Log log_;

    Placing placing_ = Placing::Nothing;
    std::vector<Spot> choices_;
    std::size_t at_ = 0;  // the one that is chosen
    std::vector<HexId> paying_;

    std::unique_ptr<Asking> asking_;
    std::function<void(std::size_t)> when_chosen_;  // what a chosen line of it means
    std::optional<std::string> typed_;              // at the : prompt
    std::string message_;
    bool message_is_refusal_ = false;
    bool end_was_asked_ = false;
    bool shows_ids_ = false;
    bool wants_to_leave_ = false;
};

}  // namespace catan::tui
