// Turns the options of `catan board` into a board and a way to show it. Throws a Failure that names
// the options which contradict each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "catan/core/generator.hpp"
#include "catan/core/rooms.hpp"
#include "catan/tui/geometry.hpp"
#include "program/terminal.hpp"

namespace catan::app {

// Option values as typed; an option that was not given is empty.
struct BoardWords {
    std::optional<std::string> radius;
    std::optional<std::string> players;
    std::optional<std::string> board;
    std::optional<std::string> seed;
    std::optional<std::string> size;
    std::optional<std::string> colour;
    std::optional<std::string> svg;
    bool ids = false;
    bool ascii = false;
    bool graph = false;
    bool script = false;
};

struct BoardOptions {
    Mode mode = Mode::Random;
    Shape shape;
    std::optional<std::uint64_t> seed;

    enum class Output { Drawing, Graph, Script };
    Output output = Output::Drawing;
    std::optional<tui::Size> size;  // none: the largest that fits
    program::ColourWish colour = program::ColourWish::Auto;
    bool ids = false;
    bool ascii = false;
    std::optional<std::string> svg;  // the file to write
};

[[nodiscard]] BoardOptions understood(const BoardWords& words);

}  // namespace catan::app
