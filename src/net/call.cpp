#include "net/call.hpp"

#include <algorithm>
#include <asio/ip/tcp.hpp>
#include <asio/post.hpp>
#include <utility>

#include "net/lookup.hpp"
#include "net/network_thread.hpp"
#include "net/sockets.hpp"

namespace tabletop::net {
namespace {

using asio::ip::tcp;

constexpr std::size_t most_addresses = 8;  // per host name

class CallThread : public NetworkThread {
public:
    CallThread(Address where, const Code& code, const Limits& limits)
        : NetworkThread(limits),
          where_(std::move(where)),
          side_(TlsSide::guest(code)),
          deadline_(io()),
          pause_(io()),
          next_pause_(limits.first_retry) {
        if (where_.host.empty()) where_.host = "localhost";
    }

protected:
    void begin() override { try_it(); }
    void stop_beginning() override;
    [[nodiscard]] std::size_t key_of(const LineChannel& /*channel*/) const override { return 0; }
    void opened(LineChannel& channel) override;
    void has_ended(const Connection& connection, const Ending& ending) override;

private:
    // One attempt, in steps: look up the addresses, connect to the first that answers, and shake hands.
    void try_it();
    void connect(const std::vector<asio::ip::address>& addresses);
    void have_connected(std::size_t number, const std::error_code& error);
    void shake_hands(tcp::socket socket);
    void stop_trying();

    void handshake_failed(const Ending& ending);
    void fail(const std::string& why);
    void give_up(const std::string& why);
    void try_again();
    [[nodiscard]] std::string words_for(const std::error_code& error) const;

    Address where_;
    TlsSide side_;
    asio::steady_timer deadline_;
    asio::steady_timer pause_;
    std::shared_ptr<Lookup> lookup_;
    std::vector<std::unique_ptr<tcp::socket>> sockets_;  // connecting
    std::size_t refusals_ = 0;                           // failed ones of sockets_
    std::error_code most_telling_;
    Limits::Time next_pause_;
    int tries_ = 0;
    Peer last_ = 0;         // the last peer that arrived; 0 if none
    std::string last_why_;  // the last reason reported by Retrying
    LineChannel::Clock::time_point arrived_;
};

// --- One attempt.

void CallThread::try_it() {
    if (is_ending()) return;
    ++tries_;
    deadline_.expires_after(limits().connect);
    deadline_.async_wait([this](const std::error_code& error) {
        if (error || (sockets_.empty() && !lookup_)) return;
        stop_trying();
        fail(words_for(asio::error::timed_out));
    });
    std::error_code error;
    const asio::ip::address address = asio::ip::make_address(where_.host, error);
    if (!error) return connect({address});
    lookup_ = Lookup::begin(where_.host, [this, number = tries_](const Lookup::Resolution& answer) {
        asio::post(io(), [this, number, answer] {
            if (is_ending() || number != tries_ || !lookup_) return;
            lookup_.reset();
            if (!answer.addresses.empty()) return connect(answer.addresses);
            stop_trying();
            fail(answer.why_not);
        });
    });
}

void CallThread::connect(const std::vector<asio::ip::address>& addresses) {
    refusals_ = 0;
    most_telling_ = {};
    const std::size_t count = std::min(addresses.size(), most_addresses);
    for (std::size_t i = 0; i < count; ++i) sockets_.push_back(std::make_unique<tcp::socket>(io()));
    for (std::size_t i = 0; i < count; ++i) {
        sockets_[i]->async_connect({addresses[i], where_.port},
                                   [this, i, number = tries_](const std::error_code& error) {
                                       if (number == tries_) have_connected(i, error);
                                   });
    }
}

void CallThread::have_connected(std::size_t number, const std::error_code& error) {
    // Another address was faster, or the attempt is over.
    if (number >= sockets_.size()) return;
    if (!error) {
        tcp::socket socket = std::move(*sockets_[number]);
        stop_trying();
        return shake_hands(std::move(socket));
    }
    // "Connection refused" explains more than an unreachable address.
    if (!most_telling_ || error == asio::error::connection_refused) most_telling_ = error;
    if (++refusals_ < sockets_.size()) return;
    const std::string why = words_for(most_telling_);
    stop_trying();
    fail(why);
}

void CallThread::shake_hands(tcp::socket socket) {
    try {
        add(channel_over(*this, new_peer(), limits(), std::move(socket), side_.begin()));
    } catch (const std::exception&) {
        fail("This machine has no room for another connection.");
    }
}

void CallThread::stop_trying() {
    deadline_.cancel();
    sockets_.clear();
    if (lookup_) lookup_->call_off();
    lookup_.reset();
}

void CallThread::stop_beginning() {
    stop_trying();
    pause_.cancel();
}

// --- Results of an attempt.

void CallThread::opened(LineChannel& channel) {
    last_ = channel.peer();
    last_why_.clear();
    arrived_ = LineChannel::Clock::now();
    NetworkThread::opened(channel);
}

void CallThread::has_ended(const Connection& connection, const Ending& ending) {
    if (is_ending() || connection.is_told) return;
    if (!connection.has_arrived) return handshake_failed(ending);
    if (ending.how == Ending::How::Nonsense) {
        return give_up("The game at " + text_of(where_) + " cannot be understood (" + ending.why +
                       "): do both programs have the same version?");
    }
    tell_gone(last_, ending.why, true);
    // Two guests with the same code may displace each other. Back off unless the connection has lasted, to avoid a race.
    const bool has_lasted = LineChannel::Clock::now() - arrived_ >= limits().longest_retry;
    if (has_lasted) next_pause_ = limits().first_retry;
    try_again();
}

void CallThread::handshake_failed(const Ending& ending) {
    const std::string place = text_of(where_);
    switch (ending.how) {
        case Ending::How::WrongCode:
            return give_up(
                "The code fits no seat of the game at " + place +
                ": is it of another game? join takes a player's code, and watch the code for "
                "watchers.");
        case Ending::How::NotOurs:
            return fail("What answers at " + place + " does not host a game: is the port right?");
        case Ending::How::Late:
            return fail("What answers at " + place + " says nothing: is the port right?");
        default: break;
    }
    if (last_ == 0 && tries_ < limits().first_tries) return try_again();
    fail("The game at " + place + " hung up at once. It may be busy: try again in a minute.");
}

void CallThread::fail(const std::string& why) {
    if (last_ == 0) return give_up(why);
    if (std::exchange(last_why_, why) != why) tell_retrying(last_, why);
    try_again();
}

void CallThread::give_up(const std::string& why) {
    tell_gone(last_ == 0 ? new_peer() : last_, why, false);
}

void CallThread::try_again() {
    pause_.expires_after(next_pause_);
    next_pause_ = std::min(next_pause_ * 2, limits().longest_retry);
    pause_.async_wait([this](const std::error_code& error) {
        if (!error) try_it();
    });
}

std::string CallThread::words_for(const std::error_code& error) const {
    const std::string place = text_of(where_);
    if (error == asio::error::connection_refused) {
        return "No game is open at " + place +
               ": is the port right, and has the game been started?";
    }
    if (error == asio::error::timed_out) {
        return place +
               " does not answer: is the address right, and does a firewall or router there let "
               "the port through?";
    }
    if (error == asio::error::network_unreachable || error == asio::error::host_unreachable ||
        error == asio::error::network_down) {
        return "There is no way from here to " + where_.host + ": is this machine online?";
    }
    return place + " cannot be reached: " + error.message() + ".";
}

}  // namespace

Call::Call(const Address& where, const Code& code, const Limits& limits)
    : thread_(NetworkThread::start(std::make_unique<CallThread>(where, code, limits))) {}

Transport& Call::transport() { return *thread_; }

}  // namespace tabletop::net
