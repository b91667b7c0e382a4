// The encryption of a connection, without the connection: bytes that came from the wire go in, bytes for the wire come out.
// TLS 1.3 with a code as pre-shared key, and nothing else: no certificates, no tickets, no second choice of a cipher.
// Once it is open, both sides have proved to each other that they know the code.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "net/code.hpp"

namespace tabletop::net {

class Tls {
public:
    enum class State {
        Shaking,  // the handshake is under way
        Open,
        Closed,     // the other side said goodbye
        WrongCode,  // the other side knows none of our codes, or we none of theirs
        Broken,     // this is no TLS, not ours, or it was tampered with
    };

    Tls(const Tls&) = delete;
    Tls& operator=(const Tls&) = delete;
    Tls(Tls&&) = delete;
    Tls& operator=(Tls&&) = delete;
    ~Tls();

    // What came from the wire, and what was said in it.
    void receive(std::string_view wire);
    [[nodiscard]] std::string take_heard();
    // Says something, or goodbye, and what has to go to the wire for it.
    void send(std::string_view plain);
    void say_goodbye();
    [[nodiscard]] std::string take_wire();
    [[nodiscard]] std::size_t waiting_for_wire() const;

    [[nodiscard]] State state() const { return state_; }
    // The handshake has succeeded, whatever came then.
    [[nodiscard]] bool was_open() const { return was_open_; }
    // The guest's first message proves that it knows a code, and is no copy of an earlier one. The handshake may still be
    // under way.
    [[nodiscard]] bool knows_a_code() const;
    // The number of that code.
    [[nodiscard]] std::size_t key() const;

private:
    friend class TlsSide;
    struct Talk;

    explicit Tls(std::unique_ptr<Talk> talk);
    void shake();
    void look_at_hello();
    void read();
    void fail(int result);

    std::unique_ptr<Talk> talk_;
    State state_ = State::Shaking;
    bool was_open_ = false;
    std::string heard_;
};

// One side of any number of connections: what it knows.
class TlsSide {
public:
    [[nodiscard]] static TlsSide host(const std::vector<Code>& codes);
    [[nodiscard]] static TlsSide guest(const Code& code);

    // For a new connection. The guest has something to say at once.
    [[nodiscard]] std::unique_ptr<Tls> begin() const;

    struct Secrets;  // for tls.cpp alone

private:
    explicit TlsSide(std::shared_ptr<Secrets> secrets);

    std::shared_ptr<Secrets> secrets_;
};

}  // namespace tabletop::net
