#include "net/lookup.hpp"

#include <netdb.h>
#include <sys/socket.h>

#include <asio/ip/tcp.hpp>
#include <cstring>
#include <thread>
#include <utility>

namespace catan::net {
namespace {

using Found = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

Lookup::Answer look_up(const std::string& host) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* first = nullptr;
    const int error = getaddrinfo(host.c_str(), nullptr, &hints, &first);
    const Found found(error == 0 ? first : nullptr, &freeaddrinfo);
    Lookup::Answer answer;
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

}  // namespace

std::shared_ptr<Lookup> Lookup::begin(const std::string& host, Hear hear) {
    auto lookup = std::make_shared<Lookup>();
    lookup->hear_ = std::move(hear);
    // It is started from the thread of the wires, whose signals are for others; so are those of this one.
    std::thread([lookup, host] { lookup->answer(look_up(host)); }).detach();
    return lookup;
}

void Lookup::call_off() {
    const std::lock_guard lock(mutex_);
    hear_ = nullptr;
}

void Lookup::answer(const Answer& answer) {
    const std::lock_guard lock(mutex_);
    if (hear_) hear_(answer);
}

}  // namespace catan::net
