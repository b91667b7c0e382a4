// Measures the cost of a frame: draws a game in its middle at several window sizes, as the loop does – it makes the
// elements, renders them into a screen, and converts the screen to the terminal's output. Draws the same position
// repeatedly; the fastest round counts, by processor time.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>

#include "catan/table/session.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/table_screen.hpp"
#include "front/frame_difference.hpp"
#include "support/random_game.hpp"

using namespace catan;

namespace {

struct WindowSize {
    int width = 0;
    int height = 0;

    [[nodiscard]] int cells() const { return width * height; }
};
constexpr std::array<WindowSize, 3> windows{{{80, 24}, {120, 40}, {240, 70}}};
constexpr std::array<std::uint32_t, 3> radii{3, 10, 50};

// The content of the screen.
enum class FrameScene : std::uint8_t {
    Turn,    // a turn in which nothing is being chosen
    Dialog,  // the log over it
    Robber,  // the robber is to be moved: nearly every hex can be chosen
};
constexpr std::array<FrameScene, 3> scenes{FrameScene::Turn, FrameScene::Dialog,
                                           FrameScene::Robber};

constexpr std::string_view name(FrameScene scene) {
    constexpr std::array<std::string_view, scenes.size()> names{"turn", "dialog", "robber"};
    return names[static_cast<std::size_t>(scene)];
}

// A game of four after some hundred commands, as soon as the scene can be played.
table::Match game_for(std::uint32_t radius, FrameScene scene) {
    language::Setup setup;
    setup.names = {"Ann", "Ben", "Cy", "Dee"};
    setup.shape = Shape::hexagon(radius);
    setup.seed = 7;
    table::Match match(language::seat_everybody(setup));
    RandomPlayers players(match.game(), 7, {false, false, true});
    constexpr std::size_t some_hundred = 400;
    const auto is_there = [&] {
        if (match.history().size() < some_hundred) return false;
        return scene == FrameScene::Robber ? match.state().in<MovingRobber>()
                                           : match.state().in<MainPhase>();
    };
    while (!is_there()) {
        match.say(std::get<Command>(players.next(match.state())), match.asked(), std::nullopt);
    }
    return match;
}

struct FrameCost {
    double drawing = 0;  // seconds for elements and screen
    double writing = 0;  // seconds for the bytes
    std::size_t bytes = 0;

    [[nodiscard]] double seconds() const { return drawing + writing; }
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::size_t written = 0;  // so that nothing can be left out

FrameCost measure(tui::GameWindow& game, const WindowSize& window) {
    constexpr int rounds = 7;
    const int frames = std::max(200'000 / window.cells(), 10);
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(window.width),
                                        ftxui::Dimension::Fixed(window.height));
    FrameCost best;
    best.drawing = best.writing = std::numeric_limits<double>::infinity();
    for (int round = 0; round < rounds; ++round) {
        const double begin = processor_seconds();
        for (int frame = 0; frame < frames; ++frame) {
            screen.Clear();
            ftxui::Render(screen, game.draw(window.width, window.height));
        }
        const double drawn = processor_seconds();
        for (int frame = 0; frame < frames; ++frame) {
            best.bytes = front::whole_picture(screen).size();
            written += best.bytes;
        }
        const double end = processor_seconds();
        best.drawing = std::min(best.drawing, (drawn - begin) / frames);
        best.writing = std::min(best.writing, (end - drawn) / frames);
    }
    return best;
}

using Costs = std::array<FrameCost, windows.size()>;

Costs bench(std::uint32_t radius, FrameScene scene) {
    table::Session session(game_for(radius, scene), {});
    tui::TableScreen play(session.participants());
    tui::GameWindow game(play, tui::Appearance{});
    // From behind the curtain.
    game.handle(ftxui::Event::Return);
    if (scene == FrameScene::Dialog) game.handle(ftxui::Event::Character('L'));
    Costs costs;
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const WindowSize& window = windows[i];
        const FrameCost cost = measure(game, window);
        fmt::print(
            "frames-r{}-{}-{}x{}: {:.2f} ms ({:.2f} drawing, {:.2f} writing), {} bytes, "
            "{:.0f} ns/cell\n",
            radius, name(scene), window.width, window.height, cost.seconds() * 1e3,
            cost.drawing * 1e3, cost.writing * 1e3, cost.bytes,
            cost.seconds() * 1e9 / window.cells());
        std::fflush(stdout);
        costs[i] = cost;
    }
    return costs;
}

void compare(FrameScene scene, const Costs& larger, std::uint32_t larger_radius,
             const Costs& smaller, std::uint32_t smaller_radius) {
    std::string line =
        fmt::format("radius {} to radius {}, {}:", larger_radius, smaller_radius, name(scene));
    for (std::size_t i = 0; i < windows.size(); ++i) {
        line += fmt::format("{} {:.2f} at {}x{}", i == 0 ? "" : ",",
                            larger[i].seconds() / smaller[i].seconds(), windows[i].width,
                            windows[i].height);
    }
    fmt::print("{}\n", line);
}

}  // namespace

int main() {
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    for (const FrameScene scene : scenes) {
        std::array<Costs, radii.size()> costs;
        for (std::size_t i = 0; i < radii.size(); ++i) costs[i] = bench(radii[i], scene);
        compare(scene, costs[2], 50, costs[0], 3);
        compare(scene, costs[2], 50, costs[1], 10);
        fmt::print("\n");
    }
    return written == 0 ? 1 : 0;
}
