// Tests the drawing without colours against golden files (tests/golden/ascii), and for characters it must not contain.
// To regenerate the golden files: CATAN_UPDATE_GOLDEN=1 catan_ui "*golden*". Read the difference.
#include <fmt/format.h>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "kit/screen_text.hpp"
#include "support/drawn.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

std::string drawing(const Board& board, Size size, bool ids, Glyphs glyphs) {
    const Palette palette = game_palette(Depth::None);
    const Chart chart(board);
    BoardScene scene = scene_of(chart, palette, size);
    scene.ids = ids;
    scene.glyphs = glyphs;
    DrawnBoard drawn(scene);
    return kit::plain_text(drawn.screen());
}

std::string file_name(Shape shape, Size size, bool ids) {
    const std::string what =
        shape.is_extended() ? std::string("extended") : fmt::format("radius-{}", shape.radius);
    return fmt::format("{}/ascii/{}-{}{}.txt", CATAN_GOLDEN_DIR, what, name(size),
                       ids ? "-ids" : "");
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("golden: boards drawn in ASCII") {
    for (const Shape shape : some_shapes) {
        const Board board = make_board(Mode::Random, shape, 1);
        for (const Size size : named_sizes) {
            for (const bool ids : {false, true}) {
                const std::string path = file_name(shape, size, ids);
                const std::string text = drawing(board, size, ids, Glyphs::Ascii);
                if (std::getenv("CATAN_UPDATE_GOLDEN") != nullptr) {
                    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
                    std::ofstream(path, std::ios::binary) << text;
                }
                INFO(path);
                REQUIRE(text == contents(path));
            }
        }
    }
}

TEST_CASE("ASCII is letters, digits and a few strokes") {
    const std::string allowed = "abcdefghijklmnopqrstuvwxyzR0123456789:/\\|. \n";
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Board board = make_board(Mode::Random, Shape::hexagon(6), seed);
        for (const Size size : some_sizes) {
            for (const bool ids : {false, true}) {
                const std::string text = drawing(board, size, ids, Glyphs::Ascii);
                REQUIRE(text.find_first_not_of(allowed) == std::string::npos);
            }
        }
    }
}

TEST_CASE("with and without ASCII the same things stand in the same places") {
    const Board board = make_board(Mode::Random, Shape::extended(), 5);
    for (const Size size : some_sizes) {
        std::string text = drawing(board, size, false, Glyphs::Unicode);
        for (const auto& [glyph, ascii] :
             {std::pair{"╱", "/"}, std::pair{"╲", "\\"}, std::pair{"│", "|"}, std::pair{"•", "."},
              std::pair{"○", "o"}}) {
            for (auto at = text.find(glyph); at != std::string::npos; at = text.find(glyph)) {
                text.replace(at, std::string_view(glyph).size(), ascii);
            }
        }
        REQUIRE(text == drawing(board, size, false, Glyphs::Ascii));
    }
}

TEST_CASE("without colours a map has the terrain's letter and the token of every hex") {
    Board board = make_board(Mode::Beginner, Shape::hexagon(3), 0);
    const std::string text = drawing(board, Size::Map, false, Glyphs::Ascii);
    REQUIRE(text.find("|o10|w 2|l 9|") != std::string::npos);
    REQUIRE(text.find("|g 9|l11| R |l 3|o 8|") != std::string::npos);
    board.layout.robber = HexId(7);
    const std::string robbed = drawing(board, Size::Map, false, Glyphs::Ascii);
    REQUIRE(robbed.find("|g 9|l11| d |l 3|R 8|") != std::string::npos);
}

TEST_CASE("text has no trailing blanks, and nothing but characters") {
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const std::string text = drawing(board, Size::Normal, false, Glyphs::Unicode);
    REQUIRE(text.find(" \n") == std::string::npos);
    REQUIRE(text.find('\x1b') == std::string::npos);
    REQUIRE(text.find('\r') == std::string::npos);
    REQUIRE(text.back() == '\n');
    const auto lines = std::count(text.begin(), text.end(), '\n');
    REQUIRE(lines == extent(board, Size::Normal).height);
}

TEST_CASE("coloured text ends every line as it began") {
    const Palette palette = palette_of(Depth::TrueColour);
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    DrawnBoard drawn(scene_of(chart, palette, Size::Small));
    std::istringstream text(kit::coloured_text(drawn.screen()));
    int lines = 0;
    for (std::string line; std::getline(text, line); ++lines) {
        REQUIRE(line.substr(line.size() - 4) == "\x1b[0m");
        REQUIRE(line.find("48;2;20;52;88") != std::string::npos);  // the sea
    }
    REQUIRE(lines == drawn.window().height);
}
