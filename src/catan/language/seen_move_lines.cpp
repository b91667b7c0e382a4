// Writes and reads an event record as lines: the command, then one indented line per event.
#include <fmt/format.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "catan/core/rules.hpp"
#include "catan/language/notation.hpp"
#include "text/line_by_line.hpp"

namespace catan::language {
namespace {

// A line that moves cards begins with the cause. These words come first, in the order of Cause.
constexpr auto event_kinds = std::to_array<std::string_view>(
    {"setup", "production", "discard", "price", "plenty", "monopoly", "bank-trade", "trade",
     "shortage", "robber", "stolen", "bought", "longest-road", "largest-army", "turn", "winner"});
constexpr std::size_t causes = 8;
enum class EventWord : std::uint8_t {
    Shortage = causes,
    Robber,
    Stolen,
    Bought,
    LongestRoad,
    LargestArmy,
    Turn,
    Winner
};

struct EventLineWriter {
    const Notation& notation;

    [[nodiscard]] const std::string& name(Seat seat) const { return notation.name(seat); }
    [[nodiscard]] std::string_view name_or(Seat seat, std::string_view none) const {
        return seat.exists() ? std::string_view(name(seat)) : none;
    }

    std::string operator()(const CardsMoved& moved) const {
        return fmt::format(
            "{} {} from {} to {}", event_kinds[static_cast<std::size_t>(moved.cause)],
            bundle_words(moved.cards), name_or(moved.from, "bank"), name_or(moved.to, "bank"));
    }
    std::string operator()(const Shortage& shortage) const {
        return fmt::format("shortage {} paid {} of {}", catan::name(shortage.resource),
                           shortage.paid, shortage.owed);
    }
    std::string operator()(const RobberMoved& moved) const {
        return fmt::format("robber from {} to {}", moved.from.value, moved.to.value);
    }
    std::string operator()(const CardStolen& stolen) const {
        const std::string card = stolen.card ? fmt::format("{} ", catan::name(*stolen.card)) : "";
        return fmt::format("stolen {}from {} to {}", card, name(stolen.victim), name(stolen.thief));
    }
    std::string operator()(const CardBought& bought) const {
        const std::string card = bought.card ? fmt::format("{} ", catan::name(*bought.card)) : "";
        return fmt::format("bought {}by {}", card, name(bought.seat));
    }
    std::string operator()(const AwardMoved& award) const {
        const bool is_road = award.award == AwardMoved::Award::LongestRoad;
        return fmt::format("{} from {} to {}", is_road ? "longest-road" : "largest-army",
                           name_or(award.from, "none"), name_or(award.to, "none"));
    }
    std::string operator()(const TurnBegan& turn) const {
        return fmt::format("turn {} {}{}", turn.number, name(turn.seat),
                           turn.paired ? " paired" : "");
    }
    std::string operator()(const GameWon& won) const {
        return fmt::format("winner {} {}", name(won.seat), won.points);
    }
};

class EventLineReader {
public:
    EventLineReader(const Notation& notation, text::Reader& reader)
        : notation_(notation), reader_(reader) {}

    Event read() {
        const std::size_t word = reader_.take_one_of("event", event_kinds);
        if (word < causes) return read_cards(static_cast<Cause>(word));
        switch (static_cast<EventWord>(word)) {
            case EventWord::Shortage: return read_shortage();
            case EventWord::Robber: return read_robber();
            case EventWord::Stolen: return read_stolen();
            case EventWord::Bought: return read_bought();
            case EventWord::LongestRoad: return read_award(AwardMoved::Award::LongestRoad);
            case EventWord::LargestArmy: return read_award(AwardMoved::Award::LargestArmy);
            case EventWord::Turn: return read_turn();
            case EventWord::Winner: break;
        }
        const Seat winner = read_seat();
        return GameWon{winner, read_number<int>(10'000)};
    }

private:
    struct FromTo {
        Seat from;
        Seat to;
    };

    template <typename Number>
    Number read_number(std::uint64_t most) {
        return static_cast<Number>(reader_.take_up_to(most));
    }
    Seat read_seat() { return notation_.read_seat(reader_); }
    Seat read_seat_or(std::string_view none) {
        return reader_.take_if(none) ? Seat::none() : read_seat();
    }
    // `from Ann to Ben`, where the given word stands for no player.
    FromTo read_from_to(std::string_view none) {
        reader_.take_word("from");
        const Seat from = read_seat_or(none);
        reader_.take_word("to");
        const std::size_t column = reader_.column();
        const Seat to = read_seat_or(none);
        if (from == to) throw text::TextError(column, "nothing goes from one to the same");
        return {from, to};
    }

    CardsMoved read_cards(Cause cause) {
        const Bundle cards = read_bundle(reader_);
        const std::size_t column = reader_.column();
        const FromTo way = read_from_to("bank");
        if (!is_way(cause, way)) throw text::TextError(column, "these cards do not go that way");
        return {way.from, way.to, cards, cause};
    }
    static bool is_way(Cause cause, FromTo way) {
        switch (cause) {
            case Cause::Setup:
            case Cause::Production:
            case Cause::Plenty: return !way.from.exists();
            case Cause::Discard:
            case Cause::Price: return !way.to.exists();
            case Cause::Monopoly:
            case Cause::PlayerTrade: return way.from.exists() && way.to.exists();
            case Cause::BankTrade: return !way.from.exists() || !way.to.exists();
        }
        return false;
    }

    Shortage read_shortage() {
        constexpr std::uint64_t most = 100'000;
        Shortage shortage;
        shortage.resource = read_resource(reader_);
        reader_.take_word("paid");
        shortage.paid = read_number<int>(most);
        reader_.take_word("of");
        const std::size_t column = reader_.column();
        shortage.owed = read_number<int>(most);
        if (shortage.paid >= shortage.owed)
            throw text::TextError(column, "less must be paid than is owed");
        return shortage;
    }
    RobberMoved read_robber() {
        reader_.take_word("from");
        const HexId from = read_hex();
        reader_.take_word("to");
        return {from, read_hex()};
    }
    HexId read_hex() { return HexId(reader_.take_up_to(notation_.game.topology().hexes() - 1)); }
    CardStolen read_stolen() {
        std::optional<Resource> card;
        if (!reader_.next_is("from")) card = read_resource(reader_);
        reader_.take_word("from");
        const Seat victim = read_seat();
        reader_.take_word("to");
        const std::size_t column = reader_.column();
        const Seat thief = read_seat();
        if (thief == victim) throw text::TextError(column, "nobody steals from themselves");
        return {thief, victim, card};
    }
    CardBought read_bought() {
        std::optional<Card> card;
        if (!reader_.next_is("by")) card = read_card(reader_);
        reader_.take_word("by");
        return {read_seat(), card};
    }
    AwardMoved read_award(AwardMoved::Award award) {
        const FromTo way = read_from_to("none");
        return {award, way.from, way.to};
    }
    TurnBegan read_turn() {
        TurnBegan turn;
        turn.number = read_number<std::uint32_t>(1'000'000'000);
        turn.seat = read_seat();
        turn.paired = reader_.take_if("paired");
        return turn;
    }

    const Notation& notation_;
    text::Reader& reader_;
};

// The language accepts impossible places and dice and leaves them to the rules. A recorded command
// was legal, so here they are errors.
bool is_possible(const Topology& topology, const Command& command) {
    if (const auto* settle = std::get_if<Settle>(&command))
        return settle->at.value < topology.intersections();
    if (const auto* city = std::get_if<BuildCity>(&command))
        return city->at.value < topology.intersections();
    if (const auto* road = std::get_if<BuildRoad>(&command)) return road->on.exists();
    if (const auto* robber = std::get_if<MoveRobber>(&command))
        return robber->to.value < topology.hexes();
    return true;
}
bool is_possible(const std::optional<Outcome>& outcome) {
    const auto* dice = outcome ? std::get_if<Dice>(&*outcome) : nullptr;
    const auto is_die = [](std::uint8_t eyes) { return 1 <= eyes && eyes <= 6; };
    return dice == nullptr || (is_die(dice->first) && is_die(dice->second));
}

Move read_said(const Notation& notation, text::Reader& reader) {
    const auto speaker = notation.read_speaker(reader);
    if (!speaker) reader.fail_expecting("a player and a colon");
    const std::size_t column = reader.column();
    const Command command = notation.read_command(reader, *speaker);
    if (!is_possible(notation.game.topology(), command))
        throw text::TextError(column, "there is no such place on this board");
    const std::size_t outcome_column = reader.column();
    const auto outcome = Notation::read_outcome(reader, command);
    if (!is_possible(outcome)) throw text::TextError(outcome_column, "a die has 1 to 6 eyes");
    return {*speaker, command, outcome};
}

}  // namespace

std::string Notation::write(const SeenMove& seen) const {
    std::string text = write(seen.move) + '\n';
    for (const Event& event : seen.events)
        text += "  " + std::visit(EventLineWriter{*this}, event) + '\n';
    return text;
}

SeenMove Notation::read_seen_move(std::string_view text) const {
    std::optional<Move> said;
    Events events;
    text::read_lines(text, [&](text::Reader& reader) {
        if (said) {
            events.push_back(EventLineReader(*this, reader).read());
        } else {
            said = read_said(*this, reader);
        }
        reader.finish();
    });
    if (!said) throw text::TextError(0, "expected what was said, but the text is empty");
    SeenMove seen{*said, std::move(events)};
    text::demand_same_words(text, write(seen));
    return seen;
}

}  // namespace catan::language
