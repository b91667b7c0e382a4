#include "catan/line_source.hpp"

#include "catan/words.hpp"

namespace catan::text {

bool LineSource::next(std::string& line) {
    constexpr auto end_of_file = std::char_traits<char>::eof();
    line.clear();
    while (true) {
        const auto c = in_.sbumpc();
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
