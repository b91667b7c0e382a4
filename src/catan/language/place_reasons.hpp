// Why something is done on the board: building, the robber, and the cards and dice that lead there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "telling.hpp"

namespace catan::language {

class PlaceReasons : public Telling {
public:
    using Telling::Telling;

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
    // Of a port that would be new.
    [[nodiscard]] std::string port_worth(IntersectionId at, const Pips& there) const;
    [[nodiscard]] std::string rival_words(IntersectionId at) const;
    [[nodiscard]] std::string point_words(int more) const;
    [[nodiscard]] bool has_most_pips(IntersectionId at) const;
    void tell_longest_road(int before, int after);
    // Of an award that is taken by it.
    [[nodiscard]] std::string award_words(std::string_view award) const;
    // Whether there is a hex where the robber would find them; those whom R6.3 may protect are left out.
    [[nodiscard]] bool can_be_robbed(Seat seat) const;
};

}  // namespace catan::language
