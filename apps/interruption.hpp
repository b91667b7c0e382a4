// Ctrl-C, or another polite wish that the program end: noted, for whoever has something to finish. Another one
// more than a second later ends the program at once.
#pragma once

namespace catan::app {

void listen_for_interruption();
[[nodiscard]] bool is_interrupted();

}  // namespace catan::app
