#include "tabletop/table/match.hpp"

namespace tabletop::table {

std::uint64_t fnv1a(std::string_view text, std::uint64_t hash) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

}  // namespace tabletop::table
