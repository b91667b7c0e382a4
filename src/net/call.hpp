// Guest side of a connection: calls a host, and reconnects whenever the connection is lost.
#pragma once

#include "net/address.hpp"
#include "net/code.hpp"
#include "net/running_thread.hpp"
#include "net/transport.hpp"

namespace tabletop::net {

class Call {
public:
    // The first connection is tried once; if it fails, the call reports a final Gone without an Arrived. A later loss is
    // retried without limit: Gone announces it, Retrying gives reasons, and each new connection is a new peer. A wrong code,
    // or a host that sends no text, ends the call at any time.
    Call(const Address& where, const Code& code, const Limits& limits = {});

    [[nodiscard]] Transport& transport();

private:
    RunningThread thread_;
};

}  // namespace tabletop::net
