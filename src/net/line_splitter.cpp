#include "net/line_splitter.hpp"

#include "text/utf8.hpp"

namespace tabletop::net {
namespace {

std::optional<std::string> fault_of(std::string_view line) {
    while (!line.empty()) {
        const std::optional<char32_t> code = text::take_code_point(line);
        if (!code) return "a line was not valid UTF-8";
        if (*code != U'\t' && text::is_control(*code)) return "a line had control characters in it";
    }
    return std::nullopt;
}

std::string size_in_words(std::size_t bytes) {
    if (bytes >= 1024 && bytes % 1024 == 0) return std::to_string(bytes / 1024) + " KiB";
    return std::to_string(bytes) + " bytes";
}

}  // namespace

void LineSplitter::add(std::string_view bytes) {
    if (complaint_) return;
    bytes_.erase(0, begin_);
    looked_ -= begin_;
    begin_ = 0;
    bytes_.append(bytes);
}

std::optional<std::string> LineSplitter::next() {
    if (complaint_) return std::nullopt;
    const std::size_t end = bytes_.find('\n', looked_);
    if (end == std::string::npos) {
        looked_ = bytes_.size();
        // One more byte is allowed: it may be the CR of a line end.
        if (bytes_.size() - begin_ > longest_ + 1) complain_of_length();
        return std::nullopt;
    }
    std::string line = bytes_.substr(begin_, end - begin_);
    begin_ = looked_ = end + 1;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.size() > longest_) {
        complain_of_length();
        return std::nullopt;
    }
    complaint_ = fault_of(line);
    if (complaint_) return std::nullopt;
    return line;
}

void LineSplitter::complain_of_length() {
    complaint_ = "a line was longer than " + size_in_words(longest_);
    bytes_ = {};
    begin_ = looked_ = 0;
}

}  // namespace tabletop::net
