// Dialogs in which cards are counted out: discards, trades, and what a development card brings. Each says a command in
// the end, and stays open until that has been accepted. What has been counted stays counted when a dialog is left to look
// at the board: it is kept in the drafts of whoever counts.
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
// What speaks against a command, in words; nothing if it is legal.
using WhyNot = std::function<std::string(const Command&)>;

// What one person has counted out and not said yet.
struct TradeDraft {
    Bundle give;
    Bundle get;
    SeatSet to;  // who is asked
};
struct Drafts {
    Bundle discard;
    Bundle plenty;
    std::optional<TradeDraft> offer{};
    std::optional<TradeDraft> counter{};
};

// R4.4: so many cards of a hand.
[[nodiscard]] std::unique_ptr<front::Dialog> discard_dialog(const Bundle& hand, int owed,
                                                            Bundle& draft, Say say);

// R8.1: so many of one kind for one of another.
[[nodiscard]] std::unique_ptr<front::Dialog> bank_dialog(const Bundle& hand, const Bundle& bank,
                                                         PortSet ports, Say say, WhyNot why_not);

// R7.2: one resource, or two cards that may be the same.
[[nodiscard]] std::unique_ptr<front::Dialog> monopoly_dialog(const Say& say, front::Act back);
[[nodiscard]] std::unique_ptr<front::Dialog> plenty_dialog(const Bundle& bank, Bundle& draft,
                                                           Say say, front::Act back);

// R8.2: what to give, what to get, and from whom; a counter goes to nobody else.
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
