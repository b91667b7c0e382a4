#include "catan/forecast.hpp"

#include <vector>

#include "land.hpp"
#include "planner.hpp"
#include "play_on.hpp"

namespace catan::bots {
namespace {

// A future is judged after so many turns of everybody: early in a game that is where the valuation knows as much as more
// dice would tell; late in a game most are over by then.
constexpr std::uint32_t rounds = 4;

}  // namespace

class Forecast::Players {
public:
    explicit Players(const Game& game) : land_(game), planner_(land_, plain_weights()) {}

    [[nodiscard]] const Game& game() const { return land_.game(); }

    [[nodiscard]] Chances future(State state, const Command* first, std::uint64_t luck) const {
        const Game& game = land_.game();
        const auto players = static_cast<std::uint32_t>(game.players());
        const std::uint32_t last = state.turn.number + rounds * players;
        if (first != nullptr) apply(game, state, *first);
        std::vector<Plan> plans;
        play_on(
            game, state, luck, {},
            [&](const State& now) { return now.turn.number >= last && now.in<BeforeRoll>(); },
            [&](const State& now) {
                planner_.plan(now, nullptr, plans);
                return plans.front().first;
            });
        if (const auto* over = std::get_if<GameOver>(&state.phase)) {
            Chances won{};
            won[over->winner.value] = sure;
            return won;
        }
        return chances(strengths(usual_weights(), land_, state, Tempo::Roll), players);
    }

private:
    Land land_;
    Planner planner_;
};

Forecast::Forecast(const Game& game) : players_(std::make_unique<Players>(game)) {}
Forecast::~Forecast() = default;
Forecast::Forecast(Forecast&&) noexcept = default;
Forecast& Forecast::operator=(Forecast&&) noexcept = default;

const Game& Forecast::game() const { return players_->game(); }
Chances Forecast::future(const State& state, const Command* first, std::uint64_t luck) const {
    return players_->future(state, first, luck);
}

}  // namespace catan::bots
