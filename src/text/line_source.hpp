// The lines of a script, one after the other, in bounded memory whatever comes in. It reads no further ahead than the
// stream has, and says so before it must wait.
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
    // The name is for messages. `before_waiting` is called before bytes are read that may not be there yet: whoever
    // writes them may be waiting for an answer.
    LineSource(std::istream& in, std::string name, std::function<void()> before_waiting = {})
        : in_(*in.rdbuf()), name_(std::move(name)), before_waiting_(std::move(before_waiting)) {}

    // The next line without its end; of one that is longer than the language allows, just enough to see that. False
    // when there is none. A file that cannot be read is a std::system_error that names it.
    bool next(std::string& line);

    // Whether the line that came last had an end. A saved game's last line has none when writing it was cut short.
    [[nodiscard]] bool ended() const { return ended_; }

    // How many bytes the lines so far have taken up.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    bool take_line(std::string& line);
    void skip_byte_order_mark(std::string& line);
    // What has been read and not taken yet; empty at the end of the file.
    std::string_view ahead();
    void take(std::size_t bytes);

    std::streambuf& in_;
    std::string name_;
    std::function<void()> before_waiting_;
    std::array<char, 8192> buffer_{};
    std::size_t begin_ = 0;  // of what is ahead
    std::size_t end_ = 0;
    std::uint64_t bytes_ = 0;
    bool at_beginning_ = true;
    bool ended_ = true;
    bool skipping_ = false;  // the rest of a line that is too long is still to come
};

}  // namespace tabletop::text
