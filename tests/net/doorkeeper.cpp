// How long an address waits after handshakes that failed.
#include "net/doorkeeper.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

using catan::net::Doorkeeper;
using catan::net::Limits;
using namespace std::chrono_literals;

namespace {

const Doorkeeper::Time begin{1000h};

}  // namespace

TEST_CASE("Who has done nothing wrong does not wait") {
    Doorkeeper doorkeeper(Limits{});
    for (int i = 0; i < 100; ++i) CHECK(doorkeeper.admit("192.0.2.1", begin) == 0ms);
    CHECK(doorkeeper.remembered() == 0);
}

TEST_CASE(
    "After each failure an address waits twice as long, up to eight seconds, and others do not") {
    Doorkeeper doorkeeper(Limits{});
    Doorkeeper::Time now = begin;
    for (const auto delay : {250ms, 500ms, 1000ms, 2000ms, 4000ms, 8000ms, 8000ms, 8000ms}) {
        doorkeeper.handshake_failed("192.0.2.1", now);
        CHECK(doorkeeper.admit("192.0.2.1", now) == delay);
        CHECK(doorkeeper.admit("192.0.2.2", now) == 0ms);
        now += 20s;
    }
}

TEST_CASE(
    "Those who come from one address wait for each other, and the last of many are turned away") {
    Doorkeeper doorkeeper(Limits{});
    for (int i = 0; i < 4; ++i) doorkeeper.handshake_failed("192.0.2.1", begin);
    CHECK(doorkeeper.admit("192.0.2.1", begin) == 2000ms);
    CHECK(doorkeeper.admit("192.0.2.1", begin) == 4000ms);
    CHECK(doorkeeper.admit("192.0.2.1", begin) == 6000ms);
    CHECK(doorkeeper.admit("192.0.2.1", begin) == 8000ms);
    CHECK(doorkeeper.admit("192.0.2.1", begin) == std::nullopt);
    CHECK(doorkeeper.admit("192.0.2.1", begin + 3s) == 7000ms);
}

TEST_CASE("Failures are forgotten after a minute") {
    Doorkeeper doorkeeper(Limits{});
    for (int i = 0; i < 10; ++i) doorkeeper.handshake_failed("192.0.2.1", begin);
    CHECK(doorkeeper.admit("192.0.2.1", begin + 59s) == 0ms);
    CHECK(doorkeeper.admit("192.0.2.1", begin + 59s) == 8000ms);
    CHECK(doorkeeper.admit("192.0.2.1", begin + 61s) == 0ms);
    CHECK(doorkeeper.admit("192.0.2.1", begin + 61s) == 0ms);
}

TEST_CASE("No more than so many addresses are remembered, the latest of them") {
    Doorkeeper doorkeeper(Limits{});
    for (int i = 0; i < 5000; ++i) {
        doorkeeper.handshake_failed(std::to_string(i), begin + i * 1ms);
        REQUIRE(doorkeeper.remembered() <= 1024);
    }
    CHECK(doorkeeper.admit("4999", begin + 5s) > 0ms);
    CHECK(doorkeeper.admit("4000", begin + 4001ms) > 0ms);
    CHECK(doorkeeper.admit("10", begin + 11ms) == 0ms);
}
