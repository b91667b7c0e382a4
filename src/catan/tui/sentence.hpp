// Builds a sentence about players: names are in seat colours, and the reader is `you`.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rooms.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

// The names, and the reader of the sentence.
struct Audience {
    std::span<const std::string> names;
    Seat reader;  // none: every player is named
};

class Sentence {
public:
    explicit Sentence(const Audience& audience) : audience_(audience) {}
    // An indented, dimmer sentence that belongs to the one above.
    [[nodiscard]] static Sentence detail(const Audience& audience);

    // Adds a player: `You` at the beginning, `you` later; `Ben` anywhere.
    Sentence& who(Seat seat);
    Sentence& whose(Seat seat);
    // `You build`, `Ben builds`
    Sentence& does(Seat seat, std::string_view you_do, std::string_view they_do);
    Sentence& say(std::string_view words);
    // Adds the verb only: `build` for the reader, `builds` for other players.
    Sentence& verb(Seat seat, std::string_view you_do, std::string_view they_do);

    [[nodiscard]] const kit::Line& line() const { return line_; }

private:
    [[nodiscard]] bool is_reader(Seat seat) const {
        return seat.exists() && seat == audience_.reader;
    }
    void add_person(Seat seat, std::string words);

    Audience audience_;
    kit::Line line_;
    kit::Ink ink_ = kit::Ink::Words;
    bool begins_ = true;
};

// Separator before clause `which` of `count`: `Ben gets 1 ore, Cy gets 2 wool, and you get 1 brick`.
[[nodiscard]] constexpr std::string_view before_clause(std::size_t which, std::size_t count) {
    if (which == 0) return {};
    return which + 1 == count ? ", and " : ", ";
}
// `1 wool, 1 grain and 2 ore`
[[nodiscard]] std::string cards_words(const Bundle& cards);
// ` +1 wool +2 ore`
[[nodiscard]] std::string gains_words(const Bundle& cards);

}  // namespace catan::tui
