// Builds the dialogs that count cards: discards, trades, and development cards. Each ends in one command and stays open
// until the referee accepts it. The player's `Drafts` keep the counts, so a player can leave a dialog to look at the
// board and return to the same counts.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rooms.hpp"
#include "front/dialog.hpp"

namespace catan::tui {

using Say = std::function<void(const Command&)>;
// Returns why a command is illegal, in words, or an empty string if it is legal.
using WhyNot = std::function<std::string(const Command&)>;

// Counts of one player that have not been sent yet.
struct TradeDraft {
    Bundle give;
    Bundle get;
    SeatSet to;  // the players who are asked
};
struct Drafts {
    Bundle discard;
    Bundle plenty;
    std::optional<TradeDraft> offer{};
    std::optional<TradeDraft> counter{};
};

// R4.4: discard `owed` cards.
[[nodiscard]] std::unique_ptr<front::Dialog> discard_dialog(const Bundle& hand, int owed,
                                                            Bundle& draft, Say say);

// R8.1: trade several cards of one kind for one of another.
[[nodiscard]] std::unique_ptr<front::Dialog> bank_dialog(const Bundle& hand, const Bundle& bank,
                                                         PortSet ports, Say say, WhyNot why_not);

// R7.2: a monopoly names one resource; plenty takes two cards, which may be the same.
[[nodiscard]] std::unique_ptr<front::Dialog> monopoly_dialog(const Say& say, front::Act back);
[[nodiscard]] std::unique_ptr<front::Dialog> plenty_dialog(const Bundle& bank, Bundle& draft,
                                                           Say say, front::Act back);

// R8.2: an offer names the cards to give, the cards to get and the players asked. A counter-offer goes to the
// offering player only.
struct OfferTo {
    Seat seat;
    std::string name;
};
[[nodiscard]] std::unique_ptr<front::Dialog> offer_dialog(const Bundle& hand,
                                                          std::vector<OfferTo> others,
                                                          TradeDraft& draft, Say say);
[[nodiscard]] std::unique_ptr<front::Dialog> counter_dialog(const Bundle& hand,
                                                            const std::string& offer,
                                                            TradeDraft& draft, Say say,
                                                            front::Act back);

}  // namespace catan::tui
