#include "catan/bots/forecast.hpp"

#include <array>
#include <variant>
#include <vector>

#include "land.hpp"
#include "planner.hpp"
#include "play_on.hpp"

namespace catan::bots {
namespace {

// Length of a playout in rounds. Early in a game the valuation then knows as much as more dice
// would tell; late in a game the playout has ended.
constexpr std::uint32_t rounds = 3;

// Plays all seats in a playout: each seat plans one step ahead and may offer trades.
class PlayoutTable {
public:
    PlayoutTable(const Planner& planner, std::uint32_t turn) : planner_(planner), turn_(turn) {}

    Command next(const State& state) {
        RecentOffers& own = talk_[asked(planner_.land().game(), state).value];
        if (state.turn.number != turn_) {
            turn_ = state.turn.number;
            own.begin_turn();
        }
        planner_.plan(state, &own, plans_);
        const Command& best = plans_.front().first;
        if (const auto* offer = std::get_if<Offer>(&best)) own.add(*offer);
        return best;
    }

private:
    const Planner& planner_;
    std::uint32_t turn_;
    std::array<RecentOffers, most_players> talk_;
    std::vector<Plan> plans_;
};

}  // namespace

class Forecast::Players {
public:
    explicit Players(const Game& game) : land_(game), planner_(land_, plain_weights()) {}

    [[nodiscard]] const Game& game() const { return land_.game(); }

    [[nodiscard]] Chances future(State state, const Command* first, std::uint64_t luck) const {
        const std::size_t players = game().players();
        PlayoutTable table(planner_, state.turn.number);
        const std::uint32_t last = state.turn.number + rounds * static_cast<std::uint32_t>(players);
        const auto is_far_enough = [&](const State& now) {
            return now.turn.number >= last && now.in<BeforeRoll>();
        };
        if (first != nullptr) apply(game(), state, *first);
        play_on(game(), state, luck, {}, is_far_enough,
                [&](const State& now) { return table.next(now); });
        if (const auto* over = std::get_if<GameOver>(&state.phase)) {
            Chances won{};
            won[over->winner.value] = sure;
            return won;
        }
        return chances(strengths(knotted_weights(), land_, state, Tempo::Roll), players);
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
