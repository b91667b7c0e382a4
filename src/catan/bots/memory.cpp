#include "catan/bots/memory.hpp"

#include <type_traits>
#include <variant>

namespace catan::bots {
namespace {

// Mixes values, never raw bytes: byte order depends on the machine, and padding is indeterminate.
class Mixer {
public:
    explicit Mixer(std::uint64_t begin) : number_(begin) {}

    [[nodiscard]] std::uint64_t number() const { return number_; }

    template <typename... Kinds>
    void add(const std::variant<Kinds...>& value) {
        mix(value.index());
        std::visit([this](const auto& kind) { this->add(kind); }, value);
    }
    template <typename Empty>
    requires std::is_empty_v<Empty>
    void add(const Empty&) {}

    void mix(std::uint64_t word) {
        number_ = (number_ ^ word) * 0x9e3779b97f4a7c15U;
        number_ ^= number_ >> 29U;
    }

private:
    void mix(std::uint64_t a, std::uint64_t b, std::uint64_t c = 0) {
        mix(a | b << 16U | c << 32U);
    }
    void add(const Bundle& cards) {
        std::uint64_t word = 0;
        for (const auto count : cards.counts) {
            word = word * 0x100000001b3U + static_cast<std::uint16_t>(count);
        }
        mix(word);
    }

    void add(Settle said) { mix(said.at.value); }
    void add(BuildRoad said) { mix(said.on.value); }
    void add(BuildCity said) { mix(said.at.value); }
    void add(const Discard& said) { add(said.cards); }
    void add(MoveRobber said) { mix(said.to.value); }
    void add(Steal said) { mix(said.from.value); }
    void add(const PlayPlenty& said) { add(said.cards); }
    void add(PlayMonopoly said) { mix(index(said.resource)); }
    void add(TradeWithBank said) {
        mix(index(said.give) << 8U | index(said.get), static_cast<std::uint16_t>(said.given),
            static_cast<std::uint16_t>(said.got));
    }
    void add(const Offer& said) {
        add(said.give);
        add(said.get);
        mix(said.to.bits);
    }
    void add(const Counter& said) {
        add(said.give);
        add(said.get);
    }
    void add(CloseTrade said) { mix(said.with.value); }

    void add(Dice dice) { mix(dice.first, dice.second); }
    void add(DrawnCard drawn) { mix(index(drawn.card)); }
    void add(StolenCard stolen) { mix(index(stolen.resource)); }

    void add(const CardsMoved& told) {
        mix(told.from.value, told.to.value, static_cast<std::uint64_t>(told.cause));
        add(told.cards);
    }
    void add(Shortage told) {
        mix(index(told.resource), static_cast<std::uint16_t>(told.owed),
            static_cast<std::uint16_t>(told.paid));
    }
    void add(RobberMoved told) { mix(told.from.value | std::uint64_t{told.to.value} << 32U); }
    void add(CardStolen told) {
        mix(told.thief.value, told.victim.value, told.card ? 1 + index(*told.card) : 0);
    }
    void add(CardBought told) { mix(told.seat.value, told.card ? 1 + index(*told.card) : 0); }
    void add(AwardMoved told) {
        mix(told.from.value, told.to.value, static_cast<std::uint64_t>(told.award));
    }
    void add(TurnBegan told) {
        mix(told.seat.value, static_cast<std::uint64_t>(told.paired), told.number);
    }
    void add(GameWon told) { mix(told.seat.value, static_cast<std::uint64_t>(told.points)); }

    std::uint64_t number_;
};

// Folds a move, with its outcome and all its events, into the hash of the moves before it.
std::uint64_t extended_hash(std::uint64_t before, const SeenMove& seen) {
    Mixer mixer(before);
    mixer.mix(std::uint64_t{seen.move.seat.value} << 1U | (seen.move.outcome ? 1U : 0U));
    mixer.add(seen.move.command);
    if (seen.move.outcome) mixer.add(*seen.move.outcome);
    mixer.mix(seen.events.size());
    for (const Event& event : seen.events) mixer.add(event);
    return mixer.number();
}

}  // namespace

Memory::Memory(const Game& game, Seat viewer)
    : game_(&game), viewer_(viewer), hands_(game.players(), viewer), cards_(game) {}

void Memory::hear(const SeenMove& seen) {
    ++heard_;
    history_hash_ = extended_hash(history_hash_, seen);
    hands_.hear(seen);
    cards_.hear(seen);
}

HiddenCards Memory::guess(const View& view, Random& random) const {
    HiddenCards hidden;
    if (view.opened) return hidden;
    hidden.hands = hands_.draw(random);
    cards_.draw(view, random, hidden);
    // The view may belong to another game or moment. The guess must still fit the view, so fall
    // back to any cards that do.
    return fits(*game_, view, hidden) ? hidden : some_hidden_cards(*game_, view);
}

}  // namespace catan::bots
