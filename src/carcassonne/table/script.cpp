// Compiles scripts and saved games for Carcassonne.
#include "carcassonne/table/script.hpp"

#include "carcassonne/table/saved_game.hpp"
#include "table/bot_driver_impl.hpp"
#include "table/saved_game_impl.hpp"
#include "table/script_bots_impl.hpp"
#include "table/script_impl.hpp"

using carcassonne::table::Bots;
using carcassonne::table::Language;

template class tabletop::table::BotDriver<Bots>;
template class tabletop::table::Script<Language>;
template class tabletop::table::ScriptBots<Language>;
template tabletop::table::SavedGame<carcassonne::table::Language>
tabletop::table::load_game<carcassonne::table::Language>(std::istream&, const std::string&,
                                                         std::uint64_t);
template std::string tabletop::table::saved_text<carcassonne::table::Language>(
    const tabletop::table::Match<carcassonne::table::Language>&);

namespace carcassonne::table {

SavedGame load_game(std::istream& in, const std::string& name, std::uint64_t bytes) {
    return tabletop::table::load_game<Language>(in, name, bytes);
}

std::string saved_text(const Match& match) { return tabletop::table::saved_text(match); }

}  // namespace carcassonne::table
