#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "catan/core/imagine.hpp"
#include "catan/core/invariants.hpp"
#include "catan/core/rules.hpp"
#include "catan/language/notation.hpp"
#include "position_lines.hpp"
#include "text/line_by_line.hpp"

namespace catan::language {
namespace {

// Assembles the lines into a view and checks that a game can reach it: it imagines a state with
// this view, checks the invariants, and compares its view with the one read. A state is read as a
// view with all cards open, so nothing is guessed.
class PositionReader {
public:
    PositionReader(const Notation& notation, PositionKind kind, std::string_view text)
        : notation_(notation),
          game_(notation.game),
          kind_(kind),
          lines_(read_position(notation, kind, text)),
          seen_(lines_.seen) {
        place_pieces();
        seen_.phase = phase();
        find_turn_player();
        show_cards();
    }

    // Returns a state with this view, or throws TextError.
    [[nodiscard]] State checked() const {
        check_phase();
        check_development_cards();
        const HiddenCards hidden = some_hidden_cards(game_, seen_);
        if (!fits(game_, seen_, hidden)) fail("the cards do not add up");
        State state = imagine(game_, seen_, hidden);
        check(state);
        return state;
    }
    [[nodiscard]] const View& seen() const { return seen_; }

private:
    [[noreturn]] static void fail(const std::string& message) { throw text::TextError(0, message); }

    void place_settlement(Seat seat, IntersectionId at) {
        if (seen_.places.building_owner(at).exists()) {
            fail(fmt::format("intersection {} has two buildings", at.value));
        }
        seen_.places.place_settlement(game_.topology(), seat, at);
        seen_.players[seat.value].ports.insert(game_.ports(at));
    }
    // Buildings first, because an opponent's building limits the reach of a road.
    void place_pieces() {
        for (const auto& [seat, at] : lines_.settlements) place_settlement(seat, at);
        for (const auto& [seat, at] : lines_.cities) {
            place_settlement(seat, at);
            seen_.places.place_city(game_.topology(), seat, at);
        }
        for (const auto& [seat, edge] : lines_.roads) {
            if (seen_.places.road_owner(edge).exists()) fail("an edge has two roads");
            seen_.places.place_road(game_.topology(), seat, edge);
        }
    }

    [[nodiscard]] Phase phase() const {
        if (lines_.awaited) return *lines_.awaited;
        const std::string_view word = lines_.phase;
        const auto placed =
            static_cast<std::uint8_t>(std::min<std::size_t>(lines_.settlements.size(), 255));
        if (word == "setup-settlement") return SetupSettlement{placed};
        if (word == "setup-road") {
            return SetupRoad{static_cast<std::uint8_t>(placed - 1), settlement_without_road()};
        }
        if (word == "roll") return BeforeRoll{};
        if (word == "discard") return lines_.owed;
        if (word == "robber") return MovingRobber{};
        if (word == "steal") return Stealing{};
        if (word == "roads") return lines_.free_roads;
        if (word == "answer") return lines_.trade;
        if (word == "trade") return ClosingTrade{lines_.trade.offer, lines_.trade.answers};
        if (word == "over") return GameOver{lines_.winner};
        return MainPhase{};
    }
    // R3.1: every settlement of the set-up has its own road but the one just placed.
    [[nodiscard]] IntersectionId settlement_without_road() const {
        for (const auto& [seat, at] : lines_.settlements) {
            const bool has_road = std::ranges::any_of(game_.topology().edges(at), [&](EdgeId edge) {
                return seen_.places.road_owner(edge).exists();
            });
            if (!has_road) return at;
        }
        fail("no settlement waits for a road");
    }

    // R4.5: a paired phase belongs to the turn of the player before, whom the turn number
    // identifies.
    void find_turn_player() {
        const Seat active = lines_.active;
        seen_.turn_player = active;
        if (seen_.turn == 0) return;
        const std::size_t places = (seen_.turn - 1) % game_.players();
        const Seat player = game_.seat_after(game_.settings().first, places);
        if (player == active) return;
        seen_.turn_player = player;
        seen_.paired = active;
        if (game_.players() < fewest_paired_players ||
            game_.seat_after(player, paired_distance) != active) {
            fail(fmt::format("turn {} is not {}'s", seen_.turn, notation_.name(active)));
        }
    }

    // A state is read as the view of the seat to move with all cards open.
    void show_cards() {
        if (kind_ == PositionKind::State) seen_.viewer = seen_.asked;
        lines_.cards[lines_.active.value].bought = lines_.bought;
        bool all = true;
        for (std::size_t i = 0; i < game_.players(); ++i) {
            if (kind_ == PositionKind::State || lines_.are_shown[i]) {
                show_cards(seen_.players[i], lines_.cards[i]);
            } else {
                all = false;
            }
        }
        if (all) seen_.opened = lines_.cards;
        const Seat viewer = seen_.viewer;
        if (!viewer.exists()) return;
        if (!all && !lines_.are_shown[viewer.value])
            fail(fmt::format("{} must see their own cards", notation_.name(viewer)));
        seen_.own = lines_.cards[viewer.value];
    }
    void show_cards(PublicPlayer& player, const PrivatePlayer& cards) const {
        player.hand = cards.hand.total();
        player.cards = total(cards.cards);
        if (is_over()) player.victory_cards = cards.cards[index(Card::Victory)];
    }
    [[nodiscard]] bool is_over() const { return std::holds_alternative<GameOver>(seen_.phase); }

    // A phase that waits for discards or answers must have a seat that owes one, or the game would
    // be stuck.
    void check_phase() const {
        const auto owes = [](auto owed) { return owed > 0; };
        const std::string_view word = lines_.phase;
        if (word == "discard" && std::ranges::none_of(lines_.owed.owed, owes))
            fail("nobody owes cards");
        if (word != "answer" && word != "trade") return;
        const Answering& trade = lines_.trade;
        bool open = false;
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const bool is_asked = trade.offer.to.contains(Seat(i));
            const bool has_answered = trade.answers[i].kind != Answer::Kind::None;
            if (has_answered && !is_asked) fail("an answer from somebody who was not asked");
            open = open || (is_asked && !has_answered);
        }
        if (open != (word == "answer") || trade.offer.to.contains(lines_.active)) {
            fail("the answers do not fit the phase");
        }
    }

    // No kind may have more cards than the full deck.
    void check_development_cards() const {
        const CardCounts all = full_deck(game_);
        for (const Card card : all_cards) {
            int left = all[index(card)];
            for (std::size_t i = 0; i < game_.players(); ++i) {
                left -= seen_.players[i].played[index(card)];
                const PrivatePlayer* known = seen_.shown(Seat(i));
                if (known != nullptr) left -= known->cards[index(card)];
            }
            if (left < 0)
                fail(fmt::format("there are more {} cards than the game has", name(card)));
        }
    }

    void check(const State& state) const {
        if (seen_.deck != total(state.deck)) {
            fail(fmt::format("the deck must have {} cards", total(state.deck)));
        }
        if (catan::asked(game_, state) != seen_.asked) fail("it is somebody else's move");
        const auto broken = broken_invariants(game_, state);
        if (!broken.empty()) fail(broken.front());
        const bool is_open_before_end = seen_.opened && !is_over();
        const View looked = is_open_before_end ? view(game_, state, Viewer::all())
                                               : view(game_, state, seen_.viewer);
        for (std::size_t i = 0; i < game_.players(); ++i) check_points(looked, Seat(i));
        if (looked != seen_) fail("no seat could see a game like this");
    }
    void check_points(const View& looked, Seat seat) const {
        const PublicPlayer& player = looked.players[seat.value];
        const PrivatePlayer* cards = looked.shown(seat);
        const PrivatePlayer* said = seen_.shown(seat);
        const bool are_right =
            seen_.players[seat.value].points == player.points &&
            lines_.knights[seat.value] == player.played[index(Card::Knight)] &&
            (cards == nullptr || said == nullptr || said->points == cards->points);
        if (are_right) return;
        fail(fmt::format("the points or knights of {} do not add up", notation_.name(seat)));
    }

    const Notation& notation_;
    const Game& game_;
    PositionKind kind_;
    PositionLines lines_;
    View seen_;
};

}  // namespace

State Notation::read_state(std::string_view text) const {
    return PositionReader(*this, PositionKind::State, text).checked();
}

View Notation::read_view(std::string_view text) const {
    const PositionReader position(*this, PositionKind::View, text);
    (void)position.checked();
    text::demand_same_words(text, write(position.seen()));
    return position.seen();
}

}  // namespace catan::language
