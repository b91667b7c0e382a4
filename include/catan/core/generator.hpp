// Generates boards (R1.3-R1.11): a mode, a shape and a seed give the same layout on every machine, in linear time at any
// radius.
#pragma once

#include <cstdint>
#include <string_view>

#include "catan/core/layout.hpp"
#include "catan/core/shape.hpp"
#include "catan/core/topology.hpp"

namespace catan {

// R1.7
enum class Mode : std::uint8_t { Random, Spiral, Beginner };

[[nodiscard]] constexpr std::string_view name(Mode mode) {
    switch (mode) {
        case Mode::Random: return "random";
        case Mode::Spiral: return "spiral";
        case Mode::Beginner: return "beginner";
    }
    return {};
}

// R1.7: whether the mode has a board of this shape.
[[nodiscard]] constexpr bool has_board(Mode mode, Shape shape) {
    const bool standard = shape == Shape::hexagon(3);
    switch (mode) {
        case Mode::Random: return shape.radius >= smallest_radius;
        case Mode::Spiral: return standard || shape.is_extended();
        case Mode::Beginner: return standard;
    }
    return false;
}

// The layout of a board. Throws std::invalid_argument if the mode has no board of this shape.
[[nodiscard]] Layout generate(const Topology& topology, Mode mode, std::uint64_t seed);

[[nodiscard]] Board make_board(Mode mode, Shape shape, std::uint64_t seed);

}  // namespace catan
