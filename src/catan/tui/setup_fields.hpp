// Defines the fields of the set-up form: label, value, how it changes, and its help text. Knows no cursor, no keys
// and no drawing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catan/tui/setup_values.hpp"

namespace catan::tui {

// What the fields read and change.
struct SetupState {
    SetupValues values;
    bool offers_elsewhere = false;   // remote players are possible
    std::uint32_t usual_target = 0;  // default target for this board
    std::uint32_t most_target = 0;   // highest reachable target for this board
};

struct SetupField {
    using Words = std::function<std::string(const SetupState&)>;
    // Decides how the field can be edited.
    enum class Kind : std::uint8_t { Start, Name, Number, Choice, Switch };

    struct Number {
        std::uint64_t least = 0;
        std::function<std::uint64_t(const SetupState&)> most{};
        std::function<std::uint64_t(const SetupState&)> get{};
        std::function<void(SetupValues&, std::uint64_t)> set{};
        std::function<void(SetupValues&)> set_usual{};  // empty if there is no default
        bool is_kept = false;                           // digits typed earlier can still be erased
    };

    Kind kind = Kind::Start;
    std::string label{};  // for a switch: after its box
    std::string asks{};   // prompt, if it differs from the label
    bool begins_group = false;
    Words value{};
    // Steps to the next or previous value. Empty for numbers.
    std::function<void(SetupState&, int by)> change{};
    Words explain{};
    // Returns why the value cannot change now, or an empty string. Empty function: it always can.
    Words why_fixed{};
    std::optional<Number> number{};
    std::function<bool(const SetupValues&)> is_on{};  // for a switch
    std::size_t seat = 0;                             // for a name

    [[nodiscard]] bool is_fixed(const SetupState& state) const {
        return why_fixed && !why_fixed(state).empty();
    }
};

// The fields for these values, in form order.
[[nodiscard]] std::vector<SetupField> setup_fields(const SetupValues& values);

// Steps an index by `by`, wrapping at both ends.
[[nodiscard]] inline std::size_t turned(std::size_t value, int by, std::size_t count) {
    return (value + count + static_cast<std::size_t>(static_cast<int>(count) + by)) % count;
}

inline constexpr std::size_t longest_name = 12;

}  // namespace catan::tui
