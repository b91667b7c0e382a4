#include <array>
#include <concepts>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "catan/core/state.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {
namespace {

std::string_view phase_word(const View& view) {
    // In the order of Phase. An awaited outcome shows the phase that asked for it.
    constexpr std::array<std::string_view, std::variant_size_v<Phase>> words{
        "setup-settlement", "setup-road", "roll", "discard", "robber", "steal", "main", "roads",
        "answer",           "trade",      "roll", "main",    "steal",  "over"};
    const bool paired = view.paired.exists() && std::holds_alternative<MainPhase>(view.phase);
    return paired ? "paired" : words[view.phase.index()];
}

// The command whose outcome is awaited, if any.
std::optional<Command> awaited(const Phase& phase) {
    if (std::holds_alternative<AwaitingDice>(phase)) return Roll{};
    if (std::holds_alternative<AwaitingCard>(phase)) return BuyCard{};
    if (const auto* theft = std::get_if<AwaitingTheft>(&phase)) return Steal{theft->victim};
    return std::nullopt;
}

// Writes a state as a view with all cards open. Every saved turn carries a check of this text, so
// it is assembled from pieces, which is faster than format strings.
class PositionWriter {
public:
    PositionWriter(const Notation& notation, const View& view) : notation_(notation), view_(view) {
        constexpr std::size_t usual_length = 2000;
        text_.reserve(usual_length);
    }

    std::string as_state() {
        write_turn();
        write_rest();
        return std::move(text_);
    }
    std::string as_view() {
        write_viewer();
        write_turn();
        write_awaited();
        write_rest();
        return std::move(text_);
    }

private:
    [[nodiscard]] const Game& game() const { return notation_.game; }
    [[nodiscard]] std::string_view name(Seat seat) const { return notation_.name(seat); }
    [[nodiscard]] const PublicPlayer& player(Seat seat) const { return view_.players[seat.value]; }

    void add(std::string_view words) { text_ += words; }
    void add(std::integral auto number) {
        const fmt::format_int digits(number);
        text_.append(digits.data(), digits.size());
    }
    void add(const Bundle& bundle) { text_ += bundle_words(bundle); }
    template <typename... Parts>
    void add_all(const Parts&... parts) {
        (add(parts), ...);
    }
    template <typename... Parts>
    void line(const Parts&... parts) {
        (add(parts), ...);
        text_ += '\n';
    }

    void write_viewer() {
        line("for ", view_.viewer.exists() ? name(view_.viewer) : std::string_view("none"));
    }
    void write_turn() {
        line("turn ", view_.turn, " ", name(view_.active()));
        line("phase ", phase_word(view_));
    }
    void write_awaited() {
        const auto asking = awaited(view_.phase);
        if (asking) line("chance ", notation_.write(*asking, view_.active()));
    }
    void write_rest() {
        if (view_.asked.exists()) line("asked ", name(view_.asked));
        const Dice dice = view_.dice;
        if (dice != Dice{}) line("rolled ", int{dice.first}, " ", int{dice.second});
        write_phase();
        write_table();
        for (std::size_t i = 0; i < view_.seats; ++i) write_player(Seat(i));
        const auto* over = std::get_if<GameOver>(&view_.phase);
        line("winner ", over != nullptr ? std::string_view(name(over->winner)) : "none");
    }

    void write_phase() {
        if (const auto* discarding = std::get_if<Discarding>(&view_.phase)) {
            for (std::size_t i = 0; i < view_.seats; ++i) {
                if (discarding->owed[i] > 0) line("owes ", name(Seat(i)), " ", discarding->owed[i]);
            }
        }
        if (const auto* roads = std::get_if<FreeRoads>(&view_.phase)) {
            line("free-roads ", int{roads->left});
        }
        if (const auto* trade = std::get_if<Answering>(&view_.phase)) {
            write_trade(trade->offer, trade->answers);
        }
        if (const auto* trade = std::get_if<ClosingTrade>(&view_.phase)) {
            write_trade(trade->offer, trade->answers);
        }
        if (view_.played_card) line("played-card yes");
        write_bought();
        if (view_.offers > 0) line("trade offers ", view_.offers);
    }

    void write_bought() {
        if (view_.bought == 0) return;
        if (const PrivatePlayer* buyer = view_.shown(view_.active())) {
            add("bought");
            write_cards(buyer->bought);
        } else {
            line("bought ", view_.bought);
        }
    }

    void write_trade(const Offer& offer, const Answers& answers) {
        line("offer ", offer.give, " for ", offer.get, " to ", notation_.names_of(offer.to));
        for (std::size_t i = 0; i < view_.seats; ++i) {
            const Answer& answer = answers[i];
            if (answer.kind == Answer::Kind::None) continue;
            add_all("answer ", name(Seat(i)));
            switch (answer.kind) {
                case Answer::Kind::None: break;
                case Answer::Kind::Accepted: line(" accept"); break;
                case Answer::Kind::Declined: line(" decline"); break;
                case Answer::Kind::Countered:
                    line(" counter ", answer.give, " for ", answer.get);
                    break;
            }
        }
    }

    void write_table() {
        add("bank");
        write_resources(view_.bank);
        line();
        line("deck ", view_.deck);
        line("robber ", view_.robber.value);
        if (const Seat seat = view_.longest_road; seat.exists()) {
            line("longest-road ", name(seat), " ", player(seat).longest_road);
        } else {
            line("longest-road none");
        }
        if (const Seat seat = view_.largest_army; seat.exists()) {
            line("largest-army ", name(seat), " ", knights_played(seat));
        } else {
            line("largest-army none");
        }
    }

    [[nodiscard]] int knights_played(Seat seat) const {
        return player(seat).played[index(Card::Knight)];
    }

    void write_player(Seat seat) {
        const PublicPlayer& seen = player(seat);
        if (const PrivatePlayer* cards = view_.shown(seat)) {
            add_all(name(seat), " points ", cards->points, " public ", seen.points);
            write_resources(cards->hand);
            for (const Card card : all_cards) {
                add_all(" ", catan::name(card), " ", int{cards->cards[index(card)]});
            }
        } else {
            add_all(name(seat), " public ", seen.points, " hand ", seen.hand, " cards ",
                    seen.cards);
        }
        line(" played ", knights_played(seat), " longest ", seen.longest_road);
        line("supply ", name(seat), " roads ", seen.roads, " settlements ", seen.settlements,
             " cities ", seen.cities);
        add_all("built ", name(seat));
        write_roads(seat);
        write_buildings(seat);
        line();
        if (total(seen.played) > 0) {
            add_all("played ", name(seat));
            write_cards(seen.played);
        }
    }

    void write_resources(const Bundle& bundle) {
        for (const Resource resource : all_resources) {
            add_all(" ", catan::name(resource), " ", bundle[resource]);
        }
    }
    // Writes the kinds present, then ends the line.
    void write_cards(const CardCounts& cards) {
        for (const Card card : all_cards) {
            const int count = cards[index(card)];
            if (count > 0) add_all(" ", catan::name(card), " ", count);
        }
        line();
    }

    void write_roads(Seat seat) {
        std::string_view word = " roads ";
        for (const EdgeId road : view_.places.roads(seat)) {
            const auto [a, b] = game().topology().ends(road);
            add_all(std::exchange(word, " "), a.value, "-", b.value);
        }
    }
    void write_buildings(Seat seat) {
        std::string_view word = " settlements ";
        for (const IntersectionId at : view_.places.settlements(seat)) {
            add_all(std::exchange(word, " "), at.value);
        }
        word = " cities ";
        for (const IntersectionId at : view_.places.cities()) {
            if (view_.places.building_owner(at) == seat)
                add_all(std::exchange(word, " "), at.value);
        }
    }

    const Notation& notation_;
    const View& view_;
    std::string text_;
};

}  // namespace

std::string Notation::write(const State& state) const {
    const View everything = view(game, state, Viewer::all());
    return PositionWriter(*this, everything).as_state();
}

std::string Notation::write(const View& view) const {
    return PositionWriter(*this, view).as_view();
}

}  // namespace catan::language
