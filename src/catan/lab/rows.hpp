// Reads and writes the table of results: one row for each game in order, with everything that the
// summary needs. CSV files begin with the design and the column names; JSON is write-only. Reading
// rejects any row that is not exactly as it was written.
#pragma once

#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/lab/design.hpp"
#include "catan/lab/record.hpp"
#include "series/table_reader.hpp"

namespace catan::lab {

// The two lines at the beginning of a table.
[[nodiscard]] std::string csv_head(const Design& design);
[[nodiscard]] std::string csv_row(const Design& design, const GameRecord& record);
// Parses a row without its line end. Throws a TextError if it is not a row of this design.
[[nodiscard]] GameRecord record_in(const Design& design, std::string_view row);

// JSON objects for one game and for the design.
[[nodiscard]] std::string json_row(const Design& design, const GameRecord& record);
[[nodiscard]] std::string json_design(const Design& design);

// The format of these tables, for a reader of rows.
struct TableFormat {
    using Design = lab::Design;
    using Record = GameRecord;
    [[nodiscard]] static Design design_in(std::string_view line) { return lab::design_in(line); }
    [[nodiscard]] static std::string columns(const Design& design);
    [[nodiscard]] static Record record_in(const Design& design, std::string_view row) {
        return lab::record_in(design, row);
    }
};
using RowReader = series::TableReader<TableFormat>;

}  // namespace catan::lab
