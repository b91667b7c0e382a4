// Explains moves on the board: building, the robber, and the cards and dice that lead to them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reason_writer.hpp"

namespace catan::language {

class PlaceReasons : public ReasonWriter {
public:
    using ReasonWriter::ReasonWriter;

    void tell(Settle settle);
    void tell(BuildCity city);
    void tell(BuildRoad road);
    void tell(Roll roll);
    void tell(MoveRobber robber);
    void tell(Steal steal);
    void tell(PlayKnight knight);
    void tell(PlayRoadBuilding roads);

private:
    // `11 pips with the ore and grain you lack, and a 2:1 port for your ore`
    [[nodiscard]] std::string worth_of(IntersectionId at) const;
    // Words for a port that the viewer does not have yet; else empty.
    [[nodiscard]] std::string port_worth(IntersectionId at, const Pips& there) const;
    [[nodiscard]] std::string rival_words(IntersectionId at) const;
    [[nodiscard]] std::string point_words(int more) const;
    [[nodiscard]] bool has_most_pips(IntersectionId at) const;
    void tell_longest_road(int before, int after);
    // A sentence on an award that the move takes.
    [[nodiscard]] std::string award_words(std::string_view award) const;
    // Whether the robber could reach a hex of this seat. Leaves out seats that R6.3 may protect.
    [[nodiscard]] bool can_be_robbed(Seat seat) const;
};

}  // namespace catan::language
