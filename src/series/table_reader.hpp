// Reads a table of results row by row: the line of its design, the names of its columns, then a row for each game in order. An
// experiment says how these look.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "series/row_text.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::series {

// E is the format of an experiment: its Design, which has a range(), and its Record of a game, which has its number;
// design_in(line), columns(design) and record_in(design, row), which throw TextErrors.
template <typename E>
class TableReader {
public:
    using Design = typename E::Design;
    using Record = typename E::Record;

    // Reads the head. `name` appears in messages. Throws a TextError that names the line of an error, as next() does.
    TableReader(std::istream& in, std::string name) : lines_(in, std::move(name)) {
        std::string line;
        if (!lines_.take(line)) return;
        std::optional<Design> design;
        try {
            design = E::design_in(line);
        } catch (const text::TextError& error) {
            lines_.fail(error.what());
        }
        const std::uint64_t first_line = line.size() + 1;
        if (!lines_.take(line)) return;
        if (line != E::columns(*design)) lines_.fail("these are not the columns of such a table");
        bytes_ = first_line + line.size() + 1;
        at_ = design->range().first;
        design_ = std::move(design);
    }

    [[nodiscard]] const std::string& name() const { return lines_.name(); }
    // Empty if the table ends within its head: its writer was stopped at once.
    [[nodiscard]] const std::optional<Design>& design() const { return design_; }

    // The next game; empty at the end and at an incomplete last row. Throws for rows out of order.
    [[nodiscard]] std::optional<Record> next() {
        std::string line;
        if (!design_ || !lines_.take(line)) return std::nullopt;
        std::optional<Record> record;
        try {
            record = E::record_in(*design_, line);
        } catch (const text::TextError& error) {
            lines_.fail(error.what());
        }
        if (record->game != at_ || at_ >= design_->range().last) {
            lines_.fail(fmt::format(
                "the row of game {} stands where {} should be", record->game + 1,
                at_ < design_->range().last ? fmt::format("that of game {}", at_ + 1) : "the end"));
        }
        ++at_;
        bytes_ += line.size() + 1;
        return record;
    }
    // The number of the next game.
    [[nodiscard]] std::uint64_t at() const { return at_; }
    // The size of the head and all complete rows, in bytes.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    WholeLines lines_;
    std::optional<Design> design_;
    std::uint64_t at_ = 0;
    std::uint64_t bytes_ = 0;
};

}  // namespace tabletop::series
