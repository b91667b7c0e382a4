// Tests the content of chairs, and the order of notifications: R4.6, R9, R11, R12.
#include "catan/table/chair.hpp"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/table/playback.hpp"
#include "catan/table/referee.hpp"
#include "catan/table/saved_game.hpp"
#include "support/opening.hpp"
#include "support/position.hpp"

using namespace catan;

namespace {

const Outcome victory = DrawnCard{Card::Victory};

// A beginner's game of four. Ann has rolled in turn 5 and can buy a card.
std::string turn_5(const std::string& agreed) {
    return "players Ann Ben Cy Dee\nboard beginner\norder first Ann\n" + agreed + "start\n" +
           opening_of_four;
}
const std::string with_real_dice = turn_5("chance scripted\n");
const std::string with_a_seed = turn_5("chance seed 7\n");
// Ben, in turn 6, is about to rob Dee, who holds a lumber and four grain.
std::string theft_with(const std::string& agreed) {
    return turn_5("set discard-limit 20\nchance scripted\n" + agreed) +
           "Ann: end\nBen: roll 3 4\nBen: robber 1\n";
}

table::Match match_of(const std::string& lines) {
    std::istringstream in(lines);
    const table::SavedGame game = table::load_game(in, "game");
    for (const std::string& fault : game.fault) UNSCOPED_INFO(fault);
    REQUIRE(game.fault.empty());
    REQUIRE(game.match);
    return *game.match;
}

// Makes a move from a chair in the position that it shows, and returns the answer.
table::Chair::Result say(table::Chair& chair, const Command& command,
                         std::optional<Outcome> outcome = {}) {
    std::optional<table::Chair::Result> heard;
    chair.say(chair.position(), command, outcome,
              [&](const table::Chair::Result& answer) { heard = answer; });
    REQUIRE(heard);
    return heard.value_or(table::Chair::Result{});
}
table::Chair::Result take_back(table::Chair& chair) {
    std::optional<table::Chair::Result> heard;
    chair.take_back(chair.position(), [&](const table::Chair::Result& answer) { heard = answer; });
    REQUIRE(heard);
    return heard.value_or(table::Chair::Result{});
}
void ignore(const table::Chair::Result& /*answer*/) {}

std::vector<table::Chair*> all_chairs(table::Referee& game) {
    std::vector<table::Chair*> all = game.chairs();
    all.push_back(&game.onlooker());
    return all;
}

using Listening = std::shared_ptr<const table::Chair::Listener>;

// Logs the changes that each chair hears: "Ann 1", "watcher 1".
[[nodiscard]] std::vector<Listening> keep_log(table::Referee& game, std::vector<std::string>& log) {
    std::vector<Listening> listening;
    for (table::Chair* chair : all_chairs(game)) {
        listening.push_back(chair->listen([&log, chair](table::Chair::HistoryChange change) {
            const Seat seat = chair->viewer().seat();
            const std::string name = seat.exists() ? chair->names()[seat.value] : "watcher";
            const bool is_said = change == table::Chair::HistoryChange::Moved;
            log.push_back(fmt::format("{} {}{}", name, chair->position(), is_said ? "" : " undo"));
        }));
    }
    return listening;
}

}  // namespace

TEST_CASE("a chair knows what was agreed on, who sits there and who else does") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ben = game.chair(orange);
    REQUIRE(&ben.game() == &game.match().game());
    REQUIRE(std::vector<std::string>(ben.names().begin(), ben.names().end()) ==
            std::vector<std::string>{"Ann", "Ben", "Cy", "Dee"});
    REQUIRE(ben.viewer() == Viewer::of(orange));
    REQUIRE(ben.has_real_dice());
    REQUIRE(game.onlooker().viewer() == Viewer::public_only());
    REQUIRE(game.chairs() == std::vector<table::Chair*>{&game.chair(blue), &ben, &game.chair(red),
                                                        &game.chair(white)});
}

TEST_CASE("R11 a chair shows the hand of its own player, and no other") {
    table::Referee game(match_of(with_real_dice));
    for (const Seat seat : {blue, orange, red, white}) {
        CAPTURE(seat);
        const View& seen = game.chair(seat).view();
        REQUIRE(seen.viewer == seat);
        REQUIRE(seen.own);
        REQUIRE(seen.own->hand == game.match().state()[seat].hand);
        REQUIRE_FALSE(seen.opened);
    }
    REQUIRE_FALSE(game.onlooker().view().own);
    REQUIRE_FALSE(game.onlooker().view().opened);
}

TEST_CASE("R11 a drawn card is told at the chair of the buyer only") {
    table::Referee game(match_of(with_real_dice));
    REQUIRE(say(game.chair(blue), BuyCard{}, victory).is_done());
    const Move bought{blue, BuyCard{}, victory};
    REQUIRE(game.chair(blue).history().back().move == bought);
    REQUIRE(game.chair(blue).view().own->cards == one(Card::Victory));
    for (table::Chair* chair : {&game.chair(orange), &game.chair(white), &game.onlooker()}) {
        const SeenMove& told = chair->history().back();
        REQUIRE(told.move == Move{blue, BuyCard{}, std::nullopt});
        REQUIRE(told.events.back() == Event(CardBought{blue, std::nullopt}));
        REQUIRE(chair->view().bought == 1);
    }
}

TEST_CASE("R11 a stolen card is told at the chairs of thief and victim only") {
    table::Referee game(match_of(theft_with("")));
    const Resource card =
        game.match().state()[white].hand[Resource::Wool] > 0 ? Resource::Wool : Resource::Grain;
    REQUIRE(say(game.chair(orange), Steal{white}, StolenCard{card}).is_done());
    for (const Seat seat : {blue, orange, red, white, no_seat}) {
        CAPTURE(seat);
        const bool knows = seat == orange || seat == white;
        table::Chair& chair = seat.exists() ? game.chair(seat) : game.onlooker();
        const Event stolen = CardStolen{orange, white, knows ? std::optional(card) : std::nullopt};
        REQUIRE(chair.history().back().events.back() == stolen);
    }
}

TEST_CASE("R4.6 only at the chair that is asked something can be said") {
    table::Referee game(match_of(with_real_dice));
    REQUIRE_FALSE(game.chair(blue).legal().empty());
    REQUIRE(game.chair(blue).why_not(EndTurn{}) == std::nullopt);
    for (table::Chair* chair : {&game.chair(orange), &game.chair(white), &game.onlooker()}) {
        REQUIRE(chair->legal().empty());
        const Refusal no = because({4, 1}, Reason::NotYourWord, blue);
        REQUIRE(chair->why_not(EndTurn{}) == no);
        const table::Chair::Result answer = say(*chair, EndTurn{});
        REQUIRE(answer.refusal == no);
        REQUIRE_FALSE(answer.is_late);
    }
    REQUIRE(game.match().asked() == blue);
}

TEST_CASE("R9 a chair judges commands, the match outcomes") {
    table::Referee game(match_of(theft_with("")));
    table::Chair& ben = game.chair(orange);
    REQUIRE(ben.why_not(Steal{white}) == std::nullopt);
    Refusal missing = because({9, 0}, Reason::OutcomeMissing);
    missing.seat = white;
    REQUIRE(say(ben, Steal{white}).refusal == missing);
    REQUIRE(say(ben, Steal{white}, victory).refusal == because({9, 0}, Reason::ImpossibleOutcome));
    REQUIRE(ben.position() == 0);
}

TEST_CASE("a refusal is heard by the speaker only") {
    std::string saved;
    table::Referee game(match_of(with_real_dice), [&](std::string_view lines) { saved += lines; });
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    const table::Chair::Result answer = say(game.chair(blue), Roll{}, Dice{1, 2});
    REQUIRE(answer.refusal == because({4, 1}, Reason::NotNow, blue));
    REQUIRE_FALSE(answer.is_done());
    REQUIRE(log.empty());
    REQUIRE(saved.empty());
    REQUIRE(game.chair(orange).position() == 0);
}

TEST_CASE("what was meant for another position is late and changes nothing") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ann = game.chair(blue);
    REQUIRE(say(ann, BuyCard{}, victory).is_done());
    REQUIRE(ann.position() == 1);
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    std::vector<table::Chair::Result> answers;
    const auto hear = [&](const table::Chair::Result& answer) { answers.push_back(answer); };
    ann.say(0, EndTurn{}, std::nullopt, hear);
    ann.say(2, EndTurn{}, std::nullopt, hear);
    ann.take_back(0, hear);
    // Refused it would be as well, but it is late before it is judged.
    game.chair(orange).say(0, EndTurn{}, std::nullopt, hear);
    REQUIRE(answers.size() == 4);
    for (const table::Chair::Result& answer : answers) {
        REQUIRE(answer.is_late);
        REQUIRE_FALSE(answer.refusal);
        REQUIRE_FALSE(answer.is_done());
    }
    REQUIRE(log.empty());
    REQUIRE(game.match().asked() == blue);
}

TEST_CASE("everybody hears of a change, by seat and then the onlooker") {
    table::Referee game(match_of(with_real_dice));
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    REQUIRE(say(game.chair(blue), EndTurn{}).is_done());
    REQUIRE(log == std::vector<std::string>{"Ann 1", "Ben 1", "Cy 1", "Dee 1", "watcher 1"});
}

TEST_CASE("R12 what is taken back has never been said, and everybody hears of it") {
    std::string saved;
    table::Referee game(match_of(with_real_dice), [&](std::string_view lines) { saved = lines; });
    table::Chair& ann = game.chair(blue);
    table::Chair& onlooker = game.onlooker();
    const View before = onlooker.view();
    const std::size_t size = onlooker.history().size();
    const std::vector<Command> legal(ann.legal().begin(), ann.legal().end());
    REQUIRE(say(ann, legal[1]).is_done());
    REQUIRE(std::holds_alternative<BuildRoad>(onlooker.history().back().move.command));
    REQUIRE(onlooker.history().size() == size + 1);
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    REQUIRE(take_back(ann).is_done());
    REQUIRE(log == std::vector<std::string>{"Ann 2 undo", "Ben 2 undo", "Cy 2 undo", "Dee 2 undo",
                                            "watcher 2 undo"});
    REQUIRE(saved == "Ann: undo");
    REQUIRE(onlooker.view() == before);
    REQUIRE(onlooker.history().size() == size);
    REQUIRE(std::vector<Command>(ann.legal().begin(), ann.legal().end()) == legal);
    // The chairs hear of the next move, and nothing of the discarded one.
    REQUIRE(say(ann, EndTurn{}).is_done());
    REQUIRE(onlooker.history().back().move == Move{blue, EndTurn{}, std::nullopt});
}

TEST_CASE("R12 a chair tells why nothing can be taken back from there") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ann = game.chair(blue);
    table::Chair& ben = game.chair(orange);
    const Refusal nothing = because({12, 0}, Reason::NothingToTakeBack);
    REQUIRE(ann.why_not_take_back() == nothing);  // a roll
    REQUIRE(say(ann, ann.legal()[1]).is_done());
    REQUIRE(ann.why_not_take_back() == std::nullopt);
    const Refusal not_his = because({12, 0}, Reason::NotYourWord, blue);
    REQUIRE(ben.why_not_take_back() == not_his);
    REQUIRE(take_back(ben).refusal == not_his);
    REQUIRE(say(ann, EndTurn{}).is_done());
    REQUIRE(take_back(ann).refusal == nothing);
    REQUIRE(ann.position() == 2);
}

TEST_CASE("a move is recorded before any listener hears of it") {
    std::vector<std::string> log;
    table::Referee game(match_of(with_real_dice),
                        [&](std::string_view lines) { log.emplace_back(lines); });
    const auto listening = game.chair(blue).listen(
        [&](table::Chair::HistoryChange) { log.emplace_back("Ann hears"); });
    game.chair(blue).say(0, BuyCard{}, victory, [&](const table::Chair::Result& answer) {
        log.emplace_back(answer.is_done() ? "done" : "not done");
    });
    REQUIRE(log == std::vector<std::string>{"Ann: buy victory", "Ann hears", "done"});
}

TEST_CASE("who sits where is recorded when it changes, and changes nothing else") {
    std::vector<std::string> lines;
    table::Referee referee(match_of(with_a_seed),
                           [&](std::string_view line) { lines.emplace_back(line); });
    const std::uint64_t position = referee.onlooker().position();
    const std::uint64_t check = referee.match().check();
    referee.seat(Seat(1), bots::Level::Easy);
    referee.seat(Seat(1), bots::Level::Easy);
    referee.seat(Seat(1), std::nullopt);
    REQUIRE(lines == std::vector<std::string>{"bot Ben easy", "bot Ben off"});
    REQUIRE(referee.onlooker().position() == position);
    REQUIRE(referee.match().check() == check);
}

TEST_CASE("a listener may move at once, after all listeners have heard of the change") {
    table::Referee game(match_of(with_real_dice));
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    table::Chair& ben = game.chair(orange);
    const auto speaking = ben.listen([&](table::Chair::HistoryChange) {
        if (ben.why_not(Roll{})) return;
        ben.say(ben.position(), Roll{}, Dice{1, 1},
                [&](const table::Chair::Result&) { log.emplace_back("Ben has rolled"); });
        REQUIRE(ben.position() == 1);
    });
    game.chair(blue).say(0, EndTurn{}, std::nullopt,
                         [&](const table::Chair::Result&) { log.emplace_back("Ann has ended"); });
    REQUIRE(log == std::vector<std::string>{
                       "Ann 1", "Ben 1", "Cy 1", "Dee 1", "watcher 1", "Ann has ended",  //
                       "Ann 2", "Ben 2", "Cy 2", "Dee 2", "watcher 2", "Ben has rolled"});
    REQUIRE(game.onlooker().view().dice == Dice{1, 1});
}

TEST_CASE("of those who speak in the same position the first to succeed makes the others late") {
    table::Referee game(match_of(with_real_dice));
    std::vector<std::string> answers;
    std::vector<Listening> listening;
    const auto speak_once = [&](Seat seat) {
        table::Chair& chair = game.chair(seat);
        listening.push_back(chair.listen([&, seat](table::Chair::HistoryChange) {
            if (chair.position() != 1) return;
            chair.say(1, Roll{}, Dice{1, 1}, [&, seat](const table::Chair::Result& answer) {
                const char* verdict = answer.is_late ? "late" : "refused";
                answers.push_back(chair.names()[seat.value] + " " +
                                  (answer.is_done() ? "done" : verdict));
            });
        }));
    };
    for (const Seat seat : {blue, orange, white}) speak_once(seat);
    REQUIRE(say(game.chair(blue), EndTurn{}).is_done());
    REQUIRE(answers == std::vector<std::string>{"Ann refused", "Ben done", "Dee late"});
}

TEST_CASE("what is said while an answer is heard comes after it") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ann = game.chair(blue);
    table::Chair& ben = game.chair(orange);
    std::vector<std::string> log;
    ann.say(0, EndTurn{}, std::nullopt, [&](const table::Chair::Result&) {
        ben.say(1, Roll{}, Dice{1, 1},
                [&](const table::Chair::Result&) { log.emplace_back("rolled"); });
        log.emplace_back("ended");
    });
    REQUIRE(log == std::vector<std::string>{"ended", "rolled"});
    REQUIRE(ann.position() == 2);
}

TEST_CASE("a chair tells its listeners in the order in which they began to listen") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ann = game.chair(blue);
    std::vector<std::string> log;
    const auto listener = [&](const char* name) {
        return ann.listen([&log, name](auto) { log.emplace_back(name); });
    };
    Listening first = listener("first");
    Listening second = listener("second");
    const Listening third = listener("third");
    REQUIRE(say(ann, BuyCard{}, victory).is_done());
    REQUIRE(log == std::vector<std::string>{"first", "second", "third"});
    log.clear();
    second.reset();
    first = listener("first again");
    REQUIRE(say(ann, EndTurn{}).is_done());
    REQUIRE(log == std::vector<std::string>{"third", "first again"});
}

TEST_CASE("a listener may remove itself while it hears, and what it holds lasts until it returns") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ann = game.chair(blue);
    std::vector<std::string> log;
    Listening once;
    once = ann.listen([&, name = std::string("once, with a name of some length")](auto) {
        once.reset();
        log.push_back(name);
    });
    const Listening always = ann.listen([&](auto) { log.emplace_back("always"); });
    REQUIRE(say(ann, BuyCard{}, victory).is_done());
    REQUIRE(say(ann, EndTurn{}).is_done());
    REQUIRE(log ==
            std::vector<std::string>{"once, with a name of some length", "always", "always"});
}

TEST_CASE("a listener that another one removes hears nothing more, not even the present change") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ann = game.chair(blue);
    std::vector<std::string> log;
    Listening later;
    Listening of_ben;
    const Listening remover = ann.listen([&](auto) {
        later.reset();
        of_ben.reset();
        log.emplace_back("remover");
    });
    later = ann.listen([&](auto) { log.emplace_back("later"); });
    of_ben = game.chair(orange).listen([&](auto) { log.emplace_back("Ben"); });
    REQUIRE(say(ann, BuyCard{}, victory).is_done());
    REQUIRE(say(ann, EndTurn{}).is_done());
    REQUIRE(log == std::vector<std::string>{"remover", "remover"});
}

TEST_CASE("a listener that another one adds hears the next change first") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ann = game.chair(blue);
    std::vector<std::string> log;
    std::vector<Listening> added;
    // More than fit where the first were kept.
    const Listening adder = ann.listen([&](auto) {
        for (int i = 0; i < 20; ++i) {
            added.push_back(ann.listen([&](auto) { log.emplace_back("added"); }));
        }
        log.emplace_back("adder");
    });
    const Listening always = ann.listen([&](auto) { log.emplace_back("always"); });
    REQUIRE(say(ann, BuyCard{}, victory).is_done());
    REQUIRE(log == std::vector<std::string>{"adder", "always"});
    log.clear();
    REQUIRE(say(ann, EndTurn{}).is_done());
    REQUIRE(log.size() == 2 + 20);
    REQUIRE(std::vector(log.begin(), log.begin() + 3) ==
            std::vector<std::string>{"adder", "always", "added"});
}

TEST_CASE(
    "a move that cannot be recorded is reported to the speaker, and all chairs show what has "
    "happened") {
    bool is_full = true;
    table::Referee game(match_of(with_real_dice), [&](std::string_view) {
        if (is_full) throw std::runtime_error("the disk is full");
    });
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    const auto answer = [&](const table::Chair::Result& told) {
        log.emplace_back(told.is_done() ? "done" : "not done");
    };
    REQUIRE_THROWS_AS(game.chair(blue).say(0, BuyCard{}, victory, answer), std::runtime_error);
    REQUIRE(log ==
            std::vector<std::string>{"Ann 1", "Ben 1", "Cy 1", "Dee 1", "watcher 1", "done"});
    for (table::Chair* chair : all_chairs(game)) {
        REQUIRE(chair->position() == 1);
        REQUIRE(chair->view() == view(chair->game(), game.match().state(), chair->viewer()));
        REQUIRE(chair->history().size() == game.match().recording().size());
    }
    is_full = false;
    REQUIRE(say(game.chair(blue), EndTurn{}).is_done());
}

TEST_CASE("R9 a move that is not recorded was not made, and chance answers it the same later") {
    std::string trouble;
    std::vector<std::string> lines;
    table::Referee game(match_of(with_a_seed), [&](std::string_view line) {
        // A record may look at a chair.
        std::ignore = game.onlooker().history();
        if (!trouble.empty()) throw table::NotRecorded(trouble);
        lines.emplace_back(line);
    });
    table::Referee same(match_of(with_a_seed));
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    const auto demand_unchanged = [&](const auto& speak) {
        const std::uint64_t check = game.match().check();
        const std::uint64_t position = game.onlooker().position();
        const std::size_t moves = game.onlooker().history().size();
        trouble = "the disk is full";
        const table::Chair::Result result = speak();
        trouble.clear();
        REQUIRE_FALSE(result.is_done());
        REQUIRE_FALSE(result.refusal);
        REQUIRE(result.failure == "the disk is full");
        REQUIRE(game.match().check() == check);
        REQUIRE(game.onlooker().position() == position);
        for (table::Chair* chair : all_chairs(game)) {
            REQUIRE(chair->view() == view(chair->game(), game.match().state(), chair->viewer()));
            REQUIRE(chair->history().size() == moves);
            REQUIRE(game.match().recording().size() == moves);
        }
        REQUIRE(log.empty());
        REQUIRE(lines.empty());
    };
    const auto say_to_both = [&](const Command& command) {
        const Seat asked = game.match().asked();
        demand_unchanged([&] { return say(game.chair(asked), command); });
        REQUIRE(say(game.chair(asked), command).is_done());
        REQUIRE(say(same.chair(asked), command).is_done());
        REQUIRE(game.match().check() == same.match().check());
        REQUIRE(game.match().recording() == same.match().recording());
        REQUIRE(log.size() == 5);
        REQUIRE(lines.size() == 1);
        log.clear();
        lines.clear();
    };
    // The take-backs are the same as well.
    const Command road = game.chair(blue).legal()[1];
    demand_unchanged([&] { return say(game.chair(blue), road); });
    REQUIRE(game.chair(blue).why_not_take_back() == same.chair(blue).why_not_take_back());
    say_to_both(road);
    demand_unchanged([&] { return take_back(game.chair(blue)); });
    demand_unchanged([&] { return say(game.chair(blue), EndTurn{}); });
    REQUIRE(take_back(game.chair(blue)).is_done());
    REQUIRE(take_back(same.chair(blue)).is_done());
    REQUIRE(lines == std::vector<std::string>{"Ann: undo"});
    log.clear();
    lines.clear();
    say_to_both(EndTurn{});
    say_to_both(Roll{});
}

TEST_CASE("who sits where counts though it is not recorded, and is recorded before the next move") {
    bool is_full = true;
    std::vector<std::string> lines;
    table::Referee game(match_of(with_a_seed), [&](std::string_view line) {
        if (is_full) throw table::NotRecorded("the disk is full");
        lines.emplace_back(line);
    });
    game.seat(Seat(1), bots::Level::Easy);
    REQUIRE(game.match().table().bots[1] == bots::Level::Easy);
    REQUIRE_THROWS_AS(game.record_seats(), table::NotRecorded);
    REQUIRE(say(game.chair(blue), EndTurn{}).failure == "the disk is full");
    is_full = false;
    REQUIRE(say(game.chair(blue), game.chair(blue).legal()[1]).is_done());
    REQUIRE(lines.size() == 1);
    REQUIRE(lines.front().starts_with("bot Ben easy\nAnn: road"));
    is_full = true;
    game.seat(Seat(1), std::nullopt);
    game.seat(Seat(2), bots::Level::Hard);
    is_full = false;
    game.record_seats();
    game.record_seats();
    REQUIRE(lines.size() == 2);
    REQUIRE(lines.back() == "bot Ben off\nbot Cy hard");
}

TEST_CASE("a listener that throws keeps no other from hearing or speaking") {
    table::Referee game(match_of(with_real_dice));
    table::Chair& ben = game.chair(orange);
    const auto of_ann = game.chair(blue).listen(
        [](table::Chair::HistoryChange) { throw std::runtime_error("Ann"); });
    const auto of_ben = ben.listen([&](table::Chair::HistoryChange) {
        if (!ben.why_not(Roll{})) ben.say(ben.position(), Roll{}, Dice{1, 1}, ignore);
        throw std::logic_error("Ben");
    });
    // Behind those that throw, on the same chairs.
    std::vector<std::string> log;
    const auto logging = keep_log(game, log);
    // The first exception counts.
    REQUIRE_THROWS_AS(game.chair(blue).say(0, EndTurn{}, std::nullopt, ignore), std::runtime_error);
    REQUIRE(log == std::vector<std::string>{"Ann 1", "Ben 1", "Cy 1", "Dee 1", "watcher 1",  //
                                            "Ann 2", "Ben 2", "Cy 2", "Dee 2", "watcher 2"});
    REQUIRE(ben.view().dice == Dice{1, 1});
}

TEST_CASE("R9 R11 the seed is told after the end, and where there are real dice there is none") {
    for (const bool is_real : {false, true}) {
        CAPTURE(is_real);
        table::Referee game(match_of(turn_5(std::string("set target 3\n") +
                                            (is_real ? "chance scripted\n" : "chance seed 7\n"))));
        for (table::Chair* chair : all_chairs(game)) {
            REQUIRE(chair->has_real_dice() == is_real);
            REQUIRE(chair->seed() == std::nullopt);
        }
        REQUIRE(say(game.chair(blue), BuyCard{}, victory).is_done());
        REQUIRE(game.match().state().in<GameOver>());
        for (table::Chair* chair : all_chairs(game)) {
            REQUIRE(chair->seed() == (is_real ? std::nullopt : std::optional<std::uint64_t>(7)));
        }
    }
}

TEST_CASE("R11 after the end every chair shows all cards, those that were stolen before as well") {
    table::Referee game(match_of(theft_with("set target 3\n") +
                                 "Ben: steal Dee grain\nBen: end\nCy: roll 1 3\nCy: end\n"
                                 "Dee: roll 1 3\nDee: end\nAnn: roll 1 3\n"));
    const Move stolen{orange, Steal{white}, StolenCard{Resource::Grain}};
    constexpr std::size_t theft = 28;
    REQUIRE(game.chair(red).history()[theft].move == Move{orange, Steal{white}, std::nullopt});
    REQUIRE(say(game.chair(blue), BuyCard{}, victory).is_done());
    for (table::Chair* chair : all_chairs(game)) {
        REQUIRE(chair->view().opened);
        for (const Seat seat : {blue, orange, red, white}) {
            REQUIRE((*chair->view().opened)[seat.value].hand == game.match().state()[seat].hand);
        }
        REQUIRE(chair->history()[theft].move == stolen);
        REQUIRE(chair->history().back().move.outcome == victory);
        REQUIRE(chair->why_not(EndTurn{}) == because({10, 5}, Reason::NotNow));
        REQUIRE(chair->legal().empty());
    }
}

TEST_CASE("R11 a game that goes on later is told from its beginning, to each what they saw") {
    table::Referee game(match_of(with_a_seed + "Ann: buy victory\n"));
    for (table::Chair* chair : all_chairs(game)) {
        REQUIRE(chair->position() == 0);
        const table::Match& match = game.match();
        REQUIRE(chair->history().size() == match.recording().size());
        REQUIRE(chair->history().back() ==
                match.recording().seen(match.recording().size() - 1, chair->viewer()));
    }
}

TEST_CASE("R11 a past of a game that goes on shows what is public, or lies open") {
    const table::Match match = match_of(with_a_seed + "Ann: buy victory\n");
    for (const bool is_open : {false, true}) {
        CAPTURE(is_open);
        table::Playback playback(match, is_open);
        REQUIRE(playback.viewer() == (is_open ? Viewer::all() : Viewer::public_only()));
        REQUIRE(playback.step() == 0);
        playback.go_to(playback.steps());
        REQUIRE(playback.view().opened.has_value() == is_open);
        REQUIRE(playback.history().back().move.outcome ==
                (is_open ? std::optional(victory) : std::nullopt));
        REQUIRE(playback.seed() == std::nullopt);
    }
}

TEST_CASE("R11 a past of a game that is over hides nothing") {
    table::Playback playback(
        match_of(turn_5("set target 3\nchance seed 7\n") + "Ann: buy victory\n"), false);
    REQUIRE(playback.viewer() == Viewer::all());
    REQUIRE(playback.view().opened);
    REQUIRE(playback.seed() == 7);
}

TEST_CASE("a past goes where it is told, at most to its end, and its listeners hear of it") {
    table::Playback playback(match_of(with_real_dice), false);
    std::vector<std::uint64_t> heard;
    const auto listening =
        playback.listen([&](table::Chair::HistoryChange) { heard.push_back(playback.position()); });
    REQUIRE(playback.steps() == 25);
    for (const std::size_t step : {17U, 99U, 3U, 0U}) playback.go_to(step);
    REQUIRE(heard == std::vector<std::uint64_t>{17, 25, 3, 0});
    REQUIRE(playback.history().empty());
}

TEST_CASE("a past knows the step in which a turn begins") {
    table::Playback playback(match_of(with_real_dice), false);
    REQUIRE(playback.step_of_turn(0) == 0);
    REQUIRE(playback.step_of_turn(1) == 16);
    REQUIRE(playback.step_of_turn(2) == 18);
    REQUIRE(playback.step_of_turn(5) == 24);
    REQUIRE(playback.step_of_turn(6) == 24);
    playback.go_to(playback.step_of_turn(2));
    REQUIRE(playback.view().turn == 2);
    REQUIRE(playback.view().asked == orange);
    const table::Playback set_up(
        match_of("players Ann Ben\nboard beginner\nchance scripted\nstart\n"), false);
    REQUIRE(set_up.step_of_turn(1) == 0);
}

TEST_CASE("R10.5 in a past nothing is said or taken back") {
    table::Playback playback(match_of(with_real_dice), true);
    playback.go_to(playback.steps());
    const Refusal over = because({10, 5}, Reason::NotNow);
    REQUIRE(playback.legal().empty());
    REQUIRE(playback.why_not(EndTurn{}) == over);
    REQUIRE(playback.why_not_take_back() == over);
    REQUIRE(say(playback, EndTurn{}).refusal == over);
    REQUIRE(take_back(playback).refusal == over);
    REQUIRE(playback.step() == playback.steps());
}
