// A history as one number: each happening, with all that is in it, mixed into the number for what came before.
#pragma once

#include <cstdint>

#include "catan/core/history.hpp"

namespace catan::bots {

[[nodiscard]] std::uint64_t impression(std::uint64_t before, const Happening& seen);

}  // namespace catan::bots
