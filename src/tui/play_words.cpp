// What a game at the table says at the bottom of the screen: what is being asked, and which keys answer.
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tui/play.hpp"

namespace catan::tui {
namespace {

std::string hex_words(const Board& board, HexId hex) {
    if (board.token(hex) == 0) return "desert";
    return fmt::format("{} {}", name(board.terrain(hex)), board.token(hex));
}

}  // namespace

std::string Play::spot_words(const Spot& spot) const {
    const Board& board = match_.game().board();
    if (const auto* edge = std::get_if<EdgeId>(&spot)) {
        const auto [a, b] = board.topology.ends(*edge);
        return fmt::format("edge {}-{}", a.value, b.value);
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
    std::vector<std::string> around;
    int sum = 0;
    for (const HexId hex : board.topology.hexes(at)) {
        around.push_back(hex_words(board, hex));
        sum += pips(board.token(hex));
    }
    std::string words =
        fmt::format("intersection {} · {} · {} pips", at.value, fmt::join(around, ", "), sum);
    for (const Port& port : board.layout.ports) {
        for (const IntersectionId end : board.topology.ends(port.edge)) {
            if (end != at) continue;
            words += port.resource ? fmt::format(" · port 2:1 {}", catan::name(*port.resource))
                                   : " · port 3:1";
        }
    }
    return words;
}

Prompt Play::prompt() const {
    if (typed_) {
        const std::string asked = ":" + *typed_ + "_";
        return {asked, message_, message_is_refusal_ && !message_.empty()};
    }
    if (!message_.empty()) {
        return message_is_refusal_ ? Prompt{"Not possible:", message_, true}
                                   : Prompt{message_, {}, false};
    }
    if (curtain_.exists())
        return {fmt::format("{}, it is yours.", name(curtain_)), "Press Enter.", false};
    if (state().in<GameOver>()) return {"The game is over.", "g statistics, L log, q leave", false};
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
    std::string words(asked[static_cast<std::size_t>(placing_)]);
    if (const auto* free = std::get_if<FreeRoads>(&state().phase)) {
        words = fmt::format("Build a free road ({} left):", int{free->left});
    }
    return {words, spot_words(choices_[at_]), false};
}

std::vector<KeyHint> Play::keys() const {
    if (typed_) return {{"Enter", "does it"}, {"Tab", "completes"}, {"Esc", "back"}};
    if (asking_) return {};
    if (curtain_.exists())
        return {{"Enter", "it is me"}, {"L", "log"}, {"?", "help"}, {"q", "leave"}};
    if (!viewer_.exists()) return {{"g", "statistics"}, {"L", "log"}, {"q", "leave"}};
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
    hints.push_back({":", "type"});
    hints.push_back({"q", "leave"});
    return hints;
}

}  // namespace catan::tui
