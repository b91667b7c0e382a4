// Records the lines that a host sends to a guest, and corrupts them as a hostile host would.
#pragma once

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cable.hpp"
#include "catan/remote/host.hpp"
#include "catan/remote/remote_table.hpp"
#include "catan/table/seating.hpp"
#include "damager.hpp"
#include "from_chairs.hpp"

using Lines = std::vector<std::string>;

inline Lines lines_of(const std::string& text) {
    Lines lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// The lines sent to one guest during a game, in pieces. The guest looks at the game after each piece.
struct Feed {
    std::vector<Lines> pieces;
    catan::Seat seat;
};

inline Feed feed_of(const Table& table, catan::Seat seat, std::size_t moves) {
    catan::table::Referee referee{catan::table::Match(text_table(table))};
    Speakers speakers(table);
    Cable cable;
    catan::table::Seating seating(catan::table::BotLevels{});
    catan::remote::Host host(catan::remote::spoken(referee.chairs(), referee.onlooker()),
                             {catan::remote::Entry{&cable, {seat}, false}}, seating);
    const tabletop::net::Peer peer = cable.plug_in(0);
    const std::size_t before = moves / 3;
    for (std::size_t i = 0; i < before && !referee.match().state().in<catan::GameOver>(); ++i) {
        speakers.go_on(referee);
    }
    host.go_on();
    Feed feed{{lines_of(cable.take_sent(peer))}, seat};
    for (std::size_t i = before; i < moves && !referee.match().state().in<catan::GameOver>(); ++i) {
        speakers.go_on(referee);
        feed.pieces.push_back(lines_of(cable.take_sent(peer)));
    }
    return feed;
}

// Corrupts a feed.
class Liar {
public:
    explicit Liar(std::uint64_t seed) : random_(seed, catan::Domain::Order), damager_(seed) {}

    void spoil(Feed& feed, const Feed& other) {
        Lines& piece = any(feed.pieces);
        if (piece.empty()) return;
        std::string& line = any(piece);
        switch (below(11)) {
            case 0: piece.erase(piece.begin() + below(piece.size())); break;
            case 1: std::swap(line, any(piece)); break;
            case 2: piece.insert(piece.begin() + below(piece.size()), line); break;
            case 3: line = damager_.damage(line); break;
            case 4: piece.resize(below(piece.size())); break;
            case 5: piece.insert(piece.begin() + below(piece.size()), answer()); break;
            case 6: piece = any(other.pieces); break;
            case 7: std::swap(piece, any(feed.pieces)); break;
            case 8: line = any(any(other.pieces)); break;
            case 9: feed.pieces.insert(feed.pieces.begin() + 1, piece); break;
            default: feed.pieces.erase(feed.pieces.begin() + 1 + below(feed.pieces.size() - 1));
        }
    }

private:
    std::uint32_t below(std::size_t n) {
        return random_.below(static_cast<std::uint32_t>(std::max<std::size_t>(n, 1)));
    }
    template <typename Thing>
    Thing& any(std::vector<Thing>& things) {
        return things[below(things.size())];
    }
    template <typename Thing>
    const Thing& any(const std::vector<Thing>& things) {
        return things[below(things.size())];
    }
    std::string answer() {
        const Lines answers{"done",       "late",     "refused R12 nothing-to-take-back",
                            "taken-back", "pause",    "misunderstood x",
                            "legal 0",    "undo yes", "history 0",
                            "said 0",     "view 0",   "seat none",
                            "now 7",      "table 9",  "",
                            "bye"};
        return any(answers);
    }

    catan::Random random_;
    Damager damager_;
};
