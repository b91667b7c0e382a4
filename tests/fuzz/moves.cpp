// Plays a game on the bare engine from bytes: they choose the table, then the commands, sensible or not. A refused
// command changes nothing, an accepted one breaks no invariant, and listed commands are legal. In the end the state
// reads back from its text.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/generator.hpp"
#include "catan/core/invariants.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"
#include "catan/language/setting_words.hpp"
#include "catan/language/wording.hpp"
#include "support/random_game.hpp"
#include "target.hpp"

using namespace catan;

namespace {

// The bytes one after the other, as numbers; zeros behind the end.
class Bytes {
public:
    Bytes(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), size_(size) {}

    [[nodiscard]] bool at_end() const { return next_ >= size_; }
    std::uint8_t byte() { return at_end() ? std::uint8_t{0} : bytes_[next_++]; }
    std::uint16_t two_bytes() {
        const std::uint8_t high = byte();
        return static_cast<std::uint16_t>(high << 8U | byte());
    }
    std::size_t below(std::size_t limit) {
        return (limit <= 256 ? std::size_t{byte()} : std::size_t{two_bytes()}) % limit;
    }
    template <typename Choices>
    auto one_of(const Choices& choices) {
        return choices[below(choices.size())];
    }

private:
    const std::uint8_t* bytes_;
    std::size_t size_;
    std::size_t next_ = 0;
};

Game choose_game(Bytes& bytes) {
    constexpr std::array<Shape, 4> shapes{Shape::hexagon(3), Shape::extended(), Shape::hexagon(4),
                                          Shape::hexagon(5)};
    const Shape shape = bytes.one_of(shapes);
    Mode mode = static_cast<Mode>(bytes.below(3));
    if (!has_board(mode, shape)) mode = Mode::Random;
    std::size_t players = fewest_players + bytes.below(most_players - fewest_players + 1);
    while (!seats_everybody(shape, players)) --players;
    Settings settings = usual_settings(players, shape);
    // A bit for each setting that is not the usual one.
    const std::uint16_t changed = bytes.two_bytes();
    for (const language::Setting setting : language::all_settings) {
        if ((changed >> static_cast<unsigned>(setting) & 1U) == 0) continue;
        const Bounds bounds = language::bounds(setting);
        const std::size_t above = bytes.below(std::size_t{bounds.most} - bounds.least + 1);
        language::change(settings, setting, bounds.least + static_cast<std::uint32_t>(above));
    }
    settings.first = Seat(bytes.below(players));
    return {make_board(mode, shape, bytes.byte()), settings};
}

// Anything that can be said, possible or not.
class CommandsFromBytes {
public:
    explicit CommandsFromBytes(Bytes& bytes) : bytes_(bytes) {}

    Command command() {
        switch (bytes_.below(std::variant_size_v<Command>)) {
            case 0: return Settle{place<IntersectionId>()};
            case 1: return BuildRoad{place<EdgeId>()};
            case 2: return BuildCity{place<IntersectionId>()};
            case 3: return Roll{};
            case 4: return Discard{bundle()};
            case 5: return MoveRobber{place<HexId>()};
            case 6: return Steal{seat()};
            case 7: return BuyCard{};
            case 8: return PlayKnight{};
            case 9: return PlayRoadBuilding{};
            case 10: return PlayPlenty{bundle()};
            case 11: return PlayMonopoly{resource()};
            case 12: return PlayVictory{};
            case 13: return TradeWithBank{resource(), resource(), count(), count()};
            case 14: return Offer{bundle(), bundle(), {bytes_.byte()}};
            case 15: return Accept{};
            case 16: return Decline{};
            case 17: return Counter{bundle(), bundle()};
            case 18: return CloseTrade{seat()};
            case 19: return Withdraw{};
            default: return EndTurn{};
        }
    }
    Outcome outcome() {
        switch (bytes_.below(std::variant_size_v<Outcome>)) {
            case 0: return Dice{bytes_.byte(), bytes_.byte()};
            case 1: return DrawnCard{bytes_.one_of(all_cards)};
            default: return StolenCard{resource()};
        }
    }
    Seat seat() { return Seat(bytes_.byte()); }  // 255 is no seat

private:
    Resource resource() { return bytes_.one_of(all_resources); }

    // Mostly one of a board, sometimes far from any.
    template <typename Place>
    Place place() {
        constexpr std::size_t none = Place::none().value;
        const std::size_t number = bytes_.byte();
        if (number < 250) return Place(number);
        return number < 253 ? Place(bytes_.two_bytes()) : Place(none - (number - 253));
    }
    // Mostly a few, sometimes more than there are or fewer than none.
    std::int16_t count() {
        const std::uint8_t byte = bytes_.byte();
        return static_cast<std::int16_t>(byte < 240 ? byte % 6 : bytes_.two_bytes());
    }
    // Mostly of one or two resources.
    Bundle bundle() {
        Bundle bundle;
        const std::uint8_t resources = bytes_.byte();
        for (std::size_t i = 0; i < resource_count; ++i) {
            if ((resources >> i & 1U) != 0) bundle.counts[i] = count();
        }
        return bundle;
    }

    Bytes& bytes_;
};

class FuzzedGame {
public:
    explicit FuzzedGame(Bytes& bytes)
        : bytes_(bytes),
          game_(choose_game(bytes)),
          state_(start(game_)),
          names_(colour_names.begin(), colour_names.begin() + game_.players()),
          notation_{game_, names_} {}

    void play() {
        constexpr int most_steps = 250;
        for (int i = 0; i < most_steps && !bytes_.at_end(); ++i) {
            check_listed();
            step();
        }
        check_view();
        check_text();
    }

private:
    void step() {
        switch (bytes_.below(8)) {
            case 0: return try_command(CommandsFromBytes(bytes_).command());
            case 1: return try_from_anybody(CommandsFromBytes(bytes_).command());
            case 2: return try_outcome(CommandsFromBytes(bytes_).outcome());
            case 3: return skip();
            case 4: return draw();
            default: return listed_.empty() ? draw() : try_command(bytes_.one_of(listed_));
        }
    }

    void check_listed() {
        list_legal(game_, state_, listed_);
        for (const Command& command : listed_)
            demand(!refuse(game_, state_, command), "what is listed is legal");
        const bool none_listed =
            awaits_outcome(state_) || state_.in<Discarding>() || state_.in<GameOver>();
        demand(listed_.empty() == none_listed, "something can be said whenever it is asked for");
    }

    void try_command(const Command& command) {
        const std::uint64_t before = hash(state_);
        const auto refusal = refuse(game_, state_, command);
        demand(hash(state_) == before, "judging changes nothing");
        if (refusal) return check(*refusal);
        check_words(command);
        change_by(command);
    }
    void try_from_anybody(const Command& command) {
        const Seat speaker = CommandsFromBytes(bytes_).seat();
        const auto refusal = refuse(game_, state_, command, speaker);
        demand(refusal || speaker == asked(game_, state_), "no seat speaks for another");
        if (refusal) return check(*refusal);
        change_by(command);
    }
    void try_outcome(const Outcome& outcome) {
        const auto refusal = refuse(state_, outcome);
        demand(!refusal == is_possible(state_, outcome), "what is refused is impossible");
        if (refusal) return check(*refusal);
        change_by(outcome);
    }

    // An outcome, or a command that is legal but not listed; empty if there is none.
    void draw() {
        if (state_.in<GameOver>()) return;
        if (awaits_outcome(state_)) {
            const auto possible = possible_outcomes(state_);
            demand(!possible.empty(), "chance can answer when it is asked");
            return try_outcome(bytes_.one_of(possible).outcome);
        }
        Random random(bytes_.byte(), Domain::Card);
        if (state_.in<Discarding>()) return draw_legal(draw_discard(game_, state_, random));
        if (const auto offer = draw_offer(game_, state_, random)) return draw_legal(*offer);
        if (const auto counter = draw_counter(game_, state_, random)) return draw_legal(*counter);
    }
    void draw_legal(const Command& command) {
        demand(!refuse(game_, state_, command), "what is drawn is legal");
        try_command(command);
    }

    // Some plies of a random game, to come to where a few bytes cannot lead.
    void skip() {
        RandomPlayers all(game_, bytes_.byte(), {true, true, true});
        const std::size_t plies = bytes_.byte();
        for (std::size_t i = 0; i < plies && !state_.in<GameOver>(); ++i)
            take(game_, state_, all.next(state_));
        check_laws();
    }

    template <typename Type>
    void change_by(const Type& said) {
        State unheard = state_;
        apply(game_, unheard, said);
        Events events;
        apply(game_, state_, said, &events);
        demand(unheard == state_ && hash(unheard) == hash(state_), "who listens changes nothing");
        for (const Event& event : events) {
            const std::string words = language::event_words(notation_, event);
            demand(is_printable(words), "an event can be told", words);
        }
        check_laws();
    }

    void check(const Refusal& refusal) const {
        demand(refusal.rule.section > 0, "a refusal names its rule");
        const std::string words = language::refusal_words(notation_, state_, refusal);
        demand(!words.empty() && is_printable(words), "a refusal can be told", words);
    }

    void check_laws() const {
        const auto broken = broken_invariants(game_, state_);
        demand(broken.empty(), "no law is broken", broken.empty() ? "" : broken.front());
        const bool is_no_move = awaits_outcome(state_) || state_.in<GameOver>();
        demand(asked(game_, state_).exists() != is_no_move, "a player is always asked");
    }

    void check_words(const Command& command) const {
        const Seat speaker = asked(game_, state_);
        const std::string line = notation_.write(command, speaker);
        const std::vector<text::Word> words = text::split(line);
        text::Reader reader(words, line.size() + 1);
        demand(notation_.read_command(reader, speaker) == command && reader.at_end(),
               "a legal command that is printed reads back as the same", line);
    }

    void check_view() const {
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const View seen = view(game_, state_, Seat(i));
            demand(seen.own.has_value() && seen.asked == asked(game_, state_),
                   "who sits here sees");
        }
    }

    void check_text() const {
        if (awaits_outcome(state_)) return;
        const std::string written = notation_.write(state_);
        const State again = notation_.read_state(written);
        demand(again == state_, "a state that is printed reads back as the same", written);
    }

    Bytes& bytes_;
    Game game_;
    State state_;
    std::vector<std::string> names_;
    language::Notation notation_;
    std::vector<Command> listed_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    Bytes input(bytes, size);
    FuzzedGame(input).play();
    return 0;
}
