#include "catan/tui/dice_bars.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/inks.hpp"

namespace catan::tui {
std::vector<kit::Line> dice_bars(const std::vector<RolledSum>& sums, int longest) {
    double most = 1;
    for (const RolledSum& rolled : sums) {
        most = std::max({most, static_cast<double>(rolled.times), rolled.expected});
    }
    const double scale = std::max(1.0, most / longest);
    std::vector<kit::Line> lines;
    for (const RolledSum& rolled : sums) {
        const auto length = static_cast<int>(std::lround(rolled.times / scale));
        const auto mark = static_cast<int>(std::lround(rolled.expected / scale));
        const bool is_red = rolled.sum == 6 || rolled.sum == 8;
        const Ink ink = rolled.sum == 7 ? Ink::Dim : is_red ? inks::red : inks::plate;
        kit::Line line{{fmt::format("{:>3} {:>4} ", rolled.sum, rolled.times)}};
        line.push_back({kit::repeated("█", std::min(length, mark)), ink});
        if (length > mark) {
            line.push_back({"│", Ink::Black, ink});
            line.push_back({kit::repeated("█", length - mark - 1), ink});
        } else {
            line.push_back(kit::blank(mark - length));
            line.push_back({"│", Ink::Prompt});
        }
        line.push_back({fmt::format("  {:.1f}", rolled.expected), Ink::Dim});
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace catan::tui
