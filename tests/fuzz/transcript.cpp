// Runs bytes as a script of Catan, and loads them as a saved game.
#include <optional>
#include <string>

#include "affordable.hpp"
#include "catan/core/invariants.hpp"
#include "catan/table/saved_game.hpp"
#include "catan/table/script.hpp"
#include "support/script_laws.hpp"
#include "target.hpp"

namespace {

struct CatanScripts {
    using Language = catan::table::Language;

    static std::string broken(const catan::table::Match& match) {
        const auto broken = broken_invariants(match.game(), match.state());
        return broken.empty() ? std::string() : broken.front();
    }
    static bool same_table(const catan::table::Match& one, const catan::table::Match& other) {
        return one.table().bot_offers == other.table().bot_offers;
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = as_text(bytes, size);
    const auto header = header_of<catan::language::Setup>(text);
    if (header && !is_affordable(*header)) return 0;
    check_script<CatanScripts>(text);
    return 0;
}
