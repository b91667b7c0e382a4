#include "catan/language/reasons.hpp"

#include <utility>
#include <variant>

#include "card_reasons.hpp"
#include "place_reasons.hpp"

namespace catan::language {

std::string reason(const Notation& notation, const View& view, const Command& command,
                   std::size_t width) {
    return std::visit(
        [&](const auto& said) {
            if constexpr (requires(PlaceReasons of_places) { of_places.tell(said); }) {
                PlaceReasons reasons(notation, view, width);
                reasons.tell(said);
                return std::move(reasons).line();
            } else {
                CardReasons reasons(notation, view, width);
                reasons.tell(said);
                return std::move(reasons).line();
            }
        },
        command);
}

}  // namespace catan::language
