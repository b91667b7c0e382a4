#include "tui/setup_form.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/generator.hpp"
#include "catan/random.hpp"
#include "catan/rules.hpp"
#include "catan/spelling.hpp"
#include "catan/words.hpp"
#include "tui/inks.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;
using kit::KeyHint;
using kit::Prompt;
using text::Setting;

constexpr std::array<std::string_view, 4> kinds{"random", "spiral", "beginner", "extended"};
constexpr std::array<Setting, 3> house_rules{Setting::FriendlyRobber, Setting::LateCards,
                                             Setting::Paired};
constexpr std::array<std::string_view, 3> rule_words{
    "Friendly robber (R6.3)", "No card before the roll (R7.3)", "Paired turns, 5-8 players (R4.5)"};
constexpr std::array<std::string_view, 3> rule_hints{
    "who has fewer than 3 visible points is left alone.",
    "development cards are played after the roll only.",
    "between two turns, the player three seats on may build."};
constexpr std::size_t extended = 3;  // of the kinds
constexpr std::size_t longest_name = 12;

std::size_t turned(std::size_t value, int by, std::size_t count) {
    return (value + count + static_cast<std::size_t>(static_cast<int>(count) + by)) % count;
}

}  // namespace

SetupForm::SetupForm(const text::Setup& given, std::uint64_t seed)
    : players_(!given.names.empty() ? given.names.size() : given.players.value_or(4)),
      seed_(given.seed.value_or(seed)),
      given_(given),
      board_(make_board(Mode::Random, Shape::hexagon(3), seed_)) {
    for (std::size_t i = 0; i < given.names.size(); ++i) names_[i] = given.names[i];
    if (given.mode) board_kind_ = static_cast<std::size_t>(*given.mode);
    if (given.shape && given.shape->is_extended()) board_kind_ = 3;
    if (given.shape && !given.shape->is_extended()) radius_ = given.shape->radius;
    order_ = given.order.value_or(text::Order::Roll);
    target_ = given.settings[static_cast<std::size_t>(Setting::Target)].value_or(0);
    for (std::size_t i = 0; i < house_rules.size(); ++i) {
        const auto& said = given.settings[static_cast<std::size_t>(house_rules[i])];
        if (said) rules_[i] = *said != 0;
    }
    real_dice_ = given.scripted;
    refresh();
}

std::vector<SetupForm::Field> SetupForm::fields() const {
    std::vector<Field> all{{Line::Start, 0}, {Line::Players, 0}};
    for (std::size_t i = 0; i < players_; ++i) all.push_back({Line::Name, i});
    for (const Line line :
         {Line::Board, Line::Radius, Line::Another, Line::Order, Line::Target, Line::Dice}) {
        all.push_back({line, 0});
    }
    for (std::size_t i = 0; i < rules_.size(); ++i) all.push_back({Line::Rule, i});
    return all;
}

FormLine SetupForm::name_line(std::size_t which) const {
    FormLine line{fmt::format("Name {}", which + 1)};
    line.is_preset = names_[which].empty();
    line.value = line.is_preset ? std::string(colour_names[which]) : names_[which];
    line.is_typed = true;
    line.swatch = seat_swatch(Seat(which));
    return line;
}

FormLine SetupForm::line_of(const Field& place) const {
    constexpr std::array<std::string_view, 3> orders{"everybody rolls", "seats are shuffled",
                                                     "the first name"};
    const auto fixed = [](std::string label, std::string value) {
        return FormLine{std::move(label), std::move(value), true};
    };
    const auto said = [](std::string label, std::string value, bool is_preset = false) {
        return FormLine{std::move(label), std::move(value), is_preset, true};
    };
    switch (place.line) {
        case Line::Start: return {"Start the game"};
        case Line::Players: return said("Players", fmt::format("{}", players_));
        case Line::Name: return name_line(place.which);
        case Line::Board: return said("Board", std::string(kinds[board_kind_]));
        case Line::Radius: {
            // Where the board cannot be, it is the last one that could.
            const std::string radius =
                fmt::format("{}", radius_ != 0 ? radius_ : board_.topology.shape().radius);
            if (board_kind_ == extended) return fixed("Radius", radius);
            return said("Radius", radius, radius_ == 0);
        }
        case Line::Another: return said("Seed", fmt::format("{}", seed_));
        case Line::Order:
            if (real_dice_) return fixed("Who begins", "the first name");
            return said("Who begins", std::string(orders[static_cast<std::size_t>(order_)]));
        case Line::Target:
            return said("Points to win", fmt::format("{}", target_ == 0 ? usual_target_ : target_),
                        target_ == 0);
        case Line::Rule: {
            FormLine line{
                fmt::format("[{}] {}", rules_[place.which] ? 'x' : ' ', rule_words[place.which])};
            constexpr std::size_t paired = 2;
            line.is_preset = place.which == paired && players_ < fewest_paired_players;
            return line;
        }
        case Line::Dice: return said("Dice", real_dice_ ? "you roll and type" : "rolled here");
    }
    return {};
}

std::vector<FormLine> SetupForm::lines() const {
    std::vector<FormLine> lines;
    const auto all = fields();
    for (std::size_t i = 0; i < all.size(); ++i) {
        FormLine line = line_of(all[i]);
        line.is_chosen = i == at_;
        line.begins_group = all[i].line == Line::Players || all[i].line == Line::Board ||
                            all[i].line == Line::Order ||
                            (all[i].line == Line::Rule && all[i].which == 0);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string SetupForm::about(const Field& place) const {
    switch (place.line) {
        case Line::Start: return "Enter begins, with what is set here.";
        case Line::Players:
            return "2 to 8; 5 and 6 play on the extended board, 7 and 8 on radius 4.";
        case Line::Name:
            return fmt::format("up to {} letters; left empty, it is {}.", longest_name,
                               colour_names[place.which]);
        case Line::Board:
            switch (board_kind_) {
                case 0: return "terrain and numbers shuffled, no two red numbers side by side.";
                case 1: return "terrain shuffled, numbers laid in a spiral.";
                case 2: return "the fixed first board.";
                default: return "the board of the 5-6 player game.";
            }
        case Line::Radius: return "how many rings of hexes, 3 to 50.";
        case Line::Another: return "which board; n is another one. Nobody knows that of the dice.";
        case Line::Order:
            return real_dice_ ? "with real dice, whoever sits in the first seat."
                              : "who takes the first turn; the others follow round the table.";
        case Line::Target: return fmt::format("{} is usual on this board.", usual_target_);
        case Line::Rule: return std::string(rule_hints[place.which]);
        case Line::Dice:
            return real_dice_ ? "your own dice and cards; you type what came."
                              : "the program rolls and shuffles.";
    }
    return {};
}

Prompt SetupForm::prompt() const {
    if (!fault_.empty()) return {"Not possible:", fault_, true};
    const Field here = fields()[at_];
    if (here.line == Line::Rule) return {"House rule:", about(here), false};
    return {line_of(here).label + ":", about(here), false};
}

std::vector<KeyHint> SetupForm::keys() const {
    const Field here = fields()[at_];
    const bool types = here.line == Line::Name;
    const bool starts = here.line == Line::Start;
    std::vector<KeyHint> keys{
        {"↑ ↓", "a line"}, {"← →", "change", line_of(here).has_choice || here.line == Line::Rule}};
    if (types) keys.push_back({"letters", "the name"});
    const bool turns = here.line == Line::Rule;
    keys.push_back({"Enter",
                    starts  ? "start"
                    : types ? "next"
                    : turns ? "on or off"
                            : "change",
                    !starts || fault_.empty()});
    if (!types) keys.push_back({"n", "another board"});
    keys.push_back({"Esc", "leave"});
    return keys;
}

SetupForm::Outcome SetupForm::key(const Event& event) {
    const std::size_t count = fields().size();
    const Field here = fields()[at_];
    if (event == Event::Escape) return Outcome::Leave;
    if (here.line != Line::Name && type_number(event)) {
        refresh();
        return Outcome::Open;
    }
    number_.clear();
    if (event == Event::ArrowDown || event == Event::Tab) {
        at_ = (at_ + 1) % count;
    } else if (event == Event::ArrowUp || event == Event::TabReverse) {
        at_ = (at_ + count - 1) % count;
    } else if (event == Event::ArrowRight) {
        change(1);
    } else if (event == Event::ArrowLeft) {
        change(-1);
    } else if (event == Event::Return) {
        if (here.line == Line::Start) return fault_.empty() ? Outcome::Start : Outcome::Open;
        if (here.line == Line::Name || here.line == Line::Players) {
            at_ = (at_ + 1) % count;
        } else {
            change(1);
        }
    } else if (here.line == Line::Name) {
        edit(event);
    } else if (event == Event::Character('n')) {
        seed_ = Random(seed_, Domain::Choice).below(1'000'000'000);
    } else if (event == Event::Character('q')) {
        return Outcome::Leave;
    }
    refresh();
    return Outcome::Open;
}

SetupForm::Outcome SetupForm::click(std::size_t line, bool other_button) {
    const bool is_there = line == at_;
    at_ = line;
    if (other_button) return key(Event::ArrowLeft);
    if (!is_there) return Outcome::Open;
    const bool goes_round = fields()[at_].line == Line::Players;
    return key(goes_round ? Event::ArrowRight : Event::Return);
}

// A number that is typed counts as soon as it can be; whether the key was a part of one.
bool SetupForm::type_number(const Event& event) {
    const bool is_digit = event.is_character() && event.character().size() == 1 &&
                          event.character() >= "0" && event.character() <= "9";
    if (event == Event::Backspace && !number_.empty()) {
        number_.pop_back();
    } else if (is_digit && number_.size() < 18) {
        number_ += event.character();
    } else {
        return is_digit;
    }
    const std::uint64_t typed = number_.empty() ? 0 : std::stoull(number_);
    const auto is_between = [typed](auto least, auto most) {
        return least <= typed && typed <= most;
    };
    switch (fields()[at_].line) {
        case Line::Players:
            if (is_between(fewest_players, most_players)) players_ = typed;
            break;
        case Line::Radius:
            if (is_between(smallest_radius, largest_playable_radius)) {
                radius_ = static_cast<std::uint32_t>(typed);
            }
            break;
        case Line::Target:
            if (is_between(target_bounds.least, target_bounds.most)) {
                target_ = static_cast<std::uint32_t>(typed);
            }
            break;
        case Line::Another: seed_ = typed; break;
        default: number_.clear(); break;
    }
    return true;
}

void SetupForm::edit(const Event& event) {
    std::string& name = names_[fields()[at_].which];
    if (event == Event::Backspace) {
        text::erase_last(name);
    } else if (event.is_character()) {
        const std::string longer = name + event.character();
        if (text::length(longer) <= longest_name) name = longer;
    }
}

void SetupForm::change(int by) {
    const Field here = fields()[at_];
    switch (here.line) {
        case Line::Start:
        case Line::Name: break;
        case Line::Players:
            players_ = fewest_players +
                       turned(players_ - fewest_players, by, most_players - fewest_players + 1);
            break;
        case Line::Board: board_kind_ = turned(board_kind_, by, kinds.size()); break;
        case Line::Radius: {
            const std::uint32_t now = radius_ != 0 ? radius_ : board_.topology.shape().radius;
            const std::size_t count = largest_playable_radius - smallest_radius + 1;
            const std::size_t next = turned(now - smallest_radius, by, count);
            radius_ = static_cast<std::uint32_t>(next) + smallest_radius;
            break;
        }
        case Line::Another: seed_ += by > 0 ? 1U : ~std::uint64_t{0}; break;
        case Line::Order:
            order_ = static_cast<text::Order>(turned(static_cast<std::size_t>(order_), by, 3));
            break;
        case Line::Target: {
            // What is usual on a very large board is more than can be asked for.
            const std::uint32_t usual = std::min(usual_target_, target_bounds.most);
            const std::uint32_t now = target_ != 0 ? target_ : usual;
            const std::size_t count = target_bounds.most - target_bounds.least + 1;
            target_ = static_cast<std::uint32_t>(turned(now - target_bounds.least, by, count)) +
                      target_bounds.least;
            break;
        }
        case Line::Rule: rules_[here.which] = !rules_[here.which]; break;
        case Line::Dice: real_dice_ = !real_dice_; break;
    }
}

text::Setup SetupForm::setup() const {
    text::Setup setup = given_;
    setup.names.clear();
    for (std::size_t i = 0; i < players_; ++i) {
        const std::string name = names_[i].empty() ? std::string(colour_names[i]) : names_[i];
        if (const auto fault = text::new_name_fault(name)) throw text::TextError(0, *fault);
        for (const std::string& other : setup.names) {
            if (text::same_word(name, other)) {
                throw text::TextError(0, fmt::format("two players are called {}", name));
            }
        }
        setup.names.push_back(name);
    }
    setup.players.reset();
    setup.mode = board_kind_ == extended ? Mode::Random : static_cast<Mode>(board_kind_);
    setup.shape.reset();
    if (board_kind_ == extended) {
        setup.shape = Shape::extended();
    } else if (radius_ != 0) {
        setup.shape = Shape::hexagon(radius_);
    }
    setup.board_seed = seed_;
    setup.order = order_;
    setup.first = setup.names.front();
    // With real dice the players roll for it before they sit down to the screen.
    if (real_dice_) setup.order = text::Order::First;
    auto& target = setup.settings[static_cast<std::size_t>(Setting::Target)];
    target = target_ == 0 ? std::nullopt : std::optional(target_);
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        setup.settings[static_cast<std::size_t>(house_rules[i])] = rules_[i] ? 1U : 0U;
    }
    setup.scripted = real_dice_;
    return setup;
}

void SetupForm::refresh() {
    at_ = std::min(at_, fields().size() - 1);
    try {
        board_ = text::seat_everybody(setup()).game.board();
        usual_target_ = pieces(board_.topology.shape()).target;
        fault_.clear();
    } catch (const text::TextError& error) {
        fault_ = error.what();
    }
}

}  // namespace catan::tui
