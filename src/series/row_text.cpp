#include "series/row_text.hpp"

#include <cerrno>
#include <limits>
#include <system_error>

#include <fmt/format.h>

#include "tabletop/text/words.hpp"

namespace tabletop::series {

std::string_view Cells::take() {
    const std::size_t end = rest_.find(',');
    const std::string_view cell = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    return cell;
}

std::uint32_t Cells::number() {
    const std::uint64_t value = text::number_in(take()).value_or(0);
    return value <= std::numeric_limits<std::uint32_t>::max() ? static_cast<std::uint32_t>(value)
                                                              : 0;
}

bool WholeLines::take(std::string& line) {
    std::getline(in_, line);
    if (in_.bad()) {
        throw std::system_error(errno, std::generic_category(),
                                fmt::format("cannot read '{}'", name_));
    }
    if (in_.fail() || in_.eof()) return false;
    ++line_;
    return true;
}

void WholeLines::fail(std::string_view message) const {
    throw text::TextError(0, fmt::format("{}:{}: {}", name_, line_, message));
}

}  // namespace tabletop::series
