#include "tui/play.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "catan/apply.hpp"
#include "catan/legal.hpp"
#include "catan/wording.hpp"

namespace catan::tui {
namespace {

template <typename Kind, typename Make>
void add_spots(const std::vector<Command>& legal, std::vector<Spot>& spots, Make make) {
    for (const Command& command : legal) {
        if (const auto* one = std::get_if<Kind>(&command)) spots.push_back(make(*one));
    }
}

}  // namespace

Play::Play(text::Match match, Record record)
    : match_(std::move(match)),
      record_(std::move(record)),
      seen_(view(match_.game(), match_.state(), Seat::none())) {
    // The log of a game that is resumed.
    State state = start(match_.game());
    for (const Said& said : match_.history()) {
        Events events;
        apply(match_.game(), state, said.command, &events);
        if (said.outcome) apply(match_.game(), state, *said.outcome, &events);
        log_.add(said, std::move(events));
    }
    draw_curtain();
}

void Play::use_files(Files files) {
    files_ = std::move(files);
    // The result tells where the game is.
    if (state().in<GameOver>()) tell_result();
}

// What was said to whoever looked before is not for whoever looks now.
void Play::come_back() {
    message_.clear();
    happened_ = {};
    draw_curtain();
}

void Play::draw_curtain() {
    refused_by_.clear();
    if (state().in<GameOver>()) return look_through(Seat::none());
    const bool in_setup = state().in<SetupSettlement>() || state().in<SetupRoad>();
    // In the set-up nothing is hidden from anybody.
    if (in_setup) return look_through(match_.asked());
    look_through(Seat::none());
    curtain_ = match_.asked();
}

// From here on the screen is for this person's eyes.
void Play::look_through(Seat seat) {
    viewer_ = seat;
    curtain_ = Seat::none();
    asking_.reset();
    when_closed_ = nullptr;
    typed_.reset();
    placing_ = Placing::Nothing;
    choices_.clear();
    seen_ = view(match_.game(), state(), viewer_);
    legal_.clear();
    if (!viewer_.exists()) {
        if (state().in<GameOver>()) tell_result();
        return;
    }
    list_legal(match_.game(), state(), legal_);
    ask_what_must_be();
}

void Play::say(const Command& command, const std::optional<Outcome>& outcome) {
    const Seat speaker = match_.asked();
    const State before = state();
    const auto reply = match_.say(command, speaker, outcome);
    if (reply.refusal) return refuse(*reply.refusal);
    record_(match_.saved_lines());
    log_.add(match_.history().back(), reply.events);
    happened_.add(happened(match_.game(), before, state(), command));
    message_.clear();
    go_on();
}

// After a command: whoever is asked now looks on, behind a curtain if it is somebody else.
void Play::go_on() {
    end_was_asked_ = false;
    const bool same = match_.asked() == viewer_;
    if (same && viewer_.exists()) return look_through(viewer_);
    draw_curtain();
}

void Play::take_back() {
    if (const auto refusal = match_.refuse_undo(viewer_)) return refuse(*refusal);
    const std::string line = notation().write(match_.history().back().command, viewer_);
    match_.undo();
    log_.take_back();
    record_(fmt::format("{}: undo", name(viewer_)));
    look_through(viewer_);
    message_ = "Taken back: " + line;
    message_is_refusal_ = false;
}

std::string Play::why(const Refusal& refusal) const {
    return fmt::format("{}: {}", text::rule_word(refusal.rule),
                       text::refusal_words(notation(), state(), refusal));
}

std::string Play::why_not(const Command& command) const {
    const auto refusal = refuse_of(command);
    return refusal ? why(*refusal) : std::string();
}

void Play::refuse(const Refusal& refusal) {
    refused_by_ = text::rule_word(refusal.rule);
    message_ = why(refusal);
    message_is_refusal_ = true;
}

// What the phase asks for, as it cannot be left out.
void Play::ask_what_must_be() {
    if (state().in<SetupSettlement>()) return place(Placing::Settlement);
    if (state().in<SetupRoad>() || state().in<FreeRoads>()) return place(Placing::Road);
    if (state().in<MovingRobber>()) return place(Placing::Robber);
    if (state().in<Stealing>()) return ask_theft();
    if (state().in<ClosingTrade>()) return ask_closing();
    if (state().in<Answering>()) return ask_answer();
    if (const auto* discarding = std::get_if<catan::Discarding>(&state().phase)) {
        asking_ = ask_discard(seen_.own->hand, discarding->owed[viewer_.value]);
    }
}

void Play::place(Placing what) {
    placing_ = what;
    choices_.clear();
    switch (what) {
        case Placing::Nothing: break;
        case Placing::Settlement:
            add_spots<Settle>(legal_, choices_, [](Settle command) { return command.at; });
            break;
        case Placing::Road:
            add_spots<BuildRoad>(legal_, choices_, [](BuildRoad command) { return command.on; });
            break;
        case Placing::City:
            add_spots<BuildCity>(legal_, choices_, [](BuildCity command) { return command.at; });
            break;
        case Placing::Robber:
            add_spots<MoveRobber>(legal_, choices_, [](MoveRobber command) { return command.to; });
            break;
    }
    if (choices_.empty()) placing_ = Placing::Nothing;
    at_ = 0;
    clicked_.reset();
    // The cursor begins at the place nearest to the middle of the board.
    const auto far = [&](const Spot& spot) {
        const Cell cell = cell_of(geometry_, match_.game().topology(), spot);
        return cell.x * cell.x + 4 * cell.y * cell.y;
    };
    for (std::size_t i = 1; i < choices_.size(); ++i) {
        if (far(choices_[i]) < far(choices_[at_])) at_ = i;
    }
}

std::optional<Spot> Play::chosen() const {
    return choices_.empty() ? std::nullopt : std::optional(choices_[at_]);
}

Command Play::command_for(const Spot& spot) const {
    switch (placing_) {
        case Placing::Road: return BuildRoad{std::get<EdgeId>(spot)};
        case Placing::City: return BuildCity{std::get<IntersectionId>(spot)};
        case Placing::Robber: return MoveRobber{std::get<HexId>(spot)};
        case Placing::Settlement:
        case Placing::Nothing: break;
    }
    return Settle{std::get<IntersectionId>(spot)};
}

void Play::confirm() {
    if (!choices_.empty()) say(command_for(choices_[at_]));
}

void Play::click(Cell cell) {
    forget_news();
    if (takes_all_keys()) return;
    const auto spot = spot_at(geometry_, match_.game().topology(), choices_, cell);
    if (!spot) return;
    const auto which =
        static_cast<std::size_t>(std::ranges::find(choices_, *spot) - choices_.begin());
    if (clicked_ == spot) return confirm();
    at_ = which;
    clicked_ = spot;
    message_.clear();
}

// A curtain is taken away by a click on its keys: a second click on what was there before must not do it.
void Play::click_line(std::size_t line, bool takes_back) {
    forget_news();
    if (!asking_ || !warnings_.empty()) return;
    message_.clear();
    act_on(asking_->click(line, takes_back));
}

bool Play::can_say(const Command& command) const { return viewer_.exists() && !refuse_of(command); }

std::optional<Refusal> Play::refuse_of(const Command& command) const {
    return catan::refuse(match_.game(), state(), command);
}

// The refusal that tells most: that of a place where nothing else would speak against it.
std::optional<Refusal> Play::nothing_of_kind(Placing what) const {
    const Places& places = state().places;
    if (what == Placing::Road) {
        if (can_say_any<BuildRoad>()) return std::nullopt;
        for (const EdgeId site : places.road_sites(viewer_)) return refuse_of(BuildRoad{site});
        return refuse_of(BuildRoad{EdgeId(0)});
    }
    if (what == Placing::City) {
        if (can_say_any<BuildCity>()) return std::nullopt;
        for (const IntersectionId site : places.settlements(viewer_))
            return refuse_of(BuildCity{site});
        return refuse_of(BuildCity{IntersectionId(0)});
    }
    if (can_say_any<Settle>()) return std::nullopt;
    for (const IntersectionId site : places.settlement_sites(viewer_))
        return refuse_of(Settle{site});
    return refuse_of(Settle{IntersectionId(0)});
}

void Play::build(Placing what) {
    if (const auto refusal = nothing_of_kind(what)) return refuse(*refusal);
    message_.clear();
    place(what);
}

std::vector<std::string> Play::log(std::size_t most) const {
    return log_.lines(notation(), viewer_, most);
}

Moment Play::moment(std::size_t log_lines) const {
    Moment moment;
    moment.view = &seen_;
    moment.log = log(log_lines);
    moment.prompt = prompt();
    moment.keys = keys();
    moment.dialog = dialog();
    if (asking_ && warnings_.empty() && !moment.prompt.is_refusal)
        moment.prompt = {moment.dialog->title, {}};
    moment.choices = choices_;
    moment.chosen = chosen();
    moment.happened = &happened_;
    moment.ids = shows_ids_;
    return moment;
}

std::optional<kit::DialogBox> Play::dialog() const {
    if (!warnings_.empty()) {
        kit::DialogBox look{"Careful", {}, "Enter: I have read it"};
        look.lines.push_back({warnings_.front()});
        return look;
    }
    if (asking_) return asking_->look();
    if (!curtain_.exists()) return std::nullopt;
    kit::DialogBox look{"Hand over", {}, "Enter: it is me"};
    look.lines.push_back({fmt::format("{}, it is yours. Press Enter.", name(curtain_)), true, false,
                          seat_swatch(curtain_), false});
    look.lines.push_back({asked_words(curtain_), true, false, {}, false});
    if (state().in<Answering>()) look.foot = "Enter: it is me   d declines";
    return look;
}

}  // namespace catan::tui
