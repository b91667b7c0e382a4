// Tests programs that exchange lines, and programs that misbehave.
#include "net/programs.hpp"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <mutex>
#include <random>
#include <string>
#include <vector>

#include "net/error_lines.hpp"
#include "net/shell.hpp"
#include "support.hpp"

using namespace tabletop::net;
using namespace tabletop::net::test;

namespace {

// The lines of a program and the way it ends, if it ends by itself.
struct Told {
    std::vector<std::string> lines;
    std::string why;
};

Told run(const std::string& command) {
    Programs programs({command});
    Listener listener(programs.transport());
    const auto arrived = listener.arrival();
    const auto gone = listener.end();
    REQUIRE(arrived);
    REQUIRE(gone);
    CHECK(gone->peer == arrived->peer);
    CHECK_FALSE(gone->comes_back);
    CHECK(std::holds_alternative<Gone>(listener.news().back()));
    return {listener.heard(arrived->peer), gone->why};
}

bool is_there(pid_t process) { return ::kill(process, 0) == 0; }

// An orphaned process is reaped a moment later.
bool is_gone(pid_t process) {
    for (int i = 0; i < 1000 && is_there(process); ++i) std::this_thread::sleep_for(10ms);
    return !is_there(process);
}

}  // namespace

TEST_CASE("A program gets lines and says lines") {
    Programs programs({"cat", "sed -u 's/^/heard: /'"});
    Listener listener(programs.transport());
    REQUIRE(listener.arrival(1));
    const auto arrived = listener.arrived();
    CHECK(arrived[0].key == 0);
    CHECK(arrived[1].key == 1);
    std::vector<std::string> lines;
    for (int i = 0; i < 3000; ++i) lines.push_back("line " + std::to_string(i));
    lines.emplace_back("ping");
    lines.emplace_back("pong");
    for (const std::string& line : lines) {
        for (const Arrived& each : arrived) programs.transport().send(each.peer, line + "\n");
    }
    CHECK(listener.until([&] { return listener.news().size() == 2 + 2 * lines.size(); }));
    CHECK(listener.heard(arrived[0].peer) == lines);
    CHECK(listener.heard(arrived[1].peer).back() == "heard: pong");
}

TEST_CASE("What a program said before it ended is heard, and how it ended") {
    CHECK(run("true").why == "the program ended");
    CHECK(run("sh -c 'echo one; echo two; exit 3'").lines ==
          std::vector<std::string>{"one", "two"});
    CHECK(run("sh -c 'echo one; exit 3'").why == "the program ended with exit code 3");
    CHECK(run("sh -c 'kill -9 $$'").why == "the program was ended by signal 9 (Killed)");
    CHECK(run("no-such-program-anywhere").why == "there is no such program");
    CHECK(run("/dev/null").why == "the program cannot be run");
    CHECK(run("seq 5000").lines.size() == 5000);
}

TEST_CASE("Programs that end at once are told of with their own exit codes") {
    std::vector<std::string> commands;
    for (int code = 1; code <= 16; ++code)
        commands.push_back("read line; exit " + std::to_string(code));
    // As on a machine that is so busy that the exit codes come late.
    Limits limits;
    limits.polite_end = Limits::Time(0);
    Programs programs(commands, limits);
    Listener listener(programs.transport());
    REQUIRE(listener.arrival(commands.size() - 1));
    const std::vector<Arrived> arrived = listener.arrived();
    for (const Arrived& each : arrived) programs.transport().send(each.peer, "end\n");
    REQUIRE(listener.end(commands.size() - 1));
    for (const Gone& gone : listener.gone()) {
        const auto each = std::ranges::find(arrived, gone.peer, &Arrived::peer);
        CHECK(gone.why == "the program ended with exit code " + std::to_string(each->key + 1));
    }
}

TEST_CASE("The exit code of a program is told also where SIGCHLD was ignored") {
    ::signal(SIGCHLD, SIG_IGN);
    const std::string why = run("exit 3").why;
    ::signal(SIGCHLD, SIG_DFL);
    CHECK(why == "the program ended with exit code 3");
}

TEST_CASE("A program that closes its output is gone, and is ended") {
    const Told told = run("sh -c 'echo $$; exec >&-; exec sleep 1000'");
    CHECK(told.why == "the program closed its output");
    REQUIRE(told.lines.size() == 1);
    CHECK(is_gone(std::stoi(told.lines[0])));
}

TEST_CASE("A program that babbles is hung up and ended") {
    CHECK(run("sh -c 'yes | tr -d \"\\n\"'").why == "a line was longer than 64 KiB");
    CHECK(run("cat /dev/zero").why == "a line was longer than 64 KiB");
    CHECK(run("printf 'a\\033[2Jb\\n'").why == "a line had control characters in it");
}

TEST_CASE("A program that says ever more lines waits until they are taken") {
    Programs programs({"yes"});
    static_cast<void>(programs.transport().wait_for_news(long_enough));
    std::this_thread::sleep_for(300ms);
    const std::size_t before = memory();
    CHECK(programs.transport().take_news(1'000'000).size() <= 65);
    for (int i = 0; i < 20; ++i) {
        std::this_thread::sleep_for(10ms);
        CHECK(programs.transport().take_news(1'000'000).size() <= 64);
    }
    CHECK(memory() < before + 20'000);
}

TEST_CASE("A program that does not read is hung up") {
    Programs programs({"sleep 1000"});
    Listener listener(programs.transport());
    const auto arrived = listener.arrival();
    REQUIRE(arrived);
    const std::string lines(100'000, '\n');
    for (int i = 0; i < 100; ++i) programs.transport().send(arrived->peer, lines);
    const auto gone = listener.end();
    REQUIRE(gone);
    CHECK(gone->why == "it did not read what was sent to it");
}

TEST_CASE("A program that has closed its input is heard for a moment, and then it is gone") {
    Programs programs({"exec <&-; echo closed; sleep 0.1; echo later; exec sleep 1000"});
    Listener listener(programs.transport());
    const auto arrived = listener.arrival();
    const auto begin = std::chrono::steady_clock::now();
    REQUIRE(arrived);
    const auto gone = listener.end();
    REQUIRE(gone);
    CHECK(gone->why == "the program closed its input");
    CHECK(listener.heard(arrived->peer) == std::vector<std::string>{"closed", "later"});
    CHECK(std::chrono::steady_clock::now() - begin < 30s);
}

TEST_CASE("A program that has closed its input and goes on speaking is gone all the same") {
    CHECK(run("exec <&-; while :; do echo more; sleep 0.1; done").why ==
          "the program closed its input");
}

TEST_CASE("Of a program that has closed its input and ended it is told how it ended") {
    CHECK(run("exec <&-; echo last; exit 3").why == "the program ended with exit code 3");
    CHECK(run("exec <&-; exit 0").why == "the program ended");
}

TEST_CASE("A program that is written to after it has closed its input is gone as well") {
    Programs programs({"exec <&-; echo closed; exec sleep 1000"});
    Listener listener(programs.transport());
    const auto arrived = listener.arrival();
    REQUIRE(arrived);
    CHECK(listener.until([&] { return !listener.heard(arrived->peer).empty(); }));
    for (int i = 0; i < 10; ++i) programs.transport().send(arrived->peer, "nobody reads it\n");
    const auto gone = listener.end();
    REQUIRE(gone);
    CHECK(gone->why == "the program closed its input");
}

TEST_CASE("A program is run by a shell, whatever the command") {
    CHECK(run("cd / && pwd").lines == std::vector<std::string>{"/"});
    CHECK(run("word=one; echo $word; echo two | cat").lines ==
          std::vector<std::string>{"one", "two"});
    CHECK(run("if true; then (exit 3); fi").why == "the program ended with exit code 3");
    CHECK(run("word=two sh -c 'echo $word; exit 4'").lines == std::vector<std::string>{"two"});
    CHECK(run("sh -c 'echo one >&2' 2>&1").lines == std::vector<std::string>{"one"});
    CHECK(run("\"unfinished").why == "the program ended with exit code 2");
}

TEST_CASE("The shell becomes a program that is the whole command, and no other") {
    for (const char* command :
         {"sleep 1", " sleep 1", "sh -c 'a; b' \"c & d\"", "/bin/sh x >file 2>&1", "cat a\\;b"}) {
        CHECK(shell_words(command)[2] == "exec " + std::string(command));
    }
    for (const char* command :
         {"cd / && pwd", "sleep 1; true", "sleep 1 &", "cat | cat", "a=1 sleep 1", "cat\ncat", "",
          "exec sleep 1", "if true", "no-such-program-anywhere", "/dev/null", "cat $(ls)",
          "cat `ls`", "cat 'unfinished", "(cat)", "! cat", "{ cat; }", "'cat'"}) {
        CHECK(shell_words(command)[2] == command);
    }
}

TEST_CASE("What a program has started ends with it") {
    for (
        const char* command :
        {"sleep 1000 & echo $!; exit 0",
         // In a session of its own.
         "setsid sh -c 'echo $$; exec sleep 1000' & sleep 0.1; exit 0",
         // Its parent ends at once, so it is the child of another process, and it does not heed signals.
         "(setsid sh -c 'trap \"\" HUP TERM; echo $$; exec >&- <&-; sleep 1000; sleep 1000' &) & "
         "sleep 0.1; exit 0"}) {
        CAPTURE(command);
        const Told told = run(command);
        CHECK(told.why == "the program ended");
        REQUIRE(told.lines.size() == 1);
        CHECK(is_gone(std::stoi(told.lines[0])));
    }
}

TEST_CASE("A program that will not end is ended, and all that it has started") {
    for (const char* command :
         {"sh -c 'echo $$; exec sleep 1000'",
          "sh -c 'trap \"\" TERM; echo $$; while :; do sleep 1; done'",
          "sh -c 'trap \"\" TERM; sh -c \"echo \\$\\$; sleep 1000\"; sleep 1000'",
          "(setsid sh -c 'echo $$; exec sleep 1000' &) & sleep 1000"}) {
        pid_t process = 0;
        {
            Programs programs({command});
            Listener listener(programs.transport());
            const auto arrived = listener.arrival();
            REQUIRE(arrived);
            REQUIRE(listener.until([&] { return !listener.heard(arrived->peer).empty(); }));
            process = std::stoi(listener.heard(arrived->peer)[0]);
            CHECK(is_there(process));
        }
        CHECK(is_gone(process));
    }
}

TEST_CASE("A program that is hung up hears the end of its input, and may end by itself") {
    const std::string file = std::string("/tmp/catan-net-") + std::to_string(::getpid());
    Programs programs({"sh -c 'cat >/dev/null; echo done >" + file + "'"});
    Listener listener(programs.transport());
    const auto arrived = listener.arrival();
    REQUIRE(arrived);
    programs.transport().hang_up(arrived->peer);
    const auto gone = listener.end();
    REQUIRE(gone);
    CHECK(gone->why == "we hung up");
    bool was_written = false;
    for (int i = 0; i < 500 && !was_written; ++i) {
        std::this_thread::sleep_for(10ms);
        was_written = ::access(file.c_str(), F_OK) == 0;
    }
    CHECK(was_written);
    ::unlink(file.c_str());
    listener.listen(100ms);
    CHECK(listener.gone().size() == 1);
}

TEST_CASE("A program has three files, a session of its own, and no blocked signals") {
    const File inherited(::dup(0));
    // The fourth is the list of files itself, which the shell has open just then.
    CHECK(run("sh -c 'cd /proc/$$/fd && echo *'").lines == std::vector<std::string>{"0 1 2 3"});
    const std::vector<std::string> session = run("cut -d' ' -f6 /proc/self/stat").lines;
    REQUIRE(session.size() == 1);
    CHECK(std::stoi(session[0]) != ::getsid(0));
    for (const std::string& set :
         run("sed -n 's/^SigBlk://p; s/^SigIgn://p' /proc/self/status").lines) {
        CHECK((std::stoull(set, nullptr, 16) & 0x7fff'ffffU) == 0);
    }
}

TEST_CASE("A program gets a small environment, and no secret of ours") {
    ::setenv("CATAN_TEST_SECRET", "7K3M-92QF-X4TD-8W2H", 1);
    ::setenv("LC_TIME", "C", 1);
    const std::vector<std::string> lines = run("env").lines;
    ::unsetenv("CATAN_TEST_SECRET");
    ::unsetenv("LC_TIME");
    CHECK(std::ranges::find(lines, "LC_TIME=C") != lines.end());
    const std::vector<std::string> wanted{"HOME", "LANG", "LANGUAGE", "PATH", "PWD", "TZ"};
    const std::vector<std::string> from_shell{"_", "OLDPWD", "SHLVL"};
    for (const std::string& line : lines) {
        const std::string name = line.substr(0, line.find('='));
        CAPTURE(name);
        CHECK((name.starts_with("LC_") || std::ranges::find(wanted, name) != wanted.end() ||
               std::ranges::find(from_shell, name) != from_shell.end()));
    }
}

namespace {

// The lines of programs on standard error, with the programs' numbers.
struct Murmurs {
    ProgramOptions options() {
        return {{}, [this](std::size_t program, const std::string& line) {
                    const std::lock_guard lock(mutex);
                    lines.push_back(std::to_string(program) + ": " + line);
                }};
    }
    std::mutex mutex;
    std::vector<std::string> lines;
};

}  // namespace

TEST_CASE("Standard error is heard as lines, all of it before the program is gone") {
    Murmurs murmurs;
    Programs programs({"echo oh >&2; printf 'no end' >&2; exit 2", "sleep 1000"}, {},
                      murmurs.options());
    Listener listener(programs.transport());
    const auto gone = listener.end();
    REQUIRE(gone);
    CHECK(gone->why == "the program ended with exit code 2");
    const std::lock_guard lock(murmurs.mutex);
    CHECK(murmurs.lines == std::vector<std::string>{"0: oh", "0: no end"});
}

TEST_CASE("What no terminal must see is not in the lines of standard error") {
    Murmurs murmurs;
    Programs programs({"printf '\\033]0;owned\\007\\ncatan: Ann has won\\r\\n\\377\\n' >&2"}, {},
                      murmurs.options());
    Listener listener(programs.transport());
    REQUIRE(listener.end());
    const std::lock_guard lock(murmurs.mutex);
    CHECK(murmurs.lines ==
          std::vector<std::string>{"0: ?]0;owned?", "0: catan: Ann has won", "0: ?"});
}

TEST_CASE(
    "A program that floods its standard error is not kept waiting, and little of it is heard") {
    Murmurs murmurs;
    Programs programs({"yes 2>/dev/null | head -c 1000000 >&2; echo done"}, {}, murmurs.options());
    Listener listener(programs.transport());
    const auto arrived = listener.arrival();
    REQUIRE(arrived);
    REQUIRE(listener.end());
    CHECK(listener.heard(arrived->peer) == std::vector<std::string>{"done"});
    const std::lock_guard lock(murmurs.mutex);
    CHECK(murmurs.lines.size() >= ErrorLines::most_at_once);
    CHECK(murmurs.lines.size() < ErrorLines::most_at_once + 200);
    CHECK(murmurs.lines.back().ends_with(" lines left out here)"));
}

TEST_CASE("Programs can be ended at every moment") {
    std::mt19937 random(11);
    Murmurs murmurs;
    const std::size_t files = open_files();
    for (int turn = 0; turn < 40; ++turn) {
        Programs programs({"cat", "yes", "sh -c 'sleep 1000 & sleep 1000'", "true",
                           "no-such-program", "(setsid sleep 1000 &) & yes >&2"},
                          {}, murmurs.options());
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 5000));
        for (const News& news : programs.transport().take_news(100)) {
            if (const auto* arrived = std::get_if<Arrived>(&news)) {
                programs.transport().send(arrived->peer,
                                          std::string(random() % 200'000, 'x') + "\n");
                if (random() % 4 == 0) programs.transport().hang_up(arrived->peer);
            }
        }
    }
    CHECK(open_files() == files);
}
