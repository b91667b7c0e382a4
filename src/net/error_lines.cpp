#include "net/error_lines.hpp"

#include <algorithm>
#include <utility>

#include "tabletop/text/spelling.hpp"

namespace tabletop::net {
namespace {

// Drops an incomplete UTF-8 sequence at the end, which would be shown as a question mark.
void drop_half_character(std::string& line) {
    const auto continues = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
    };
    std::size_t size = line.size();
    while (size > 0 && line.size() - size < 3 && continues(line[size - 1])) --size;
    if (size > 0 && (static_cast<unsigned char>(line[size - 1]) & 0xc0U) == 0xc0)
        line.resize(size - 1);
}

}  // namespace

std::vector<std::string> ErrorLines::add(std::string_view bytes, Clock::time_point now) {
    const auto more =
        static_cast<std::size_t>(std::max<Clock::rep>(0, (now - refilled_) / until_next));
    if (more > 0) {
        room_ = std::min(most_at_once, room_ + std::min(most_at_once, more));
        refilled_ = now;
    }
    std::vector<std::string> told;
    for (const char letter : bytes) {
        if (letter == '\n') {
            end_line(told);
        } else if (line_.size() < longest_line) {
            line_ += letter;
        } else {
            is_cut_ = true;
        }
    }
    return told;
}

std::vector<std::string> ErrorLines::finish() {
    std::vector<std::string> told;
    end_line(told);
    tell_left_out(told);
    return told;
}

void ErrorLines::end_line(std::vector<std::string>& told) {
    std::string line = std::exchange(line_, {});
    const bool is_cut = std::exchange(is_cut_, false);
    if (is_cut) drop_half_character(line);
    if (!is_cut && line.ends_with('\r')) line.pop_back();
    if (line.empty()) return;
    if (room_ == 0) {
        ++left_out_;
        return;
    }
    --room_;
    tell_left_out(told);
    std::ranges::replace(line, '\t', ' ');
    told.push_back(text::shown(line) + (is_cut ? "..." : ""));
}

void ErrorLines::tell_left_out(std::vector<std::string>& told) {
    if (left_out_ == 0) return;
    told.push_back("(" + std::to_string(left_out_) + (left_out_ == 1 ? " line" : " lines") +
                   " left out here)");
    left_out_ = 0;
}

}  // namespace tabletop::net
