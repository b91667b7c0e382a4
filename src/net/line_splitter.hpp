// Splits a stream of bytes into lines, in bounded memory. Rejects bytes that are no text.
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
    // The next whole line, without its end. Nothing if it is incomplete or after a fault.
    [[nodiscard]] std::optional<std::string> next();
    // The fault, in words. No more lines follow it.
    [[nodiscard]] const std::optional<std::string>& complaint() const { return complaint_; }

private:
    void complain_of_length();

    const std::size_t longest_;
    std::string bytes_;
    std::size_t begin_ = 0;   // of the bytes not yet returned
    std::size_t looked_ = 0;  // no line end before this index
    std::optional<std::string> complaint_;
};

}  // namespace tabletop::net
