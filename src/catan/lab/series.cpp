#include "catan/lab/series.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "catan/bots/bot.hpp"
#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"
#include "catan/table/match.hpp"

namespace catan::lab {
namespace {

// A turn with more commands than this never ends.
constexpr std::uint32_t most_commands_in_a_turn = 10'000;

// The names of the seats: level and number of the bot.
std::vector<std::string> names(const Design& design, std::uint64_t game) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < design.players(); ++i) {
        const std::size_t bot = design.bot_at(Seat(i), game);
        all.push_back(fmt::format("{}-{}", bots::name(design.bots[bot].level), bot + 1));
    }
    return all;
}

// Plays one game.
class Play {
public:
    Play(const Design& design, const language::Table& table, std::uint64_t number)
        : table_(table), state_(start(table.game)), dealer_(table.seed), limit_(design.max_turns) {
        record_.game = number;
        for (std::size_t i = 0; i < design.players(); ++i) {
            const Contender& contender = design.bots[design.bot_at(Seat(i), number)];
            bots_.emplace_back(table.game, Seat(i),
                               bots::BotOptions{contender.level, design.bot_seed_of(number),
                                                contender.effort, table.bot_offers});
        }
    }

    // Returns false if stopped before the end.
    bool run(const std::atomic<bool>& stop, const Series::Listener& listener) {
        while (!state_.in<GameOver>() && state_.turn.number <= limit_) {
            if (stop.load(std::memory_order_relaxed)) return false;
            const Move move = step();
            if (listener) listener(move);
        }
        record_.finish(table_.game, state_);
        record_.turns = std::min(record_.turns, limit_);
        return true;
    }
    [[nodiscard]] const GameRecord& record() const { return record_; }

private:
    Move step() {
        const Seat speaker = asked(table_.game, state_);
        Move move{speaker, bots_[speaker.value].decide(view(table_.game, state_, speaker)), {}};
        judge(move);
        came_.clear();
        apply(table_.game, state_, move.command, &came_);
        if (awaits_outcome(state_)) {
            move.outcome = dealer_.deal(state_);
            apply(table_.game, state_, *move.outcome, &came_);
        }
        record_.add(move, came_);
        for (bots::Bot& bot : bots_) bot.hear(seen_by(Viewer::of(bot.seat()), move, came_));
        return move;
    }

    // Bots must make legal moves and end their turns. A bot that does not is reported, not counted
    // as a loss.
    void judge(const Move& move) {
        commands_ = turn_ == state_.turn.number ? commands_ + 1 : 0;
        turn_ = state_.turn.number;
        const auto refusal = refuse(table_.game, state_, move.command, move.seat);
        if (!refusal && commands_ < most_commands_in_a_turn) return;
        const language::Notation notation{table_.game, table_.names};
        throw std::logic_error(fmt::format(
            "in turn {} the bot {} says '{}', {}", turn_, table_.names[move.seat.value],
            notation.write(move),
            refusal ? fmt::format("which {} forbids", language::rule_word(refusal->rule))
                    : "and never ends its turn"));
    }

    const language::Table& table_;
    State state_;
    Dealer dealer_;
    std::uint32_t limit_;
    std::vector<bots::Bot> bots_;
    GameRecord record_;
    Events came_;
    std::uint32_t turn_ = 0;
    std::uint32_t commands_ = 0;  // in this turn
};

}  // namespace

Series::Series(Design design, language::Setup setup)
    : design_(std::move(design)), setup_(std::move(setup)), settings_(table(0).game.settings()) {}

language::Table Series::table(std::uint64_t game) const {
    language::Setup setup = setup_;
    setup.bot_offers = design_.offers;
    // play_and_keep() saves this table, so set everything about the bots here.
    setup.names = names(design_, game);
    setup.order = language::Order::First;
    setup.first = setup.names.front();
    setup.seed = design_.seed_of(game);
    return language::seat_everybody(setup);
}

std::optional<GameRecord> Series::play(std::uint64_t game, const std::atomic<bool>& stop,
                                       const Listener& listener) const {
    const language::Table here = table(game);
    Play play(design_, here, game);
    try {
        if (!play.run(stop, listener)) return std::nullopt;
    } catch (const std::logic_error& error) {
        // Name the seeds, so that a developer can play this one game again.
        throw std::logic_error(fmt::format("game {} (seed {}, bot seed {}): {}", game + 1,
                                           here.seed, design_.bot_seed_of(game), error.what()));
    }
    return play.record();
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

std::uint32_t usual_max_turns(const Settings& settings) {
    constexpr std::uint32_t for_each_point = 100;
    return for_each_point * settings.pieces.target;
}

std::string board_words(const language::Setup& setup, std::size_t players) {
    if (setup.custom) {
        const Board board = setup.custom->finished();
        return fmt::format("custom {:016x}", table::fnv1a(language::board_script(board)));
    }
    const Mode mode = setup.mode.value_or(Mode::Random);
    if (mode == Mode::Beginner) return "beginner";
    const Shape shape = setup.shape.value_or(default_shape(players));
    std::string words =
        fmt::format("{} {}", name(mode),
                    shape.is_extended() ? "extended" : fmt::format("radius {}", shape.radius));
    if (setup.board_seed) words += fmt::format(" seed {}", *setup.board_seed);
    return words;
}

std::string setting_words(const language::Setup& setup) {
    std::string words;
    for (const language::Setting setting : language::all_settings) {
        const auto& value = setup.settings[setting];
        if (!value) continue;
        const std::string said = language::is_house_rule(setting) ? (*value != 0 ? "on" : "off")
                                                                  : fmt::format("{}", *value);
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", language::name(setting), said);
    }
    return words;
}

}  // namespace catan::lab
