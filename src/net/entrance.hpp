// The host's side: others come in, each with a code. Nobody without one gets past the handshake, and however many try, those
// with a code still get in.
#pragma once

#include <cstdint>
#include <vector>

#include "net/address.hpp"
#include "net/code.hpp"
#include "net/wires.hpp"

namespace catan::net {

class Entrance : public LiveWires {
public:
    // Opens at an address of this machine, or at all of them; port 0 takes a free one. Throws std::runtime_error, in words.
    // The key of whoever arrives is the index of their code. Several may arrive with the same code: who of them counts is
    // for others to decide.
    Entrance(const Address& where, const std::vector<Code>& codes, const Limits& limits = {});

    [[nodiscard]] std::uint16_t port() const;
};

}  // namespace catan::net
