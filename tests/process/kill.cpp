// Tests that a program killed in the middle of a game loses no printed move: the saved game has all of them, and at
// most one command more. Both programs, for a new game and for one that goes on.
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/random.hpp"
#include "carcassonne/table/match.hpp"
#include "carcassonne/table/saved_game.hpp"
#include "catan/table/match.hpp"
#include "catan/table/saved_game.hpp"
#include "support/random_game.hpp"
#include "support/scratch_folder.hpp"

namespace fs = std::filesystem;

namespace {

enum class Domain : std::uint64_t { Moment };

// A random game of Catan.
struct CatanGame {
    using Language = catan::table::Language;
    static constexpr const char* program = CATAN_PROGRAM;
    static constexpr std::size_t moments = 200;  // at which it is killed

    explicit CatanGame(std::uint64_t seed)
        : match(table(seed)), players(match.game(), seed, {true, true, true}) {}

    static catan::language::Table table(std::uint64_t seed) {
        catan::language::Setup setup;
        setup.seed = seed;
        return catan::language::seat_everybody(setup);
    }
    catan::Command next() { return std::get<catan::Command>(players.next(match.state())); }
    static catan::table::SavedGame load(std::istream& in) {
        return catan::table::load_game(in, "save");
    }

    catan::table::Match match;
    RandomPlayers players;
};

// And of Carcassonne.
struct CarcassonneGame {
    using Language = carcassonne::table::Language;
    static constexpr const char* program = CARCASSONNE_PROGRAM;
    static constexpr std::size_t moments = 100;

    explicit CarcassonneGame(std::uint64_t seed)
        : match(table(seed)), random(seed, carcassonne::Domain::Choice) {}

    static carcassonne::language::Table table(std::uint64_t seed) {
        carcassonne::language::Setup setup;
        setup.seed = seed;
        return carcassonne::language::seat_everybody(setup);
    }
    carcassonne::Command next() {
        return carcassonne::choose_legal(match.game(), match.state(), random);
    }
    static carcassonne::table::SavedGame load(std::istream& in) {
        return carcassonne::table::load_game(in, "save");
    }

    carcassonne::table::Match match;
    carcassonne::Random random;
};

// A game as lines: its moves, whose outcomes are left to the seed, and its first half as a saved game.
struct Script {
    std::string header;
    std::vector<std::string> moves;
    std::string saved_half;

    [[nodiscard]] std::size_t half() const { return moves.size() / 2; }
    [[nodiscard]] std::string lines_from(std::size_t first) const {
        std::string lines;
        for (std::size_t i = first; i < moves.size(); ++i) lines += moves[i] + "\n";
        return lines;
    }
};

template <typename G>
Script script(std::uint64_t seed) {
    G game(seed);
    Script script{G::Language::header_text(game.match.table()), {}, {}};
    for (int i = 0; i < 600 && !game.match.is_over(); ++i) {
        const tabletop::Seat speaker = game.match.asked();
        const auto command = game.next();
        script.moves.push_back(game.match.notation().write(command, speaker));
        game.match.say(command, speaker, std::nullopt);
    }
    G again(seed);
    for (const auto& move : game.match.history().first(script.half()))
        again.match.say(move.command, move.seat, std::nullopt);
    script.saved_half = tabletop::table::saved_text(again.match);
    return script;
}

struct KilledProgram {
    pid_t pid = 0;
    int output = -1;
};

// Runs the program with these arguments. Its standard input is the file.
KilledProgram start_program(std::vector<std::string> arguments, const fs::path& input) {
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const pid_t pid = fork();
    REQUIRE(pid >= 0);
    if (pid == 0) {
        dup2(open(input.c_str(), O_RDONLY | O_CLOEXEC), STDIN_FILENO);
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        execv(words.front(), words.data());
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

// The lines that are moves, in a log or in a saved game: they begin with a name and a colon.
std::vector<std::string> commands(const std::string& text) {
    std::vector<std::string> found;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (lines.eof()) break;  // torn
        const std::size_t blank = line.find(' ');
        if (blank != std::string::npos && blank > 0 && line[blank - 1] == ':')
            found.push_back(line);
    }
    return found;
}

void write_file(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

// The save begins with `before`, then has all that was told, and at most one move more. Returns how many moves it has.
template <typename G>
std::size_t check_save(const fs::path& file, std::vector<std::string> before,
                       const std::string& told) {
    const auto acknowledged = commands(told);
    before.insert(before.end(), acknowledged.begin(), acknowledged.end());
    const auto saved = commands(content(file));
    CAPTURE(before.size(), saved.size());
    REQUIRE(saved.size() >= before.size());
    REQUIRE(saved.size() <= before.size() + 1);
    REQUIRE(std::equal(before.begin(), before.end(), saved.begin()));
    if (saved.empty()) return 0;
    std::ifstream in(file, std::ios::binary);
    const auto game = G::load(in);
    REQUIRE(game.fault.empty());
    REQUIRE(game.match);
    REQUIRE(game.match->history().size() == saved.size());
    return saved.size();
}

}  // namespace

TEMPLATE_TEST_CASE("a game that is killed at any moment has saved all that it had told", "",
                   CatanGame, CarcassonneGame) {
    const ScratchFolder scratch;
    tabletop::Random random(7, Domain::Moment);
    std::size_t in_the_middle = 0;
    for (std::size_t i = 0; i < TestType::moments; ++i) {
        const fs::path file = scratch.folder / "script";
        const fs::path save = scratch.folder / ("save-" + std::to_string(i));
        const Script lines = script<TestType>(i % 10);
        write_file(file, lines.header + lines.lines_from(0));
        const KilledProgram program = start_program(
            {TestType::program, "run", "--autosave", save.string(), file.string()}, "/dev/null");
        const std::string told =
            output_until_killed(program, random.below(4'000), static_cast<int>(random.below(400)));
        CAPTURE(i);
        const std::size_t saved = check_save<TestType>(save, {}, told);
        if (saved > 0 && saved < lines.moves.size()) ++in_the_middle;
    }
    REQUIRE(in_the_middle > TestType::moments / 2);
}

TEMPLATE_TEST_CASE("a game that goes on and is killed at any moment has saved all that it had told",
                   "", CatanGame, CarcassonneGame) {
    const ScratchFolder scratch;
    constexpr std::size_t moments = 50;
    tabletop::Random random(8, Domain::Moment);
    std::size_t in_the_middle = 0;
    for (std::size_t i = 0; i < moments; ++i) {
        const fs::path file = scratch.folder / "script";
        const fs::path save = scratch.folder / "save";
        const Script lines = script<TestType>(i % 10);
        write_file(save, lines.saved_half);
        const auto before = commands(lines.saved_half);
        REQUIRE(before.size() == lines.half());
        write_file(file, lines.lines_from(lines.half()));
        const KilledProgram program =
            start_program({TestType::program, "resume", save.string()}, file);
        const std::string told =
            output_until_killed(program, random.below(1'500), static_cast<int>(random.below(400)));
        CAPTURE(i);
        const std::size_t saved = check_save<TestType>(save, before, told);
        if (saved > lines.half() && saved < lines.moves.size()) ++in_the_middle;
    }
    REQUIRE(in_the_middle > moments / 2);
}
