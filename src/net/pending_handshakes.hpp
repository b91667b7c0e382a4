// Decides which connection to drop when too many handshakes are pending. Every address gets its fair share of the places,
// so a flood from one address cannot take those of another. Knows no socket and no clock.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "net/transport.hpp"

namespace tabletop::net {

class PendingHandshakes {
public:
    // At most `most` connections, of which at most `most_of_a_code` have shown that they know the same code.
    PendingHandshakes(std::size_t most, std::size_t most_of_a_code)
        : most_(most), most_of_a_code_(most_of_a_code) {}

    void add(Peer peer, const std::string& origin);
    // The connection's hello proves that it knows this code. It is dropped only for another one with the same code, or if
    // all connections know a code.
    void know_code(Peer peer, std::size_t code);
    // The connection has finished its handshake, or has ended.
    void remove(Peer peer);

    // The connection to drop, if there are too many.
    [[nodiscard]] std::optional<Peer> surplus() const;
    // The connection to drop next, even if there are not too many.
    [[nodiscard]] std::optional<Peer> last_choice() const;

private:
    using Group = std::set<Peer>;  // in order of arrival
    struct Handshake {
        std::string origin;
        std::optional<std::size_t> code;
    };

    std::size_t most_;
    std::size_t most_of_a_code_;
    std::map<Peer, Handshake> places_;
    std::map<std::string, Group> silent_;       // by origin: no code proved yet
    std::map<std::size_t, Group> know_a_code_;  // by code
};

}  // namespace tabletop::net
