// Feeds bytes to a guest as the host's lines. Between them these lines control the host of a real game: `%+` makes a
// move there, `%-` takes one back, `%?` sends the host's lines since then, `%!` cuts the connection and reconnects,
// `%/3` drops so many of its lines, `%say settle 12` makes a move from the guest's chair. Every accepted game must
// work: it can be shown, judged and played on; all other input must give a TextError that can be shown.
#include <string>
#include <string_view>

#include "affordable.hpp"
#include "net_game.hpp"
#include "support/header_lines.hpp"

using namespace catan;
using namespace tabletop::text;

namespace {

// The guest under test, and its host.
class Listening {
public:
    void go_on(std::string_view line) {
        if (line == "%+") return game_.play();
        if (line == "%-") return game_.take_back();
        if (line == "%?") return hear_host();
        if (line == "%!") return come();
        if (line.starts_with("%/")) {
            skipped_ = number_in(line.substr(2)).value_or(0);
            return;
        }
        if (line.starts_with("%say ")) return say(line.substr(5));
        hear(line);
    }
    void look() {
        if (!table_.is_there()) return;
        use(table_.chair());
        use(table_.onlooker());
    }

private:
    void come() {
        table_.lose();
        if (peer_ != 0) game_.strings().news.push_back(net::Gone{peer_, "cut", true});
        game_.strings().news.push_back(net::Arrived{++peer_, 0});
        table_.connect([this](const std::string& lines) {
            for (const std::string_view line : lines_of(lines)) {
                game_.strings().news.push_back(net::Heard{peer_, std::string(line)});
            }
        });
        hear_host();
    }
    void hear_host() {
        while (!game_.strings().news.empty()) game_.host().go_on();
        const std::string lines = std::exchange(game_.strings().sent[peer_], {});
        for (const std::string_view line : lines_of(lines)) {
            if (skipped_ > 0 && skipped_-- == 1) continue;
            hear(line);
        }
    }
    void hear(std::string_view line) {
        const auto before = table_.is_there() ? table_.chair().position() : 0;
        table_.hear(line);
        demand(!table_.farewell() || is_printable(shown(*table_.farewell())), "they part in words");
        if (table_.is_there() && table_.chair().position() != before && ++looks_ < 4) look();
    }
    void say(std::string_view line) {
        if (!table_.is_there()) return;
        table::Chair& chair = table_.chair();
        const auto words = split(line);
        Reader reader(words, line.size() + 1);
        const Command command = notation().read_command(reader, Seat(0));
        chair.say(chair.position(), command, std::nullopt, [](const table::Chair::Result& result) {
            if (!result.refusal) return;
            (void)notation().write(*result.refusal);
        });
    }

    HostedGame game_;
    remote::RemoteTable table_;
    net::Peer peer_ = 0;
    std::uint64_t skipped_ = 0;  // one line, after so many
    int looks_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = as_text(bytes, size);
    const auto header = header_of<catan::language::Setup>(text);
    if (header && !is_affordable(*header)) return 0;
    Listening listening;
    try {
        for (const std::string_view line : lines_of(text)) listening.go_on(line);
    } catch (const TextError& error) {
        demand(is_printable(error.what()), "an error can be printed", error.what());
    }
    listening.look();
    return 0;
}
