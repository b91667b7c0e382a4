#include <fmt/format.h>

#include <array>
#include <iterator>

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

struct StateWriter {
    const Notation& notation;
    const State& state;
    std::string text;

    const Game& game() const { return notation.game; }
    std::string_view name_or_none(Seat seat) const {
        return seat.exists() ? std::string_view(notation.name(seat)) : "none";
    }

    template <typename... Args>
    void line(fmt::format_string<Args...> format, Args&&... args) {
        fmt::format_to(std::back_inserter(text), format, std::forward<Args>(args)...);
        text += '\n';
    }

    void write_turn() {
        line("turn {} {}", state.turn.number, notation.name(state.turn.active()));
        line("phase {}", phase_word(state));
        const Seat word = asked(game(), state);
        if (word.exists()) line("asked {}", notation.name(word));
        if (state.turn.rolled())
            line("rolled {} {}", state.turn.dice.first, state.turn.dice.second);
        if (const auto* discarding = std::get_if<Discarding>(&state.phase)) {
            for (std::size_t i = 0; i < game().players(); ++i) {
                if (discarding->owed[i] > 0)
                    line("owes {} {}", notation.names[i], discarding->owed[i]);
            }
        }
        if (const auto* roads = std::get_if<FreeRoads>(&state.phase))
            line("free-roads {}", roads->left);
        if (const auto* trade = std::get_if<Answering>(&state.phase))
            write_trade(trade->offer, trade->answers);
        if (const auto* trade = std::get_if<ClosingTrade>(&state.phase))
            write_trade(trade->offer, trade->answers);
        if (state.turn.played_card) line("played-card yes");
        if (total(state.turn.bought) > 0) write_cards("bought", state.turn.bought);
    }

    void write_trade(const Offer& offer, const Answers& answers) {
        line("offer {} for {} to {}", bundle_words(offer.give), bundle_words(offer.get),
             notation.names_of(offer.to));
        for (std::size_t i = 0; i < game().players(); ++i) {
            const std::string& who = notation.names[i];
            switch (answers[i].kind) {
                case Answer::Kind::None: break;
                case Answer::Kind::Accepted: line("answer {} accept", who); break;
                case Answer::Kind::Declined: line("answer {} decline", who); break;
                case Answer::Kind::Countered:
                    line("answer {} counter {} for {}", who, bundle_words(answers[i].give),
                         bundle_words(answers[i].get));
                    break;
            }
        }
    }

    void write_table() {
        text += "bank";
        for (const Resource resource : all_resources)
            fmt::format_to(std::back_inserter(text), " {} {}", catan::name(resource),
                           state.bank[resource]);
        text += '\n';
        line("deck {}", total(state.deck));
        line("robber {}", state.robber.value);
        if (state.longest_road.exists()) {
            line("longest-road {} {}", notation.name(state.longest_road),
                 state[state.longest_road].longest_road);
        } else {
            line("longest-road none");
        }
        if (state.largest_army.exists()) {
            line("largest-army {} {}", notation.name(state.largest_army),
                 state[state.largest_army].knights_played());
        } else {
            line("largest-army none");
        }
    }

    void write_player(Seat seat) {
        const Player& player = state[seat];
        const auto out = std::back_inserter(text);
        fmt::format_to(out, "{} points {} public {}", notation.name(seat),
                       points(game(), state, seat), public_points(game(), state, seat));
        for (const Resource resource : all_resources)
            fmt::format_to(out, " {} {}", catan::name(resource), player.hand[resource]);
        for (const Card card : all_cards)
            fmt::format_to(out, " {} {}", catan::name(card), player.cards[index(card)]);
        line(" played {} longest {}", player.knights_played(), player.longest_road);
        line("supply {} roads {} settlements {} cities {}", notation.name(seat), player.roads,
             player.settlements, player.cities);
        fmt::format_to(out, "built {}", notation.name(seat));
        write_roads(seat);
        write_buildings(" settlements", seat, false);
        write_buildings(" cities", seat, true);
        text += '\n';
        if (total(player.played) > 0) write_cards("played " + notation.name(seat), player.played);
    }

    // Those there are, by kind.
    void write_cards(std::string_view words, const CardCounts& cards) {
        text += words;
        for (const Card card : all_cards) {
            const int count = cards[index(card)];
            if (count > 0) {
                fmt::format_to(std::back_inserter(text), " {} {}", catan::name(card), count);
            }
        }
        text += '\n';
    }

    void write_roads(Seat seat) {
        if (state.places.roads(seat).empty()) return;
        text += " roads";
        for (const EdgeId road : state.places.roads(seat)) {
            const auto [a, b] = game().topology().ends(road);
            fmt::format_to(std::back_inserter(text), " {}-{}", a.value, b.value);
        }
    }

    void write_buildings(std::string_view word, Seat seat, bool cities) {
        bool first = true;
        const auto write_one = [&](IntersectionId at) {
            if (first) text += word;
            first = false;
            fmt::format_to(std::back_inserter(text), " {}", at.value);
        };
        if (!cities) {
            for (const IntersectionId at : state.places.settlements(seat)) write_one(at);
            return;
        }
        for (const IntersectionId at : state.places.cities()) {
            if (state.places.building_owner(at) == seat) write_one(at);
        }
    }
};

}  // namespace

std::string Notation::write(const State& state) const {
    StateWriter writer{*this, state, {}};
    writer.write_turn();
    writer.write_table();
    for (std::size_t i = 0; i < game.players(); ++i) writer.write_player(Seat(i));
    const auto* over = std::get_if<GameOver>(&state.phase);
    writer.line("winner {}", over != nullptr ? std::string_view(name(over->winner)) : "none");
    return std::move(writer.text);
}

}  // namespace catan::text
