// Compiles scripts and saved games for Catan.
#include "catan/table/script.hpp"

#include "catan/table/saved_game.hpp"
#include "table/bot_driver_impl.hpp"
#include "table/saved_game_impl.hpp"
#include "table/script_bots_impl.hpp"
#include "table/script_impl.hpp"

using catan::table::Bots;
using catan::table::Language;

template class tabletop::table::BotDriver<Bots>;
template class tabletop::table::Script<Language>;
template class tabletop::table::ScriptBots<Language>;
template tabletop::table::SavedGame<catan::table::Language>
tabletop::table::load_game<catan::table::Language>(std::istream&, const std::string&,
                                                   std::uint64_t);
template std::string tabletop::table::saved_text<catan::table::Language>(
    const tabletop::table::Match<catan::table::Language>&);

namespace catan::table {

SavedGame load_game(std::istream& in, const std::string& name, std::uint64_t bytes) {
    return tabletop::table::load_game<Language>(in, name, bytes);
}

std::string saved_text(const Match& match) { return tabletop::table::saved_text(match); }

}  // namespace catan::table
