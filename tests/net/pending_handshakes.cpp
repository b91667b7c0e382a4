// Tests which connection is dropped when too many handshakes are pending.
#include "net/pending_handshakes.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

using tabletop::net::Peer;
using tabletop::net::PendingHandshakes;

namespace {

constexpr std::size_t most = 32;
constexpr std::size_t most_of_a_code = 3;

// Lets the surplus go, as an entrance does; the connection that had to.
Peer let_go(PendingHandshakes& pending) {
    const auto surplus = pending.surplus();
    if (!surplus) return 0;
    pending.remove(*surplus);
    return *surplus;
}

}  // namespace

TEST_CASE("No connection gives way as long as there are places") {
    PendingHandshakes pending(most, most_of_a_code);
    CHECK_FALSE(pending.last_choice());
    for (Peer peer = 1; peer <= most; ++peer) {
        pending.add(peer, "192.0.2.1");
        CHECK_FALSE(pending.surplus());
    }
    pending.add(most + 1, "192.0.2.1");
    CHECK(pending.surplus() == 1U);
    pending.remove(5);
    CHECK_FALSE(pending.surplus());
}

TEST_CASE("A flood from one address pushes out its own oldest connections and no others") {
    PendingHandshakes pending(most, most_of_a_code);
    pending.add(1, "192.0.2.1");
    pending.add(2, "192.0.2.1");
    for (Peer peer = 3; peer < 1000; ++peer) {
        pending.add(peer, "198.51.100.7");
        CHECK(let_go(pending) == (peer <= most ? 0 : peer - most + 2));
    }
}

TEST_CASE("A flood from many addresses pushes out no table that shares one before its time") {
    PendingHandshakes pending(most, most_of_a_code);
    for (Peer peer = 1; peer <= 10; ++peer) pending.add(peer, "before " + std::to_string(peer));
    for (Peer peer = 11; peer <= 18; ++peer) pending.add(peer, "127.0.0.1");
    for (Peer peer = 19; peer < 100; ++peer) {
        pending.add(peer, std::to_string(peer));
        CHECK(let_go(pending) == (peer <= most ? 0 : peer - most));
    }
}

TEST_CASE("A flood from many addresses pushes out the oldest connection") {
    PendingHandshakes pending(most, most_of_a_code);
    for (Peer peer = 1; peer < 100; ++peer) {
        pending.add(peer, std::to_string(peer));
        CHECK(let_go(pending) == (peer <= most ? 0 : peer - most));
    }
}

TEST_CASE("A connection that knows a code gives way to no silent one, even from its own address") {
    PendingHandshakes pending(most, most_of_a_code);
    pending.add(1, "192.0.2.1");
    pending.know_code(1, 0);
    for (Peer peer = 2; peer < 100; ++peer) {
        pending.add(peer, "192.0.2.1");
        CHECK(let_go(pending) == (peer <= most ? 0 : peer - most + 1));
    }
}

TEST_CASE("Of too many that know the same code, the oldest gives way") {
    PendingHandshakes pending(most, most_of_a_code);
    for (Peer peer = 1; peer <= 4; ++peer) {
        pending.add(peer, std::to_string(peer));
        pending.know_code(peer, 0);
        pending.add(peer + 10, std::to_string(peer));
        pending.know_code(peer + 10, peer);
        CHECK(let_go(pending) == (peer <= most_of_a_code ? 0 : 1));
    }
}

TEST_CASE("Where every connection knows a code, the oldest of the most frequent code gives way") {
    PendingHandshakes pending(3, 2);
    for (const auto& [peer, code] : {std::pair<Peer, std::size_t>{1, 0}, {2, 1}, {3, 1}, {4, 2}}) {
        pending.add(peer, "192.0.2.1");
        pending.know_code(peer, code);
    }
    CHECK(let_go(pending) == 2);
    CHECK(let_go(pending) == 0);
}
