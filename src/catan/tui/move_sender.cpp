#include "catan/tui/move_sender.hpp"

#include <string>

#include <fmt/format.h>

#include "catan/language/notation.hpp"
#include "catan/tui/possible.hpp"

namespace catan::tui {

bool MoveSender::begin() {
    if (is_waiting()) {
        messages_.tell("Your last move is still under way.");
        return false;
    }
    said_at_ = now_();
    return true;
}

void MoveSender::hear(const table::Chair::Result& answer) {
    if (answer.is_late) messages_.tell("The game has gone on meanwhile: look again.");
    if (answer.refusal) messages_.refuse(objection(curtain_.here(), *answer.refusal));
    if (!answer.failure.empty()) {
        messages_.refuse({fmt::format("Nothing has changed: {}.", answer.failure)});
    }
}

void MoveSender::say(const Command& command, const std::optional<Outcome>& outcome) {
    if (!begin()) return;
    table::Chair& speaker = curtain_.speaker();
    speaker.say(speaker.position(), command, outcome,
                [this](const table::Chair::Result& answer) { hear(answer); });
}

void MoveSender::take_back() {
    const table::Chair& here = curtain_.here();
    const language::Notation notation{here.game(), here.names()};
    const auto history = here.history();
    const std::string line =
        history.empty() ? std::string()
                        : notation.write(history.back().move.command, here.viewer().seat());
    if (!begin()) return;
    table::Chair& speaker = curtain_.speaker();
    speaker.take_back(speaker.position(), [this, line](const table::Chair::Result& answer) {
        hear(answer);
        if (answer.is_done()) messages_.tell("Taken back: " + line);
    });
}

bool MoveSender::is_under_way() const { return is_waiting() && now_() - said_at_ >= patience; }

}  // namespace catan::tui
