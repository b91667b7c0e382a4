#include "catan/core/state.hpp"

#include <bit>

namespace catan {
namespace {

// Hashes values, not memory, so that padding and byte order do not matter. The rotation makes the
// order of values count, and the multiplication spreads the bits.
class Hash {
public:
    void add(std::uint64_t number) {
        value_ = (std::rotl(value_, 23) ^ number) * 0x9e3779b97f4a7c15U;
        value_ ^= value_ >> 29U;
    }
    void add(const Bundle& bundle) {
        for (const auto count : bundle.counts) add(static_cast<std::uint16_t>(count));
    }
    void add(const CardCounts& cards) {
        for (const auto count : cards) add(count);
    }
    void add(Dice dice) { add(std::uint64_t{dice.first} * 8 + dice.second); }

    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

struct PhaseHash {
    Hash& hash;

    void operator()(SetupSettlement phase) const { hash.add(phase.step); }
    void operator()(SetupRoad phase) const {
        hash.add(phase.step);
        hash.add(phase.at.value);
    }
    void operator()(const Discarding& phase) const {
        for (const auto owed : phase.owed) hash.add(owed);
    }
    void operator()(FreeRoads phase) const { hash.add(phase.left); }
    void operator()(const Answering& phase) const { add(phase.offer, phase.answers); }
    void operator()(const ClosingTrade& phase) const { add(phase.offer, phase.answers); }
    void operator()(AwaitingTheft phase) const { hash.add(phase.victim.value); }
    void operator()(GameOver phase) const { hash.add(phase.winner.value); }
    template <typename Phase>
    void operator()(const Phase&) const {}  // no members to add

    void add(const Offer& offer, const Answers& answers) const {
        hash.add(offer.give);
        hash.add(offer.get);
        hash.add(offer.to.bits);
        for (const Answer& answer : answers) {
            hash.add(static_cast<std::uint64_t>(answer.kind));
            hash.add(answer.give);
            hash.add(answer.get);
        }
    }
};

void add_player(Hash& hash, const Player& player) {
    hash.add(player.hand);
    hash.add(player.cards);
    hash.add(player.played);
    hash.add(player.roads);
    hash.add(player.settlements);
    hash.add(player.cities);
    hash.add(player.longest_road);
}

}  // namespace

CardCounts full_deck(const Game& game) {
    const DevelopmentDeck& deck = game.settings().deck;
    CardCounts cards{};
    cards[index(Card::Knight)] = static_cast<std::uint8_t>(deck.knight);
    cards[index(Card::RoadBuilding)] = static_cast<std::uint8_t>(deck.road_building);
    cards[index(Card::Plenty)] = static_cast<std::uint8_t>(deck.plenty);
    cards[index(Card::Monopoly)] = static_cast<std::uint8_t>(deck.monopoly);
    cards[index(Card::Victory)] = static_cast<std::uint8_t>(deck.victory);
    return cards;
}

State start(const Game& game) {
    const Settings& settings = game.settings();
    State state{
        Places(game.topology(), game.players()), {}, SetupSettlement{}, {}, {}, {}, {}, {}, {}};
    state.turn.player = settings.first;
    for (std::size_t i = 0; i < game.players(); ++i) {
        Player& player = state.players[i];
        player.roads = static_cast<std::uint16_t>(settings.pieces.roads);
        player.settlements = static_cast<std::uint16_t>(settings.pieces.settlements);
        player.cities = static_cast<std::uint16_t>(settings.pieces.cities);
    }
    state.bank.counts.fill(static_cast<std::int16_t>(settings.bank));
    state.deck = full_deck(game);
    state.robber = game.board().layout.robber;
    return state;
}

Seat asked_in_other_phases(const Game& game, const State& state) {
    if (const auto* discarding = std::get_if<Discarding>(&state.phase)) {
        Seat seat = state.turn.player;
        while (discarding->owed[seat.value] == 0) seat = game.seat_after(seat);
        return seat;
    }
    if (const auto* answering = std::get_if<Answering>(&state.phase)) {
        Seat seat = game.seat_after(state.turn.player);
        while (!answering->offer.to.contains(seat) ||
               answering->answers[seat.value].kind != Answer::Kind::None) {
            seat = game.seat_after(seat);
        }
        return seat;
    }
    if (state.in<AwaitingDice>() || state.in<AwaitingCard>() || state.in<AwaitingTheft>() ||
        state.in<GameOver>()) {
        return Seat::none();
    }
    return state.turn.active();
}

std::uint64_t hash(const State& state) {
    Hash hash;
    for (const Seat owner : state.places.building_owners()) hash.add(owner.value);
    for (const IntersectionId city : state.places.cities()) hash.add(city.value);
    for (const Seat owner : state.places.road_owners()) hash.add(owner.value);
    hash.add(state.turn.number);
    hash.add(state.turn.player.value);
    hash.add(state.turn.paired.value);
    hash.add(state.turn.dice);
    hash.add(state.turn.played_card ? 1 : 0);
    hash.add(state.turn.bought);
    hash.add(state.phase.index());
    std::visit(PhaseHash{hash}, state.phase);
    for (const Player& player : state.players) add_player(hash, player);
    hash.add(state.bank);
    hash.add(state.deck);
    hash.add(state.robber.value);
    hash.add(state.longest_road.value);
    hash.add(state.largest_army.value);
    // R8.4: unlimited offers are not counted. Skipping 0 keeps the hashes from before this rule
    // valid.
    if (state.turn.offers != 0) hash.add(state.turn.offers);
    return hash.value();
}

std::size_t bytes(const State& state) { return sizeof(State) + state.places.bytes(); }

}  // namespace catan
