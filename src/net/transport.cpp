#include "net/transport.hpp"

#include <utility>

#include "net/network_thread.hpp"

namespace tabletop::net {

LiveTransport::LiveTransport(std::unique_ptr<NetworkThread> thread) : thread_(std::move(thread)) {
    thread_->start();
}
LiveTransport::~LiveTransport() { thread_->end(); }

std::vector<News> LiveTransport::take_news(std::size_t most) { return thread_->take_news(most); }
bool LiveTransport::wait_for_news(std::chrono::milliseconds most) {
    return thread_->wait_for_news(most);
}
void LiveTransport::wake(const tasks::WakeSignal& signal) { thread_->wake(signal); }
void LiveTransport::send(Peer peer, std::string_view lines) { thread_->send(peer, lines); }
void LiveTransport::hang_up(Peer peer) { thread_->hang_up(peer); }

}  // namespace tabletop::net
