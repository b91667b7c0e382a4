#include "carcassonne/bots/bot.hpp"

#include <utility>

#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/random.hpp"

namespace carcassonne::bots {
namespace {

// The random numbers of one decision. A turn has at most one decision in each phase; draws repeat, but have no choice.
Random chance_of(const BotOptions& options, const State& state) {
    const std::uint64_t decision =
        std::uint64_t{state.turn.number} * std::variant_size_v<Phase> + state.phase.index();
    return {options.seed, Domain::Choice, decision};
}

}  // namespace

std::string why_not_played(Level level) {
    if (level == Level::Random) return {};
    return std::string("only random bots play Carcassonne, no ") + std::string(name(level)) +
           " ones";
}

Command Bot::decide(const State& state, const std::stop_token& /*stop*/) const {
    Random random = chance_of(options_, state);
    return choose_legal(*game_, state, random);
}

std::vector<Advice> Bot::advise(const State& state, std::size_t most,
                                const std::stop_token& stop) const {
    std::vector<Advice> advice;
    if (most == 0) return advice;
    advice.push_back({decide(state, stop)});
    // The others in any order, without the one that is there.
    std::vector<Command> commands = legal(*game_, state);
    std::erase(commands, advice.front().command);
    Random random = chance_of(options_, state).draw(1);
    for (std::size_t left = commands.size(); left > 0 && advice.size() < most; --left) {
        std::swap(commands[random.below(static_cast<std::uint32_t>(left))], commands[left - 1]);
        advice.push_back({commands[left - 1]});
    }
    return advice;
}

}  // namespace carcassonne::bots
