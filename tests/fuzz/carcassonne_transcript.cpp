// Runs bytes as a script of Carcassonne, and loads them as a saved game.
#include <string>

#include "carcassonne/core/invariants.hpp"
#include "carcassonne/table/saved_game.hpp"
#include "carcassonne/table/script.hpp"
#include "support/script_laws.hpp"
#include "target.hpp"

namespace {

struct CarcassonneScripts {
    using Language = carcassonne::table::Language;

    static std::string broken(const carcassonne::table::Match& match) {
        const auto broken = broken_invariants(match.game(), match.state());
        return broken.empty() ? std::string() : broken.front();
    }
    static bool same_table(const carcassonne::table::Match& one,
                           const carcassonne::table::Match& other) {
        return one.game().settings() == other.game().settings();
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    check_script<CarcassonneScripts>(as_text(bytes, size));
    return 0;
}
