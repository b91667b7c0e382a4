#include "catan/tui/sentence.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/inks.hpp"
#include "text/listing.hpp"

namespace catan::tui {

Sentence Sentence::detail(const Audience& audience) {
    Sentence sentence(audience);
    sentence.line_.push_back(kit::blank(2));
    sentence.ink_ = Ink::Dim;
    return sentence;
}

void Sentence::add_person(Seat seat, std::string words) {
    line_.push_back({std::move(words), seat_ink(seat), Ink::Night, true});
    begins_ = false;
}

Sentence& Sentence::who(Seat seat) {
    const std::string you = begins_ ? "You" : "you";
    add_person(seat, is_reader(seat) ? you : audience_.names[seat.value]);
    return *this;
}

Sentence& Sentence::whose(Seat seat) {
    const std::string your = begins_ ? "Your" : "your";
    add_person(seat, is_reader(seat) ? your : audience_.names[seat.value] + "'s");
    return *this;
}

Sentence& Sentence::does(Seat seat, std::string_view you_do, std::string_view they_do) {
    return who(seat).say(" ").verb(seat, you_do, they_do);
}

Sentence& Sentence::verb(Seat seat, std::string_view you_do, std::string_view they_do) {
    return say(is_reader(seat) ? you_do : they_do);
}

Sentence& Sentence::say(std::string_view words) {
    begins_ = false;
    // Merges text of the same ink into one span.
    const bool goes_on = !line_.empty() && line_.back().ink == ink_ && !line_.back().bold;
    if (goes_on) {
        line_.back().text += words;
    } else {
        line_.push_back({std::string(words), ink_});
    }
    return *this;
}

std::string cards_words(const Bundle& cards) {
    std::vector<std::string> parts;
    for (const Resource resource : all_resources) {
        if (cards[resource] > 0) {
            parts.push_back(fmt::format("{} {}", cards[resource], name(resource)));
        }
    }
    return parts.empty() ? "nothing" : text::joined(parts);
}

std::string gains_words(const Bundle& cards) {
    std::string words;
    for (const Resource resource : all_resources) {
        if (cards[resource] > 0) words += fmt::format(" +{} {}", cards[resource], name(resource));
    }
    return words;
}

}  // namespace catan::tui
