// Those who come without a code, however many they are.
#include <sys/resource.h>
#include <unistd.h>
#include <ctime>

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "net/call.hpp"
#include "net/entrance.hpp"
#include "net/support.hpp"

using namespace catan::net;
using namespace catan::net::test;

namespace {

using Clock = std::chrono::steady_clock;

std::size_t still_open(const std::vector<File>& sockets) {
    std::size_t count = 0;
    for (const File& socket : sockets) {
        if (all_is_quiet(socket)) ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("A thousand that say nothing do not keep a friend out") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    const std::size_t files = open_files();
    // Where the system allows fewer files, fewer connect.
    constexpr std::size_t spare = 200;
    const std::size_t most = raise_file_limit(files + 1000 + spare);
    REQUIRE(most > files + 2 * spare);
    const std::size_t strangers = std::min<std::size_t>(1000, most - files - spare);
    std::vector<File> silent;
    for (std::size_t i = 0; i < strangers; ++i) silent.push_back(connect_to(entrance.port()));
    const auto begin = Clock::now();
    Call call(local(entrance.port()), code, patient());
    Listener guest(call);
    REQUIRE(guest.arrival());
    CHECK(Clock::now() - begin < 3s);
    Listener host(entrance);
    CHECK(host.arrival());
    // All but a few of them have been sent away: each stranger has a file here, and 32 have two more at the entrance.
    CHECK(host.until([&] { return still_open(silent) <= 32; }));
    CHECK(open_files() < files + strangers + 64 + 20);
    CHECK(host.news().size() == 1);
}

TEST_CASE("A friend gets in while others keep coming") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    std::atomic<bool> stops = false;
    std::thread crowd([&] {
        std::vector<File> silent(200);
        for (std::size_t i = 0; !stops; ++i)
            silent[i % silent.size()] = connect_to(entrance.port());
    });
    for (int i = 0; i < 5; ++i) {
        Call call(local(entrance.port()), code, patient());
        Listener guest(call);
        CHECK((guest.arrival() && guest.gone().empty()));
    }
    stops = true;
    crowd.join();
}

TEST_CASE("Who does not get on with the handshake is sent away") {
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
    Listener host(entrance);
    host.listen(50ms);
    CHECK(host.news().empty());
}

TEST_CASE("After failed handshakes an address has to wait, and is heard nevertheless") {
    Limits limits = patient();
    limits.first_delay = 200ms;
    limits.longest_delay = 1600ms;
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, limits);
    const auto fail = [&] {
        const auto begin = Clock::now();
        Call call(local(entrance.port()), Code::draw(), patient());
        Listener guest(call);
        const auto gone = guest.end();
        CHECK((gone && gone->why.starts_with("The code fits no seat")));
        return Clock::now() - begin;
    };
    static_cast<void>(fail());
    CHECK(fail() >= 150ms);
    CHECK(fail() >= 300ms);
    const auto begin = Clock::now();
    Call call(local(entrance.port()), code, patient());
    Listener guest(call);
    CHECK(guest.arrival());
    CHECK(Clock::now() - begin >= 600ms);
}

TEST_CASE("Those who only say nothing are not taken for those who try codes") {
    const Code code = Code::draw();
    Limits limits = patient();
    limits.first_delay = limits.longest_delay = 100s;
    Entrance entrance(local(0), {code}, limits);
    for (int i = 0; i < 100; ++i) connect_to(entrance.port()).close();
    Call call(local(entrance.port()), code, patient());
    Listener guest(call);
    CHECK(guest.until([&] { return !guest.arrived().empty(); }, 20s));
}

TEST_CASE("An entrance without any files left waits until there are some") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    std::vector<File> sockets;
    for (int i = 0; i < 3; ++i) sockets.push_back(connect_to(entrance.port()));
    Listener host(entrance);
    host.listen(100ms);

    rlimit before{};
    REQUIRE(::getrlimit(RLIMIT_NOFILE, &before) == 0);
    // All that are left are taken, but for one: that is for whoever connects.
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
    Listener guest(call);
    CHECK(guest.arrival());
}
