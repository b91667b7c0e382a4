#include "catan/bots/likely_hands.hpp"

#include <algorithm>
#include <functional>
#include <variant>

namespace catan::bots {
namespace {

// Upper limit for the sum of all weights, so that a 32-bit random number can pick a world. A single
// step multiplies a weight by at most a hand's cards, which still fits into 64 bits.
constexpr std::uint64_t most_weight = std::uint64_t{1} << 31U;

// The minimum number of repaired worlds to try when no world is possible any more.
constexpr std::size_t fewest_mended = 64;
// The maximum number of exchanges per repaired world. A world that needs more is not worth repairing.
constexpr int most_exchanged = 200;

// A random number per seat and resource (Zobrist hashing). The key of a world is the sum over its
// cards, so that moving a card updates it in constant time.
constexpr auto keys = [] {
    std::array<std::array<std::uint64_t, resource_count>, most_players> all{};
    std::uint64_t number = 0;
    for (auto& seat : all) {
        for (auto& key : seat) {
            number += 0x9e3779b97f4a7c15U;
            key = (number ^ number >> 30U) * 0xbf58476d1ce4e5b9U;
            key ^= key >> 27U;
        }
    }
    return all;
}();

std::uint64_t key_of(Seat seat, Resource resource) { return keys[seat.value][index(resource)]; }

Bundle one(Resource resource) {
    Bundle card;
    card[resource] = 1;
    return card;
}

// Adds worlds to a list and merges equal ones by adding their weights.
template <typename World>
class WorldMerger {
public:
    explicit WorldMerger(std::vector<World>& list) : list_(list) {}

    void add(const World& world) {
        std::size_t slot = world.key % slots;
        while (places_[slot] != 0) {
            World& other = list_[places_[slot] - 1U];
            if (other.key == world.key && other.off == world.off) {
                other.weight += world.weight;
                return;
            }
            slot = (slot + 1) % slots;
        }
        list_.push_back(world);
        places_[slot] = static_cast<std::uint16_t>(list_.size());
    }

private:
    static constexpr std::size_t slots = 2048;
    static_assert(resource_count * LikelyHands::most_worlds < slots);

    std::vector<World>& list_;
    std::array<std::uint16_t, slots> places_{};  // index into the list plus 1; 0 is free
};

}  // namespace

void LikelyHands::World::shift(Seat from, Seat to, Resource card) {
    --off[from.value][card];
    ++off[to.value][card];
    key += key_of(to, card) - key_of(from, card);
}

LikelyHands::LikelyHands(std::size_t players, Seat viewer) : players_(players), viewer_(viewer) {}

void LikelyHands::hear(const SeenMove& seen) {
    const Seat speaker = seen.move.seat;
    if (const auto* offer = std::get_if<Offer>(&seen.move.command)) {
        asked_for_ = offer->get;
        pledge(speaker, offer->give);
    } else if (std::holds_alternative<Accept>(seen.move.command)) {
        pledge(speaker, asked_for_);
    } else if (const auto* counter = std::get_if<Counter>(&seen.move.command)) {
        pledge(speaker, counter->give);
    } else if (std::holds_alternative<CloseTrade>(seen.move.command) ||
               std::holds_alternative<Withdraw>(seen.move.command)) {
        pledged_ = {};
    } else if (const auto* monopoly = std::get_if<PlayMonopoly>(&seen.move.command)) {
        monopolize(speaker, monopoly->resource, seen.events);
    }
    for (const Event& event : seen.events) {
        if (const auto* moved = std::get_if<CardsMoved>(&event)) {
            move(moved->from, moved->to, moved->cards);
        } else if (const auto* stolen = std::get_if<CardStolen>(&event)) {
            steal(*stolen);
        }
    }
}

std::array<std::uint32_t, resource_count> LikelyHands::expected(Seat seat) const {
    std::array<std::uint32_t, resource_count> mean{};
    for (const Resource resource : all_resources) {
        std::uint64_t sum = 0;
        for (const World& world : worlds_) {
            sum += world.weight * static_cast<std::uint64_t>(hand_in(world, seat)[resource]);
        }
        const auto known = static_cast<std::uint64_t>(hands_[seat.value][resource]);
        mean[index(resource)] =
            static_cast<std::uint32_t>(worlds_.empty() ? known * certain : sum * certain / weight_);
    }
    return mean;
}

Chance LikelyHands::chance_of(Seat seat, const Bundle& cards) const {
    if (surely(seat).covers(cards)) return certain;
    std::uint64_t sum = 0;
    for (const World& world : worlds_) {
        if (hand_in(world, seat).covers(cards)) sum += world.weight;
    }
    return sum == 0 ? 0 : static_cast<Chance>(sum * certain / weight_);
}

Chance LikelyHands::chance_of(const Hands& hands) const {
    Hands off;
    for (std::size_t i = 0; i < players_; ++i) off[i] = hands[i] - hands_[i];
    if (worlds_.empty()) return std::ranges::all_of(off, &Bundle::empty) ? certain : 0;
    const auto found =
        std::ranges::find_if(worlds_, [&](const World& world) { return world.off == off; });
    if (found == worlds_.end()) return 0;
    return std::max<Chance>(1, static_cast<Chance>(found->weight * certain / weight_));
}

LikelyHands::Hands LikelyHands::draw(Random& random) const {
    Hands hands = hands_;
    if (worlds_.empty()) return hands;
    std::uint64_t ticket = random.below(static_cast<std::uint32_t>(weight_));
    auto world = worlds_.begin();
    for (; ticket >= world->weight; ++world) ticket -= world->weight;
    for (std::size_t i = 0; i < players_; ++i) hands[i] += world->off[i];
    return hands;
}

void LikelyHands::move(Seat from, Seat to, const Bundle& cards) {
    if (is_hidden(from)) must_hold(from, cards);
    if (from.exists()) hands_[from.value] -= cards;
    if (to.exists()) hands_[to.value] += cards;
}

void LikelyHands::steal(const CardStolen& theft) {
    if (!theft.card) {
        split(theft.thief, theft.victim);
        return;
    }
    if (is_hidden(theft.victim)) weigh(theft.victim, *theft.card);
    move(theft.victim, theft.thief, one(*theft.card));
}

// Every card of the victim is equally likely to be stolen. The hand size is public, hence equal in
// all worlds, so no division is needed.
void LikelyHands::split(Seat thief, Seat victim) {
    if (worlds_.empty()) worlds_.push_back({1, 0, {}});
    WorldMerger split_worlds(scratch_);
    for (const World& world : worlds_) {
        const Bundle hand = hand_in(world, victim);
        for (const Resource resource : all_resources) {
            if (hand[resource] <= 0) continue;
            World next = world;
            next.weight *= static_cast<std::uint64_t>(hand[resource]);
            next.shift(victim, thief, resource);
            split_worlds.add(next);
        }
    }
    worlds_.swap(scratch_);
    scratch_.clear();
    settle();
}

// Bayes: a theft of this card makes hands with many such cards likelier.
void LikelyHands::weigh(Seat victim, Resource stolen) {
    must_hold(victim, one(stolen));
    for (World& world : worlds_) {
        const int number = hand_in(world, victim)[stolen];
        world.weight *= static_cast<std::uint64_t>(std::max(number, 1));
    }
    settle();
}

// A monopoly reveals how many cards of the resource every opponent held. All seats are checked at
// once, because a world must be right about all of them.
void LikelyHands::monopolize(Seat taker, Resource resource, const Events& events) {
    Hands held{};
    for (const Event& event : events) {
        const auto* moved = std::get_if<CardsMoved>(&event);
        if (moved != nullptr && moved->cause == Cause::Monopoly) {
            held[moved->from.value] = moved->cards;
        }
    }
    // The opponents paid all that they had, so every other hidden card of the resource was the
    // taker's before.
    int takers = 0;
    for (std::size_t i = 0; i < players_; ++i) {
        if (Seat(i) != viewer_) takers += hands_[i][resource] - held[i][resource];
    }
    if (is_hidden(taker)) held[taker.value][resource] = static_cast<std::int16_t>(takers);
    // The counts are complete, so a hand that covers its count holds exactly that many.
    keep(held, [&](const World& world) {
        for (std::size_t i = 0; i < players_; ++i) {
            if (Seat(i) != viewer_ && !hand_in(world, Seat(i)).covers(held[i])) return false;
        }
        return true;
    });
}

// R8.2: the seat holds these cards until the trade is closed or withdrawn.
void LikelyHands::pledge(Seat seat, const Bundle& cards) {
    if (!is_hidden(seat)) return;
    pledged_[seat.value] = cards;
    must_hold(seat, cards);
}

void LikelyHands::must_hold(Seat seat, const Bundle& cards) {
    if (surely(seat).covers(cards)) return;
    Hands held = pledged_;
    held[seat.value] = cards;
    keep(held, [&](const World& world) { return hand_in(world, seat).covers(cards); });
}

// Drops impossible worlds. `held` is the least that each hidden hand must hold, used for repair
// when no world is left.
template <typename Could>
void LikelyHands::keep(const Hands& held, Could&& could) {
    if (worlds_.empty()) {
        if (!could(World{})) mend_all(held);
        return;
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
        if (!could(worlds_[i])) continue;
        if (kept != i) worlds_[kept] = worlds_[i];
        ++kept;
    }
    if (kept == worlds_.size()) return;
    if (kept == 0) {
        mend_all(held);
        return;
    }
    worlds_.resize(kept);
    settle();
}

// The true world was dropped earlier as unlikely. The remaining worlds are impossible but mostly
// right, so exchange cards in them until they fit.
void LikelyHands::mend_all(const Hands& held) {
    is_complete_ = false;
    if (worlds_.empty()) worlds_.push_back({1, 0, {}});
    Random random(mended_++, Domain::Choice);
    const std::size_t times = 1 + fewest_mended / worlds_.size();
    WorldMerger mended(scratch_);
    for (const World& world : worlds_) {
        for (std::size_t n = 0; n < times && scratch_.size() < most_worlds; ++n) {
            World next = world;
            mend(next, held, random);
            mended.add(next);
        }
    }
    worlds_.swap(scratch_);
    scratch_.clear();
    settle();
}

// Swaps each missing card with a seat that can spare it, for a card that the receiver can spare.
// Hand sizes and resource totals stay the same. Every spare card is equally likely to move.
void LikelyHands::mend(World& world, const Hands& held, Random& random) const {
    int exchanges = 0;
    const auto spare = [&](std::size_t seat, Resource resource) {
        if (Seat(seat) == viewer_) return std::uint32_t{0};
        const int more = hand_in(world, Seat(seat))[resource] - held[seat][resource];
        return static_cast<std::uint32_t>(std::max(more, 0));
    };
    const auto lacks = [&](std::size_t seat, Resource resource) {
        return hand_in(world, Seat(seat))[resource] < held[seat][resource];
    };
    for (std::size_t seat = 0; seat < players_; ++seat) {
        if (Seat(seat) == viewer_) continue;
        for (const Resource resource : all_resources) {
            while (lacks(seat, resource) && exchanges++ < most_exchanged) {
                std::array<std::uint32_t, most_players> owners{};
                for (std::size_t i = 0; i < players_; ++i) owners[i] = spare(i, resource);
                std::array<std::uint32_t, resource_count> returns{};
                for (const Resource r : all_resources) returns[index(r)] = spare(seat, r);
                Bag owner(owners);
                Bag returned(returns);
                if (owner.left() == 0 || returned.left() == 0) return;  // beyond repair
                const Seat other(owner.draw(random));
                const auto back = static_cast<Resource>(returned.draw(random));
                world.shift(other, Seat(seat), resource);
                world.shift(Seat(seat), other, back);
            }
        }
    }
}

void LikelyHands::keep_likeliest() {
    std::array<std::uint64_t, resource_count * most_worlds> weights{};
    const auto end = std::ranges::transform(worlds_, weights.begin(), &World::weight).out;
    const auto weakest = weights.begin() + (most_worlds - 1);
    std::nth_element(weights.begin(), weakest, end, std::greater<>());
    const std::uint64_t least = *weakest;
    // Among worlds tied with the weakest kept one, keep the first.
    auto ties = static_cast<std::size_t>(std::count(weights.begin(), weakest + 1, least));
    std::size_t kept = 0;
    for (const World& world : worlds_) {
        if (world.weight < least || (world.weight == least && ties == 0)) continue;
        if (world.weight == least) --ties;
        worlds_[kept++] = world;
    }
    worlds_.resize(kept);
    is_complete_ = false;
}

// Restores the invariants after a change: at most `most_worlds` worlds, bounded weights, and a
// single remaining world becomes certain knowledge.
void LikelyHands::settle() {
    if (worlds_.size() > most_worlds) keep_likeliest();
    least_ = {};
    weight_ = 0;
    if (worlds_.size() == 1) {
        for (std::size_t i = 0; i < players_; ++i) hands_[i] += worlds_.front().off[i];
        worlds_.clear();
    }
    if (worlds_.empty()) return;
    for (const World& world : worlds_) weight_ += world.weight;
    unsigned shift = 0;
    while (weight_ >> shift >= most_weight) ++shift;
    if (shift > 0) {
        weight_ = 0;
        for (World& world : worlds_) {
            world.weight = std::max<std::uint64_t>(world.weight >> shift, 1);
            weight_ += world.weight;
        }
    }
    least_ = worlds_.front().off;
    for (const World& world : worlds_) {
        for (std::size_t i = 0; i < players_; ++i) {
            for (std::size_t kind = 0; kind < resource_count; ++kind) {
                auto& least = least_[i].counts[kind];
                least = std::min(least, world.off[i].counts[kind]);
            }
        }
    }
}

}  // namespace catan::bots
