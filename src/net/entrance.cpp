#include "net/entrance.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <asio/ip/tcp.hpp>
#include <asio/ip/v6_only.hpp>
#include <cerrno>
#include <optional>
#include <stdexcept>
#include <utility>

#include "net/lookup.hpp"
#include "net/network_thread.hpp"
#include "net/pending_handshakes.hpp"
#include "net/sockets.hpp"

namespace tabletop::net {
namespace {

using asio::ip::tcp;

constexpr Limits::Time breath{
    100};  // before accepting again when the queue or file limit is reached

// The origin of a connection, for sharing places fairly. For IPv6 it is the network: a home or a server has any number of
// addresses with the same first 7 bytes.
std::string origin_of(const asio::ip::address& address) {
    if (address.is_v4()) return address.to_string();
    const asio::ip::address_v6 v6 = address.to_v6();
    if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
    asio::ip::address_v6::bytes_type bytes = v6.to_bytes();
    constexpr std::ptrdiff_t network = 7;
    std::fill(bytes.begin() + network, bytes.end(), static_cast<unsigned char>(0));
    return asio::ip::address_v6(bytes).to_string();
}

[[noreturn]] void complain(const Address& where, const std::error_code& error) {
    const std::string port = std::to_string(where.port);
    const std::string place = where.host.empty() ? "port " + port : text_of(where);
    if (error == asio::error::address_in_use) {
        throw std::runtime_error("Port " + port +
                                 " is in use: another game may be open. --listen " +
                                 text_of({where.host, 0}) + " takes a free one.");
    }
    if (error == asio::error::access_denied) {
        throw std::runtime_error("Port " + port +
                                 " is not for everybody: take one above 1023, such as " +
                                 std::to_string(Address::usual_port) + ".");
    }
    if (error.value() == EADDRNOTAVAIL) {
        throw std::runtime_error(
            where.host +
            " is no address of this machine. Leave it out to listen at all of them: --listen :" +
            port + ".");
    }
    throw std::runtime_error("No game can be opened at " + place + ": " + error.message() + ".");
}

// Reserves half of this process's file descriptors for the game and for guests who have arrived.
std::size_t places_for_handshakes(const Limits& limits) {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return limits.handshakes;
    return static_cast<std::size_t>(std::min<rlim_t>(limits.handshakes, files.rlim_cur / 2));
}

class EntranceThread : public NetworkThread {
public:
    EntranceThread(const Address& where, const std::vector<Code>& codes, const Limits& limits)
        : NetworkThread(limits),
          side_(TlsSide::host(codes)),
          pending_(places_for_handshakes(limits), limits.same_code),
          acceptor_(io()),
          breath_(io()) {
        listen(where);
    }

    [[nodiscard]] std::uint16_t port() const { return port_; }

protected:
    void begin() override { accept(); }
    void stop_beginning() override;
    [[nodiscard]] std::size_t key_of(const LineChannel& channel) const override {
        return channel.key();
    }
    void knows_code(LineChannel& channel) override;
    void opened(LineChannel& channel) override;
    void has_ended(const Connection& connection, const Ending& ending) override;

private:
    void listen(const Address& where);
    std::error_code try_to_listen(const tcp::endpoint& endpoint, bool both);
    void accept();
    void accept_later();
    void welcome(tcp::socket socket);
    void hang_up_on(std::optional<Peer> peer);

    TlsSide side_;
    PendingHandshakes pending_;
    tcp::acceptor acceptor_;
    asio::steady_timer breath_;
    std::uint16_t port_ = 0;
};

void EntranceThread::listen(const Address& where) {
    std::error_code error;
    if (where.host.empty()) {
        error = try_to_listen({tcp::v6(), where.port}, true);
        // Falls back to IPv4 on a machine without IPv6, but not if the port is taken.
        if (error && error != asio::error::address_in_use) {
            error = try_to_listen({tcp::v4(), where.port}, false);
        }
    } else {
        asio::ip::address address = asio::ip::make_address(where.host, error);
        if (error) {
            const Lookup::Resolution found = Lookup::wait_for(where.host);
            if (found.addresses.empty()) throw std::runtime_error(found.why_not);
            address = found.addresses.front();
        }
        error = try_to_listen({address, where.port}, false);
    }
    if (error) complain(where, error);
    port_ = acceptor_.local_endpoint(error).port();
}

std::error_code EntranceThread::try_to_listen(const tcp::endpoint& endpoint, bool both) {
    std::error_code error;
    std::error_code ignored;
    acceptor_.close(ignored);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error && both) acceptor_.set_option(asio::ip::v6_only(false), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (!error) keep_from_programs(acceptor_.native_handle());
    return error;
}

void EntranceThread::accept() {
    if (is_ending()) return;
    if (is_crowded()) return accept_later();
    acceptor_.async_accept([this](const std::error_code& error, tcp::socket socket) {
        if (is_ending() || error == asio::error::operation_aborted) return;
        if (!error) {
            welcome(std::move(socket));
            return accept();
        }
        // Probably too many open files: drop a connection, and wait, because retrying at once would fail again.
        hang_up_on(pending_.last_choice());
        accept_later();
    });
}

void EntranceThread::accept_later() {
    breath_.expires_after(breath);
    breath_.async_wait([this](const std::error_code& error) {
        if (!error) accept();
    });
}

void EntranceThread::welcome(tcp::socket socket) {
    std::error_code error;
    const tcp::endpoint from = socket.remote_endpoint(error);
    if (error) return;
    try {
        const auto channel =
            channel_over(*this, new_peer(), limits(), std::move(socket), side_.begin());
        add(channel);
        pending_.add(channel->peer(), origin_of(from.address()));
    } catch (const std::exception&) {
        return;  // no memory or file descriptor for it
    }
    hang_up_on(pending_.surplus());
}

void EntranceThread::hang_up_on(std::optional<Peer> peer) {
    if (!peer) return;
    const auto found = connections().find(*peer);
    if (found == connections().end()) return;
    const std::shared_ptr<LineChannel> channel = found->second.channel;
    channel->drop({Ending::How::Left, ""});
}

void EntranceThread::knows_code(LineChannel& channel) {
    pending_.know_code(channel.peer(), channel.key());
    hang_up_on(pending_.surplus());
}

// A new connection does not replace one with the same code. Only the caller knows what the code admits to.
void EntranceThread::opened(LineChannel& channel) {
    pending_.remove(channel.peer());
    const auto same = std::ranges::count_if(connections(), [&](const auto& connection) {
        return connection.second.has_arrived && connection.second.key == channel.key();
    });
    if (static_cast<std::size_t>(same) >= limits().same_code) {
        return channel.drop({Ending::How::Left, ""});
    }
    NetworkThread::opened(channel);
}

void EntranceThread::has_ended(const Connection& connection, const Ending& ending) {
    const Peer peer = connection.channel->peer();
    pending_.remove(peer);
    if (connection.has_arrived && !connection.is_told) tell_gone(peer, ending.why, false);
}

void EntranceThread::stop_beginning() {
    std::error_code ignored;
    acceptor_.close(ignored);
    breath_.cancel();
}

}  // namespace

Entrance::Entrance(const Address& where, const std::vector<Code>& codes, const Limits& limits) {
    auto thread = std::make_unique<EntranceThread>(where, codes, limits);
    port_ = thread->port();
    thread_ = NetworkThread::start(std::move(thread));
}

Transport& Entrance::transport() { return *thread_; }

}  // namespace tabletop::net
