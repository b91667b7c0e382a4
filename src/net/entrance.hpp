// The host's side: guests come in, each with a code. A connection without one never gets past the handshake, and a flood of
// them from one address keeps no guest at another address out. docs/network.md tells what a larger flood can do.
#pragma once

#include <cstdint>
#include <vector>

#include "net/address.hpp"
#include "net/code.hpp"
#include "net/wires.hpp"

namespace tabletop::net {

class Entrance : public LiveWires {
public:
    // Opens at an address of this machine, or at all of them; port 0 takes a free one. Throws std::runtime_error, in words.
    // The key of an arrival is the index of its code. Several may arrive with the same code: which of them counts is for the
    // caller to decide. One that would be too many is hung up on; those that were there before stay.
    Entrance(const Address& where, const std::vector<Code>& codes, const Limits& limits = {});

    [[nodiscard]] std::uint16_t port() const;
};

}  // namespace tabletop::net
