// Explains moves with cards: discards, development cards, trades, the end of a turn.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reason_writer.hpp"

namespace catan::language {

class CardReasons : public ReasonWriter {
public:
    using ReasonWriter::ReasonWriter;

    void tell(const Discard& discard);
    void tell(BuyCard buy);
    void tell(const PlayPlenty& plenty);
    void tell(PlayMonopoly monopoly);
    void tell(PlayVictory victory);
    void tell(const TradeWithBank& trade);
    void tell(const Offer& offer);
    void tell(Accept accept);
    void tell(Decline decline);
    void tell(const Counter& counter);
    void tell(CloseTrade close);
    void tell(Withdraw withdraw);
    void tell(EndTurn end);

private:
    // What the hand `after` newly pays for or nearly pays for: `you can build a city`. Empty if
    // nothing.
    [[nodiscard]] std::string gain(const Bundle& after) const;
    // Whether the hand `after` is closer to the next purchase.
    [[nodiscard]] bool is_closer(const Bundle& after) const;
    // What the hand pays for now but `after` does not.
    [[nodiscard]] std::string loss(const Bundle& after) const;
    void say_gain(std::string_view when, const Bundle& after);
    // Says that the given cards are surplus.
    [[nodiscard]] std::string spare_words(const Bundle& give) const;
    // Says when the viewer gives what it produces for what it does not.
    [[nodiscard]] std::string exchange_words(const Bundle& give, const Bundle& get) const;
    // R4.4: says when the hand falls to the discard limit or below.
    [[nodiscard]] std::string safety(int before, int after) const;
    // Says how many of the unseen cards are knights, or would win the game.
    [[nodiscard]] std::string unseen_words() const;
    void tell_deal(const Bundle& give, const Bundle& get, Seat with);
    // Says why the other player should not get these cards.
    void warn_of(const Bundle& give, const Bundle& get, Seat with);
    [[nodiscard]] bool could_build_city(Seat seat) const;
    // The cards that a player's answer to the viewer's offer would exchange, if there is one.
    struct Deal {
        Bundle give;
        Bundle get;
    };
    [[nodiscard]] std::optional<Deal> deal_with(Seat seat) const;
};

}  // namespace catan::language
