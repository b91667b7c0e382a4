#include "net/network_thread.hpp"

#include <csignal>

#include <asio/post.hpp>
#include <utility>

namespace tabletop::net {
namespace {

// Blocks all signals for a new thread. Other threads handle them, and a write to a closed connection must fail with an error
// instead of SIGPIPE.
class NoSignals {
public:
    NoSignals() {
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    NoSignals(const NoSignals&) = delete;
    NoSignals& operator=(const NoSignals&) = delete;
    NoSignals(NoSignals&&) = delete;
    NoSignals& operator=(NoSignals&&) = delete;
    ~NoSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_{};
};

}  // namespace

NetworkThread::NetworkThread(const Limits& limits)
    : limits_(limits),
      io_(1),
      work_(asio::make_work_guard(io_)),
      last_farewell_(io_),
      news_(limits) {}

Peer NetworkThread::new_peer() {
    static std::atomic<Peer> last = 0;
    return ++last;
}

RunningThread NetworkThread::start(std::unique_ptr<NetworkThread> thread) {
    NetworkThread* const self = thread.get();
    asio::post(self->io_, [self] { self->begin(); });
    const NoSignals inherited;
    self->thread_ = std::thread([self] { self->io_.run(); });
    return RunningThread(thread.release());
}

void NetworkThread::end() {
    asio::post(io_, [this] { come_to_end(); });
    thread_.join();
}

void EndThread::operator()(NetworkThread* thread) const {
    thread->end();
    delete thread;
}

// --- Called from other threads.

std::vector<News> NetworkThread::take_news(std::size_t most) {
    NewsQueue::Taken taken = news_.take(most);
    if (!taken.heard_again.empty()) {
        asio::post(io_, [this, peers = std::move(taken.heard_again)] {
            for (const Peer peer : peers) {
                const auto found = connections_.find(peer);
                if (found == connections_.end()) continue;
                const std::shared_ptr<LineChannel> channel = found->second.channel;
                channel->go_on();
            }
        });
    }
    return std::move(taken.news);
}

void NetworkThread::send(Peer peer, std::string_view lines) {
    bool is_new = false;
    {
        const std::lock_guard lock(outboxes_mutex_);
        const auto found = outboxes_.find(peer);
        is_new = found != outboxes_.end() && found->second->add(lines);
    }
    if (!is_new) return;
    asio::post(io_, [this, peer] {
        const auto found = connections_.find(peer);
        if (found == connections_.end()) return;
        const std::shared_ptr<LineChannel> channel = found->second.channel;
        channel->look_at_outbox();
    });
}

void NetworkThread::hang_up(Peer peer) {
    {
        // Lines sent from now on are discarded.
        const std::lock_guard lock(outboxes_mutex_);
        const auto found = outboxes_.find(peer);
        if (found == outboxes_.end()) return;
        found->second->close();
    }
    asio::post(io_, [this, peer] { part_from(peer, "we hung up"); });
}

// --- On the network thread.

void NetworkThread::add(const std::shared_ptr<LineChannel>& channel) {
    connections_[channel->peer()].channel = channel;
    channel->start();
}

void NetworkThread::opened(LineChannel& channel) {
    Connection& connection = connections_.at(channel.peer());
    connection.has_arrived = true;
    connection.key = key_of(channel);
    {
        const std::lock_guard lock(outboxes_mutex_);
        outboxes_[channel.peer()] = channel.outbox();
    }
    tell_arrived(channel.peer(), connection.key);
}

bool NetworkThread::heard(LineChannel& channel, std::string line) {
    return news_.add_line(channel.peer(), std::move(line));
}

void NetworkThread::ended(LineChannel& channel, const Ending& ending) {
    auto node = connections_.extract(channel.peer());
    if (!node.empty()) has_ended(node.mapped(), ending);
    look_at_end();
}

void NetworkThread::tell_gone(Peer peer, std::string why, bool comes_back) {
    {
        const std::lock_guard lock(outboxes_mutex_);
        outboxes_.erase(peer);
    }
    news_.add(Gone{peer, std::move(why), comes_back});
}

void NetworkThread::part_from(Peer peer, const std::string& why) {
    const auto found = connections_.find(peer);
    if (found == connections_.end()) return;
    const std::shared_ptr<LineChannel> channel = found->second.channel;
    if (found->second.has_arrived && !std::exchange(found->second.is_told, true)) {
        tell_gone(peer, why, false);
    }
    channel->leave();
}

void NetworkThread::come_to_end() {
    is_ending_ = true;
    stop_beginning();
    std::vector<std::shared_ptr<LineChannel>> channels;
    for (const auto& [peer, connection] : connections_) channels.push_back(connection.channel);
    for (const auto& channel : channels) channel->leave();
    last_farewell_.expires_after(limits_.last_farewell);
    last_farewell_.async_wait([this](const std::error_code& error) {
        if (!error) drop_all();
    });
    look_at_end();
}

void NetworkThread::drop_all() {
    while (!connections_.empty()) {
        const std::shared_ptr<LineChannel> channel = connections_.begin()->second.channel;
        channel->drop({});
    }
    look_at_end();
}

void NetworkThread::look_at_end() {
    if (!is_ending_ || !connections_.empty() || !is_finished()) return;
    work_.reset();
    io_.stop();
}

}  // namespace tabletop::net
