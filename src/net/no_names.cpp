// Replaces names.cpp in a statically linked program, which accepts numeric addresses only.
#include "net/lookup.hpp"

namespace tabletop::net {

Lookup::Resolution Lookup::ask_system(const std::string& host) {
    return {{},
            "This program is a single file, which cannot look up the name " + host +
                ". Give its number instead, as in 192.0.2.7:4660; `getent hosts " + host +
                "` tells it."};
}

}  // namespace tabletop::net
