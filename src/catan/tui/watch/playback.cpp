#include "catan/tui/watch/playback.hpp"

#include <variant>

namespace catan::tui::watch {
namespace {

constexpr std::chrono::milliseconds step_time(700);

}  // namespace

Playback::Playback(table::Past& past, Odds* odds) : past_(past), odds_(odds) {
    if (odds_ != nullptr) odds_->look_at(step());
}

bool Playback::is_over() const { return std::holds_alternative<GameOver>(past_.view().phase); }

void Playback::go_to(std::size_t step) {
    const std::size_t before = past_.step();
    past_.go_to(step);
    if (odds_ != nullptr) odds_->look_at(past_.step());
    happened_ = {};
    if (past_.step() == before || is_first()) return;
    happened_ = tui::happened(past_.game(), past_.view(), past_.history().back());
}

void Playback::go_back_a_turn() {
    const std::size_t here = step();
    const std::uint32_t turn = past_.view().turn;
    go_to_turn(turn);
    if (step() == here && turn > 0) go_to_turn(turn - 1);
}

void Playback::play() {
    plays_ = !is_last();
    due_ = std::chrono::steady_clock::now() + step_time;
}

std::optional<std::chrono::milliseconds> Playback::pace() const {
    if (!plays_) return std::nullopt;
    return step_time;
}

// New chances wake the screen too, so this may be called before the step is due.
void Playback::go_on() {
    if (!plays_) return;
    constexpr std::chrono::milliseconds nearly(50);
    const auto now = std::chrono::steady_clock::now();
    if (odds_ != nullptr && now + nearly < due_) return;
    due_ = now + step_time;
    go_to(step() + 1);
    plays_ = !is_last();
}

}  // namespace catan::tui::watch
