// Folds a history into one number: mixes each event record, with all its contents, into the number
// so far.
#pragma once

#include <cstdint>

#include "catan/core/history.hpp"

namespace catan::bots {

[[nodiscard]] std::uint64_t history_hash(std::uint64_t before, const SeenMove& seen);

}  // namespace catan::bots
