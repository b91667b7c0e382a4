// Checks every state and every step of random games (R2-R10). CATAN_TEST_SCALE=10 plays ten times as many games, 0.1 a
// tenth.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "catan/core/invariants.hpp"
#include "catan/core/score.hpp"
#include "support/slow_effects.hpp"
#include "support/slow_roads.hpp"
#include "support/slow_rules.hpp"
#include "support/tables.hpp"

using namespace catan;

TEST_CASE("R2-R10 no invariant is ever broken") {
    play_at_tables(2000, 800, [](const Table&) {
        return [](const Ply& ply) {
            const auto broken = broken_invariants(ply.game, ply.after);
            if (!broken.empty()) ply.fail(broken.front());
        };
    });
}

TEST_CASE(
    "R2.3 R3.2 R4.2-R4.4 R5.1 R6.2 R7.2 R8 cards go where the rules send them, and none is lost") {
    play_at_tables(3000, 1500, [](const Table&) {
        return [](const Ply& ply) {
            const slow::Accounts now = slow::accounts(ply.after);
            ply.demand(now == slow::accounts_after(ply.game, ply.before, ply.step),
                       "everybody holds what the rules give them");
            ply.demand(now == slow::accounts_told(ply.before, ply.events),
                       "the events tell every card that moved");
            for (const Resource resource : all_resources) {
                int sum = 0;
                for (const Bundle& bundle : now) {
                    ply.demand(bundle[resource] >= 0, "no player holds fewer than no cards");
                    sum += bundle[resource];
                }
                ply.demand(sum == static_cast<int>(ply.game.settings().bank), "no card is lost");
            }
            const auto* dice = answered<Dice>(ply);
            const auto* discarding = std::get_if<Discarding>(&ply.after.phase);
            if (dice != nullptr) {
                std::array<std::uint16_t, most_players> owed{};
                if (dice->sum() == 7) owed = slow::owed_on_seven(ply.game, ply.before);
                const bool no_discards = owed == std::array<std::uint16_t, most_players>{};
                ply.demand((discarding == nullptr) == no_discards,
                           "R4.4: who has too many discards");
                ply.demand(no_discards || discarding->owed == owed, "R4.4: half, rounded down");
            }
        };
    });
}

TEST_CASE("R4.3 events tell of every shortage, and of none that is not there") {
    play_at_tables(1000, 700, [](const Table&) {
        return [](const Ply& ply) {
            for (const Shortage& shortage : told<Shortage>(ply)) {
                const int stock = ply.before.bank[shortage.resource];
                const int paid = stock - ply.after.bank[shortage.resource];
                ply.demand(shortage.owed > stock, "a shortage is more than there is");
                ply.demand(shortage.paid == paid, "a shortage tells what was paid");
                ply.demand(paid == 0 || paid == stock, "all that is left, or nothing");
            }
            if (!answered<Dice>(ply)) return;
            // A hex that would pay but does not stands for a shortage.
            for (const Resource resource : all_resources) {
                bool owed = false;
                for (const HexId hex : ply.game.hexes_with(ply.after.turn.dice.sum())) {
                    const auto& corners = ply.game.topology().corners(hex);
                    owed |= hex != ply.before.robber &&
                            ply.game.board().terrain(hex) == terrain_of(resource) &&
                            std::ranges::any_of(corners, [&](IntersectionId corner) {
                                return ply.before.places.building_owner(corner).exists();
                            });
                }
                const bool unpaid = owed && ply.before.bank[resource] == ply.after.bank[resource];
                const auto shortages = told<Shortage>(ply);
                const bool is_told = std::ranges::any_of(
                    shortages, [&](const Shortage& s) { return s.resource == resource; });
                ply.demand(!unpaid || is_told, "cards that no player gets are told");
            }
        };
    });
}

TEST_CASE(
    "R2.3 R7.1 every development card is in the deck, held or played, and moves only as it may") {
    play_at_tables(1500, 1000, [](const Table&) {
        return [](const Ply& ply) {
            const DevelopmentDeck& deck = ply.game.settings().deck;
            const std::array<std::uint32_t, card_kinds> all{
                deck.knight, deck.road_building, deck.plenty, deck.monopoly, deck.victory};
            const Seat active = ply.before.turn.active();
            std::optional<Card> played;
            if (said<PlayKnight>(ply)) played = Card::Knight;
            if (said<PlayRoadBuilding>(ply)) played = Card::RoadBuilding;
            if (said<PlayPlenty>(ply)) played = Card::Plenty;
            if (said<PlayMonopoly>(ply)) played = Card::Monopoly;
            const auto* drawn = answered<DrawnCard>(ply);
            for (const Card card : all_cards) {
                const std::size_t kind = index(card);
                const int bought_now = drawn != nullptr && drawn->card == card ? 1 : 0;
                const int played_now = played == card ? 1 : 0;
                std::uint32_t sum = ply.after.deck[kind];
                for (std::size_t i = 0; i < most_players; ++i) {
                    const Player& was = ply.before.players[i];
                    const Player& is = ply.after.players[i];
                    const bool acts = Seat(i) == active;
                    sum += is.cards[kind] + std::uint32_t{is.played[kind]};
                    ply.demand(is.played[kind] - was.played[kind] == (acts ? played_now : 0),
                               "what is played lies on the table");
                    ply.demand(
                        is.cards[kind] - was.cards[kind] == (acts ? bought_now - played_now : 0),
                        "what is bought or played changes hands, and nothing else");
                }
                ply.demand(sum == all[kind], "no development card is lost");
            }
            const auto bought = told<CardBought>(ply);
            ply.demand(bought.size() == (drawn != nullptr ? 1U : 0U), "a purchase is told once");
            if (drawn != nullptr) {
                ply.demand(bought[0] == CardBought{active, drawn->card}, "and told as it was");
            }
        };
    });
}

namespace {

// Remembers the events of a turn (R4.1, R4.5, R7.1).
class TurnWatch {
public:
    void operator()(const Ply& ply) {
        if (ply.after.turn.number > 0 && ply.before.turn.number == 0) begin(ply);
        if (said<EndTurn>(ply)) end(ply);
        if (const auto* dice = answered<Dice>(ply)) {
            ply.demand(!paired_, "R4.5: no roll in a paired phase");
            ply.demand(!rolled_, "R4.1: one roll a turn");
            rolled_ = true;
            ply.demand(ply.after.turn.dice == *dice, "the dice lie where they fell");
        }
        if (const auto* drawn = answered<DrawnCard>(ply)) ++bought_[index(drawn->card)];
        if (said<PlayKnight>(ply) || said<PlayRoadBuilding>(ply) || said<PlayPlenty>(ply) ||
            said<PlayMonopoly>(ply)) {
            ply.demand(!played_, "R7.1: at most one card a turn");
            played_ = true;
        }
        if (said<Offer>(ply)) {
            ply.demand(!paired_, "R4.5: no offer in a paired phase");
            ++offers_;
            ply.demand(offers_ <= ply.game.settings().offers, "R8.4: so many offers a turn");
        }
        const Turn& turn = ply.after.turn;
        ply.demand(turn.number == number_, "turns are counted");
        const bool is_counted = ply.game.settings().offers != unlimited_offers;
        ply.demand(turn.offers == (is_counted ? offers_ : 0U), "R8.4: offers are remembered");
        if (number_ == 0) return;
        ply.demand(turn.player == player_ && turn.paired.exists() == paired_,
                   "R2.5, R4.5: the order");
        if (paired_) {
            const std::size_t on = (player_.value + 3U) % ply.game.players();
            ply.demand(turn.paired == Seat(on), "R4.5: three seats on");
        }
        ply.demand(turn.rolled() == rolled_, "R4.1: the roll is remembered");
        ply.demand(turn.played_card == played_, "R7.1: what was played is remembered");
        ply.demand(turn.bought == bought_, "R7.1: what was bought is remembered");
        const State& state = ply.after;
        const bool acts = rolled_ || paired_;
        ply.demand(!state.in<MainPhase>() || acts, "R4.1: no player builds before the roll");
        ply.demand(!state.in<BeforeRoll>() || !acts, "R4.1: no player rolls twice");
    }

private:
    void begin(const Ply& ply) {
        number_ = 1;
        player_ = ply.game.settings().first;
    }
    void end(const Ply& ply) {
        const bool pairs = ply.game.players() >= 5 && ply.game.settings().house_rules.paired_turns;
        ply.demand(rolled_, "R4.1: a turn has a roll");
        played_ = false;
        bought_ = {};
        offers_ = 0;
        if (pairs && !paired_) {
            paired_ = true;
            return;
        }
        paired_ = false;
        rolled_ = false;
        ++number_;
        player_ = Seat((player_.value + 1U) % ply.game.players());
    }

    std::uint32_t number_ = 0;
    Seat player_;
    bool paired_ = false;
    bool rolled_ = false;
    bool played_ = false;
    CardCounts bought_{};
    std::uint32_t offers_ = 0;
};

}  // namespace

TEST_CASE(
    "R2.5 R4.1 R4.5 R7.1 R8.4 turns follow each other, each with one roll, at most one card and no "
    "more offers than were agreed on") {
    play_at_tables(3000, 1500, [](const Table&) { return TurnWatch(); });
}

TEST_CASE("R3.1 R4.6 the word is with whom the rules say") {
    play_at_tables(2000, 1500, [](const Table&) {
        return [](const Ply& ply) {
            ply.demand(asked(ply.game, ply.after) == slow::whose_word(ply.game, ply.after),
                       "whose word it is");
            const auto* setup = std::get_if<SetupSettlement>(&ply.after.phase);
            ply.demand(setup == nullptr || ply.after.turn.player == asked(ply.game, ply.after),
                       "R3.1: in the set-up who places has the turn");
            ply.demand(awaits_outcome(ply.after) == (slow::waiting_rule(ply.after) == Rule{9, 0}),
                       "whether chance is asked");
        };
    });
}

TEST_CASE("events tell how awards, the robber, the turn and the game moved") {
    play_at_tables(1500, 1500, [](const Table&) {
        return [](const Ply& ply) {
            Seat road = ply.before.longest_road;
            Seat army = ply.before.largest_army;
            for (const AwardMoved& moved : told<AwardMoved>(ply)) {
                Seat& award = moved.award == AwardMoved::Award::LongestRoad ? road : army;
                ply.demand(moved.from == award && moved.to != award,
                           "an award comes from its holder");
                award = moved.to;
            }
            ply.demand(road == ply.after.longest_road && army == ply.after.largest_army,
                       "awards are where the events left them");

            const auto robbers = told<RobberMoved>(ply);
            const auto* moves = said<MoveRobber>(ply);
            ply.demand(robbers.size() == (moves != nullptr ? 1U : 0U),
                       "the robber moves when told");
            if (moves != nullptr) {
                ply.demand(robbers[0] == RobberMoved{ply.before.robber, moves->to}, "from and to");
            }
            ply.demand(ply.after.robber == (moves != nullptr ? moves->to : ply.before.robber),
                       "R6.1: the robber stands where it was sent");

            const Turn& turn = ply.after.turn;
            const bool begins = turn.number != ply.before.turn.number ||
                                turn.paired.exists() != ply.before.turn.paired.exists();
            const auto turns = told<TurnBegan>(ply);
            ply.demand(turns.size() == (begins ? 1U : 0U), "a turn begins once");
            const TurnBegan turn_now{turn.number, turn.active(), turn.paired.exists()};
            ply.demand(!begins || turns[0] == turn_now, "a turn begins as told");

            const auto wins = told<GameWon>(ply);
            const auto* over = std::get_if<GameOver>(&ply.after.phase);
            ply.demand(wins.size() == (over != nullptr ? 1U : 0U), "a win is told once");
            if (over == nullptr) return;
            const int points = slow::all_points(ply.game, ply.after, over->winner);
            ply.demand(wins[0] == GameWon{over->winner, points}, "by whom, with how many points");
        };
    });
}

TEST_CASE("R6.1 R6.2 R7.2 robber and free roads are followed by what has to follow") {
    play_at_tables(2000, 1500, [](const Table&) {
        return [](const Ply& ply) {
            const State& now = ply.after;
            if (now.in<GameOver>()) return;
            const auto robbable = [&] {
                for (std::size_t i = 0; i < ply.game.players(); ++i) {
                    if (slow::can_be_robbed(ply.game, now, Seat(i))) return true;
                }
                return false;
            };
            const auto has_road_site = [&](Seat seat) {
                for (std::size_t i = 0; i < ply.game.topology().edges(); ++i) {
                    if (slow::is_road_site(ply.game, now, seat, EdgeId(i))) return true;
                }
                return false;
            };
            if (said<MoveRobber>(ply)) {
                ply.demand(now.in<Stealing>() == robbable(), "R6.2: who can be robbed is");
            }
            if (said<PlayKnight>(ply)) ply.demand(now.in<MovingRobber>(), "R7.2: a knight rides");
            if (said<Discard>(ply) && !now.in<Discarding>()) {
                ply.demand(now.in<MovingRobber>(), "R4.4: after the discards the robber moves");
            }
            if (const auto* steal = said<Steal>(ply)) {
                const auto* theft = std::get_if<AwaitingTheft>(&now.phase);
                ply.demand(theft != nullptr && theft->victim == steal->from,
                           "R6.2: from the victim");
            }
            const auto* free = std::get_if<FreeRoads>(&now.phase);
            const Seat active = ply.before.turn.active();
            const int supply = now[active].roads;
            if (said<PlayRoadBuilding>(ply)) {
                ply.demand(free != nullptr && free->left == std::min(2, supply),
                           "R7.2: two, or one");
            }
            if (const auto* was = std::get_if<FreeRoads>(&ply.before.phase)) {
                const bool another = was->left == 2 && has_road_site(active);
                ply.demand(another == (free != nullptr), "R7.2: the second, if there is a place");
                ply.demand(free == nullptr || free->left == 1, "R7.2: no third");
            }
        };
    });
}

TEST_CASE("a game that is copied goes on alike, listened to or not") {
    for (std::uint64_t seed = 0; seed < scaled(1500); ++seed) {
        const Table table = random_table(seed);
        const std::size_t copied_at = seed * 37 % 800;
        std::optional<State> copy;
        State last = start(table.game);
        play(table, 1500, [&](const Ply& ply) {
            if (ply.number == copied_at) copy = ply.before;
            if (copy) take(table.game, *copy, ply.step);
            if (copy && ply.number % 16 == 0) {
                ply.demand(*copy == ply.after, "equal states go on alike");
                ply.demand(hash(*copy) == hash(ply.after), "equal states have equal hashes");
            }
            last = ply.after;
        });
        if (!copy) continue;
        INFO(table.describe());
        REQUIRE(*copy == last);
        REQUIRE(hash(*copy) == hash(last));
    }
}

TEST_CASE("different states of a game have different hashes") {
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        std::unordered_map<std::uint64_t, State> seen;
        play(random_table(seed), 1500, [&](const Ply& ply) {
            const auto [place, is_new] = seen.try_emplace(hash(ply.after), ply.after);
            ply.demand(is_new || place->second == ply.after, "two states with one hash");
            ply.demand((ply.before == ply.after) == (hash(ply.before) == hash(ply.after)),
                       "a step that changes the state changes the hash");
        });
    }
}
