// Notes Ctrl-C, SIGTERM and SIGHUP, so that a command can finish its current step. A second signal
// more than a second later ends the program at once.
#pragma once

namespace tabletop::program {

void listen_for_interruption();
[[nodiscard]] bool is_interrupted();

}  // namespace tabletop::program
