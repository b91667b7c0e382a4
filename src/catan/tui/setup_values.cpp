#include "catan/tui/setup_values.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/language/names.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace catan::tui {

using language::Setting;

SetupValues::SetupValues(const Choices& choices, std::uint64_t seed)
    : players(!choices.setup.names.empty() ? choices.setup.names.size()
                                           : choices.setup.players.value_or(4)),
      drawn_seed(seed),
      typed_seed(choices.setup.seed),
      drawing(choices.drawing),
      letters(choices.letters),
      pace(choices.pace),
      given(choices.setup) {
    const std::vector<std::string> of_bots = language::names_for_bots(most_players, {});
    for (std::size_t i = 0; i < given.names.size(); ++i) {
        const std::string& name = given.names[i];
        for (const language::BotSeat& bot : given.bots) {
            if (text::same_word(bot.name, name)) bots[i] = bot.level;
        }
        for (const std::string& other : choices.remote) {
            if (!bots[i] && text::same_word(other, name)) remote[i] = true;
        }
        const bool is_usual =
            bots[i] ? std::ranges::find(of_bots, name) != of_bots.end() : name == colour_names[i];
        if (!is_usual) names[i] = name;
    }
    if (given.mode) board_kind = static_cast<std::size_t>(*given.mode);
    if (given.shape && given.shape->is_extended()) board_kind = extended_kind;
    if (given.shape && !given.shape->is_extended()) radius = given.shape->radius;
    order = given.order.value_or(language::Order::Roll);
    target = given.settings[Setting::Target].value_or(0);
    for (std::size_t i = 0; i < house_rules.size(); ++i) {
        const Setting rule = house_rules[i].setting;
        const auto& said = given.settings[rule];
        rules[i] = said.value_or(language::value(Settings(), rule)) != 0;
    }
    real_dice = given.scripted;
}

Shape SetupValues::usual_shape() const {
    return is_beginner() ? Shape::hexagon(3) : default_shape(players);
}

bool SetupValues::is_beginner() const {
    return board_kind == static_cast<std::size_t>(Mode::Beginner);
}

bool SetupValues::has_bots() const {
    return std::any_of(bots.begin(), bots.begin() + static_cast<std::ptrdiff_t>(players),
                       [](const auto& bot) { return bot.has_value(); });
}

std::vector<std::string> SetupValues::remote_names() const {
    const std::vector<std::string> all = all_names();
    std::vector<std::string> found;
    for (std::size_t i = 0; i < players; ++i) {
        if (remote[i]) found.push_back(all[i]);
    }
    return found;
}

std::vector<std::string> SetupValues::all_names() const {
    std::vector<std::string> all(names.begin(),
                                 names.begin() + static_cast<std::ptrdiff_t>(players));
    for (std::size_t i = 0; i < players; ++i) {
        if (all[i].empty() && !bots[i]) all[i] = colour_names[i];
    }
    std::vector<std::string> of_bots = language::names_for_bots(players, all);
    std::ranges::reverse(of_bots);
    for (std::string& name : all) {
        if (!name.empty()) continue;
        name = of_bots.back();
        of_bots.pop_back();
    }
    return all;
}

language::Setup SetupValues::setup() const {
    language::Setup setup = given;
    setup.names.clear();
    setup.bots.clear();
    for (const std::string& name : all_names()) {
        if (const auto& bot = bots[setup.names.size()]) setup.bots.push_back({name, *bot});
        if (const auto fault = language::new_name_fault(name)) throw text::TextError(0, *fault);
        for (const std::string& other : setup.names) {
            if (text::same_word(name, other)) {
                throw text::TextError(0, fmt::format("two players are called {}", name));
            }
        }
        setup.names.push_back(name);
    }
    setup.players.reset();
    setup.mode = board_kind == extended_kind ? Mode::Random : static_cast<Mode>(board_kind);
    setup.shape.reset();
    if (board_kind == extended_kind) {
        setup.shape = Shape::extended();
    } else if (radius != 0) {
        setup.shape = Shape::hexagon(radius);
    }
    setup.board_seed = seed();
    // With real dice the players roll for the first turn before they start the program.
    setup.order = real_dice ? language::Order::First : order;
    setup.first = setup.names.front();
    auto& said = setup.settings[Setting::Target];
    said = target == 0 ? std::nullopt : std::optional(target);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        setup.settings[house_rules[i].setting] = rules[i] ? 1U : 0U;
    }
    setup.scripted = real_dice;
    return setup;
}

Choices SetupValues::choices() const {
    Choices choices{setup(), remote_names(), drawing, letters, pace};
    choices.setup.seed.reset();
    choices.setup.board_seed.reset();
    return choices;
}

}  // namespace catan::tui
