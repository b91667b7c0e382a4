// Holds the options that restrict which files programs may see.
#pragma once

namespace catan::app {

struct ConfineWords {
    bool is_demanded = false;  // --confine
    bool is_refused = false;   // --unconfined

    friend bool operator==(const ConfineWords&, const ConfineWords&) = default;
};

}  // namespace catan::app
