// Why cards are kept, spent or exchanged: discards, development cards, trades, the end of a turn.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "telling.hpp"

namespace catan::language {

class CardReasons : public Telling {
public:
    using Telling::Telling;

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
    // What other cards in the hand make possible, if anything: `you can build a city`.
    [[nodiscard]] std::string gain(const Bundle& after) const;
    // Whether they lack less of anything.
    [[nodiscard]] bool is_closer(const Bundle& after) const;
    // What can be paid for and then no longer can.
    [[nodiscard]] std::string loss(const Bundle& after) const;
    void say_gain(std::string_view when, const Bundle& after);
    // Of what is given there is enough.
    [[nodiscard]] std::string spare_words(const Bundle& give) const;
    // What comes to me anyway, for what doesn't.
    [[nodiscard]] std::string exchange_words(const Bundle& give, const Bundle& get) const;
    // R4.4: below what a seven takes cards from.
    [[nodiscard]] std::string safety(int before, int after) const;
    // Of what kinds the cards are that lie face down: any of them may be drawn.
    [[nodiscard]] std::string unseen_words() const;
    void tell_deal(const Bundle& give, const Bundle& get, Seat with);
    // Why somebody should not get what they ask for.
    void warn_of(const Bundle& give, const Bundle& get, Seat with);
    [[nodiscard]] bool could_build_city(Seat seat) const;
    // What an answer to my offer would come to, if it is one.
    struct Deal {
        Bundle give;
        Bundle get;
    };
    [[nodiscard]] std::optional<Deal> deal_with(Seat seat) const;
};

}  // namespace catan::language
