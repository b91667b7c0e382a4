// Tests lines in both directions: in order, complete, and never more than there is room for.
#include <sys/socket.h>

#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "net/call.hpp"
#include "net/entrance.hpp"
#include "net/tls.hpp"
#include "support.hpp"
#include "tasks/wake_signal.hpp"

using namespace tabletop::net;
using namespace tabletop::net::test;

namespace {

// A host and a guest who have found each other.
struct Pair {
    explicit Pair(const Limits& limits = patient())
        : code(Code::draw()),
          entrance(std::make_unique<Entrance>(local(0), std::vector{code}, limits)),
          call(std::make_unique<Call>(local(entrance->port()), code, limits)),
          host(entrance->transport()),
          guest(call->transport()) {
        REQUIRE(host.arrival());
        REQUIRE(guest.arrival());
        there = host.arrived()[0].peer;
        here = guest.arrived()[0].peer;
    }

    Code code;
    std::unique_ptr<Entrance> entrance;
    std::unique_ptr<Call> call;
    Listener host;
    Listener guest;
    Peer there = 0;
    Peer here = 0;
};

// A guest that knows the code and has no manners: it says what the test wants and reads when the test wants.
class RudeGuest {
public:
    RudeGuest(std::uint16_t port, const Code& code)
        : socket_(connect_to(port)), tls_(TlsSide::guest(code).begin()) {
        flush();
        while (tls_->state() == Tls::State::Shaking) read();
        flush();
    }

    void say(std::string_view bytes) {
        while (!bytes.empty()) {
            tls_->send(bytes.substr(0, 10000));
            bytes.remove_prefix(std::min<std::size_t>(bytes.size(), 10000));
            flush();
        }
    }
    // Writes for a second as much as the unread connection accepts, and returns the number of bytes.
    std::size_t say_until_stuck(std::size_t most) {
        const timeval patience{1, 0};
        ::setsockopt(socket_.number(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        const std::string line = std::string(999, 'x') + "\n";
        std::size_t said = 0;
        for (; said < most; said += line.size()) {
            tls_->send(line);
            const std::string wire = tls_->take_wire();
            const ssize_t size = ::send(socket_.number(), wire.data(), wire.size(), MSG_NOSIGNAL);
            if (size != static_cast<ssize_t>(wire.size())) break;
        }
        return said;
    }
    std::string heard() {
        read();
        return tls_->take_heard();
    }
    [[nodiscard]] const File& socket() const { return socket_; }

private:
    void read() {
        std::string buffer(65536, '\0');
        const ssize_t size = ::recv(socket_.number(), buffer.data(), buffer.size(), 0);
        if (size > 0) tls_->receive({buffer.data(), static_cast<std::size_t>(size)});
    }
    void flush() { test::say(socket_, tls_->take_wire()); }

    File socket_;
    std::unique_ptr<Tls> tls_;
};

struct RudePair {
    explicit RudePair(const Limits& limits = patient())
        : code(Code::draw()),
          entrance(local(0), {code}, limits),
          guest(entrance.port(), code),
          host(entrance.transport()) {
        REQUIRE(host.arrival());
        peer = host.arrived()[0].peer;
    }

    Code code;
    Entrance entrance;
    RudeGuest guest;
    Listener host;
    Peer peer = 0;
};

}  // namespace

TEST_CASE("Ten thousand lines arrive in order, in both directions at once") {
    Pair pair;
    std::vector<std::string> lines;
    for (int i = 0; i < 10'000; ++i) {
        lines.push_back(std::to_string(i) + std::string(static_cast<std::size_t>(i) % 97, 'x'));
    }
    for (const std::string& line : lines) {
        pair.call->transport().send(pair.here, line + "\n");
        pair.entrance->transport().send(pair.there, line + "\n");
    }
    CHECK(pair.host.until([&] {
        static_cast<void>(pair.guest.until([] { return true; }));
        return pair.host.news().size() == lines.size() + 1 &&
               pair.guest.news().size() == lines.size() + 1;
    }));
    CHECK(pair.host.heard(pair.there) == lines);
    CHECK(pair.guest.heard(pair.here) == lines);
}

TEST_CASE("A line of 64 KiB arrives, a longer one ends it") {
    Pair pair;
    const std::string longest(65536, 'x');
    pair.call->transport().send(pair.here, longest + "\n");
    REQUIRE(pair.host.until([&] { return !pair.host.heard(pair.there).empty(); }));
    CHECK(pair.host.heard(pair.there)[0] == longest);
    pair.call->transport().send(pair.here, longest + "x\n");
    const auto gone = pair.host.end();
    REQUIRE(gone);
    CHECK(gone->why == "a line was longer than 64 KiB");
    const auto lost = pair.guest.end();
    REQUIRE(lost);
    CHECK(lost->comes_back);
}

TEST_CASE("What is no text ends it, after the lines before") {
    for (const std::string& bytes :
         {std::string("a\0b\n", 4), std::string("\x1b[2J\n"), std::string("\xff\n")}) {
        RudePair pair;
        pair.guest.say("good\n" + bytes + "more\n");
        const auto gone = pair.host.end();
        REQUIRE(gone);
        CHECK(gone->why.starts_with("a line "));
        CHECK(pair.host.heard(pair.peer) == std::vector<std::string>{"good"});
    }
}

TEST_CASE("Who does not read is hung up, and nothing is kept for them") {
    RudePair pair;
    const std::size_t before = memory();
    const std::string lines = std::string(9'999, 'x') + "\n";
    std::size_t said = 0;
    for (; said < 400'000'000 && pair.host.gone().empty(); said += lines.size()) {
        pair.entrance.transport().send(pair.peer, lines);
        if (said % 1'000'000 == 0) pair.host.listen(1ms);
    }
    const auto gone = pair.host.end();
    REQUIRE(gone);
    CHECK(gone->why == "it did not read what was sent to it");
    CHECK_FALSE(gone->comes_back);
    CHECK(memory() - before < 40'000);
    // Sending to a peer that is gone has no effect.
    for (int i = 0; i < 1000; ++i) pair.entrance.transport().send(pair.peer, lines);
    CHECK(pair.host.gone().size() == 1);
}

TEST_CASE("While nobody takes the lines of a peer, it is not read") {
    RudePair pair;
    const std::size_t said = pair.guest.say_until_stuck(200'000'000);
    CHECK(said < 50'000'000);
    CHECK(pair.entrance.transport().take_news(100'000).size() <= 64);
    // All lines are there once the consumer takes them.
    const std::string line(999, 'x');
    std::size_t count = 64;
    CHECK(pair.host.until([&] {
        count = 64 + pair.host.news().size() - 1;
        return count >= said / 1000;
    }));
    for (const std::string& heard : pair.host.heard(pair.peer)) REQUIRE(heard == line);
}

TEST_CASE("A thousand empty lines in one piece are no more than 64 at a time") {
    RudePair pair;
    pair.guest.say(std::string(1000, '\n'));
    std::size_t count = 0;
    CHECK(pair.host.until([&] {
        const std::size_t now = pair.host.heard(pair.peer).size();
        const bool is_bounded = now - count <= 64;
        count = now;
        return !is_bounded || count == 1000;
    }));
    CHECK(count == 1000);
}

TEST_CASE("One who is not heard does not stop others") {
    Limits limits = patient();
    const Code loud = Code::draw();
    const Code calm = Code::draw();
    Entrance entrance(local(0), {loud, calm}, limits);
    RudeGuest rude(entrance.port(), loud);
    rude.say(std::string(5000, '\n'));
    Call call(local(entrance.port()), calm, limits);
    Listener guest(call.transport());
    REQUIRE(guest.arrival());
    call.transport().send(guest.arrived()[0].peer, "hello\n");
    Listener host(entrance.transport());
    CHECK(host.until([&] {
        const auto arrived = host.arrived();
        return arrived.size() == 2 && host.heard(arrived[1].peer).size() == 1;
    }));
}

TEST_CASE("What was said before hanging up is still heard") {
    Pair pair;
    std::string lines;
    for (int i = 0; i < 5000; ++i) lines += "line " + std::to_string(i) + "\n";
    pair.entrance->transport().send(pair.there, lines);
    pair.entrance->transport().hang_up(pair.there);
    pair.entrance->transport().send(pair.there, "too late\n");
    const auto gone = pair.host.end();
    REQUIRE(gone);
    CHECK(gone->why == "we hung up");
    CHECK_FALSE(gone->comes_back);
    const auto end = pair.guest.end();
    REQUIRE(end);
    CHECK(end->why == "the other side hung up");
    const auto heard = pair.guest.heard(pair.here);
    REQUIRE(heard.size() == 5000);
    CHECK(heard.back() == "line 4999");
}

TEST_CASE("What was said before the end is still heard") {
    Pair pair;
    pair.call->transport().send(pair.here, "good night\n");
    pair.call.reset();
    const auto gone = pair.host.end();
    REQUIRE(gone);
    CHECK(gone->why == "the other side hung up");
    CHECK(pair.host.heard(pair.there) == std::vector<std::string>{"good night"});
}

TEST_CASE("A guest that has hung up does not call again") {
    Pair pair;
    pair.call->transport().hang_up(pair.here);
    const auto gone = pair.guest.end();
    REQUIRE(gone);
    CHECK_FALSE(gone->comes_back);
    REQUIRE(pair.host.end());
    pair.host.listen(500ms);
    CHECK(pair.host.arrived().size() == 1);
}

TEST_CASE("Somebody who listens is told of what is new, and of what was there before") {
    std::atomic<int> told = 0;  // outlives the pair, whose threads still ring at the end
    Pair pair;
    const auto tell = [&] { ++told; };
    const tabletop::tasks::WakeSignal signal;
    signal.on_ring(tell);
    pair.entrance->transport().wake(signal);
    // The signal may ring again for news that was already taken.
    const int before = told;
    pair.call->transport().send(pair.here, "one\n");
    CHECK(pair.host.until([&] { return told > before; }));
    CHECK(pair.host.until([&] { return !pair.host.heard(pair.there).empty(); }));
    signal.on_ring({});
    const int when_replaced = told;
    pair.call->transport().send(pair.here, "two\n");
    CHECK(pair.entrance->transport().wait_for_news(long_enough));
    CHECK(told == when_replaced);
    // The news is there a moment before it rings.
    signal.on_ring(tell);
    CHECK(pair.host.until([&] { return told > when_replaced; }));
}

TEST_CASE("Whoever says nothing sends pings, which nobody sees") {
    Limits limits = patient();
    limits.ping_after = 50ms;
    limits.dead_after = 20s;
    RudePair pair(limits);
    std::string heard;
    while (heard.find("ping\nping\n") == std::string::npos) heard += pair.guest.heard();
    CHECK(heard.find_first_not_of("ping\n") == std::string::npos);
    pair.guest.say("ping\npong\nhello\nping \n");
    CHECK(pair.host.until([&] { return pair.host.heard(pair.peer).size() == 2; }));
    CHECK(pair.host.heard(pair.peer) == std::vector<std::string>{"hello", "ping "});
}

TEST_CASE("A ping is answered where nothing else was said lately") {
    Limits limits = patient();
    limits.ping_after = 2s;
    RudePair pair(limits);
    std::string heard;
    // It would have been said by itself only after two seconds.
    while (heard.find("pong\n") == std::string::npos) {
        pair.guest.say("ping\nping\nping\n");
        std::this_thread::sleep_for(100ms);
        if (all_is_quiet(pair.guest.socket())) continue;
        heard += pair.guest.heard();
    }
    CHECK(heard.find("pong\npong") == std::string::npos);
    CHECK(pair.host.heard(pair.peer).empty());
}

TEST_CASE("Two that have nothing to say stay together") {
    Limits limits = patient();
    limits.ping_after = 100ms;
    limits.dead_after = 3s;
    Pair pair(limits);
    pair.host.listen(4s);
    pair.guest.listen(10ms);
    CHECK(pair.host.news().size() == 1);
    CHECK(pair.guest.news().size() == 1);
}
