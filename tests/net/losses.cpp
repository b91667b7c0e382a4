// Tests lost connections, reconnections, and ends at any moment.
#include <sys/socket.h>

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "net/call.hpp"
#include "net/entrance.hpp"
#include "support.hpp"

using namespace tabletop::net;
using namespace tabletop::net::test;

namespace {

Limits hasty() {
    Limits limits = patient();
    limits.first_retry = 20ms;
    limits.longest_retry = 100ms;
    return limits;
}

}  // namespace

TEST_CASE("A call comes back when the entrance does, under a new number") {
    const Code code = Code::draw();
    auto entrance = std::make_unique<Entrance>(local(0), std::vector{code}, patient());
    const std::uint16_t port = entrance->port();
    Call call(local(port), code, hasty());
    Listener guest(call.transport());
    REQUIRE(guest.arrival());
    for (std::size_t turn = 0; turn < 3; ++turn) {
        entrance.reset();
        const auto gone = guest.end(turn);
        REQUIRE(gone);
        CHECK(gone->comes_back);
        CHECK(gone->peer == guest.arrived()[turn].peer);
        guest.listen(300ms);
        CHECK(guest.arrived().size() == turn + 1);
        entrance = std::make_unique<Entrance>(local(port), std::vector{code}, patient());
        const auto again = guest.arrival(turn + 1);
        REQUIRE(again);
        CHECK(again->peer != gone->peer);
        Listener host(entrance->transport());
        REQUIRE(host.arrival());
        call.transport().send(gone->peer, "to nobody\n");
        call.transport().send(again->peer, "here again\n");
        const Peer there = host.arrived()[0].peer;
        CHECK(host.until(
            [&] { return host.heard(there) == std::vector<std::string>{"here again"}; }));
    }
}

TEST_CASE("A call that cannot come back yet says why, once for each reason") {
    const Code code = Code::draw();
    auto entrance = std::make_unique<Entrance>(local(0), std::vector{code}, patient());
    const std::uint16_t port = entrance->port();
    Call call(local(port), code, hasty());
    Listener guest(call.transport());
    REQUIRE(guest.arrival());
    entrance.reset();
    const auto reasons = [&] {
        std::vector<std::string> all;
        for (const News& news : guest.news()) {
            if (const auto* retrying = std::get_if<Retrying>(&news)) all.push_back(retrying->why);
        }
        return all;
    };
    REQUIRE(guest.until([&] { return !reasons().empty(); }));
    guest.listen(300ms);
    CHECK(reasons() == std::vector{"No game is open at 127.0.0.1:" + std::to_string(port) +
                                   ": is the port right, and has the game been started?"});
    entrance = std::make_unique<Entrance>(local(port), std::vector{code}, patient());
    CHECK(guest.arrival(1));
}

TEST_CASE("A host that sends no text is left for good, and the guest is told why") {
    for (const auto& [sent, why] :
         {std::pair<std::string, std::string>{"cat\x01"
                                              "an\n",
                                              "a line had control characters in it"},
          {"\xff\n", "a line was not valid UTF-8"},
          {std::string(70'000, 'x'), "a line was longer than 64 KiB"}}) {
        const Code code = Code::draw();
        Entrance entrance(local(0), {code}, patient());
        Listener host(entrance.transport());
        Call call(local(entrance.port()), code, hasty());
        Listener guest(call.transport());
        REQUIRE(host.arrival());
        entrance.transport().send(host.arrived()[0].peer, sent);
        const auto gone = guest.end();
        REQUIRE(gone);
        CHECK_FALSE(gone->comes_back);
        CHECK(gone->why == "The game at 127.0.0.1:" + std::to_string(entrance.port()) +
                               " cannot be understood (" + why +
                               "): do both programs have the same version?");
        guest.listen(200ms);
        CHECK(host.arrived().size() == 1);
    }
}

TEST_CASE("A call that comes back to another game is refused for good") {
    const Code code = Code::draw();
    auto entrance = std::make_unique<Entrance>(local(0), std::vector{code}, patient());
    const std::uint16_t port = entrance->port();
    Call call(local(port), code, hasty());
    Listener guest(call.transport());
    REQUIRE(guest.arrival());
    entrance.reset();
    entrance = std::make_unique<Entrance>(local(port), std::vector{Code::draw()}, patient());
    const auto gone = guest.end(1);
    REQUIRE(gone);
    CHECK(guest.gone()[0].comes_back);
    CHECK_FALSE(gone->comes_back);
    CHECK(gone->peer == guest.arrived()[0].peer);
    CHECK(gone->why.starts_with("The code fits no seat"));
    guest.listen(500ms);
    CHECK(guest.news().size() == 3);
}

TEST_CASE("A connection that breaks off is noticed at both ends, and made anew") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    Relay relay(entrance.port());
    Call call(local(relay.port()), code, hasty());
    Listener host(entrance.transport());
    Listener guest(call.transport());
    REQUIRE(host.arrival());
    REQUIRE(guest.arrival());
    relay.lose_connections();
    const auto gone = host.end();
    REQUIRE(gone);
    CHECK(gone->why == "the connection broke off");
    CHECK_FALSE(gone->comes_back);
    const auto lost = guest.end();
    REQUIRE(lost);
    CHECK(lost->comes_back);
    CHECK(host.arrival(1));
    CHECK(guest.arrival(1));
}

TEST_CASE("Who is dead without a word is noticed by both") {
    Limits limits = hasty();
    limits.ping_after = 200ms;
    limits.dead_after = 1s;
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, limits);
    Relay relay(entrance.port());
    Call call(local(relay.port()), code, limits);
    Listener host(entrance.transport());
    Listener guest(call.transport());
    REQUIRE(host.arrival());
    REQUIRE(guest.arrival());
    relay.fall_silent();
    const auto gone = host.end();
    REQUIRE(gone);
    CHECK(gone->why == "nothing was heard for a second");
    const auto lost = guest.end();
    REQUIRE(lost);
    CHECK(lost->why == "nothing was heard for a second");
    CHECK(lost->comes_back);
}

TEST_CASE("A host that hangs up before it says anything is asked again, a few times") {
    std::uint16_t port = 0;
    const File listener = listen_somewhere(port);
    Call call(local(port), Code::draw(), hasty());
    for (int i = 0; i < 3; ++i) File(::accept(listener.number(), nullptr, nullptr)).close();
    Listener guest(call.transport());
    const auto gone = guest.end();
    REQUIRE(gone);
    CHECK_FALSE(gone->comes_back);
    CHECK(gone->why == "The game at 127.0.0.1:" + std::to_string(port) +
                           " hung up at once. It may be busy: try again in a minute.");
}

TEST_CASE("A guest that is gone is told to whoever has not taken its lines yet, after them") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    {
        Call call(local(entrance.port()), code, patient());
        Listener guest(call.transport());
        REQUIRE(guest.arrival());
        for (int i = 0; i < 40; ++i)
            call.transport().send(guest.arrived()[0].peer, "line " + std::to_string(i) + "\n");
    }
    Listener host(entrance.transport());
    REQUIRE(host.end());
    REQUIRE(host.news().size() == 42);
    CHECK(std::holds_alternative<Gone>(host.news().back()));
}

TEST_CASE("A transport can be ended at any moment") {
    std::mt19937 random(7);
    const auto some = [&](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most + 1));
    };
    const Code code = Code::draw();
    std::size_t files = 0;
    std::chrono::steady_clock::duration longest{0};
    for (int turn = 0; turn < 200; ++turn) {
        if (turn == 20) files = open_files();
        auto entrance = std::make_unique<Entrance>(local(0), std::vector{code}, hasty());
        std::vector<std::unique_ptr<Call>> calls;
        const std::uint16_t port = entrance->port();
        for (int i = some(3); i >= 0; --i) {
            const Address where{some(3) == 0 ? "localhost" : "127.0.0.1", port};
            calls.push_back(
                std::make_unique<Call>(where, some(4) == 0 ? Code::draw() : code, hasty()));
        }
        std::this_thread::sleep_for(std::chrono::microseconds(some(6000)));
        for (const News& news : entrance->transport().take_news(100)) {
            if (const auto* arrived = std::get_if<Arrived>(&news)) {
                entrance->transport().send(
                    arrived->peer,
                    std::string(static_cast<std::size_t>(some(100'000)), 'x') + "\n");
                if (some(3) == 0) entrance->transport().hang_up(arrived->peer);
            }
        }
        std::this_thread::sleep_for(std::chrono::microseconds(some(1000)));
        const auto begin = std::chrono::steady_clock::now();
        if (some(1) == 0) entrance.reset();
        calls.clear();
        entrance.reset();
        longest = std::max(longest, std::chrono::steady_clock::now() - begin);
    }
    CHECK(longest < 10s);
    INFO("the longest end took "
         << std::chrono::duration_cast<std::chrono::microseconds>(longest).count()
         << " microseconds");
    // An abandoned thread may still be resolving a name.
    Relay relay(1);
    for (int i = 0; i < 500 && open_files() > files + 10; ++i) std::this_thread::sleep_for(10ms);
    CHECK(open_files() <= files + 10);
}
