// Accepts guests at a port of the host, each with a code. A connection without a code fails the handshake, and a flood
// of them from one address keeps no guest at another address out. docs/network.md describes larger floods.
#pragma once

#include <cstdint>
#include <vector>

#include "net/address.hpp"
#include "net/code.hpp"
#include "net/running_thread.hpp"
#include "net/transport.hpp"

namespace tabletop::net {

class Entrance {
public:
    // Listens on one address of this machine, or on all; port 0 takes a free port. Throws std::runtime_error. The key of an
    // arrival is the index of its code. Several guests may arrive with the same code; the caller decides which one counts.
    // Above the limit the newest connection is closed.
    Entrance(const Address& where, const std::vector<Code>& codes, const Limits& limits = {});

    [[nodiscard]] Transport& transport();
    [[nodiscard]] std::uint16_t port() const { return port_; }

private:
    RunningThread thread_;
    std::uint16_t port_ = 0;
};

}  // namespace tabletop::net
