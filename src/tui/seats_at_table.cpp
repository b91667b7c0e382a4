#include "tui/seats_at_table.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "text/listing.hpp"

namespace catan::tui {
namespace {

// Behind the name of the player who is asked.
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

SeatsAtTable::SeatsAtTable(std::vector<Chair*> chairs, Chair& onlooker, Company company,
                           const Manners& manners, std::shared_ptr<Elsewhere> elsewhere)
    : onlooker_(onlooker),
      elsewhere_(std::move(elsewhere)),
      bots_(std::move(chairs), std::move(company), manners.pace, manners.now) {}

std::array<bool, most_players> SeatsAtTable::people() const {
    std::array<bool, most_players> are_people{};
    for (std::size_t i = 0; i < count(); ++i) {
        are_people[i] = !bots_.is_bot(Seat(i)) && !elsewhere_->is_elsewhere(Seat(i));
    }
    return are_people;
}

bool SeatsAtTable::has_bots() const {
    return std::ranges::any_of(bots_.levels(), [](const auto& level) { return level.has_value(); });
}

bool SeatsAtTable::has_remote() const {
    for (std::size_t i = 0; i < count(); ++i) {
        if (elsewhere_->is_elsewhere(Seat(i)) || elsewhere_->is_invited(Seat(i))) return true;
    }
    return false;
}

// ---------------------------------------------------------------------------------------------- whose move it is

bool SeatsAtTable::is_over() const {
    return std::holds_alternative<GameOver>(onlooker_.view().phase);
}

bool SeatsAtTable::is_bots_move() const {
    return !is_over() && bots_.is_bot(onlooker_.view().asked);
}

bool SeatsAtTable::is_watching() const {
    const Seat asked = onlooker_.view().asked;
    return is_bots_move() ||
           (!is_over() && (elsewhere_->is_elsewhere(asked) || elsewhere_->is_replaced(asked)));
}

bool SeatsAtTable::is_awaited() const {
    const Seat asked = onlooker_.view().asked;
    return !is_over() && !is_bots_move() && elsewhere_->is_away(asked) &&
           !elsewhere_->is_bot(asked);
}

bool SeatsAtTable::is_remote_move() const {
    return is_watching() && !is_bots_move() && !elsewhere_->is_replaced(onlooker_.view().asked);
}

kit::Prompt SeatsAtTable::bots_prompt() const {
    const Seat asked = onlooker_.view().asked;
    constexpr std::array<std::string_view, pace_words.size()> paces{
        "Bots are calm", "Bots are brisk", "Bots move at once"};
    const std::string_view pace = paces[static_cast<std::size_t>(bots_.pace())];
    if (bots_.skips()) return {fmt::format("{} moves.", name(asked)), "Going on to your move."};
    return {fmt::format("{} moves.", name(asked)),
            fmt::format("{}: < slower, > faster, space skips.", pace)};
}

kit::Prompt SeatsAtTable::prompt() const {
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

// ---------------------------------------------------------------------------------------------- in words

SeatMarks SeatsAtTable::marks() const {
    SeatMarks marks{};
    for (std::size_t i = 0; i < count(); ++i) {
        const bool is_bot = bots_.is_bot(Seat(i)) || elsewhere_->is_bot(Seat(i));
        if (is_bot) marks[i] = bot_mark;
        if (!is_bot && elsewhere_->is_away(Seat(i))) marks[i] = away_mark;
    }
    return marks;
}

// `person`, `bot, medium`, `at another machine, away`
std::string SeatsAtTable::sitting_words(Seat seat) const {
    if (const auto& level = bots_.levels()[seat.value]) {
        return fmt::format("bot, {}", bots::name(*level));
    }
    if (elsewhere_->is_bot(seat)) return "bot";
    if (elsewhere_->is_replaced(seat)) return "at the host's screen";
    if (!elsewhere_->is_elsewhere(seat)) return "person";
    return elsewhere_->is_away(seat) ? "at another machine, away" : "at another machine";
}

std::string SeatsAtTable::line(Seat seat) const {
    return fmt::format("{:<12}  {}", name(seat), sitting_words(seat));
}

std::string SeatsAtTable::bots_words() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < count(); ++i) {
        const auto& level = bots_.levels()[i];
        if (level) all.push_back(fmt::format("{} ({})", name(Seat(i)), bots::name(*level)));
    }
    return fmt::format("Bots: {}.", text::joined(all));
}

}  // namespace catan::tui
