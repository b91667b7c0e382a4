// Tests the screens of games received from a host: whatever history the host sends, the screen shows it. Includes moves
// that do not fit each other, and corrupted games. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catan/remote/remote_table.hpp"
#include "catan/table/participants.hpp"
#include "catan/tui/game_end.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/highlights.hpp"
#include "catan/tui/log.hpp"
#include "catan/tui/missed_moves.hpp"
#include "catan/tui/points_history.hpp"
#include "catan/tui/prompts.hpp"
#include "catan/tui/statistics.hpp"
#include "catan/tui/table_screen.hpp"
#include "kit/screen_text.hpp"
#include "support/keys.hpp"
#include "support/on_screen.hpp"
#include "support/spoilt_feed.hpp"

namespace catan::tui {
namespace {

// A chair that shows whatever it is given.
class ToldChair : public table::Chair {
public:
    ToldChair(const table::Chair& like, View view, std::vector<SeenMove> history)
        : like_(like), view_(std::move(view)), history_(std::move(history)) {}

    [[nodiscard]] const Game& game() const override { return like_.game(); }
    [[nodiscard]] std::span<const std::string> names() const override { return like_.names(); }
    [[nodiscard]] bool has_real_dice() const override { return false; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const override { return std::nullopt; }
    [[nodiscard]] Viewer viewer() const override { return like_.viewer(); }
    [[nodiscard]] const View& view() const override { return view_; }
    [[nodiscard]] std::span<const SeenMove> history() const override { return history_; }
    [[nodiscard]] std::span<const Command> legal() const override { return {}; }
    [[nodiscard]] std::optional<Refusal> why_not(const Command& /*command*/) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Refusal> why_not_take_back() const override { return std::nullopt; }
    [[nodiscard]] std::uint64_t position() const override { return 0; }
    void say(std::uint64_t /*position*/, const Command& /*command*/,
             const std::optional<Outcome>& /*outcome*/, const Hear& /*hear*/) override {}
    void take_back(std::uint64_t /*position*/, const Hear& /*hear*/) override {}

private:
    const table::Chair& like_;
    View view_;
    std::vector<SeenMove> history_;
};

// The history of a game with other speakers, in another order and with other events.
std::vector<SeenMove> mixed(std::span<const SeenMove> history, const Game& game, Random& random) {
    const auto below = [&random](std::size_t n) {
        return random.below(static_cast<std::uint32_t>(n));
    };
    std::vector<Event> events;
    for (const SeenMove& seen : history) {
        events.insert(events.end(), seen.events.begin(), seen.events.end());
    }
    std::vector<SeenMove> all;
    for (std::size_t i = 0; i < history.size(); ++i) {
        SeenMove one{history[below(history.size())].move, {}};
        if (below(2) == 0) one.move.seat = Seat(below(game.players()));
        if (below(8) == 0) one.move.outcome.reset();
        for (std::size_t n = below(5); n > 0; --n)
            one.events.push_back(events[below(events.size())]);
        all.push_back(std::move(one));
    }
    return all;
}

void tell_everything(const table::Chair& chair) {
    const auto history = chair.history();
    constexpr std::size_t all = 1'000'000;
    REQUIRE_FALSE(log_lines(chair, LogLook::Story, all).empty());
    REQUIRE_FALSE(log_lines(chair, LogLook::Language, all).empty());
    REQUIRE_FALSE(statistics(chair).empty());
    REQUIRE(ranking(chair).size() == chair.game().players());
    REQUIRE_FALSE(points_by_turn(chair).empty());
    if (std::holds_alternative<GameOver>(chair.view().phase)) {
        REQUIRE_FALSE(end_lines(chair, {}).empty());
    }
    (void)summary_of_missed(history, chair.names());
    (void)bought_words(chair);
    for (std::size_t i = 0; i < chair.game().players(); ++i) {
        (void)losses(history, Seat(i), chair.names());
    }
    for (const SeenMove& seen : history) {
        (void)highlights(chair.game(), chair.view(), seen);
    }
}

// A guest with a screen, before whom a game is told.
class GuestScreen {
public:
    explicit GuestScreen(std::uint64_t seed) : random_(seed, Domain::Choice) {
        table_.connect([](const std::string& /*lines*/) {});
    }

    // False if there is no use in listening on.
    bool hear(const Lines& lines) {
        try {
            for (const std::string& line : lines) table_.hear(line);
        } catch (const text::TextError&) {
            return false;
        }
        if (!table_.is_there()) return true;
        if (!play_) sit_down();
        press();
        return true;
    }
    [[nodiscard]] std::size_t frames() const { return frames_; }

private:
    void sit_down() {
        const std::size_t players = table_.onlooker().names().size();
        std::vector<table::Chair*> chairs(players, &table_.onlooker());
        if (table_.seat().exists()) chairs[table_.seat().value] = &table_.chair();
        TableOptions options;
        options.bell = true;
        table::Occupants told;
        told.fill({table::Occupant::Kind::Remote});
        seating_.follow(told, table_.seat());
        participants_ = std::make_unique<table::Participants>(std::move(chairs), table_.onlooker(),
                                                              seating_, table::BotSetup{});
        play_ = std::make_unique<TableScreen>(*participants_, options);
        window_ =
            std::make_unique<GameWindow>(*play_, Appearance{Depth::None, Glyphs::Unicode, true});
    }
    void press() {
        constexpr std::string_view letters = "eercvdmtusLLgg?:+-#12h ";
        for (int i = 0; i < 3; ++i) {
            const auto which = random_.below(static_cast<std::uint32_t>(letters.size()));
            window_->handle(ftxui::Event::Character(std::string(1, letters[which])));
            if (random_.below(3) == 0) window_->handle(ftxui::Event::Escape);
            if (random_.below(3) == 0) window_->handle(ftxui::Event::Return);
        }
        play_->go_on_by_itself();
        if (random_.below(4) != 0) return;
        ftxui::Screen drawn = kit::on_screen(window_->draw(80, 24), 80, 24);
        REQUIRE_FALSE(kit::plain_text(drawn).empty());
        ++frames_;
    }

    Random random_;
    remote::RemoteTable table_;
    table::Seating seating_;
    std::unique_ptr<table::Participants> participants_;
    std::unique_ptr<TableScreen> play_;
    std::unique_ptr<GameWindow> window_;
    std::size_t frames_ = 0;
};

}  // namespace

TEST_CASE("Whatever is said to have happened can be told") {
    std::size_t over = 0;
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const ::Table table = table_with_usual_deck(seed);
        table::Referee referee{table::Match(text_table(table))};
        Speakers speakers(table);
        for (int i = 0; i < 500 && !referee.match().state().in<GameOver>(); ++i) {
            speakers.go_on(referee);
        }
        Random random(seed, Domain::Theft);
        for (table::Chair* chair : all_chairs(referee)) {
            tell_everything(*chair);
            tell_everything(
                ToldChair(*chair, chair->view(), mixed(chair->history(), table.game, random)));
        }
        if (referee.match().state().in<GameOver>()) ++over;
    }
    CHECK(over >= scaled(60) / 30);
}

TEST_CASE("A trade that is closed tells of no cards but those that were traded") {
    const ::Table table = table_with_usual_deck(0);
    table::Referee referee{table::Match(text_table(table))};
    const table::Chair& chair = referee.onlooker();
    const Bundle wool{{0, 0, 1, 0, 0}};
    const std::vector<SeenMove> history{
        {{Seat(0), Offer{wool, Bundle{{0, 0, 0, 0, 1}}, {}}, std::nullopt}, {}},
        {{Seat(0), CloseTrade{Seat(1)}, std::nullopt},
         {CardsMoved{Seat(0), Seat::none(), wool, Cause::Discard}}}};
    tell_everything(ToldChair(chair, chair.view(), history));
}

TEST_CASE("Answers without end are told in time") {
    const ::Table table = table_with_usual_deck(0);
    table::Referee referee{table::Match(text_table(table))};
    const table::Chair& chair = referee.onlooker();
    const std::vector<SeenMove> history(100'000, {{Seat(0), Accept{}, std::nullopt}, {}});
    const auto begin = std::chrono::steady_clock::now();
    (void)log_lines(ToldChair(chair, chair.view(), history), LogLook::Story, 1'000'000);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(10));
}

TEST_CASE("A game that was spoilt on its way can be looked at as far as it goes") {
    std::size_t frames = 0;
    for (std::uint64_t seed = 0; seed < scaled(40); ++seed) {
        const ::Table table = table_with_usual_deck(seed % 10);
        const Feed feed = feed_of(table, sitter(table, seed % (table.game.players() + 1)), 90);
        const Feed other = feed_of(table, Seat(0), 90);
        Liar liar(seed);
        Feed spoilt = feed;
        if (seed % 4 != 0) liar.spoil(spoilt, other);
        GuestScreen guest(seed);
        bool goes_on = true;
        for (std::size_t i = 0; goes_on && i < spoilt.pieces.size(); ++i) {
            goes_on = guest.hear(spoilt.pieces[i]);
        }
        if (seed % 4 == 0) CHECK(goes_on);
        frames += guest.frames();
    }
    CHECK(frames > scaled(100));
}

}  // namespace catan::tui
