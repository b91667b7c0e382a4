// The bots at this table: when they move, what people can say about that, and who sits where.
#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tui/inks.hpp"
#include "tui/play.hpp"

namespace catan::tui {

using ftxui::Event;

bool Play::has_bots() const {
    return std::ranges::any_of(bots_.levels(), [](const auto& level) { return level.has_value(); });
}

// `Bots: Ada (easy), Bo (hard).`
std::string Play::bots_words() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < names().size(); ++i) {
        const auto& level = bots_.levels()[i];
        if (level) all.push_back(fmt::format("{} ({})", names()[i], bots::name(*level)));
    }
    return fmt::format("Bots: {}.", fmt::join(all, ", "));
}

void Play::on_wake(const std::function<void()>& wake) { bots_.on_wake(wake); }

// Who looks on, and who does not.
void Play::seat_people() {
    std::array<bool, most_players> are_people{};
    for (std::size_t i = 0; i < names().size(); ++i) are_people[i] = !bots_.is_bot(Seat(i));
    curtain_.sit(are_people);
}

void Play::let_bots_move() {
    if (must_bots_wait()) return;
    const Seat speaker = onlooker_.view().asked;
    const auto move = bots_.take_due();
    if (move) {
        // Each move stands out by itself.
        forget_news();
        curtain_.chair(speaker).say(move->position, move->command, std::nullopt,
                                    [this, speaker](const Chair::Result& result) {
                                        if (result.refusal) bots_.refuse(speaker);
                                    });
    }
    std::string trouble = bots_.take_trouble();
    if (trouble.empty()) return;
    messages_.warn(std::move(trouble));
    // A person may have to take the seat.
    seat_people();
    hand_over(false);
}

void Play::skip_bots() {
    bots_.skip();
    let_bots_move();
}

void Play::change_pace(int by) {
    bots_.change_pace(by);
    if (manners_.keep_pace) manners_.keep_pace(bots_.pace());
    let_bots_move();
}

// Whoever presses it to see bots move may press it once too often: then it must not roll the dice or accept an offer.
bool Play::is_too_early(const Event& event) {
    constexpr std::chrono::milliseconds settling(350);
    constexpr std::chrono::milliseconds repeating(100);
    if (is_bots_move()) return false;
    if (event != Event::Return && event != Event::Character(' ')) {
        // Another key is pressed by somebody who has seen that they are asked. A slower or faster pace is no answer to that.
        const bool is_pace = event == Event::Character('<') || event == Event::Character('>');
        if (!is_pace) was_bots_move_ = false;
        return false;
    }
    const auto now = manners_.now();
    // A key that is held down goes on saying nothing.
    const bool is_held = ignored_at_ >= asked_at_ && now - ignored_at_ < repeating;
    if (!was_bots_move_ || (now - asked_at_ >= settling && !is_held)) return false;
    ignored_at_ = now;
    messages_.tell("It's your move now.");
    return true;
}

kit::Prompt Play::bots_prompt() const {
    const Seat asked = onlooker_.view().asked;
    constexpr std::array<std::string_view, pace_words.size()> paces{
        "Bots are calm", "Bots are brisk", "Bots move at once"};
    const std::string_view pace = paces[static_cast<std::size_t>(bots_.pace())];
    if (bots_.skips()) return {fmt::format("{} moves.", name(asked)), "Going on to your move."};
    return {fmt::format("{} moves.", name(asked)),
            fmt::format("{}: < slower, > faster, space skips.", pace)};
}

// ---------------------------------------------------------------------------------------------- who sits where

namespace {

std::string_view about_level(bots::Level level) {
    switch (level) {
        case bots::Level::Random: return "random, any legal move";
        case bots::Level::Easy: return "easy, for a first evening";
        case bots::Level::Medium: return "medium, for a relaxed evening";
        case bots::Level::Hard: return "hard, for people who know the game well";
    }
    return {};
}

// `person`, `bot, medium`
std::string sitting_words(const std::optional<bots::Level>& level) {
    return level ? fmt::format("bot, {}", bots::name(*level)) : std::string("person");
}

}  // namespace

void Play::ask_seats() {
    std::vector<Option> options;
    for (std::size_t i = 0; i < names().size(); ++i) {
        Option option{fmt::format("{:<12}  {}", names()[i], sitting_words(bots_.levels()[i])),
                      [this, i] { ask_seat(Seat(i)); }, static_cast<char>('1' + i)};
        option.swatch = seat_swatch(Seat(i));
        options.push_back(std::move(option));
    }
    open(choice_dialog("Who plays?", std::move(options), "Enter changes it   Esc back"));
}

void Play::ask_seat(Seat seat) {
    std::vector<Option> options;
    options.push_back(
        {"A person at this screen", [this, seat] { this->seat(seat, std::nullopt); }, 'p'});
    constexpr std::array<std::pair<bots::Level, char>, 3> levels{
        {{bots::Level::Easy, 'e'}, {bots::Level::Medium, 'm'}, {bots::Level::Hard, 'h'}}};
    for (const auto& [level, letter] : levels) {
        options.push_back({fmt::format("A bot: {}", about_level(level)),
                           [this, seat, level = level] { this->seat(seat, level); }, letter});
    }
    open(choice_dialog(fmt::format("Who plays for {} from now on?", name(seat)), std::move(options),
                       "Enter or a letter chooses   Esc back", [this] { ask_seats(); }));
}

void Play::seat(Seat seat, std::optional<bots::Level> level) {
    if (bots_.levels()[seat.value] == level) return;
    bots_.seat(seat, level);
    seat_people();
    hand_over(false);
    was_bots_move_ = false;
    messages_.tell(level ? fmt::format("{} is played by a bot from now on ({}).", name(seat),
                                       bots::name(*level))
                         : fmt::format("{} is played by a person from now on.", name(seat)));
}

}  // namespace catan::tui
