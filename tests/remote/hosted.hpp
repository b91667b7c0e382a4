// Sets up a game of Ann, Ben and Cy with a host, for tests that send lines and read the host's lines. Ann and Ben have
// codes, watchers have one, and a program plays for Cy; each is addressed by its key.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catan/language/setup.hpp"
#include "catan/language/table.hpp"
#include "catan/remote/host.hpp"
#include "catan/table/referee.hpp"
#include "catan/table/seating.hpp"
#include "support/cable.hpp"

inline constexpr catan::Seat ann(0);
inline constexpr catan::Seat ben(1);
inline constexpr catan::Seat cy(2);

class Hosted {
public:
    static constexpr std::size_t to_watch = 2;  // the key; those of Ann and Ben are 0 and 1

    // Without a number of offers they are unlimited (R8.4).
    explicit Hosted(const catan::remote::Host::Patience& patience = {},
                    std::optional<std::uint32_t> offers = {})
        : referee(catan::table::Match(table(offers)),
                  [this](std::string_view) {
                      if (!trouble.empty()) throw catan::table::NotRecorded(trouble);
                  }),
          seating(catan::table::BotLevels{},
                  [](catan::Seat, std::optional<catan::bots::Level>) {}) {
        host = std::make_unique<catan::remote::Host>(
            catan::remote::spoken(referee.chairs(), referee.onlooker()),
            std::vector{catan::remote::Entry{&people, {ann, ben, catan::Seat::none()}, false},
                        catan::remote::Entry{&programs, {cy}, true}},
            seating, patience, [this] { return now; });
    }
    Hosted(const Hosted&) = delete;
    Hosted& operator=(const Hosted&) = delete;
    Hosted(Hosted&&) = delete;
    Hosted& operator=(Hosted&&) = delete;
    ~Hosted() = default;

    // Connects a guest, sends its greeting, and drops the host's lines about the game.
    tabletop::net::Peer come(std::size_t key) { return arrive(people, key); }
    tabletop::net::Peer start_program() { return arrive(programs, 0); }
    // The answer, with all other lines sent to the guest meanwhile.
    std::string answer(tabletop::net::Peer peer, const std::string& line) {
        return answer(people, peer, line);
    }
    std::string answer(Cable& cable, tabletop::net::Peer peer, const std::string& line) {
        cable.say(peer, line);
        go_on();
        return cable.take_sent(peer);
    }
    std::string told(tabletop::net::Peer peer) { return people.take_sent(peer); }
    void cut(tabletop::net::Peer peer) {
        people.pull_out(peer);
        go_on();
    }
    void go_on() {
        while (people.is_awake() || programs.is_awake()) host->go_on();
    }
    // The player to move makes the first listed move, at this machine.
    void play() {
        const catan::Seat asked = referee.match().asked();
        const catan::Command command = referee.chair(asked).legal().front();
        say(asked, command);
    }
    void say(catan::Seat seat, const catan::Command& command) {
        catan::table::Chair& chair = referee.chair(seat);
        chair.say(chair.position(), command, std::nullopt,
                  [](const catan::table::Chair::Result&) {});
    }
    // The line that makes this move in the present position.
    [[nodiscard]] std::string line(std::string_view word, const std::string& words = {}) {
        return std::string(word) + ' ' + std::to_string(position()) +
               (words.empty() ? "" : ' ' + words);
    }
    [[nodiscard]] std::string legal_move(catan::Seat seat) {
        return referee.match().notation().write(referee.chair(seat).legal().front(), seat);
    }
    [[nodiscard]] std::uint64_t position() { return referee.onlooker().position(); }
    [[nodiscard]] catan::table::Occupant::Kind who(catan::Seat seat) const {
        return seating.at(seat).kind;
    }
    // `Ann came`, `Cy failed: cut`, in order.
    std::vector<std::string> notices() {
        using What = catan::remote::GuestNotice::What;
        std::vector<std::string> words;
        for (const catan::remote::GuestNotice& notice : host->take_notices()) {
            if (notice.what == What::Ended) {
                words.push_back("ended: " + notice.why);
                continue;
            }
            std::string line = referee.match().table().names[notice.seat.value];
            line += notice.what == What::Came       ? " came"
                    : notice.what == What::WentAway ? " went"
                                                    : " failed";
            words.push_back(line + (notice.why.empty() ? "" : ": " + notice.why));
        }
        return words;
    }

    Cable people;
    Cable programs;
    catan::remote::Host::Clock::time_point now{};
    std::string trouble;  // why no move can be recorded
    catan::table::Referee referee;
    catan::table::Seating seating;
    std::unique_ptr<catan::remote::Host> host;

private:
    static catan::language::Table table(std::optional<std::uint32_t> offers) {
        catan::language::Setup setup;
        setup.settings[catan::language::Setting::Offers] = offers;
        setup.names = {"Ann", "Ben", "Cy"};
        setup.seed = 1;
        setup.order = catan::language::Order::First;
        setup.first = "Ann";
        return catan::language::seat_everybody(setup);
    }
    tabletop::net::Peer arrive(Cable& cable, std::size_t key) {
        const tabletop::net::Peer peer = cable.plug_in(key);
        cable.say(peer, "catan-chair 1");
        go_on();
        cable.take_sent(peer);
        return peer;
    }
};

// Plays until the seat can offer a trade to both others; the offer of one card for one that is not made.
inline catan::Offer play_until_offer(Hosted& game, catan::Seat seat) {
    using namespace catan;
    const auto can_offer = [&] {
        const View& view = game.referee.chair(seat).view();
        return view.asked == seat && std::holds_alternative<MainPhase>(view.phase) &&
               !view.own->hand.empty();
    };
    while (!can_offer()) game.play();
    const Bundle hand = game.referee.chair(seat).view().own->hand;
    const Resource given =
        *std::ranges::find_if(all_resources, [&](Resource resource) { return hand[resource] > 0; });
    Offer offer;
    offer.give[given] = 1;
    offer.get[given == Resource::Ore ? Resource::Wool : Resource::Ore] = 1;
    for (const Seat other : {ann, ben, cy}) {
        if (other != seat) offer.to.insert(other);
    }
    return offer;
}
