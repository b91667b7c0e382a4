// A game at this terminal: whose eyes are on it, who has to look next, and what the keys do. It has the chairs of the
// people who sit here and nothing else of the game, so it shows only what the person who looks may know (R11), and every
// decision ends as something that is said from a chair. Knows nothing of how things are drawn.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ftxui/component/event.hpp>

#include "catan/chair.hpp"
#include "tui/advice.hpp"
#include "tui/bots_at_table.hpp"
#include "tui/curtain.hpp"
#include "tui/dialog.hpp"
#include "tui/elsewhere.hpp"
#include "tui/game_dialogs.hpp"
#include "tui/key_table.hpp"
#include "tui/messages.hpp"
#include "tui/open_hands.hpp"
#include "tui/place_cursor.hpp"
#include "tui/screen.hpp"
#include "tui/turn_clock.hpp"
#include "tui/typed_line.hpp"

namespace catan::tui {

// What the program does with files for those who play; what is empty is not offered.
struct Files {
    std::function<std::string()>
        saved_as;  // where every move is kept; nowhere if that does not work
    std::function<std::string(const std::string& path)> save_as;  // both say what came of it
    std::function<std::string()> draw_picture;
    std::function<bool()> forgets{};  // whether the game is kept nowhere when it is left now
};

// How the people at this terminal play; no rule depends on it.
struct Manners {
    bool open_hands = false;                      // no curtain: everybody may see everything
    bool bell = false;                            // when the screen is handed over
    std::optional<std::chrono::seconds> clock{};  // for a turn; it only reminds
    Pace pace = Pace::Calm;                       // of bots
    std::function<void(Pace)> keep_pace{};        // when it is changed
    TurnClock::Now now = std::chrono::steady_clock::now;
};

class Play final : public Screen {
public:
    // The chairs by seat, and one for what is public; for a seat that is elsewhere any chair will do.
    Play(std::vector<Chair*> chairs, Chair& onlooker, Manners manners = {}, Company company = {},
         std::shared_ptr<Elsewhere> elsewhere = std::make_shared<Elsewhere>());
    void use_files(Files files);
    // Something to be told at the beginning, such as who has rolled highest.
    void tell(std::string words) override { messages_.tell(std::move(words)); }

    bool key(const ftxui::Event& event) override;
    // Chooses what is there; a second click on it does it.
    void click(Cell cell) override;
    void click_line(std::size_t line, bool takes_back) override;
    void scroll_text(kit::TextPlace top) override;

    // Something that must be read before anything else is done, such as that the game cannot be saved.
    void warn(std::string words) { messages_.warn(std::move(words)); }

    void use(Size size) override { cursor_.use(size); }
    // Back from the background, or resumed: whoever looks now must say so first.
    void come_back() override;

    [[nodiscard]] const Game& game() const override { return onlooker_.game(); }
    [[nodiscard]] std::span<const std::string> names() const override { return onlooker_.names(); }
    [[nodiscard]] Moment moment(std::size_t log_lines) const override;
    [[nodiscard]] bool takes_all_keys() const override {
        return messages_.has_warning() || has_dialog() || curtain_.is_down() || is_typing();
    }
    // Only bots and the clock go on by themselves.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const override;
    void go_on_by_itself() override;
    void on_wake(const std::function<void()>& wake) override;
    bool takes_bell() override { return std::exchange(rings_, false); }
    [[nodiscard]] bool wants_to_leave() const override { return wants_to_leave_; }
    // Leaves for another game of the same people.
    [[nodiscard]] bool wants_another() const { return wants_another_; }

    // How fast bots move, as it was set last.
    [[nodiscard]] Pace bots_pace() const { return bots_.pace(); }
    [[nodiscard]] const SeatBots& seated_bots() const { return bots_.levels(); }

    // Tells how those who are invited find here, until somebody closes it.
    void show_invitation();

    // What may be known by whoever looks.
    [[nodiscard]] const View& seen() const { return curtain_.here().view(); }
    [[nodiscard]] bool is_typing() const { return typed_.is_open(); }
    [[nodiscard]] kit::Prompt prompt() const;
    [[nodiscard]] std::vector<kit::KeyHint> keys() const override;
    [[nodiscard]] std::vector<LogLine> log(std::size_t most) const;
    [[nodiscard]] std::optional<kit::DialogBox> dialog() const override;
    [[nodiscard]] std::span<const Spot> choices() const { return cursor_.spots(); }
    [[nodiscard]] std::optional<Spot> chosen() const override { return cursor_.chosen(); }

    // The keys of a game as the help tells them, and all of them, as README and the manual do.
    [[nodiscard]] static std::vector<HelpRow> help();
    [[nodiscard]] static std::vector<HelpRow> help_for_guests();
    [[nodiscard]] static std::vector<KeyHelp> all_keys();

private:
    // Of nobody, to tell what they are.
    [[nodiscard]] static KeyTable keys_of(Play* play);
    [[nodiscard]] static KeyTable keys_in_a_game();
    [[nodiscard]] static KeyTable typing_keys_of(Play* play);

    template <typename P>
    [[nodiscard]] bool in() const {
        return std::holds_alternative<P>(onlooker_.view().phase);
    }
    [[nodiscard]] bool in_setup() const { return in<SetupSettlement>() || in<SetupRoad>(); }
    [[nodiscard]] bool has_dialog() const { return !dialogs_.empty(); }
    [[nodiscard]] const Chair& here() const { return curtain_.here(); }
    [[nodiscard]] std::string_view name(Seat seat) const { return names()[seat.value]; }
    [[nodiscard]] Asker asker();

    // Bots: nobody else is asked now, and what they say is seen a move at a time.
    [[nodiscard]] bool is_bots_move() const {
        return !in<GameOver>() && bots_.is_bot(onlooker_.view().asked);
    }
    // Nor is it when somebody at another machine is asked.
    [[nodiscard]] bool is_others_move() const {
        const Seat asked = onlooker_.view().asked;
        return is_bots_move() || (!in<GameOver>() && (elsewhere_->is_elsewhere(asked) ||
                                                      elsewhere_->is_replaced(asked)));
    }
    [[nodiscard]] bool has_others() const;
    // The game is somebody else's.
    [[nodiscard]] bool is_guest() const { return !elsewhere_->leaving().empty(); }
    // Somebody reads or types. Nobody at another machine waits for that.
    [[nodiscard]] bool must_bots_wait() const {
        return !has_others() && (messages_.has_warning() || has_dialog() || is_typing());
    }
    [[nodiscard]] bool is_awaited() const;
    [[nodiscard]] bool has_bots() const;
    [[nodiscard]] std::string bots_words() const;
    void let_bots_move();
    void tell_replaced(const BotsAtTable::Replaced& replaced);
    bool seat_people();
    void skip_bots();
    void change_pace(int by);
    void ask_seats();
    void tell_seats();
    void ask_seat(Seat seat);
    void seat(Seat seat, std::optional<bots::Level> level);
    void give_back(Seat seat);
    void go_on_with_others_at(Seat seat);
    void hear_from_elsewhere();
    void heed(const Elsewhere::Notice& notice);
    [[nodiscard]] bool is_under_way() const;
    [[nodiscard]] kit::Prompt others_prompt() const;
    [[nodiscard]] std::string sitting_words(Seat seat) const;
    [[nodiscard]] std::string seat_words(Seat seat) const;  // with their name
    // A key that was meant for the bots' moves answers nothing.
    [[nodiscard]] kit::Prompt bots_prompt() const;
    [[nodiscard]] bool is_too_early(const ftxui::Event& event);
    // Only bots play, and everybody may see their cards.
    [[nodiscard]] bool are_hands_open() const {
        return manners_.open_hands && !curtain_.has_people();
    }
    [[nodiscard]] bool shows_clock() const {
        return clock_.is_there() && !in<GameOver>() && !in_setup();
    }

    // Whose eyes: the people's turns at the screen.
    void hand_over(bool at_once);
    void lift_curtain();
    // What was begun is left: another person looks, or the game has gone on.
    void begin_anew(bool keeps_reading = false);
    void hear(Chair::News news);
    void hear_what_was_said();
    [[nodiscard]] bool is_offer_declined_by_all() const;
    [[nodiscard]] kit::DialogBox curtain_box() const;

    // What is said, and what came of it.
    void say(const Command& command, const std::optional<Outcome>& outcome = std::nullopt);
    // Where chance is written by the players, they are asked for the outcome.
    void say_or_ask(const Command& command);
    void hear_answer(const Chair::Result& answer);
    void take_back();
    void end_turn();
    void ask_buy();

    // What is asked.
    void ask_what_must_be();
    // Over those that are open.
    void open(std::unique_ptr<Dialog> dialog) { dialogs_.push_back(std::move(dialog)); }
    void take_step(const Dialog::Step& step);
    void dialog_key(const ftxui::Event& event);
    bool typing_key(const ftxui::Event& event);
    void type(std::string words);
    void enter_typed();
    void press(const Binding& binding, const ftxui::Event& event);
    // What the last command did is no longer highlighted.
    void forget_news() { happened_ = {}; }

    // What a good player would do.
    [[nodiscard]] Objection why_no_advice() const;
    void ask_advice();
    void open_advice();

    // What is told.
    void ask_leave();
    void tell_help();
    void tell_result();
    void draw_picture();

    Chair& onlooker_;
    Curtain curtain_;
    Manners manners_;
    Files files_;

    KeyTable keys_;
    KeyTable typing_keys_;
    PlaceCursor cursor_;
    TypedLine typed_;
    std::vector<std::unique_ptr<Dialog>>
        dialogs_;                              // the last one is open, the others wait behind it
    std::array<Drafts, most_players> drafts_;  // by seat, until the turn ends
    Messages messages_;
    std::weak_ptr<const bool> advice_shown_;  // as long as its dialog is there
    Happened happened_;

    TurnClock clock_;
    mutable OpenHands open_hands_;  // collected when they are shown
    std::shared_ptr<Elsewhere> elsewhere_;
    BotsAtTable bots_;
    Counsel counsel_;
    // How much of the history there was when others began to move, if they do.
    std::optional<std::size_t> others_began_;
    // When a person was asked, after others had moved.
    std::chrono::steady_clock::time_point asked_at_{};
    std::chrono::steady_clock::time_point said_at_{};
    std::chrono::steady_clock::time_point ignored_at_{};  // a key that came too early
    bool was_others_move_ = false;

    bool end_was_asked_ = false;
    bool rings_ = false;
    bool shows_ids_ = false;
    bool wants_to_leave_ = false;
    bool wants_another_ = false;
};

}  // namespace catan::tui
