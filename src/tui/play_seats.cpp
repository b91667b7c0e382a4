// Who sits where: seats that people and bots take over from each other, and people at other machines, what is heard of them
// and how they find here.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "tui/inks.hpp"
#include "tui/play.hpp"

namespace catan::tui {

using ftxui::Event;

// ---------------------------------------------------------------------------------------------- who sits where

namespace {

// To be read, and who is there changes meanwhile.
class LiveDialog : public Dialog {
public:
    LiveDialog(std::function<kit::DialogBox()> box, std::string prompt)
        : box_(std::move(box)), prompt_(std::move(prompt)) {}

    [[nodiscard]] bool is_read() const override { return true; }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override { return box_(); }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{prompt_, {}};
    }
    Step key(const Event& event) override { return reading_step(event); }
    Step click(std::size_t /*line*/, bool /*takes_back*/) override { return {}; }

private:
    std::function<kit::DialogBox()> box_;
    std::string prompt_;
};

std::string_view about_level(bots::Level level) {
    switch (level) {
        case bots::Level::Random: return "random, any legal move";
        case bots::Level::Easy: return "easy, for a first evening";
        case bots::Level::Medium: return "medium, for a relaxed evening";
        case bots::Level::Hard: return "hard, for people who know the game well";
    }
    return {};
}

}  // namespace

// `person`, `bot, medium`, `at another machine, away`
std::string Play::sitting_words(Seat seat) const {
    if (const auto& level = bots_.levels()[seat.value]) {
        return fmt::format("bot, {}", bots::name(*level));
    }
    if (elsewhere_->is_bot(seat)) return "bot";
    if (elsewhere_->is_replaced(seat)) return "at the host's screen";
    if (!elsewhere_->is_elsewhere(seat)) return "person";
    return elsewhere_->is_away(seat) ? "at another machine, away" : "at another machine";
}

std::string Play::seat_words(Seat seat) const {
    return fmt::format("{:<12}  {}", name(seat), sitting_words(seat));
}

void Play::ask_seats() {
    if (!bots_.can_be_seated()) return tell_seats();
    std::vector<Option> options;
    for (std::size_t i = 0; i < names().size(); ++i) {
        Option option{seat_words(Seat(i)), [this, i] { ask_seat(Seat(i)); },
                      static_cast<char>('1' + i)};
        option.swatch = seat_swatch(Seat(i));
        option.reword = [this, i] { return seat_words(Seat(i)); };
        options.push_back(std::move(option));
    }
    open(table_dialog("Who plays?", std::move(options), "Enter changes it   Esc back"));
}

// Only where the game is can it be changed.
void Play::tell_seats() {
    const auto box = [this] {
        kit::DialogBox shown{"Who plays?", {}, "Esc back"};
        for (std::size_t i = 0; i < names().size(); ++i) {
            shown.lines.push_back({seat_words(Seat(i))});
            shown.lines.back().swatch = seat_swatch(Seat(i));
        }
        return shown;
    };
    open(std::make_unique<LiveDialog>(box, "Who plays?"));
}

void Play::ask_seat(Seat seat) {
    std::vector<Option> options;
    if (elsewhere_->is_invited(seat)) {
        options.push_back({fmt::format("{}, at another machine", name(seat)),
                           [this, seat] { give_back(seat); }, 'a'});
    }
    options.push_back(
        {"A person at this screen", [this, seat] { this->seat(seat, std::nullopt); }, 'p'});
    constexpr std::array<std::pair<bots::Level, char>, 3> levels{
        {{bots::Level::Easy, 'e'}, {bots::Level::Medium, 'm'}, {bots::Level::Hard, 'h'}}};
    for (const auto& [level, letter] : levels) {
        options.push_back({fmt::format("A bot: {}", about_level(level)),
                           [this, seat, level = level] { this->seat(seat, level); }, letter});
    }
    open(table_dialog(fmt::format("Who plays for {} from now on?", name(seat)), std::move(options),
                      "Enter or a letter chooses   Esc back", [this] { ask_seats(); }));
}

void Play::seat(Seat seat, std::optional<bots::Level> level) {
    if (bots_.levels()[seat.value] == level && !elsewhere_->is_elsewhere(seat)) return;
    elsewhere_->take_over(seat, level);
    bots_.seat(seat, level);
    go_on_with_others_at(seat);
    was_others_move_ = false;
    messages_.tell(level ? fmt::format("{} is played by a bot from now on ({}).", name(seat),
                                       bots::name(*level))
                         : fmt::format("{} is played by a person from now on.", name(seat)));
}

// ---------------------------------------------------------------------------------------------- people elsewhere

void Play::give_back(Seat seat) {
    if (elsewhere_->is_elsewhere(seat)) return;
    elsewhere_->give_back(seat);
    if (bots_.is_bot(seat)) bots_.seat(seat, std::nullopt);
    bots_.begin(false);
    go_on_with_others_at(seat);
    messages_.tell(fmt::format("{} plays at another machine from now on.", name(seat)));
}

// Whoever else is asked has begun something, and goes on with it.
void Play::go_on_with_others_at(Seat seat) {
    const bool is_new = seat_people();
    if (is_new || onlooker_.view().asked == seat) hand_over(false);
}

void Play::hear_from_elsewhere() {
    const std::string trouble = elsewhere_->trouble();
    elsewhere_->go_on();
    // Old news must not hide it.
    if (elsewhere_->trouble() != trouble && !messages_.is_refusal()) messages_.clear();
    for (const Elsewhere::Notice& notice : elsewhere_->take_notices()) heed(notice);
    for (const auto& dialog : dialogs_) dialog->refresh();
}

void Play::heed(const Elsewhere::Notice& notice) {
    using What = Elsewhere::Notice::What;
    switch (notice.what) {
        case What::News: break;
        case What::Alarm: return messages_.warn(notice.words);
        case What::Came:
            // Whoever has stood in for them was a bot.
            if (bots_.is_bot(notice.seat)) give_back(notice.seat);
            break;
        case What::Changed:
            if (onlooker_.view().asked == notice.seat) hand_over(false);
            break;
        case What::Failed:
            seat(notice.seat, bots::Level::Medium);
            return messages_.warn(notice.words);
    }
    messages_.tell(notice.words);
}

bool Play::has_others() const {
    for (std::size_t i = 0; i < names().size(); ++i) {
        if (elsewhere_->is_elsewhere(Seat(i)) || elsewhere_->is_invited(Seat(i))) return true;
    }
    return false;
}

// Whoever is asked is not there.
bool Play::is_awaited() const {
    const Seat asked = onlooker_.view().asked;
    return !in<GameOver>() && !is_bots_move() && elsewhere_->is_away(asked) &&
           !elsewhere_->is_bot(asked);
}

namespace {

// Behind the name of whoever is asked.
std::string_view what_they_do(const View& view) {
    if (std::holds_alternative<Discarding>(view.phase)) return "has to discard";
    if (std::holds_alternative<MovingRobber>(view.phase)) return "moves the robber";
    if (std::holds_alternative<Stealing>(view.phase)) return "chooses whom to rob";
    if (std::holds_alternative<Answering>(view.phase)) return "thinks about the offer";
    if (std::holds_alternative<ClosingTrade>(view.phase)) return "chooses whom to trade with";
    if (std::holds_alternative<BeforeRoll>(view.phase)) return "is about to roll";
    return "moves";
}

}  // namespace

kit::Prompt Play::others_prompt() const {
    if (is_bots_move()) return bots_prompt();
    const Seat asked = onlooker_.view().asked;
    if (elsewhere_->is_replaced(asked)) {
        return {elsewhere_->is_bot(asked) ? "A bot plays for you."
                                          : "Somebody at the host's screen plays for you.",
                "You play again when the host says so."};
    }
    if (is_awaited()) {
        return {fmt::format("{} is not there now.", name(asked)),
                bots_.can_be_seated() ? "b lets a bot play until they are back."
                                      : "The game waits for them."};
    }
    return {fmt::format("{} {}.", name(asked), what_they_do(onlooker_.view())),
            elsewhere_->is_bot(asked) ? "A bot plays." : "They play at another machine."};
}

void Play::show_invitation() {
    const auto box = [this] {
        kit::DialogBox shown{"Who plays elsewhere", {}, "Enter: on with the game   i: here again"};
        for (std::string& line : elsewhere_->invitation()) shown.lines.push_back({std::move(line)});
        return shown;
    };
    open(std::make_unique<LiveDialog>(box, "Send each of them the line below their name."));
}

}  // namespace catan::tui
