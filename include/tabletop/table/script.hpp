// Runs a script, lines of the language from a file or a pipe, against a match. Prints the events of each line, and stops at
// the first that is refused or cannot be parsed.
//
// Only src/table/script_impl.hpp and script_advice_impl.hpp have the definitions: a game instantiates them once.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tabletop/table/match.hpp"
#include "tabletop/table/script_bots.hpp"
#include "tabletop/table/script_language.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::table {

struct ScriptOptions {
    bool quiet = false;       // prints only errors and the output of `show` and `advise`
    bool keep_going = false;  // continues after a refused command or a line that cannot be parsed
    bool verify = false;      // requires that the seed gives the written outcomes
    ThinkingOptions bots{};   // for `advise` and `auto`
};

// The script's output. Each function gets whole lines without line ends; an empty one discards them.
struct ScriptOutput {
    std::function<void(std::string_view)> print;
    std::function<void(std::string_view)> complain;
    // Gets the lines of a saved game, header first, before the events of each are printed.
    std::function<void(std::string_view)> record;
    // Flushes the output before something that may block: a bot thinks, or the writer of the script may be waiting for an
    // answer.
    std::function<void()> flush{};
};

// The result of the lines that were read. The numbers are the program's exit codes.
enum class Verdict : std::uint8_t { Fine = 0, Refused = 1, NotUnderstood = 2 };

// L is the ScriptLanguage of a game.
template <typename L>
class Script {
    static_assert(ScriptLanguage<L>);

public:
    using Match = table::Match<L>;
    using Setup = typename L::Setup;
    using Notation = typename Match::Notation;
    using Command = typename Match::Command;
    using Outcome = typename Match::Outcome;
    using Event = typename Match::Event;
    using Refusal = typename Match::Refusal;

    // The command line's setup supplies what the header leaves open.
    Script(Setup defaults, ScriptOptions options, ScriptOutput output, std::string file);
    // Continues a game that has begun.
    Script(Match match, ScriptOptions options, ScriptOutput output, std::string file);
    // Not movable: the bots of script_bots_ refer to match_.
    Script(const Script&) = delete;
    Script& operator=(const Script&) = delete;
    Script(Script&&) = delete;
    Script& operator=(Script&&) = delete;
    ~Script() = default;

    // Reads one line. Returns false if the script must stop.
    bool read(std::string_view line);
    // Call it after the last line. A header without a move is a game as well.
    void finish();
    // Reads all lines and finishes.
    Verdict run(std::istream& in);

    [[nodiscard]] Verdict verdict() const { return verdict_; }
    // The header lines read so far.
    [[nodiscard]] const Setup& header() const { return header_; }
    // None before the game has begun.
    [[nodiscard]] const std::optional<Match>& match() const { return match_; }
    // The file seems to belong to another program; the message says so.
    [[nodiscard]] bool is_of_another_game() const { return is_of_another_game_; }
    // Number of `check` lines that matched.
    [[nodiscard]] std::uint64_t checks_matched() const { return checks_matched_; }

private:
    void read_words(text::Reader& reader);
    void begin();
    void play(text::Reader& reader);
    void move(text::Reader& reader);
    // Returns false if the move is refused.
    bool say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
             std::size_t column);
    void take_back(Seat speaker, std::size_t column);
    // The player for whom `undo` without a name speaks.
    [[nodiscard]] Seat taking_back() const;
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
    [[nodiscard]] typename Match::Keep keep() const;
    void record(std::string_view line) const;
    // Adds the line and a caret under the column.
    void complain(std::size_t column, std::string_view message) const;
    void fail(Verdict verdict, std::size_t column, std::string_view message);
    void refuse(std::size_t column, const Refusal& refusal);

    Setup defaults_;
    ScriptOptions options_;
    ScriptOutput output_;
    std::string file_;
    Setup header_;
    bool header_begun_ = false;
    bool is_of_another_game_ = false;
    std::optional<Match> match_;
    ScriptBots<L> script_bots_;
    std::string_view line_;
    std::uint64_t line_number_ = 0;
    std::uint64_t checks_matched_ = 0;
    Verdict verdict_ = Verdict::Fine;
    bool stopped_ = false;
};

}  // namespace tabletop::table
