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
#include "tui/showing.hpp"

namespace catan::tui {

// What the program does with files for those who play; what is empty is not offered.
struct Files {
    std::function<std::string()>
        saved_as;  // where every move is kept; nowhere if that does not work
    std::function<std::string(const std::string& path)> save_as;  // both say what came of it
    std::function<std::string()> draw_picture;
};

class Play : public Showing {
public:
    // Hears what a saved game must keep, before anything of it is shown.
    using Record = std::function<void(std::string_view)>;

    Play(text::Match match, Record record);
    void use_files(Files files);

    bool key(const ftxui::Event& event) override;
    // Chooses what is there; a second click on it does it.
    void click(Cell cell) override;
    void click_line(std::size_t line, bool takes_back) override;

    // Something that must be read before anything else is done, such as that the game cannot be saved.
    void warn(std::string words) { warnings_.push_back(std::move(words)); }

    void use(Size size) override { geometry_ = Geometry(size); }
    // Back from the background, or resumed: whoever looks now must say so first.
    void come_back() override;

    [[nodiscard]] const Game& game() const override { return match_.game(); }
    [[nodiscard]] std::span<const std::string> names() const override {
        return match_.table().names;
    }
    [[nodiscard]] Moment moment(std::size_t log_lines) const override;
    [[nodiscard]] bool takes_all_keys() const override {
        return !warnings_.empty() || asking_ || curtain_.exists() || is_typing();
    }
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override { return {}; }
    void go_on_by_itself() override {}
    [[nodiscard]] bool wants_to_leave() const override { return wants_to_leave_; }
    // Leaves for another game of the same people.
    [[nodiscard]] bool wants_another() const { return wants_another_; }

    [[nodiscard]] const text::Match& match() const { return match_; }
    // What may be known by whoever looks.
    [[nodiscard]] const View& seen() const { return seen_; }
    [[nodiscard]] bool is_typing() const { return typed_.has_value(); }
    [[nodiscard]] kit::Prompt prompt() const;
    [[nodiscard]] std::vector<kit::KeyHint> keys() const;
    [[nodiscard]] std::vector<std::string> log(std::size_t most) const;
    [[nodiscard]] std::optional<kit::DialogBox> dialog() const;
    [[nodiscard]] std::span<const Spot> choices() const { return choices_; }
    [[nodiscard]] std::optional<Spot> chosen() const;

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
    void draw_curtain();
    void go_on();
    void look_through(Seat seat);
    void ask_what_must_be();
    void place(Placing what);
    void build(Placing what);
    void confirm();

    bool warning_key(const ftxui::Event& event);
    bool curtain_key(const ftxui::Event& event);
    void dialog_key(const ftxui::Event& event);
    void act_on(const Decision& decision);
    // What stood out until this key or click.
    void forget_news();
    bool typing_key(const ftxui::Event& event);
    bool board_key(const ftxui::Event& event);
    bool move_key(const ftxui::Event& event);
    bool turn_key(const ftxui::Event& event);
    bool any_time_key(const ftxui::Event& event);

    void type(std::string text);
    void read_typed();
    void read_command(const std::string& line);
    void complete();

    void ask_cards();
    void ask_theft();
    void ask_bank_trade();
    void ask_trade();
    void ask_answer();
    void ask_closing();
    void ask_leave();
    void ask_path();
    void tell_help();
    void tell_rules();
    void tell_log();
    void tell_statistics();
    void tell_result();
    void draw_picture();
    void end_turn();

    void refuse(const Refusal& refusal);
    // `R5.4: …`
    [[nodiscard]] std::string why(const Refusal& refusal) const;
    // The same for a command; nothing if it is legal.
    [[nodiscard]] std::string why_not(const Command& command) const;
    // What speaks against such a command here, if everything does.
    [[nodiscard]] std::optional<Refusal> nothing_of_kind(Placing what) const;
    [[nodiscard]] std::optional<Refusal> refuse_of(const Command& command) const;
    [[nodiscard]] bool can_say(const Command& command) const;
    // What speaks against any trade with the others, and with the bank.
    [[nodiscard]] std::optional<Refusal> why_no_trade() const;
    [[nodiscard]] std::optional<Refusal> why_no_bank_trade() const;
    // Whether a command of the kind is among the legal ones.
    template <typename Kind>
    [[nodiscard]] bool can_say_any() const {
        return std::ranges::any_of(
            legal_, [](const Command& command) { return std::holds_alternative<Kind>(command); });
    }
    [[nodiscard]] Command command_for(const Spot& spot) const;
    [[nodiscard]] std::string spot_words(const Spot& spot) const;
    // Why somebody has to look: what they are asked, as far as everybody knows.
    [[nodiscard]] std::string asked_words(Seat seat) const;

    text::Match match_;
    Record record_;
    Files files_;
    Geometry geometry_{Size::Small};

    Seat viewer_;   // whose eyes are on it, nobody's behind a curtain
    Seat curtain_;  // who has to look next
    View seen_;
    std::vector<Command> legal_;
    Log log_;

    Placing placing_ = Placing::Nothing;
    std::vector<Spot> choices_;
    std::size_t at_ = 0;           // the one that is chosen
    std::optional<Spot> clicked_;  // the one a second click takes
    Happened happened_;

    std::unique_ptr<Asking> asking_;
    std::function<void(std::size_t)> when_chosen_;  // what a chosen line of it means
    std::function<void()> when_closed_;             // where Escape steps back to
    std::optional<std::string> typed_;              // at the : prompt
    bool typed_is_path_ = false;
    std::string message_;
    bool message_is_refusal_ = false;
    std::vector<std::string> warnings_;  // that nobody has read yet
    std::string refused_by_;             // the rule that was named last
    bool end_was_asked_ = false;
    bool shows_ids_ = false;
    bool wants_to_leave_ = false;
    bool wants_another_ = false;
};

}  // namespace catan::tui
