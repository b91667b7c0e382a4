// The table of results: a row for each game, in their order, with everything that the summary needs. As CSV, below the
// line of its design and a line with the names of the columns; and as JSON. Reading it back misses nothing that was
// changed by hand.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/lab/design.hpp"
#include "catan/lab/record.hpp"
#include "series/row_text.hpp"

namespace catan::lab {

// The two lines that a table begins with.
[[nodiscard]] std::string csv_head(const Design& design);
[[nodiscard]] std::string csv_row(const Design& design, const Record& record);
// A row without the end of its line. What is no row of this design is a TextError.
[[nodiscard]] Record record_in(const Design& design, std::string_view row);

// An object for a game, and what describes all of them.
[[nodiscard]] std::string json_row(const Design& design, const Record& record);
[[nodiscard]] std::string json_design(const Design& design);

// A table that is read row by row. What cannot be read is a TextError that names the line.
class Table {
public:
    // The name is for messages. Reads the head.
    Table(std::istream& in, std::string name);

    [[nodiscard]] const std::string& name() const { return lines_.name(); }
    // None where the table ends before its head does: whoever wrote it was stopped at once.
    [[nodiscard]] const std::optional<Design>& design() const { return design_; }

    // The next game; none at the end, and where the last row is torn. Rows that are not in order are a TextError.
    [[nodiscard]] std::optional<Record> next();
    // The number of the next game.
    [[nodiscard]] std::uint64_t at() const { return at_; }
    // How many bytes of the file hold the head and whole rows.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    series::WholeLines lines_;
    std::optional<Design> design_;
    std::uint64_t at_ = 0;
    std::uint64_t bytes_ = 0;
};

}  // namespace catan::lab
