// Damages texts of Catan.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "catan/core/random.hpp"
#include "support/text_damager.hpp"

class Damager : public TextDamager<catan::Random> {
public:
    explicit Damager(std::uint64_t seed)
        : TextDamager(catan::Random(seed, catan::Domain::Theft), others) {}

private:
    static constexpr std::array<std::string_view, 16> others{
        "0",    "1",    "255",  "256",   "65536", "4294967295", "18446744073709551616",
        "-1",   "none", "bank", "12-13", "0-0",   "Ann",        "wool",
        "over", "#"};
};
