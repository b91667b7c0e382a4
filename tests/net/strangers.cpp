// Tests floods of connections without a code.
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <ctime>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "net/call.hpp"
#include "net/entrance.hpp"
#include "net/tls.hpp"
#include "support.hpp"

using namespace tabletop::net;
using namespace tabletop::net::test;

namespace {

constexpr const char* another_address = "127.0.0.2";

std::size_t still_open(const std::vector<File>& sockets) {
    std::size_t count = 0;
    for (const File& socket : sockets) {
        if (all_is_quiet(socket)) ++count;
    }
    return count;
}

// A guest on a slow line: it says each part of the handshake when the test wants.
class SlowGuest {
public:
    SlowGuest(std::uint16_t port, const Code& code, const char* from = "127.0.0.1")
        : socket_(connect_to(port, from)), tls_(TlsSide::guest(code).begin()) {}

    // Says that, and waits for the answer; whether there is one.
    bool say_hello() { return say_hello(tls_->take_wire()); }
    bool say_hello(const std::string& hello) {
        say(socket_, hello);
        return hear();
    }
    // The bytes that an eavesdropper records of it.
    [[nodiscard]] std::string hello() { return tls_->take_wire(); }
    void finish() { say(socket_, tls_->take_wire()); }
    [[nodiscard]] const File& socket() const { return socket_; }

private:
    bool hear() {
        std::array<char, 4096> buffer;
        const ssize_t size = ::recv(socket_.number(), buffer.data(), buffer.size(), 0);
        if (size <= 0) return false;
        tls_->receive({buffer.data(), static_cast<std::size_t>(size)});
        return tls_->state() == Tls::State::Open;
    }

    File socket_;
    std::unique_ptr<Tls> tls_;
};

Limits with_places(std::size_t handshakes) {
    Limits limits = patient();
    limits.handshakes = handshakes;
    return limits;
}

// Opens this many silent connections. Returns when the host has closed all but those that it has places for.
std::vector<File> flood(Listener& host, std::uint16_t port, std::size_t count, std::size_t places,
                        const char* from) {
    std::vector<File> silent;
    for (std::size_t i = 0; i < count; ++i) silent.push_back(connect_to(port, from));
    CHECK(host.until([&] { return still_open(silent) <= places; }));
    return silent;
}

}  // namespace

TEST_CASE("Hundreds of silent connections do not keep a guest out, and hold few descriptors") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, with_places(32));
    Listener host(entrance.transport());
    const std::size_t files = open_files();
    const std::vector<File> silent = flood(host, entrance.port(), 300, 32, "127.0.0.1");
    CHECK(still_open(silent) == 32);
    CHECK(open_files() < files + 300 + 32 + 10);
    Call call(local(entrance.port()), code, patient());
    Listener guest(call.transport());
    REQUIRE(guest.arrival());
    CHECK(host.arrival());
    CHECK(host.news().size() == 1);
}

TEST_CASE("An entrance leaves half of the descriptors to the game") {
    rlimit before{};
    REQUIRE(::getrlimit(RLIMIT_NOFILE, &before) == 0);
    rlimit few = before;
    few.rlim_cur = 64;
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &few) == 0);
    Entrance entrance(local(0), {Code::draw()}, patient());
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &before) == 0);
    Listener host(entrance.transport());
    CHECK(still_open(flood(host, entrance.port(), 100, 32, "127.0.0.1")) == 32);
}

TEST_CASE("A flood from one address leaves slow guests from another alone") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, with_places(16));
    Listener host(entrance.transport());
    // As through ssh: the connection exists long before the guest's first message.
    SlowGuest silent(entrance.port(), code);
    SlowGuest half_way(entrance.port(), code);
    REQUIRE(half_way.say_hello());
    const auto crowd = flood(host, entrance.port(), 200, 15, another_address);
    REQUIRE(silent.say_hello());
    silent.finish();
    half_way.finish();
    CHECK(host.arrival(1));
    CHECK(host.gone().empty());
}

TEST_CASE("A guest that has said hello is not pushed out by silent ones from its own address") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, with_places(16));
    Listener host(entrance.transport());
    SlowGuest guest(entrance.port(), code);
    REQUIRE(guest.say_hello());
    const auto crowd = flood(host, entrance.port(), 200, 15, "127.0.0.1");
    guest.finish();
    CHECK(host.arrival());
}

TEST_CASE("A copy of a guest's hello does not count as knowing the code") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, with_places(16));
    Listener host(entrance.transport());
    const std::string hello = SlowGuest(entrance.port(), code).hello();
    std::vector<std::unique_ptr<SlowGuest>> copies;
    const auto copy = [&] {
        copies.push_back(std::make_unique<SlowGuest>(entrance.port(), Code::draw()));
        static_cast<void>(
            copies.back()->say_hello(hello));  // it is answered, and the answer is of no use
    };
    for (int i = 0; i < 40; ++i) copy();
    // A guest from the same address connects and says nothing yet. Older copies give way before it does.
    SlowGuest guest(entrance.port(), code);
    for (int i = 0; i < 10; ++i) copy();
    REQUIRE(guest.say_hello());
    // From here on it needs to give way to none of them.
    for (int i = 0; i < 40; ++i) copy();
    guest.finish();
    CHECK(host.arrival());
    CHECK(host.arrived().size() == 1);
}

TEST_CASE("A guest whose hello was copied by a faster eavesdropper gets in") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    Listener host(entrance.transport());
    SlowGuest guest(entrance.port(), code);
    const std::string hello = guest.hello();
    SlowGuest eavesdropper(entrance.port(), Code::draw());
    static_cast<void>(eavesdropper.say_hello(hello));
    REQUIRE(guest.say_hello(hello));
    guest.finish();
    CHECK(host.arrival());
}

TEST_CASE("Wrong codes keep no guest with the same address waiting") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    Listener host(entrance.transport());
    for (int i = 0; i < 100; ++i) {
        SlowGuest wrong(entrance.port(), Code::draw());
        CHECK_FALSE(wrong.say_hello());
    }
    Call call(local(entrance.port()), code, patient());
    Listener guest(call.transport());
    CHECK(guest.arrival());
    CHECK(host.arrival());
}

TEST_CASE("A guest gets in while silent connections keep coming") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    std::atomic<bool> stops = false;
    std::thread crowd([&] {
        std::vector<File> silent(200);
        for (std::size_t i = 0; !stops; ++i)
            silent[i % silent.size()] = connect_to(entrance.port(), another_address);
    });
    for (int i = 0; i < 5; ++i) {
        Call call(local(entrance.port()), code, patient());
        Listener guest(call.transport());
        CHECK((guest.arrival() && guest.gone().empty()));
    }
    stops = true;
    crowd.join();
}

TEST_CASE("A connection that does not go on with its handshake is hung up on") {
    Limits limits = patient();
    limits.handshake = 300ms;
    Entrance entrance(local(0), {Code::draw()}, limits);
    const File silent = connect_to(entrance.port());
    const File slow = connect_to(entrance.port());
    say(slow, "\x16\x03\x01");
    bool was_closed = false;
    static_cast<void>(all_of(silent, was_closed));
    CHECK(was_closed);
    static_cast<void>(all_of(slow, was_closed));
    CHECK(was_closed);
    Listener host(entrance.transport());
    host.listen(50ms);
    CHECK(host.news().empty());
}

TEST_CASE("An entrance without any files left waits until there are some") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    std::vector<File> sockets;
    for (int i = 0; i < 3; ++i) sockets.push_back(connect_to(entrance.port()));
    // A sanitizer checks the type of an object once, and needs files of its own for that. So one connection ends before.
    static_cast<void>(connect_to(entrance.port()));
    Listener host(entrance.transport());
    host.listen(100ms);

    rlimit before{};
    REQUIRE(::getrlimit(RLIMIT_NOFILE, &before) == 0);
    // Takes all remaining places but one, which is for the next connection.
    std::vector<File> taken;
    rlimit few = before;
    few.rlim_cur = open_files() + 40;
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &few) == 0);
    for (int file = ::dup(0); file >= 0; file = ::dup(0)) taken.emplace_back(file);
    taken.pop_back();
    sockets.push_back(connect_to(entrance.port()));
    const clock_t begin = ::clock();
    host.listen(1s);
    const double spent = static_cast<double>(::clock() - begin) / CLOCKS_PER_SEC;
    taken.clear();
    REQUIRE(::setrlimit(RLIMIT_NOFILE, &before) == 0);
    CHECK(spent < 0.7);

    Call call(local(entrance.port()), code, patient());
    Listener guest(call.transport());
    CHECK(guest.arrival());
}
