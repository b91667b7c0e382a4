// Reads tables of results from text: complete lines of a stream, and the cells of a CSV row.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <utility>

namespace tabletop::series {

// Takes the cells of a row one by one.
class Cells {
public:
    explicit Cells(std::string_view row) : rest_(row) {}

    std::string_view take();
    void skip(int cells) {
        while (cells-- > 0) take();
    }
    // The next cell as a number; 0 if it is not a number or too large.
    std::uint32_t number();

private:
    std::string_view rest_;
};

// Reads a table line by line. Ignores a last line without a line end, which was cut short.
class WholeLines {
public:
    // `name` appears in messages.
    WholeLines(std::istream& in, std::string name) : in_(in), name_(std::move(name)) {}

    [[nodiscard]] const std::string& name() const { return name_; }
    // False at the end. Throws std::system_error if the stream cannot be read.
    bool take(std::string& line);
    // Throws a TextError that names the line.
    [[noreturn]] void fail(std::string_view message) const;

private:
    std::istream& in_;
    std::string name_;
    std::uint64_t line_ = 0;
};

}  // namespace tabletop::series
