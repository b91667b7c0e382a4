// Notes Ctrl-C, SIGTERM and a terminal that hangs up, so that a command can finish what it has begun. Another signal more
// than a second later ends the program at once.
#pragma once

namespace tabletop::program {

void listen_for_interruption();
[[nodiscard]] bool is_interrupted();

}  // namespace tabletop::program
