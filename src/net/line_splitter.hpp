// Bytes as they come → lines, in bounded memory. What is no text never becomes a line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tabletop::net {

class LineSplitter {
public:
    explicit LineSplitter(std::size_t longest) : longest_(longest) {}

    void add(std::string_view bytes);
    // The next whole line, without its end; nothing if more has to come first, or if something is wrong.
    [[nodiscard]] std::optional<std::string> next();
    // What is wrong, in words; then there are no more lines.
    [[nodiscard]] const std::optional<std::string>& complaint() const { return complaint_; }

private:
    void complain_of_length();

    const std::size_t longest_;
    std::string bytes_;
    std::size_t begin_ = 0;   // of what was not handed out yet
    std::size_t looked_ = 0;  // up to here there is no end of a line
    std::optional<std::string> complaint_;
};

}  // namespace tabletop::net
