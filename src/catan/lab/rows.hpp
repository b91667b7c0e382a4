// Reads and writes the table of results: one row for each game in order, with everything that the
// summary needs. CSV files begin with the design and the column names; JSON is write-only. Reading
// rejects any row that is not exactly as it was written.
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

// The two lines at the beginning of a table.
[[nodiscard]] std::string csv_head(const Design& design);
[[nodiscard]] std::string csv_row(const Design& design, const GameRecord& record);
// Parses a row without its line end. Throws a TextError if it is not a row of this design.
[[nodiscard]] GameRecord record_in(const Design& design, std::string_view row);

// JSON objects for one game and for the design.
[[nodiscard]] std::string json_row(const Design& design, const GameRecord& record);
[[nodiscard]] std::string json_design(const Design& design);

// Reads a table row by row. Throws a TextError that names the line of an error.
class RowReader {
public:
    // Reads the head. `name` appears in messages.
    RowReader(std::istream& in, std::string name);

    [[nodiscard]] const std::string& name() const { return lines_.name(); }
    // Empty if the table ends within its head: its writer was stopped at once.
    [[nodiscard]] const std::optional<Design>& design() const { return design_; }

    // The next game; empty at the end and at an incomplete last row. Throws a TextError for rows
    // out of order.
    [[nodiscard]] std::optional<GameRecord> next();
    // The number of the next game.
    [[nodiscard]] std::uint64_t at() const { return at_; }
    // The size of the head and all complete rows, in bytes.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    series::WholeLines lines_;
    std::optional<Design> design_;
    std::uint64_t at_ = 0;
    std::uint64_t bytes_ = 0;
};

}  // namespace catan::lab
