// Plays bots at one odd table after the other and reports failures: a refused command, a turn that does not end, an
// exception, a crash.
//
//     catan_soak quick|hard FIRST GAMES [JOBS]
//
// plays so many games at tables with numbers from FIRST on: with quick levels, or with a hard bot of the least effort at
// each. The same table gives the same game, so `catan_soak quick 4711 1` repeats one.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <thread>

#include "series/in_order.hpp"
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

struct Played {
    std::uint64_t table = 0;
    std::string where;  // where something went wrong
    BotGame game;
};

struct Sums {
    std::uint64_t games = 0;
    std::uint64_t won = 0;
    std::uint64_t decisions = 0;
    std::uint64_t faults = 0;
    std::uint32_t most_in_a_turn = 0;
    std::uint64_t most_at = 0;

    void add(const Played& played) {
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

std::uint64_t number(const char* text) { return std::strtoull(text, nullptr, 10); }

int run(Company company, std::uint64_t first, std::uint64_t games, std::size_t jobs) {
    const auto make = [&](std::uint64_t table_number, const std::atomic<bool>&) {
        table_here = table_number;
        const BotTable table = bot_table(company, table_number);
        Played played{table_number, {}, play_bots(table)};
        if (!played.game.fault.empty()) played.where = table.describe();
        return std::optional(std::move(played));
    };
    Sums sums;
    std::time_t told = std::time(nullptr);
    const auto tell_now_and_then = [&] {
        if (std::time(nullptr) >= told + 60) {
            told = std::time(nullptr);
            fmt::print(stderr, "{} of {} games\n", sums.games, games);
        }
        return true;
    };
    tabletop::series::InOrder<Played> all(first, first + games);
    all.run(
        jobs, make, [&](const Played& played) { sums.add(played); }, tell_now_and_then);
    sums.print();
    return sums.faults == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    const std::string_view company = count > 1 ? words[1] : "";
    if (count < 4 || count > 5 || (company != "quick" && company != "hard")) {
        std::fputs("catan_soak quick|hard FIRST GAMES [JOBS]\n", stderr);
        return 2;
    }
    company_here = words[1];
    for (const int signal : {SIGSEGV, SIGFPE, SIGABRT, SIGBUS}) std::signal(signal, tell_where);
    const std::size_t jobs = count > 4 ? number(words[4]) : std::thread::hardware_concurrency();
    return run(company == "hard" ? Company::Hard : Company::Quick, number(words[2]),
               number(words[3]), std::max<std::size_t>(1, jobs));
}
