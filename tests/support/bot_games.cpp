#include "bot_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <string_view>
#include <utility>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/generator.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/state.hpp"
#include "catan/language/notation.hpp"
#include "odd_tables.hpp"

using namespace catan;
using bots::Level;

namespace {

template <typename Items>
auto any_of(const Items& items, Random& random) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

// Prefers small boards, because the cost of a game grows with the board.
Shape draw_shape(std::size_t players, Random& random) {
    constexpr std::array<std::uint32_t, 24> radii{3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
                                                  3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8};
    const std::uint32_t drawn = random.below(32);
    Shape shape = Shape::extended();
    if (drawn < radii.size()) shape = Shape::hexagon(radii[drawn]);
    if (drawn == 31) shape = Shape::hexagon(random.below(4) == 0 ? 10 : 9);
    return seats_everybody(shape, players) ? shape : default_shape(players);
}

// The same terrain everywhere. A desert produces nothing.
Layout uniform(const Topology& topology, Terrain terrain, Random& random) {
    Layout layout = draw_custom_layout(topology, random);
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        layout.terrain[i] = terrain;
        if (terrain == Terrain::Desert) layout.token[i] = 0;
        if (terrain != Terrain::Desert && layout.token[i] == 0) layout.token[i] = 2;
    }
    return layout;
}

struct Ground {
    Board board;
    std::string_view words;
};

Ground draw_ground(Shape shape, std::uint64_t seed, Random& random) {
    const std::uint32_t drawn = random.below(12);
    if (drawn < 4) {
        Topology topology(shape);
        Layout layout = draw_custom_layout(topology, random);
        std::string_view words = "custom";
        if (drawn == 1) {
            layout = uniform(topology, Terrain::Desert, random);
            words = "desert";
        }
        if (drawn == 2) {
            layout = uniform(topology, static_cast<Terrain>(random.below(terrain_count)), random);
            words = "one terrain";
        }
        return {{std::move(topology), std::move(layout)}, words};
    }
    if (drawn == 4 && has_board(Mode::Spiral, shape)) {
        return {make_board(Mode::Spiral, shape, seed), "spiral"};
    }
    if (drawn == 5 && has_board(Mode::Beginner, shape)) {
        return {make_board(Mode::Beginner, shape, seed), "beginner"};
    }
    return {make_board(Mode::Random, shape, seed), "random"};
}

Settings draw_settings(std::size_t players, Shape shape, Random& random) {
    Settings settings = usual_settings(players, shape);
    settings.first = Seat(random.below(static_cast<std::uint32_t>(players)));
    settings.house_rules = draw_house_rules(random);
    if (random.below(2) == 0) shrink(settings, random);
    return settings;
}

std::vector<bots::BotOptions> draw_bots(Company company, std::size_t players, Random& random) {
    constexpr std::array quick{Level::Random, Level::Easy, Level::Medium};
    std::vector<bots::BotOptions> all;
    // Half of the tables have one level only.
    const Level level = any_of(quick, random);
    const bool is_mixed = random.below(2) == 0;
    for (std::size_t i = 0; i < players; ++i) {
        bots::BotOptions options;
        options.level = is_mixed ? any_of(quick, random) : level;
        if (company == Company::Hard && (i == 0 || random.below(3) == 0)) {
            options.level = Level::Hard;
        }
        options.seed = random.next();
        options.effort = 1;
        options.offers = random.below(4) != 0;
        all.push_back(options);
    }
    return all;
}

class BotGamePlay {
public:
    explicit BotGamePlay(const BotTable& table)
        : table_(table), state_(start(table.game)), dealer_(table.number) {
        for (std::size_t i = 0; i < table.bots.size(); ++i) {
            bots_.emplace_back(table.game, Seat(i), table.bots[i]);
        }
    }

    BotGame run() {
        while (game_.fault.empty() && !state_.in<GameOver>() &&
               state_.turn.number <= table_.most_turns) {
            step();
        }
        game_.is_won = state_.in<GameOver>();
        game_.turns = state_.turn.number;
        return std::move(game_);
    }

private:
    void step() {
        const Seat speaker = asked(table_.game, state_);
        const View seen = view(table_.game, state_, speaker);
        Move move{speaker, bots_[speaker.value].decide(seen), {}};
        if (!is_good(move)) return;
        events_.clear();
        apply(table_.game, state_, move.command, &events_);
        if (awaits_outcome(state_)) {
            move.outcome = dealer_.deal(state_);
            apply(table_.game, state_, *move.outcome, &events_);
        }
        for (bots::Bot& bot : bots_) bot.hear(seen_by(Viewer::of(bot.seat()), move, events_));
    }

    bool is_good(const Move& move) {
        ++game_.decisions;
        if (turn_ != state_.turn.number) said_.fill(0);
        turn_ = state_.turn.number;
        const std::uint32_t in_turn = ++said_[move.seat.value];
        game_.most_in_a_turn = std::max(game_.most_in_a_turn, in_turn);
        const auto refusal = refuse(table_.game, state_, move.command, move.seat);
        if (!refusal && in_turn <= most_decisions_in_a_turn) return true;
        std::vector<std::string> names;
        for (std::size_t i = 0; i < table_.bots.size(); ++i) {
            names.push_back(fmt::format("{}-{}", bots::name(table_.bots[i].level), i + 1));
        }
        game_.fault = fmt::format(
            "in turn {}: '{}', {}", turn_, language::Notation{table_.game, names}.write(move),
            refusal ? fmt::format("which {} forbids", language::rule_word(refusal->rule))
                    : "and the turn does not end");
        return false;
    }

    const BotTable& table_;
    State state_;
    Dealer dealer_;
    std::vector<bots::Bot> bots_;
    BotGame game_;
    Events events_;
    std::uint32_t turn_ = 0;
    std::array<std::uint32_t, most_players> said_{};  // in this turn, by seat
};

}  // namespace

std::string BotTable::describe() const {
    const Settings& settings = game.settings();
    const Shape shape = game.topology().shape();
    std::string levels;
    for (const bots::BotOptions& bot : bots) {
        levels += fmt::format("{}{}", levels.empty() ? "" : " ", bots::name(bot.level));
    }
    return fmt::format("table {}: {}; {} board, {} radius {}, target {}, bank {}", number, levels,
                       board, shape.is_extended() ? "extended" : "hexagon", shape.radius,
                       settings.pieces.target, settings.bank);
}

BotTable bot_table(Company company, std::uint64_t number) {
    Random random(number, Domain::Order, company == Company::Hard ? 1 : 0);
    const std::size_t players = fewest_players + number % (most_players - fewest_players + 1);
    const Shape shape = draw_shape(players, random);
    Ground ground = draw_ground(shape, number, random);
    const Settings settings = draw_settings(players, shape, random);
    // Where no player can win, a few rounds suffice; other games mostly end before the limit.
    const std::uint32_t most_turns = shape.hexes() > 40 ? 200 : 400;
    return {number, Game(std::move(ground.board), settings), std::string(ground.words),
            draw_bots(company, players, random), most_turns};
}

BotGame play_bots(const BotTable& table) {
    try {
        return BotGamePlay(table).run();
    } catch (const std::exception& error) {
        BotGame game;
        game.fault = fmt::format("exception: {}", error.what());
        return game;
    }
}
