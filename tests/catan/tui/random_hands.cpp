// Presses random keys and clicks in windows of any size, in games with seeds and with real dice. The invariants hold,
// the saved game equals the game, and every request is done, confirmed or refused in words.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/invariants.hpp"
#include "catan/core/random.hpp"
#include "catan/table/saved_game.hpp"
#include "support/screen_table.hpp"
#include "support/tables.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;
using ftxui::Mouse;

class Cat {
public:
    explicit Cat(std::uint64_t seed)
        : random_(seed, Domain::Choice),
          table_(table::Match(language::seat_everybody(setup(seed))), without_colours(),
                 {.pace = table::Pace::AtOnce}) {
        table_.draws_every_frame = false;
        if (seed % 4 != 0) table_.set_up();
    }

    // One thing that happens, and whether it may have happened so.
    void act() {
        const std::uint32_t drawn = random_.below(16);
        if (drawn == 0) return resize();
        if (drawn < 4) return press(click());
        // Otherwise real dice would hardly ever be rolled, and much would be typed for nothing.
        if (table_.is_typing() && drawn < 8) return type_outcome();
        // Bots that were given a seat go on meanwhile.
        if (table_.play.pace()) table_.play.go_on_by_itself();
        press(key());
    }

    // The saved game, loaded again.
    void check_saved() {
        std::istringstream in(language::header_text(table_.match().table()) + table_.saved);
        const table::SavedGame loaded = table::load_game(in, "saved");
        REQUIRE(loaded.match);
        REQUIRE(loaded.fault.empty());
        REQUIRE(loaded.match->state() == table_.state());
    }

    [[nodiscard]] std::uint32_t turns() const { return table_.state().turn.number; }
    [[nodiscard]] int refusals() const { return refusals_; }

private:
    static language::Setup setup(std::uint64_t seed) {
        language::Setup setup = setup_of(2 + seed % 7, seed);
        if (seed % 3 == 0) setup.settings[language::Setting::Target] = 4;  // ends soon
        setup.scripted = seed % 4 == 1;
        return setup;
    }

    int below(int most) {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(most)));
    }

    void resize() {
        constexpr std::array<std::array<int, 2>, 6> sizes{
            {{80, 24}, {80, 24}, {120, 40}, {79, 24}, {3, 2}, {200, 60}}};
        const auto [width, height] = sizes[random_.below(6)];
        width_ = width;
        height_ = height;
        table_.resize(width, height);
        REQUIRE_FALSE(table_.plain().empty());
    }
    Event click() {
        const auto button = static_cast<Mouse::Button>(below(6));
        const auto motion = below(4) == 0 ? Mouse::Released : Mouse::Pressed;
        // Half of the clicks are where a game takes them.
        const auto marks = below(2) == 0 ? table_.cells_with("◇") : std::vector<Cell>();
        if (marks.empty())
            return mouse(button, motion, below(width_ + 2) - 1, below(height_ + 2) - 1);
        const Cell at = marks[random_.below(static_cast<std::uint32_t>(marks.size()))];
        return mouse(Mouse::Left, Mouse::Pressed, at.x, at.y);
    }
    Event key() {
        static const std::vector<Event> special = [] {
            std::vector<Event> all = keys("←→↑↓⏎⏎⏎⏎⏎⏎⏎⏎⏎⎋⎋⎋⎋⎋⎋⇥⇥⇤⌫");
            for (const char* input : {"\x1B[1;2A", "\x1B[1;2D", "\x1BOP", "\x1B[6~"}) {
                all.push_back(Event::Special(input));
            }
            return all;
        }();
        constexpr std::string_view letters =
            "        eeeeeerscvdmteurscvdmteurscvdmtuacdxygL?:#+-=0123456789lbwgoLBWGO hjk";
        if (below(2) == 0)
            return special[random_.below(static_cast<std::uint32_t>(special.size()))];
        const auto which = random_.below(static_cast<std::uint32_t>(letters.size()));
        return Event::Character(std::string(1, letters[which]));
    }
    void type_outcome() {
        constexpr std::array<std::string_view, 8> outcomes{"3 5⏎",  "3 4⏎", "knight⏎", "ore⏎",
                                                           "wool⏎", "⎋",    "⎋",       "⎋"};
        for (const Event& event : keys(outcomes[random_.below(8)])) press(event);
    }

    void press(const Event& event) {
        const State before = table_.state();
        const std::size_t length = table_.saved.size();
        const bool is_bots = is_bots_move();
        const bool is_at_board = !is_bots && !table_.play.dialog() && !table_.is_typing() &&
                                 table_.seen().viewer.exists() && event.is_character();
        std::optional<kit::KeyHint> hint;
        for (const kit::KeyHint& one : table_.play.keys()) {
            const std::string key = one.key == "space" ? " " : one.key;
            if (is_at_board && event == Event::Character(key)) hint = one;
        }
        table_.happen(event);
        INFO("key " << event.input());
        const bool has_changed = table_.state() != before;
        if (width_ < least_width || height_ < least_height) {
            // A question that is not visible gets no answer.
            REQUIRE_FALSE(has_changed);
            return;
        }
        if (has_changed) {
            REQUIRE(table_.saved.size() > length);
            REQUIRE(broken_invariants(table_.game(), table_.state()).empty());
        }
        if (is_at_board && says_something(event)) check_told(has_changed);
        if (hint) check_hint(*hint, has_changed);
    }

    [[nodiscard]] bool is_bots_move() const {
        const Seat asked = table_.match().asked();
        return asked.exists() && table_.seated_bots()[asked.value].has_value();
    }
    static bool says_something(const Event& event) {
        const std::string key = event.character();
        return key.size() == 1 &&
               std::string_view(" rscvdmteu").find(key) != std::string_view::npos;
    }
    // Nothing that was asked for is passed over in silence.
    void check_told(bool has_changed) {
        const TableScreen& play = table_.play;
        const bool is_refused = table_.prompt().is_refusal;
        if (is_refused) ++refusals_;
        const bool asks_on = play.dialog() || table_.is_typing() || play.chosen() ||
                             table_.prompt().asked.find("e again") != std::string::npos ||
                             table_.prompt().asked == "It's your move now.";
        REQUIRE((has_changed || is_refused || asks_on));
        REQUIRE_FALSE((has_changed && is_refused));
    }
    // A key that is shown as possible is, and one that is dim says why it is not.
    void check_hint(const kit::KeyHint& hint, bool has_changed) const {
        INFO("shown as " << hint.label << (hint.is_possible ? "" : ", dim"));
        REQUIRE(table_.prompt().is_refusal != hint.is_possible);
        if (!hint.is_possible) REQUIRE_FALSE(has_changed);
    }

    Random random_;
    ScreenTable table_;
    int width_ = 80;
    int height_ = 24;
    int refusals_ = 0;
};

}  // namespace

TEST_CASE("whatever is pressed or clicked, the game holds, and every press is answered") {
    std::uint32_t turns = 0;
    int refusals = 0;
    for (std::uint64_t seed = 0; seed < scaled(32); ++seed) {
        INFO("seed " << seed);
        Cat cat(seed);
        for (int i = 0; i < 1700; ++i) cat.act();
        cat.check_saved();
        turns += cat.turns();
        refusals += cat.refusals();
    }
    // It was played at all.
    CHECK(turns > scaled(150));
    CHECK(refusals > static_cast<int>(scaled(1000)));
}

}  // namespace catan::tui
