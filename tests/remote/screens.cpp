// Compares the screen of a guest with the screen of the same chair at the host.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "catan/tui/log.hpp"
#include "catan/tui/missed_moves.hpp"
#include "catan/tui/statistics.hpp"
#include "gathering.hpp"
#include "support/tables.hpp"

using namespace catan;

namespace {

std::string words_of(const std::vector<kit::Line>& lines) {
    std::string words;
    for (const kit::Line& line : lines) {
        for (const kit::Span& span : line) words += span.text;
        words += '\n';
    }
    return words;
}

// The whole log in both languages, as it stands in its dialog and in the narrow column.
std::string log_of(const table::Chair& chair) {
    std::string words;
    for (const tui::LogLook look : {tui::LogLook::Story, tui::LogLook::Language}) {
        for (const tui::LogLine& line : tui::log_lines(chair, look, tui::whole_log)) {
            words += words_of({line.words}) + words_of(line.brief);
        }
    }
    return words;
}

}  // namespace

TEST_CASE("R11 the log of a chair elsewhere is the log of the chair here, byte for byte") {
    const std::size_t games = scaled(6);
    std::size_t moves = 0;
    std::size_t bytes = 0;
    std::size_t secrets = 0;  // that only some of the logs tell
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const Table table = table_with_usual_deck(seed);
        Gathering game(table);
        const std::vector<table::Chair*> here = all_chairs(game.referee());
        for (int i = 0; i < 250 && !game.is_over(); ++i) {
            game.go_on();
            game.settle();
            ++moves;
            for (std::size_t seat = 0; seat < here.size(); ++seat) {
                table::Chair& there = game.person(seat).table.chair();
                const std::string log = log_of(*here[seat]);
                demand(log == log_of(there), table, "the same log");
                bytes += log.size();
                const std::string to_all = log_of(game.person(seat).table.onlooker());
                demand(to_all == log_of(game.referee().onlooker()), table, "the same for all");
                if (to_all != log) ++secrets;
            }
        }
        for (std::size_t seat = 0; seat < here.size(); ++seat) {
            table::Chair& there = game.person(seat).table.chair();
            demand(tui::statistics(*here[seat]) == tui::statistics(there), table,
                   "the same statistics");
        }
    }
    REQUIRE(moves > games * 150);
    REQUIRE(bytes > games * 800'000);
    REQUIRE(secrets > games * 80);
}
