// Writes and reads refusals as words of the language, to send them to another machine.
#include <fmt/format.h>

#include <array>
#include <cstdint>

#include "carcassonne/language/notation.hpp"
#include "state_words.hpp"

namespace carcassonne::language {
namespace {

// Which facts come with a reason besides a seat.
enum class Facts : std::uint8_t { None, Seats, Tile, Edges };
struct ReasonWords {
    std::string_view word;
    Facts facts = Facts::None;
};
// In the order of Refusal::Reason.
constexpr std::array<ReasonWords, Refusal::reason_count> reasons{{{"not-your-turn"},
                                                                  {"not-now"},
                                                                  {"outcome-awaited"},
                                                                  {"not-at-origin"},
                                                                  {"tile-there", Facts::Tile},
                                                                  {"no-neighbour"},
                                                                  {"edges-differ", Facts::Edges},
                                                                  {"no-follower"},
                                                                  {"no-such-part", Facts::Tile},
                                                                  {"spot-taken", Facts::Seats},
                                                                  {"no-farmers"},
                                                                  {"wrong-outcome"},
                                                                  {"not-in-bag", Facts::Tile},
                                                                  {"outcome-missing"},
                                                                  {"nothing-to-take-back"}}};
static_assert(!reasons.back().word.empty(), "every reason has a word");

constexpr auto reason_words = [] {
    std::array<std::string_view, Refusal::reason_count> words{};
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = reasons[i].word;
    return words;
}();

Facts facts_of(const Refusal& refusal) {
    return reasons[static_cast<std::size_t>(refusal.reason)].facts;
}

Rule read_rule_word(text::Reader& reader) {
    constexpr std::string_view expected = "a rule such as K4";
    constexpr std::uint64_t most = 255;
    const std::string_view word = reader.peek();
    if (!word.starts_with('K')) reader.fail_expecting(expected);
    const auto number = text::number_in(word.substr(1));
    if (!number || *number > most) reader.fail_expecting(expected);
    reader.take({});
    return {static_cast<std::uint8_t>(*number)};
}

Edge read_edge(text::Reader& reader) {
    return static_cast<Edge>(reader.take_one_of("edge", edge_words));
}

}  // namespace

std::string Notation::write(const Refusal& refusal) const {
    std::string words = fmt::format("{} {}", rule_word(refusal.rule),
                                    reason_words[static_cast<std::size_t>(refusal.reason)]);
    if (refusal.seat.exists()) words += " seat " + name(refusal.seat);
    switch (facts_of(refusal)) {
        case Facts::None: break;
        case Facts::Seats: words += " seats " + names_of(refusal.seats); break;
        case Facts::Tile: words += fmt::format(" tile {}", letter(refusal.tile)); break;
        case Facts::Edges:
            words += fmt::format(" side {} tile {} mine {} theirs {}", direction_word(refusal.side),
                                 letter(refusal.tile), edge_word(refusal.mine),
                                 edge_word(refusal.theirs));
            break;
    }
    return words;
}

Refusal Notation::read_refusal(text::Reader& reader) const {
    Refusal refusal;
    refusal.rule = read_rule_word(reader);
    refusal.reason = static_cast<Refusal::Reason>(reader.take_one_of("reason", reason_words));
    if (reader.take_if("seat")) refusal.seat = read_seat(reader);
    switch (facts_of(refusal)) {
        case Facts::None: break;
        case Facts::Seats:
            reader.take_word("seats");
            do refusal.seats.insert(read_seat(reader));
            while (!reader.at_end());
            break;
        case Facts::Tile:
            reader.take_word("tile");
            refusal.tile = read_tile(reader);
            break;
        case Facts::Edges:
            reader.take_word("side");
            refusal.side = read_direction(reader);
            reader.take_word("tile");
            refusal.tile = read_tile(reader);
            reader.take_word("mine");
            refusal.mine = read_edge(reader);
            reader.take_word("theirs");
            refusal.theirs = read_edge(reader);
            break;
    }
    return refusal;
}

}  // namespace carcassonne::language
