#include "remote/protocol.hpp"

#include <fmt/format.h>

#include "catan/core/rooms.hpp"
#include "tabletop/text/words.hpp"
#include "text/utf8.hpp"

namespace catan::remote {

std::string greeting() { return fmt::format("catan-chair {}\n", protocol_version); }

std::string greeting_fault(std::string_view line) {
    try {
        const auto words = text::split(line);
        text::Reader reader(words, line.size() + 1);
        if (!reader.take_if("catan-chair")) return "the other side is no game of catan";
        const std::uint64_t version = reader.take_number("a version");
        if (version == protocol_version) return {};
        return fmt::format(
            "the other side speaks version {} of the network game and this program version {}: "
            "install the same catan on both",
            version, protocol_version);
    } catch (const text::TextError&) {
        return "the other side is no game of catan";
    }
}

std::string legible(std::string_view words) {
    constexpr int most_columns = 200;
    int columns = 0;
    std::string result;
    while (!words.empty()) {
        const auto code = text::take_code_point(words);
        if (!code) words.remove_prefix(1);
        const char32_t shown = code && !text::is_control(*code) ? *code : U'?';
        // Outside ASCII a character may be two columns wide.
        columns += shown < 0x80 ? 1 : 2;
        if (columns > most_columns) return result + "...";
        text::append_code_point(result, shown);
    }
    return result;
}

}  // namespace catan::remote
