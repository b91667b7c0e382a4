// Encrypts a connection without doing I/O: bytes from the wire go in, bytes for the wire come out. Uses TLS 1.3 with a code
// as pre-shared key and nothing else: no certificates, no tickets, a single cipher. In state Open both sides have proved to
// each other that they know the code.
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
        Closed,     // the peer closed it properly
        WrongCode,  // the peer knows none of our codes, or we none of theirs
        Broken,     // not TLS, another program, or tampered with
    };

    Tls(const Tls&) = delete;
    Tls& operator=(const Tls&) = delete;
    Tls(Tls&&) = delete;
    Tls& operator=(Tls&&) = delete;
    ~Tls();

    // Decrypts bytes from the wire.
    void receive(std::string_view wire);
    [[nodiscard]] std::string take_heard();
    // Encrypts data or a close notification. Send the result of take_wire().
    void send(std::string_view plain);
    void say_goodbye();
    [[nodiscard]] std::string take_wire();
    [[nodiscard]] std::size_t waiting_for_wire() const;

    [[nodiscard]] State state() const { return state_; }
    // Whether the handshake has succeeded, even if the connection has ended since.
    [[nodiscard]] bool was_open() const { return was_open_; }
    // Whether the guest's first message proves that it knows a code and is no replay. The handshake may still be under way.
    [[nodiscard]] bool knows_a_code() const;
    // The number of that code.
    [[nodiscard]] std::size_t key() const;

private:
    friend class TlsSide;
    struct Impl;

    explicit Tls(std::unique_ptr<Impl> impl);
    void shake();
    void look_at_hello();
    void read();
    void fail(int result);

    std::unique_ptr<Impl> impl_;
    State state_ = State::Shaking;
    bool was_open_ = false;
    std::string heard_;
};

// The secrets of one side, shared by any number of connections.
class TlsSide {
public:
    [[nodiscard]] static TlsSide host(const std::vector<Code>& codes);
    [[nodiscard]] static TlsSide guest(const Code& code);

    // Starts a new connection. The guest has bytes for the wire at once.
    [[nodiscard]] std::unique_ptr<Tls> begin() const;

    struct Impl;  // for tls.cpp alone

private:
    explicit TlsSide(std::shared_ptr<Impl> secrets);

    std::shared_ptr<Impl> secrets_;
};

}  // namespace tabletop::net
