// Tests texts in a dialog box: how far each key scrolls, and the ends of the text.
#include "kit/pager.hpp"

#include <fmt/format.h>
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/on_screen.hpp"
#include "support/scale.hpp"

using namespace tabletop::kit;
using ftxui::Event;

namespace {

// A text in a window, and the rows of it that are seen.
class PagerWindow {
public:
    PagerWindow(Pager pager, int width, int height)
        : pager_(std::move(pager)), width_(width), height_(height) {}

    bool press(const Event& event) {
        const auto top = scrolled(box(), event, palette_, Glyphs::Unicode, width_, height_);
        if (top) pager_.go_to(*top);
        return top.has_value();
    }
    [[nodiscard]] std::vector<std::string> rows() const {
        std::istringstream drawn(drawing(
            dialog_box(box(), palette_, Glyphs::Unicode, width_, height_), width_, height_));
        std::vector<std::string> rows;
        for (std::string row; std::getline(drawn, row);) {
            if (row.find("Esc back") != std::string::npos) break;
            if (row.find("│") != std::string::npos) rows.push_back(row);
        }
        return rows;
    }
    void resize(int width, int height) {
        width_ = width;
        height_ = height;
    }
    Pager& pager() { return pager_; }

private:
    [[nodiscard]] DialogBox box() const { return pager_.box("Text", "Esc back"); }

    Palette palette_{Depth::None, {}};
    Pager pager_;
    int width_;
    int height_;
};

std::vector<std::string> numbered_lines(int count) {
    std::vector<std::string> lines;
    for (int i = 0; i < count; ++i) lines.push_back(fmt::format("line {}.", i));
    return lines;
}

// Every third one is a paragraph of several rows.
std::vector<std::string> paragraphs() {
    std::vector<std::string> lines = numbered_lines(60);
    for (std::size_t i = 0; i < lines.size(); i += 3) {
        for (int word = 0; word < 30; ++word) lines[i] += fmt::format(" word-{}-{}", i, word);
    }
    return lines;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a text scrolls by rows, by pages less one row and to its ends") {
    // Eight of thirty lines are seen.
    PagerWindow reader(Pager(numbered_lines(30)), 40, 12);
    const auto shows = [&](int first, int last) {
        const std::vector<std::string> rows = reader.rows();
        CAPTURE(rows);
        return static_cast<int>(rows.size()) == last - first + 1 &&
               has(rows.front(), fmt::format("line {}.", first)) &&
               has(rows.back(), fmt::format("line {}.", last));
    };
    const auto after = [&](const Event& event) { REQUIRE(reader.press(event)); };
    REQUIRE(shows(0, 7));
    after(Event::ArrowDown);
    REQUIRE(shows(1, 8));
    after(Event::PageDown);
    REQUIRE(shows(8, 15));
    after(Event::Character(' '));
    REQUIRE(shows(15, 22));
    after(Event::PageDown);
    REQUIRE(shows(22, 29));
    after(Event::PageDown);
    REQUIRE(shows(22, 29));
    after(Event::ArrowDown);
    REQUIRE(shows(22, 29));
    after(Event::PageUp);
    REQUIRE(shows(15, 22));
    after(Event::Character('b'));
    REQUIRE(shows(8, 15));
    after(Event::Special("\x1B[1~"));
    REQUIRE(shows(0, 7));
    after(Event::ArrowUp);
    REQUIRE(shows(0, 7));
    after(Event::End);
    REQUIRE(shows(22, 29));
    after(Event::ArrowUp);
    REQUIRE(shows(21, 28));
    for (const char other : std::string("xRq/7")) {
        REQUIRE_FALSE(reader.press(Event::Character(std::string(1, other))));
    }
    REQUIRE(shows(21, 28));
    reader.pager().go_to({7, 0});
    REQUIRE(shows(7, 14));
    reader.pager().go_to_end();
    REQUIRE(shows(22, 29));
    after(Event::ArrowUp);
    REQUIRE(shows(21, 28));
}

TEST_CASE("the last row of a page is the first of the next, however long the lines are") {
    for (int width = 24; width <= 120; width += stride(32)) {
        for (int height = 8; height <= 40; height += stride(10)) {
            CAPTURE(width, height);
            PagerWindow reader(Pager(paragraphs()), width, height);
            std::size_t pages = 0;
            for (bool is_end = false; !is_end; ++pages) {
                REQUIRE(pages < 1000);
                const std::vector<std::string> before = reader.rows();
                REQUIRE(reader.press(Event::PageDown));
                const std::vector<std::string> now = reader.rows();
                is_end = has(now.back(), "line 59.");
                if (!is_end) REQUIRE(now.front() == before.back());
            }
            // And back by rows: each of them is seen.
            std::string top;
            for (int i = 0; i < 10'000 && reader.rows().front() != top; ++i) {
                top = reader.rows().front();
                reader.press(Event::ArrowUp);
            }
            REQUIRE(has(reader.rows().front(), "line 0."));
        }
    }
}

TEST_CASE("a text stays where it is when its window changes") {
    PagerWindow reader(Pager(paragraphs()), 40, 12);
    for (int i = 0; i < 12; ++i) reader.press(Event::PageDown);
    const std::string word = [&] {
        const std::string row = reader.rows().front();
        return row.substr(row.find("word-"), row.find(' ', row.find("word-")) - row.find("word-"));
    }();
    reader.resize(100, 20);
    std::string shown;
    for (const std::string& row : reader.rows()) shown += row;
    REQUIRE(has(shown, word.substr(0, word.rfind('-'))));
    reader.resize(40, 60);
    REQUIRE_FALSE(reader.rows().empty());
}

TEST_CASE("a text that fits, or an empty one, does not move") {
    PagerWindow short_one(Pager(numbered_lines(3)), 40, 12);
    for (const Event& event : {Event::ArrowDown, Event::PageDown, Event::End}) {
        REQUIRE(short_one.press(event));
        REQUIRE(has(short_one.rows().front(), "line 0."));
    }
    PagerWindow empty(Pager(std::vector<std::string>{}), 40, 12);
    REQUIRE_FALSE(empty.press(Event::ArrowDown));
    empty.pager().go_to_end();
    REQUIRE(empty.rows().empty());
}
