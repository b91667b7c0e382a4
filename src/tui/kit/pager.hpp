// Text to be read in a dialog box. A cursor goes over its lines, and what is around it is seen.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <ftxui/component/event.hpp>

#include "tui/kit/dialog_box.hpp"

namespace kit {

class Pager {
public:
    explicit Pager(std::vector<DialogLine> lines) : lines_(std::move(lines)) {}
    explicit Pager(std::vector<std::string> lines);

    [[nodiscard]] const std::vector<DialogLine>& lines() const { return lines_; }

    // Whether it was a key that moves the cursor.
    bool key(const ftxui::Event& event);
    // To the last one where there are fewer.
    void go_to(std::size_t line);

    [[nodiscard]] DialogBox box(std::string title, std::string foot) const;

private:
    std::vector<DialogLine> lines_;
    std::size_t at_ = 0;
};

}  // namespace kit
