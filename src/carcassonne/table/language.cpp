#include "carcassonne/table/language.hpp"

namespace carcassonne::table {

bots::Level Language::read_level(text::Reader& reader) {
    const std::size_t column = reader.column();
    const bots::Level level = language::read_level(reader);
    if (const std::string why = bots::why_not_played(level); !why.empty())
        throw text::TextError(column, why);
    return level;
}

}  // namespace carcassonne::table
