// Resolves host names with the system's resolver.
#include <netdb.h>
#include <sys/socket.h>

#include <asio/ip/tcp.hpp>
#include <cstring>
#include <memory>

#include "net/lookup.hpp"

namespace tabletop::net {
namespace {

using AddressList = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

}  // namespace

Lookup::Resolution Lookup::ask_system(const std::string& host) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* first = nullptr;
    const int error = getaddrinfo(host.c_str(), nullptr, &hints, &first);
    const AddressList found(error == 0 ? first : nullptr, &freeaddrinfo);
    Resolution answer;
    for (const addrinfo* each = found.get(); each != nullptr; each = each->ai_next) {
        asio::ip::tcp::endpoint endpoint;
        if (each->ai_addrlen > endpoint.capacity()) continue;
        std::memcpy(endpoint.data(), each->ai_addr, each->ai_addrlen);
        endpoint.resize(each->ai_addrlen);
        answer.addresses.push_back(endpoint.address());
    }
    if (!answer.addresses.empty()) return answer;
    answer.why_not = error == EAI_AGAIN
                         ? "The name " + host + " cannot be looked up now: is this machine online?"
                         : "There is no machine called " + host + ": is the name right?";
    return answer;
}

}  // namespace tabletop::net
