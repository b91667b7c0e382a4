// Runs a script: lines of the language, from a file or a pipe, against a match. Says what came of each, and stops at
// what cannot be understood or is refused.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/language/setup.hpp"
#include "tabletop/table/advisors.hpp"
#include "tabletop/table/match.hpp"

namespace catan::table {

struct ScriptOptions {
    bool quiet = false;       // prints only what goes wrong, and what `show` and `advise` ask for
    bool keep_going = false;  // goes on after a refused command or a line that cannot be read
    bool verify = false;      // demands that the seed gives the written outcomes
    AdvisorOptions bots{};    // how those think that `advise` and `auto` ask
};

// Where a script's words go; all get whole lines without their ends. What is not wanted is left empty.
struct ScriptOutput {
    std::function<void(std::string_view)> print;
    std::function<void(std::string_view)> complain;
    // Hears the lines of the game that count, the header first, as a saved game has them, before they are printed.
    std::function<void(std::string_view)> record;
    // Whatever was printed must be out now: what comes next may take a while, since a bot begins to think, or whoever
    // writes the script may be waiting for an answer before they go on.
    std::function<void()> flush{};
};

// How a script has gone so far; the numbers are the program's exit codes.
enum class Verdict : std::uint8_t { Fine = 0, Refused = 1, NotUnderstood = 2 };

class Script {
public:
    // What the header leaves out is taken from `elsewhere`, the command line.
    Script(language::Setup elsewhere, ScriptOptions options, ScriptOutput output, std::string file);
    // Goes on with a game that has begun.
    Script(Match match, ScriptOptions options, ScriptOutput output, std::string file);
    // Its bots know where its match is.
    Script(const Script&) = delete;
    Script& operator=(const Script&) = delete;
    Script(Script&&) = delete;
    Script& operator=(Script&&) = delete;
    ~Script() = default;

    // Reads one line. False if the script must not go on.
    bool read(std::string_view line);
    // After the last line: a header without a move is a game as well.
    void finish();
    // All lines there are, and finishes.
    Verdict run(std::istream& in);

    [[nodiscard]] Verdict verdict() const { return verdict_; }
    // What the header has said so far.
    [[nodiscard]] const language::Setup& header() const { return header_; }
    // None before the game has begun.
    [[nodiscard]] const std::optional<Match>& match() const { return match_; }
    // How many checks there were that matched.
    [[nodiscard]] std::uint64_t checks_matched() const { return checks_matched_; }

private:
    void read_words(text::Reader& reader);
    void begin();
    void play(text::Reader& reader);
    void move(text::Reader& reader);
    // False if it is refused.
    bool say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
             std::size_t column);
    void take_back(Seat speaker, std::size_t column);
    void expect(text::Reader& reader);
    void expect_refused(text::Reader& reader);
    void check(text::Reader& reader);
    void show(text::Reader& reader);
    void seat(text::Reader& reader);
    void advise(text::Reader& reader);
    void play_by_itself(text::Reader& reader);

    bool refuse_after_end(std::size_t column);
    void flush() const;
    void print(std::string_view text) const;
    void print_events(std::span<const Event> events) const;
    [[nodiscard]] Match::Keep keep() const;
    void record(std::string_view line) const;
    // With the line and a caret under the column.
    void complain(std::size_t column, std::string_view message) const;
    void fail(Verdict verdict, std::size_t column, std::string_view message);
    void refuse(std::size_t column, const Refusal& refusal);

    language::Setup elsewhere_;
    ScriptOptions options_;
    ScriptOutput output_;
    std::string file_;
    language::Setup header_;
    bool header_begun_ = false;
    std::optional<Match> match_;
    Advisors advisors_;
    std::string_view line_;
    std::uint64_t line_number_ = 0;
    std::uint64_t checks_matched_ = 0;
    Verdict verdict_ = Verdict::Fine;
    bool stopped_ = false;
};

}  // namespace catan::table
