#include "place_reasons.hpp"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "catan/core/rules.hpp"
#include "text/listing.hpp"

namespace catan::language {
namespace {

// `1st`, `12th`, `23rd`
std::string ordinal(int number) {
    const bool is_teen = number / 10 % 10 == 1;
    const int last = is_teen ? 0 : number % 10;
    return fmt::format("{}{}", number,
                       last == 1   ? "st"
                       : last == 2 ? "nd"
                       : last == 3 ? "rd"
                                   : "th");
}

}  // namespace

std::string PlaceReasons::worth_of(IntersectionId at) const {
    std::string worth;
    const Pips there = p_.pips_at(at);
    std::vector<Resource> lacked;
    std::vector<Resource> all;
    for (const Resource resource : all_resources) {
        if (there[index(resource)] == 0) continue;
        all.push_back(resource);
        if (p_.production()[index(resource)] == 0) lacked.push_back(resource);
    }
    const bool is_lacked = p_.has_building() && !lacked.empty();
    if (!all.empty()) {
        worth = pips_words(total_pips(there));
        worth += is_lacked ? fmt::format(" with the {} you lack", resources_words(lacked))
                           : " of " + resources_words(all);
    }
    const std::string port = port_worth(at, there);
    if (!port.empty()) worth += (worth.empty() ? "" : ", and ") + port;
    return worth;
}

std::string PlaceReasons::port_worth(IntersectionId at, const Pips& there) const {
    const PortSet ports = p_.game().ports(at);
    for (const Resource resource : all_resources) {
        if (ports.ratio(resource) != 2 || p_.mine().ports.ratio(resource) == 2) continue;
        const bool fits = p_.production()[index(resource)] + there[index(resource)] > 0;
        return fits ? fmt::format("a 2:1 port for your {}", name(resource))
                    : fmt::format("a 2:1 {} port", name(resource));
    }
    constexpr std::uint8_t any = 1U << resource_count;
    const bool is_new = (ports.bits & any) != 0 && (p_.mine().ports.bits & any) == 0;
    return is_new ? "a 3:1 port" : "";
}

std::string PlaceReasons::rival_words(IntersectionId at) const {
    const Seat rival = p_.rival_at(at);
    return rival.exists() ? fmt::format("{} could build there too", who(rival)) : "";
}

std::string PlaceReasons::point_words(int more) const {
    const int points = view().own->points + more;
    if (p_.wins_with(more)) return fmt::format("It's your {} point: you win", ordinal(points));
    return fmt::format("That makes {} of {} points", points, target());
}

void PlaceReasons::tell(Settle settle) {
    const bool is_setup = view().turn == 0;
    if (p_.wins_with(1)) say(point_words(1));
    std::string worth = worth_of(settle.at);
    if (worth.starts_with("a ")) worth.front() = 'A';
    say(worth);
    if (const int pips = total_pips(p_.pips_at(settle.at)); pips > 0)
        say_at_least(pips_words(pips));
    for (const Seat other : p_.others()) {
        const int before = p_.player(other).longest_road;
        const int after = p_.length_cut_at(settle.at, other);
        if (after >= before) continue;
        say(fmt::format("It cuts {}'s road from {} to {}", who(other), before, after));
    }
    if (is_setup && total_pips(p_.pips_at(settle.at)) > 0 && has_most_pips(settle.at)) {
        say("No free place has more pips");
    }
    if (is_setup) return say_at_least("No number pays you there");
    say(rival_words(settle.at));
    if (!p_.wins_with(1)) say(point_words(1));
}

bool PlaceReasons::has_most_pips(IntersectionId at) const {
    const int here = total_pips(p_.pips_at(at));
    for (const IntersectionId other : view().places.open()) {
        if (total_pips(p_.pips_at(other)) > here) return false;
    }
    return true;
}

void PlaceReasons::tell(BuildCity city) {
    if (p_.wins_with(1)) say(point_words(1));
    const Pips there = p_.pips_at(city.at);
    std::vector<Resource> resources;
    for (const Resource resource : all_resources) {
        if (there[index(resource)] > 0) resources.push_back(resource);
    }
    if (!resources.empty()) {
        say(fmt::format("It doubles your {} there: {} more", resources_words(resources),
                        pips_words(total_pips(there))));
    }
    bool is_best = true;
    int others = 0;
    for (const IntersectionId other : view().places.settlements(p_.me())) {
        if (other == city.at) continue;
        ++others;
        is_best = is_best && total_pips(p_.pips_at(other)) <= total_pips(there);
    }
    if (is_best && others > 0) say("None of your settlements has more");
    if (p_.mine().settlements == 0) say("You get a settlement back, and had none left");
    if (!p_.wins_with(1)) say(point_words(1));
}

void PlaceReasons::tell(BuildRoad road) {
    const int before = p_.mine().longest_road;
    const int after = p_.length_with({road.on});
    tell_longest_road(before, after);
    const auto destination = p_.destination(road.on);
    if (destination) {
        const std::string worth = worth_of(destination->at);
        if (!worth.empty()) {
            say(fmt::format("It {} {}", destination->is_further ? "heads for" : "leads to", worth));
        }
        if (view().turn > 0) say(rival_words(destination->at));
    }
    for (const Seat other : p_.others()) {
        if (!view().places.road_sites(other).contains(road.on)) continue;
        say(fmt::format("It's in {}'s way", who(other)));
        break;
    }
    say_at_least(after > before ? fmt::format("Your longest road grows to {}", after)
                                : "It's one more branch of your roads");
}

void PlaceReasons::tell_longest_road(int before, int after) {
    if (after <= before || view().turn == 0) return;
    if (p_.takes_longest_road(after)) return say(award_words("longest road"));
    const int others = p_.longest_of_others();
    if (view().longest_road == p_.me()) {
        if (others + 1 < before) return;
        return say(fmt::format("It keeps your longest road ahead: {} to {}", after, others));
    }
    const int least = static_cast<int>(p_.game().settings().pieces.longest_road_minimum);
    const int more = std::max(others + 1, least) - after;
    if (more == 1 && p_.mine().roads > 1) say("One more and the longest road is yours");
    if (more == 2 && p_.mine().roads > 2) say("Two more would take the longest road");
}

std::string PlaceReasons::award_words(std::string_view award) const {
    const Seat holder = award == "longest road" ? view().longest_road : view().largest_army;
    const std::string from = holder.exists() ? fmt::format(" from {}", who(holder)) : std::string();
    return fmt::format("It takes the {}{}: {}", award, from,
                       p_.wins_with(award_points) ? "you win" : points_words(award_points));
}

void PlaceReasons::tell(Roll /*roll*/) {
    const std::vector<std::uint8_t> numbers = p_.paying_numbers();
    int chances = 0;
    std::vector<std::string> words;
    for (const std::uint8_t number : numbers) {
        chances += pips(number);
        words.push_back(fmt::format("{}", number));
    }
    constexpr std::size_t many = 4;
    if (numbers.empty()) {
        say("The dice decide; no number pays you yet");
    } else if (numbers.size() == 1) {
        say(fmt::format("A {} pays you, {} in 36 rolls", numbers.front(), chances));
    } else if (numbers.size() <= many) {
        say(fmt::format("{} pay you, {} in 36 rolls", text::joined(words), chances));
    } else {
        say(fmt::format("{} in 36 rolls pay you", chances));
    }
    const bool has_knight = view().own->cards[index(Card::Knight)] > 0;
    if (has_knight && p_.cards_from(view().robber, p_.me()) == 0) {
        say("The robber isn't on your land: the knight can wait");
    }
}

void PlaceReasons::tell(MoveRobber robber) {
    struct Victim {
        Seat seat;
        int pips;
    };
    const int pips_of_hex =
        resource_of(board().terrain(robber.to)) ? pips(board().token(robber.to)) : 0;
    std::vector<Victim> victims;
    for (const Seat other : p_.others()) {
        const int cards = p_.cards_from(robber.to, other);
        if (cards > 0) victims.push_back({other, cards * pips_of_hex});
    }
    std::ranges::stable_sort(victims,
                             [](const Victim& a, const Victim& b) { return a.pips > b.pips; });
    const std::string_view what = name(board().terrain(robber.to));
    if (!victims.empty() && pips_of_hex > 0) {
        std::vector<std::string> costs;
        costs.reserve(victims.size());
        for (const Victim& victim : victims) {
            costs.push_back(costs.empty() ? fmt::format("{} {} of {}", who(victim.seat),
                                                        pips_words(victim.pips), what)
                                          : fmt::format("{} {}", who(victim.seat), victim.pips));
        }
        say("It costs " + text::joined(costs));
        say_at_least(fmt::format("It costs {} players {}", victims.size(), what));
    }
    for (const Victim& victim : victims) say(standing(victim.seat));
    if (const int own = p_.cards_from(view().robber, p_.me());
        own > 0 && board().token(view().robber) > 0) {
        say(fmt::format("Your {} {} pays again", name(board().terrain(view().robber)),
                        board().token(view().robber)));
    }
    std::ranges::stable_sort(victims, [&](const Victim& a, const Victim& b) {
        return p_.player(a.seat).hand > p_.player(b.seat).hand;
    });
    if (!victims.empty() && p_.player(victims.front().seat).hand > 0) {
        const Seat richest = victims.front().seat;
        say(fmt::format("{} has {} to steal from", who(richest),
                        cards_words(p_.player(richest).hand)));
    }
    if (const int own = p_.cards_from(robber.to, p_.me()); own > 0 && pips_of_hex > 0) {
        say(fmt::format("You lose {} there too", pips_words(own * pips_of_hex)));
    }
    say_at_least("It hurts no opponent there");
}

void PlaceReasons::tell(Steal steal) {
    const int cards = p_.player(steal.from).hand;
    say(standing(steal.from));
    bool is_only_one = true;
    bool has_most = true;
    bool has_most_points = true;
    for (const Seat other : p_.others()) {
        if (other == steal.from || p_.cards_from(view().robber, other) == 0) continue;
        const int theirs = p_.player(other).hand;
        is_only_one = is_only_one && theirs == 0;
        has_most = has_most && theirs < cards;
        has_most_points = has_most_points && p_.player(other).points < p_.player(steal.from).points;
    }
    if (is_only_one) {
        say(fmt::format("Nobody else there has a card; {} has {}", who(steal.from), cards));
    } else if (has_most) {
        say(fmt::format("{} has the most cards there, {}", who(steal.from), cards));
    } else if (has_most_points && standing(steal.from).empty()) {
        say(fmt::format("{} has the most points there, {}", who(steal.from),
                        p_.player(steal.from).points));
    } else {
        say(fmt::format("{} has {}", who(steal.from), cards_words(cards)));
    }
    say_at_least(fmt::format("{} has {}", who(steal.from), cards_words(cards)));
}

void PlaceReasons::tell(PlayKnight /*knight*/) {
    const int played = p_.mine().played[index(Card::Knight)] + 1;
    const bool has_army = view().largest_army == p_.me();
    const int needed = p_.knights_for_army();
    if (!has_army && played >= needed) say(award_words("largest army"));
    const HexId robbed = view().robber;
    if (p_.cards_from(robbed, p_.me()) > 0 && board().token(robbed) > 0) {
        say(fmt::format("It gets the robber off your {} {}", name(board().terrain(robbed)),
                        board().token(robbed)));
    }
    if (!has_army && played + 1 == needed) {
        say("After it one more knight takes the largest army");
    }
    for (const Seat other : p_.others()) {
        if (can_be_robbed(other)) say(standing(other));
    }
    Seat richest;
    for (const Seat other : p_.others()) {
        const int cards = p_.player(other).hand;
        if (cards == 0 || !can_be_robbed(other)) continue;
        if (!richest.exists() || cards > p_.player(richest).hand) richest = other;
    }
    if (richest.exists()) {
        say(fmt::format("{} has {} to steal from", who(richest),
                        cards_words(p_.player(richest).hand)));
    }
    say_at_least("You decide where the robber goes");
}

bool PlaceReasons::can_be_robbed(Seat seat) const {
    if (p_.game().settings().house_rules.friendly_robber) return false;
    for (std::size_t i = 0; i < board().topology.hexes(); ++i) {
        if (HexId(i) != view().robber && p_.cards_from(HexId(i), seat) > 0) return true;
    }
    return false;
}

void PlaceReasons::tell(PlayRoadBuilding /*roads*/) {
    const bool has_two = p_.mine().roads >= free_roads;
    std::optional<Destination> best;
    int longest = p_.mine().longest_road;
    for (const EdgeId first : view().places.road_sites(p_.me())) {
        longest = std::max(longest, p_.length_with({first}));
        const auto there = p_.destination(first);
        const bool can_reach = there && (has_two || !there->is_further);
        if (can_reach &&
            (!best || total_pips(p_.pips_at(there->at)) > total_pips(p_.pips_at(best->at)))) {
            best = there;
        }
        if (!has_two) continue;
        for (const IntersectionId end : board().topology.ends(first)) {
            const Seat builder = view().places.building_owner(end);
            if (builder.exists() && builder != p_.me()) continue;
            for (const EdgeId next : board().topology.edges(end)) {
                if (next == first || view().places.road_owner(next).exists()) continue;
                longest = std::max(longest, p_.length_with({first, next}));
            }
        }
    }
    if (p_.takes_longest_road(longest)) say(award_words("longest road"));
    if (best && !worth_of(best->at).empty()) {
        say("They lead to " + worth_of(best->at));
    }
    say(has_two ? "Two roads, and your lumber and brick stay in your hand" : "A road for nothing");
    say_at_least("Roads for nothing");
}

}  // namespace catan::language
