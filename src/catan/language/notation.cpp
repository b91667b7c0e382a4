#include "catan/language/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "catan/core/rules.hpp"
#include "text/player_words.hpp"

namespace catan::language {
namespace {

template <typename Kind, std::size_t Count>
constexpr std::array<std::string_view, Count> words_of(const std::array<Kind, Count>& kinds) {
    std::array<std::string_view, Count> words;
    for (std::size_t i = 0; i < Count; ++i) words[i] = name(kinds[i]);
    return words;
}
constexpr auto resource_words = words_of(all_resources);
constexpr auto terrain_words = words_of(std::array{Terrain::Lumber, Terrain::Brick, Terrain::Wool,
                                                   Terrain::Grain, Terrain::Ore, Terrain::Desert});
constexpr auto card_words = words_of(all_cards);
// In the order of command_words.
enum class Verb : std::uint8_t {
    Settle,
    Road,
    City,
    Roll,
    Discard,
    Robber,
    Steal,
    Buy,
    Play,
    Bank,
    Offer,
    Accept,
    Decline,
    Counter,
    Trade,
    Withdraw,
    End
};

struct CommandWriter {
    const Notation& notation;
    Seat speaker;

    std::string operator()(Settle command) const {
        return fmt::format("settle {}", command.at.value);
    }
    std::string operator()(BuildRoad command) const {
        if (!command.on.exists()) return "road 0-0";  // no such edge on this board
        const auto [a, b] = notation.game.topology().ends(command.on);
        return fmt::format("road {}-{}", a.value, b.value);
    }
    std::string operator()(BuildCity command) const {
        return fmt::format("city {}", command.at.value);
    }
    std::string operator()(Roll) const { return "roll"; }
    std::string operator()(const Discard& command) const {
        return "discard " + bundle_words(command.cards);
    }
    std::string operator()(MoveRobber command) const {
        return fmt::format("robber {}", command.to.value);
    }
    std::string operator()(Steal command) const { return "steal " + notation.name(command.from); }
    std::string operator()(BuyCard) const { return "buy"; }
    std::string operator()(PlayKnight) const { return "play knight"; }
    std::string operator()(PlayRoadBuilding) const { return "play road-building"; }
    std::string operator()(const PlayPlenty& command) const {
        std::string words = "play plenty";
        for (const Resource resource : all_resources) {
            for (int i = 0; i < command.cards[resource]; ++i)
                fmt::format_to(std::back_inserter(words), " {}", catan::name(resource));
        }
        return words;
    }
    std::string operator()(PlayMonopoly command) const {
        return fmt::format("play monopoly {}", catan::name(command.resource));
    }
    std::string operator()(PlayVictory) const { return "play victory"; }
    std::string operator()(TradeWithBank command) const {
        return fmt::format("bank {} {} for {} {}", command.given, catan::name(command.give),
                           command.got, catan::name(command.get));
    }
    std::string operator()(const Offer& command) const {
        std::string words =
            fmt::format("offer {} for {}", bundle_words(command.give), bundle_words(command.get));
        if (command.to != notation.game.all_but(speaker))
            words += " to " + notation.names_of(command.to);
        return words;
    }
    std::string operator()(Accept) const { return "accept"; }
    std::string operator()(Decline) const { return "decline"; }
    std::string operator()(const Counter& command) const {
        return fmt::format("counter {} for {}", bundle_words(command.give),
                           bundle_words(command.get));
    }
    std::string operator()(CloseTrade command) const {
        return "trade " + notation.name(command.with);
    }
    std::string operator()(Withdraw) const { return "withdraw"; }
    std::string operator()(EndTurn) const { return "end"; }
};

// Reads a number of cards. The limit fits a bundle's integers and exceeds the cards of any game.
std::int16_t read_count(text::Reader& reader) {
    constexpr std::uint64_t most = 10'000;
    const std::size_t column = reader.column();
    const std::uint64_t count = reader.take_number("a number of cards");
    if (count < 1 || count > most)
        throw text::TextError(column, fmt::format("expected 1 to {} cards, found {}", most, count));
    return static_cast<std::int16_t>(count);
}

// Reads an id. A number too large for any board becomes none, which the rules then refuse.
template <typename Place>
Place read_id(text::Reader& reader, std::string_view expected) {
    const std::uint64_t number = reader.take_number(expected);
    return number < Place::none().value ? Place(number) : Place::none();
}

std::uint8_t read_die(text::Reader& reader) {
    const std::uint64_t eyes = reader.take_number("a die, 1 to 6");
    // The rules refuse impossible dice (R9), so the language lets them pass.
    return static_cast<std::uint8_t>(std::min<std::uint64_t>(eyes, 255));
}

Dice read_dice(text::Reader& reader) {
    const std::string_view word = reader.peek();
    const auto is_die = [](char eyes) { return '1' <= eyes && eyes <= '6'; };
    if (word.size() == 2 && is_die(word[0]) && is_die(word[1])) {
        reader.fail(fmt::format("put a blank between the dice: {} {}", word[0], word[1]));
    }
    const auto first = read_die(reader);
    return {first, read_die(reader)};
}

struct GiveAndGet {
    Bundle give;
    Bundle get;
};
GiveAndGet read_exchange(text::Reader& reader) {
    GiveAndGet exchange;
    exchange.give = read_bundle(reader);
    reader.take_word("for");
    exchange.get = read_bundle(reader);
    return exchange;
}

Command read_offer(text::Reader& reader, const Notation& notation, Seat speaker) {
    const GiveAndGet exchange = read_exchange(reader);
    Offer offer{exchange.give, exchange.get, {}};
    if (reader.take_if("to")) {
        do {
            const std::size_t column = reader.column();
            const Seat seat = notation.read_seat(reader);
            if (offer.to.contains(seat)) {
                throw text::TextError(column,
                                      fmt::format("{} is listed twice", notation.name(seat)));
            }
            offer.to.insert(seat);
        } while (!reader.at_end());
        return offer;
    }
    offer.to = notation.game.all_but(speaker);
    return offer;
}

Command read_play(text::Reader& reader) {
    switch (read_card(reader)) {
        case Card::Knight: return PlayKnight{};
        case Card::RoadBuilding: return PlayRoadBuilding{};
        case Card::Monopoly: return PlayMonopoly{read_resource(reader)};
        case Card::Victory: return PlayVictory{};
        case Card::Plenty: break;
    }
    PlayPlenty plenty;
    ++plenty.cards[read_resource(reader)];
    if (!reader.at_end()) ++plenty.cards[read_resource(reader)];
    return plenty;
}

Command read_bank(text::Reader& reader) {
    TradeWithBank trade;
    trade.given = read_count(reader);
    trade.give = read_resource(reader);
    reader.take_word("for");
    trade.got = read_count(reader);
    trade.get = read_resource(reader);
    return trade;
}

}  // namespace

std::string bundle_words(const Bundle& bundle) {
    std::string words;
    for (const Resource resource : all_resources) {
        if (bundle[resource] == 0) continue;
        if (!words.empty()) words += ' ';
        fmt::format_to(std::back_inserter(words), "{} {}", bundle[resource], name(resource));
    }
    return words;
}

std::string rule_word(Rule rule) {
    return rule.number == 0 ? fmt::format("R{}", rule.section)
                            : fmt::format("R{}.{}", rule.section, rule.number);
}

Resource read_resource(text::Reader& reader) {
    return static_cast<Resource>(reader.take_one_of("resource", resource_words));
}

Card read_card(text::Reader& reader) {
    return static_cast<Card>(reader.take_one_of("development card", card_words));
}

Bundle read_bundle(text::Reader& reader) {
    Bundle bundle;
    do {
        const std::size_t column = reader.column();
        const std::int16_t count = read_count(reader);
        const Resource resource = read_resource(reader);
        if (bundle[resource] != 0)
            throw text::TextError(column, fmt::format("{} is listed twice", catan::name(resource)));
        bundle[resource] = count;
    } while (text::number_in(reader.peek()));
    return bundle;
}

EdgeId read_edge(text::Reader& reader, const Topology& topology) {
    const auto ends = text::pair_in(reader.peek());
    if (!ends) reader.fail_expecting("an edge such as 12-13");
    reader.take({});
    const auto [a, b] = *ends;
    if (a >= topology.intersections() || b >= topology.intersections()) return EdgeId::none();
    return topology.edge_between(IntersectionId(a), IntersectionId(b)).value_or(EdgeId::none());
}

Terrain read_terrain(text::Reader& reader) {
    return static_cast<Terrain>(reader.take_one_of("terrain", terrain_words));
}

std::string Notation::names_of(SeatSet seats) const { return text::names_of(seats, names); }

std::string Notation::write(const Command& command, Seat speaker) const {
    return std::visit(CommandWriter{*this, speaker}, command);
}

std::string Notation::write(const Outcome& outcome) {
    if (const auto* dice = std::get_if<Dice>(&outcome))
        return fmt::format("{} {}", dice->first, dice->second);
    if (const auto* drawn = std::get_if<DrawnCard>(&outcome))
        return std::string(catan::name(drawn->card));
    return std::string(catan::name(std::get<StolenCard>(outcome).resource));
}

std::string Notation::write(const Move& move) const {
    std::string line = fmt::format("{}: {}", name(move.seat), write(move.command, move.seat));
    if (move.outcome) line += " " + write(*move.outcome);
    return line;
}

Seat Notation::read_seat(text::Reader& reader) const { return text::read_seat(reader, names); }

std::optional<Seat> Notation::read_speaker(text::Reader& reader) const {
    return text::read_speaker(reader, names);
}

Command Notation::read_command(text::Reader& reader, Seat speaker) const {
    switch (static_cast<Verb>(reader.take_one_of("command", command_words))) {
        case Verb::Settle: return Settle{read_id<IntersectionId>(reader, "an intersection")};
        case Verb::Road: return BuildRoad{read_edge(reader, game.topology())};
        case Verb::City: return BuildCity{read_id<IntersectionId>(reader, "an intersection")};
        case Verb::Roll: return Roll{};
        case Verb::Discard: return Discard{read_bundle(reader)};
        case Verb::Robber: return MoveRobber{read_id<HexId>(reader, "a hex")};
        case Verb::Steal: return Steal{read_seat(reader)};
        case Verb::Buy: return BuyCard{};
        case Verb::Play: return read_play(reader);
        case Verb::Bank: return read_bank(reader);
        case Verb::Offer: return read_offer(reader, *this, speaker);
        case Verb::Accept: return Accept{};
        case Verb::Decline: return Decline{};
        case Verb::Counter: {
            const GiveAndGet exchange = read_exchange(reader);
            return Counter{exchange.give, exchange.get};
        }
        case Verb::Trade: return CloseTrade{read_seat(reader)};
        case Verb::Withdraw: return Withdraw{};
        case Verb::End: return EndTurn{};
    }
    return EndTurn{};
}

std::optional<Outcome> Notation::read_outcome(text::Reader& reader, const Command& command) {
    if (reader.at_end()) return std::nullopt;
    if (std::holds_alternative<Roll>(command)) return read_dice(reader);
    if (std::holds_alternative<BuyCard>(command)) return DrawnCard{read_card(reader)};
    if (std::holds_alternative<Steal>(command)) return StolenCard{read_resource(reader)};
    return std::nullopt;
}

}  // namespace catan::language
