// What a game at the table asks in dialogs.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "catan/wording.hpp"
#include "tui/play.hpp"

namespace catan::tui {
namespace {

std::string_view what_it_does(Card card) {
    switch (card) {
        case Card::Knight: return "move the robber and rob; three make an army";
        case Card::RoadBuilding: return "two roads for nothing";
        case Card::Plenty: return "any two cards from the bank";
        case Card::Monopoly: return "everybody gives you all of one resource";
        case Card::Victory: return "one point, counted as it is; never played";
    }
    return {};
}

}  // namespace

void Play::ask_cards() {
    const PrivatePlayer& own = *seen_.own;
    if (total(own.cards) == 0) return refuse(*refuse_of(PlayKnight{}));
    const std::array<Command, card_kinds> plays{
        PlayKnight{}, PlayRoadBuilding{}, PlayPlenty{seen_.bank}, PlayMonopoly{}, PlayVictory{}};
    std::vector<Option> options;
    std::vector<Card> cards;
    for (const Card card : all_cards) {
        const int count = own.cards[index(card)];
        if (count == 0) continue;
        Command play = plays[index(card)];
        if (card == Card::Plenty) {
            PlayPlenty some;
            for (const Resource resource : all_resources) {
                while (some.cards.total() < 2 && some.cards[resource] < seen_.bank[resource]) {
                    ++some.cards[resource];
                }
            }
            play = some;
        }
        const std::string why = why_not(play);
        options.push_back({fmt::format("{:<13} {:<3} {}", catan::name(card),
                                       count > 1 ? fmt::format("x{}", count) : std::string(),
                                       why.empty() ? what_it_does(card) : why),
                           std::nullopt, static_cast<char>('1' + cards.size()), why.empty(),
                           std::nullopt, why});
        cards.push_back(card);
    }
    asking_ = ask_choice("Which card?", std::move(options), "Enter plays it   Esc back", true);
    when_chosen_ = [this, cards](std::size_t which) {
        switch (cards[which]) {
            case Card::Knight: return say(PlayKnight{});
            case Card::RoadBuilding: return say(PlayRoadBuilding{});
            case Card::Plenty: asking_ = ask_plenty(seen_.bank); break;
            case Card::Monopoly: asking_ = ask_monopoly(); break;
            case Card::Victory: return;
        }
        when_closed_ = [this] { ask_cards(); };
    };
}

void Play::ask_theft() {
    std::vector<Option> options;
    for (const Command& command : legal_) {
        const auto* steal = std::get_if<Steal>(&command);
        if (steal == nullptr) continue;
        const PublicPlayer& victim = seen_.players[steal->from.value];
        options.push_back(
            {fmt::format("{}  {} cards, {} points", name(steal->from), victim.hand, victim.points),
             command, static_cast<char>('1' + options.size()), true, seat_swatch(steal->from)});
    }
    // R6.2: where only one can be robbed, nobody is asked.
    if (options.size() == 1) return say_or_ask(*options.front().command);
    asking_ = ask_choice("Rob whom?", std::move(options), "Enter robs   Esc back", true);
}

void Play::ask_bank_trade() {
    if (const auto refusal = why_no_bank_trade()) return refuse(*refusal);
    std::array<int, resource_count> ratio{};
    for (const Resource resource : all_resources) {
        ratio[index(resource)] = seen_.players[viewer_.value].ports.ratio(resource);
    }
    asking_ = ask_bank(seen_.own->hand, seen_.bank, ratio);
}

// The trade with the bank that comes nearest to being possible.
std::optional<Refusal> Play::why_no_bank_trade() const {
    if (can_say_any<TradeWithBank>()) return std::nullopt;
    const PortSet ports = seen_.players[viewer_.value].ports;
    const auto missing = [&](Resource resource) {
        return ports.ratio(resource) - seen_.own->hand[resource];
    };
    Resource give = Resource::Lumber;
    for (const Resource resource : all_resources) {
        if (missing(resource) < missing(give)) give = resource;
    }
    const Resource get = give == Resource::Ore ? Resource::Wool : Resource::Ore;
    const auto ratio = static_cast<std::int16_t>(ports.ratio(give));
    return refuse_of(TradeWithBank{give, get, ratio, 1});
}

// An offer that would be fair: of a card that is there, if there is one.
std::optional<Refusal> Play::why_no_trade() const {
    Offer any;
    for (std::size_t i = 1; i < match_.game().players(); ++i) {
        any.to.insert(match_.game().seat_after(viewer_, i));
    }
    Resource give = Resource::Lumber;
    for (const Resource resource : all_resources) {
        if (seen_.own->hand[resource] > 0) give = resource;
    }
    any.give[give] = 1;
    any.get[give == Resource::Ore ? Resource::Wool : Resource::Ore] = 1;
    return refuse_of(any);
}

void Play::ask_trade() {
    if (const auto refusal = why_no_trade()) return refuse(*refusal);
    std::vector<OfferTo> others;
    for (std::size_t i = 1; i < match_.game().players(); ++i) {
        const Seat seat = match_.game().seat_after(viewer_, i);
        others.push_back({seat, std::string(name(seat))});
    }
    asking_ = ask_offer(seen_.own->hand, std::move(others));
}

void Play::ask_answer() {
    const Offer& offer = std::get<Answering>(state().phase).offer;
    const std::string gives = text::bundle_words(offer.give);
    const std::string wants = text::bundle_words(offer.get);
    std::vector<Option> options;
    const std::string why = why_not(Accept{});
    options.push_back({why.empty() ? fmt::format("Accept: you give {} and get {}", wants, gives)
                                   : fmt::format("Accept: not possible, {}", why),
                       Command(Accept{}), 'a', why.empty(), std::nullopt, why});
    options.push_back({"Decline", Command(Decline{}), 'd', true, std::nullopt});
    options.push_back({"Counter: offer something else", std::nullopt, 'c', !seen_.own->hand.empty(),
                       std::nullopt, "R8.2: you have no card to give"});
    const std::string offered =
        fmt::format("{} gives {} for {}", name(state().turn.player), gives, wants);
    asking_ = ask_choice(offered, std::move(options), "Enter or a letter answers   Esc back", true);
    when_chosen_ = [this, offered](std::size_t) {
        asking_ = ask_counter(seen_.own->hand, offered);
        when_closed_ = [this] { ask_answer(); };
    };
}

void Play::ask_closing() {
    const auto& trade = std::get<ClosingTrade>(state().phase);
    std::vector<Option> options;
    char letter = '1';
    for (std::size_t i = 0; i < match_.game().players(); ++i) {
        const Answer& answer = trade.answers[i];
        const Seat seat(i);
        if (answer.kind == Answer::Kind::Declined) {
            options.push_back({fmt::format("   {} declines", name(seat)), std::nullopt, '\0', false,
                               seat_swatch(seat), fmt::format("{} has declined.", name(seat))});
        }
        if (answer.kind != Answer::Kind::Accepted && answer.kind != Answer::Kind::Countered) {
            continue;
        }
        const std::string why = why_not(CloseTrade{seat});
        std::string words = fmt::format("{} accepts", name(seat));
        if (answer.kind == Answer::Kind::Countered) {
            words = fmt::format("{} gives {} for {}", name(seat), text::bundle_words(answer.give),
                                text::bundle_words(answer.get));
        }
        if (!why.empty()) words += ": not possible, " + why;
        options.push_back(
            {words, Command(CloseTrade{seat}), letter++, why.empty(), seat_swatch(seat), why});
    }
    options.push_back({"Withdraw the offer", Command(Withdraw{}), 'w', true, std::nullopt});
    asking_ =
        ask_choice("With whom?", std::move(options), "Enter or a letter chooses   Esc back", true);
}

void Play::ask_leave() {
    std::vector<Option> options;
    options.push_back({"Stay", std::nullopt, 's', true, std::nullopt});
    std::string leave = "Leave";
    if (files_.saved_as) {
        leave += files_.saved_as().empty() ? "; the game is not saved" : "; the game is saved";
    }
    options.push_back({std::move(leave), std::nullopt, 'q', true, std::nullopt});
    if (files_.save_as) {
        options.push_back({"Save a copy as ...", std::nullopt, 'a', true, std::nullopt});
    }
    asking_ = ask_choice("Leave the game?", std::move(options), "Enter chooses   Esc back", true);
    when_chosen_ = [this](std::size_t which) {
        wants_to_leave_ = which == 1;
        if (which == 2) return ask_path();
        if (!wants_to_leave_ && viewer_.exists()) ask_what_must_be();
    };
}

}  // namespace catan::tui
