// The lines of the set-up form, each with its label, its value, how that is changed and typed, and what it is about. Knows no
// cursor, no keys, and nothing of how lines are drawn.
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
    bool offers_elsewhere = false;   // people can play at other machines
    std::uint32_t usual_target = 0;  // on the board of these values
    std::uint32_t most_target = 0;   // that can be reached there
};

struct SetupField {
    using Words = std::function<std::string(const SetupState&)>;
    // What can be done with it.
    enum class Kind : std::uint8_t { Start, Name, Number, Choice, Switch };

    struct Number {
        std::uint64_t least = 0;
        std::function<std::uint64_t(const SetupState&)> most{};
        std::function<std::uint64_t(const SetupState&)> get{};
        std::function<void(SetupValues&, std::uint64_t)> set{};
        std::function<void(SetupValues&)> set_usual{};  // left out where no number is usual
        bool is_kept = false;  // one that was typed can be taken back digit by digit later
    };

    Kind kind = Kind::Start;
    std::string label{};  // of a switch, behind its box
    std::string asks{};   // in the prompt line, where that is not the label
    bool begins_group = false;
    Words value{};
    // To the next value or the one before. Left out for numbers.
    std::function<void(SetupState&, int by)> change{};
    Words explain{};
    // Why it cannot be changed now; empty if it can. Left out where it always can.
    Words why_fixed{};
    std::optional<Number> number{};
    std::function<bool(const SetupValues&)> is_on{};  // of a switch
    std::size_t seat = 0;                             // of a name

    [[nodiscard]] bool is_fixed(const SetupState& state) const {
        return why_fixed && !why_fixed(state).empty();
    }
};

// The fields that there are with these values, from the top of the form.
[[nodiscard]] std::vector<SetupField> setup_fields(const SetupValues& values);

// To the next one or the one before, round at both ends.
[[nodiscard]] inline std::size_t turned(std::size_t value, int by, std::size_t count) {
    return (value + count + static_cast<std::size_t>(static_cast<int>(count) + by)) % count;
}

inline constexpr std::size_t longest_name = 12;

}  // namespace catan::tui
