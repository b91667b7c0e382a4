#include "carcassonne/lab/series.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "carcassonne/bots/bot.hpp"
#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/table/match.hpp"

namespace carcassonne::lab {

Series::Series(Design design, language::Setup setup)
    : design_(std::move(design)), setup_(std::move(setup)) {}

language::Table Series::table(std::uint64_t game) const {
    language::Setup setup = setup_;
    // The names of the seats: level and number of the bot.
    setup.names.clear();
    for (std::size_t i = 0; i < design_.players(); ++i) {
        const std::size_t bot = design_.bot_at(Seat(i), game);
        setup.names.push_back(fmt::format("{}-{}", bots::name(design_.bots[bot]), bot + 1));
    }
    setup.order = language::Order::First;
    setup.first = setup.names.front();
    setup.chance_seed = design_.seed_of(game);
    return language::seat_everybody(setup);
}

std::optional<GameRecord> Series::play(std::uint64_t game, const std::atomic<bool>& stop,
                                       const Listener& listener) const {
    const language::Table here = table(game);
    std::vector<bots::Bot> bots;
    for (std::size_t i = 0; i < design_.players(); ++i) {
        bots.emplace_back(here.game, Seat(i),
                          bots::BotOptions{design_.bots[design_.bot_at(Seat(i), game)],
                                           design_.bot_seed_of(game)});
    }
    GameRecord record;
    record.game = game;
    State state = start(here.game);
    Dealer dealer(here.seed);
    Events events;
    while (!state.in<GameOver>()) {
        if (stop.load(std::memory_order_relaxed)) return std::nullopt;
        const Seat speaker = asked(here.game, state);
        Move move{speaker, bots[speaker.value].decide(state), {}};
        if (refuse(here.game, state, move.command, speaker)) {
            throw std::logic_error(
                fmt::format("game {} (seed {}, bot seed {}): a bot makes an "
                            "illegal move",
                            game + 1, here.seed, design_.bot_seed_of(game)));
        }
        events.clear();
        apply(here.game, state, move.command, &events);
        if (awaits_outcome(state)) {
            move.outcome = dealer.deal(state);
            apply(here.game, state, *move.outcome, &events);
        }
        record.add(events);
        if (listener) listener(move);
    }
    return record;
}

std::optional<Series::KeptGame> Series::play_and_keep(std::uint64_t game,
                                                      const std::atomic<bool>& stop) const {
    table::Match match(table(game));
    std::string text = language::header_text(match.table());
    const auto record = play(game, stop, [&](const Move& move) {
        match.say(move.command, move.seat, move.outcome);
        text += match.saved_lines() + '\n';
    });
    if (!record) return std::nullopt;
    return KeptGame{*record, std::move(text)};
}

std::string setting_words(const language::Setup& setup) {
    std::string words;
    for (const language::Setting setting : language::all_settings) {
        const auto& value = setup.settings[setting];
        if (!value) continue;
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", language::name(setting),
                             language::entry(setting).values[*value]);
    }
    return words;
}

}  // namespace carcassonne::lab
