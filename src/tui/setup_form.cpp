#include "tui/setup_form.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "catan/generator.hpp"
#include "catan/random.hpp"
#include "catan/rules.hpp"
#include "catan/spelling.hpp"
#include "catan/table.hpp"
#include "catan/words.hpp"
#include "tui/inks.hpp"

namespace catan::tui {
namespace {

using kit::Prompt;

constexpr std::array<std::string_view, 4> kind_hints{
    "terrain and numbers shuffled, no two red numbers side by side.",
    "terrain shuffled, numbers laid in a spiral.", "the fixed first board.",
    "the board of the 5-6 player game."};
constexpr std::array<std::string_view, 3> rule_words{
    "Friendly robber (R6.3)", "No card before the roll (R7.3)", "Paired turns, 5-8 players (R4.5)"};
constexpr std::array<std::string_view, 3> rule_hints{
    "nobody with fewer than 3 visible points is robbed.",
    "development cards are played only after the roll.",
    "between two turns, the player three seats on may build."};
constexpr std::array<std::string_view, 3> orders{"everybody rolls", "seats are shuffled",
                                                 "the first name"};
constexpr std::array<std::string_view, 3> drawings{"as the terminal can", "without colours",
                                                   "ASCII only"};
constexpr std::array<std::string_view, 3> paces{"calmly", "briskly", "at once"};
// Who can sit somewhere, in the order in which they are chosen.
struct Sitter {
    std::optional<bots::Level> bot{};
    bool is_elsewhere = false;
    friend bool operator==(const Sitter&, const Sitter&) = default;
};
constexpr std::array<Sitter, 5> sitters{
    {{}, {std::nullopt, true}, {bots::Level::Easy}, {bots::Level::Medium}, {bots::Level::Hard}}};
constexpr std::size_t paired = 2;  // of the house rules
constexpr std::size_t longest_name = 12;
constexpr std::size_t longest_number = 18;

std::string bot_hint(bots::Level level) {
    switch (level) {
        case bots::Level::Random: return "a bot that makes any legal move.";
        case bots::Level::Easy: return "an easy bot, for a first evening.";
        case bots::Level::Medium: return "a medium bot, for a relaxed evening.";
        case bots::Level::Hard: return "a hard bot, for people who know the game well.";
    }
    return {};
}

// To the next one or the one before, round at both ends.
std::size_t turned(std::size_t value, int by, std::size_t count) {
    return (value + count + static_cast<std::size_t>(static_cast<int>(count) + by)) % count;
}

}  // namespace

SetupForm::SetupForm(const Choices& given, std::uint64_t seed)
    : values_(given, seed), board_(make_board(Mode::Random, Shape::hexagon(3), seed)) {
    refresh();
}

// ---------------------------------------------------------------------------------------------- the lines

std::vector<SetupForm::Field> SetupForm::fields() const {
    std::vector<Field> all{{Line::Start, 0}, {Line::Players, 0}};
    for (std::size_t i = 0; i < values_.players; ++i) all.push_back({Line::Name, i});
    for (const Line line :
         {Line::Board, Line::Radius, Line::Seed, Line::Order, Line::Target, Line::Dice}) {
        all.push_back({line, 0});
    }
    for (std::size_t i = 0; i < values_.rules.size(); ++i) all.push_back({Line::Rule, i});
    if (values_.has_bots()) all.push_back({Line::Pace, 0});
    all.push_back({Line::Drawing, 0});
    all.push_back({Line::Letters, 0});
    return all;
}

SetupForm::Kind SetupForm::kind_of(Line line) {
    switch (line) {
        case Line::Start: return Kind::Start;
        case Line::Name: return Kind::Name;
        case Line::Players:
        case Line::Radius:
        case Line::Seed:
        case Line::Target: return Kind::Number;
        case Line::Board:
        case Line::Order:
        case Line::Dice:
        case Line::Pace:
        case Line::Drawing: return Kind::Choice;
        case Line::Rule:
        case Line::Letters: return Kind::Switch;
    }
    return Kind::Start;
}

SetupForm::Kind SetupForm::kind() const { return kind_of(here().line); }

bool SetupForm::is_fixed(const Field& field) const {
    switch (field.line) {
        case Line::Radius: return values_.board_kind == extended_kind;
        case Line::Seed: return values_.is_beginner();
        case Line::Order: return values_.real_dice;
        case Line::Dice: return values_.has_bots() || !values_.names_elsewhere().empty();
        case Line::Rule: return field.which == paired && values_.players < fewest_paired_players;
        default: return false;
    }
}

std::string SetupForm::label_of(const Field& field) const {
    const auto box = [](bool is_on, std::string_view words) {
        return fmt::format("[{}] {}", is_on ? 'x' : ' ', words);
    };
    switch (field.line) {
        case Line::Start: return "Start the game";
        case Line::Players: return "Players";
        case Line::Name: return fmt::format("Name {}", field.which + 1);
        case Line::Board: return "Board";
        case Line::Radius: return "Radius";
        case Line::Seed: return "Seed";
        case Line::Order: return "Who begins";
        case Line::Target: return "Points to win";
        case Line::Dice: return "Dice";
        case Line::Rule: return box(values_.rules[field.which], rule_words[field.which]);
        case Line::Pace: return "Bots move";
        case Line::Drawing: return "Drawing";
        case Line::Letters: return box(values_.letters, "Letters on the pieces");
    }
    return {};
}

std::string SetupForm::value_of(const Field& field) const {
    switch (field.line) {
        case Line::Start:
        case Line::Rule:
        case Line::Letters: return {};
        case Line::Players:
        case Line::Radius:
        case Line::Seed:
        case Line::Target: return number_words(field.line);
        case Line::Name:
            return values_.names[field.which].empty()
                       ? fmt::format("({})", values_.all_names()[field.which])
                       : values_.names[field.which];
        case Line::Board: return std::string(board_kinds[values_.board_kind]);
        case Line::Order:
            return std::string(orders[static_cast<std::size_t>(
                values_.real_dice ? text::Order::First : values_.order)]);
        case Line::Dice: return values_.real_dice ? "you roll and type" : "rolled here";
        case Line::Pace: return std::string(paces[static_cast<std::size_t>(values_.pace)]);
        case Line::Drawing: return std::string(drawings[static_cast<std::size_t>(values_.drawing)]);
    }
    return {};
}

std::string SetupForm::number_words(Line line) const {
    if (!typed_.empty() && here().line == line) return typed_ + "_";
    if (line == Line::Radius && values_.board_kind == extended_kind) return "as printed";
    if (line == Line::Seed && values_.is_beginner()) return "none";
    if (!is_usual(line)) return fmt::format("{}", number_of(line));
    if (line == Line::Radius && values_.usual_shape().is_extended()) return "extended, as usual";
    return fmt::format("{}, as usual", number_of(line));
}

FormLine SetupForm::line_of(const Field& field) const {
    FormLine line{label_of(field), value_of(field), is_fixed(field)};
    const Kind kind = kind_of(field.line);
    line.is_typed = kind == Kind::Name;
    if (kind == Kind::Name) {
        line.swatch = seat_swatch(Seat(field.which));
        const auto& bot = values_.bots[field.which];
        line.seat = bot                              ? bots::name(*bot)
                    : values_.elsewhere[field.which] ? "elsewhere"
                                                     : "person";
        line.has_less = line.has_more = !values_.real_dice;
    }
    if (kind == Kind::Choice) line.has_less = line.has_more = !line.is_fixed;
    if (kind == Kind::Number && !line.is_fixed) {
        const std::uint64_t number = number_of(field.line);
        line.has_less = number > range_of(field.line).least;
        line.has_more = number < range_of(field.line).most;
    }
    return line;
}

std::vector<FormLine> SetupForm::lines() const {
    std::vector<FormLine> lines;
    const auto all = fields();
    for (std::size_t i = 0; i < all.size(); ++i) {
        FormLine line = line_of(all[i]);
        line.is_chosen = i == at_;
        const bool is_last_group = all[i].line == (values_.has_bots() ? Line::Pace : Line::Drawing);
        line.begins_group = all[i].line == Line::Players || all[i].line == Line::Board ||
                            all[i].line == Line::Order || is_last_group ||
                            (all[i].line == Line::Rule && all[i].which == 0);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string SetupForm::why_fixed(const Field& field) {
    switch (field.line) {
        case Line::Radius: return "the extended board has one size only.";
        case Line::Seed: return "the beginners' board is always the same.";
        case Line::Order: return "with real dice the first name begins; roll for it at the table.";
        case Line::Dice: return "bots and people elsewhere have no dice here: the program rolls.";
        case Line::Rule: return "only 5 to 8 players can have paired turns.";
        default: return {};
    }
}

std::string SetupForm::about(const Field& field) const {
    if (is_fixed(field)) return why_fixed(field);
    const auto usual = [](std::string words) {
        return fmt::format("{} (Backspace: as usual)", std::move(words));
    };
    switch (field.line) {
        case Line::Start: return "Enter begins, with what is set here.";
        case Line::Players:
            return "2 to 8; 5 and 6 play on the extended board, 7 and 8 on radius 4.";
        case Line::Name:
            if (const auto& bot = values_.bots[field.which]) return bot_hint(*bot);
            if (values_.elsewhere[field.which]) {
                return "at another machine: the game says what to send them, so that they join.";
            }
            if (values_.real_dice) {
                return fmt::format("up to {} letters. With real dice there are no bots.",
                                   longest_name);
            }
            return fmt::format("up to {} letters, or {}. ← → {}.", longest_name,
                               colour_names[field.which],
                               offers_elsewhere_ ? "a bot, or elsewhere" : "make it a bot");
        case Line::Board: return std::string(kind_hints[values_.board_kind]);
        case Line::Radius:
            if (values_.radius == 0)
                return "as these players need it; you can have 3 to 50 rings of hexes.";
            return usual("rings of hexes, 3 to 50.");
        case Line::Seed:
            if (values_.typed_seed) return "you chose this board; Backspace takes its number back.";
            return "the board's number; type one, or n lays another. The dice have their own.";
        case Line::Order: return "who takes the first turn; the others follow round the table.";
        case Line::Target:
            if (values_.target == 0) {
                return fmt::format("{}, as usual on this board; it follows the board's size.",
                                   usual_target_);
            }
            return usual(fmt::format("{} is usual on this board.", usual_target_));
        case Line::Dice:
            return values_.real_dice ? "you bring dice and cards, and type what they show."
                                     : "the program rolls and shuffles.";
        case Line::Rule: return std::string(rule_hints[field.which]);
        case Line::Pace: return "and in the game < and > change it.";
        case Line::Drawing: return "how the board is drawn, here and in the game.";
        case Line::Letters: return "each piece bears its player's letter, besides the colour.";
    }
    return {};
}

Prompt SetupForm::prompt() const {
    if (!fault_.empty()) return {fault_, {}, true};
    const Field field = here();
    const Kind kind = kind_of(field.line);
    if (!typed_.empty() && !typed_number()) {
        const Range range = range_of(field.line);
        return {label_of(field) + ":", fmt::format("it must be {} to {}.", range.least, range.most),
                true};
    }
    if (field.line == Line::Rule) return {"House rule:", about(field)};
    if (kind == Kind::Switch) return {"Letters:", about(field)};
    return {label_of(field) + ":", about(field)};
}

// ---------------------------------------------------------------------------------------------- numbers

SetupForm::Range SetupForm::range_of(Line line) const {
    switch (line) {
        case Line::Players: return {fewest_players, most_players};
        case Line::Radius: return {smallest_radius, largest_playable_radius};
        case Line::Target: return {target_bounds.least, most_target_};
        default: return {0, std::numeric_limits<std::uint64_t>::max()};
    }
}

std::uint64_t SetupForm::number_of(Line line) const {
    switch (line) {
        case Line::Players: return values_.players;
        case Line::Radius:
            return values_.radius != 0 ? values_.radius : values_.usual_shape().radius;
        case Line::Target: return values_.target != 0 ? values_.target : usual_target_;
        default: return values_.seed();
    }
}

void SetupForm::set_number(Line line, std::uint64_t number) {
    switch (line) {
        case Line::Players: values_.players = static_cast<std::size_t>(number); break;
        case Line::Radius: values_.radius = static_cast<std::uint32_t>(number); break;
        case Line::Target: values_.target = static_cast<std::uint32_t>(number); break;
        default: values_.typed_seed = number; break;
    }
}

void SetupForm::set_usual(Line line) {
    if (line == Line::Radius) values_.radius = 0;
    if (line == Line::Target) values_.target = 0;
    if (line == Line::Seed) values_.typed_seed.reset();
}

bool SetupForm::is_usual(Line line) const {
    return (line == Line::Radius && values_.radius == 0) ||
           (line == Line::Target && values_.target == 0);
}

std::optional<std::uint64_t> SetupForm::typed_number() const {
    const auto typed = text::number_in(typed_);
    const Range range = range_of(here().line);
    return typed && range.least <= *typed && *typed <= range.most ? typed : std::nullopt;
}

// A number that is typed counts as soon as it can be.
void SetupForm::take_typed() {
    const Line line = here().line;
    if (typed_.empty()) return set_usual(line);
    if (const auto typed = typed_number()) set_number(line, *typed);
}

// ---------------------------------------------------------------------------------------------- what is done

void SetupForm::move(int by) { go_to(turned(at_, by, fields().size())); }

void SetupForm::go_to(std::size_t line) {
    at_ = std::min(line, fields().size() - 1);
    typed_.clear();
}

void SetupForm::choose_next(Line line, int by) {
    switch (line) {
        case Line::Board:
            values_.board_kind = turned(values_.board_kind, by, board_kinds.size());
            break;
        case Line::Order:
            values_.order = static_cast<text::Order>(
                turned(static_cast<std::size_t>(values_.order), by, orders.size()));
            break;
        case Line::Dice: values_.real_dice = !values_.real_dice; break;
        case Line::Pace:
            values_.pace = static_cast<table::Pace>(
                turned(static_cast<std::size_t>(values_.pace), by, paces.size()));
            break;
        case Line::Drawing:
            values_.drawing = static_cast<Drawing>(
                turned(static_cast<std::size_t>(values_.drawing), by, drawings.size()));
            break;
        default: break;
    }
}

void SetupForm::change(int by) {
    const Field field = here();
    typed_.clear();
    if (is_fixed(field)) return;
    switch (kind_of(field.line)) {
        case Kind::Start: break;
        case Kind::Name: {
            if (values_.real_dice) break;
            seat_next(field.which, by);
            break;
        }
        case Kind::Number: {
            const Range range = range_of(field.line);
            // Another board may have made the number too large.
            const std::uint64_t now = std::clamp(number_of(field.line), range.least, range.most);
            if (by > 0 && now < range.most) set_number(field.line, now + 1);
            if (by < 0 && now > range.least) set_number(field.line, now - 1);
            break;
        }
        case Kind::Choice: choose_next(field.line, by); break;
        case Kind::Switch: {
            bool& is_on =
                field.line == Line::Letters ? values_.letters : values_.rules[field.which];
            is_on = !is_on;
            break;
        }
    }
    refresh();
}

void SetupForm::seat_next(std::size_t seat, int by) {
    const Sitter now{values_.bots[seat], values_.elsewhere[seat]};
    const auto found = std::ranges::find(sitters, now);
    std::size_t which =
        found == sitters.end() ? 0 : static_cast<std::size_t>(found - sitters.begin());
    do {
        which = turned(which, by, sitters.size());
    } while (sitters[which].is_elsewhere && !offers_elsewhere_);
    values_.bots[seat] = sitters[which].bot;
    values_.elsewhere[seat] = sitters[which].is_elsewhere;
}

void SetupForm::seat_bots() {
    go_to(0);
    if (values_.has_bots()) return;
    values_.real_dice = false;
    for (std::size_t i = 1; i < values_.players; ++i) {
        if (!values_.elsewhere[i]) values_.bots[i] = bots::Level::Easy;
    }
    refresh();
}

bool SetupForm::type(std::string_view character) {
    const Field field = here();
    const bool is_digit = character.size() == 1 && '0' <= character[0] && character[0] <= '9';
    if (field.line == Line::Name) {
        std::string longer = values_.names[field.which] + std::string(character);
        if (text::length(longer) <= longest_name) values_.names[field.which] = std::move(longer);
    } else if (is_digit && kind_of(field.line) == Kind::Number) {
        if (is_fixed(field) || typed_.size() == longest_number) return true;
        typed_ += character;
        take_typed();
    } else {
        return false;
    }
    refresh();
    return true;
}

void SetupForm::erase() {
    const Field field = here();
    if (field.line == Line::Name) {
        text::erase_last(values_.names[field.which]);
    } else if (kind_of(field.line) == Kind::Number && !is_fixed(field)) {
        if (typed_.empty() && field.line == Line::Seed && values_.typed_seed) {
            typed_ = fmt::format("{}", *values_.typed_seed);
        }
        if (!typed_.empty()) typed_.pop_back();
        take_typed();
    }
    refresh();
}

void SetupForm::lay_another() {
    typed_.clear();
    if (values_.typed_seed || values_.is_beginner()) return;
    // Who saw one board must not know the next.
    values_.drawn_seed = Random(values_.drawn_seed, Domain::Choice).below(1'000'000'000);
    refresh();
}

std::string SetupForm::why_no_other_board() const {
    if (values_.is_beginner()) return "The beginners' board is always the same.";
    if (!values_.typed_seed) return {};
    return fmt::format("Seed {} was chosen by you, and stays. Backspace on its line takes it back.",
                       *values_.typed_seed);
}

void SetupForm::refresh() {
    at_ = std::min(at_, fields().size() - 1);
    try {
        const Game game = text::seat_everybody(setup()).game;
        const Shape shape = game.topology().shape();
        board_ = game.board();
        usual_target_ = pieces(shape).target;
        most_target_ = std::min(target_bounds.most, most_points(game.settings(), shape));
        fault_ = text::why_unwinnable(game);
    } catch (const text::TextError& error) {
        fault_ = error.what();
    }
}

}  // namespace catan::tui
