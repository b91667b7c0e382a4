#include "net/wires.hpp"

#include <utility>

#include "net/works.hpp"

namespace tabletop::net {

LiveWires::LiveWires(std::unique_ptr<Works> works) : works_(std::move(works)) { works_->start(); }
LiveWires::~LiveWires() { works_->end(); }

std::vector<News> LiveWires::take_news(std::size_t most) { return works_->take_news(most); }
bool LiveWires::wait_for_news(std::chrono::milliseconds most) {
    return works_->wait_for_news(most);
}
void LiveWires::wake(const tasks::WakeSignal& signal) { works_->wake(signal); }
void LiveWires::send(Peer peer, std::string_view lines) { works_->send(peer, lines); }
void LiveWires::hang_up(Peer peer) { works_->hang_up(peer); }

}  // namespace tabletop::net
