#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "catan/invariants.hpp"
#include "catan/notation.hpp"
#include "catan/rules.hpp"
#include "catan/score.hpp"

namespace catan::text {
namespace {

// Collects what the lines say; only all of them together make a state.
class StateReader {
public:
    explicit StateReader(const Notation& notation)
        : notation_(notation), game_(notation.game), state_(start(notation.game)) {}

    void read_line(Reader& reader) {
        using Read = void (StateReader::*)(Reader&);
        static constexpr std::array<std::string_view, 19> subjects{
            "turn",       "phase", "asked",  "rolled",       "owes",
            "free-roads", "offer", "answer", "played-card",  "bought",
            "bank",       "deck",  "robber", "longest-road", "largest-army",
            "supply",     "built", "played", "winner"};
        static constexpr std::array<Read, 19> reads{
            &StateReader::read_turn,         &StateReader::read_phase,
            &StateReader::read_asked,        &StateReader::read_dice,
            &StateReader::read_owed,         &StateReader::read_free_roads,
            &StateReader::read_offer,        &StateReader::read_answer,
            &StateReader::read_played_card,  &StateReader::read_bought,
            &StateReader::read_bank,         &StateReader::read_deck,
            &StateReader::read_robber,       &StateReader::read_longest_road,
            &StateReader::read_largest_army, &StateReader::read_supply,
            &StateReader::read_built,        &StateReader::read_played,
            &StateReader::read_winner};
        for (std::size_t i = 0; i < reads.size(); ++i) {
            if (!reader.take_if(subjects[i])) continue;
            (this->*reads[i])(reader);
            return reader.finish();
        }
        read_player(reader);
        reader.finish();
    }

    State finished() {
        place_pieces();
        state_.phase = phase();
        find_turn_player();
        count_deck();
        check();
        return std::move(state_);
    }

private:
    struct PlayerLine {
        int points = 0;
        int public_points = 0;
        int knights = 0;
    };

    [[noreturn]] static void fail(const std::string& message) { throw TextError(0, message); }

    static int read_number(Reader& reader, int most = 10'000) {
        const std::size_t column = reader.column();
        const std::uint64_t number = reader.take_number("a number");
        if (number > static_cast<std::uint64_t>(most)) {
            throw TextError(column, fmt::format("expected 0 to {}, found {}", most, number));
        }
        return static_cast<int>(number);
    }
    Seat read_seat_or_none(Reader& reader) const {
        return reader.take_if("none") ? Seat::none() : notation_.read_seat(reader);
    }
    IntersectionId read_intersection(Reader& reader) const {
        return IntersectionId(static_cast<std::size_t>(
            read_number(reader, static_cast<int>(game_.topology().intersections()) - 1)));
    }
    // `lumber 2 brick 0 …`
    static Bundle read_each_resource(Reader& reader) {
        Bundle bundle;
        for (const Resource resource : all_resources) {
            reader.take_word(name(resource));
            bundle[resource] = static_cast<std::int16_t>(read_number(reader));
        }
        return bundle;
    }
    static std::uint8_t read_card_count(Reader& reader) {
        return static_cast<std::uint8_t>(read_number(reader, 255));
    }

    void read_turn(Reader& reader) {
        state_.turn.number = static_cast<std::uint32_t>(read_number(reader, 1'000'000'000));
        active_ = notation_.read_seat(reader);
    }
    void read_phase(Reader& reader) {
        static constexpr std::array<std::string_view, 12> known{
            "setup-settlement", "setup-road", "roll",   "discard", "robber", "steal", "main",
            "paired",           "roads",      "answer", "trade",   "over"};
        phase_ = known[reader.take_one_of("phase", known)];
    }
    // Follows from the rest.
    void read_asked(Reader& reader) { asked_ = notation_.read_seat(reader); }
    void read_dice(Reader& reader) {
        state_.turn.dice.first = static_cast<std::uint8_t>(read_number(reader, 6));
        state_.turn.dice.second = static_cast<std::uint8_t>(read_number(reader, 6));
    }
    void read_owed(Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        owed_.owed[seat.value] = static_cast<std::uint16_t>(read_number(reader));
    }
    void read_free_roads(Reader& reader) {
        free_roads_.left = static_cast<std::uint8_t>(read_number(reader, 2));
    }
    void read_offer(Reader& reader) {
        trade_.offer.give = read_bundle(reader);
        reader.take_word("for");
        trade_.offer.get = read_bundle(reader);
        reader.take_word("to");
        while (!reader.at_end()) trade_.offer.to.insert(notation_.read_seat(reader));
    }
    void read_answer(Reader& reader) {
        Answer& answer = trade_.answers[notation_.read_seat(reader).value];
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
    void read_played_card(Reader& reader) {
        reader.take_word("yes");
        state_.turn.played_card = true;
    }
    static void read_cards(Reader& reader, CardCounts& cards) {
        while (!reader.at_end()) {
            const Card card = read_card(reader);
            cards[index(card)] = read_card_count(reader);
        }
    }
    void read_bought(Reader& reader) { read_cards(reader, state_.turn.bought); }
    void read_bank(Reader& reader) { state_.bank = read_each_resource(reader); }
    void read_deck(Reader& reader) { deck_ = read_number(reader); }
    void read_robber(Reader& reader) {
        state_.robber = HexId(static_cast<std::size_t>(
            read_number(reader, static_cast<int>(game_.topology().hexes()) - 1)));
    }
    // The length and the size follow from the rest.
    void read_longest_road(Reader& reader) {
        state_.longest_road = read_seat_or_none(reader);
        if (state_.longest_road.exists()) (void)read_number(reader);
    }
    void read_largest_army(Reader& reader) {
        state_.largest_army = read_seat_or_none(reader);
        if (state_.largest_army.exists()) (void)read_number(reader);
    }
    void read_player(Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        Player& player = state_[seat];
        PlayerLine& line = player_lines_[seat.value];
        reader.take_word("points");
        line.points = read_number(reader);
        reader.take_word("public");
        line.public_points = read_number(reader);
        player.hand = read_each_resource(reader);
        for (const Card card : all_cards) {
            reader.take_word(name(card));
            player.cards[index(card)] = read_card_count(reader);
        }
        reader.take_word("played");
        line.knights = read_number(reader);
        reader.take_word("longest");
        player.longest_road = static_cast<std::uint16_t>(read_number(reader));
    }
    void read_supply(Reader& reader) {
        Player& player = state_[notation_.read_seat(reader)];
        reader.take_word("roads");
        player.roads = static_cast<std::uint16_t>(read_number(reader));
        reader.take_word("settlements");
        player.settlements = static_cast<std::uint16_t>(read_number(reader));
        reader.take_word("cities");
        player.cities = static_cast<std::uint16_t>(read_number(reader));
    }
    void read_built(Reader& reader) {
        const Seat seat = notation_.read_seat(reader);
        const auto more = [&] { return !reader.at_end() && number_in(reader.peek().substr(0, 1)); };
        if (reader.take_if("roads")) {
            while (more()) {
                const EdgeId edge = read_edge(reader, game_.topology());
                if (!edge.exists()) fail("no edge joins these two intersections");
                roads_.emplace_back(seat, edge);
            }
        }
        if (reader.take_if("settlements")) {
            while (more()) settlements_.emplace_back(seat, read_intersection(reader));
        }
        if (reader.take_if("cities")) {
            while (more()) cities_.emplace_back(seat, read_intersection(reader));
        }
    }
    void read_played(Reader& reader) {
        Player& player = state_[notation_.read_seat(reader)];
        read_cards(reader, player.played);
    }
    void read_winner(Reader& reader) { winner_ = read_seat_or_none(reader); }

    void place_settlement(Seat seat, IntersectionId at) {
        if (state_.places.building_owner(at).exists()) {
            fail(fmt::format("intersection {} has two buildings", at.value));
        }
        state_.places.place_settlement(game_.topology(), seat, at);
        state_[seat].ports.insert(game_.ports(at));
    }
    // Buildings first: a road reaches no farther than an opponent's building.
    void place_pieces() {
        for (const auto& [seat, at] : settlements_) place_settlement(seat, at);
        for (const auto& [seat, at] : cities_) {
            place_settlement(seat, at);
            state_.places.place_city(seat, at);
        }
        for (const auto& [seat, edge] : roads_) {
            if (state_.places.road_owner(edge).exists()) fail("an edge has two roads");
            state_.places.place_road(game_.topology(), seat, edge);
        }
    }

    [[nodiscard]] Phase phase() const {
        const auto placed =
            static_cast<std::uint8_t>(std::min<std::size_t>(settlements_.size(), 255));
        if (phase_ == "setup-settlement") return SetupSettlement{placed};
        if (phase_ == "setup-road") {
            return SetupRoad{static_cast<std::uint8_t>(placed - 1), settlement_without_road()};
        }
        if (phase_ == "roll") return BeforeRoll{};
        if (phase_ == "discard") return owed_;
        if (phase_ == "robber") return MovingRobber{};
        if (phase_ == "steal") return Stealing{};
        if (phase_ == "roads") return free_roads_;
        if (phase_ == "answer") return trade_;
        if (phase_ == "trade") return ClosingTrade{trade_.offer, trade_.answers};
        if (phase_ == "over") return GameOver{winner_};
        return MainPhase{};
    }
    // R3.1: every settlement of the set-up has its own road but the one just placed.
    [[nodiscard]] IntersectionId settlement_without_road() const {
        for (const auto& [seat, at] : settlements_) {
            const bool has_road = std::ranges::any_of(game_.topology().edges(at), [&](EdgeId edge) {
                return state_.places.road_owner(edge).exists();
            });
            if (!has_road) return at;
        }
        fail("no settlement waits for a road");
    }

    // R4.5: in a paired phase the turn is still that of the player before it, whom its number tells.
    void find_turn_player() {
        state_.turn.player = active_;
        if (state_.turn.number == 0) return;
        const std::size_t places = (state_.turn.number - 1) % game_.players();
        const Seat player = game_.seat_after(game_.settings().first, places);
        if (player == active_) return;
        state_.turn.player = player;
        state_.turn.paired = active_;
        if (game_.players() < 5 || game_.seat_after(player, 3) != active_) {
            fail(fmt::format("turn {} is not {}'s", state_.turn.number, notation_.name(active_)));
        }
    }

    // The deck by kind: what is neither held nor played.
    void count_deck() {
        for (const Card card : all_cards) {
            int left = state_.deck[index(card)];
            for (const Player& player : state_.players) {
                left -= player.cards[index(card)] + player.played[index(card)];
            }
            if (left < 0)
                fail(fmt::format("there are more {} cards than the game has", name(card)));
            state_.deck[index(card)] = static_cast<std::uint8_t>(left);
        }
    }

    // Whoever owes cards or an answer must be there, or nobody could go on.
    void check_phase() const {
        const auto owes = [](auto owed) { return owed > 0; };
        if (phase_ == "discard" && std::ranges::none_of(owed_.owed, owes))
            fail("nobody owes cards");
        if (phase_ != "answer" && phase_ != "trade") return;
        bool open = false;
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const bool is_asked = trade_.offer.to.contains(Seat(i));
            const bool has_answered = trade_.answers[i].kind != Answer::Kind::None;
            if (has_answered && !is_asked) fail("an answer from somebody who was not asked");
            open = open || (is_asked && !has_answered);
        }
        if (open != (phase_ == "answer") || trade_.offer.to.contains(active_)) {
            fail("the answers do not fit the phase");
        }
    }

    void check() const {
        check_phase();
        if (deck_ != total(state_.deck)) {
            fail(fmt::format("the deck must have {} cards", total(state_.deck)));
        }
        if (catan::asked(game_, state_) != asked_) fail("it is somebody else's move");
        const auto broken = broken_invariants(game_, state_);
        if (!broken.empty()) fail(broken.front());
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const Seat seat(i);
            const PlayerLine& line = player_lines_[i];
            const bool right = line.points == points(game_, state_, seat) &&
                               line.public_points == public_points(game_, state_, seat) &&
                               line.knights == state_[seat].knights_played();
            if (!right)
                fail(
                    fmt::format("the points or knights of {} do not add up", notation_.name(seat)));
        }
    }

    const Notation& notation_;
    const Game& game_;
    State state_;
    std::string_view phase_ = "over";
    Seat active_{0};
    Seat asked_;
    Discarding owed_;
    FreeRoads free_roads_;
    Answering trade_;
    Seat winner_;
    int deck_ = 0;
    std::array<PlayerLine, most_players> player_lines_{};
    std::vector<std::pair<Seat, IntersectionId>> settlements_;
    std::vector<std::pair<Seat, IntersectionId>> cities_;
    std::vector<std::pair<Seat, EdgeId>> roads_;
};

}  // namespace

State Notation::read_state(std::string_view text) const {
    StateReader state(*this);
    std::size_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        try {
            const std::vector<Word> words = split(line);
            if (words.empty()) continue;
            Reader reader(words, length(line) + 1);
            state.read_line(reader);
        } catch (const TextError& error) {
            throw TextError(error.column(), fmt::format("line {}: {}", number, error.what()));
        }
    }
    return state.finished();
}

}  // namespace catan::text
