#include "catan/tui/prompts.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/core/rules.hpp"
#include "catan/language/notation.hpp"
#include "catan/language/wording.hpp"
#include "catan/tui/possible.hpp"
#include "catan/tui/sentence.hpp"
#include "text/listing.hpp"

namespace catan::tui {
namespace {

int pips_around(const Board& board, IntersectionId at) {
    int sum = 0;
    for (const HexId hex : board.topology.hexes(at)) sum += pips(board.token(hex));
    return sum;
}

// `ore 3, brick 4 · 5 pips · 2:1 wool`
std::string corner_words(const Board& board, IntersectionId at) {
    std::vector<std::string> around;
    const int sum = pips_around(board, at);
    for (const HexId hex : board.topology.hexes(at))
        around.push_back(language::hex_words(board, hex));
    std::string words =
        fmt::format("{} · {} pip{}", fmt::join(around, ", "), sum, sum == 1 ? "" : "s");
    for (const Port& port : board.layout.ports) {
        for (const IntersectionId end : board.topology.ends(port.edge)) {
            if (end != at) continue;
            words += port.resource ? fmt::format(" · 2:1 {}", catan::name(*port.resource))
                                   : " · 3:1 port";
        }
    }
    return words;
}

// The end of an edge not yet reached by the seat's roads and buildings.
IntersectionId far_end(const Board& board, const Places& places, Seat seat, EdgeId edge) {
    for (const IntersectionId end : board.topology.ends(edge)) {
        bool is_reached = places.building_owner(end) == seat;
        for (const EdgeId other : board.topology.edges(end)) {
            is_reached = is_reached || places.road_owner(other) == seat;
        }
        if (!is_reached) return end;
    }
    return board.topology.ends(edge)[1];
}

// R5.4: true if the intersection and its neighbours are empty.
bool has_room_for_settlement(const Board& board, const Places& places, IntersectionId at) {
    if (places.building_owner(at).exists()) return false;
    return std::ranges::none_of(board.topology.edges(at), [&](EdgeId edge) {
        return std::ranges::any_of(board.topology.ends(edge), [&](IntersectionId end) {
            return places.building_owner(end).exists();
        });
    });
}

// Where a road leads: to a settlement site at its end, or to one a road further.
struct RoadTarget {
    std::optional<IntersectionId> to;
    bool is_further = false;
};
RoadTarget target_of(const Board& board, const Places& places, Seat seat, EdgeId road) {
    const IntersectionId far = far_end(board, places, seat, road);
    if (has_room_for_settlement(board, places, far)) return {far, false};
    RoadTarget target{std::nullopt, true};
    const Seat builder = places.building_owner(far);
    if (builder.exists() && builder != seat) return target;
    for (const EdgeId next : board.topology.edges(far)) {
        const Seat owner = places.road_owner(next);
        if (next == road || (owner.exists() && owner != seat)) continue;
        for (const IntersectionId end : board.topology.ends(next)) {
            if (end == far || !has_room_for_settlement(board, places, end)) continue;
            if (!target.to || pips_around(board, end) > pips_around(board, *target.to))
                target.to = end;
        }
    }
    return target;
}

std::string road_words(const Board& board, const View& view, EdgeId edge) {
    const auto [a, b] = board.topology.ends(edge);
    const RoadTarget target = target_of(board, view.places, view.viewer, edge);
    const std::string words = fmt::format("edge {}-{}", a.value, b.value);
    if (!target.to) return words + " · leads to no place for a settlement";
    return fmt::format("{} · {} {}", words, target.is_further ? "towards" : "to",
                       corner_words(board, *target.to));
}

// `l b`, `2g 3o`
std::string cost_words(const Bundle& cost) {
    std::vector<std::string> parts;
    for (const Resource resource : all_resources) {
        if (cost[resource] == 0) continue;
        const std::string count = cost[resource] > 1 ? fmt::format("{}", cost[resource]) : "";
        parts.push_back(fmt::format("{}{}", count, name(resource).front()));
    }
    return fmt::format("{}", fmt::join(parts, " "));
}

std::string spot_words(const table::Chair& chair, const Spot& spot) {
    const Board& board = chair.game().board();
    const View& view = chair.view();
    if (const auto* edge = std::get_if<EdgeId>(&spot)) return road_words(board, view, *edge);
    if (const auto* hex = std::get_if<HexId>(&spot)) {
        std::vector<std::string> there;
        for (std::size_t i = 0; i < chair.game().players(); ++i) {
            for (const IntersectionId corner : board.topology.corners(*hex)) {
                if (view.places.building_owner(corner) != Seat(i)) continue;
                there.push_back(chair.viewer().is(Seat(i)) ? "you" : chair.names()[i]);
                break;
            }
        }
        return fmt::format("hex {} · {} · {}", hex->value, language::hex_words(board, *hex),
                           there.empty() ? std::string("nobody there") : text::joined(there));
    }
    const IntersectionId at = std::get<IntersectionId>(spot);
    return fmt::format("intersection {} · {}", at.value, corner_words(board, at));
}

// `Road (l b):`, with the cost if the player pays for it.
std::string asked_for(const View& view, Placing what) {
    if (const auto* free = std::get_if<FreeRoads>(&view.phase)) {
        return fmt::format("Free road ({} left):", int{free->left});
    }
    const bool is_paid = std::holds_alternative<MainPhase>(view.phase);
    const auto words = [is_paid](std::string_view free, std::string_view paid, const Bundle& cost) {
        return is_paid ? fmt::format("{} ({}):", paid, cost_words(cost)) : std::string(free);
    };
    switch (what) {
        case Placing::Settlement:
            return words("Place a settlement:", "Settlement", settlement_cost);
        case Placing::Road: return words("Place a road:", "Road", road_cost);
        case Placing::City: return words("Build a city:", "City", city_cost);
        case Placing::Robber: return "Move the robber:";
        case Placing::Nothing: break;
    }
    return {};
}

}  // namespace

kit::Prompt prompt_for(const table::Chair& chair, const PlaceCursor& cursor) {
    const View& view = chair.view();
    if (const auto spot = cursor.chosen()) {
        // In the set-up the key bar shows these keys.
        const bool can_leave = std::holds_alternative<MainPhase>(view.phase);
        return {asked_for(view, cursor.placing()), spot_words(chair, *spot), false, false,
                view.turn == 0 ? ""
                : can_leave    ? "arrows  Esc back"
                               : "arrows"};
    }
    if (std::holds_alternative<BeforeRoll>(view.phase)) {
        const bool can_play = view.own && why_no_card(chair).empty();
        return {"Roll the dice:",
                can_play ? "press space, or d to play a card first" : "press space"};
    }
    if (!std::holds_alternative<MainPhase>(view.phase))
        return {"You have to decide:", "press Enter"};
    if (view.paired.exists()) {
        return {"Your paired phase:", "build, buy, use the bank or play a card; e ends it"};
    }
    return {"Your turn:", "build, buy, trade or play a card; e ends it"};
}

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

namespace {

std::string_view with_article(Card card) {
    switch (card) {
        case Card::Knight: return "A knight";
        case Card::RoadBuilding: return "Road building";
        case Card::Plenty: return "Plenty";
        case Card::Monopoly: return "A monopoly";
        case Card::Victory: return "A victory card";
    }
    return {};
}

}  // namespace

std::string bought_words(const table::Chair& chair) {
    const auto history = chair.history();
    if (history.empty() || !history.back().move.outcome) return {};
    const auto* drawn = std::get_if<DrawnCard>(&*history.back().move.outcome);
    if (drawn == nullptr) return {};
    // Must fit in 80 columns.
    return fmt::format("{}: {}{}.", with_article(drawn->card), what_it_does(drawn->card),
                       drawn->card == Card::Victory ? "" : "; from your next turn on");
}

std::string what_is_asked(const table::Chair& onlooker, Seat seat) {
    const View& view = onlooker.view();
    if (const auto* discarding = std::get_if<Discarding>(&view.phase)) {
        return fmt::format("A seven was rolled: you discard {} cards.",
                           discarding->owed[seat.value]);
    }
    if (const auto* answering = std::get_if<Answering>(&view.phase)) {
        return fmt::format("{} offers {} for {}.", onlooker.names()[view.turn_player.value],
                           cards_words(answering->offer.give), cards_words(answering->offer.get));
    }
    if (std::holds_alternative<ClosingTrade>(view.phase))
        return "Everybody has answered your offer.";
    if (std::holds_alternative<BeforeRoll>(view.phase)) {
        return fmt::format("Turn {} is yours.", view.turn);
    }
    if (std::holds_alternative<MovingRobber>(view.phase)) return "You move the robber.";
    if (view.paired.exists())
        return "You have the paired phase: build, buy, use the bank or play a card.";
    return "Your turn goes on.";
}

}  // namespace catan::tui
