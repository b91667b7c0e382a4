// Plays a game that is neither Catan nor Carcassonne over lines: a game with secrets and a rule of its own for taking back.
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "remote/host.hpp"
#include "support/cable.hpp"
#include "support/toy_remote.hpp"
#include "table/seating.hpp"
#include "tabletop/table/referee.hpp"

using namespace tabletop;

namespace {

using Referee = table::Referee<toy::Language>;
using Chair = table::Chair<toy::Types>;

constexpr Seat ann(0);
constexpr Seat ben(1);

class HostedToy {
public:
    HostedToy() : referee(table::Match<toy::Language>(two_players())), seating_(BotLevels{}) {
        host_ = std::make_unique<remote::Host>(
            toy::spoken(referee.chairs(), referee.onlooker()),
            std::vector{remote::Entry{&cable, {ann, ben}, false}}, seating_);
    }
    void go_on() {
        while (cable.is_awake()) host_->go_on();
    }
    std::string answer(net::Peer peer, const std::string& line) {
        cable.take_sent(peer);
        cable.say(peer, line);
        go_on();
        return cable.take_sent(peer);
    }
    void say(Seat seat, const toy::Command& command) {
        Chair& chair = referee.chair(seat);
        chair.say(chair.position(), command, std::nullopt,
                  [](const Chair::Result& result) { REQUIRE(result.is_done()); });
    }

    Cable cable;
    Referee referee;

private:
    static toy::Table two_players() {
        toy::Table table;
        table.names = {"Ann", "Ben"};
        table.seed = 1;
        return table;
    }

    table::Seating seating_;
    std::unique_ptr<remote::Host> host_;
};

}  // namespace

TEST_CASE("A host plays any game with its guests, word for word") {
    HostedToy game;
    const net::Peer first = game.cable.plug_in(0);
    const net::Peer second = game.cable.plug_in(1);
    game.cable.say(first, "toy-chair 1");
    game.cable.say(second, "toy-chair 1");
    game.go_on();
    std::string told = game.cable.take_sent(first);
    const std::size_t table = told.find("\ntable ");
    told.erase(table, told.find('\n', table + 1) - table);
    CHECK(told ==
          "toy-chair 1\nseat Ann\nagreed 1\nplayers Ann Ben\nsits Ann elsewhere\nsits Ben away\n"
          "history 0\nnow 0\nundo no\nview 4\nfor Ann all no\n"
          "turn 1 Ann phase drawing deck 30 held hidden\nAnn shown 0 kept 0\n"
          "Ben shown 0 kept hidden\nsits Ben elsewhere\n");
    game.cable.take_sent(second);

    const std::string drawn = game.answer(first, "say 0 draw");
    const std::string card = drawn.substr(drawn.find("Ann: draw ") + 10, 1);
    CHECK(drawn == "said 2\nAnn: draw " + card + "\n  drawn Ann " + card +
                       "\nnow 1\nundo no\nview 4\nfor Ann all no\n"
                       "turn 1 Ann phase deciding deck 29 held " +
                       card + "\nAnn shown 0 kept 0\nBen shown 0 kept hidden\ndone\n");
    // The other guest does not see the card.
    CHECK(game.cable.take_sent(second) ==
          "said 2\nAnn: draw\n  drawn Ann\nnow 1\nundo no\nview 4\nfor Ben all no\n"
          "turn 1 Ann phase deciding deck 29 held hidden\nAnn shown 0 kept hidden\n"
          "Ben shown 0 kept 0\n");
    CHECK(game.answer(second, "say 1 keep") == "refused T1 not-your-turn Ann\n");
    CHECK(game.answer(first, "legal") == "legal 2\nkeep\nshow-card\n");
    CHECK(game.answer(first, "say 1 keep").ends_with("done\n"));
    // Ann may take back the card while Ben is asked.
    CHECK(game.cable.take_sent(second).find("\nnow 2\nundo yes\n") != std::string::npos);
    CHECK(game.answer(second, "undo 2") == "refused T3 not-your-turn Ann\n");
    CHECK(game.answer(first, "undo 2").starts_with("taken-back\nnow 3\nundo no\n"));
}

TEST_CASE("A guest sees who may take back a move, although another player is asked") {
    HostedToy game;
    CableGuest<toy::RemoteTable> guest(game.cable, 0);
    const auto arrive = [&] {
        guest.speak();
        game.go_on();
        guest.listen();
    };
    arrive();
    REQUIRE(guest.table.is_there());
    game.say(ann, toy::Draw{});
    game.say(ann, toy::Keep{});
    arrive();
    Chair& chair = guest.table.chair();
    CHECK_FALSE(chair.why_not_take_back());
    CHECK(guest.table.onlooker().why_not_take_back() ==
          toy::Refusal{3, toy::Refusal::Reason::NotYourTurn, ann});
    std::optional<Chair::Result> result;
    chair.take_back(chair.position(), [&](const Chair::Result& answer) { result = answer; });
    CHECK(chair.is_waiting());
    arrive();
    REQUIRE(result);
    CHECK(result->is_done());
    CHECK(chair.history().size() == 1);
    CHECK(chair.why_not_take_back() == toy::Refusal{3, toy::Refusal::Reason::Final, {}});
}

TEST_CASE("A guest believes no card that was not drawn") {
    const auto fault = [](const std::string& from, const std::string& to) -> std::string {
        HostedToy game;
        const net::Peer peer = game.cable.plug_in(0);
        game.go_on();
        game.say(ann, toy::Draw{});
        game.say(ann, toy::Keep{});
        std::string told = game.cable.take_sent(peer);
        const std::size_t at = told.rfind(from);
        REQUIRE(at != std::string::npos);
        told.replace(at, from.size(), to);
        toy::RemoteTable there;
        there.connect([](const std::string& /*lines*/) {});
        std::istringstream in(told);
        try {
            for (std::string line; std::getline(in, line);) there.hear(line);
        } catch (const text::TextError& error) {
            return error.what();
        }
        return {};
    };
    CHECK(fault("deck 29", "deck 29").empty());
    const std::string unfit =
        "the host's words: what happened does not lead to how the game stands";
    CHECK(fault("deck 29", "deck 28") == unfit);
    CHECK(fault("Ann shown 0", "Ann shown 1") == unfit);
    CHECK(fault("turn 2 Ben phase", "turn 3 Ben phase") == unfit);
    const std::string unseen = "the host's words: no seat could see a game like this";
    CHECK(fault("Ben shown 0 kept hidden", "Ben shown 0 kept 4") == unseen);
    CHECK(fault("for Ann all no", "for Ben all no") == unseen);
    CHECK(fault("for Ann all no", "for Ann all yes") == unseen);
    CHECK(fault("phase drawing", "phase awaiting") == unseen);
    CHECK(fault("Ann: keep", "Ann: draw") ==
          "the host's words: what it tells cannot have happened");
    CHECK(fault("Ann: keep", "Ben: keep") ==
          "the host's words: it tells a move of a seat that was not asked");
}
