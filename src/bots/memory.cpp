#include "catan/memory.hpp"

#include <variant>

namespace catan::bots {

Memory::Memory(const Game& game, Seat viewer) : game_(&game), viewer_(viewer) {}

void Memory::hear(const Happening& seen) {
    ++heard_;
    Random mixed(impression_ ^ seen.said.command.index() ^ (seen.events.size() << 8U) ^
                     (std::uint64_t{seen.said.speaker.value} << 16U),
                 Domain::Choice);
    impression_ = mixed.next();
}

HiddenCards Memory::guess(const View& view, Random& random) const {
    (void)random;
    return some_hidden_cards(*game_, view);
}

}  // namespace catan::bots
