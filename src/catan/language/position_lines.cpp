#include "position_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"
#include "text/line_by_line.hpp"

namespace catan::language {
namespace {

constexpr std::uint64_t most_of_a_kind = bank_bounds.most;
constexpr std::uint64_t most_in_a_hand = resource_count * most_of_a_kind;

class LineReader {
public:
    LineReader(const Notation& notation, PositionKind kind, PositionLines& lines)
        : notation_(notation), kind_(kind), lines_(lines), seen_(lines.seen) {}

    void read(text::Reader& reader) {
        const auto found = std::ranges::find_if(
            subjects, [&](const Subject& subject) { return is_next(subject, reader); });
        if (found == subjects.end()) {
            read_player(reader);
        } else {
            reader.take({});
            (this->*found->read)(reader);
            was_read_[static_cast<std::size_t>(found - subjects.begin())] = true;
        }
        reader.finish();
    }
    // A missing line would silently take its value from the start of the game. States accept that
    // for compatibility; views do not.
    void demand_all() const {
        if (kind_ != PositionKind::View) return;
        for (std::size_t i = 0; i < subjects.size(); ++i) {
            if (!subjects[i].is_always_there || was_read_[i]) continue;
            throw text::TextError(0, fmt::format("there is no line '{}'", subjects[i].word));
        }
    }

private:
    struct Subject {
        std::string_view word;
        void (LineReader::*read)(text::Reader&);
        bool is_always_there = false;
        bool is_of_views_only = false;
    };
    static constexpr std::size_t subject_count = 22;
    static const std::array<Subject, subject_count> subjects;

    [[nodiscard]] bool is_next(const Subject& subject, const text::Reader& reader) const {
        if (subject.is_of_views_only && kind_ != PositionKind::View) return false;
        return reader.next_is(subject.word);
    }

    [[nodiscard]] PublicPlayer& player(Seat seat) { return seen_.players[seat.value]; }
    [[nodiscard]] const Topology& topology() const { return notation_.game.topology(); }

    template <typename Number = std::uint16_t>
    static Number read_number(text::Reader& reader, std::uint64_t most = most_of_a_kind) {
        return static_cast<Number>(reader.take_up_to(most));
    }
    Seat read_seat_or_none(text::Reader& reader) const {
        return reader.take_if("none") ? Seat::none() : notation_.read_seat(reader);
    }
    // `lumber 2 brick 0 …`
    static Bundle read_each_resource(text::Reader& reader) {
        Bundle bundle;
        for (const Resource resource : all_resources) {
            reader.take_word(name(resource));
            bundle[resource] = read_number<std::int16_t>(reader);
        }
        return bundle;
    }
    static std::uint8_t read_card_count(text::Reader& reader) {
        return read_number<std::uint8_t>(reader, 255);
    }
    static CardCounts read_cards(text::Reader& reader) {
        CardCounts cards{};
        while (!reader.at_end()) {
            const Card card = read_card(reader);
            cards[index(card)] = read_card_count(reader);
        }
        return cards;
    }

    void read_viewer(text::Reader& reader) { seen_.viewer = read_seat_or_none(reader); }
    void read_turn(text::Reader& reader) {
        seen_.turn = read_number<std::uint32_t>(reader, 1'000'000'000);
        lines_.active = notation_.read_seat(reader);
    }
    void read_phase(text::Reader& reader) {
        static constexpr std::array<std::string_view, 12> known{
            "setup-settlement", "setup-road", "roll",   "discard", "robber", "steal", "main",
            "paired",           "roads",      "answer", "trade",   "over"};
        lines_.phase = known[reader.take_one_of("phase", known)];
    }
    // The command whose outcome is awaited.
    void read_chance(text::Reader& reader) {
        const std::size_t column = reader.column();
        const Command command = notation_.read_command(reader, lines_.active);
        if (const auto* theft = std::get_if<Steal>(&command)) {
            lines_.awaited = AwaitingTheft{theft->from};
        } else if (std::holds_alternative<BuyCard>(command)) {
            lines_.awaited = AwaitingCard{};
        } else if (std::holds_alternative<Roll>(command)) {
            lines_.awaited = AwaitingDice{};
        } else {
            throw text::TextError(column, "chance answers 'roll', 'buy' and 'steal'");
        }
    }
    // Redundant, but Position compares it with the rest.
    void read_asked(text::Reader& reader) { seen_.asked = notation_.read_seat(reader); }
    void read_dice(text::Reader& reader) {
        seen_.dice.first = read_number<std::uint8_t>(reader, 6);
        seen_.dice.second = read_number<std::uint8_t>(reader, 6);
    }
    void read_owed(text::Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        lines_.owed.owed[seat.value] = read_number(reader, most_in_a_hand);
    }
    void read_free_roads(text::Reader& reader) {
        lines_.free_roads.left = read_number<std::uint8_t>(reader, free_roads);
    }
    void read_offer(text::Reader& reader) {
        Offer& offer = lines_.trade.offer;
        offer.give = read_bundle(reader);
        reader.take_word("for");
        offer.get = read_bundle(reader);
        reader.take_word("to");
        while (!reader.at_end()) offer.to.insert(notation_.read_seat(reader));
    }
    void read_answer(text::Reader& reader) {
        Answer& answer = lines_.trade.answers[notation_.read_seat(reader).value];
        if (reader.take_if("accept")) {
            answer.kind = Answer::Kind::Accepted;
        } else if (reader.take_if("decline")) {
            answer.kind = Answer::Kind::Declined;
        } else {
            reader.take_word("counter");
            answer.kind = Answer::Kind::Countered;
            answer.give = read_bundle(reader);
            reader.take_word("for");
            answer.get = read_bundle(reader);
        }
    }
    void read_played_card(text::Reader& reader) {
        reader.take_word("yes");
        seen_.played_card = true;
    }
    // Listed by kind, or only counted in a view that hides the kinds.
    void read_bought(text::Reader& reader) {
        if (kind_ == PositionKind::View && text::number_in(reader.peek())) {
            seen_.bought = read_card_count(reader);
        } else {
            lines_.bought = read_cards(reader);
            seen_.bought = total(lines_.bought);
        }
    }
    void read_offers_made(text::Reader& reader) {
        reader.take_word("offers");
        seen_.offers = read_number<std::uint8_t>(reader, offer_bounds.most);
    }
    void read_bank(text::Reader& reader) { seen_.bank = read_each_resource(reader); }
    void read_deck(text::Reader& reader) { seen_.deck = read_number(reader); }
    void read_robber(text::Reader& reader) {
        seen_.robber = HexId(reader.take_up_to(topology().hexes() - 1));
    }
    // Skips the length and the size, which follow from the rest.
    void read_longest_road(text::Reader& reader) {
        seen_.longest_road = read_seat_or_none(reader);
        if (seen_.longest_road.exists()) (void)read_number(reader);
    }
    void read_largest_army(text::Reader& reader) {
        seen_.largest_army = read_seat_or_none(reader);
        if (seen_.largest_army.exists()) (void)read_number(reader);
    }
    void read_player(text::Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        const bool is_hidden = kind_ == PositionKind::View && reader.next_is("public");
        lines_.are_shown[seat.value] = !is_hidden;
        if (is_hidden) {
            read_hidden_cards(reader, player(seat));
        } else {
            read_shown_cards(reader, seat);
        }
        reader.take_word("played");
        lines_.knights[seat.value] = read_number(reader);
        reader.take_word("longest");
        player(seat).longest_road = read_number(reader);
    }
    static void read_hidden_cards(text::Reader& reader, PublicPlayer& player) {
        reader.take_word("public");
        player.points = read_number(reader);
        reader.take_word("hand");
        player.hand = read_number(reader, most_in_a_hand);
        reader.take_word("cards");
        player.cards = read_card_count(reader);
    }
    void read_shown_cards(text::Reader& reader, Seat seat) {
        PrivatePlayer& own = lines_.cards[seat.value];
        reader.take_word("points");
        own.points = read_number(reader);
        reader.take_word("public");
        player(seat).points = read_number(reader);
        own.hand = read_each_resource(reader);
        for (const Card card : all_cards) {
            reader.take_word(name(card));
            own.cards[index(card)] = read_card_count(reader);
        }
    }
    void read_supply(text::Reader& reader) {
        PublicPlayer& owner = player(notation_.read_seat(reader));
        reader.take_word("roads");
        owner.roads = read_number(reader);
        reader.take_word("settlements");
        owner.settlements = read_number(reader);
        reader.take_word("cities");
        owner.cities = read_number(reader);
    }
    void read_built(text::Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        const auto more = [&] {
            return !reader.at_end() && text::number_in(reader.peek().substr(0, 1));
        };
        const auto read_buildings = [&](auto& buildings) {
            while (more()) {
                const std::uint64_t at = reader.take_up_to(topology().intersections() - 1);
                buildings.emplace_back(seat, IntersectionId(at));
            }
        };
        if (reader.take_if("roads")) {
            while (more()) lines_.roads.emplace_back(seat, read_road(reader));
        }
        if (reader.take_if("settlements")) read_buildings(lines_.settlements);
        if (reader.take_if("cities")) read_buildings(lines_.cities);
    }
    [[nodiscard]] EdgeId read_road(text::Reader& reader) const {
        const std::size_t column = reader.column();
        const EdgeId edge = read_edge(reader, topology());
        if (!edge.exists()) throw text::TextError(column, "no edge joins these two intersections");
        return edge;
    }
    void read_played(text::Reader& reader) {
        PublicPlayer& owner = player(notation_.read_seat(reader));
        owner.played = read_cards(reader);
    }
    void read_winner(text::Reader& reader) { lines_.winner = read_seat_or_none(reader); }

    const Notation& notation_;
    PositionKind kind_;
    PositionLines& lines_;
    View& seen_;
    std::array<bool, subject_count> was_read_{};
};

constexpr std::array<LineReader::Subject, LineReader::subject_count> LineReader::subjects{
    {{"for", &LineReader::read_viewer, true, true},
     {"turn", &LineReader::read_turn, true},
     {"phase", &LineReader::read_phase, true},
     {"chance", &LineReader::read_chance, false, true},
     {"asked", &LineReader::read_asked},
     {"rolled", &LineReader::read_dice},
     {"owes", &LineReader::read_owed},
     {"free-roads", &LineReader::read_free_roads},
     {"offer", &LineReader::read_offer},
     {"answer", &LineReader::read_answer},
     {"played-card", &LineReader::read_played_card},
     {"bought", &LineReader::read_bought},
     {"trade", &LineReader::read_offers_made},
     {"bank", &LineReader::read_bank, true},
     {"deck", &LineReader::read_deck, true},
     {"robber", &LineReader::read_robber, true},
     {"longest-road", &LineReader::read_longest_road, true},
     {"largest-army", &LineReader::read_largest_army, true},
     {"supply", &LineReader::read_supply},
     {"built", &LineReader::read_built},
     {"played", &LineReader::read_played},
     {"winner", &LineReader::read_winner, true}}};

}  // namespace

PositionLines::PositionLines(const Game& game) : seen(view(game, start(game), Seat::none())) {
    seen.asked = Seat::none();
    seen.deck = 0;
}

PositionLines read_position(const Notation& notation, PositionKind kind, std::string_view text) {
    PositionLines lines(notation.game);
    LineReader line(notation, kind, lines);
    text::read_lines(text, [&](text::Reader& reader) { line.read(reader); });
    line.demand_all();
    return lines;
}

}  // namespace catan::language
