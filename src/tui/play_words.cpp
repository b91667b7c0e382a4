// What a game at the table says at the bottom of the screen: what is being asked, and which keys answer.
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/rules.hpp"
#include "catan/wording.hpp"
#include "tui/play.hpp"

namespace catan::tui {
namespace {

using kit::KeyHint;
using kit::Prompt;

std::string hex_words(const Board& board, HexId hex) {
    if (board.token(hex) == 0) return "desert";
    return fmt::format("{} {}", name(board.terrain(hex)), board.token(hex));
}

// `ore 3, brick 4 · 5 pips · 2:1 wool`
std::string corner_words(const Board& board, IntersectionId at) {
    std::vector<std::string> around;
    int sum = 0;
    for (const HexId hex : board.topology.hexes(at)) {
        around.push_back(hex_words(board, hex));
        sum += pips(board.token(hex));
    }
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

std::string Play::asked_words(Seat seat) const {
    if (const auto* discarding = std::get_if<Discarding>(&state().phase)) {
        return fmt::format("A seven: {} cards have to be discarded.", discarding->owed[seat.value]);
    }
    if (const auto* answering = std::get_if<Answering>(&state().phase)) {
        return fmt::format("{} gives {} for {}.", name(state().turn.player),
                           text::bundle_words(answering->offer.give),
                           text::bundle_words(answering->offer.get));
    }
    if (state().in<ClosingTrade>()) return "Everybody has answered the offer.";
    if (state().in<BeforeRoll>()) return fmt::format("Turn {} begins.", state().turn.number);
    if (state().in<MovingRobber>()) return "The robber moves.";
    if (state().turn.paired.exists()) return "It is the paired phase: build, buy, use the bank.";
    return "The turn goes on.";
}

Prompt Play::prompt() const {
    if (!warnings_.empty()) return {"Careful:", "read this first", true};
    if (typed_) {
        // The end of what is typed is seen, and what is wrong with it.
        return {(typed_is_path_ ? "Save as: " : ":") + *typed_ + "_", message_,
                message_is_refusal_ && !message_.empty(), true};
    }
    if (!message_.empty()) {
        return message_is_refusal_ ? Prompt{"Not possible:", message_, true}
                                   : Prompt{message_, {}, false};
    }
    if (curtain_.exists())
        return {fmt::format("{}, it is yours.", name(curtain_)), "Press Enter.", false};
    if (state().in<GameOver>()) return {"The game is over.", "Enter tells how it ended.", false};
    if (choices_.empty()) {
        if (state().in<BeforeRoll>()) {
            const bool has_cards = seen_.own && total(seen_.own->cards) > 0;
            return {"Roll the dice:", has_cards ? "space; or play a card first: d" : "space",
                    false};
        }
        if (state().in<MainPhase>()) {
            return seen_.paired.exists()
                       ? Prompt{"Your paired phase:",
                                "build, buy, trade with the bank, play a card; e ends it"}
                       : Prompt{"Your turn:", "build, buy, trade, play a card; e ends it"};
        }
        return {"You are asked:", "Enter opens it", false};
    }
    constexpr std::array<std::string_view, 5> asked{
        "", "Build a settlement:", "Build a road:", "Build a city:", "Move the robber:"};
    const auto what = static_cast<std::size_t>(placing_);
    std::string words(asked[what]);
    if (state().in<MainPhase>()) {
        const std::array<std::string, 5> paid{
            "", fmt::format("Settlement ({}):", cost_words(settlement_cost)),
            fmt::format("Road ({}):", cost_words(road_cost)),
            fmt::format("City ({}):", cost_words(city_cost)), ""};
        words = paid[what];
    }
    if (const auto* free = std::get_if<FreeRoads>(&state().phase)) {
        words = fmt::format("Free road ({} left):", int{free->left});
    }
    return {words, spot_words(choices_[at_]), false};
}

std::vector<KeyHint> Play::keys() const {
    if (!warnings_.empty()) return {{"Enter", "I have read it"}};
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
    std::vector<KeyHint> impossible;
    const auto add = [&](const char* key, const char* label, bool is_possible) {
        (is_possible ? hints : impossible).push_back({key, label, is_possible});
    };
    if (!choices_.empty()) {
        hints.push_back({"arrows", "move"});
        hints.push_back({"Enter", placing_ == Placing::Robber ? "moves it" : "builds"});
        if (state().in<MainPhase>()) hints.push_back({"Esc", "back"});
    } else if (!state().in<BeforeRoll>() && !state().in<MainPhase>()) {
        hints.push_back({"Enter", "opens it"});
    }
    if (state().in<BeforeRoll>()) hints.push_back({"space", "roll"});
    if (state().in<MainPhase>() || state().in<BeforeRoll>()) {
        add("r", "road", can_say_any<BuildRoad>());
        add("s", "settle", can_say_any<Settle>());
        add("c", "city", can_say_any<BuildCity>());
        add("v", "buy", can_say_any<BuyCard>());
        add("d", "play", total(seen_.own->cards) > 0);
        add("m", "bank", can_say_any<TradeWithBank>());
        add("t", "trade", !why_no_trade());
        add("e", "end", can_say(EndTurn{}));
    }
    add("u", "undo", !match_.refuse_undo(viewer_));
    for (const KeyHint& always : {KeyHint{"?", "help"}, KeyHint{"q", "leave"}}) {
        hints.push_back(always);
    }
    hints.insert(hints.end(), impossible.begin(), impossible.end());
    for (const KeyHint& last : {KeyHint{":", "type"}, KeyHint{"g", "statistics"},
                                KeyHint{"L", "log"}, KeyHint{"#", "numbers"}}) {
        hints.push_back(last);
    }
    return hints;
}

}  // namespace catan::tui
