#include "listing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tabletop::text {

std::string counted(int count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string joined(std::span<const std::string> parts, std::string_view conjunction) {
    if (parts.empty()) return {};
    if (parts.size() == 1) return parts.front();
    return fmt::format("{} {} {}", fmt::join(parts.first(parts.size() - 1), ", "), conjunction,
                       parts.back());
}

}  // namespace tabletop::text
