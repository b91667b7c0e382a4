// Holds the settings that a header or a command line gives. Knows no game: the settings are an enum of the game, and so is the
// type of their values.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace tabletop::text {

// A setting without a value is as usual.
template <typename Setting, std::size_t Count, typename Value>
class GivenSettings {
public:
    [[nodiscard]] std::optional<Value>& operator[](Setting setting) {
        return values_[static_cast<std::size_t>(setting)];
    }
    [[nodiscard]] const std::optional<Value>& operator[](Setting setting) const {
        return values_[static_cast<std::size_t>(setting)];
    }

private:
    std::array<std::optional<Value>, Count> values_{};
};

}  // namespace tabletop::text
