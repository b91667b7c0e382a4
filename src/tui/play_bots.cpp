// The bots at this table: when they move, and what people can say about that.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "text/listing.hpp"
#include "tui/inks.hpp"
#include "tui/play.hpp"

namespace catan::tui {

using ftxui::Event;

bool Play::has_bots() const {
    return std::ranges::any_of(bots_.levels(), [](const auto& level) { return level.has_value(); });
}

// `Bots: Ada (easy) and Bo (hard).`
std::string Play::bots_words() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < names().size(); ++i) {
        const auto& level = bots_.levels()[i];
        if (level) all.push_back(fmt::format("{} ({})", names()[i], bots::name(*level)));
    }
    return fmt::format("Bots: {}.", text::joined(all));
}

void Play::on_wake(const std::function<void()>& wake) {
    bots_.on_wake(wake);
    elsewhere_->on_wake(wake);
}

// Who looks on, and who does not.
bool Play::seat_people() {
    std::array<bool, most_players> are_people{};
    for (std::size_t i = 0; i < names().size(); ++i)
        are_people[i] = !bots_.is_bot(Seat(i)) && !elsewhere_->is_elsewhere(Seat(i));
    return curtain_.sit(are_people);
}

void Play::let_bots_move() {
    if (must_bots_wait()) return;
    const Seat speaker = onlooker_.view().asked;
    const auto move = bots_.take_due();
    if (move) {
        curtain_.chair(speaker).say(move->position, move->command, std::nullopt,
                                    [this, speaker, move = *move](const Chair::Result& result) {
                                        if (result.refusal) bots_.refuse(speaker);
                                        if (!result.failure.empty()) bots_.put_back(speaker, move);
                                    });
    }
    if (const auto replaced = bots_.take_replaced()) tell_replaced(*replaced);
}

// Every machine at the table hears who plays there now. Below the lowest level a person takes the seat.
void Play::tell_replaced(const BotsAtTable::Replaced& replaced) {
    const auto& [seat, level] = replaced;
    elsewhere_->take_over(seat, level);
    if (!level) bots_.seat(seat, std::nullopt);
    messages_.warn(
        level ? fmt::format(
                    "The bot that plays for {} could not go on. It plays at level {} from now on.",
                    name(seat), bots::name(*level))
              : fmt::format("The bot that played for {} cannot go on. Please play for it.",
                            name(seat)));
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
    if (is_others_move()) return false;
    if (event != Event::Return && event != Event::Character(' ')) {
        // Another key is pressed by somebody who has seen that they are asked. A slower or faster pace is no answer to that.
        const bool is_pace = event == Event::Character('<') || event == Event::Character('>');
        if (!is_pace) was_others_move_ = false;
        return false;
    }
    const auto now = manners_.now();
    // A key that is held down goes on saying nothing.
    const bool is_held = ignored_at_ >= asked_at_ && now - ignored_at_ < repeating;
    if (!was_others_move_ || (now - asked_at_ >= settling && !is_held)) return false;
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

}  // namespace catan::tui
