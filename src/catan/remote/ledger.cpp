#include "catan/remote/ledger.hpp"

#include <algorithm>
#include <numeric>
#include <variant>

#include "catan/core/state.hpp"

namespace catan::remote {
namespace {

// The longest move is a roll that pays eight players and runs short of every resource.
constexpr std::size_t most_events_of_move = 32;

template <typename Counts>
int sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

bool is_played(const Command& command) {
    return std::holds_alternative<PlayKnight>(command) ||
           std::holds_alternative<PlayRoadBuilding>(command) ||
           std::holds_alternative<PlayPlenty>(command) ||
           std::holds_alternative<PlayMonopoly>(command);
}

}  // namespace

Ledger::Ledger(const Game& game)
    : game_(&game), deck_(total(full_deck(game))), robber_(game.board().layout.robber) {
    const Settings& settings = game.settings();
    bank_.fill(static_cast<int>(settings.bank));
    for (Account& account : accounts_) {
        account.roads = static_cast<int>(settings.pieces.roads);
        account.settlements = static_cast<int>(settings.pieces.settlements);
        account.cities = static_cast<int>(settings.pieces.cities);
    }
}

bool Ledger::add(const SeenMove& seen) {
    if (seen.events.size() > most_events_of_move) return false;
    count(seen.move, 1);
    for (const Event& event : seen.events) {
        if (!count(event, 1)) return false;
    }
    return is_possible();
}

void Ledger::take_back(const SeenMove& seen) {
    count(seen.move, -1);
    std::for_each(seen.events.rbegin(), seen.events.rend(),
                  [this](const Event& event) { count(event, -1); });
}

bool Ledger::counts_offers() const { return game_->settings().offers != unlimited_offers; }

void Ledger::count(const Move& move, int times) {
    Account& account = accounts_[move.seat.value];
    if (std::holds_alternative<BuildRoad>(move.command)) account.roads -= times;
    if (std::holds_alternative<Settle>(move.command)) account.settlements -= times;
    if (std::holds_alternative<BuildCity>(move.command)) {
        account.cities -= times;
        account.settlements += times;
    }
    if (is_played(move.command)) account.cards -= times;
    if (std::holds_alternative<Offer>(move.command) && counts_offers()) offers_ += times;
}

// Returns whether the event fits the position before it.
bool Ledger::count(const Event& event, int times) {
    if (const auto* moved = std::get_if<CardsMoved>(&event)) {
        return move(moved->from, moved->cards, -times) && move(moved->to, moved->cards, times);
    }
    if (const auto* stolen = std::get_if<CardStolen>(&event)) {
        Account& thief = accounts_[stolen->thief.value];
        Account& victim = accounts_[stolen->victim.value];
        if (stolen->card) {
            thief.hand[index(*stolen->card)] += times;
            victim.hand[index(*stolen->card)] -= times;
        } else {
            thief.gained += times;
            victim.lost += times;
        }
    } else if (const auto* bought = std::get_if<CardBought>(&event)) {
        accounts_[bought->seat.value].cards += times;
        deck_ -= times;
    } else if (const auto* robber = std::get_if<RobberMoved>(&event)) {
        const bool goes_on = robber_ == robber->from;
        robber_ = times > 0 ? robber->to : robber->from;
        return goes_on;
    } else if (const auto* award = std::get_if<AwardMoved>(&event)) {
        const bool is_road = award->award == AwardMoved::Award::LongestRoad;
        Seat& holder = is_road ? longest_road_ : largest_army_;
        const bool goes_on = holder == award->from;
        holder = times > 0 ? award->to : award->from;
        return goes_on;
    } else if (std::holds_alternative<TurnBegan>(event) && counts_offers()) {
        // R12: a take-back never crosses the beginning of a turn, so the value before it is not kept. This one makes
        // every later fits() fail.
        constexpr int unknown = -1'000'000;
        offers_ = times > 0 ? 0 : unknown;
    }
    return true;
}

// Returns false for more cards than the whole bank holds.
bool Ledger::move(Seat seat, const Bundle& cards, int times) {
    Counts& hand = seat.exists() ? accounts_[seat.value].hand : bank_;
    const int most = static_cast<int>(game_->settings().bank);
    for (const Resource resource : all_resources) {
        if (cards[resource] > most) return false;
        hand[index(resource)] += times * cards[resource];
    }
    return true;
}

bool Ledger::is_possible() const {
    const auto is_there = [](int count) { return count >= 0; };
    if (!std::ranges::all_of(bank_, is_there) || deck_ < 0) return false;
    return std::ranges::all_of(accounts_, [](const Account& account) {
        const int least = std::ranges::min(account.hand);
        return least + account.gained >= 0 && sum(account.hand) + account.gained >= account.lost &&
               account.cards >= 0 && account.roads >= 0 && account.settlements >= 0 &&
               account.cities >= 0;
    });
}

bool Ledger::fits(const View& view) const {
    for (const Resource resource : all_resources) {
        if (view.bank[resource] != bank_[index(resource)]) return false;
    }
    if (view.deck != deck_ || view.robber != robber_) return false;
    if (view.offers != offers_) return false;
    if (view.longest_road != longest_road_ || view.largest_army != largest_army_) return false;
    for (std::size_t i = 0; i < game_->players(); ++i) {
        if (!fits(accounts_[i], view, Seat(i))) return false;
    }
    return true;
}

bool Ledger::fits(const Account& account, const View& view, Seat seat) {
    const PublicPlayer& player = view.players[seat.value];
    const bool adds_up = player.hand == sum(account.hand) + account.gained - account.lost &&
                         player.cards == account.cards && player.roads == account.roads &&
                         player.settlements == account.settlements &&
                         player.cities == account.cities;
    const PrivatePlayer* shown = view.shown(seat);
    if (!adds_up || shown == nullptr) return adds_up;
    // A viewer who sees the hand has also seen every theft that changed it.
    if (account.gained != 0 || account.lost != 0) return false;
    return std::ranges::all_of(all_resources, [&](Resource resource) {
        return shown->hand[resource] == account.hand[index(resource)];
    });
}

}  // namespace catan::remote
