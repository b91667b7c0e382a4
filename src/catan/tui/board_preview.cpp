#include "catan/tui/board_preview.hpp"

#include <memory>
#include <utility>

#include <ftxui/dom/node.hpp>

namespace catan::tui {
namespace {

// The chart must outlive the element.
ftxui::Element preview(const Chart& chart, const View* view, const Palette& palette,
                       const Appearance& appearance, int width, int height) {
    BoardScene scene;
    scene.chart = &chart;
    scene.palette = &palette;
    scene.glyphs = appearance.glyphs;
    scene.view = view;
    scene.seat_letters = appearance.seat_letters;
    scene.size = chart.fitting(tui::Size::Map, width, height);
    const Window all = chart.drawn(scene.size);
    const Cell middle{all.first.x + all.width / 2, all.first.y + all.height / 2};
    scene.origin = scrolled(all.first, all, width, height, middle);
    return board_view(scene);
}

// Owns the board and the view as long as the element that draws them.
class CachedElement : public ftxui::Node {
public:
    CachedElement(Board board, std::optional<View> view, const Palette& palette,
                  const Appearance& appearance, int width, int height)
        : board_(std::move(board)), view_(std::move(view)), chart_(board_) {
        children_.push_back(
            preview(chart_, view_ ? &*view_ : nullptr, palette, appearance, width, height));
    }
    void ComputeRequirement() override {
        ftxui::Node::ComputeRequirement();
        requirement_ = children_[0]->requirement();
    }
    void SetBox(ftxui::Box box) override {
        ftxui::Node::SetBox(box);
        children_[0]->SetBox(box);
    }

private:
    Board board_;
    std::optional<View> view_;
    Chart chart_;
};

}  // namespace

ftxui::Element board_preview(Board board, std::optional<View> view, const Palette& palette,
                             const Appearance& appearance, int width, int height) {
    return std::make_shared<CachedElement>(std::move(board), std::move(view), palette, appearance,
                                           width, height);
}

}  // namespace catan::tui
