// The addresses of a machine by its name. Looking it up may take long, and cannot be interrupted; so it is done in a thread
// that nobody waits for. A program that is linked statically looks up no names, since the C library does that with libraries
// of the system that fit it alone; addresses are numbers there. Only files of this folder that work with Asio include this.
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
    struct Answer {
        std::vector<asio::ip::address> addresses;
        std::string why_not;  // in words, if there are none
    };
    // Hears the answer in that thread, unless it is called off first.
    using Hear = std::function<void(const Answer&)>;

    // Looks it up here and now, however long that takes. `localhost` is this machine, whatever the system says (RFC 6761).
    [[nodiscard]] static Answer wait_for(const std::string& host);
    [[nodiscard]] static std::shared_ptr<Lookup> begin(const std::string& host, Hear hear);
    void call_off();

private:
    [[nodiscard]] static Answer ask_system(const std::string& host);
    void answer(const Answer& answer);

    std::mutex mutex_;
    Hear hear_;
};

}  // namespace tabletop::net
