// Dialogs in which something is decided: each takes keys, shows how far it is, and ends with a command or with nothing.
// Which commands are legal is the game's business; a dialog only offers what may be.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/component/event.hpp>

#include "catan/command.hpp"
#include "catan/resources.hpp"
#include "tui/kit/dialog_box.hpp"

namespace catan::tui {

// What comes of a key.
struct Decision {
    enum class Kind : std::uint8_t { Open, Closed, Said, Chosen };

    Kind kind = Kind::Open;
    std::optional<Command> command{};  // that was decided on
    std::size_t choice = 0;            // the line that was chosen
};

[[nodiscard]] inline Decision closed() { return {Decision::Kind::Closed, std::nullopt, 0}; }
[[nodiscard]] inline Decision said(const Command& command) {
    return {Decision::Kind::Said, command, 0};
}

class Asking {
public:
    Asking() = default;
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;
    Asking(Asking&&) = delete;
    Asking& operator=(Asking&&) = delete;
    virtual ~Asking() = default;

    [[nodiscard]] virtual kit::DialogBox look() const = 0;
    virtual Decision key(const ftxui::Event& event) = 0;
    // On a line of the look; the other button takes back.
    virtual Decision click(std::size_t line, bool takes_back) = 0;
};

// One of some lines, with arrows and Enter or with a letter of its own; each has a command, or is chosen by number.
struct Option {
    std::string text;
    std::optional<Command> command{};
    char letter = '\0';
    bool is_possible = true;
    std::optional<kit::Swatch> swatch{};
    std::string why{};  // it is not possible, told when it is tried
};
[[nodiscard]] std::unique_ptr<Asking> ask_choice(std::string title, std::vector<Option> options,
                                                 std::string foot, bool may_close);

// Text to be read: as many lines as there are, with arrows, from its beginning or from its end.
inline constexpr std::string_view reading_keys = "arrows scroll   Esc back";
[[nodiscard]] std::unique_ptr<Asking> tell(std::string title, std::vector<std::string> lines,
                                           std::string_view foot = reading_keys);
[[nodiscard]] std::unique_ptr<Asking> tell_end(std::string title, std::vector<std::string> lines);

// All rules to be read, from the one with that number on; a number that is typed goes to another.
[[nodiscard]] std::unique_ptr<Asking> tell_rules(std::string_view number);

// R4.4: so many cards of a hand.
[[nodiscard]] std::unique_ptr<Asking> ask_discard(const Bundle& hand, int owed);

// R8.1: so many of one kind for one of another; `ratio` is what the bank wants of each.
[[nodiscard]] std::unique_ptr<Asking> ask_bank(const Bundle& hand, const Bundle& bank,
                                               std::array<int, resource_count> ratio);

// R7.2: one resource, or two that may be the same.
[[nodiscard]] std::unique_ptr<Asking> ask_monopoly();
[[nodiscard]] std::unique_ptr<Asking> ask_plenty(const Bundle& bank);

// R8.2: what to give, what to get, and from whom; a counter goes to nobody else.
struct OfferTo {
    Seat seat;
    std::string name;
};
[[nodiscard]] std::unique_ptr<Asking> ask_offer(const Bundle& hand, std::vector<OfferTo> others);
[[nodiscard]] std::unique_ptr<Asking> ask_counter(const Bundle& hand, const std::string& offer);

}  // namespace catan::tui
