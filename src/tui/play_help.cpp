// What a game at the table tells in dialogs: help for the moment, the rules, what has happened, how it ended.
#include <fmt/format.h>

#include "catan/wording.hpp"
#include "tui/play.hpp"
#include "tui/statistics.hpp"

namespace catan::tui {
namespace {

using Lines = std::vector<std::string>;

void append(Lines& lines, Lines more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

Lines rows(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// What can be done now, for somebody who has read nothing.
struct MomentHelp {
    Lines operator()(const SetupSettlement&) const {
        return {"Everybody places two settlements, each with a road, before the first turn",
                "(R3). More pips around a settlement bring more cards; no two buildings may",
                "be neighbours. The second settlement pays a card for every hex around it."};
    }
    Lines operator()(const SetupRoad&) const {
        return {"Place a road beside the settlement you have just placed (R3.1)."};
    }
    Lines operator()(const BeforeRoll&) const {
        return {"Your turn begins with the dice: press space. Every hex with that number",
                "pays a card for each settlement beside it and two for each city (R4.2).",
                "You may play one development card before (R7.1)."};
    }
    Lines operator()(const Discarding&) const {
        return {"A seven: whoever has too many cards gives half of them back (R4.4).",
                "Count them out with l b w g o, then Enter."};
    }
    Lines operator()(const MovingRobber&) const {
        return {"Move the robber to another hex. It pays nothing while he stands there, and",
                "you steal a card from somebody who has built beside it (R6)."};
    }
    Lines operator()(const Stealing&) const {
        return {"Choose from whom to steal a card; chance says which it is (R6.2)."};
    }
    Lines operator()(const FreeRoads&) const {
        return {"Roads for nothing: choose the place of each (R7.2)."};
    }
    Lines operator()(const Answering&) const {
        return {"You are offered a trade: accept it, decline it, or offer something else",
                "(R8.2)."};
    }
    Lines operator()(const ClosingTrade&) const {
        return {"All have answered: trade with one of them, or withdraw the offer (R8.2)."};
    }
    Lines operator()(const GameOver&) const {
        return {"The game is over: n plays another one with the same people."};
    }
    Lines operator()(const MainPhase&) const {
        return {"Build, buy, trade and play a card, in any order, as often as you can pay;",
                "then e ends the turn. What is dim is not possible: press it for the reason."};
    }
    // Chance is answered at once or typed; nobody is asked anything else meanwhile.
    template <typename Chance>
    Lines operator()(const Chance&) const {
        return {};
    }
};

const Lines& all_keys() {
    static const Lines keys{
        "space  roll             e  end the turn         u  take back",
        "r  road: lumber, brick",
        "s  settlement: lumber, brick, wool, grain",
        "c  city, on a settlement of yours: 2 grain, 3 ore",
        "v  buy a development card: wool, grain, ore     d  play one",
        "m  trade with the bank  t  trade with the others",
        "",
        "arrows, h j k l  to the next place that way     Tab  to the next one",
        "Enter  does it          Esc  back, at no cost   a digit  types its number",
        "mouse  a click chooses, another does it; dragging moves the board",
        "",
        "R  the rules by number: after a refusal, the one it names",
        "g  statistics           L  log                  :  type a command",
        "#  numbers of places    +  -  larger, smaller   =  the whole board",
        "q  leave; every move is saved"};
    return keys;
}

}  // namespace

void Play::tell_help() {
    Lines lines = std::visit(MomentHelp(), state().phase);
    if (state().turn.paired.exists() && state().in<MainPhase>()) {
        lines = {
            "The paired phase (R4.5): build, buy, trade with the bank and play a card, but not",
            "with the others; then e ends it."};
    }
    if (curtain_.exists()) {
        lines = {
            fmt::format("It is {}'s turn to look: Enter uncovers their cards.", name(curtain_))};
    }
    lines.emplace_back();
    append(lines, all_keys());
    asking_ = tell("Help", std::move(lines));
}

void Play::tell_rules() { asking_ = tui::tell_rules(refused_by_); }

void Play::tell_log() { asking_ = tell_end("What has happened", log(100'000)); }

void Play::tell_statistics() {
    asking_ = tell("Statistics", statistics(match_.game(), names(), match_.history()));
}

void Play::tell_result() {
    const auto* over = std::get_if<GameOver>(&state().phase);
    Lines lines = rows(text::score_text(notation(), state()));
    lines.emplace_back();
    const std::size_t before = lines.size();
    if (files_.saved_as) {
        const std::string where = files_.saved_as();
        lines.push_back(where.empty() ? "The game is not saved." : "The game is in " + where);
    }
    if (!is_scripted()) lines.push_back(fmt::format("The seed was {}.", match_.table().seed));
    if (lines.size() > before) lines.emplace_back();
    append(lines, statistics(match_.game(), names(), match_.history()));
    asking_ = tell(fmt::format("{} wins", name(over->winner)), std::move(lines),
                   files_.draw_picture ? "n another game   p picture   q leave   Esc the board"
                                       : "n another game   q leave   Esc the board");
}

void Play::draw_picture() {
    message_ = files_.draw_picture ? files_.draw_picture() : "The game is kept in no file.";
    message_is_refusal_ = !files_.draw_picture;
}

}  // namespace catan::tui
