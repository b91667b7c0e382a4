#include "net/address.hpp"

#include <algorithm>
#include <charconv>

namespace tabletop::net {
namespace {

constexpr std::size_t longest_name = 253;

std::uint16_t read_port(std::string_view text) {
    std::uint16_t port = 0;
    const char* end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, port);
    if (text.empty() || result.ec != std::errc() || result.ptr != end) {
        throw NotAnAddress("A port is a number up to 65535, as in annas-laptop:4660.");
    }
    return port;
}

bool fits_a_host(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-._:%").find(c) != std::string_view::npos;
}

std::string read_host(std::string_view text) {
    if (text.size() > longest_name || !std::all_of(text.begin(), text.end(), &fits_a_host)) {
        throw NotAnAddress("This is no address of a machine; one looks like annas-laptop:4660.");
    }
    // A resolver would take 0 for all addresses of this machine.
    if (!text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos) {
        throw NotAnAddress("This is a number; a port alone is written with a colon, as in :4660.");
    }
    return std::string(text);
}

}  // namespace

Address read_address(std::string_view text) {
    Address address;
    if (text.empty()) {
        throw NotAnAddress("The address is empty; one looks like annas-laptop:4660.");
    }
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        if (end == std::string_view::npos)
            throw NotAnAddress("The ] is missing after the address.");
        if (end == 1) throw NotAnAddress("The address is missing between [ and ].");
        address.host = read_host(text.substr(1, end - 1));
        const std::string_view rest = text.substr(end + 1);
        if (rest.starts_with(':')) {
            address.port = read_port(rest.substr(1));
        } else if (!rest.empty()) {
            throw NotAnAddress("After the ] there can only be a port, as in [::1]:4660.");
        }
        return address;
    }
    const std::size_t colon = text.find(':');
    const bool has_port = colon != std::string_view::npos && colon == text.rfind(':');
    address.host = read_host(has_port ? text.substr(0, colon) : text);
    if (has_port) address.port = read_port(text.substr(colon + 1));
    return address;
}

std::string text_of(const Address& address) {
    const bool needs_brackets = address.host.find(':') != std::string::npos;
    return (needs_brackets ? "[" + address.host + "]" : address.host) + ":" +
           std::to_string(address.port);
}

}  // namespace tabletop::net
