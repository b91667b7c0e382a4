#include "support.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace tabletop::net::test {
namespace {

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

bool is_ready(const File& file, int milliseconds) {
    pollfd wanted{file.number(), POLLIN, 0};
    return ::poll(&wanted, 1, milliseconds) > 0;
}

}  // namespace

Limits patient() {
    Limits limits;
    limits.ping_after = 600s;
    limits.dead_after = 1200s;
    limits.handshake = 120s;
    return limits;
}

Address local(std::uint16_t port) { return {"127.0.0.1", port}; }

// --- Listening.

void Listener::take() {
    for (News& news : transport_.take_news(1000)) news_.push_back(std::move(news));
}

bool Listener::until(const std::function<bool()>& holds, std::chrono::milliseconds most) {
    const auto end = std::chrono::steady_clock::now() + most;
    for (;;) {
        take();
        if (holds()) return true;
        if (std::chrono::steady_clock::now() > end) return false;
        static_cast<void>(transport_.wait_for_news(20ms));
    }
}

void Listener::listen(std::chrono::milliseconds time) {
    until([] { return false; }, time);
}

std::vector<Arrived> Listener::arrived() const {
    std::vector<Arrived> all;
    for (const News& news : news_) {
        if (const auto* arrived = std::get_if<Arrived>(&news)) all.push_back(*arrived);
    }
    return all;
}

std::vector<Gone> Listener::gone() const {
    std::vector<Gone> all;
    for (const News& news : news_) {
        if (const auto* gone = std::get_if<Gone>(&news)) all.push_back(*gone);
    }
    return all;
}

std::vector<std::string> Listener::heard(Peer peer) const {
    std::vector<std::string> lines;
    for (const News& news : news_) {
        const auto* heard = std::get_if<Heard>(&news);
        if (heard != nullptr && heard->peer == peer) lines.push_back(heard->line);
    }
    return lines;
}

std::optional<Arrived> Listener::arrival(std::size_t number) {
    if (!until([&] { return arrived().size() > number; })) return std::nullopt;
    return arrived()[number];
}

std::optional<Gone> Listener::end(std::size_t number) {
    if (!until([&] { return gone().size() > number; })) return std::nullopt;
    return gone()[number];
}

// --- Files.

File::File(File&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
File& File::operator=(File&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}
File::~File() { close(); }
void File::close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
}

File connect_to(std::uint16_t port, const char* from) {
    File file(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const sockaddr_in address = loopback(port);
    sockaddr_in own = loopback(0);
    if (::inet_pton(AF_INET, from, &own.sin_addr) != 1 ||
        ::bind(file.number(), reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0 ||
        ::connect(file.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) !=
            0) {
        throw std::runtime_error("cannot connect");
    }
    return file;
}

File listen_somewhere(std::uint16_t& port) {
    File file(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    if (::bind(file.number(), reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
        ::listen(file.number(), 100) != 0 ||
        ::getsockname(file.number(), reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        throw std::runtime_error("cannot listen");
    }
    port = ntohs(address.sin_port);
    return file;
}

void say(const File& socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t size = ::send(socket.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (size <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(size));
    }
}

std::string all_of(const File& socket, bool& was_closed, std::chrono::milliseconds most) {
    const auto end = std::chrono::steady_clock::now() + most;
    std::string all;
    was_closed = false;
    while (std::chrono::steady_clock::now() < end) {
        if (!is_ready(socket, 20)) continue;
        std::array<char, 4096> buffer;
        const ssize_t size = ::recv(socket.number(), buffer.data(), buffer.size(), 0);
        if (size <= 0) {
            was_closed = true;
            break;
        }
        all.append(buffer.data(), static_cast<std::size_t>(size));
    }
    return all;
}

// --- The relay.

Relay::Relay(std::uint16_t to)
    : to_(to), listener_(listen_somewhere(port_)), thread_([this] { run(); }) {}

Relay::~Relay() {
    stops_ = true;
    thread_.join();
}

std::string Relay::recorded() {
    const std::lock_guard lock(mutex_);
    return recorded_;
}

void Relay::lose_connections() {
    const std::lock_guard lock(mutex_);
    pairs_.clear();
}

void Relay::run() {
    while (!stops_) {
        const bool somebody_comes = is_ready(listener_, 1);
        const std::lock_guard lock(mutex_);
        if (somebody_comes) {
            File guest(::accept(listener_.number(), nullptr, nullptr));
            try {
                pairs_.push_back({std::move(guest), connect_to(to_)});
            } catch (const std::runtime_error&) {
                continue;  // the host is not there
            }
        }
        std::erase_if(pairs_, [&](const Pair& pair) {
            return !pass_on(pair.guest, pair.host) || !pass_on(pair.host, pair.guest);
        });
    }
}

bool Relay::pass_on(const File& from, const File& to) {
    if (!is_ready(from, 0)) return true;
    std::array<char, 65536> buffer;
    const ssize_t size = ::recv(from.number(), buffer.data(), buffer.size(), 0);
    if (size <= 0) return is_silent_;
    const std::string_view bytes(buffer.data(), static_cast<std::size_t>(size));
    recorded_.append(bytes);
    if (!is_silent_) say(to, bytes);
    return true;
}

bool all_is_quiet(const File& socket) { return !is_ready(socket, 0); }

std::size_t memory() {
    std::ifstream file("/proc/self/statm");
    std::size_t pages = 0;
    std::size_t resident = 0;
    file >> pages >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) / 1024;
}

std::size_t open_files() {
    std::size_t count = 0;
    for (const auto& each : std::filesystem::directory_iterator("/proc/self/fd")) {
        count += each.path().empty() ? 0U : 1U;
    }
    return count;
}

void give_up_names_soon() { ::setenv("RES_OPTIONS", "timeout:1 attempts:1", 1); }

}  // namespace tabletop::net::test
