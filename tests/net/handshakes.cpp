// Tests which connections succeed: codes, other programs, other versions, and a man in the middle.
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>
#include <vector>

#include "net/call.hpp"
#include "net/entrance.hpp"
#include "net/tls.hpp"
#include "support.hpp"

using namespace tabletop::net;
using namespace tabletop::net::test;

namespace {

// Both sides talk until neither has anything more to say.
void talk(Tls& one, Tls& other) {
    for (;;) {
        const std::string there = one.take_wire();
        const std::string back = other.take_wire();
        if (there.empty() && back.empty()) return;
        other.receive(there);
        one.receive(back);
    }
}

template <class Thing, auto free>
using Owned = std::unique_ptr<Thing, decltype([](Thing* thing) { free(thing); })>;
using Context = Owned<SSL_CTX, SSL_CTX_free>;
using Ssl = Owned<SSL, SSL_free>;

// A guest of our own making, over a blocking socket; whether the handshake succeeds.
bool shakes_hands(const Context& context, std::uint16_t port) {
    const File socket = connect_to(port);
    const Ssl ssl(SSL_new(context.get()));
    SSL_set_fd(ssl.get(), socket.number());
    ERR_clear_error();
    return SSL_connect(ssl.get()) == 1;
}

}  // namespace

TEST_CASE("Both sides that know a code understand each other, and nobody else does") {
    const std::vector<Code> codes{Code::draw(), Code::draw(), Code::draw()};
    const TlsSide host_side = TlsSide::host(codes);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const auto host = host_side.begin();
        const auto guest = TlsSide::guest(codes[i]).begin();
        talk(*host, *guest);
        REQUIRE(host->state() == Tls::State::Open);
        REQUIRE(guest->state() == Tls::State::Open);
        CHECK(host->key() == i);
        guest->send("hello");
        host->send("good evening");
        talk(*host, *guest);
        CHECK(host->take_heard() == "hello");
        CHECK(guest->take_heard() == "good evening");
        guest->say_goodbye();
        talk(*host, *guest);
        CHECK(host->state() == Tls::State::Closed);
    }
    const auto host = host_side.begin();
    const auto guest = TlsSide::guest(Code::draw()).begin();
    talk(*host, *guest);
    CHECK(host->state() == Tls::State::Broken);
    CHECK(guest->state() == Tls::State::WrongCode);
    CHECK_FALSE(host->knows_a_code());
}

TEST_CASE("A hello proves a code once; a copy of it proves nothing") {
    const Code code = Code::draw();
    const TlsSide host_side = TlsSide::host({code});
    const auto guest = TlsSide::guest(code).begin();
    const std::string hello = guest->take_wire();
    const auto first = host_side.begin();
    first->receive(hello);
    CHECK(first->knows_a_code());
    const auto copy = host_side.begin();
    copy->receive(hello);
    CHECK(copy->state() == Tls::State::Shaking);
    CHECK_FALSE(copy->knows_a_code());
    // The guest that said it finishes the handshake nevertheless, wherever the copy came first.
    talk(*copy, *guest);
    CHECK(copy->state() == Tls::State::Open);
    const auto again = TlsSide::guest(code).begin();
    const auto host = host_side.begin();
    host->receive(again->take_wire());
    CHECK(host->knows_a_code());
}

TEST_CASE("A byte that is changed on the way ends it, wherever it is") {
    const Code code = Code::draw();
    for (int turn = 0; turn < 60; ++turn) {
        const auto host = TlsSide::host({code}).begin();
        const auto guest = TlsSide::guest(code).begin();
        std::string first = guest->take_wire();
        if (turn < 40) {
            const auto at = static_cast<std::size_t>(turn) * (first.size() - 1) / 39;
            first[at] = static_cast<char>(first[at] ^ 1);
            host->receive(first);
            talk(*host, *guest);
            INFO(at);
            CHECK_FALSE((host->state() == Tls::State::Open && guest->state() == Tls::State::Open));
            continue;
        }
        host->receive(first);
        talk(*host, *guest);
        guest->send("the longest road");
        std::string line = guest->take_wire();
        const auto at = static_cast<std::size_t>(turn - 40) * (line.size() - 1) / 19;
        line[at] = static_cast<char>(line[at] ^ 1);
        host->receive(line);
        CHECK(host->take_heard().empty());
    }
}

TEST_CASE("Whoever has a code arrives with its number") {
    const std::vector<Code> codes{Code::draw(), Code::draw(), Code::draw()};
    Entrance entrance(local(0), codes, patient());
    Listener host(entrance.transport());
    for (const std::size_t seat : {2U, 0U, 1U}) {
        Call call(local(entrance.port()), codes[seat], patient());
        Listener guest(call.transport());
        const std::size_t before = host.arrived().size();
        REQUIRE(host.arrival(before));
        CHECK(host.arrived()[before].key == seat);
        REQUIRE(guest.arrival());
        CHECK(guest.arrived()[0].key == 0);
        CHECK(guest.arrived()[0].peer != host.arrived()[before].peer);
    }
    CHECK(host.end(2));
}

TEST_CASE("Several may arrive with the same code, and a newcomer never replaces one of them") {
    const Code code = Code::draw();
    Limits limits = patient();
    limits.first_retry = limits.longest_retry = 100s;
    limits.same_code = 4;
    Entrance entrance(local(0), {code}, limits);
    Listener host(entrance.transport());
    std::vector<std::unique_ptr<Call>> calls;
    for (std::size_t i = 0; i < 4; ++i) {
        calls.push_back(std::make_unique<Call>(local(entrance.port()), code, limits));
        REQUIRE(host.arrival(i));
    }
    for (int i = 0; i < 40; ++i) {
        Call more(local(entrance.port()), code, limits);
        Listener guest(more.transport());
        REQUIRE(guest.end());
    }
    CHECK(host.gone().empty());
    CHECK(host.arrived().size() == 4);
    // A place that was given up is free.
    calls.pop_back();
    REQUIRE(host.end());
    Call next(local(entrance.port()), code, limits);
    CHECK(host.arrival(4));
}

TEST_CASE("A code of another game is refused, and whoever has it is told so") {
    Entrance entrance(local(0), {Code::draw(), Code::draw()}, patient());
    Call call(local(entrance.port()), Code::draw(), patient());
    Listener guest(call.transport());
    const auto gone = guest.end();
    REQUIRE(gone);
    CHECK(gone->why.starts_with("The code fits no seat of the game at 127.0.0.1:" +
                                std::to_string(entrance.port()) + ": is it of another game?"));
    CHECK_FALSE(gone->comes_back);
    Listener host(entrance.transport());
    host.listen(300ms);
    guest.listen(300ms);
    CHECK(host.news().empty());
    CHECK(guest.news().size() == 1);
}

TEST_CASE("Without codes nobody gets in") {
    Entrance entrance(local(0), {}, patient());
    Call call(local(entrance.port()), Code::draw(), patient());
    Listener guest(call.transport());
    REQUIRE(guest.end());
    CHECK(guest.arrived().empty());
}

TEST_CASE("Who does not speak TLS is hung up on") {
    Entrance entrance(local(0), {Code::draw()}, patient());
    for (const std::string& words :
         {std::string("ready\nroll\n"), std::string("GET / HTTP/1.1\r\n\r\n"),
          std::string(5000, '\0'), std::string("\x16\x03\x01\xff\xff") + std::string(70000, 'x'),
          std::string("SSH-2.0-x\r\n")}) {
        const File socket = connect_to(entrance.port());
        say(socket, words);
        bool was_closed = false;
        static_cast<void>(all_of(socket, was_closed));
        CHECK(was_closed);
    }
    Listener host(entrance.transport());
    host.listen(100ms);
    CHECK(host.news().empty());
}

TEST_CASE("Older TLS, and TLS without a code, are refused") {
    Entrance entrance(local(0), {Code::draw()}, patient());
    const Context old(SSL_CTX_new(TLS_client_method()));
    SSL_CTX_set_max_proto_version(old.get(), TLS1_2_VERSION);
    CHECK_FALSE(shakes_hands(old, entrance.port()));
    const Context without_code(SSL_CTX_new(TLS_client_method()));
    CHECK_FALSE(shakes_hands(without_code, entrance.port()));
    Listener host(entrance.transport());
    host.listen(100ms);
    CHECK(host.news().empty());
}

TEST_CASE("A host that answers with a certificate instead of the code is refused") {
    const Context context(SSL_CTX_new(TLS_server_method()));
    const Owned<EVP_PKEY, EVP_PKEY_free> key(EVP_EC_gen("P-256"));
    const Owned<X509, X509_free> certificate(X509_new());
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 100000);
    X509_set_pubkey(certificate.get(), key.get());
    X509_sign(certificate.get(), key.get(), EVP_sha256());
    REQUIRE(SSL_CTX_use_certificate(context.get(), certificate.get()) == 1);
    REQUIRE(SSL_CTX_use_PrivateKey(context.get(), key.get()) == 1);

    std::uint16_t port = 0;
    const File listener = listen_somewhere(port);
    Call call(local(port), Code::draw(), patient());
    const File socket(::accept(listener.number(), nullptr, nullptr));
    const Ssl ssl(SSL_new(context.get()));
    SSL_set_fd(ssl.get(), socket.number());
    CHECK(SSL_accept(ssl.get()) != 1);
    Listener guest(call.transport());
    const auto gone = guest.end();
    REQUIRE(gone);
    CHECK(gone->why == "What answers at 127.0.0.1:" + std::to_string(port) +
                           " does not host a game: is the port right?");
    CHECK(guest.arrived().empty());
}

TEST_CASE("Whoever listens in hears neither a code nor a line") {
    const Code code = Code::draw();
    Entrance entrance(local(0), {code}, patient());
    Relay relay(entrance.port());
    Call call(local(relay.port()), code, patient());
    Listener host(entrance.transport());
    Listener guest(call.transport());
    REQUIRE(guest.arrival());
    REQUIRE(host.arrival());
    const std::string said = "the robber is on hex 7";
    const std::string answered = "your hand holds five ore";
    call.transport().send(guest.arrived()[0].peer, said + "\n");
    entrance.transport().send(host.arrived()[0].peer, answered + "\n");
    const Peer there = host.arrived()[0].peer;
    const Peer here = guest.arrived()[0].peer;
    CHECK(host.until([&] { return host.heard(there) == std::vector<std::string>{said}; }));
    CHECK(guest.until([&] { return guest.heard(here) == std::vector<std::string>{answered}; }));

    const std::string recorded = relay.recorded();
    CHECK(recorded.size() > 300);
    const auto key = code.key();
    std::string bare = code.text();
    std::erase(bare, '-');
    for (const std::string& secret :
         {said, answered, code.text(), bare, std::string("127.0.0.1"), std::string("localhost"),
          std::string("robber"), std::string(key.begin(), key.end())}) {
        CHECK(recorded.find(secret) == std::string::npos);
    }
}

TEST_CASE("An entrance says in words why it cannot be opened") {
    give_up_names_soon();
    const Entrance first(local(0), {}, patient());
    const auto complaint = [](const Address& where) -> std::string {
        try {
            const Entrance entrance(where, {}, patient());
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return "";
    };
    const std::string port = std::to_string(first.port());
    CHECK(complaint(local(first.port())) ==
          "Port " + port +
              " is in use: another game may be open. --listen 127.0.0.1:0 takes a free one.");
    CHECK(complaint({"", first.port()}) ==
          "Port " + port + " is in use: another game may be open. --listen :0 takes a free one.");
    CHECK(complaint({"192.0.2.254", 0}) ==
          "192.0.2.254 is no address of this machine. Leave it out to listen at all of them: "
          "--listen :0.");
    // Whether this machine is online decides which.
    const std::string unknown = complaint({"no-such-machine.invalid", 0});
    CHECK(
        (unknown == "There is no machine called no-such-machine.invalid: is the name right?" ||
         unknown ==
             "The name no-such-machine.invalid cannot be looked up now: is this machine online?"));
}

TEST_CASE("A call says in words why nobody is reached") {
    give_up_names_soon();
    std::uint16_t port = 0;
    listen_somewhere(port).close();
    const auto complaint = [](const Address& where) -> std::string {
        Limits limits = patient();
        limits.connect = 300ms;
        limits.handshake = 300ms;
        Call call(where, Code::draw(), limits);
        Listener guest(call.transport());
        const auto gone = guest.end();
        CHECK((gone && !gone->comes_back));
        CHECK(guest.arrived().empty());
        return gone ? gone->why : "";
    };
    const std::string place = "127.0.0.1:" + std::to_string(port);
    CHECK(complaint(local(port)) ==
          "No game is open at " + place + ": is the port right, and has the game been started?");
    CHECK(complaint({"localhost", port}) ==
          "No game is open at localhost:" + std::to_string(port) +
              ": is the port right, and has the game been started?");
    const File silent = listen_somewhere(port);
    CHECK(complaint(local(port)) == "What answers at 127.0.0.1:" + std::to_string(port) +
                                        " says nothing: is the port right?");
    // An address without a listener, and a name without an address: the message depends on the network here, but there
    // is one.
    CHECK_FALSE(complaint({"192.0.2.254", 9}).empty());
    CHECK(complaint({"no-such-machine.invalid", 9}).find("no-such-machine.invalid") !=
          std::string::npos);
}

TEST_CASE("All addresses of a machine are one entrance, by IPv4 and IPv6") {
    const Code code = Code::draw();
    Entrance entrance({"", 0}, {code}, patient());
    Listener host(entrance.transport());
    Call call({"127.0.0.1", entrance.port()}, code, patient());
    CHECK(host.arrival(0));
    Call by_name({"localhost", entrance.port()}, code, patient());
    CHECK(host.arrival(1));
    File v6(::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (v6.number() < 0) return;
    Call by_ipv6({"::1", entrance.port()}, code, patient());
    Listener guest(by_ipv6.transport());
    if (guest.until([&] { return !guest.news().empty(); }) && guest.gone().empty())
        CHECK(host.arrival(2));
}
