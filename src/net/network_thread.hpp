// Implements Transport: the network thread, the connections by peer, the queues. Derived classes make the connections and
// react to their end. Include it only in files of this folder that use Asio.
#pragma once

#include <asio/executor_work_guard.hpp>
#include <asio/io_context.hpp>
#include <asio/steady_timer.hpp>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "net/line_channel.hpp"
#include "net/news_queue.hpp"
#include "net/outbox.hpp"
#include "net/running_thread.hpp"
#include "net/transport.hpp"

namespace tabletop::net {

class NetworkThread : public Transport, public LineChannel::Handler {
public:
    explicit NetworkThread(const Limits& limits);
    NetworkThread(const NetworkThread&) = delete;
    NetworkThread& operator=(const NetworkThread&) = delete;
    NetworkThread(NetworkThread&&) = delete;
    NetworkThread& operator=(NetworkThread&&) = delete;
    ~NetworkThread() override = default;

    // Not part of the constructor, because the thread calls functions of the derived class.
    [[nodiscard]] static RunningThread start(std::unique_ptr<NetworkThread> thread);

    // From any thread.
    [[nodiscard]] std::vector<News> take_news(std::size_t most) override;
    bool wait_for_news(std::chrono::milliseconds most) override { return news_.wait(most); }
    void wake(const tasks::WakeSignal& signal) override { news_.wake(signal); }
    void send(Peer peer, std::string_view lines) override;
    void hang_up(Peer peer) override;

protected:
    // A live connection.
    struct Connection {
        std::shared_ptr<LineChannel> channel;
        std::size_t key = 0;
        bool has_arrived = false;
        bool is_told = false;  // Gone was sent
    };

    [[nodiscard]] static Peer new_peer();

    // Everything below runs on the network thread.
    virtual void begin() = 0;
    // Makes no new connections from now on.
    virtual void stop_beginning() = 0;
    // Whether only connections are left to wait for at the end.
    [[nodiscard]] virtual bool is_finished() const { return true; }
    virtual std::size_t key_of(const LineChannel& channel) const = 0;
    // Called after the connection was removed. Sends Gone if the peer has arrived and `is_told` is not set.
    virtual void has_ended(const Connection& connection, const Ending& ending) = 0;

    void add(const std::shared_ptr<LineChannel>& channel);
    void tell_arrived(Peer peer, std::size_t key) { news_.add(Arrived{peer, key}); }
    void tell_gone(Peer peer, std::string why, bool comes_back);
    void tell_retrying(Peer peer, std::string why) { news_.add(Retrying{peer, std::move(why)}); }
    // During shutdown: stops the thread if nothing is left to wait for.
    void look_at_end();
    // Closes a connection, for either side's reason.
    void part_from(Peer peer, const std::string& why);

    [[nodiscard]] const Limits& limits() const { return limits_; }
    [[nodiscard]] asio::io_context& io() { return io_; }
    [[nodiscard]] bool is_ending() const { return is_ending_; }
    [[nodiscard]] bool is_crowded() const { return news_.is_full(); }
    // In order of arrival.
    [[nodiscard]] const std::map<Peer, Connection>& connections() const { return connections_; }

    void opened(LineChannel& channel) override;
    bool heard(LineChannel& channel, std::string line) override;
    void ended(LineChannel& channel, const Ending& ending) override;

private:
    friend struct EndThread;

    void end();
    void come_to_end();
    void drop_all();

    const Limits limits_;
    asio::io_context io_;
    asio::executor_work_guard<asio::io_context::executor_type> work_;
    asio::steady_timer last_farewell_;
    NewsQueue news_;
    std::map<Peer, Connection> connections_;
    std::mutex outboxes_mutex_;
    std::map<Peer, std::shared_ptr<Outbox>> outboxes_;  // of peers that can be sent to
    bool is_ending_ = false;
    std::thread thread_;
};

}  // namespace tabletop::net
