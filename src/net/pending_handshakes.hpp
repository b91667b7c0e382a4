// Decides which connection gives way when too many have not finished their handshake. Every address gets its fair share of
// the places, so a flood from one address cannot take those of another. It knows no socket and no clock.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "net/wires.hpp"

namespace tabletop::net {

class PendingHandshakes {
public:
    // At most `most` connections, of which at most `most_of_a_code` have shown that they know the same code.
    PendingHandshakes(std::size_t most, std::size_t most_of_a_code)
        : most_(most), most_of_a_code_(most_of_a_code) {}

    void add(Peer peer, const std::string& origin);
    // Its hello proves that it knows this code. It gives way only to others that know the same one, or if all know one.
    void know_code(Peer peer, std::size_t code);
    // It has finished its handshake, or has ended.
    void remove(Peer peer);

    // The connection that gives way, if there are too many.
    [[nodiscard]] std::optional<Peer> surplus() const;
    // The one that gives way next.
    [[nodiscard]] std::optional<Peer> last_choice() const;

private:
    using Group = std::set<Peer>;  // in the order in which they came
    struct Place {
        std::string origin;
        std::optional<std::size_t> code;
    };

    std::size_t most_;
    std::size_t most_of_a_code_;
    std::map<Peer, Place> places_;
    std::map<std::string, Group> silent_;       // by origin: those that know no code yet
    std::map<std::size_t, Group> know_a_code_;  // by code
};

}  // namespace tabletop::net
