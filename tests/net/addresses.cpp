// Tests the addresses of games, as people write them.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "net/address.hpp"

using tabletop::net::Address;
using tabletop::net::NotAnAddress;
using tabletop::net::read_address;
using tabletop::net::text_of;

TEST_CASE("Addresses are read with and without a port") {
    CHECK(read_address("annas-laptop") == Address{"annas-laptop", 4660});
    CHECK(read_address("annas-laptop:80") == Address{"annas-laptop", 80});
    CHECK(read_address("192.0.2.7:1234") == Address{"192.0.2.7", 1234});
    CHECK(read_address("[2001:db8::7]:1234") == Address{"2001:db8::7", 1234});
    CHECK(read_address("[::1]") == Address{"::1", 4660});
    CHECK(read_address("2001:db8::7") == Address{"2001:db8::7", 4660});
    CHECK(read_address(":0") == Address{"", 0});
}

TEST_CASE("What is no address is refused in words") {
    for (const char* text :
         {"", "[]", "[]:1", "host:", "host:x", "host:70000", "host:-1", "host:1 ", "[::1", "[::1]x",
          "a b", "h\x1b[1m", "a/b", "0", "4660", "0:4660", "[0]:4660"}) {
        INFO(text);
        CHECK_THROWS_AS(read_address(text), NotAnAddress);
    }
    CHECK_THROWS_AS(read_address(std::string(300, 'a')), NotAnAddress);
}

TEST_CASE("An address that is written down is read back") {
    for (const Address& address :
         {Address{"annas-laptop", 1}, Address{"::1", 4660}, Address{"", 65535}}) {
        CHECK(read_address(text_of(address)) == address);
    }
}
