#include "catan/bots/held_cards.hpp"

#include <algorithm>
#include <variant>

#include "catan/core/state.hpp"

namespace catan::bots {
namespace {

// The likelihood, in 1024ths, that a playable card is still held after so many turns: three
// quarters per turn. A victory card is always kept.
constexpr std::uint32_t always = 1024;
constexpr std::array<std::uint32_t, HeldCards::oldest + 1> is_kept{
    1024, 768, 576, 432, 324, 243, 182, 137, 103, 77, 58, 43, 32, 24, 18, 14};

constexpr std::size_t victory = index(Card::Victory);

// What is publicly known about a seat's development cards.
struct Pile {
    int cards = 0;
    int most_victories = 0;
    bool is_hidden = false;

    // At least so many of them are not victory cards.
    [[nodiscard]] int fewest_others() const {
        return is_hidden ? std::max(0, cards - most_victories) : 0;
    }
};

// Deals the hidden cards so that every later pile can still get the cards it must have.
class Urn {
public:
    Urn(const CardCounts& cards, int owed) : left_(cards), owed_(owed) {}

    // Draws a card of this age for a pile; `card_kinds` if none fits.
    std::size_t draw(Pile& pile, std::size_t age, Random& random) {
        std::array<std::uint32_t, card_kinds> weights{};
        std::uint32_t all = 0;
        const bool may_be_other = others() > owed_ || pile.fewest_others() > 0;
        for (std::size_t kind = 0; kind < card_kinds; ++kind) {
            const bool may_be = kind == victory ? pile.most_victories > 0 : may_be_other;
            if (!may_be) continue;
            weights[kind] = left_[kind] * (kind == victory ? always : is_kept[age]);
            all += weights[kind];
        }
        if (all == 0) return card_kinds;
        const std::size_t kind = kind_of(weights, random.below(all));
        owed_ -= pile.fewest_others();
        --pile.cards;
        if (kind == victory) --pile.most_victories;
        owed_ += pile.fewest_others();
        --left_[kind];
        return kind;
    }

private:
    [[nodiscard]] int others() const { return total(left_) - left_[victory]; }

    CardCounts left_;
    int owed_;  // non-victory cards that the piles still need
};

}  // namespace

HeldCards::HeldCards(const Game& game) : game_(&game) {
    most_victories_.fill(static_cast<int>(game.settings().pieces.target) - 1);
}

void HeldCards::hear(const SeenMove& seen) {
    const Command& command = seen.move.command;
    if (std::holds_alternative<Settle>(command) || std::holds_alternative<BuildCity>(command)) {
        ++points_[seen.move.seat.value];
    } else if (std::holds_alternative<PlayKnight>(command) ||
               std::holds_alternative<PlayRoadBuilding>(command) ||
               std::holds_alternative<PlayPlenty>(command) ||
               std::holds_alternative<PlayMonopoly>(command)) {
        play(seen.move.seat);
    }
    for (const Event& event : seen.events) {
        if (std::holds_alternative<CardBought>(event)) {
            ++bought_;
        } else if (const auto* moved = std::get_if<AwardMoved>(&event)) {
            if (moved->from.exists()) points_[moved->from.value] -= award_points;
            if (moved->to.exists()) points_[moved->to.value] += award_points;
        } else if (const auto* began = std::get_if<TurnBegan>(&event)) {
            end_turn();
            active_ = began->seat;
        }
    }
}

void HeldCards::play(Seat seat) {
    has_played_ = true;
    Ages& ages = ages_[seat.value];
    const auto youngest = std::ranges::find_if(ages, [](auto cards) { return cards > 0; });
    if (youngest != ages.end()) --*youngest;
}

void HeldCards::end_turn() {
    if (!active_.exists()) return;
    Ages& ages = ages_[active_.value];
    if (!has_played_) {
        const std::uint16_t old = ages[oldest];
        std::shift_right(ages.begin(), ages.end(), 1);
        ages[0] = 0;
        ages[oldest] = static_cast<std::uint16_t>(ages[oldest] + old);
    }
    ages[0] = static_cast<std::uint16_t>(ages[0] + bought_);
    most_victories_[active_.value] =
        static_cast<int>(game_->settings().pieces.target) - 1 - points_[active_.value];
    has_played_ = false;
    bought_ = 0;
}

void HeldCards::draw(const View& view, Random& random, HiddenCards& hidden) const {
    CardCounts left = full_deck(*game_);
    std::array<Pile, most_players> piles{};
    int owed = 0;
    for (std::size_t i = 0; i < game_->players(); ++i) {
        const PublicPlayer& player = view.players[i];
        const bool is_own = view.own && Seat(i) == view.viewer;
        for (std::size_t kind = 0; kind < card_kinds; ++kind) {
            const int seen = player.played[kind] + (is_own ? view.own->cards[kind] : 0);
            left[kind] = static_cast<std::uint8_t>(left[kind] - seen);
        }
        const bool is_active = Seat(i) == view.active();
        const int target = static_cast<int>(game_->settings().pieces.target);
        const int most = is_active ? target - 1 - player.points : most_victories_[i];
        piles[i] = {player.cards, std::max(most, 0), !is_own};
        owed += piles[i].fewest_others();
    }
    Urn urn(left, owed);
    for (std::size_t i = 0; i < game_->players(); ++i) {
        if (!piles[i].is_hidden) continue;
        const auto deal = [&](std::size_t age, CardCounts* bought) {
            const std::size_t kind = urn.draw(piles[i], age, random);
            if (kind == card_kinds) return;
            ++hidden.cards[i][kind];
            if (bought != nullptr) ++(*bought)[kind];
        };
        // Deal the oldest cards first: they are the likeliest victory cards, whose number is
        // limited.
        for (std::size_t age = ages_[i].size(); age-- > 0;) {
            for (int card = 0; card < ages_[i][age]; ++card) deal(age, nullptr);
        }
        if (Seat(i) != active_) continue;
        for (int card = 0; card < bought_; ++card) deal(0, &hidden.bought);
    }
}

}  // namespace catan::bots
