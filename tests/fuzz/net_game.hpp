// Provides the parts that the network targets share: a game of the fixed table with a host, a transport in memory, and
// chairs that are used in every way.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catan/remote/host.hpp"
#include "catan/remote/remote_table.hpp"
#include "catan/table/referee.hpp"
#include "catan/table/seating.hpp"
#include "fixed_game.hpp"
#include "support/used_chair.hpp"
#include "tasks/wake_signal.hpp"

// Lines go from hand to hand.
class Strings : public tabletop::net::Transport {
public:
    std::vector<tabletop::net::News> take_news(std::size_t most) override {
        std::vector<tabletop::net::News> taken;
        for (; !news.empty() && taken.size() < most; news.pop_front()) {
            taken.push_back(std::move(news.front()));
        }
        return taken;
    }
    bool wait_for_news(std::chrono::milliseconds /*most*/) override { return !news.empty(); }
    void wake(const tabletop::tasks::WakeSignal& /*signal*/) override {}
    void send(tabletop::net::Peer peer, std::string_view lines) override { sent[peer] += lines; }
    void hang_up(tabletop::net::Peer peer) override { hung_up.push_back(peer); }

    std::deque<tabletop::net::News> news;
    std::map<tabletop::net::Peer, std::string> sent;
    std::vector<tabletop::net::Peer> hung_up;
};

// All seats and one watcher are remote, by key.
class HostedGame {
public:
    HostedGame()
        : referee_(catan::table::Match(table())), players_(fixed_game(), 1, {true, true, true}) {
        catan::remote::Entry entry{&strings_, {}, false};
        for (std::size_t i = 0; i < fixed_game().players(); ++i) entry.seats.emplace_back(i);
        entry.seats.push_back(catan::Seat::none());
        host_ = std::make_unique<catan::remote::Host>(
            catan::remote::spoken(referee_.chairs(), referee_.onlooker()), std::vector{entry},
            seating_);
    }

    [[nodiscard]] const catan::table::Match& match() const { return referee_.match(); }
    [[nodiscard]] catan::table::Referee& referee() { return referee_; }
    [[nodiscard]] catan::remote::Host& host() { return *host_; }
    [[nodiscard]] Strings& strings() { return strings_; }
    [[nodiscard]] const Strings& strings() const { return strings_; }

    // Makes a legal move from a local chair.
    void play() {
        if (match().state().in<catan::GameOver>()) return;
        const auto command = std::get<catan::Command>(players_.next(match().state()));
        catan::table::Chair& chair = referee_.chair(match().asked());
        chair.say(chair.position(), command, std::nullopt,
                  {[](const catan::table::Chair::Result&) {}});
    }
    void take_back() {
        if (!match().asked().exists()) return;
        catan::table::Chair& chair = referee_.chair(match().asked());
        chair.take_back(chair.position(), [](const catan::table::Chair::Result&) {});
    }

private:
    static catan::language::Table table() {
        const auto names = notation().names;
        return {{names.begin(), names.end()}, fixed_game(), 7, false, {}, {}};
    }

    catan::table::Referee referee_;
    RandomPlayers players_;
    Strings strings_;
    catan::table::Seating seating_{catan::table::BotLevels{}};
    std::unique_ptr<catan::remote::Host> host_;
};

inline void use(const catan::table::Chair& chair) {
    use_chair(chair, [](bool holds, const char* what) { demand(holds, what); });
}
