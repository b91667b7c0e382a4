#include "hosting.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "catan/remote/host.hpp"
#include "confining.hpp"
#include "game_values.hpp"
#include "host_record.hpp"
#include "net/address.hpp"
#include "net/code.hpp"
#include "net/entrance.hpp"
#include "net/programs.hpp"
#include "program/failure.hpp"
#include "program/files.hpp"
#include "program/option_values.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;
using table::Occupant;

struct Invited {
    Seat seat;  // none: watches
    net::Code code;
};

// Port and codes, as the file beside the saved game holds them.
struct Invitations {
    net::Address listen;
    std::vector<Invited> people;
};

struct ProgramSeat {
    Seat seat;
    std::string command;
};

// A player may appear in only one invitation.
template <typename Invitation>
void demand_new(const std::vector<Invitation>& all, Seat seat, std::string_view option,
                const language::Table& table) {
    if (std::ranges::none_of(all, [seat](const auto& one) { return one.seat == seat; })) return;
    program::misunderstood(fmt::format("{}: {} is named twice", option, table.names[seat.value]));
}

void demand_possible(const language::Table& table) {
    if (!table.scripted) return;
    program::misunderstood(
        "with real dice nobody can play at another machine: they could not see them (R9)");
}

net::Address listen_address(const HostWords& words) {
    if (!words.listen) return {};
    if (words.listen->empty()) {
        program::misunderstood(
            "--listen needs an address, such as localhost:4660; :4660 is all addresses");
    }
    try {
        return net::read_address(*words.listen);
    } catch (const net::NotAnAddress& error) {
        program::misunderstood(fmt::format("--listen: {}", error.what()));
    }
}

std::vector<ProgramSeat> programs_of(const HostWords& words, const language::Table& table) {
    std::vector<ProgramSeat> programs;
    for (const std::string& word : words.programs) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos || equals + 1 == word.size()) {
            program::misunderstood("--exec needs a player and a program: --exec Cy=./player");
        }
        const Seat seat = seat_called(table, "--exec", word.substr(0, equals));
        demand_new(programs, seat, "--exec", table);
        if (table.bots[seat.value]) {
            program::misunderstood(
                fmt::format("--exec: {} is a bot already", table.names[seat.value]));
        }
        programs.push_back({seat, word.substr(equals + 1)});
    }
    return programs;
}

remote::Host::Patience patience_of(const HostWords& words) {
    remote::Host::Patience patience;
    if (!words.patience) return patience;
    if (words.programs.empty())
        program::misunderstood("--patience is with programs, and there is no --exec");
    constexpr std::uint64_t longest = 86'400;
    patience.program =
        std::chrono::seconds(program::number("--patience", *words.patience, 1, longest));
    return patience;
}

Confining confining_of(const HostWords& words, const std::optional<fs::path>& game) {
    if (!words.programs.empty()) return confining(words.confine, game);
    if (words.confine == ConfineWords{}) return {};
    program::misunderstood("--confine and --unconfined are for programs, and there is no --exec");
}

Invitations invite(const HostWords& words, const language::Table& table,
                   const std::vector<ProgramSeat>& programs) {
    Invitations all{listen_address(words), {}};
    for (const std::string& name : remote_names(words)) {
        const Seat seat = seat_called(table, "--remote", name);
        if (table.bots[seat.value]) {
            program::misunderstood(fmt::format("--remote: {} is a bot", table.names[seat.value]));
        }
        demand_new(all.people, seat, "--remote", table);
        demand_new(programs, seat, "--remote and --exec", table);
        all.people.push_back({seat, net::Code::draw()});
    }
    if (words.remote && all.people.empty()) {
        program::misunderstood(
            "--remote needs the names of those who sit at other machines: --remote Cy,Dee");
    }
    // A game with an open port also gets a code for watchers.
    const bool is_open = words.listen || !all.people.empty();
    if (is_open) all.people.push_back({Seat::none(), net::Code::draw()});
    return all;
}

// The file's lines: `listen :4660`, `seat Cy 7K3M-…`, `watch 92QF-…`
std::string file_text(const Invitations& all, std::span<const std::string> names) {
    std::string lines = fmt::format("listen {}\n", net::text_of(all.listen));
    for (const Invited& one : all.people) {
        lines += one.seat.exists()
                     ? fmt::format("seat {} {}\n", names[one.seat.value], one.code.text())
                     : fmt::format("watch {}\n", one.code.text());
    }
    return lines;
}

[[noreturn]] void fail_to_read(const fs::path& path, const std::string& why) {
    throw program::Failure(program::Exit::FileTrouble,
                           fmt::format("{}: {} Without this file new codes are drawn.",
                                       text::in_quotes(path.string()), why));
}

Invitations read_file(const fs::path& path, const language::Table& table) {
    constexpr std::size_t most_bytes = 64 * 1024;
    const std::string text =
        program::beginning_of_file(path, most_bytes + 1, program::Owner::ThisUser);
    if (text.size() > most_bytes) fail_to_read(path, "It is too long for a list of codes.");
    Invitations all;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string what;
        std::string first;
        std::string second;
        words >> what >> first >> second;
        try {
            if (what.empty()) continue;
            if (what == "listen") {
                all.listen = net::read_address(first);
            } else if (what == "watch") {
                all.people.push_back({Seat::none(), net::Code::read(first)});
            } else if (what == "seat") {
                all.people.push_back(
                    {seat_called(table, "a code", first), net::Code::read(second)});
            } else {
                throw std::invalid_argument("This is no list of codes.");
            }
        } catch (const program::Failure& failure) {
            fail_to_read(path, failure.what() + std::string("."));
        } catch (const std::invalid_argument& error) {
            fail_to_read(path, error.what());
        }
    }
    return all;
}

std::string own_name() {
    std::array<char, 256> name{};
    if (gethostname(name.data(), name.size() - 1) != 0) return "localhost";
    return name.data();
}

// Connects the host to the session and to the screen.
class HostedTable : public table::RemoteSeats {
public:
    HostedTable(std::unique_ptr<remote::Host> host, Hosting& hosting, table::Session& session,
                HostRecord* record, const ConfiningNote& note)
        : host_(std::move(host)),
          hosting_(hosting),
          referee_(session.referee()),
          record_(record),
          onlooker_(referee_.onlooker()),
          seating_(session.seating()),
          names_(onlooker_.names()) {
        if (note.words.empty()) return;
        notices_.push_back(
            {note.is_warning ? Notice::What::Alarm : Notice::What::News, Seat::none(), note.words});
    }
    HostedTable(const HostedTable&) = delete;
    HostedTable& operator=(const HostedTable&) = delete;
    HostedTable(HostedTable&&) = delete;
    HostedTable& operator=(HostedTable&&) = delete;
    ~HostedTable() override {
        host_->close(std::holds_alternative<GameOver>(onlooker_.view().phase));
    }

    void go_on() override {
        look_after_record();
        host_->go_on();
        // A guest's move may just have failed to be recorded.
        host_->set_recording(trouble().empty());
        if (host_->has_ended() && !std::exchange(was_ended_, true)) end();
    }
    [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const override {
        const auto due = host_->due_in();
        const auto retry = record_ != nullptr ? record_->due_in() : std::nullopt;
        if (!due || !retry) return due ? due : retry;
        return std::min(*due, *retry);
    }
    [[nodiscard]] std::string trouble() const override {
        if (record_ == nullptr || !record_->is_stuck()) return {};
        return fmt::format("The game waits: {}.", record_->trouble());
    }
    [[nodiscard]] bool has_ended() const override { return host_->has_ended(); }
    [[nodiscard]] std::vector<Notice> take_notices() override {
        std::vector<Notice> notices = std::exchange(notices_, {});
        for (const remote::GuestNotice& notice : host_->take_notices())
            notices.push_back(told(notice));
        return notices;
    }
    [[nodiscard]] std::vector<std::string> invitation() const override {
        std::vector<std::string> lines;
        for (const std::string& line : hosting_.invitations()) {
            const std::size_t colon = line.find(": ");
            const std::string name = line.substr(0, colon);
            const auto who = std::ranges::find(names_, name);
            if (who == names_.end()) {
                lines.push_back(
                    fmt::format("Anyone who only watches ({} now):", host_->watchers()));
            } else {
                const Seat seat(static_cast<std::size_t>(who - names_.begin()));
                lines.push_back(name + state_words(seat));
            }
            lines.push_back("  " + line.substr(colon + 2));
        }
        return lines;
    }

private:
    void look_after_record() {
        if (record_ == nullptr) return;
        record_->go_on();
        host_->set_recording(!record_->is_stuck());
        if (record_->is_stuck()) return;
        try {
            referee_.record_seats();
        } catch (const table::NotRecorded&) {  // the next call retries it
        }
    }
    // Delete the codes so that no guest retries for ever. Without guests the game continues as a
    // local one.
    void end() {
        hosting_.forget_codes();
        if (record_ != nullptr) record_->end_hosting();
        host_->set_recording(true);
    }
    [[nodiscard]] std::string state_words(Seat seat) const {
        switch (seating_.at(seat).kind) {
            case Occupant::Kind::Remote:
            case Occupant::Kind::Program: return " is there:";
            case Occupant::Kind::Away: return " is not there yet:";
            case Occupant::Kind::Bot: return ", for whom a bot plays until they come:";
            case Occupant::Kind::Here: break;
        }
        return ", for whom a person here plays:";
    }
    [[nodiscard]] Notice told(const remote::GuestNotice& notice) const {
        const std::string name = notice.seat.exists() ? names_[notice.seat.value] : std::string();
        switch (notice.what) {
            case remote::GuestNotice::What::Came:
                return {Notice::What::Came, notice.seat,
                        seating_.at(notice.seat).kind == Occupant::Kind::Here
                            ? fmt::format("{} is there; b gives them their seat back.", name)
                            : fmt::format("{} is there.", name)};
            case remote::GuestNotice::What::WentAway:
                return {Notice::What::News, notice.seat,
                        notice.why.empty() ? fmt::format("{} has left.", name)
                                           : fmt::format("{} is away: {}.", name, notice.why)};
            case remote::GuestNotice::What::Ended:
                return {
                    Notice::What::Alarm, notice.seat,
                    "The game has grown too long for guests, and all were sent away. It is saved "
                    "and can go on without them."};
            case remote::GuestNotice::What::Failed: break;
        }
        return {
            Notice::What::Failed, notice.seat,
            fmt::format("The program that plays for {} cannot go on: {}. A bot plays from now on.",
                        name, notice.why)};
    }

    std::unique_ptr<remote::Host> host_;
    Hosting& hosting_;
    table::Referee& referee_;
    HostRecord* record_;
    bool was_ended_ = false;
    const table::Chair& onlooker_;
    const table::Seating& seating_;
    std::span<const std::string> names_;
    std::vector<Notice> notices_;  // from before the host's first notice
};

}  // namespace

struct Hosting::Open {
    Invitations invitations;
    std::vector<ProgramSeat> programs;
    Confining confining;
    remote::Host::Patience patience;
    std::vector<std::string> names;
    std::unique_ptr<net::Entrance> entrance;
    std::unique_ptr<net::Programs> running;
    std::optional<fs::path> kept_beside{};
};

namespace {

// Maps every code to its seat. The watchers' code also works with `catan join`, and then only
// watches.
std::vector<Invited> keys_of(const Invitations& all) {
    std::vector<Invited> keys = all.people;
    for (const Invited& one : all.people) {
        if (!one.seat.exists()) keys.push_back({one.seat, one.code.for_watching()});
    }
    return keys;
}

// Opens the port and stores its actual number in `all`.
std::unique_ptr<net::Entrance> opened(Invitations& all) {
    if (all.people.empty()) return nullptr;
    std::vector<net::Code> codes;
    for (const Invited& key : keys_of(all)) codes.push_back(key.code);
    try {
        auto entrance = std::make_unique<net::Entrance>(all.listen, codes);
        all.listen.port = entrance->port();
        return entrance;
    } catch (const std::runtime_error& error) {
        throw program::Failure(program::Exit::FileTrouble, error.what());
    }
}

// If `--listen :0` allows any port, prefer the previous one, because guests reconnect there.
std::unique_ptr<net::Entrance> opened_again(Invitations& all, std::uint16_t before) {
    if (all.listen.port == 0 && before != 0) {
        Invitations same = all;
        same.listen.port = before;
        try {
            auto entrance = opened(same);
            all = std::move(same);
            return entrance;
        } catch (const program::Failure&) {  // the port is taken
        }
    }
    return opened(all);
}

}  // namespace

Hosting::Hosting(std::unique_ptr<Open> open) : open_(std::move(open)) {}
Hosting::~Hosting() = default;

std::unique_ptr<Hosting> Hosting::open(const HostWords& words, const language::Table& table,
                                       const std::optional<fs::path>& game) {
    if (!was_asked_for(words)) return nullptr;
    demand_possible(table);
    auto open = std::make_unique<Open>();
    open->names = table.names;
    open->programs = programs_of(words, table);
    open->confining = confining_of(words, game);
    open->patience = patience_of(words);
    open->invitations = invite(words, table, open->programs);
    if (open->invitations.people.empty() && open->programs.empty()) {
        program::misunderstood(
            "--unsaved is for a game with guests or programs, and there are none");
    }
    open->entrance = opened(open->invitations);
    return std::unique_ptr<Hosting>(new Hosting(std::move(open)));
}

std::unique_ptr<Hosting> Hosting::open_again(const HostWords& words, const language::Table& table,
                                             const fs::path& game) {
    std::error_code ignored;
    const bool is_kept = fs::exists(codes_of(game), ignored);
    if (!is_kept) return open(words, table, game);
    demand_possible(table);
    auto open = std::make_unique<Open>();
    open->names = table.names;
    open->programs = programs_of(words, table);
    open->confining = confining_of(words, game);
    open->patience = patience_of(words);
    open->invitations = read_file(codes_of(game), table);
    // A seat taken by a program needs no invitation.
    std::erase_if(open->invitations.people, [&](const Invited& one) {
        return std::ranges::any_of(
            open->programs, [&](const ProgramSeat& program) { return program.seat == one.seat; });
    });
    for (const Invited& more : invite(words, table, open->programs).people) {
        const bool is_known = std::ranges::any_of(
            open->invitations.people, [&](const Invited& one) { return one.seat == more.seat; });
        if (!is_known) open->invitations.people.push_back(more);
    }
    const std::uint16_t before = open->invitations.listen.port;
    if (words.listen) open->invitations.listen = listen_address(words);
    open->entrance = opened_again(open->invitations, before);
    return std::unique_ptr<Hosting>(new Hosting(std::move(open)));
}

void Hosting::keep_beside(const fs::path& game) {
    if (!open_->entrance) return;
    const std::string text = file_text(open_->invitations, open_->names);
    if (!open_->kept_beside) {
        // Codes that are right already need no disk that can be written.
        if (!program::is_file_with(codes_of(game), text, program::only_mine)) {
            program::replace_file(codes_of(game), text, program::only_mine);
        }
    } else {
        // A changed file stays as it is; one that has vanished is written again.
        std::error_code ignored;
        const bool is_there = fs::exists(fs::symlink_status(codes_of(game), ignored));
        const bool has_moved = open_->kept_beside != game;
        if (is_there && !has_moved) return;
        // Fails where another program's file has the name.
        program::write_new_file(codes_of(game), text, program::only_mine);
        if (has_moved) forget_codes();
    }
    open_->kept_beside = game;
}

void Hosting::forget_codes() {
    if (!open_->kept_beside) return;
    const fs::path game = *std::exchange(open_->kept_beside, std::nullopt);
    const std::string ours = file_text(open_->invitations, open_->names);
    try {
        if (program::beginning_of_file(codes_of(game), ours.size() + 1) == ours)
            forget_codes_of(game);
    } catch (const std::exception&) {  // the file is gone, or is not ours
    }
}

std::vector<std::string> Hosting::invitations() const {
    std::vector<std::string> lines;
    if (!open_->entrance) return lines;
    net::Address address = open_->invitations.listen;
    if (address.host.empty()) address.host = own_name();
    for (const Invited& one : open_->invitations.people) {
        const bool watches = !one.seat.exists();
        lines.push_back(
            fmt::format("{}: catan {} {} {}", watches ? "to watch" : open_->names[one.seat.value],
                        watches ? "watch" : "join", net::text_of(address), one.code.text()));
    }
    return lines;
}

void Hosting::begin(table::Session& session, HostRecord* record, const Log& log) {
    table::Referee& referee = session.referee();
    const language::Table& table = referee.match().table();
    std::vector<remote::Entry> entries;
    if (open_->entrance) {
        remote::Entry entry{&open_->entrance->transport(), {}, false};
        for (const Invited& key : keys_of(open_->invitations)) entry.seats.push_back(key.seat);
        entries.push_back(std::move(entry));
    }
    if (!open_->programs.empty()) {
        remote::Entry entry{nullptr, {}, true};
        std::vector<std::string> commands;
        std::vector<std::string> names;
        for (const ProgramSeat& one : open_->programs) {
            entry.seats.push_back(one.seat);
            commands.push_back(one.command);
            names.push_back(table.names[one.seat.value]);
        }
        net::ProgramOptions options{open_->confining.confinement, {}};
        if (log) {
            options.hear_error = [log, names](std::size_t program, const std::string& line) {
                log(fmt::format("[{}] {}", names[program], line));
            };
        }
        open_->running =
            std::make_unique<net::Programs>(commands, net::Limits{}, std::move(options));
        entry.transport = &open_->running->transport();
        entries.push_back(std::move(entry));
    }
    auto host = std::make_unique<remote::Host>(remote::spoken(referee.chairs(), referee.onlooker()),
                                               std::move(entries), session.seating(),
                                               open_->patience, remote::Host::Clock::now);
    host->wake(session.participants().wake());
    session.participants().connect(std::make_shared<HostedTable>(
        std::move(host), *this, session, record, note_of(open_->confining)));
}

}  // namespace catan::app
