// Plays bots at one odd table after the other and reports failures: a refused command, a turn that does not end, an
// exception, a crash.
//
//     catan_soak quick|hard FIRST GAMES [JOBS]
//
// plays so many games at tables with numbers from FIRST on: with quick levels, or with a hard bot of the least effort at
// each. The same table gives the same game, so `catan_soak quick 4711 1` repeats one.
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "soak/many_games.hpp"
#include "support/bot_games.hpp"

namespace {

// The table at which this thread plays, for the report of a crash.
thread_local std::uint64_t table_here = 0;
const char* company_here = "";

extern "C" void tell_where(int signal) {
    // Nothing here allocates.
    std::array<char, 96> text{};
    const int size =
        std::snprintf(text.data(), text.size(), "\ncatan_soak: crashed at table %llu: %s %llu 1\n",
                      static_cast<unsigned long long>(table_here), company_here,
                      static_cast<unsigned long long>(table_here));
    if (write(STDERR_FILENO, text.data(), static_cast<std::size_t>(size)) < 0) std::_Exit(99);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

struct PlayedTable {
    std::uint64_t table = 0;
    std::string where;  // where something went wrong
    BotGame game;
};

struct BotSums {
    std::uint64_t games = 0;
    std::uint64_t won = 0;
    std::uint64_t decisions = 0;
    std::uint64_t faults = 0;
    std::uint32_t most_in_a_turn = 0;
    std::uint64_t most_at = 0;

    void add(const PlayedTable& played) {
        ++games;
        won += played.game.is_won ? 1 : 0;
        decisions += played.game.decisions;
        if (played.game.most_in_a_turn > most_in_a_turn) {
            most_in_a_turn = played.game.most_in_a_turn;
            most_at = played.table;
        }
        if (played.game.fault.empty()) return;
        ++faults;
        fmt::print("{}\n    {}\n    once more: catan_soak {} {} 1\n", played.where,
                   played.game.fault, company_here, played.table);
        std::fflush(stdout);
    }
    void print() const {
        fmt::print(
            "{}: {} games, {} won, {} decisions, at most {} of one bot in a turn (table {}); "
            "{} went wrong\n",
            company_here, games, won, decisions, most_in_a_turn, most_at, faults);
    }
};

}  // namespace

int main(int count, char** words) {
    const std::string_view company = count > 1 ? words[1] : "";
    if (count < 4 || count > 5 || (company != "quick" && company != "hard")) {
        std::fputs("catan_soak quick|hard FIRST GAMES [JOBS]\n", stderr);
        return 2;
    }
    company_here = words[1];
    for (const int signal : {SIGSEGV, SIGFPE, SIGABRT, SIGBUS}) std::signal(signal, tell_where);
    const auto play = [&](std::uint64_t table_number) {
        table_here = table_number;
        const BotTable table =
            bot_table(company == "hard" ? Company::Hard : Company::Quick, table_number);
        PlayedTable played{table_number, {}, play_bots(table)};
        if (!played.game.fault.empty()) played.where = table.describe();
        return played;
    };
    const auto sums = play_many<BotSums>(number(words[2]), number(words[3]),
                                         threads(count > 4 ? words[4] : nullptr), play);
    sums.print();
    return sums.faults == 0 ? 0 : 1;
}
