#include "catan/tui/seats_at_table.hpp"

#include <algorithm>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "text/listing.hpp"

namespace catan::tui {
namespace {

// Follows the name of the asked player.
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

std::array<bool, most_players> SeatsAtTable::people() const {
    std::array<bool, most_players> are_people{};
    for (std::size_t i = 0; i < count(); ++i) {
        are_people[i] = !seating().is_bot(Seat(i)) && !seating().is_remote(Seat(i));
    }
    return are_people;
}

bool SeatsAtTable::has_bots() const {
    return std::ranges::any_of(seating().bots(),
                               [](const auto& level) { return level.has_value(); });
}

bool SeatsAtTable::has_remote() const {
    for (std::size_t i = 0; i < count(); ++i) {
        if (seating().is_remote(Seat(i)) || seating().is_invited(Seat(i))) return true;
    }
    return false;
}

// ---------------------------------------------------------------------------------------------- whose move it is

bool SeatsAtTable::is_over() const {
    return std::holds_alternative<GameOver>(onlooker_.view().phase);
}

bool SeatsAtTable::is_bots_move() const {
    return !is_over() && seating().is_bot(onlooker_.view().asked);
}

bool SeatsAtTable::is_watching() const {
    const Seat asked = onlooker_.view().asked;
    return is_bots_move() ||
           (!is_over() && (seating().is_remote(asked) || seating().is_replaced(asked)));
}

bool SeatsAtTable::is_awaited() const {
    const Seat asked = onlooker_.view().asked;
    return !is_over() && !is_bots_move() && seating().is_away(asked) &&
           !seating().is_remote_bot(asked);
}

bool SeatsAtTable::is_remote_move() const {
    return is_watching() && !is_bots_move() && !seating().is_replaced(onlooker_.view().asked);
}

kit::Prompt SeatsAtTable::bots_prompt() const {
    const Seat asked = onlooker_.view().asked;
    constexpr std::array<std::string_view, table::pace_words.size()> paces{
        "Bots are calm", "Bots are brisk", "Bots move at once"};
    const std::string_view pace = paces[static_cast<std::size_t>(bots().pace())];
    if (bots().skips()) return {fmt::format("{} moves.", name(asked)), "Going on to your move."};
    return {fmt::format("{} moves.", name(asked)),
            fmt::format("{}: < slower, > faster, space skips.", pace)};
}

kit::Prompt SeatsAtTable::prompt() const {
    if (is_bots_move()) return bots_prompt();
    const Seat asked = onlooker_.view().asked;
    if (seating().is_replaced(asked)) {
        return {seating().is_remote_bot(asked) ? "A bot plays for you."
                                               : "A person at the host's screen plays for you.",
                "You play again when the host says so."};
    }
    if (is_awaited()) {
        return {fmt::format("{} is not there now.", name(asked)),
                seating().can_change() ? "b lets a bot play until they are back."
                                       : "The game waits for them."};
    }
    return {fmt::format("{} {}.", name(asked), what_they_do(onlooker_.view())),
            seating().is_remote_bot(asked) ? "A bot plays." : "They play at another machine."};
}

// ---------------------------------------------------------------------------------------------- in words

SeatMarks SeatsAtTable::marks() const {
    SeatMarks marks{};
    for (std::size_t i = 0; i < count(); ++i) {
        const bool is_bot = seating().is_bot(Seat(i)) || seating().is_remote_bot(Seat(i));
        if (is_bot) marks[i] = bot_mark;
        if (!is_bot && seating().is_away(Seat(i))) marks[i] = away_mark;
    }
    return marks;
}

// `person`, `bot, medium`, `at another machine, away`
std::string SeatsAtTable::sitting_words(Seat seat) const {
    if (const auto level = seating().bot(seat)) {
        return fmt::format("bot, {}", bots::name(*level));
    }
    if (seating().is_remote_bot(seat)) return "bot";
    if (seating().is_replaced(seat)) return "at the host's screen";
    if (!seating().is_remote(seat)) return "person";
    return seating().is_away(seat) ? "at another machine, away" : "at another machine";
}

std::string SeatsAtTable::line(Seat seat) const {
    return fmt::format("{:<12}  {}", name(seat), sitting_words(seat));
}

std::string SeatsAtTable::bots_words() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < count(); ++i) {
        const auto level = seating().bot(Seat(i));
        if (level) all.push_back(fmt::format("{} ({})", name(Seat(i)), bots::name(*level)));
    }
    return fmt::format("Bots: {}.", text::joined(all));
}

}  // namespace catan::tui
