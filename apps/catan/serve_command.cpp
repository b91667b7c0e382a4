#include "serve_command.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/table/saved_game.hpp"
#include "catan/table/session.hpp"
#include "game_values.hpp"
#include "host_record.hpp"
#include "hosting.hpp"
#include "program/failure.hpp"
#include "program/files.hpp"
#include "program/interruption.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "report.hpp"
#include "saves.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// Invites every seat that is neither a bot nor a program.
HostWords with_everybody(HostWords words, const language::Table& table) {
    if (words.remote)
        program::misunderstood("catan serve takes no --remote: it has no players at this machine");
    const std::vector<std::string> programs = invited_names(words);
    std::vector<std::string> people;
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        const bool is_program = std::ranges::any_of(programs, [&](const std::string& name) {
            return text::same_word(name, table.names[i]);
        });
        if (!table.bots[i] && !is_program) people.push_back(table.names[i]);
    }
    if (!people.empty()) words.remote = fmt::format("{}", fmt::join(people, ","));
    return words;
}

HostRecord::Policy record_policy(const HostWords& words) {
    return words.is_unsaved ? HostRecord::Policy::Unsaved : HostRecord::Policy::Strict;
}

// Writes the first lines of a session and keeps the codes beside the file. With --unsaved the game
// may begin without codes: its record tries to keep them and tells if it cannot.
void begin_file(program::SaveFile& file, std::string_view lines, Hosting& hosting,
                const HostWords& host) {
    if (host.is_unsaved) {
        if (!lines.empty()) file.add(lines);
        return;
    }
    if (!lines.empty()) file.add_now(lines);
    hosting.keep_beside(file.path());
}

// Runs a hosted game without local players until the game is over or a signal ends the program.
class ServedGame {
public:
    ServedGame(table::Match match, program::SaveFile save, std::unique_ptr<Hosting> hosting,
               HostRecord::Policy policy, const table::ThinkingOptions& bots,
               std::optional<std::chrono::seconds> stand_in)
        : save_(std::move(save)),
          hosting_(std::move(hosting)),
          record_(
              save_, [this](const fs::path& game) { hosting_->keep_beside(game); }, policy, report),
          session_(std::move(match), bots_of(bots), std::bind_front(&HostRecord::add, &record_)),
          game_(session_.participants()),
          stand_in_(stand_in) {
        hosting_->begin(session_, &record_,
                        [](const std::string& line) { program::complain(line); });
        game_.bots().set_pace(table::Pace::AtOnce);
        game_.begin();
        listening_ = game_.listen(
            [this](table::Chair::HistoryChange /*news*/) { asked_since_ = Clock::now(); });
    }
    ServedGame(const ServedGame&) = delete;
    ServedGame& operator=(const ServedGame&) = delete;
    ServedGame(ServedGame&&) = delete;
    ServedGame& operator=(ServedGame&&) = delete;
    ~ServedGame() = default;

    program::Exit run() {
        record_.keep_codes();
        for (const std::string& line : hosting_->invitations()) program::write_stdout(line + "\n");
        report(fmt::format("the game is kept in {}", save_.path().string()));
        // Give the guests a minute to look at the result.
        std::optional<Clock::time_point> ended;
        while (!program::is_interrupted()) {
            game_.wake().wait(wait());
            game_.remote().go_on();
            for (const auto& notice : game_.take_notices()) report(notice.words);
            if (game_.remote().has_ended()) break;
            replace_absent();
            let_bots_move();
            if (is_over() && !ended) {
                ended = Clock::now();
                report(fmt::format(
                    "{} has won", name(std::get<GameOver>(session_.match().state().phase).winner)));
            }
            if (ended && (is_empty() || Clock::now() - *ended > 60s)) break;
        }
        const bool is_too_long = game_.remote().has_ended();
        if (is_over()) {
            hosting_->forget_codes();
            record_.end_hosting();
        }
        if (!are_seats_recorded() || !record_.settle()) return program::Exit::FileTrouble;
        if (!is_too_long) return program::Exit::Done;
        report(
            fmt::format("catan resume {} goes on with it at one terminal", save_.path().string()));
        return program::Exit::NotAsTold;
    }

private:
    // Also a change of seats that could not be recorded when it happened.
    bool are_seats_recorded() {
        try {
            session_.referee().record_seats();
        } catch (const table::NotRecorded&) {
            return false;
        }
        return true;
    }
    [[nodiscard]] bool is_over() const { return session_.match().state().in<GameOver>(); }
    [[nodiscard]] std::size_t seats() const { return session_.match().table().names.size(); }
    [[nodiscard]] const std::string& name(Seat seat) const {
        return session_.match().table().names[seat.value];
    }

    [[nodiscard]] std::chrono::milliseconds wait() {
        std::chrono::milliseconds wait = 500ms;
        if (const auto due = game_.remote().due_in()) wait = std::min(wait, *due);
        const auto bots_due = record_.is_stuck() ? std::nullopt : game_.bots().due_in();
        if (bots_due) wait = std::min(wait, *bots_due);
        return wait;
    }
    void let_bots_move() {
        while (!record_.is_stuck() && game_.bots().move()) {
        }
        if (const auto replaced = game_.bots().take_replaced()) tell_replaced(*replaced);
    }
    // No player sits at this machine to take over when even the lowest level fails.
    void tell_replaced(const table::BotSeats::Replaced& replaced) const {
        if (!replaced.level) {
            throw program::Failure(
                program::Exit::FileTrouble,
                fmt::format("the bot that plays for {} cannot go on; catan serve {} "
                            "goes on with the game",
                            name(replaced.seat), save_.path().string()));
        }
        report(fmt::format("the bot that plays for {} could not go on; it plays at level {} now",
                           name(replaced.seat), bots::name(*replaced.level)));
    }
    // Seats a bot for a player whose turn it is and who has been away too long.
    void replace_absent() {
        const Seat asked = session_.match().asked();
        if (!stand_in_ || !session_.seating().is_away(asked)) return;
        if (Clock::now() - asked_since_ < *stand_in_) return;
        report(fmt::format("a bot plays for {} until they are there", name(asked)));
        session_.seating().seat(asked, bots::stand_in_level);
    }
    [[nodiscard]] bool is_empty() {
        for (std::size_t i = 0; i < seats(); ++i) {
            const Seat seat(i);
            if (session_.seating().is_remote(seat) && !session_.seating().is_away(seat)) {
                return false;
            }
        }
        return true;
    }

    // Referenced members come before their users, so that they are destroyed last even if the
    // constructor throws.
    program::SaveFile save_;
    std::unique_ptr<Hosting> hosting_;
    HostRecord record_;
    table::Session session_;
    table::Participants& game_;
    std::shared_ptr<const table::Chair::Listener> listening_;
    std::optional<std::chrono::seconds> stand_in_;
    Clock::time_point asked_since_ = Clock::now();
};

// Gives seats back to programs that bots have replaced. Returns the lines to record.
std::string seat_programs(table::Match& match, const HostWords& words) {
    std::vector<std::string> lines;
    for (const std::string& name : invited_names(words)) {
        for (std::size_t i = 0; i < match.table().names.size(); ++i) {
            if (!match.table().bots[i] || !text::same_word(name, match.table().names[i])) continue;
            match.seat(Seat(i), std::nullopt);
            lines.push_back(language::bot_line(match.table(), Seat(i)));
        }
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
}

// Refuses bot options that can never apply in this game. A bot that replaces a guest or a program
// is a medium one.
void check_bots(const ServeWords& words, const language::Table& table) {
    const auto plays = [&](const auto& fits) {
        return std::ranges::any_of(table.bots, [&](const auto& bot) { return bot && fits(*bot); });
    };
    const bool some_take_effort =
        plays([](bots::Level level) { return bots::abilities_of(level).takes_effort; });
    if (words.bots.effort && !some_take_effort) {
        program::misunderstood("--effort is for hard bots, and there is none in this game");
    }
    const bool can_be_replaced = words.stand_in || !words.game.host.programs.empty();
    if (words.bots.seed && !can_be_replaced && !plays([](bots::Level) { return true; })) {
        program::misunderstood("--bot-seed is for bots, and there is none in this game");
    }
}

program::Exit serve_new(const ServeWords& words, std::optional<std::chrono::seconds> stand_in) {
    language::Setup setup = understood(words.game);
    demand_effect(setup);
    limit_offers(setup);
    if (!setup.seed && !setup.board_seed) setup.board_seed = fresh_board_seed();
    if (!setup.seed) setup.seed = program::fresh_luck();
    language::Table table = language::seat_everybody(setup);
    demand_winnable(table.game);
    const HostWords host = with_everybody(words.game.host, table);
    if (stand_in && !host.remote) {
        program::misunderstood(
            "--stand-in is for guests, and only bots and programs play in this game");
    }
    check_bots(words, table);
    auto hosting = Hosting::open(host, table);
    if (!hosting)
        program::misunderstood("catan serve is for guests and programs, and all seats are bots");
    program::SaveFile save = new_game_file(table, report);
    std::string header = language::header_text(table);
    header.pop_back();
    try {
        begin_file(save, header, *hosting, host);
    } catch (const std::runtime_error&) {
        // No guest can have joined this game yet, so delete it.
        std::error_code ignored;
        fs::remove(save.path(), ignored);
        throw;
    }
    return ServedGame(table::Match(std::move(table)), std::move(save), std::move(hosting),
                      record_policy(host), at_table(words.bots), stand_in)
        .run();
}

program::Exit serve_on(const ServeWords& words, std::optional<std::chrono::seconds> stand_in) {
    if (was_asked_for(GameWords{words.game.players,
                                words.game.names,
                                words.game.board,
                                words.game.radius,
                                words.game.seed,
                                words.game.order,
                                words.game.target,
                                words.game.dice,
                                words.game.settings,
                                words.game.bots,
                                words.game.bots_by_name,
                                {}})) {
        program::misunderstood(
            "a saved game was set up long ago: --players and the like are for a new one");
    }
    const fs::path path = *words.file;
    OpenGame open = program::open_to_go_on<table::Language>(path, report);
    program::SaveFile& save = open.file;
    table::SavedGame& game = open.game;
    if (!game.fault.empty()) {
        throw program::Failure(
            program::Exit::NotAsTold,
            "catan resume takes it up where it can still be trusted; then serve it");
    }
    if (game.match->state().in<GameOver>()) {
        // A host that was killed just after the end has left its codes behind.
        forget_codes_of(path);
        program::misunderstood(fmt::format("the game in {} is over; catan replay shows it",
                                           text::in_quotes(path.string())));
    }
    check_bots(words, game.match->table());
    if (!can_be_hosted(*game.match)) {
        // Delete the codes so that no guest retries for ever.
        forget_codes_of(path);
        throw program::Failure(
            program::Exit::NotAsTold,
            fmt::format("the game in {} has grown too long for guests; catan resume goes "
                        "on with it at one terminal",
                        text::in_quotes(path.string())));
    }
    const std::string seated = seat_programs(*game.match, words.game.host);
    auto hosting = Hosting::open_again(with_everybody(words.game.host, game.match->table()),
                                       game.match->table(), path);
    save.cut(game.bytes);
    begin_file(save, seated, *hosting, words.game.host);
    return ServedGame(std::move(*game.match), std::move(save), std::move(hosting),
                      record_policy(words.game.host), at_table(words.bots), stand_in)
        .run();
}

}  // namespace

program::Exit serve(const ServeWords& words) {
    program::listen_for_interruption();
    std::optional<std::chrono::seconds> stand_in;
    constexpr std::uint64_t longest = 86'400;
    if (words.stand_in) {
        stand_in = std::chrono::seconds(program::number("--stand-in", *words.stand_in, 0, longest));
    }
    return words.file ? serve_on(words, stand_in) : serve_new(words, stand_in);
}

}  // namespace catan::app
