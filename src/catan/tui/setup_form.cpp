#include "catan/tui/setup_form.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/core/generator.hpp"
#include "catan/core/random.hpp"
#include "catan/core/rules.hpp"
#include "catan/language/table.hpp"
#include "catan/tui/inks.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace catan::tui {
namespace {

constexpr std::size_t longest_number = 18;

}  // namespace

SetupForm::SetupForm(const Choices& given, std::uint64_t seed)
    : state_{SetupValues(given, seed)}, board_(make_board(Mode::Random, Shape::hexagon(3), seed)) {
    refresh();
}

// ---------------------------------------------------------------------------------------------- display

FormLine SetupForm::line_of(const SetupField& field) const {
    FormLine line{field.label, field.value ? field.value(state_) : std::string(),
                  field.is_fixed(state_)};
    line.is_chosen = &field == &here();
    line.begins_group = field.begins_group;
    const SetupValues& values = state_.values;
    switch (field.kind) {
        case Kind::Start: break;
        case Kind::Name: {
            line.is_typed = true;
            line.swatch = seat_swatch(Seat(field.seat));
            const auto& bot = values.bots[field.seat];
            line.seat = bot ? bots::name(*bot) : values.remote[field.seat] ? "elsewhere" : "person";
            line.has_less = line.has_more = !values.real_dice;
            break;
        }
        case Kind::Number:
            if (line.is_chosen && !typed_.empty()) line.value = typed_ + "_";
            if (line.is_fixed) break;
            line.has_less = field.number->get(state_) > field.number->least;
            line.has_more = field.number->get(state_) < field.number->most(state_);
            break;
        case Kind::Choice: line.has_less = line.has_more = !line.is_fixed; break;
        case Kind::Switch:
            line.label = fmt::format("[{}] {}", field.is_on(values) ? 'x' : ' ', field.label);
            break;
    }
    return line;
}

std::vector<FormLine> SetupForm::lines() const {
    std::vector<FormLine> lines;
    lines.reserve(fields_.size());
    for (const SetupField& field : fields_) lines.push_back(line_of(field));
    return lines;
}

kit::Prompt SetupForm::prompt() const {
    if (!fault_.empty()) return {fault_, {}, true};
    const SetupField& field = here();
    std::string asked = (field.asks.empty() ? field.label : field.asks) + ":";
    if (!typed_.empty() && !typed_number()) {
        return {
            std::move(asked),
            fmt::format("it must be {} to {}.", field.number->least, field.number->most(state_)),
            true};
    }
    return {std::move(asked),
            field.is_fixed(state_) ? field.why_fixed(state_) : field.explain(state_)};
}

// ---------------------------------------------------------------------------------------------- editing

void SetupForm::move(int by) { go_to(turned(at_, by, fields_.size())); }

void SetupForm::go_to(std::size_t line) {
    at_ = std::min(line, fields_.size() - 1);
    typed_.clear();
}

void SetupForm::change(int by) {
    const SetupField& field = here();
    typed_.clear();
    if (field.is_fixed(state_)) return;
    if (field.change) field.change(state_, by);
    if (field.kind == Kind::Number) {
        const std::uint64_t least = field.number->least;
        const std::uint64_t most = field.number->most(state_);
        // Another board may have made the number too large.
        const std::uint64_t now = std::clamp(field.number->get(state_), least, most);
        if (by > 0 && now < most) field.number->set(state_.values, now + 1);
        if (by < 0 && now > least) field.number->set(state_.values, now - 1);
    }
    refresh();
}

std::optional<std::uint64_t> SetupForm::typed_number() const {
    const auto typed = text::number_in(typed_);
    const SetupField::Number& number = *here().number;
    return typed && number.least <= *typed && *typed <= number.most(state_) ? typed : std::nullopt;
}

// A typed number takes effect as soon as it is in range.
void SetupForm::take_typed() {
    const SetupField::Number& number = *here().number;
    if (typed_.empty()) {
        if (number.set_usual) number.set_usual(state_.values);
    } else if (const auto typed = typed_number()) {
        number.set(state_.values, *typed);
    }
}

bool SetupForm::type(std::string_view character) {
    const SetupField& field = here();
    const bool is_digit = character.size() == 1 && '0' <= character[0] && character[0] <= '9';
    if (field.kind == Kind::Name) {
        std::string& name = state_.values.names[field.seat];
        std::string longer = name + std::string(character);
        if (text::length(longer) <= longest_name) name = std::move(longer);
    } else if (is_digit && field.kind == Kind::Number) {
        if (field.is_fixed(state_) || typed_.size() == longest_number) return true;
        typed_ += character;
        take_typed();
    } else {
        return false;
    }
    refresh();
    return true;
}

void SetupForm::erase() {
    const SetupField& field = here();
    if (field.kind == Kind::Name) {
        text::erase_last(state_.values.names[field.seat]);
    } else if (field.kind == Kind::Number && !field.is_fixed(state_)) {
        if (typed_.empty() && field.number->is_kept && state_.values.typed_seed) {
            typed_ = fmt::format("{}", *state_.values.typed_seed);
        }
        if (!typed_.empty()) typed_.pop_back();
        take_typed();
    }
    refresh();
}

void SetupForm::seat_bots() {
    go_to(0);
    SetupValues& values = state_.values;
    if (values.has_bots()) return;
    values.real_dice = false;
    for (std::size_t i = 1; i < values.players; ++i) {
        if (!values.remote[i]) values.bots[i] = bots::Level::Easy;
    }
    refresh();
}

void SetupForm::lay_another() {
    typed_.clear();
    SetupValues& values = state_.values;
    if (values.typed_seed || values.is_beginner()) return;
    // Derived, not incremented: a player who has seen one board must not be able to guess the next.
    values.drawn_seed = Random(values.drawn_seed, Domain::Choice).below(1'000'000'000);
    refresh();
}

std::string SetupForm::why_no_other_board() const {
    if (state_.values.is_beginner()) return "The beginners' board is always the same.";
    if (!state_.values.typed_seed) return {};
    return fmt::format("Seed {} was chosen by you, and stays. Backspace on its line takes it back.",
                       *state_.values.typed_seed);
}

void SetupForm::refresh() {
    fields_ = setup_fields(state_.values);
    at_ = std::min(at_, fields_.size() - 1);
    try {
        const Game game = language::seat_everybody(setup()).game;
        const Shape shape = game.topology().shape();
        board_ = game.board();
        state_.usual_target = pieces(shape).target;
        state_.most_target = std::min(target_bounds.most, most_points(game.settings(), shape));
        fault_ = language::why_unwinnable(game);
    } catch (const text::TextError& error) {
        fault_ = error.what();
    }
}

}  // namespace catan::tui
