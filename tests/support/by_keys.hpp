// Makes any command of a game by its keys, as a player does: opens the dialog, goes to the place, counts out the cards.
// If the players enter the outcomes of chance, types the outcome when asked.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <variant>

#include "catan/core/chance.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/notation.hpp"
#include "screen_table.hpp"

namespace catan::tui {

class ByKeys {
public:
    ByKeys(ScreenTable& table, const std::optional<Outcome>& outcome)
        : t_(table), outcome_(outcome) {}

    // The command must be asked for. Brings the asked player to the screen first.
    void say(const Command& command) {
        if (!t_.seen().viewer.exists()) t_.press("⏎");
        std::visit(*this, command);
    }

    void operator()(const Settle& said) { place("s", said.at); }
    void operator()(const BuildRoad& said) { place("r", said.on); }
    void operator()(const BuildCity& said) { place("c", said.at); }
    void operator()(const MoveRobber& said) { place("", said.to); }
    void operator()(const Roll&) { ask_chance(" "); }
    // A purchase that cannot be taken back needs a confirmation.
    void operator()(const BuyCard&) { ask_chance(t_.match().table().scripted ? "v" : "v⏎"); }
    void operator()(const Steal& said) {
        // With a single possible victim no dialog opens.
        ask_chance(t_.play.dialog() ? key_of(name_of(said.from)) : "");
    }
    void operator()(const Discard& said) { t_.press(counts(said.cards) + "⏎"); }

    void operator()(const PlayKnight&) { play(Card::Knight); }
    void operator()(const PlayRoadBuilding&) { play(Card::RoadBuilding); }
    void operator()(const PlayPlenty& said) {
        play(Card::Plenty);
        t_.press(counts(said.cards) + "⏎");
    }
    void operator()(const PlayMonopoly& said) {
        play(Card::Monopoly);
        t_.press(letter(said.resource) + std::string("⏎"));
    }
    void operator()(const PlayVictory&) { FAIL("victory cards are never played"); }

    void operator()(const TradeWithBank& said) {
        std::string more;
        for (int i = 1; i < said.got; ++i) more += "→";
        t_.press(std::string("m") + letter(said.give) + more + letter(said.get));
    }
    void operator()(const Offer& said) {
        // The dialog keeps an unfinished offer, including its addressees.
        std::string whom;
        t_.press("t");
        for (std::size_t i = 1; i < t_.game().players(); ++i) {
            const Seat seat = t_.game().seat_after(t_.state().turn.player, i);
            if (said.to.contains(seat) != is_asked(seat)) whom += " ";
            whom += "↓";
        }
        t_.press(counts(said.give) + "⇥" + counts(said.get) + "⇥" + whom + "⏎");
    }
    void operator()(const Accept&) { t_.press("a"); }
    void operator()(const Decline&) { t_.press("d"); }
    void operator()(const Counter& said) {
        t_.press("c" + counts(said.give) + "⇥" + counts(said.get) + "⏎");
    }
    void operator()(const CloseTrade& said) { t_.press(key_of(name_of(said.with))); }
    void operator()(const Withdraw&) { t_.press("w"); }

    void operator()(const EndTurn&) {
        const Seat before = t_.state().turn.active();
        t_.press("e");
        // The first key asks for confirmation while the player can still pay for something.
        if (!t_.state().in<GameOver>() && t_.state().turn.active() == before) t_.press("e");
    }

private:
    static char letter(Resource resource) { return name(resource).front(); }
    // Resets every count first, so that each one can be reached.
    static std::string counts(const Bundle& cards) {
        std::string written;
        for (const Resource resource : all_resources) {
            written += fmt::format("{}0", letter(resource));
        }
        for (const Resource resource : all_resources) {
            if (cards[resource] > 0) {
                written += fmt::format("{}{}", letter(resource), cards[resource]);
            }
        }
        return written;
    }
    // Reads the offer's dialog. With one opponent it has no list: the offer goes to that player.
    [[nodiscard]] bool is_asked(Seat seat) const {
        const auto dialog = t_.play.dialog();
        REQUIRE(dialog);
        for (const kit::DialogLine& line : dialog->lines) {
            if (line.text == "[x] " + std::string(name_of(seat))) return true;
            if (line.text == "[ ] " + std::string(name_of(seat))) return false;
        }
        return true;
    }

    [[nodiscard]] std::string_view name_of(Seat seat) const {
        return t_.match().table().names[seat.value];
    }
    // The key in front of a line of the open dialog.
    [[nodiscard]] std::string key_of(std::string_view words) const {
        const auto dialog = t_.play.dialog();
        REQUIRE(dialog);
        for (const kit::DialogLine& line : dialog->lines) {
            if (line.text.substr(3).starts_with(std::string(words) + " ")) {
                return line.text.substr(0, 1);
            }
        }
        FAIL("no line says " << words);
        return {};
    }

    void place(std::string_view key, const Spot& spot) {
        if (t_.state().in<MainPhase>()) t_.press(key);
        for (std::size_t i = 0; t_.play.chosen() != spot; ++i) {
            REQUIRE(i < t_.choices().size());
            t_.press("⇥");
        }
        t_.press("⏎");
    }
    // The dialog numbers the kinds of cards that the player holds.
    void play(Card card) {
        t_.press("d");
        const auto dialog = t_.play.dialog();
        REQUIRE(dialog);
        for (const kit::DialogLine& line : dialog->lines) {
            if (line.text.find(' ' + std::string(name(card)) + ' ') == std::string::npos) continue;
            return t_.press(line.text.substr(0, 1));
        }
        FAIL("no line says " << name(card));
    }
    void ask_chance(const std::string& key) {
        t_.press(key);
        if (!t_.match().table().scripted) return;
        REQUIRE(t_.is_typing());
        REQUIRE(outcome_);
        t_.press(language::Notation::write(*outcome_) + "⏎");
    }

    ScreenTable& t_;
    std::optional<Outcome> outcome_;
};

inline void say_by_keys(ScreenTable& table, const Command& command,
                        const std::optional<Outcome>& outcome) {
    ByKeys(table, outcome).say(command);
}

}  // namespace catan::tui
