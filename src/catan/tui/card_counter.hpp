// Counts cards per resource. Letters, digits and arrows raise and lower a count.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <ftxui/component/event.hpp>

#include "catan/core/resources.hpp"
#include "catan/core/rooms.hpp"
#include "kit/dialog_box.hpp"

namespace catan::tui {

inline constexpr std::string_view resource_letters = "lbwgo";

[[nodiscard]] std::optional<Resource> resource_key(const ftxui::Event& event);
[[nodiscard]] std::optional<int> digit_key(const ftxui::Event& event);

// `w  wool     2 of 5`
[[nodiscard]] kit::DialogLine resource_line(Resource resource, const std::string& counts,
                                            bool is_chosen, bool is_possible);

// Upper limits: per resource, and for the sum.
struct CountLimits {
    Bundle each;
    int together = 0;
};

class CardCounter {
public:
    // Clamps the counts in `cards` to the limits.
    CardCounter(Bundle& cards, const CountLimits& most);

    [[nodiscard]] const Bundle& cards() const { return cards_; }
    [[nodiscard]] std::size_t at() const { return at_; }

    // True if the key changed or selected a count. A letter adds one card, digits set the selected count, `+` adds as
    // many as possible, Backspace and Left remove one.
    bool key(const ftxui::Event& event);
    void click(std::size_t resource, bool takes_back);

private:
    void set(Resource resource, int count);
    void add(Resource resource, int count) { set(resource, cards_[resource] + count); }
    void type(int digit);

    Bundle& cards_;
    CountLimits most_;
    std::size_t at_ = 0;
    int typed_ = 0;  // the number typed so far
};

}  // namespace catan::tui
