// Owns a running network thread. Does not know Asio, so that the owners' headers need not include it.
#pragma once

#include <memory>

namespace tabletop::net {

class NetworkThread;

// Closes all connections, sends what is still queued within Limits::last_farewell, and joins the thread before any part of
// the object is destroyed: until then the thread uses all of them, also those of the derived class.
struct EndThread {
    void operator()(NetworkThread* thread) const;
};

// Made by NetworkThread::start().
using RunningThread = std::unique_ptr<NetworkThread, EndThread>;

}  // namespace tabletop::net
