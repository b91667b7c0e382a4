// Says in one sentence why a command was refused. Addresses a player at the table as "you", and names players in scripts.
#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "carcassonne/language/wording.hpp"
#include "state_words.hpp"
#include "text/listing.hpp"

namespace carcassonne::language {
namespace {

class RefusalWriter {
public:
    RefusalWriter(const Notation& notation, const State& state, const Refusal& refusal, Seat reader)
        : notation_(notation), state_(state), refusal_(refusal), reader_(reader) {}

    [[nodiscard]] std::string words() const {
        using Reason = Refusal::Reason;
        switch (refusal_.reason) {
            case Reason::NotYourTurn: return whose_turn();
            case Reason::NotNow: return what_comes_first();
            case Reason::OutcomeAwaited:
                return "first name the tile that was drawn, such as draw E";
            case Reason::NotAtOrigin:
                return spoken("the first tile lies at 0,0. Place it there",
                              "the first tile must lie at 0,0");
            case Reason::TileThere:
                return fmt::format("{} lies there already", letter(refusal_.tile)) +
                       spoken(". Choose a free place", "");
            case Reason::NoNeighbour:
                return spoken("no tile lies beside that place. Choose one that touches a tile",
                              "no tile lies beside that place");
            case Reason::EdgesDiffer: return which_edge();
            case Reason::NoFollower: return by_mover("no follower in hand") + spoken(". Pass", "");
            case Reason::NoSuchPart: return which_spots();
            case Reason::Occupied: return who_stands_there();
            case Reason::NoFarmers:
                return spoken("this game is played without farmers. Choose another spot, or pass",
                              "this game is played without farmers");
            default: return about_chance();
        }
    }

private:
    [[nodiscard]] std::string about_chance() const {
        using Reason = Refusal::Reason;
        switch (refusal_.reason) {
            case Reason::WrongOutcome: return "no tile is drawn now";
            case Reason::TileNotInBag:
                return fmt::format("there is no {} left in the bag", letter(refusal_.tile)) +
                       spoken(". Look at the tile again", "");
            case Reason::OutcomeMissing:
                return spoken("say which tile was drawn. Such as: draw E",
                              "chance is scripted, so the line must end with the tile: draw E");
            case Reason::NothingToTakeBack: return "there is nothing left to take back";
            default: return {};
        }
    }

    // K15: only the player who placed the last tile may take it back.
    [[nodiscard]] std::string whose_turn() const {
        if (refusal_.rule != undo_rule) return fmt::format("it's {} move", whose(refusal_.seat));
        return fmt::format("only {} may take back the last tile",
                           refusal_.seat == reader_ ? "you" : notation_.name(refusal_.seat));
    }

    [[nodiscard]] std::string what_comes_first() const {
        if (state_.in<GameOver>()) return "the game is over";
        if (state_.in<BeforeDraw>())
            return spoken("a tile is drawn first: draw", mover() + " must draw first");
        if (const auto* placing = std::get_if<Placing>(&state_.phase)) {
            const char tile = letter(placing->tile);
            return spoken(fmt::format("the tile in hand comes first. Place {}", tile),
                          fmt::format("{} must place {} first", mover(), tile));
        }
        return spoken("place a follower on the new tile, or pass",
                      mover() + " must place a follower or pass first");
    }

    // `its northern edge would be a city, and D has a road there`
    [[nodiscard]] std::string which_edge() const {
        constexpr std::array<std::string_view, side_count> words{"northern", "eastern", "southern",
                                                                 "western"};
        return fmt::format("its {} edge would be a {}, and {} has a {} there",
                           words[index(refusal_.side)], edge_word(refusal_.mine),
                           letter(refusal_.tile), edge_word(refusal_.theirs)) +
               spoken(". Turn it, or choose another place", "");
    }

    // `E has no such part. It has city s and field nw`
    [[nodiscard]] std::string which_spots() const {
        if (state_.board.tiles().empty()) return "the tile has no such part";
        const LaidTile& tile = state_.board.last_tile();
        std::vector<std::string> spots;
        const std::size_t count = parts(tile.tile).size();
        for (std::size_t i = 0; i < count; ++i) {
            spots.push_back(spot_words(tile.spot(i)));
        }
        return fmt::format("{} has no such part. It has {}", letter(tile.tile),
                           text::joined(spots));
    }

    [[nodiscard]] std::string who_stands_there() const {
        std::vector<std::string> owners;
        const bool is_yours = refusal_.seats.contains(reader_);
        if (is_yours) owners.emplace_back("you");
        for (std::size_t i = 0; i < notation_.names.size(); ++i) {
            if (refusal_.seats.contains(Seat(i)) && Seat(i) != reader_)
                owners.push_back(notation_.names[i]);
        }
        const std::string_view verb = is_yours || owners.size() > 1 ? "have" : "has";
        return fmt::format("{} {} a follower there already", text::joined(owners), verb) +
               spoken(". Choose another spot, or pass", "");
    }

    // The words for a player at the table, or those for a script.
    [[nodiscard]] std::string spoken(std::string_view to_player, std::string_view in_script) const {
        return std::string(reader_.exists() ? to_player : in_script);
    }
    [[nodiscard]] std::string mover() const { return notation_.name(state_.turn.player); }
    [[nodiscard]] std::string by_mover(std::string_view what) const {
        if (state_.turn.player == reader_) return fmt::format("you have {}", what);
        return fmt::format("{} has {}", mover(), what);
    }
    [[nodiscard]] std::string whose(Seat seat) const {
        return seat == reader_ ? "your" : notation_.name(seat) + "'s";
    }

    const Notation& notation_;
    const State& state_;
    const Refusal& refusal_;
    Seat reader_;
};

}  // namespace

std::string refusal_words(const Notation& notation, const State& state, const Refusal& refusal,
                          Seat reader) {
    return RefusalWriter(notation, state, refusal, reader).words();
}

std::string refusal_sentence(const Notation& notation, const State& state, const Refusal& refusal,
                             Seat reader) {
    std::string words = refusal_words(notation, state, refusal, reader);
    const bool is_small = !words.empty() && 'a' <= words.front() && words.front() <= 'z';
    if (is_small) words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return fmt::format("{}. ({})", words, rule_word(refusal.rule));
}

}  // namespace carcassonne::language
