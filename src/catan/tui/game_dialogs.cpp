#include "catan/tui/game_dialogs.hpp"

#include <array>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/inks.hpp"
#include "catan/tui/possible.hpp"
#include "catan/tui/prompts.hpp"
#include "catan/tui/sentence.hpp"

namespace catan::tui {
namespace {

std::string_view name(const AskedPlayer& player, Seat seat) {
    return player.chair.names()[seat.value];
}

// A line that sends a command. The dialog stays open until the command is accepted.
front::Option saying(const AskedPlayer& player, std::string text, const Command& command,
                     char letter) {
    front::Option option{std::move(text), [say = player.say, command] { say(command); }, letter};
    option.stays = true;
    return option;
}

void ask_for_card(const AskedPlayer& player, Card card) {
    const auto back = [player] { ask_cards(player); };
    switch (card) {
        case Card::Knight: return player.say(PlayKnight{});
        case Card::RoadBuilding: return player.say(PlayRoadBuilding{});
        case Card::Plenty:
            return player.open(
                plenty_dialog(player.chair.view().bank, player.drafts.plenty, player.say, back));
        case Card::Monopoly: return player.open(monopoly_dialog(player.say, back));
        case Card::Victory: return;
    }
}

// The offer from the other player's side.
TradeDraft mirrored(const Offer& offer) { return {offer.get, offer.give, {}}; }

void ask_counter(const AskedPlayer& player, const std::string& offered, const front::Act& back) {
    const View& view = player.chair.view();
    auto& draft = player.drafts.counter;
    if (!draft) draft = mirrored(std::get<Answering>(view.phase).offer);
    player.open(counter_dialog(view.own->hand, offered, *draft, player.say, back));
}

void ask_theft(const AskedPlayer& player) {
    std::vector<front::Option> options;
    std::vector<Command> thefts;
    for (const Command& command : player.chair.legal()) {
        const auto* steal = std::get_if<Steal>(&command);
        if (steal == nullptr) continue;
        const PublicPlayer& victim = player.chair.view().players[steal->from.value];
        front::Option option =
            saying(player,
                   fmt::format("{}  {} card{}, {} points", name(player, steal->from), victim.hand,
                               victim.hand == 1 ? "" : "s", victim.points),
                   command, static_cast<char>('1' + options.size()));
        option.swatch = seat_swatch(steal->from);
        options.push_back(std::move(option));
        thefts.push_back(command);
    }
    // R6.2: with only one possible victim there is no choice.
    if (thefts.size() == 1) return player.say(thefts.front());
    player.open(front::choice_dialog("Rob whom?", std::move(options), "Enter robs   Esc back"));
}

void ask_answer(const AskedPlayer& player) {
    const View& view = player.chair.view();
    const Offer& offer = std::get<Answering>(view.phase).offer;
    const std::string gives = cards_words(offer.give);
    const std::string wants = cards_words(offer.get);
    const std::string offered =
        fmt::format("{} gives {} for {}", name(player, view.turn_player), gives, wants);
    std::vector<front::Option> options;
    const std::string why = why_not(player.chair, Accept{});
    options.push_back(saying(player,
                             why.empty() ? fmt::format("Accept: you give {} for {}", wants, gives)
                                         : fmt::format("Accept? {}", why),
                             Accept{}, 'a'));
    options.back().is_possible = why.empty();
    options.back().why = why;
    options.push_back(saying(player, "Decline", Decline{}, 'd'));
    front::Option counter{
        "Counter: offer something else",
        [player, offered] { ask_counter(player, offered, [player] { ask_answer(player); }); }, 'c'};
    // An arbitrary counter-offer: without cards, its objection applies to all of them.
    Counter any;
    any.give[Resource::Wool] = any.get[Resource::Ore] = 1;
    counter.is_possible = !view.own->hand.empty();
    if (!counter.is_possible) counter.why = why_not(player.chair, any);
    options.push_back(std::move(counter));
    player.open(
        front::choice_dialog(offered, std::move(options), "Enter or a letter answers   Esc back"));
}

void ask_closing(const AskedPlayer& player) {
    const auto& trade = std::get<ClosingTrade>(player.chair.view().phase);
    std::vector<front::Option> options;
    char letter = '1';
    for (std::size_t i = 0; i < player.chair.game().players(); ++i) {
        const Answer& answer = trade.answers[i];
        const Seat seat(i);
        if (answer.kind == Answer::Kind::Declined) {
            options.push_back({fmt::format("   {} declines", name(player, seat)), front::Act(),
                               '\0', false, seat_swatch(seat),
                               fmt::format("{} has declined.", name(player, seat))});
        }
        if (answer.kind != Answer::Kind::Accepted && answer.kind != Answer::Kind::Countered) {
            continue;
        }
        const std::string why = why_not(player.chair, CloseTrade{seat});
        std::string words = fmt::format("{} accepts", name(player, seat));
        if (answer.kind == Answer::Kind::Countered) {
            words = fmt::format("{} gives {} for {}", name(player, seat), cards_words(answer.give),
                                cards_words(answer.get));
        }
        if (!why.empty()) words += ". " + why;
        front::Option option = saying(player, std::move(words), CloseTrade{seat}, letter++);
        option.is_possible = why.empty();
        option.swatch = seat_swatch(seat);
        option.why = why;
        options.push_back(std::move(option));
    }
    options.push_back(saying(player, "Withdraw the offer", Withdraw{}, 'w'));
    const std::string offered =
        fmt::format("You give {} for {}: with whom?", cards_words(trade.offer.give),
                    cards_words(trade.offer.get));
    player.open(
        front::choice_dialog(offered, std::move(options), "Enter or a letter chooses   Esc back"));
}

}  // namespace

void ask_what_must_be(const AskedPlayer& player) {
    const View& view = player.chair.view();
    if (std::holds_alternative<Stealing>(view.phase)) return ask_theft(player);
    if (std::holds_alternative<ClosingTrade>(view.phase)) return ask_closing(player);
    if (std::holds_alternative<Answering>(view.phase)) return ask_answer(player);
    if (const auto* discarding = std::get_if<Discarding>(&view.phase)) {
        player.open(discard_dialog(view.own->hand, discarding->owed[view.viewer.value],
                                   player.drafts.discard, player.say));
    }
}

void ask_cards(const AskedPlayer& player) {
    const View& view = player.chair.view();
    std::vector<front::Option> options;
    for (const Card card : all_cards) {
        const int count = view.own->cards[index(card)];
        if (count == 0) continue;
        const std::string why = why_not(player.chair, some_way_to_play(card, view.bank));
        options.push_back({fmt::format("{:<13} {:<3} {}", catan::name(card),
                                       count > 1 ? fmt::format("x{}", count) : std::string(),
                                       why.empty() ? what_it_does(card) : why),
                           [player, card] { ask_for_card(player, card); },
                           static_cast<char>('1' + options.size()), why.empty(), std::nullopt,
                           why});
    }
    player.open(
        front::choice_dialog("Which card?", std::move(options), "Enter plays it   Esc back"));
}

void ask_whether_to_buy(const AskedPlayer& player) {
    std::vector<front::Option> options;
    options.push_back(saying(player, "Buy it for 1 wool, 1 grain and 1 ore", BuyCard{}, '\0'));
    player.open(
        front::choice_dialog("A development card", std::move(options), "Enter buys   Esc back"));
}

void ask_bank_trade(const AskedPlayer& player) {
    const View& view = player.chair.view();
    const auto why = [&chair = player.chair](const Command& command) {
        return why_not(chair, command);
    };
    player.open(bank_dialog(view.own->hand, view.bank, view.players[view.viewer.value].ports,
                            player.say, why));
}

void ask_trade(const AskedPlayer& player) {
    const View& view = player.chair.view();
    std::vector<OfferTo> others;
    for (std::size_t i = 1; i < player.chair.game().players(); ++i) {
        const Seat seat = player.chair.game().seat_after(view.viewer, i);
        others.push_back({seat, std::string(name(player, seat))});
    }
    auto& draft = player.drafts.offer;
    if (!draft) {
        draft.emplace();
        draft->to = player.chair.game().all_but(view.viewer);
    }
    player.open(offer_dialog(view.own->hand, std::move(others), *draft, player.say));
}

}  // namespace catan::tui
