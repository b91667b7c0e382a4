// Keeps a read-only text for a dialog box and its scroll position. The window computes scrolling (`scrolled`),
// because only it knows the number of rows.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "kit/dialog_box.hpp"

namespace tabletop::kit {

class Pager {
public:
    explicit Pager(std::vector<DialogLine> lines) : lines_(std::move(lines)) {}
    explicit Pager(std::vector<std::string> lines);

    [[nodiscard]] const std::vector<DialogLine>& lines() const { return lines_; }

    void go_to(TextPlace top) { top_ = top; }
    void go_to_end() { top_ = {lines_.size(), 0}; }

    [[nodiscard]] DialogBox box(std::string title, std::string foot) const;

private:
    std::vector<DialogLine> lines_;
    TextPlace top_;
};

}  // namespace tabletop::kit
