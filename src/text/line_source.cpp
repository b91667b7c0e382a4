#include "catan/line_source.hpp"

#include <string_view>
#include <system_error>
#include <utility>

#include "catan/spelling.hpp"
#include "catan/words.hpp"

namespace catan::text {

int LineSource::take() {
    const int c = in_.sbumpc();
    if (c != std::char_traits<char>::eof()) ++bytes_;
    return c;
}

// Some editors begin a file with one; it is no part of the text. The beginning of one belongs to the line, unless
// nothing at all follows it.
void LineSource::skip_byte_order_mark(std::string& line) {
    using Traits = std::char_traits<char>;
    for (const char expected : std::string_view("\xef\xbb\xbf")) {
        const int next = in_.sgetc();
        if (next == Traits::eof()) break;
        if (next != Traits::to_int_type(expected)) return;
        line += Traits::to_char_type(take());
    }
    line.clear();
}

bool LineSource::next(std::string& line) {
    try {
        return take_line(line);
    } catch (const std::ios_base::failure& error) {
        throw std::system_error(error.code(), "cannot read " + in_quotes(name_));
    }
}

bool LineSource::take_line(std::string& line) {
    constexpr auto end_of_file = std::char_traits<char>::eof();
    line.clear();
    if (std::exchange(at_beginning_, false)) skip_byte_order_mark(line);
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
