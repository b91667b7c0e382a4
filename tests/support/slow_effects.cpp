#include "slow_effects.hpp"

#include <algorithm>

#include "slow_rules.hpp"

using namespace catan;

namespace slow {
namespace {

std::size_t account_of(Seat seat) { return seat.exists() ? seat.value : bank; }

void add(Bundle& bundle, Resource resource, int number) {
    bundle.counts[index(resource)] =
        static_cast<std::int16_t>(bundle.counts[index(resource)] + number);
}

void move(Accounts& accounts, std::size_t from, std::size_t to, Resource resource, int number) {
    add(accounts[from], resource, -number);
    add(accounts[to], resource, number);
}

void move(Accounts& accounts, std::size_t from, std::size_t to, const Bundle& cards) {
    for (const Resource resource : all_resources)
        move(accounts, from, to, resource, cards[resource]);
}

// R4.2, R4.3
void produce(const Game& game, const State& state, int number, Accounts& accounts) {
    for (const Resource resource : all_resources) {
        std::array<int, most_players> owed{};
        for (std::size_t i = 0; i < game.topology().hexes(); ++i) {
            const HexId hex(i);
            const bool gives = game.board().token(hex) == number && hex != state.robber &&
                               game.board().terrain(hex) == terrain_of(resource);
            if (!gives) continue;
            for (const IntersectionId corner : game.topology().corners(hex)) {
                const Seat owner = state.places.building_owner(corner);
                if (owner.exists()) owed[owner.value] += state.places.is_city(corner) ? 2 : 1;
            }
        }
        int all = 0;
        int seats = 0;
        for (const int cards : owed) {
            all += cards;
            seats += cards > 0 ? 1 : 0;
        }
        const int stock = state.bank[resource];
        if (all > stock && seats > 1) continue;
        for (std::size_t seat = 0; seat < most_players; ++seat) {
            move(accounts, bank, seat, resource, std::min(owed[seat], stock));
        }
    }
}

// R3.2
void pay_second_settlement(const Game& game, IntersectionId at, std::size_t seat,
                           Accounts& accounts) {
    for (const HexId hex : game.topology().hexes(at)) {
        const auto resource = resource_of(game.board().terrain(hex));
        if (resource && accounts[bank][*resource] > 0) move(accounts, bank, seat, *resource, 1);
    }
}

struct Effect {
    const Game& game;
    const State& state;
    Accounts& accounts;
    std::size_t me;

    void operator()(Settle command) const {
        if (const auto* setup = std::get_if<SetupSettlement>(&state.phase)) {
            const bool second = setup->step >= game.players();
            if (second) pay_second_settlement(game, command.at, me, accounts);
            return;
        }
        move(accounts, me, bank, Bundle{{1, 1, 1, 1, 0}});
    }
    void operator()(BuildRoad) const {
        if (state.in<MainPhase>()) move(accounts, me, bank, Bundle{{1, 1, 0, 0, 0}});
    }
    void operator()(BuildCity) const { move(accounts, me, bank, Bundle{{0, 0, 0, 2, 3}}); }
    void operator()(BuyCard) const { move(accounts, me, bank, Bundle{{0, 0, 1, 1, 1}}); }
    void operator()(const Discard& command) const { move(accounts, me, bank, command.cards); }
    void operator()(const PlayPlenty& command) const { move(accounts, bank, me, command.cards); }
    void operator()(PlayMonopoly command) const {
        for (std::size_t seat = 0; seat < most_players; ++seat) {
            move(accounts, seat, me, command.resource, accounts[seat][command.resource]);
        }
    }
    void operator()(TradeWithBank command) const {
        move(accounts, me, bank, command.give, command.given);
        move(accounts, bank, me, command.get, command.got);
    }
    void operator()(CloseTrade command) const {
        const auto& closing = std::get<ClosingTrade>(state.phase);
        const Answer& answer = closing.answers[command.with.value];
        const bool countered = answer.kind == Answer::Kind::Countered;
        // A counter is from its player's side, so its `give` goes to the offering player.
        move(accounts, me, command.with.value, countered ? answer.get : closing.offer.give);
        move(accounts, command.with.value, me, countered ? answer.give : closing.offer.get);
    }
    void operator()(Dice dice) const { produce(game, state, dice.first + dice.second, accounts); }
    void operator()(StolenCard card) const {
        const std::size_t victim = std::get<AwaitingTheft>(state.phase).victim.value;
        move(accounts, victim, me, card.resource, 1);
    }
    template <typename Other>
    void operator()(const Other&) const {}  // moves no cards
};

}  // namespace

Accounts accounts(const State& state) {
    Accounts accounts;
    for (std::size_t seat = 0; seat < most_players; ++seat)
        accounts[seat] = state.players[seat].hand;
    accounts[bank] = state.bank;
    return accounts;
}

Accounts accounts_after(const Game& game, const State& before, const Step& step) {
    Accounts after = accounts(before);
    const Seat active = before.turn.paired.exists() ? before.turn.paired : before.turn.player;
    const bool is_command = std::holds_alternative<Command>(step);
    const std::size_t me = (is_command ? whose_word(game, before) : active).value;
    const Effect effect{game, before, after, me};
    std::visit([&](const auto& said) { std::visit(effect, said); }, step);
    return after;
}

Accounts accounts_told(const State& before, const Events& events) {
    Accounts after = accounts(before);
    for (const Event& event : events) {
        if (const auto* moved = std::get_if<CardsMoved>(&event)) {
            move(after, account_of(moved->from), account_of(moved->to), moved->cards);
        } else if (const auto* stolen = std::get_if<CardStolen>(&event)) {
            move(after, account_of(stolen->victim), account_of(stolen->thief), *stolen->card, 1);
        }
    }
    return after;
}

std::array<std::uint16_t, most_players> owed_on_seven(const Game& game, const State& before) {
    std::array<std::uint16_t, most_players> owed{};
    for (std::size_t seat = 0; seat < game.players(); ++seat) {
        const auto cards = static_cast<std::uint32_t>(before.players[seat].hand.total());
        if (cards > game.settings().discard_limit)
            owed[seat] = static_cast<std::uint16_t>(cards / 2);
    }
    return owed;
}

Seat longest_road_after(const Game& game, Seat before, const State& after) {
    const std::uint32_t minimum = game.settings().pieces.longest_road_minimum;
    const auto length = [&](std::size_t seat) {
        return std::uint32_t{after.players[seat].longest_road};
    };
    std::uint32_t longest = 0;
    for (std::size_t seat = 0; seat < game.players(); ++seat)
        longest = std::max(longest, length(seat));
    if (longest < minimum) return Seat::none();
    if (before.exists() && length(before.value) == longest) return before;
    Seat alone = Seat::none();
    for (std::size_t seat = 0; seat < game.players(); ++seat) {
        if (length(seat) < longest) continue;
        if (alone.exists()) return Seat::none();
        alone = Seat(seat);
    }
    return alone;
}

Seat largest_army_after(const State& before, const State& after) {
    const Seat holder = before.largest_army;
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        const int knights = after.players[seat].played[index(Card::Knight)];
        const int to_beat =
            holder.exists() ? after.players[holder.value].played[index(Card::Knight)] : 2;
        if (Seat(seat) != holder && knights > to_beat) return Seat(seat);
    }
    return holder;
}

}  // namespace slow
