// Tests that a program killed in the middle of a game loses no printed move: the saved game has all of them, and at
// most one command more.
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "catan/table/match.hpp"
#include "catan/table/saved_game.hpp"
#include "support/random_game.hpp"
#include "support/scratch_folder.hpp"

using namespace catan;
namespace fs = std::filesystem;

namespace {

// A random game as a script; what chance answers is left to the seed.
std::string script(std::uint64_t seed) {
    language::Setup setup;
    setup.seed = seed;
    table::Match match(language::seat_everybody(setup));
    RandomPlayers players(match.game(), seed, {true, true, true});
    std::string lines = language::header_text(match.table());
    for (int i = 0; i < 600 && !match.state().in<GameOver>(); ++i) {
        const Seat speaker = match.asked();
        const auto command = std::get<Command>(players.next(match.state()));
        lines += match.notation().write(command, speaker) + "\n";
        match.say(command, speaker, std::nullopt);
    }
    return lines;
}

// How many commands a script has.
std::size_t game_length(const std::string& script) {
    const std::size_t start = script.find("start\n") + 6;
    return static_cast<std::size_t>(
        std::count(script.begin() + static_cast<std::ptrdiff_t>(start), script.end(), '\n'));
}

struct KilledProgram {
    pid_t pid = 0;
    int output = -1;
};

KilledProgram start_program(const fs::path& script, const fs::path& save) {
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const pid_t pid = fork();
    REQUIRE(pid >= 0);
    if (pid == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        execl(CATAN_PROGRAM, CATAN_PROGRAM, "run", "--autosave", save.c_str(), script.c_str(),
              nullptr);
        _exit(127);
    }
    close(ends[1]);
    return {pid, ends[0]};
}

// Reads so many bytes of the output, waits a moment, kills the program, and reads what it had still told.
std::string output_until_killed(const KilledProgram& program, std::size_t bytes, int microseconds) {
    std::string output;
    std::array<char, 256> piece{};
    const auto read_some = [&](std::size_t most) {
        const ssize_t got = read(program.output, piece.data(), std::min(most, piece.size()));
        if (got > 0) output.append(piece.data(), static_cast<std::size_t>(got));
        return got > 0;
    };
    while (output.size() < bytes && read_some(bytes - output.size())) {
    }
    std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
    kill(program.pid, SIGKILL);
    while (read_some(piece.size())) {
    }
    close(program.output);
    int status = 0;
    waitpid(program.pid, &status, 0);
    return output;
}

// The lines that are commands: of a log those with a speaker, of a saved game the same.
std::vector<std::string> commands(const std::string& text) {
    std::vector<std::string> found;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (lines.eof()) break;  // torn
        if (line.starts_with(' ') || line.find(": ") == std::string::npos) continue;
        if (!line.starts_with("who begins:")) found.push_back(line);
    }
    return found;
}

}  // namespace

TEST_CASE("a game that is killed at any moment has saved all that it had told") {
    const ScratchFolder scratch;
    Random random(7, Domain::Choice);
    const std::size_t moments = 200;
    std::size_t in_the_middle = 0;
    for (std::size_t i = 0; i < moments; ++i) {
        const fs::path file = scratch.folder / "game.catan";
        const fs::path save = scratch.folder / ("save-" + std::to_string(i) + ".catan");
        const std::string lines = script(i % 10);
        std::ofstream(file) << lines;
        const KilledProgram program = start_program(file, save);
        const std::string told =
            output_until_killed(program, random.below(4'000), static_cast<int>(random.below(400)));

        const auto acknowledged = commands(told);
        const auto saved = commands(content(save));
        CAPTURE(i, acknowledged.size(), saved.size());
        REQUIRE(saved.size() >= acknowledged.size());
        REQUIRE(saved.size() <= acknowledged.size() + 1);
        REQUIRE(std::equal(acknowledged.begin(), acknowledged.end(), saved.begin()));
        const bool is_whole = saved.size() == game_length(lines);
        if (!saved.empty() && !is_whole) ++in_the_middle;

        if (saved.empty()) continue;
        std::ifstream in(save, std::ios::binary);
        const table::SavedGame game = table::load_game(in, "save");
        REQUIRE(game.fault.empty());
        REQUIRE(game.match);
        REQUIRE(game.match->history().size() == saved.size());
    }
    REQUIRE(in_the_middle > moments / 2);
}
