// Holds the header items that mean the same in every game: players, bots and the source of chance. The Setup of a game adds
// its own, such as the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::text {

class Filler;

struct BotSeat {
    std::string name;
    bots::Level level = bots::usual_level;
    friend bool operator==(const BotSeat&, const BotSeat&) = default;
};

struct SetupItems {
    std::vector<std::string> names;
    std::optional<std::size_t> players;  // their number, if they have no names
    std::optional<std::string> first;
    std::vector<BotSeat> bots;          // all other players are people
    std::optional<std::uint64_t> seed;  // for everything without its own seed
    std::optional<std::uint64_t> chance_seed;
    bool scripted = false;
    bool seeded = false;  // explicitly seeded; contradicts `scripted`

protected:
    // Read a header line behind its first word.
    void read_bot(Reader& reader);
    void read_chance(Reader& reader);

    // Take the items that are missing here from `other`.
    void fill_players(const SetupItems& other, const Filler& filler);
    void fill_first(const SetupItems& other, const Filler& filler);
    void fill_bots(const SetupItems& other, const Filler& filler);
    void fill_seeds(const SetupItems& other, const Filler& filler);
    void fill_source_of_chance(const SetupItems& other, const Filler& filler);
};

// Reads a bot level, such as `medium`.
[[nodiscard]] bots::Level read_level(Reader& reader);

}  // namespace tabletop::text
