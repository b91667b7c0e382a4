#include "catan/tui/possible.hpp"

#include <initializer_list>
#include <string_view>

#include <utility>

#include <fmt/format.h>

#include "catan/language/notation.hpp"
#include "catan/language/wording.hpp"

namespace catan::tui {
namespace {

// A command that builds at the first site the board allows, so that the objection is not about the place. Uses `any`
// if there is no site.
template <typename Build, typename Sites, typename Id>
Command build_at_first(const Sites& sites, Id any) {
    for (const Id site : sites) return Build{site};
    return Build{any};
}

Command building(const View& view, Placing what) {
    const Places& places = view.places;
    if (what == Placing::Road) {
        return build_at_first<BuildRoad>(places.road_sites(view.viewer), EdgeId(0));
    }
    if (what == Placing::City) {
        return build_at_first<BuildCity>(places.settlements(view.viewer), IntersectionId(0));
    }
    return build_at_first<Settle>(places.settlement_sites(view.viewer), IntersectionId(0));
}

using Reason = Refusal::Reason;

bool is_one_of(Reason reason, std::initializer_list<Reason> reasons) {
    return std::ranges::find(reasons, reason) != reasons.end();
}

front::Objection under_rule(std::string_view words, Rule rule) {
    std::string number = language::rule_word(rule);
    return {fmt::format("{}. ({})", words, number), number};
}

bool can_build_any(const table::Chair& chair, Placing what) {
    if (what == Placing::Road) return can_say_any<BuildRoad>(chair);
    if (what == Placing::City) return can_say_any<BuildCity>(chair);
    return can_say_any<Settle>(chair);
}

}  // namespace

front::Objection objection(const table::Chair& chair, const Refusal& refusal) {
    const language::Notation notation{chair.game(), chair.names()};
    return under_rule(language::refusal_words(notation, chair.view(), refusal), refusal.rule);
}

front::Objection objection_to(const table::Chair& chair, const Command& command) {
    const auto refusal = chair.why_not(command);
    return refusal ? objection(chair, *refusal) : front::Objection();
}

std::string why_not(const table::Chair& chair, const Command& command) {
    return objection_to(chair, command).words;
}

front::Objection why_not_take_back(const table::Chair& chair) {
    const auto refusal = chair.why_not_take_back();
    return refusal ? objection(chair, *refusal) : front::Objection();
}

front::Objection why_no_place(const table::Chair& chair, Placing what) {
    if (can_build_any(chair, what)) return {};
    const auto refusal = chair.why_not(building(chair.view(), what));
    if (!refusal) return {};
    // The player named no place, so an objection to this one is irrelevant.
    const bool is_about_place =
        is_one_of(refusal->reason,
                  {Reason::Taken, Reason::TooNear, Reason::NoRoadThere, Reason::NotConnected});
    if (!is_about_place) return objection(chair, *refusal);
    return under_rule(what == Placing::Road ? "There is no free edge at your roads and buildings"
                                            : "None of your roads reaches a free place yet",
                      refusal->rule);
}

Command some_way_to_play(Card card, const Bundle& bank) {
    switch (card) {
        case Card::Knight: return PlayKnight{};
        case Card::RoadBuilding: return PlayRoadBuilding{};
        case Card::Monopoly: return PlayMonopoly{};
        case Card::Victory: return PlayVictory{};
        case Card::Plenty: break;
    }
    PlayPlenty some;
    for (const Resource resource : all_resources) {
        while (some.cards.total() < 2 && some.cards[resource] < bank[resource]) {
            ++some.cards[resource];
        }
    }
    return some;
}

front::Objection why_no_card(const table::Chair& chair) {
    const View& view = chair.view();
    // If every card has an objection, returns the first. A victory card is never played.
    front::Objection first;
    for (const Card card : all_cards) {
        if (view.own->cards[index(card)] == 0) continue;
        front::Objection why = objection_to(chair, some_way_to_play(card, view.bank));
        if (why.empty()) return why;
        if (first.empty()) first = std::move(why);
    }
    if (!first.empty()) return first;
    const auto refusal = chair.why_not(PlayKnight{});
    if (!refusal) return {};
    if (refusal->reason != Reason::CardNotHeld) return objection(chair, *refusal);
    return under_rule("You have no development cards. Buy one first", refusal->rule);
}

// Checks the bank trade that comes closest to being possible.
front::Objection why_no_bank_trade(const table::Chair& chair) {
    if (can_say_any<TradeWithBank>(chair)) return {};
    const View& view = chair.view();
    const PortSet ports = view.players[view.viewer.value].ports;
    const auto missing = [&](Resource resource) {
        return ports.ratio(resource) - view.own->hand[resource];
    };
    Resource give = Resource::Lumber;
    for (const Resource resource : all_resources) {
        if (missing(resource) < missing(give)) give = resource;
    }
    const Resource get = give == Resource::Ore ? Resource::Wool : Resource::Ore;
    const auto ratio = static_cast<std::int16_t>(ports.ratio(give));
    return objection_to(chair, TradeWithBank{give, get, ratio, 1});
}

// Says why the player can make no offer at all, by judging a sample offer.
front::Objection why_no_trade(const table::Chair& chair) {
    const View& view = chair.view();
    Offer any;
    any.to = chair.game().all_but(view.viewer);
    Resource give = Resource::Lumber;
    for (const Resource resource : all_resources) {
        if (view.own->hand[resource] > 0) give = resource;
    }
    any.give[give] = 1;
    any.get[give == Resource::Ore ? Resource::Wool : Resource::Ore] = 1;
    const auto refusal = chair.why_not(any);
    if (!refusal) return {};
    if (refusal->reason != Reason::CardsMissing) return objection(chair, *refusal);
    return under_rule("You have no cards to trade", refusal->rule);
}

}  // namespace catan::tui
