// Parses bytes as a view and as a move, as a guest would. A parsed value must print and read back as the same value,
// and a view must be possible in a game; all other input must give a TextError that can be shown.
#include <optional>
#include <string>

#include "catan/core/imagine.hpp"
#include "catan/core/view.hpp"
#include "catan/language/wording.hpp"
#include "fixed_game.hpp"

using namespace catan;
using namespace catan::language;
using namespace tabletop::text;

namespace {

void try_view(std::string_view text) {
    std::optional<View> seen;
    try {
        seen = notation().read_view(text);
    } catch (const TextError& error) {
        return check(error, text);
    }
    const std::string written = notation().write(*seen);
    demand(is_printable(written), "a view can be printed", written);
    demand(notation().read_view(written) == *seen, "a view that is printed reads back as the same",
           written);
    State imagined = imagine(fixed_game(), *seen);
    demand(broken_invariants(fixed_game(), imagined).empty(), "a view breaks no law", written);
    play_on(std::move(imagined), written.size());
}

void try_seen_move(std::string_view text) {
    std::optional<SeenMove> seen;
    try {
        seen = notation().read_seen_move(text);
    } catch (const TextError& error) {
        return check(error, text);
    }
    const std::string written = notation().write(*seen);
    demand(is_printable(written), "a seen move can be printed", written);
    demand(notation().read_seen_move(written) == *seen,
           "a printed seen move reads back as the same", written);
    for (const Event& event : seen->events) {
        demand(is_printable(event_words(notation(), event)), "an event can be told", written);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = as_text(bytes, size);
    try_view(text);
    try_seen_move(text);
    return 0;
}
