// The guest's side: a game elsewhere is called, and called again whenever the connection is lost.
#pragma once

#include "net/address.hpp"
#include "net/code.hpp"
#include "net/wires.hpp"

namespace tabletop::net {

class Call : public LiveWires {
public:
    // Tries once. If that fails, a peer is Gone that never arrived, for good. A connection that is lost later is tried again,
    // be it for days: Gone says so, Retrying says why it takes long, and a new peer arrives. A code that the host does not
    // know, and a host that sends no text, are the end at any time.
    Call(const Address& where, const Code& code, const Limits& limits = {});
};

}  // namespace tabletop::net
