// Writes and reads refusals as words of the language, to send them to another machine.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "catan/language/notation.hpp"

namespace catan::language {
namespace {

// In the order of Refusal::Reason.
constexpr std::array<std::string_view, Refusal::reason_count> reason_words{
    "not-your-word",      "not-now",
    "outcome-awaited",    "cards-missing",
    "no-road-left",       "no-settlement-left",
    "no-city-left",       "deck-empty",
    "no-such-hex",        "no-such-intersection",
    "no-such-edge",       "taken",
    "too-near",           "no-road-there",
    "not-connected",      "not-at-settlement",
    "no-own-settlement",  "robber-is-there",
    "protected",          "nobody-to-rob",
    "wrong-number",       "card-not-held",
    "bought-this-turn",   "played-this-turn",
    "never-played",       "not-before-roll",
    "no-road-possible",   "wrong-ratio",
    "same-resource",      "bank-is-short",
    "nothing-given",      "resource-on-both-sides",
    "nobody-asked",       "asked-themselves",
    "no-such-seat",       "no-deal",
    "impossible-outcome", "impossible-dice",
    "card-not-in-deck",   "card-not-with-victim",
    "outcome-missing",    "nothing-to-take-back",
    "no-offer-left"};
static_assert(!reason_words.back().empty(), "every reason has a word");

// `R5.3`, or `R9` for a section without numbers.
Rule read_rule(text::Reader& reader) {
    const std::size_t column = reader.column();
    const std::string_view word = reader.take("a rule such as R5.3");
    const auto fail = [&]() -> Rule {
        throw text::TextError(column, fmt::format("expected a rule such as R5.3, found {}",
                                                  text::in_quotes(std::string(word))));
    };
    if (!word.starts_with('R')) return fail();
    const std::size_t dot = std::min(word.find('.'), word.size());
    const auto section = text::number_in(word.substr(1, dot - 1));
    const auto number = dot == word.size() ? std::optional<std::uint64_t>(0)
                                           : text::number_in(word.substr(dot + 1));
    constexpr std::uint64_t most = 255;
    if (!section || !number || *section > most || *number > most) return fail();
    return {static_cast<std::uint8_t>(*section), static_cast<std::uint8_t>(*number)};
}

}  // namespace

std::string Notation::write(const Refusal& refusal) const {
    std::string words = fmt::format("{} {}", rule_word(refusal.rule),
                                    reason_words[static_cast<std::size_t>(refusal.reason)]);
    if (refusal.seat.exists()) words += " seat " + name(refusal.seat);
    if (refusal.intersection.exists()) words += fmt::format(" at {}", refusal.intersection.value);
    if (refusal.number != 0) words += fmt::format(" number {}", refusal.number);
    if (refusal.card != Card::Knight) words += fmt::format(" card {}", catan::name(refusal.card));
    if (refusal.cards != Bundle{}) words += " cards " + bundle_words(refusal.cards);
    return words;
}

Refusal Notation::read_refusal(text::Reader& reader) const {
    Refusal refusal;
    refusal.rule = read_rule(reader);
    refusal.reason = static_cast<Refusal::Reason>(reader.take_one_of("reason", reason_words));
    if (reader.take_if("seat")) refusal.seat = read_seat(reader);
    if (reader.take_if("at")) {
        const std::size_t column = reader.column();
        const std::uint64_t at = reader.take_number("an intersection");
        if (at >= game.topology().intersections()) {
            throw text::TextError(column, fmt::format("the board has no intersection {}", at));
        }
        refusal.intersection = IntersectionId(at);
    }
    if (reader.take_if("number")) {
        constexpr std::uint64_t most = 10'000;
        const std::size_t column = reader.column();
        const std::uint64_t number = reader.take_number("a number");
        if (number > most) throw text::TextError(column, fmt::format("expected at most {}", most));
        refusal.number = static_cast<int>(number);
    }
    if (reader.take_if("card")) refusal.card = read_card(reader);
    if (reader.take_if("cards")) refusal.cards = read_bundle(reader);
    return refusal;
}

}  // namespace catan::language
