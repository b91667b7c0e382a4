// Tables of results as text: whole lines of a stream, and the cells of a row in CSV.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <utility>

namespace tabletop::series {

// The cells of a row, one after the other.
class Cells {
public:
    explicit Cells(std::string_view row) : rest_(row) {}

    std::string_view take();
    void skip(int cells) {
        while (cells-- > 0) take();
    }
    // The next cell as a number; 0 where it is none, or too large.
    std::uint32_t number();

private:
    std::string_view rest_;
};

// Reads a table line by line. A last line without its end was cut short, and does not count.
class WholeLines {
public:
    // The name is for messages.
    WholeLines(std::istream& in, std::string name) : in_(in), name_(std::move(name)) {}

    [[nodiscard]] const std::string& name() const { return name_; }
    // False at the end. A stream that cannot be read is a std::system_error.
    bool take(std::string& line);
    // A TextError that names the line.
    [[noreturn]] void fail(std::string_view message) const;

private:
    std::istream& in_;
    std::string name_;
    std::uint64_t line_ = 0;
};

}  // namespace tabletop::series
