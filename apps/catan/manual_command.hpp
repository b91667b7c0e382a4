// Declares `catan man`, which prints the manual page with the keys of all screens.
#pragma once

#include <CLI/CLI.hpp>

namespace catan::app {

void show_manual(const CLI::App& program);

}  // namespace catan::app
