// The guest's side: a game elsewhere is called, and called again whenever the connection is lost.
#pragma once

#include "net/address.hpp"
#include "net/code.hpp"
#include "net/wires.hpp"

namespace catan::net {

class Call : public LiveWires {
public:
    // Tries once. If that fails, somebody is gone who never arrived, for good. Later, whoever is lost comes back: Gone says
    // so, and then somebody new arrives, be it after days. A code that the host does not know is the end at any time.
    Call(const Address& where, const Code& code, const Limits& limits = {});
};

}  // namespace catan::net
