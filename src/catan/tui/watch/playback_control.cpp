#include "catan/tui/watch/playback_control.hpp"

#include <variant>

namespace catan::tui::watch {
namespace {

constexpr std::chrono::milliseconds step_time(700);

}  // namespace

PlaybackControl::PlaybackControl(table::Playback& playback, Odds* odds)
    : playback_(playback), odds_(odds) {
    if (odds_ != nullptr) odds_->look_at(step());
}

bool PlaybackControl::is_over() const {
    return std::holds_alternative<GameOver>(playback_.view().phase);
}

void PlaybackControl::go_to(std::size_t step) {
    const std::size_t before = playback_.step();
    playback_.go_to(step);
    if (odds_ != nullptr) odds_->look_at(playback_.step());
    highlights_ = {};
    if (playback_.step() == before || is_first()) return;
    highlights_ = tui::highlights(playback_.game(), playback_.view(), playback_.history().back());
}

void PlaybackControl::go_back_a_turn() {
    const std::size_t here = step();
    const std::uint32_t turn = playback_.view().turn;
    go_to_turn(turn);
    if (step() == here && turn > 0) go_to_turn(turn - 1);
}

void PlaybackControl::play() {
    plays_ = !is_last();
    due_ = std::chrono::steady_clock::now() + step_time;
}

std::optional<std::chrono::milliseconds> PlaybackControl::pace() const {
    if (!plays_) return std::nullopt;
    return step_time;
}

// New chances wake the screen too, so this may be called before the step is due.
void PlaybackControl::go_on() {
    if (!plays_) return;
    constexpr std::chrono::milliseconds nearly(50);
    const auto now = std::chrono::steady_clock::now();
    if (odds_ != nullptr && now + nearly < due_) return;
    due_ = now + step_time;
    go_to(step() + 1);
    plays_ = !is_last();
}

}  // namespace catan::tui::watch
