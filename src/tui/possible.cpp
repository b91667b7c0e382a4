#include "tui/possible.hpp"

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "catan/wording.hpp"

namespace catan::tui {
namespace {

// Of the places where nothing else would speak against it, the first; or any.
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

bool can_build_any(const Chair& chair, Placing what) {
    if (what == Placing::Road) return can_say_any<BuildRoad>(chair);
    if (what == Placing::City) return can_say_any<BuildCity>(chair);
    return can_say_any<Settle>(chair);
}

}  // namespace

std::string refusal_line(const Chair& chair, const Refusal& refusal) {
    const text::Notation notation{chair.game(), chair.names()};
    return fmt::format("{}: {}", text::rule_word(refusal.rule),
                       text::refusal_words(notation, chair.view(), refusal));
}

std::string why_not(const Chair& chair, const Command& command) {
    const auto refusal = chair.why_not(command);
    return refusal ? refusal_line(chair, *refusal) : std::string();
}

std::string why_not_take_back(const Chair& chair) {
    const auto refusal = chair.why_not_take_back();
    return refusal ? refusal_line(chair, *refusal) : std::string();
}

std::string why_no_place(const Chair& chair, Placing what) {
    return can_build_any(chair, what) ? std::string()
                                      : why_not(chair, building(chair.view(), what));
}

std::string why_no_card(const Chair& chair) {
    return total(chair.view().own->cards) > 0 ? std::string() : why_not(chair, PlayKnight{});
}

// The trade with the bank that comes nearest to being possible.
std::string why_no_bank_trade(const Chair& chair) {
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
    return why_not(chair, TradeWithBank{give, get, ratio, 1});
}

// An offer that would be fair: of a card that is there, if there is one.
std::string why_no_trade(const Chair& chair) {
    const View& view = chair.view();
    Offer any;
    for (std::size_t i = 1; i < chair.game().players(); ++i) {
        any.to.insert(chair.game().seat_after(view.viewer, i));
    }
    Resource give = Resource::Lumber;
    for (const Resource resource : all_resources) {
        if (view.own->hand[resource] > 0) give = resource;
    }
    any.give[give] = 1;
    any.get[give == Resource::Ore ? Resource::Wool : Resource::Ore] = 1;
    return why_not(chair, any);
}

}  // namespace catan::tui
