#include "net/pending_handshakes.hpp"

#include <algorithm>

namespace tabletop::net {
namespace {

template <typename Key>
void erase_from(std::map<Key, std::set<Peer>>& groups, const Key& key, Peer peer) {
    const auto found = groups.find(key);
    if (found == groups.end()) return;
    found->second.erase(peer);
    if (found->second.empty()) groups.erase(found);
}

// A whole table may connect through one tunnel, so allow this many connections from one address.
constexpr std::size_t table = 8;

// The oldest connection of the largest group. Among groups of equal size, the one with the oldest connection wins. Groups of
// up to `least` connections count as equal.
template <typename Key>
std::optional<Peer> oldest_of_largest(const std::map<Key, std::set<Peer>>& groups,
                                      std::size_t least) {
    const auto largest =
        std::max_element(groups.begin(), groups.end(), [least](const auto& a, const auto& b) {
            const std::size_t size_of_a = std::max(a.second.size(), least);
            const std::size_t size_of_b = std::max(b.second.size(), least);
            if (size_of_a != size_of_b) return size_of_a < size_of_b;
            return *a.second.begin() > *b.second.begin();
        });
    if (largest == groups.end()) return std::nullopt;
    return *largest->second.begin();
}

}  // namespace

void PendingHandshakes::add(Peer peer, const std::string& origin) {
    places_[peer] = {origin, std::nullopt};
    silent_[origin].insert(peer);
}

void PendingHandshakes::know_code(Peer peer, std::size_t code) {
    const auto found = places_.find(peer);
    if (found == places_.end() || found->second.code) return;
    found->second.code = code;
    erase_from(silent_, found->second.origin, peer);
    know_a_code_[code].insert(peer);
}

void PendingHandshakes::remove(Peer peer) {
    const auto node = places_.extract(peer);
    if (node.empty()) return;
    const Handshake& place = node.mapped();
    if (place.code) {
        erase_from(know_a_code_, *place.code, peer);
    } else {
        erase_from(silent_, place.origin, peer);
    }
}

std::optional<Peer> PendingHandshakes::surplus() const {
    for (const auto& [code, group] : know_a_code_) {
        if (group.size() > most_of_a_code_) return *group.begin();
    }
    if (places_.size() <= most_) return std::nullopt;
    return last_choice();
}

std::optional<Peer> PendingHandshakes::last_choice() const {
    const auto silent = oldest_of_largest(silent_, table);
    return silent ? silent : oldest_of_largest(know_a_code_, 1);
}

}  // namespace tabletop::net
