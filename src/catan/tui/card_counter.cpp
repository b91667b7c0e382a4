#include "catan/tui/card_counter.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/inks.hpp"
#include "kit/cursor.hpp"

namespace catan::tui {

using ftxui::Event;

std::optional<Resource> resource_key(const Event& event) {
    if (!event.is_character() || event.character().size() != 1) return std::nullopt;
    const std::size_t which = resource_letters.find(event.character().front());
    if (which == std::string_view::npos) return std::nullopt;
    return all_resources[which];
}

std::optional<int> digit_key(const Event& event) {
    if (!event.is_character() || event.character().size() != 1) return std::nullopt;
    const char digit = event.character().front();
    return '0' <= digit && digit <= '9' ? std::optional(digit - '0') : std::nullopt;
}

kit::DialogLine resource_line(Resource resource, const std::string& counts, bool is_chosen,
                              bool is_possible) {
    return {fmt::format("{}  {:<8}{}", resource_letters[index(resource)], name(resource), counts),
            is_possible, is_chosen, resource_swatch(resource), false};
}

CardCounter::CardCounter(Bundle& cards, const CountLimits& most) : cards_(cards), most_(most) {
    const Bundle before = std::exchange(cards_, {});
    for (const Resource resource : all_resources) set(resource, before[resource]);
}

// Clamps to the limit per resource and to the limit of the sum.
void CardCounter::set(Resource resource, int count) {
    const int others = cards_.total() - std::as_const(cards_)[resource];
    const int most = std::min<int>(most_.each[resource], most_.together - others);
    cards_[resource] = static_cast<std::int16_t>(std::clamp(count, 0, std::max(most, 0)));
}

// Consecutive digits form one number while it stays within the limits.
void CardCounter::type(int digit) {
    const Resource here = all_resources[at_];
    typed_ = 10 * typed_ + digit;
    set(here, typed_);
    if (std::as_const(cards_)[here] == typed_) return;
    typed_ = digit;
    set(here, typed_);
}

bool CardCounter::key(const Event& event) {
    const Resource here = all_resources[at_];
    if (const auto digit = digit_key(event)) {
        type(*digit);
        return true;
    }
    typed_ = 0;
    if (kit::move_cursor(event, at_, resource_count)) return true;
    if (event == Event::ArrowRight) {
        add(here, 1);
    } else if (event == Event::ArrowLeft || event == Event::Backspace) {
        add(here, -1);
    } else if (event == Event::Character('+')) {
        set(here, most_.each[here]);
    } else if (const auto letter = resource_key(event)) {
        at_ = index(*letter);
        add(*letter, 1);
    } else {
        return false;
    }
    return true;
}

void CardCounter::click(std::size_t resource, bool takes_back) {
    typed_ = 0;
    at_ = std::min(resource, resource_count - 1);
    add(all_resources[at_], takes_back ? -1 : 1);
}

}  // namespace catan::tui
