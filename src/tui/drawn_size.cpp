#include "tui/drawn_size.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <utility>

#include <ftxui/dom/node.hpp>
#include <ftxui/screen/box.hpp>

namespace catan::tui {
namespace {

// FTXUI cannot be told a size: it asks the terminal at standard output, after it has been given the element and before it
// computes how much room that wants. In between, standard output is no terminal, so FTXUI takes its fallback size.
class Bounded : public ftxui::Node {
public:
    explicit Bounded(ftxui::Element element)
        : Node({std::move(element)}), terminal_(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)) {
        const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (terminal_ >= 0 && nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
        if (nowhere >= 0) close(nowhere);
    }
    Bounded(const Bounded&) = delete;
    Bounded& operator=(const Bounded&) = delete;
    Bounded(Bounded&&) = delete;
    Bounded& operator=(Bounded&&) = delete;
    ~Bounded() override { give_back(); }

    void ComputeRequirement() override {
        give_back();
        Node::ComputeRequirement();
        requirement_ = children_[0]->requirement();
    }
    void SetBox(ftxui::Box box) override {
        Node::SetBox(box);
        children_[0]->SetBox(box);
    }

private:
    void give_back() {
        if (terminal_ < 0) return;
        dup2(terminal_, STDOUT_FILENO);
        close(std::exchange(terminal_, -1));
    }

    int terminal_;
};

}  // namespace

ftxui::Dimensions drawn_size() {
    const auto size = ftxui::Terminal::Size();
    return {std::min(size.dimx, most_drawn.dimx), std::min(size.dimy, most_drawn.dimy)};
}

ftxui::Element within_drawn_size(ftxui::Element element) {
    const auto size = ftxui::Terminal::Size();
    const auto drawn = drawn_size();
    if (size.dimx == drawn.dimx && size.dimy == drawn.dimy) return element;
    ftxui::Terminal::SetFallbackSize(drawn);
    // A frame that does not fill the terminal would begin where the cursor is.
    std::cout << "\x1b[H" << std::flush;
    return std::make_shared<Bounded>(std::move(element));
}

}  // namespace catan::tui
