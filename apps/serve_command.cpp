#include "serve_command.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bell_rope.hpp"
#include "catan/referee.hpp"
#include "catan/saved_game.hpp"
#include "catan/spelling.hpp"
#include "failure.hpp"
#include "files.hpp"
#include "game_values.hpp"
#include "hosting.hpp"
#include "interruption.hpp"
#include "option_values.hpp"
#include "output.hpp"
#include "saves.hpp"
#include "tui/bots_at_table.hpp"
#include "tui/thinking.hpp"

namespace catan::app {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// Everybody who is no bot and no program.
HostWords with_everybody(HostWords words, const text::Table& table) {
    if (words.remote) misunderstood("catan serve takes no --remote: all seats are elsewhere");
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

// A game without anybody at this machine, from here to its end or until somebody ends the program.
class Served {
public:
    Served(text::Match match, text::SaveFile save, std::unique_ptr<Hosting> hosting,
           const text::AdvisorOptions& bots, std::optional<std::chrono::seconds> stand_in)
        : save_(std::move(save)),
          hosting_(std::move(hosting)),
          referee_(std::move(match), [this](std::string_view lines) { save_.add(lines); }),
          elsewhere_(hosting_->begin(referee_, [](const std::string& line) { complain(line); })),
          bots_(referee_.chairs(), company(bots), tui::Pace::AtOnce, Clock::now),
          stand_in_(stand_in) {
        referee_.onlooker().listen([this](Chair::News news) {
            bots_.begin(news == Chair::News::TakenBack);
            asked_since_ = Clock::now();
        });
        elsewhere_->on_wake(rope_.pull());
        bots_.on_wake(rope_.pull());
        bots_.begin(false);
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    Served(Served&&) = delete;
    Served& operator=(Served&&) = delete;
    ~Served() {
        elsewhere_->on_wake({});
        bots_.on_wake({});
        referee_.onlooker().listen({});
    }

    Exit run() {
        for (const std::string& line : hosting_->invitations()) write_stdout(line + "\n");
        log(fmt::format("the game is kept in {}", save_.path().string()));
        // Whoever is there sees how it has ended.
        std::optional<Clock::time_point> ended;
        while (!is_interrupted()) {
            rope_.wait(wait());
            elsewhere_->go_on();
            for (const auto& notice : elsewhere_->take_notices()) heed(notice);
            if (elsewhere_->has_ended()) break;
            replace_absent();
            let_bots_move();
            if (is_over() && !ended) {
                ended = Clock::now();
                log(fmt::format("{} has won",
                                referee_.match().notation().name(
                                    std::get<GameOver>(referee_.match().state().phase).winner)));
            }
            if (ended && (is_empty() || Clock::now() - *ended > 60s)) break;
        }
        const bool is_too_long = elsewhere_->has_ended();
        if (is_over() || is_too_long) {
            std::error_code ignored;
            fs::remove(codes_of(save_.path()), ignored);
        }
        if (!save_.settle()) return Exit::FileTrouble;
        if (!is_too_long) return Exit::Done;
        log(fmt::format("catan resume {} goes on with it at one terminal", save_.path().string()));
        return Exit::NotAsTold;
    }

private:
    [[nodiscard]] bool is_over() const { return referee_.match().state().in<GameOver>(); }
    [[nodiscard]] std::size_t seats() const { return referee_.match().table().names.size(); }
    [[nodiscard]] const std::string& name(Seat seat) const {
        return referee_.match().table().names[seat.value];
    }
    static void log(const std::string& words) { complain("catan: " + words); }

    tui::Company company(const text::AdvisorOptions& bots) {
        tui::Company company;
        company.levels = referee_.match().table().bots;
        company.seed = bots.seed;
        company.effort = bots.effort;
        company.offers = referee_.match().table().bot_offers;
        company.thinking = std::make_shared<tui::ThinkingThread>();
        company.seat = [this](Seat seat, std::optional<bots::Level> level) {
            referee_.seat(seat, level);
        };
        return company;
    }
    [[nodiscard]] std::chrono::milliseconds wait() const {
        std::chrono::milliseconds wait = 500ms;
        if (const auto due = elsewhere_->due_in()) wait = std::min(wait, *due);
        if (const auto due = bots_.due_in()) wait = std::min(wait, *due);
        return wait;
    }
    void let_bots_move() {
        while (const auto move = bots_.take_due()) {
            const Seat speaker = referee_.match().asked();
            referee_.chair(speaker).say(move->position, move->command, std::nullopt,
                                        [this, speaker](const Chair::Result& result) {
                                            if (result.refusal) bots_.refuse(speaker);
                                        });
        }
        if (const auto replaced = bots_.take_replaced()) tell_replaced(*replaced);
    }
    // Guests hear who plays there now. No person is at this machine to play below the lowest level.
    void tell_replaced(const tui::BotsAtTable::Replaced& replaced) {
        if (!replaced.level) {
            throw Failure(Exit::FileTrouble,
                          fmt::format("the bot that plays for {} cannot go on; catan serve {} "
                                      "goes on with the game",
                                      name(replaced.seat), save_.path().string()));
        }
        elsewhere_->take_over(replaced.seat, replaced.level);
        log(fmt::format("the bot that plays for {} could not go on; it plays at level {} now",
                        name(replaced.seat), bots::name(*replaced.level)));
    }
    void seat(Seat seat, std::optional<bots::Level> level) {
        if (level) {
            elsewhere_->take_over(seat, level);
        } else {
            elsewhere_->give_back(seat);
        }
        bots_.seat(seat, level);
        bots_.begin(false);
    }
    void heed(const tui::Elsewhere::Notice& notice) {
        using What = tui::Elsewhere::Notice::What;
        log(notice.words);
        if (notice.what == What::Failed) seat(notice.seat, bots::Level::Medium);
        if (notice.what == What::Came && bots_.is_bot(notice.seat)) seat(notice.seat, std::nullopt);
    }
    // Whoever is asked and away for too long.
    void replace_absent() {
        const Seat asked = referee_.match().asked();
        if (!stand_in_ || !asked.exists() || !elsewhere_->is_away(asked)) return;
        if (Clock::now() - asked_since_ < *stand_in_) return;
        log(fmt::format("a bot plays for {} until they are there", name(asked)));
        seat(asked, bots::Level::Medium);
    }
    [[nodiscard]] bool is_empty() const {
        for (std::size_t i = 0; i < seats(); ++i) {
            const Seat seat(i);
            if (elsewhere_->is_elsewhere(seat) && !elsewhere_->is_away(seat)) return false;
        }
        return true;
    }

    // What others refer to stands before them, so that it is destroyed after them also when the constructor throws.
    text::SaveFile save_;
    std::unique_ptr<Hosting> hosting_;
    text::Referee referee_;
    std::shared_ptr<tui::Elsewhere> elsewhere_;
    BellRope rope_;
    tui::BotsAtTable bots_;
    std::optional<std::chrono::seconds> stand_in_;
    Clock::time_point asked_since_ = Clock::now();
};

void tell(const std::string& words) { complain("catan: " + words); }

// Where a bot has played for a program, the program plays again. What the saved game keeps of it.
std::string seat_programs(text::Match& match, const HostWords& words) {
    std::vector<std::string> lines;
    for (const std::string& name : invited_names(words)) {
        for (std::size_t i = 0; i < match.table().names.size(); ++i) {
            if (!match.table().bots[i] || !text::same_word(name, match.table().names[i])) continue;
            match.seat(Seat(i), std::nullopt);
            lines.push_back(text::bot_line(match.table(), Seat(i)));
        }
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
}

// Options for bots that can never play in this game are refused. A bot that replaces a player or a program is a medium one.
void check_bots(const ServeWords& words, const text::Table& table) {
    const auto plays = [&](const auto& fits) {
        return std::ranges::any_of(table.bots, [&](const auto& bot) { return bot && fits(*bot); });
    };
    const bool has_hard = plays([](bots::Level level) { return level == bots::Level::Hard; });
    if (words.bots.effort && !has_hard) {
        misunderstood("--effort is for hard bots, and there is none in this game");
    }
    const bool can_be_replaced = words.stand_in || !words.game.host.programs.empty();
    if (words.bots.seed && !can_be_replaced && !plays([](bots::Level) { return true; })) {
        misunderstood("--bot-seed is for bots, and there is none in this game");
    }
}

Exit serve_new(const ServeWords& words, std::optional<std::chrono::seconds> stand_in) {
    text::Setup setup = understood(words.game);
    demand_effect(setup);
    limit_offers(setup);
    if (!setup.seed && !setup.board_seed) setup.board_seed = fresh_board_seed();
    if (!setup.seed) setup.seed = fresh_luck();
    text::Table table = text::seat_everybody(setup);
    demand_winnable(table.game);
    const HostWords host = with_everybody(words.game.host, table);
    if (stand_in && !host.remote) {
        misunderstood("--stand-in is for guests, and only bots and programs play in this game");
    }
    check_bots(words, table);
    auto hosting = Hosting::open(host, table);
    if (!hosting) misunderstood("catan serve is for people elsewhere, and all seats are bots");
    text::SaveFile save = new_game_file(table, tell);
    std::string header = text::header_text(table);
    header.pop_back();
    save.add(header);
    try {
        hosting->keep_beside(save.path());
    } catch (const std::system_error&) {
        // No player can have joined this game.
        std::error_code ignored;
        fs::remove(save.path(), ignored);
        throw;
    }
    return Served(text::Match(std::move(table)), std::move(save), std::move(hosting),
                  at_table(words.bots), stand_in)
        .run();
}

Exit serve_on(const ServeWords& words, std::optional<std::chrono::seconds> stand_in) {
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
        misunderstood("a saved game was set up long ago: --players and the like are for a new one");
    }
    const fs::path path = *words.file;
    OpenGame open = open_to_go_on(path, tell);
    text::SaveFile& save = open.file;
    text::SavedGame& game = open.game;
    if (!game.fault.empty()) {
        throw Failure(Exit::NotAsTold,
                      "catan resume takes it up where it can still be trusted; then serve it");
    }
    if (game.match->state().in<GameOver>()) {
        misunderstood(fmt::format("the game in {} is over; catan replay shows it",
                                  text::in_quotes(path.string())));
    }
    check_bots(words, game.match->table());
    if (!can_be_hosted(*game.match)) {
        // Guests must not retry for ever.
        std::error_code ignored;
        fs::remove(codes_of(path), ignored);
        throw Failure(Exit::NotAsTold,
                      fmt::format("the game in {} has grown too long for guests; catan resume goes "
                                  "on with it at one terminal",
                                  text::in_quotes(path.string())));
    }
    const std::string seated = seat_programs(*game.match, words.game.host);
    auto hosting = Hosting::open_again(with_everybody(words.game.host, game.match->table()),
                                       game.match->table(), path);
    save.cut(game.bytes);
    if (!seated.empty()) save.add(seated);
    hosting->keep_beside(save.path());
    return Served(std::move(*game.match), std::move(save), std::move(hosting), at_table(words.bots),
                  stand_in)
        .run();
}

}  // namespace

Exit serve(const ServeWords& words) {
    listen_for_interruption();
    std::optional<std::chrono::seconds> stand_in;
    constexpr std::uint64_t longest = 86'400;
    if (words.stand_in) {
        stand_in = std::chrono::seconds(number("--stand-in", *words.stand_in, 0, longest));
    }
    return words.file ? serve_on(words, stand_in) : serve_new(words, stand_in);
}

}  // namespace catan::app
