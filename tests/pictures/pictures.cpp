// Draws the pictures of the documents, and the icon: moments of a fixed game, drawn by the program's own code.
// `cmake/dev pictures` runs it.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>

#include "catan/core/refuse.hpp"
#include "catan/lab/analysis.hpp"
#include "catan/lab/chance_svg.hpp"
#include "catan/language/svg.hpp"
#include "catan/table/script_bots.hpp"
#include "catan/table/session.hpp"
#include "catan/tui/front_door.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/setup_screen.hpp"
#include "catan/tui/table_screen.hpp"
#include "screen_svg.hpp"
#include "support/eager_players.hpp"

using namespace catan;
namespace fs = std::filesystem;

namespace {

struct PictureSize {
    int width = 0;
    int height = 0;
};

class Album {
public:
    explicit Album(fs::path folder) : folder_(std::move(folder)) {}

    void add(const std::string& name, std::string_view title, PictureSize size,
             const ftxui::Element& element) const {
        auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(size.width),
                                            ftxui::Dimension::Fixed(size.height));
        ftxui::Render(screen, element);
        write(name, pictures::screen_svg(screen, title));
    }
    void write(const std::string& name, const std::string& svg) const {
        const fs::path path = folder_ / (name + ".svg");
        std::ofstream file(path, std::ios::binary);
        file << svg;
        file.close();
        if (file.fail()) throw std::runtime_error("cannot write " + path.string());
        fmt::print("{}\n", path.string());
    }

private:
    fs::path folder_;
};

language::Setup setup_of(std::uint32_t radius, std::uint64_t seed) {
    language::Setup setup;
    setup.names = {"Ann", "Ben", "Cy", "Dee"};
    setup.shape = Shape::hexagon(radius);
    setup.seed = seed;
    setup.order = language::Order::First;
    setup.first = "Ann";
    return setup;
}

// The players go on until there is something to be seen.
table::Match game_until(const language::Setup& setup,
                        const std::function<bool(const State&)>& is_there) {
    table::Match match(language::seat_everybody(setup));
    pictures::EagerPlayers players(match.game(), *setup.seed);
    while (!is_there(match.state())) {
        if (match.state().in<GameOver>()) throw std::runtime_error("the game is over before");
        match.say(players.next(match.state()), match.asked(), std::nullopt);
    }
    return match;
}

// A game at the table, made from a match, with a player at the screen.
class PicturedGame {
public:
    explicit PicturedGame(table::Match match)
        : session_(std::move(match), {}),
          play_(session_.participants()),
          window_(play_, tui::Appearance{}) {}

    PicturedGame& press(std::string_view keys) {
        for (const char key : keys) {
            const std::string letter(1, key);
            window_.handle(key == '\n'   ? ftxui::Event::Return
                           : key == '\t' ? ftxui::Event::Tab
                                         : ftxui::Event::Character(letter));
        }
        return *this;
    }
    ftxui::Element drawn(PictureSize size) { return window_.draw(size.width, size.height); }

private:
    table::Session session_;
    tui::TableScreen play_;
    tui::GameWindow window_;
};

bool can_settle(const State& state) {
    if (!state.in<MainPhase>()) return false;
    const Seat seat = state.turn.active();
    const Bundle& hand = state[seat].hand;
    const bool can_pay = std::ranges::all_of(all_resources, [&](Resource resource) {
        return resource == Resource::Ore || hand[resource] > 0;
    });
    return can_pay && std::ranges::distance(state.places.settlement_sites(seat)) >= 2;
}

void show_games(const Album& album) {
    constexpr PictureSize small{80, 24};
    constexpr PictureSize larger{104, 34};
    constexpr PictureSize wide{120, 40};
    album.add("settlement", "Ben builds a settlement, in a window of 80 by 24", small,
              PicturedGame(game_until(setup_of(3, 22), can_settle)).press("\ns").drawn(small));
    const table::Match middle = game_until(setup_of(3, 10), [](const State& state) {
        return state.turn.number >= 96 && state.in<MainPhase>() &&
               state[state.turn.active()].hand.total() >= 3;
    });
    album.add("game", "A game in its middle, in a window of 104 by 34", larger,
              PicturedGame(middle).press("\n").drawn(larger));
    album.add("trade", "An offer", small, PicturedGame(middle).press("\ntgglw\tbb").drawn(small));
    album.add("curtain", "The cards are covered until the next person presses Enter", small,
              PicturedGame(middle).drawn(small));
    const table::Match large = game_until(setup_of(6, 8), [](const State& state) {
        return state.turn.number >= 190 && can_settle(state);
    });
    album.add("radius-6", "A board of six rings, in a window of 120 by 40", wide,
              PicturedGame(large).press("\ns").drawn(wide));
}

// Ann among bots: one of them offers her a trade that she can accept; she asks what a good player would build.
void show_bots(const Album& album) {
    constexpr PictureSize size{80, 24};
    language::Setup setup = setup_of(3, 4);
    setup.names = {"Ann", "Ada", "Bo", "Cleo"};
    setup.bots = {
        {"Ada", bots::Level::Medium}, {"Bo", bots::Level::Easy}, {"Cleo", bots::Level::Hard}};
    const auto sitting_when = [&](const std::function<bool(const table::Match&)>& is_there) {
        table::Match match(language::seat_everybody(setup));
        table::ScriptBots players({});
        while (match.asked() != Seat(0) || !is_there(match)) {
            if (match.state().in<GameOver>()) throw std::runtime_error("the game is over before");
            match.say(players.decide(match, bots::Level::Medium), match.asked(), std::nullopt);
        }
        return PicturedGame(std::move(match));
    };
    album.add("bots", "A bot offers a trade", size,
              sitting_when([](const table::Match& match) {
                  const State& state = match.state();
                  return state.turn.number >= 20 && state.in<Answering>() &&
                         !refuse(match.game(), state, Accept{});
              }).drawn(size));
    album.add("advice", "What a good player would do, and why", size,
              sitting_when([](const table::Match& match) {
                  if (match.state().turn.number < 20 || !match.state().in<MainPhase>())
                      return false;
                  table::ScriptBots script_bots({});
                  const auto advice = script_bots.advise(match, bots::Level::Hard, 3);
                  return advice.size() == 3 &&
                         std::holds_alternative<BuildCity>(advice.front().command);
              })
                  .press("H")
                  .drawn(size));
}

// How a game of Ann, who plays as she likes, went against three who think a move ahead.
void show_analysis(const Album& album) {
    table::Match match(language::seat_everybody(setup_of(3, 17)));
    table::ScriptBots players({});
    while (!match.state().in<GameOver>()) {
        const bots::Level level =
            match.asked() == Seat(0) ? bots::Level::Easy : bots::Level::Medium;
        match.say(players.decide(match, level), match.asked(), std::nullopt);
    }
    lab::AnalysisOptions options;
    options.judged = lab::people_or_all(match.table());
    const lab::Findings findings = lab::analyse(match, options, [](std::size_t) { return true; });
    album.write("course",
                lab::chance_svg(findings, match.table().names, "How likely everybody was to win"));
}

void show_setup(const Album& album) {
    constexpr PictureSize size{80, 24};
    tui::SetupScreen screen({}, 7, tui::Appearance{});
    for (const std::string_view name : {"", "", "Ann", "Ben", "Cy"}) {
        for (const char letter : name) screen.key(ftxui::Event::Character(std::string(1, letter)));
        screen.key(ftxui::Event::ArrowDown);
    }
    // The fourth is a medium bot.
    for (int i = 0; i < 2; ++i) screen.key(ftxui::Event::ArrowRight);
    album.add("set-up", "Setting up a game", size, screen.draw(size.width, size.height));
}

void show_door(const Album& album) {
    constexpr PictureSize size{80, 24};
    const table::Match match =
        game_until(setup_of(3, 10), [](const State& state) { return state.turn.number >= 96; });
    tui::SetupScreen setup({}, 7, tui::Appearance{});
    tui::DoorGames games;
    games.has_games = true;
    front::SavedLine line;
    line.names = "Ann, Ben, Cy, Dee";
    line.standing = "turn 96, Dee's move";
    line.when = "today 21:14";
    games.unfinished = {line, match.game().board(),
                        view(match.game(), match.state(), Viewer::public_only())};
    tui::FrontDoor door(setup, std::move(games));
    album.add("door", "The front door", size, door.draw(size.width, size.height));
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        fmt::print(stderr, "usage: catan_pictures FOLDER\n");
        return 2;
    }
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    try {
        const Album album(words[1]);
        album.write("icon", language::icon_svg());
        show_door(album);
        show_setup(album);
        show_games(album);
        show_bots(album);
        show_analysis(album);
    } catch (const std::exception& error) {
        fmt::print(stderr, "catan_pictures: {}\n", error.what());
        return 1;
    }
}
