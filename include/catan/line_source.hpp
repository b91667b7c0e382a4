// The lines of a script, one after the other, in bounded memory whatever comes in.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <utility>

namespace catan::text {

class LineSource {
public:
    // The name is for messages.
    LineSource(std::istream& in, std::string name) : in_(*in.rdbuf()), name_(std::move(name)) {}

    // The next line without its end; of one that is longer than the language allows, just enough to see that. False
    // when there is none. A file that cannot be read is a std::system_error that names it.
    bool next(std::string& line);

    // Whether the line that came last had an end. A saved game's last line has none when writing it was cut short.
    [[nodiscard]] bool ended() const { return ended_; }

    // How many bytes have been read.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    bool take_line(std::string& line);
    int take();
    void skip_byte_order_mark(std::string& line);

    std::streambuf& in_;
    std::string name_;
    std::uint64_t bytes_ = 0;
    bool at_beginning_ = true;
    bool ended_ = true;
    bool skipping_ = false;  // the rest of a line that is too long is still to come
};

}  // namespace catan::text
