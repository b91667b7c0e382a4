// Checks boards that must never change: a saved seed means the same board for ever, with every compiler, on every machine.
// The files in boards/ spell out each of them. Only if boards are meant to change,
//
//     CATAN_UPDATE_GOLDEN=1 build/release/bin/catan_golden "golden boards*"
//
// regenerates these files; then read the difference.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "catan/core/generator.hpp"
#include "catan/language/notation.hpp"

using namespace catan;

namespace {

struct Golden {
    Mode mode;
    Shape shape;
    std::uint64_t seed;
};

constexpr std::array<Golden, 25> catalogue{{
    {Mode::Beginner, Shape::hexagon(3), 0},
    {Mode::Spiral, Shape::hexagon(3), 0},
    {Mode::Spiral, Shape::hexagon(3), 1},
    {Mode::Spiral, Shape::hexagon(3), 42},
    {Mode::Spiral, Shape::extended(), 0},
    {Mode::Spiral, Shape::extended(), 7},
    {Mode::Random, Shape::hexagon(3), 0},
    {Mode::Random, Shape::hexagon(3), 1},
    {Mode::Random, Shape::hexagon(3), 2},
    {Mode::Random, Shape::hexagon(3), 42},
    {Mode::Random, Shape::hexagon(3), 18'446'744'073'709'551'615U},
    {Mode::Random, Shape::hexagon(4), 0},
    {Mode::Random, Shape::hexagon(4), 7},
    {Mode::Random, Shape::hexagon(4),
     615},  // too few separate hexes are drawn for the red tokens (R1.6)
    {Mode::Random, Shape::hexagon(5), 0},
    {Mode::Random, Shape::hexagon(5), 11},
    {Mode::Random, Shape::hexagon(6), 3},
    {Mode::Random, Shape::hexagon(7), 1},
    {Mode::Random, Shape::hexagon(8), 5},
    {Mode::Random, Shape::hexagon(10), 0},
    {Mode::Random, Shape::hexagon(10), 9},
    {Mode::Random, Shape::hexagon(12), 4},
    {Mode::Random, Shape::extended(), 0},
    {Mode::Random, Shape::extended(), 42},
    {Mode::Random, Shape::extended(), 20207},  // too few, as above
}};

std::string words(const Golden& golden, std::string_view between, std::string_view before_number) {
    std::string text(name(golden.mode));
    text += between;
    if (golden.shape.is_extended()) {
        text += "extended";
    } else {
        text += "radius";
        text += before_number;
        text += std::to_string(golden.shape.radius);
    }
    text += between;
    text += "seed";
    text += before_number;
    text += std::to_string(golden.seed);
    return text;
}

std::filesystem::path folder() { return std::filesystem::path(CATAN_GOLDEN_DIR) / "boards"; }
std::string file_name(const Golden& golden) { return words(golden, "-", "-") + ".catan"; }

std::string written(const Golden& golden) {
    return "# " + words(golden, ", ", " ") + "\n" +
           language::board_script(make_board(golden.mode, golden.shape, golden.seed));
}

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The first line that differs, as `line 12: hex 3 ore 6 | hex 3 ore 8`; nothing where none does.
std::string difference(const std::string& is, const std::string& should_be) {
    if (is == should_be) return {};
    std::istringstream left(is);
    std::istringstream right(should_be);
    std::string a;
    std::string b;
    for (int number = 1;; ++number) {
        const bool has_a = static_cast<bool>(std::getline(left, a));
        const bool has_b = static_cast<bool>(std::getline(right, b));
        if (has_a && has_b && a == b) continue;
        std::ostringstream text;
        text << "line " << number << ": " << (has_a ? a : "(end)") << " | "
             << (has_b ? b : "(end)");
        return text.str();
    }
}

bool is_update() {
    const char* asked = std::getenv("CATAN_UPDATE_GOLDEN");
    return asked != nullptr && std::string_view(asked) == "1";
}

}  // namespace

TEST_CASE("golden boards: modes, radii and seeds give the boards that are written down") {
    for (const Golden& golden : catalogue) {
        const auto path = folder() / file_name(golden);
        const std::string board = written(golden);
        if (is_update()) {
            std::ofstream(path, std::ios::binary) << board;
        }
        CAPTURE(file_name(golden));
        CHECK(difference(board, read(path)) == "");
    }
}

TEST_CASE("golden boards: every file belongs to the catalogue") {
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder())) {
        files.insert(entry.path().filename().string());
    }
    std::set<std::string> wanted;
    for (const Golden& golden : catalogue) wanted.insert(file_name(golden));
    CHECK(files == wanted);
}
