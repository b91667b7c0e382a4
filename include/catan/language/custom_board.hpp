// Reads a custom board from a script or a saved game, line by line: `hex 1 ore 8`, `port 25-26 3:1`, `robber 0`. Accepts any
// design that can be played. Throws TextError at the faulty word otherwise.
#pragma once

#include <cstdint>
#include <vector>

#include "catan/core/layout.hpp"
#include "catan/core/rooms.hpp"
#include "tabletop/text/words.hpp"

namespace catan::language {

class CustomBoard {
public:
    explicit CustomBoard(Shape shape);

    [[nodiscard]] Shape shape() const { return board_.topology.shape(); }

    // Call these after taking the first word of the line.
    void read_hex(text::Reader& reader);
    void read_port(text::Reader& reader);
    void read_robber(text::Reader& reader);

    // Throws TextError without column if something is missing.
    [[nodiscard]] Board finished() const;

private:
    Board board_;
    std::vector<bool> said_;  // by hex
    bool robber_said_ = false;
};

}  // namespace catan::language
