// Checks that a picture is a well-formed XML document.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace catan {

inline std::size_t count(std::string_view text, std::string_view what) {
    std::size_t found = 0;
    for (auto at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
        ++found;
    return found;
}

// Whether every opened tag is closed in the right order and every attribute value is quoted.
inline bool is_well_formed(std::string_view text) {
    std::vector<std::string> open;
    for (auto at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const auto end = text.find('>', at);
        if (end == std::string_view::npos) return false;
        const std::string_view tag = text.substr(at + 1, end - at - 1);
        if (count(tag, "\"") % 2 != 0 || tag.find('<') != std::string_view::npos) return false;
        const bool closing = tag.front() == '/';
        const std::string tag_name(
            tag.substr(closing ? 1 : 0, tag.find_first_of(" \n") - (closing ? 1 : 0)));
        if (closing) {
            if (open.empty() || open.back() != tag_name) return false;
            open.pop_back();
        } else if (tag.back() != '/') {
            open.push_back(tag_name);
        }
    }
    return open.empty();
}

}  // namespace catan
