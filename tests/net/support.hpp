// Provides helpers for the network tests: a waiting consumer of news, sockets that misbehave, and a relay that
// eavesdrops.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "net/address.hpp"
#include "net/transport.hpp"

namespace tabletop::net::test {

using namespace std::chrono_literals;

// Nothing here takes so long, even where everything is slow.
constexpr std::chrono::milliseconds long_enough = 60s;

// For tests in which times do not matter: no connection times out before the test does.
[[nodiscard]] Limits patient();

[[nodiscard]] Address local(std::uint16_t port);

// Takes the news of a transport and keeps it.
class Listener {
public:
    explicit Listener(Transport& transport) : transport_(transport) {}

    // Until that holds, or it has taken too long; whether it holds.
    bool until(const std::function<bool()>& holds, std::chrono::milliseconds most = long_enough);
    // For so long, whatever comes.
    void listen(std::chrono::milliseconds time);

    [[nodiscard]] std::vector<Arrived> arrived() const;
    [[nodiscard]] std::vector<Gone> gone() const;
    [[nodiscard]] std::vector<std::string> heard(Peer peer) const;
    [[nodiscard]] const std::vector<News>& news() const { return news_; }

    // Waits for the so-manieth arrival, or end; 0 is the first. Nothing if it does not come.
    std::optional<Arrived> arrival(std::size_t number = 0);
    std::optional<Gone> end(std::size_t number = 0);

private:
    void take();

    Transport& transport_;
    std::vector<News> news_;
};

// A descriptor that closes itself.
class File {
public:
    explicit File(int number = -1) : number_(number) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    File(File&& other) noexcept;
    File& operator=(File&& other) noexcept;
    ~File();

    [[nodiscard]] int number() const { return number_; }
    void close();

private:
    int number_;
};

// From an address of this machine; all of 127.0.0.0/8 are.
[[nodiscard]] File connect_to(std::uint16_t port, const char* from = "127.0.0.1");
// Listens at a free port of 127.0.0.1.
[[nodiscard]] File listen_somewhere(std::uint16_t& port);
void say(const File& socket, std::string_view bytes);
// All bytes until the other side closes, or until the timeout.
[[nodiscard]] std::string all_of(const File& socket, bool& was_closed,
                                 std::chrono::milliseconds most = long_enough);

// Stands between a guest and a host, and keeps every byte. It can be told to lose its connections.
class Relay {
public:
    explicit Relay(std::uint16_t to);
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;
    Relay(Relay&&) = delete;
    Relay& operator=(Relay&&) = delete;
    ~Relay();

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] std::string recorded();
    // From now on it swallows everything, without a word.
    void fall_silent() { is_silent_ = true; }
    void lose_connections();

private:
    struct Pair {
        File guest;
        File host;
    };

    void run();
    bool pass_on(const File& from, const File& to);

    std::uint16_t to_;
    std::uint16_t port_ = 0;
    File listener_;
    std::mutex mutex_;
    std::string recorded_;
    std::vector<Pair> pairs_;
    std::atomic<bool> is_silent_ = false;
    std::atomic<bool> stops_ = false;
    std::thread thread_;
};

// Whether nothing has come there yet.
[[nodiscard]] bool all_is_quiet(const File& socket);

// The memory of this process in KiB, and its number of open files.
[[nodiscard]] std::size_t memory();
[[nodiscard]] std::size_t open_files();
// A name server that does not answer is given up after a second. Call it before other threads run.
void give_up_names_soon();

}  // namespace tabletop::net::test
