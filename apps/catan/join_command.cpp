#include "join_command.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "catan/remote/remote_table.hpp"
#include "catan/table/participants.hpp"
#include "catan/tui/table_screen.hpp"
#include "confining.hpp"
#include "front/full_screen.hpp"
#include "net/address.hpp"
#include "net/call.hpp"
#include "net/code.hpp"
#include "net/programs.hpp"
#include "net/transport.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "remote/protocol.hpp"
#include "report.hpp"
#include "tabletop/text/spelling.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::app {
namespace {

using namespace std::chrono_literals;
using table::Occupant;
using Kind = table::Occupant::Kind;

// Mirrors the game that the host sends.
class GuestTable : public table::RemoteSeats {
public:
    GuestTable(net::Transport& call, std::string host, bool watches)
        : call_(call), host_(std::move(host)), watches_(watches) {}

    [[nodiscard]] remote::RemoteTable& table() { return table_; }
    [[nodiscard]] table::Seating& seating() { return seating_; }
    void wake(const tasks::WakeSignal& signal) {
        wake_ = signal;
        call_.wake(signal);
    }
    // Why the game is over for good; empty while it is not.
    [[nodiscard]] const std::string& end() const { return end_; }
    // Whether the game ended for a reason other than the host's dismissal.
    [[nodiscard]] bool has_failed() const { return !end_.empty() && !was_sent_away_; }

    void go_on() override {
        constexpr std::size_t at_once = 256;
        const auto all = call_.take_news(at_once);
        for (const net::News& news : all) {
            std::visit([this](const auto& what) { hear(what); }, news);
        }
        if (table_.is_there()) compare_seating();
        if (all.size() == at_once) wake_.ring();
    }
    [[nodiscard]] std::vector<Notice> take_notices() override {
        return std::exchange(notices_, {});
    }
    [[nodiscard]] std::string trouble() const override { return trouble_; }
    [[nodiscard]] std::string leaving() const override {
        if (!end_.empty() || is_over_) return {};
        return own_.exists() ? "; the others are told, and the same code brings you back"
                             : "; the same code brings you back";
    }

private:
    static constexpr int most_failed_openings = 5;

    // The guest with the code plays this seat.
    [[nodiscard]] static bool is_own(const Occupant& occupant) {
        return occupant.kind == Kind::Remote || occupant.kind == Kind::Away;
    }

    void hear(const net::Arrived& news) {
        trouble_.clear();
        table_.connect(std::bind_front(&net::Transport::send, &call_, news.peer));
    }
    void hear(const net::Heard& news) {
        if (!end_.empty()) return;
        try {
            table_.hear(news.line);
        } catch (const tabletop::remote::OtherGame& other) {
            give_up(news.peer, fmt::format("{}: {} {} {}", other.what(), other.program(),
                                           watches_ ? "watch" : "join", host_));
        } catch (const text::TextError& error) {
            give_up(news.peer,
                    fmt::format("The game at {} cannot be understood ({}): do both programs have "
                                "the same version?",
                                host_, tabletop::remote::legible(error.what())));
        }
        if (table_.farewell()) {
            was_sent_away_ = true;
            give_up(news.peer, *table_.farewell());
        }
        if (!table_.is_there()) return;
        own_ = table_.seat();
        seating_.follow(table_.occupants(), own_);
        is_over_ = std::holds_alternative<GameOver>(table_.onlooker().view().phase);
    }
    void hear(const net::Gone& news) {
        if (!end_.empty()) return;
        const bool is_paused = table_.is_paused();
        table_.lose();
        if (!news.comes_back) return close(news.why);
        if (!table_.is_there() && ++failed_openings_ == most_failed_openings) {
            return give_up(news.peer, fmt::format("The game at {} hung up before it told anything "
                                                  "({}). It may be busy: try again in a minute.",
                                                  host_, news.why));
        }
        is_paused_ = is_paused;
        trouble_ = why_not_connected();
    }
    void hear(const net::Retrying& news) {
        if (end_.empty() && !is_paused_) {
            trouble_ = "The connection to the host is lost. " + news.why;
        }
    }
    [[nodiscard]] std::string why_not_connected() const {
        if (!is_paused_)
            return "The connection to the host is lost; it is tried again all the time.";
        return table_.was_turned_away()
                   ? "Too many connections with this code; the host lets it in again soon."
                   : "The host has closed the game for now; it goes on when it is open again.";
    }
    void give_up(net::Peer peer, const std::string& why) {
        call_.hang_up(peer);
        table_.lose();
        close(why);
    }
    void close(const std::string& why) {
        end_ = why;
        trouble_ = "The game is not connected any more.";
        // After the end of the game this is no alarm, so that it does not disturb the result on the
        // screen.
        notices_.push_back(
            {is_over_ ? Notice::What::News : Notice::What::Alarm, Seat::none(), why});
    }
    void compare_seating() {
        const table::Occupants& now = seating_.all();
        const auto names = table_.onlooker().names();
        for (std::size_t i = 0; i < names.size() && seen_; ++i) {
            if (now[i] == (*seen_)[i]) continue;
            if (Seat(i) != own_) {
                notices_.push_back({Notice::What::News, Seat(i), told(names[i], now[i])});
            } else if (is_own(now[i]) != is_own((*seen_)[i])) {
                notices_.push_back({Notice::What::Changed, own_, told_of_own(now[i])});
            }
        }
        seen_ = now;
    }
    [[nodiscard]] static std::string told_of_own(const Occupant& now) {
        if (is_own(now)) return "You play yourself again.";
        if (now.kind == Kind::Here) return "A person at the host's screen plays for you.";
        return fmt::format("The host lets a bot play for you ({}).", bots::name(now.level));
    }
    [[nodiscard]] static std::string told(const std::string& name, const Occupant& now) {
        switch (now.kind) {
            case Kind::Away: return fmt::format("{} is away.", name);
            case Kind::Bot:
                return fmt::format("A bot plays for {} ({}).", name, bots::name(now.level));
            case Kind::Here: return fmt::format("{} is played at the host's machine.", name);
            case Kind::Program: return fmt::format("A program plays for {}.", name);
            case Kind::Remote: break;
        }
        return fmt::format("{} is there.", name);
    }

    net::Transport& call_;
    std::string host_;
    bool watches_;
    remote::RemoteTable table_;
    Seat own_;
    tasks::WakeSignal wake_;
    std::vector<Notice> notices_;
    table::Seating seating_;
    std::optional<table::Occupants> seen_;  // at the last comparison
    std::string trouble_;
    std::string end_;
    bool was_sent_away_ = false;
    bool is_paused_ = false;
    int failed_openings_ = 0;
    bool is_over_ = false;
};

net::Address address_of(const JoinWords& words) {
    if (!words.address) {
        program::misunderstood(
            fmt::format("catan {} needs the address of the game, such as annas-laptop",
                        words.watches ? "watch" : "join"));
    }
    try {
        return net::read_address(*words.address);
    } catch (const net::NotAnAddress& error) {
        program::misunderstood(error.what());
    }
}

// Prompts for the code, which then does not appear in the process list.
std::string asked_code() {
    if (isatty(STDIN_FILENO) != 0) std::fputs("The code: ", stderr);
    std::string code;
    std::getline(std::cin, code);
    return code;
}

net::Code code_of(const JoinWords& words) {
    const std::string typed = words.code ? *words.code : asked_code();
    if (typed.empty()) {
        program::misunderstood(
            "the code is missing: the key i at the host shows it, and catan serve prints it");
    }
    try {
        return net::Code::read(typed);
    } catch (const net::NotACode& error) {
        program::misunderstood(error.what());
    }
}

program::Exit play_there(const JoinWords& words, const net::Address& address,
                         net::Transport& call) {
    const auto guest =
        std::make_shared<GuestTable>(call, text::shown(net::text_of(address)), words.watches);
    remote::RemoteTable& table = guest->table();
    const auto since = std::chrono::steady_clock::now();
    bool is_told = false;
    while (!table.is_there()) {
        call.wait_for_news(200ms);
        guest->go_on();
        if (!is_told && !table.is_there() && std::chrono::steady_clock::now() - since > 1s) {
            report(fmt::format("calling {} ...", text::shown(net::text_of(address))));
            is_told = true;
        }
        if (!guest->end().empty()) throw program::Failure(program::Exit::FileTrouble, guest->end());
    }
    const auto names = table.onlooker().names();
    std::vector<table::Chair*> chairs(names.size(), &table.onlooker());
    if (table.seat().exists()) chairs[table.seat().value] = &table.chair();
    {
        table::Participants participants(std::move(chairs), table.onlooker(), guest->seating(),
                                         bots_of(at_table(words.bots)));
        participants.connect(guest);
        guest->wake(participants.wake());
        tui::TableScreen game(participants, table_options_of(words.display));
        tui::run(game, appearance(words.display));
    }
    table.leave();
    const bool is_over = std::holds_alternative<GameOver>(table.onlooker().view().phase);
    if (!is_over && guest->has_failed())
        throw program::Failure(program::Exit::FileTrouble, guest->end());
    if (!is_over && guest->end().empty()) {
        program::write_stdout(
            fmt::format("The game goes on there; catan {} {} with the same code comes "
                        "back to it.\n",
                        words.watches ? "watch" : "join", text::shown(net::text_of(address))));
    }
    return program::Exit::Done;
}

// Relays lines between the host and a program that plays. Every new connection starts a new
// program, since the host then sends the whole game again.
class Relay {
public:
    Relay(net::Transport& call, std::string command, Confining confining)
        : call_(call), command_(std::move(command)), confining_(std::move(confining)) {
        call_.wake(wake_);
    }
    ~Relay() = default;
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;
    Relay(Relay&&) = delete;
    Relay& operator=(Relay&&) = delete;

    program::Exit run() {
        while (!result_) {
            wake_.wait(1000ms);
            hear(call_);
            if (program_) hear(program_->transport());
        }
        return *result_;
    }

private:
    void hear(net::Transport& transport) {
        constexpr std::size_t at_once = 64;
        const auto all = transport.take_news(at_once);
        const bool is_host = &transport == &call_;
        for (const net::News& news : all) {
            if (const auto* arrived = std::get_if<net::Arrived>(&news)) arrive(*arrived, is_host);
            if (const auto* heard = std::get_if<net::Heard>(&news)) pass_on(heard->line, is_host);
            if (const auto* gone = std::get_if<net::Gone>(&news)) lose(*gone, is_host);
            if (result_ || (!is_host && !program_)) return;
        }
        if (all.size() == at_once) wake_.ring();
    }
    void arrive(const net::Arrived& news, bool is_host) {
        if (!is_host) {
            program_peer_ = news.peer;
            program_->transport().send(news.peer, std::exchange(waiting_, {}));
            return;
        }
        host_peer_ = news.peer;
        waiting_.clear();
        program_peer_ = 0;
        tell_note();
        net::ProgramOptions options{
            confining_.confinement,
            [](std::size_t, const std::string& line) { program::complain("[program] " + line); }};
        program_ = std::make_unique<net::Programs>(std::vector{command_}, net::Limits{},
                                                   std::move(options));
        program_->transport().wake(wake_);
    }
    void tell_note() {
        const ConfiningNote note = note_of(confining_);
        if (!note.words.empty() && !std::exchange(is_note_told_, true)) {
            report(note.words);
        }
    }
    void pass_on(const std::string& line, bool is_host) {
        if (!is_host) {
            has_left_ = has_left_ || line == "bye";
            return call_.send(host_peer_, line + '\n');
        }
        is_over_ = is_over_ || line == "phase over";
        constexpr std::string_view bye = "bye ";
        if (line.starts_with(bye)) farewell_ = line.substr(bye.size());
        if (program_peer_ == 0) {
            waiting_ += line + '\n';
        } else {
            program_->transport().send(program_peer_, line + '\n');
        }
    }
    void lose(const net::Gone& news, bool is_host) {
        if (!is_host) {
            call_.send(host_peer_, "bye\n");
            call_.hang_up(host_peer_);
            return end(news.why);
        }
        program_.reset();
        if (farewell_) return end("the host says: " + tabletop::remote::legible(*farewell_));
        if (has_left_ || is_over_) return end("the program has left the game");
        if (!news.comes_back && !result_)
            throw program::Failure(program::Exit::FileTrouble, news.why);
    }

    // Report the reason only if the game is unfinished.
    void end(const std::string& why) {
        result_ = is_over_ ? program::Exit::Done : program::Exit::NotAsTold;
        if (!is_over_) report(text::shown(why));
    }

    net::Transport& call_;
    std::string command_;
    Confining confining_;
    bool is_note_told_ = false;
    tasks::WakeSignal wake_;
    std::unique_ptr<net::Programs> program_;
    net::Peer host_peer_ = 0;
    net::Peer program_peer_ = 0;  // none yet
    std::string waiting_;         // lines for the program
    bool is_over_ = false;
    bool has_left_ = false;
    std::optional<std::string> farewell_;
    std::optional<program::Exit> result_;
};

}  // namespace

program::Exit join(const JoinWords& words) {
    const net::Address address = address_of(words);
    const bool is_at_terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    if (words.program && (words.display != DisplayOptions{} || was_asked_for(words.bots))) {
        program::misunderstood(
            "--exec lets a program play without a screen: options for a screen and for "
            "advice do not go with it");
    }
    if (!words.program && !is_at_terminal) {
        program::misunderstood(
            words.watches ? "a game is watched at a terminal, and this is none"
                          : "a game is played at a terminal; --exec PROGRAM lets a program play");
    }
    if (!words.program && words.confine != ConfineWords{}) {
        program::misunderstood(
            "--confine and --unconfined are for programs, and there is no --exec");
    }
    Confining confined;
    if (words.program) confined = confining(words.confine, std::nullopt);
    const net::Code code = code_of(words);
    net::Call call(address, words.watches ? code.for_watching() : code);
    if (words.program) return Relay(call.transport(), *words.program, std::move(confined)).run();
    return play_there(words, address, call.transport());
}

}  // namespace catan::app
