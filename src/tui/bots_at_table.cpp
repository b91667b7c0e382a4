#include "tui/bots_at_table.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

namespace catan::tui {

using std::chrono::milliseconds;

// What comes of thinking. Written by a task, read when it is done.
struct BotsAtTable::Thought {
    std::uint64_t position = 0;
    std::optional<Command> command;  // none: it could not think
    std::atomic<bool> is_done = false;
};

BotsAtTable::BotsAtTable(std::vector<Chair*> chairs, Company company, Pace pace, Now now)
    : chairs_(std::move(chairs)),
      company_(std::move(company)),
      pace_(pace),
      now_(std::move(now)),
      since_(now_()) {}

void BotsAtTable::seat(Seat seat, std::optional<bots::Level> level) {
    players_[seat.value].reset();
    company_.levels[seat.value] = level;
    if (company_.seat) company_.seat(seat, level);
    begin(false);
}

SeatedBot& BotsAtTable::player(Seat seat) {
    auto& player = players_[seat.value];
    if (!player) {
        player.emplace();
        player->level = *company_.levels[seat.value];
    }
    return *player;
}

void BotsAtTable::begin(bool is_taken_back) {
    drop_thought();
    since_ = now_();
    if (is_taken_back) {
        for (std::size_t i = 0; i < chairs_.size(); ++i) {
            auto& player = players_[i];
            // Who has not heard of it never will.
            if (!player || player->told <= chairs_[i]->history().size()) continue;
            player->told = 0;
            player->must_forget = true;
        }
    }
    const View& view = chairs_.front()->view();
    const bool is_over = std::holds_alternative<GameOver>(view.phase);
    if (!is_over && is_bot(view.asked)) return think(view.asked);
    skips_ = false;
}

// What the bot has not heard yet is told it in the task: it may be a whole game.
void BotsAtTable::think(Seat seat) {
    const Chair& chair = *chairs_[seat.value];
    SeatedBot& player = this->player(seat);
    const auto history = chair.history();
    const auto news = history.subspan(player.told);
    auto thought = std::make_shared<Thought>();
    thought->position = chair.position();
    thinks_ = seat;
    thought_ = thought;
    if (!player.bot) player.bot = std::make_shared<std::optional<bots::Bot>>();
    const bots::BotOptions options{player.level, company_.seed, company_.effort, company_.offers};
    stop_ = company_.thinking->begin(
        [thought, options, seat, &game = chair.game(), bots_own = player.bot,
         decide = company_.decide, view = chair.view(),
         news = std::vector<Happening>(news.begin(), news.end()),
         forgets = std::exchange(player.must_forget, false)](const std::stop_token& stop) {
            try {
                std::optional<bots::Bot>& bot = *bots_own;
                if (!bot) bot.emplace(game, seat, options);
                if (forgets) bot->forget();
                for (const Happening& happening : news) bot->hear(happening);
                if (!stop.stop_requested()) thought->command = decide(*bot, view, stop);
            } catch (...) {
                thought->command.reset();
            }
            thought->is_done = true;
        });
    player.told = history.size();
}

void BotsAtTable::drop_thought() {
    stop_.request_stop();
    stop_ = std::stop_source(std::nostopstate);
    thought_.reset();
    thinks_ = Seat::none();
}

milliseconds BotsAtTable::gap() const {
    constexpr std::array<milliseconds, 3> gaps{milliseconds(1200), milliseconds(400),
                                               milliseconds(0)};
    if (skips_) return milliseconds(0);
    const milliseconds gap = gaps[static_cast<std::size_t>(pace_)];
    // There is little to be seen when a turn ends.
    const bool ends = thought_->command && std::holds_alternative<EndTurn>(*thought_->command);
    return ends ? gap / 2 : gap;
}

std::optional<milliseconds> BotsAtTable::due_in() const {
    if (!thought_ || !thought_->is_done) return std::nullopt;
    const auto waited = std::chrono::duration_cast<milliseconds>(now_() - since_);
    return std::max(gap() - waited, milliseconds(0));
}

std::optional<BotsAtTable::Move> BotsAtTable::take_due() {
    if (due_in() != milliseconds(0)) return std::nullopt;
    const Seat seat = thinks_;
    if (!thought_->command) {
        replace(seat);
        return std::nullopt;
    }
    const Move move{*thought_->command, thought_->position};
    drop_thought();
    return move;
}

void BotsAtTable::put_back(Seat seat, const Move& move) {
    drop_thought();
    thought_ = std::make_shared<Thought>();
    thought_->position = move.position;
    thought_->command = move.command;
    thought_->is_done = true;
    thinks_ = seat;
}

void BotsAtTable::replace(Seat seat) {
    const bots::Level failed = player(seat).level;
    replaced_ = Replaced{seat, std::nullopt};
    if (failed == bots::Level::Random) return drop_thought();
    replaced_->level = bots::all_levels[static_cast<std::size_t>(failed) - 1];
    this->seat(seat, replaced_->level);
}

void BotsAtTable::change_pace(int by) {
    skips_ = false;
    const int last = static_cast<int>(pace_words.size()) - 1;
    pace_ = static_cast<Pace>(std::clamp(static_cast<int>(pace_) + by, 0, last));
}

}  // namespace catan::tui
