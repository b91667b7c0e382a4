// Answers the questions of tabletop::table::Language for Catan.
#pragma once

#include <string>

#include "catan/language/notation.hpp"
#include "catan/language/table.hpp"
#include "catan/table/rules.hpp"

namespace catan::table {

struct Language {
    using Rules = table::Rules;
    using Table = language::Table;
    using Notation = language::Notation;

    [[nodiscard]] static std::string checked_text(const Game& game) {
        return language::board_script(game.board());
    }
    [[nodiscard]] static std::string bot_line(const Table& table, Seat seat) {
        return language::bot_line(table, seat);
    }
};

}  // namespace catan::table
