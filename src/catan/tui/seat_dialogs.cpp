#include "catan/tui/seat_dialogs.hpp"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/inks.hpp"
#include "catan/tui/table_context.hpp"
#include "front/dialog.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// A text that updates while players come and go.
class LiveDialog : public front::Dialog {
public:
    LiveDialog(std::function<kit::DialogBox()> box, std::string prompt)
        : box_(std::move(box)), prompt_(std::move(prompt)) {}

    [[nodiscard]] bool is_read() const override { return true; }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override { return box_(); }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{prompt_, {}};
    }
    Step key(const Event& event) override { return front::reading_step(event); }
    Step click(std::size_t /*line*/, bool /*takes_back*/) override { return {}; }

private:
    std::function<kit::DialogBox()> box_;
    std::string prompt_;
};

std::string_view about_level(bots::Level level) {
    switch (level) {
        case bots::Level::Random: return "random, any legal move";
        case bots::Level::Easy: return "easy, for a first evening";
        case bots::Level::Medium: return "medium, for a relaxed evening";
        case bots::Level::Hard: return "hard, for people who know the game well";
    }
    return {};
}

void ask_seat(TableContext& table, Seat seat) {
    std::vector<front::Option> options;
    const auto change = [&table, seat](std::optional<bots::Level> level) {
        return [&table, seat, level] { table.seat_changes.seat(seat, level); };
    };
    if (table.seats.seating().is_invited(seat)) {
        options.push_back({fmt::format("{}, at another machine", table.name(seat)),
                           [&table, seat] { table.seat_changes.give_back(seat); }, 'a'});
    }
    options.push_back({"A person at this screen", change(std::nullopt), 'p'});
    constexpr std::array<std::pair<bots::Level, char>, 3> levels{
        {{bots::Level::Easy, 'e'}, {bots::Level::Medium, 'm'}, {bots::Level::Hard, 'h'}}};
    for (const auto& [level, letter] : levels) {
        options.push_back({fmt::format("A bot: {}", about_level(level)), change(level), letter});
    }
    table.modes.open(front::table_dialog(
        fmt::format("Who plays for {} from now on?", table.name(seat)), std::move(options),
        "Enter or a letter chooses   Esc back", [&table] { open_seats(table); }));
}

// Only the host can change seats, so this is a read-only text.
void tell_seats(TableContext& table) {
    const auto box = [&table] {
        kit::DialogBox shown{"Who plays?", {}, "Esc back"};
        for (std::size_t i = 0; i < table.onlooker.names().size(); ++i) {
            shown.lines.push_back({table.seats.line(Seat(i))});
            shown.lines.back().swatch = seat_swatch(Seat(i));
        }
        return shown;
    };
    table.modes.open(std::make_unique<LiveDialog>(box, "Who plays?"));
}

}  // namespace

void open_seats(TableContext& table) {
    if (!table.seats.seating().can_change()) return tell_seats(table);
    std::vector<front::Option> options;
    for (std::size_t i = 0; i < table.onlooker.names().size(); ++i) {
        const Seat seat(i);
        front::Option option{table.seats.line(seat), [&table, seat] { ask_seat(table, seat); },
                             static_cast<char>('1' + i)};
        option.swatch = seat_swatch(seat);
        option.reword = [&table, seat] { return table.seats.line(seat); };
        options.push_back(std::move(option));
    }
    table.modes.open(
        front::table_dialog("Who plays?", std::move(options), "Enter changes it   Esc back"));
}

void open_invitation(TableContext& table) {
    const auto box = [&table] {
        kit::DialogBox shown{"Who plays elsewhere", {}, "Enter: on with the game   i: here again"};
        for (std::string& line : table.seats.remote().invitation()) {
            shown.lines.push_back({std::move(line)});
        }
        return shown;
    };
    table.modes.open(
        std::make_unique<LiveDialog>(box, "Send each of them the line below their name."));
}

}  // namespace catan::tui
