#include "catan/bot.hpp"

#include "catan/imagine.hpp"
#include "catan/legal.hpp"
#include "catan/memory.hpp"
#include "catan/random.hpp"

namespace catan::bots {

class Bot::Mind {
public:
    Mind(const Game& game, Seat seat, const BotOptions& options)
        : game_(&game), options_(options), memory_(game, seat) {}

    [[nodiscard]] const BotOptions& options() const { return options_; }
    [[nodiscard]] Memory& memory() { return memory_; }

    void forget() { memory_ = Memory(*game_, memory_.viewer()); }

    [[nodiscard]] Command decide(const View& view) {
        Random random(options_.seed ^ memory_.impression(), Domain::Choice, memory_.viewer().value);
        const State state = imagine(*game_, view, memory_.guess(view, random));
        if (state.in<Discarding>()) return draw_discard(*game_, state, random);
        const std::vector<Command> commands = legal(*game_, state);
        return commands[random.below(static_cast<std::uint32_t>(commands.size()))];
    }

private:
    const Game* game_;
    BotOptions options_;
    Memory memory_;
};

Bot::Bot(const Game& game, Seat seat, const BotOptions& options)
    : mind_(std::make_unique<Mind>(game, seat, options)) {}
Bot::~Bot() = default;
Bot::Bot(Bot&&) noexcept = default;
Bot& Bot::operator=(Bot&&) noexcept = default;

Seat Bot::seat() const { return mind_->memory().viewer(); }
const BotOptions& Bot::options() const { return mind_->options(); }
void Bot::hear(const Happening& seen) { mind_->memory().hear(seen); }
void Bot::forget() { mind_->forget(); }
std::size_t Bot::heard() const { return mind_->memory().heard(); }
Command Bot::decide(const View& view) { return mind_->decide(view); }

std::vector<Advice> Bot::advise(const View& view, std::size_t most) {
    std::vector<Advice> advice;
    if (most > 0) advice.push_back({decide(view), {}});
    return advice;
}

}  // namespace catan::bots
