#include "catan/tui/place_cursor.hpp"

#include <algorithm>

namespace catan::tui {
namespace {

std::optional<Spot> spot_of(Placing what, const Command& command) {
    const auto* settle = std::get_if<Settle>(&command);
    if (what == Placing::Settlement && settle != nullptr) return settle->at;
    const auto* road = std::get_if<BuildRoad>(&command);
    if (what == Placing::Road && road != nullptr) return road->on;
    const auto* city = std::get_if<BuildCity>(&command);
    if (what == Placing::City && city != nullptr) return city->at;
    const auto* robber = std::get_if<MoveRobber>(&command);
    if (what == Placing::Robber && robber != nullptr) return robber->to;
    return std::nullopt;
}

}  // namespace

void PlaceCursor::begin(Placing what, std::span<const Command> legal) {
    spots_.clear();
    for (const Command& command : legal) {
        if (const auto spot = spot_of(what, command)) spots_.push_back(*spot);
    }
    placing_ = spots_.empty() ? Placing::Nothing : what;
    at_ = 0;
    clicked_.reset();
    // Start at the place nearest to the middle of the board. A cell is twice as high as wide, hence the factor 4.
    const auto far = [&](const Spot& spot) {
        const Cell cell = cell_of(geometry_, topology_, spot);
        return cell.x * cell.x + 4 * cell.y * cell.y;
    };
    for (std::size_t i = 1; i < spots_.size(); ++i) {
        if (far(spots_[i]) < far(spots_[at_])) at_ = i;
    }
}

void PlaceCursor::begin_at(const Command& command, std::span<const Command> legal) {
    for (const Placing what :
         {Placing::Settlement, Placing::Road, Placing::City, Placing::Robber}) {
        const auto spot = spot_of(what, command);
        if (!spot) continue;
        begin(what, legal);
        if (std::ranges::find(spots_, *spot) != spots_.end()) choose(*spot);
        return;
    }
    end();
}

std::optional<Spot> PlaceCursor::chosen() const {
    return spots_.empty() ? std::nullopt : std::optional(spots_[at_]);
}

Command PlaceCursor::command() const {
    const Spot& spot = spots_[at_];
    switch (placing_) {
        case Placing::Road: return BuildRoad{std::get<EdgeId>(spot)};
        case Placing::City: return BuildCity{std::get<IntersectionId>(spot)};
        case Placing::Robber: return MoveRobber{std::get<HexId>(spot)};
        case Placing::Settlement:
        case Placing::Nothing: break;
    }
    return Settle{std::get<IntersectionId>(spot)};
}

void PlaceCursor::choose(const Spot& spot) {
    at_ = static_cast<std::size_t>(std::ranges::find(spots_, spot) - spots_.begin());
}

void PlaceCursor::step(bool back) { at_ = (at_ + (back ? spots_.size() - 1 : 1)) % spots_.size(); }

void PlaceCursor::move(Toward toward) {
    choose(next_spot(geometry_, topology_, spots_, spots_[at_], toward));
}

PlaceCursor::Click PlaceCursor::click(Cell cell) {
    const auto spot = spot_at(geometry_, topology_, spots_, cell);
    if (!spot) return Click::Nothing;
    if (clicked_ == spot) return Click::Taken;
    choose(*spot);
    clicked_ = spot;
    return Click::Chosen;
}

}  // namespace catan::tui
