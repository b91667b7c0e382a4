#include "saved_games.hpp"

#include <unistd.h>

#include <cstdio>
#include <iterator>

#include <fmt/format.h>

#include "output.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {

namespace fs = std::filesystem;

void tell_faults(std::string_view program, const GameFaults& faults, const fs::path& path) {
    // Other players see the terminal too, so never print a line there that may name a secret.
    const bool is_hidden =
        faults.has_secrets && (isatty(STDIN_FILENO) != 0 || isatty(STDERR_FILENO) != 0);
    if (!faults.lines.empty() && is_hidden && !faults.is_of_another_game) {
        complain(fmt::format("{}: {} is damaged from line {} on", program,
                             text::in_quotes(path.string()), faults.first));
    } else {
        for (const std::string& line : faults.lines) complain(line);
    }
    if (!faults.torn) return;
    const std::string line = is_hidden ? std::string() : ": " + text::in_quotes(*faults.torn);
    complain(fmt::format("{}: the last line was not written to its end and is dropped{}", program,
                         line));
}

void fail_for_other_program() { throw Failure(Exit::Misunderstood, {}); }

void fail_without_game(const fs::path& path) {
    throw Failure(Exit::Misunderstood,
                  fmt::format("there is no game in {}", text::in_quotes(path.string())));
}

void fail_with_script(std::string_view program, const fs::path& path) {
    throw Failure(Exit::Misunderstood,
                  fmt::format("{0} is a script and no saved game; {1} run --autosave NEW {0} plays "
                              "it and saves the game in NEW",
                              text::in_quotes(path.string()), program));
}

bool is_resumption_wanted(std::string_view program, std::uint32_t turn) {
    if (isatty(STDIN_FILENO) == 0) {
        complain(fmt::format("{}: --at-last-check resumes the game at turn {}", program, turn));
        return false;
    }
    std::fputs(
        fmt::format("Resume at turn {}, the last one that can be trusted? [y/N] ", turn).c_str(),
        stderr);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

void keep_copy(std::string_view program, const SaveFile& file) {
    std::string content;
    file.read([&](std::istream& in) {
        content.assign(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    });
    const fs::path copy =
        write_beside_others(fs::path(file.path()) += ".damaged", content, only_mine);
    complain(fmt::format("{}: the damaged game is kept as {}", program, copy.string()));
}

}  // namespace tabletop::program
