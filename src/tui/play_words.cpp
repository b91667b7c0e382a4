// What a game at the table says at the bottom of the screen: what is being asked, and which keys answer.
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/rules.hpp"
#include "tui/play.hpp"

namespace catan::tui {
namespace {

std::string hex_words(const Board& board, HexId hex) {
    if (board.token(hex) == 0) return "desert";
    return fmt::format("{} {}", name(board.terrain(hex)), board.token(hex));
}

// `ore 3, brick 4 · 5 pips · port 2:1 wool`
std::string corner_words(const Board& board, IntersectionId at) {
    std::vector<std::string> around;
    int sum = 0;
    for (const HexId hex : board.topology.hexes(at)) {
        around.push_back(hex_words(board, hex));
        sum += pips(board.token(hex));
    }
    std::string words = fmt::format("{} · {} pips", fmt::join(around, ", "), sum);
    for (const Port& port : board.layout.ports) {
        for (const IntersectionId end : board.topology.ends(port.edge)) {
            if (end != at) continue;
            words += port.resource ? fmt::format(" · port 2:1 {}", catan::name(*port.resource))
                                   : " · port 3:1";
        }
    }
    return words;
}

// The end of an edge that a seat's roads and buildings do not reach yet.
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

// `1l 1b`
std::string cost_words(const Bundle& cost) {
    std::vector<std::string> parts;
    for (const Resource resource : all_resources) {
        if (cost[resource] > 0)
            parts.push_back(fmt::format("{}{}", cost[resource], name(resource).front()));
    }
    return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace

std::string Play::spot_words(const Spot& spot) const {
    const Board& board = match_.game().board();
    if (const auto* edge = std::get_if<EdgeId>(&spot)) {
        const auto [a, b] = board.topology.ends(*edge);
        const IntersectionId far = far_end(board, seen_.places, viewer_, *edge);
        return fmt::format("edge {}-{} · to {}", a.value, b.value, corner_words(board, far));
    }
    if (const auto* hex = std::get_if<HexId>(&spot)) {
        std::vector<std::string> there;
        for (std::size_t i = 0; i < match_.game().players(); ++i) {
            for (const IntersectionId corner : board.topology.corners(*hex)) {
                if (seen_.places.building_owner(corner) != Seat(i)) continue;
                there.emplace_back(name(Seat(i)));
                break;
            }
        }
        return fmt::format("hex {} · {} · {}", hex->value, hex_words(board, *hex),
                           there.empty() ? std::string("nobody there")
                                         : fmt::format("{}", fmt::join(there, ", ")));
    }
    const IntersectionId at = std::get<IntersectionId>(spot);
    return fmt::format("intersection {} · {}", at.value, corner_words(board, at));
}

Prompt Play::prompt() const {
    if (typed_) {
        const std::string asked = (typed_is_path_ ? "Save as: " : ":") + *typed_ + "_";
        return {asked, message_, message_is_refusal_ && !message_.empty()};
    }
    if (!message_.empty()) {
        return message_is_refusal_ ? Prompt{"Not possible:", message_, true}
                                   : Prompt{message_, {}, false};
    }
    if (curtain_.exists())
        return {fmt::format("{}, it is yours.", name(curtain_)), "Press Enter.", false};
    if (state().in<GameOver>()) return {"The game is over.", "Enter tells how it ended.", false};
    if (choices_.empty()) {
        if (state().in<BeforeRoll>())
            return {"Roll the dice:", "space; or play a card first: d", false};
        if (state().in<MainPhase>()) {
            return {seen_.paired.exists() ? "Your paired phase:" : "Your turn:",
                    "build, buy, trade, play a card; e ends it", false};
        }
        return {"You are asked:", "Enter opens it", false};
    }
    constexpr std::array<std::string_view, 5> asked{
        "", "Build a settlement:", "Build a road:", "Build a city:", "Move the robber:"};
    const std::array<const Bundle*, 5> costs{nullptr, &settlement_cost, &road_cost, &city_cost,
                                             nullptr};
    std::string words(asked[static_cast<std::size_t>(placing_)]);
    const Bundle* cost = costs[static_cast<std::size_t>(placing_)];
    if (cost != nullptr && state().in<MainPhase>()) {
        words.insert(words.size() - 1, fmt::format(" ({})", cost_words(*cost)));
    }
    if (const auto* free = std::get_if<FreeRoads>(&state().phase)) {
        words = fmt::format("Build a free road ({} left):", int{free->left});
    }
    return {words, spot_words(choices_[at_]), false};
}

std::vector<KeyHint> Play::keys() const {
    if (typed_ && typed_is_path_) return {{"Enter", "saves"}, {"Esc", "back"}};
    if (typed_) return {{"Enter", "does it"}, {"Tab", "completes"}, {"Esc", "back"}};
    if (asking_) return {};
    if (curtain_.exists())
        return {{"Enter", "it is me"}, {"L", "log"}, {"?", "help"}, {"q", "leave"}};
    if (!viewer_.exists()) {
        return {{"Enter", "result"},
                {"n", "another game"},
                {"p", "picture", static_cast<bool>(files_.draw_picture)},
                {"g", "statistics"},
                {"L", "log"},
                {"q", "leave"}};
    }
    std::vector<KeyHint> hints;
    if (!choices_.empty()) {
        hints.push_back({"arrows", "move"});
        hints.push_back({"Enter", placing_ == Placing::Robber ? "moves it" : "builds"});
        if (state().in<MainPhase>()) hints.push_back({"Esc", "back"});
    }
    if (state().in<BeforeRoll>()) hints.push_back({"space", "roll"});
    const bool acts = state().in<MainPhase>() || state().in<BeforeRoll>();
    if (acts) {
        hints.push_back({"r", "road", can_say_any<BuildRoad>()});
        hints.push_back({"s", "settle", can_say_any<Settle>()});
        hints.push_back({"c", "city", can_say_any<BuildCity>()});
        hints.push_back({"v", "buy", can_say_any<BuyCard>()});
        hints.push_back({"d", "play", total(seen_.own->cards) > 0});
        hints.push_back({"m", "bank", can_say_any<TradeWithBank>()});
        hints.push_back(
            {"t", "trade",
             state().in<MainPhase>() && !seen_.paired.exists() && !seen_.own->hand.empty()});
        hints.push_back({"e", "end", can_say(EndTurn{})});
    }
    hints.push_back({"u", "undo", !match_.refuse_undo(viewer_)});
    hints.push_back({"?", "help"});
    hints.push_back({"q", "leave"});
    hints.push_back({":", "type"});
    return hints;
}

}  // namespace catan::tui
