// Prints places of a board in Catch2's failure messages.
#pragma once

#include <fmt/format.h>

#include <catch2/catch_tostring.hpp>
#include <string>

#include "catan/core/ids.hpp"
#include "catan/core/rings.hpp"

namespace Catch {

template <typename Kind>
struct StringMaker<catan::Id<Kind>> {
    static std::string convert(catan::Id<Kind> id) {
        return id.exists() ? fmt::format("{}", id.value) : "none";
    }
};

template <>
struct StringMaker<catan::RingPlace> {
    static std::string convert(catan::RingPlace place) {
        return fmt::format("ring {} index {}", place.ring, place.index);
    }
};

template <>
struct StringMaker<catan::Axial> {
    static std::string convert(catan::Axial place) {
        return fmt::format("({}, {})", place.q, place.r);
    }
};

template <>
struct StringMaker<catan::Point> {
    static std::string convert(catan::Point point) {
        return fmt::format("({}/3, {}/3)", point.q, point.r);
    }
};

}  // namespace Catch
