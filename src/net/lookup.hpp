// Resolves a host name to addresses. A lookup may take long and cannot be interrupted, so it runs on a detached thread.
// A statically linked program accepts numeric addresses only, because glibc resolves names with shared libraries of exactly
// its own version. Include it only in files of this folder that use Asio.
#pragma once

#include <asio/ip/address.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tabletop::net {

class Lookup {
public:
    struct Resolution {
        std::vector<asio::ip::address> addresses;
        std::string why_not;  // in words, if there are none
    };
    // Called with the answer on the lookup's thread, unless the lookup is called off first.
    using Hear = std::function<void(const Resolution&)>;

    // Blocks until the answer is there. `localhost` is always the loopback address (RFC 6761).
    [[nodiscard]] static Resolution wait_for(const std::string& host);
    [[nodiscard]] static std::shared_ptr<Lookup> begin(const std::string& host, Hear hear);
    void call_off();

private:
    [[nodiscard]] static Resolution ask_system(const std::string& host);
    void answer(const Resolution& answer);

    std::mutex mutex_;
    Hear hear_;
};

}  // namespace tabletop::net
