// Counting out cards: a count for each resource, raised and lowered with letters, digits and arrows.
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

// The resource whose letter is typed.
[[nodiscard]] std::optional<Resource> resource_key(const ftxui::Event& event);
// The digit that is typed.
[[nodiscard]] std::optional<int> digit_key(const ftxui::Event& event);

// `w  wool     2 of 5`
[[nodiscard]] kit::DialogLine resource_line(Resource resource, const std::string& counts,
                                            bool is_chosen, bool is_possible);

// What can be counted at most: so many of each, and so many together.
struct Most {
    Bundle each;
    int together = 0;
};

class Counts {
public:
    // What was counted before is kept as far as it can be.
    Counts(Bundle& cards, const Most& most);

    [[nodiscard]] const Bundle& cards() const { return cards_; }
    [[nodiscard]] std::size_t at() const { return at_; }

    // Whether it was a key that counts: a letter adds one, digits set the count where the cursor is, + adds all that may
    // be added, Backspace and the arrow to the left take one back.
    bool key(const ftxui::Event& event);
    void click(std::size_t resource, bool takes_back);

private:
    void set(Resource resource, int count);
    void add(Resource resource, int count) { set(resource, cards_[resource] + count); }
    void type(int digit);

    Bundle& cards_;
    Most most_;
    std::size_t at_ = 0;
    int typed_ = 0;  // as far as the count is typed
};

}  // namespace catan::tui
