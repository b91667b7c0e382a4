// Checks what every language promises about errors and headers, for the targets that read texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tabletop/text/words.hpp"
#include "target.hpp"

inline void check(const tabletop::text::TextError& error, std::string_view text) {
    demand(is_printable(error.what()), "an error can be printed", error.what());
    demand(error.column() <= text.size() + 1, "an error is at a place of the line", text);
}

// The header of the text must give a table that prints, and the printed header must give the same table; or a TextError that
// can be shown. `is_same` compares what only this game has. Skips set-ups that are not affordable.
template <typename Setup, typename IsSame>
void try_header(
    std::string_view text, std::optional<Setup> (*header_of)(std::string_view),
    const IsSame& is_same,
    bool (*is_affordable)(const Setup&) = [](const Setup&) { return true; }) {
    const auto setup = header_of(text);
    if (!setup || !is_affordable(*setup)) return;
    std::optional<decltype(seat_everybody(*setup))> table;
    try {
        table = seat_everybody(*setup);
    } catch (const tabletop::text::TextError& error) {
        return check(error, text);
    }
    const std::string header = header_text(*table);
    demand(is_printable(header), "a header can be printed", header);
    const auto again = seat_everybody(header_of(header).value_or(Setup()));
    demand(header_text(again) == header, "a header that is printed reads back as the same", header);
    demand(again.names == table->names && (table->scripted || again.seed == table->seed) &&
               again.scripted == table->scripted && again.bots == table->bots &&
               is_same(again, *table),
           "a header that is read back gives the same table", header);
}
