// Reads the lines of a script one by one, in bounded memory for any input. Does not read further ahead than the stream has
// data, and calls back before a read that may block.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <utility>

namespace tabletop::text {

class LineSource {
public:
    // `name` is for messages. `before_waiting` is called before a read that may block, because the writer may be waiting
    // for an answer.
    LineSource(std::istream& in, std::string name, std::function<void()> before_waiting = {})
        : in_(*in.rdbuf()), name_(std::move(name)), before_waiting_(std::move(before_waiting)) {}

    // Reads the next line without its end. Truncates a line that is too long, to just above the limit. Returns false at the
    // end. Throws std::system_error, naming the file, if it cannot be read.
    bool next(std::string& line);

    // Whether the last line had a line end. A saved game's last line has none if writing it was cut short.
    [[nodiscard]] bool ended() const { return ended_; }

    // Size of all lines so far, line ends included.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    bool take_line(std::string& line);
    void skip_byte_order_mark(std::string& line);
    // Bytes that were read but not taken; empty at the end of the file.
    std::string_view ahead();
    void take(std::size_t bytes);

    std::streambuf& in_;
    std::string name_;
    std::function<void()> before_waiting_;
    std::array<char, 8192> buffer_{};
    std::size_t begin_ = 0;  // the unread bytes are [begin_, end_)
    std::size_t end_ = 0;
    std::uint64_t bytes_ = 0;
    bool at_beginning_ = true;
    bool ended_ = true;
    bool skipping_ = false;  // discarding the rest of a line that is too long
};

}  // namespace tabletop::text
