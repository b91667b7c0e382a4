#include "catan/line_source.hpp"

#include <string_view>
#include <utility>

#include "catan/words.hpp"

namespace catan::text {

int LineSource::take() {
    const int c = in_.sbumpc();
    if (c != std::char_traits<char>::eof()) ++bytes_;
    return c;
}

// Some editors begin a file with one; it is no part of the text.
void LineSource::skip_byte_order_mark() {
    for (const char expected : std::string_view("\xef\xbb\xbf")) {
        if (in_.sgetc() != std::char_traits<char>::to_int_type(expected)) return;
        take();
    }
}

bool LineSource::next(std::string& line) {
    constexpr auto end_of_file = std::char_traits<char>::eof();
    line.clear();
    if (std::exchange(at_beginning_, false)) skip_byte_order_mark();
    while (true) {
        const int c = take();
        if (c == end_of_file) {
            ended_ = false;
            return !line.empty();
        }
        if (c == '\n') {
            if (skipping_) {
                skipping_ = false;
                continue;
            }
            ended_ = true;
            return true;
        }
        if (skipping_) continue;
        line += static_cast<char>(c);
        if (line.size() > longest_line) {
            skipping_ = true;
            return true;
        }
    }
}

}  // namespace catan::text
