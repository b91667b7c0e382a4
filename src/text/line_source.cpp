#include "text/line_source.hpp"

#include <algorithm>
#include <system_error>

#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::text {

std::string_view LineSource::ahead() {
    if (begin_ == end_) {
        // in_avail() counts the buffered bytes or, if there are none, those that can be read without blocking: the rest of a
        // file, or the present content of a pipe.
        if (before_waiting_ && in_.in_avail() <= 0) before_waiting_();
        if (in_.sgetc() == std::char_traits<char>::eof()) return {};
        const auto most = static_cast<std::streamsize>(buffer_.size());
        const auto there = std::clamp<std::streamsize>(in_.in_avail(), 1, most);
        begin_ = 0;
        end_ = static_cast<std::size_t>(in_.sgetn(buffer_.data(), there));
    }
    return std::string_view(buffer_.data(), end_).substr(begin_);
}

void LineSource::take(std::size_t bytes) {
    begin_ += bytes;
    bytes_ += bytes;
}

// Some editors write a byte order mark. An incomplete one belongs to the line, unless nothing follows it.
void LineSource::skip_byte_order_mark(std::string& line) {
    for (const char expected : std::string_view("\xef\xbb\xbf")) {
        const std::string_view rest = ahead();
        if (rest.empty()) break;
        if (rest.front() != expected) return;
        line += expected;
        take(1);
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
    line.clear();
    if (std::exchange(at_beginning_, false)) skip_byte_order_mark(line);
    while (true) {
        const std::string_view rest = ahead();
        if (rest.empty()) {
            ended_ = false;
            return !line.empty();
        }
        const std::size_t end = rest.find('\n');
        const bool has_end = end != std::string_view::npos;
        const std::string_view piece = rest.substr(0, end);
        if (!skipping_) {
            const std::size_t room = longest_line + 1 - line.size();
            line += piece.substr(0, room);
            if (piece.size() >= room) {
                take(room);
                skipping_ = true;
                return true;
            }
        }
        take(piece.size() + (has_end ? 1 : 0));
        if (!has_end) continue;
        if (!std::exchange(skipping_, false)) {
            ended_ = true;
            return true;
        }
    }
}

}  // namespace tabletop::text
