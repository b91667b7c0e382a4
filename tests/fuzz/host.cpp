// Feeds bytes to a host, one event per line: `0 say @ settle 12` comes from the guest with the first code, where @ is
// the present position; `0 +` connects a guest with it, `0 -` cuts the connection, `* 30` makes so many moves at other
// chairs. Only legal moves of the player to move may change the game, and the host's lines must be valid.
#include <string>
#include <string_view>

#include "net_game.hpp"
#include "support/header_lines.hpp"

using namespace catan;
using namespace catan::table;
using namespace tabletop::text;

namespace {

class Hearing {
public:
    Hearing() : before_(game_.match().state()) {}

    void go_on(std::string_view line) {
        if (line.size() < 3) return;
        const std::string_view rest = line.substr(2);
        if (line.front() == '*') return play(rest);
        const auto key = static_cast<std::size_t>(line.front() - '0');
        if (key > fixed_game().players()) return;
        if (rest == "+") return come(key);
        if (rest == "-") return leave(key);
        if (peers_[key] == 0) return;
        std::string said(rest);
        const std::size_t at = said.find('@');
        if (at != std::string::npos) {
            said.replace(at, 1, std::to_string(game_.referee().onlooker().position()));
        }
        speaker_ = key < fixed_game().players() ? Seat(key) : Seat::none();
        hear(net::Heard{peers_[key], said});
        speaker_ = Seat::none();
    }
    // All who are there have been told what is so.
    void compare() {
        for (std::size_t key = 0; key < peers_.size(); ++key) {
            if (!is_there(key)) continue;
            const table::Chair& here = key < fixed_game().players()
                                           ? game_.referee().chair(Seat(key))
                                           : game_.referee().onlooker();
            const table::Chair& there = mirrors_[key]->chair();
            demand(here.view() == there.view(), "a guest sees what the chair shows");
            demand(std::ranges::equal(here.history(), there.history()), "and has heard the same");
        }
    }

private:
    void play(std::string_view count) {
        // Bounds the time of a long input.
        const std::uint64_t moves = std::min<std::uint64_t>(number_in(count).value_or(0), left_);
        left_ -= moves;
        for (std::uint64_t i = 0; i < moves; ++i) game_.play();
        before_ = game_.match().state();
        moves_ = game_.match().history().size();
        listen();
    }
    void come(std::size_t key) {
        constexpr net::Peer most = 12;
        if (last_ == most) return;
        peers_[key] = ++last_;
        mirrors_[key] = std::make_unique<remote::RemoteTable>();
        mirrors_[key]->connect([](const std::string&) {});
        hear(net::Arrived{peers_[key], key});
    }
    void leave(std::size_t key) {
        if (peers_[key] != 0) hear(net::Gone{std::exchange(peers_[key], 0), "cut", true});
    }
    void hear(const net::News& news) {
        game_.strings().news.push_back(news);
        game_.host().go_on();
        check_change();
        listen();
    }
    void check_change() {
        const Match& match = game_.match();
        if (match.state() == before_ && match.history().size() == moves_) return;
        demand(speaker_.exists(), "nothing changes without a speaker");
        demand(asked(fixed_game(), before_) == speaker_ || match.history().size() < moves_,
               "the speaker is asked");
        if (match.history().size() > moves_) {
            demand(match.history().size() == moves_ + 1, "a line is one move");
            demand(!refuse(fixed_game(), before_, match.history().back().command),
                   "what is said is legal");
        }
        const auto broken = broken_invariants(fixed_game(), match.state());
        demand(broken.empty(), "no law is broken", broken.empty() ? "" : broken.front());
        before_ = match.state();
        moves_ = match.history().size();
    }

    [[nodiscard]] bool is_there(std::size_t key) const {
        return peers_[key] != 0 && std::ranges::find(game_.strings().hung_up, peers_[key]) ==
                                       game_.strings().hung_up.end();
    }
    // Except for answers, which go to the guest who has spoken.
    void listen() {
        for (std::size_t key = 0; key < peers_.size(); ++key) {
            if (peers_[key] == 0) continue;
            const std::string lines = std::exchange(game_.strings().sent[peers_[key]], {});
            std::uint64_t skipped = 0;
            for (const std::string_view line : lines_of(lines)) {
                demand(is_printable(line), "what is sent can be printed", line);
                const std::string_view first = line.substr(0, line.find(' '));
                if (skipped > 0) {
                    --skipped;
                } else if (first == "legal") {
                    skipped = number_in(line.substr(6)).value_or(0);
                } else if (first != "done" && first != "late" && first != "refused" &&
                           first != "misunderstood") {
                    hear_at(key, line);
                }
            }
        }
    }
    void hear_at(std::size_t key, std::string_view line) {
        try {
            mirrors_[key]->hear(line);
        } catch (const TextError& error) {
            demand(false, "what a host says is understood", error.what());
        }
    }

    HostedGame game_;
    State before_;
    std::size_t moves_ = 0;
    Seat speaker_;
    std::array<net::Peer, most_players + 1> peers_{};
    std::array<std::unique_ptr<remote::RemoteTable>, most_players + 1> mirrors_;
    net::Peer last_ = 0;
    std::uint64_t left_ = 120;  // moves at other chairs
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    Hearing hearing;
    for (const std::string_view line : lines_of(as_text(bytes, size))) hearing.go_on(line);
    hearing.compare();
    return 0;
}
