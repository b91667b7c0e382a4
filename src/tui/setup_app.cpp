#include "tui/setup_app.hpp"

#include <utility>

#include <ftxui/component/component.hpp>
#include <ftxui/component/screen_interactive.hpp>
#include <ftxui/screen/terminal.hpp>

namespace catan::tui {
namespace {

constexpr int form_width = 42;
constexpr int foot_height = 2;

// Draws the board it was given, which must live until then.
ftxui::Element preview(const Chart& chart, const Palette& palette, const Appearance& appearance,
                       int width, int height) {
    BoardScene scene;
    scene.chart = &chart;
    scene.palette = &palette;
    scene.glyphs = appearance.glyphs;
    scene.size = tui::Size::Map;
    for (const tui::Size size :
         {tui::Size::Small, tui::Size::Normal, tui::Size::Large, tui::Size::Huge}) {
        const Window all = extent(chart.board(), size);
        if (all.width <= width && all.height <= height) scene.size = size;
    }
    const Window all = extent(chart.board(), scene.size);
    const Cell middle{all.first.x + all.width / 2, all.first.y + all.height / 2};
    scene.origin = scrolled(all.first, all, width, height, middle);
    return board_view(scene);
}

// Keeps a chart for as long as the element that draws it.
class Kept : public ftxui::Node {
public:
    Kept(Board board, const Palette& palette, const Appearance& appearance, int width, int height)
        : board_(std::move(board)), chart_(board_) {
        children_.push_back(preview(chart_, palette, appearance, width, height));
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
    Chart chart_;
};

}  // namespace

ftxui::Element setup_screen(const SetupForm& form, const Appearance& appearance,
                            const Palette& palette, int width, int height) {
    if (width < least_width || height < least_height) return too_small(width, height);
    ftxui::Elements lines{ftxui::text(" catan") | ftxui::bold, ftxui::text("")};
    for (const DialogLine& line : form.lines()) {
        ftxui::Element words = ftxui::text(line.text);
        if (line.swatch && palette.has_colour())
            words = words | ftxui::color(palette[*line.swatch]);
        ftxui::Element row = ftxui::hbox({ftxui::text(line.is_chosen ? " > " : "   "), words});
        lines.push_back(line.is_chosen ? row | ftxui::inverted : row);
    }
    lines.push_back(ftxui::filler());
    const ftxui::Element board = std::make_shared<Kept>(form.board(), palette, appearance,
                                                        width - form_width, height - foot_height);
    const ftxui::Element above =
        ftxui::hbox(
            {ftxui::vbox(std::move(lines)) | ftxui::size(ftxui::WIDTH, ftxui::EQUAL, form_width),
             board | ftxui::flex}) |
        ftxui::flex;
    return ftxui::vbox(
        {above, ftxui::text(" " + form.hint()),
         ftxui::text(" up down  a line   left right  change   n  another board   Enter  start   "
                     "Esc  leave") |
             ftxui::dim});
}

std::optional<text::Setup> ask_setup(const text::Setup& given, std::uint64_t seed,
                                     const Appearance& appearance) {
    SetupForm form(given, seed);
    const Palette palette(appearance.depth);
    auto screen = ftxui::ScreenInteractive::Fullscreen();
    std::optional<text::Setup> agreed;
    auto component = ftxui::Renderer([&] {
        const auto size = ftxui::Terminal::Size();
        return setup_screen(form, appearance, palette, size.dimx, size.dimy);
    });
    component |= ftxui::CatchEvent([&](const ftxui::Event& event) {
        const SetupForm::Outcome outcome = form.key(event);
        if (outcome == SetupForm::Outcome::Start) agreed = form.setup();
        if (outcome != SetupForm::Outcome::Open) screen.Exit();
        return true;
    });
    screen.Loop(component);
    return agreed;
}

}  // namespace catan::tui
