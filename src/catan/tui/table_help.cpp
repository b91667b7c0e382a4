#include "catan/tui/table_help.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/moment_help.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

std::vector<front::HelpRow> help() {
    return front::help_rows(keys_in_a_game(), {{"space", "e", "u"},
                                               {"r"},
                                               {"s"},
                                               {"c"},
                                               {"v", "d"},
                                               {"m", "t"},
                                               {},
                                               {"arrows", "Tab"},
                                               {"Enter", "Esc"},
                                               {"a digit", ":"},
                                               {"mouse"},
                                               {},
                                               {"b", "<", ">"},
                                               {"space, Enter"},
                                               {"i"},
                                               {},
                                               {"R"},
                                               {"g", "L", "H"},
                                               {"#", "="},
                                               {"q", "+  -"}});
}

// The host decides about seats, pace and invitations, so guests get no such keys.
std::vector<front::HelpRow> help_for_guests() {
    std::vector<front::HelpRow> rows = help();
    for (front::HelpRow& row : rows) {
        if (!row.empty() && row.front().key == "b") row = {{"b", "who plays"}};
    }
    std::erase_if(rows, [](const front::HelpRow& row) {
        return !row.empty() && (row.front().key == "space, Enter" || row.front().key == "i");
    });
    return rows;
}

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

std::vector<std::string> lines_while_others_move(const TableContext& table) {
    if (table.seats.is_bots_move()) {
        return {
            fmt::format("{} is a bot, and moves by itself. Bots know what you would know in their",
                        table.name(table.onlooker.view().asked)),
            "place, and nothing else. Space goes on at once, as far as the next moment",
            "that needs a person; < and > make bots slower and faster."};
    }
    std::vector<std::string> lines{table.seats.prompt().asked};
    if (table.seats.is_guest()) {
        lines.emplace_back("Log, statistics and rules can be read meanwhile, and stay open.");
    } else {
        append(lines, {"A player at another machine sees no more than you would there. Log,",
                       "statistics and rules can be read meanwhile, and stay open."});
    }
    return lines;
}

std::vector<std::string> lines_for_now(const TableContext& table) {
    if (table.curtain.is_down()) {
        return {fmt::format("It is {}'s turn to look: Enter or space uncovers their cards.",
                            table.name(table.curtain.next()))};
    }
    if (table.seats.is_watching()) return lines_while_others_move(table);
    // With remote players there is no key n.
    if (table.in<GameOver>() && table.seats.has_remote()) return {"The game is over."};
    return moment_help(table.onlooker.view(), table.onlooker.game().settings().house_rules);
}

}  // namespace

void open_help(TableContext& table) {
    std::vector<std::string> lines = lines_for_now(table);
    if (table.advice.why_not().empty()) {
        lines.emplace_back("H shows what a good player would do now, and why.");
    }
    lines.emplace_back();
    constexpr std::array<std::size_t, 2> columns{24, 48};
    append(lines, front::help_lines(table.seats.is_guest() ? help_for_guests() : help(), columns));
    const bool has_remote = table.seats.has_remote();
    if (table.seats.has_bots() || has_remote) append(lines, {"", "Ben* is a bot."});
    if (has_remote) append(lines, {"Ben~ plays at another machine, and is not there now."});
    table.modes.open(front::text_dialog("Help", std::move(lines)));
}

std::vector<front::KeyHelp> all_table_keys() {
    std::vector<front::HelpRow> rows = help();
    for (front::HelpRow& row :
         front::help_rows(keys_in_a_game(), {{"?", "shift and arrows"}, {"n", "p"}})) {
        rows.push_back(std::move(row));
    }
    return front::in_one_column(rows);
}

}  // namespace catan::tui
