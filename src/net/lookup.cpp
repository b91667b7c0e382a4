#include "net/lookup.hpp"

#include <asio/ip/address_v4.hpp>
#include <asio/ip/address_v6.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace tabletop::net {

Lookup::Resolution Lookup::wait_for(const std::string& host) {
    // Without /etc/hosts, as on a minimal system, the name server is asked, which may take minutes to fail.
    if (host == "localhost") {
        return {{asio::ip::address_v4::loopback(), asio::ip::address_v6::loopback()}, {}};
    }
    return ask_system(host);
}

std::shared_ptr<Lookup> Lookup::begin(const std::string& host, Hear hear) {
    auto lookup = std::make_shared<Lookup>();
    lookup->hear_ = std::move(hear);
    // The thread inherits the blocked signals of the network thread, which starts it.
    std::thread([lookup, host] { lookup->answer(wait_for(host)); }).detach();
    return lookup;
}

void Lookup::call_off() {
    const std::lock_guard lock(mutex_);
    hear_ = nullptr;
}

void Lookup::answer(const Resolution& answer) {
    const std::lock_guard lock(mutex_);
    if (hear_) hear_(answer);
}

}  // namespace tabletop::net
