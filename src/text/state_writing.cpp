#include <array>
#include <concepts>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "catan/score.hpp"

namespace catan::text {
namespace {

std::string_view phase_word(const State& state) {
    // In the order of Phase; while an outcome is awaited, what asked for it.
    constexpr std::array<std::string_view, std::variant_size_v<Phase>> words{
        "setup-settlement", "setup-road", "roll", "discard", "robber", "steal", "main", "roads",
        "answer",           "trade",      "roll", "main",    "steal",  "over"};
    const bool paired = state.turn.paired.exists() && state.in<MainPhase>();
    return paired ? "paired" : words[state.phase.index()];
}

// Every saved turn has a check of this text, so it is put together from pieces and not by format strings.
class StateWriter {
public:
    StateWriter(const Notation& notation, const State& state) : notation_(notation), state_(state) {
        constexpr std::size_t usual_length = 2000;
        text_.reserve(usual_length);
    }

    std::string written() {
        write_turn();
        write_phase();
        write_table();
        for (std::size_t i = 0; i < game().players(); ++i) write_player(Seat(i));
        const auto* over = std::get_if<GameOver>(&state_.phase);
        line("winner ", over != nullptr ? std::string_view(name(over->winner)) : "none");
        return std::move(text_);
    }

private:
    [[nodiscard]] const Game& game() const { return notation_.game; }
    [[nodiscard]] std::string_view name(Seat seat) const { return notation_.name(seat); }

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

    void write_turn() {
        line("turn ", state_.turn.number, " ", name(state_.turn.active()));
        line("phase ", phase_word(state_));
        const Seat word = asked(game(), state_);
        if (word.exists()) line("asked ", name(word));
        const Dice dice = state_.turn.dice;
        if (state_.turn.rolled()) line("rolled ", int{dice.first}, " ", int{dice.second});
    }

    void write_phase() {
        if (const auto* discarding = std::get_if<Discarding>(&state_.phase)) {
            for (std::size_t i = 0; i < game().players(); ++i) {
                if (discarding->owed[i] > 0) line("owes ", name(Seat(i)), " ", discarding->owed[i]);
            }
        }
        if (const auto* roads = std::get_if<FreeRoads>(&state_.phase)) {
            line("free-roads ", int{roads->left});
        }
        if (const auto* trade = std::get_if<Answering>(&state_.phase)) {
            write_trade(trade->offer, trade->answers);
        }
        if (const auto* trade = std::get_if<ClosingTrade>(&state_.phase)) {
            write_trade(trade->offer, trade->answers);
        }
        if (state_.turn.played_card) line("played-card yes");
        if (total(state_.turn.bought) > 0) {
            add("bought");
            write_cards(state_.turn.bought);
        }
    }

    void write_trade(const Offer& offer, const Answers& answers) {
        line("offer ", offer.give, " for ", offer.get, " to ", notation_.names_of(offer.to));
        for (std::size_t i = 0; i < game().players(); ++i) {
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
        write_resources(state_.bank);
        line();
        line("deck ", total(state_.deck));
        line("robber ", state_.robber.value);
        if (const Seat seat = state_.longest_road; seat.exists()) {
            line("longest-road ", name(seat), " ", state_[seat].longest_road);
        } else {
            line("longest-road none");
        }
        if (const Seat seat = state_.largest_army; seat.exists()) {
            line("largest-army ", name(seat), " ", state_[seat].knights_played());
        } else {
            line("largest-army none");
        }
    }

    void write_player(Seat seat) {
        const Player& player = state_[seat];
        add_all(name(seat), " points ", points(game(), state_, seat), " public ",
                public_points(game(), state_, seat));
        write_resources(player.hand);
        for (const Card card : all_cards) {
            add_all(" ", catan::name(card), " ", int{player.cards[index(card)]});
        }
        line(" played ", player.knights_played(), " longest ", player.longest_road);
        line("supply ", name(seat), " roads ", player.roads, " settlements ", player.settlements,
             " cities ", player.cities);
        add_all("built ", name(seat));
        write_roads(seat);
        write_buildings(seat);
        line();
        if (total(player.played) > 0) {
            add_all("played ", name(seat));
            write_cards(player.played);
        }
    }

    void write_resources(const Bundle& bundle) {
        for (const Resource resource : all_resources) {
            add_all(" ", catan::name(resource), " ", bundle[resource]);
        }
    }
    // Those there are, and the end of the line.
    void write_cards(const CardCounts& cards) {
        for (const Card card : all_cards) {
            const int count = cards[index(card)];
            if (count > 0) add_all(" ", catan::name(card), " ", count);
        }
        line();
    }

    void write_roads(Seat seat) {
        std::string_view word = " roads ";
        for (const EdgeId road : state_.places.roads(seat)) {
            const auto [a, b] = game().topology().ends(road);
            add_all(std::exchange(word, " "), a.value, "-", b.value);
        }
    }
    void write_buildings(Seat seat) {
        std::string_view word = " settlements ";
        for (const IntersectionId at : state_.places.settlements(seat)) {
            add_all(std::exchange(word, " "), at.value);
        }
        word = " cities ";
        for (const IntersectionId at : state_.places.cities()) {
            if (state_.places.building_owner(at) == seat)
                add_all(std::exchange(word, " "), at.value);
        }
    }

    const Notation& notation_;
    const State& state_;
    std::string text_;
};

}  // namespace

std::string Notation::write(const State& state) const {
    return StateWriter(*this, state).written();
}

}  // namespace catan::text
