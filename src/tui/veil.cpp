// What a dialog and a curtain do to the screen below them: one darkens it, the other leaves nothing of it.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include <ftxui/dom/node.hpp>

#include "tui/dialog.hpp"
#include "tui/spans.hpp"

namespace catan::tui {
namespace {

int rows(const std::vector<Line>& lines) { return static_cast<int>(lines.size()); }

// Mixing is for colours of any kind: where there are few, one is picked for each.
ftxui::Color darker_of_16(int number) {
    //                                         dark colours stay    bright ones become dark
    constexpr std::array<std::uint8_t, 16> darker{0, 1, 2, 3, 4, 5, 6, 8, 0, 1, 2, 3, 4, 5, 6, 8};
    return static_cast<ftxui::Color::Palette16>(darker[static_cast<std::size_t>(number)]);
}

// Of 256 colours 16 are the basic ones, then there are 6 x 6 x 6 of red, green and blue, and 24 greys.
ftxui::Color darker_of_256(int number) {
    constexpr int cube = 16;
    constexpr int greys = 232;
    constexpr std::array<int, 6> darker{0, 1, 1, 2, 2, 3};
    const auto level = [&](int value) { return darker[static_cast<std::size_t>(value % 6)]; };
    const int place = number - cube;
    const int dark = number >= greys
                         ? greys + (number - greys) * 2 / 5
                         : cube + 36 * level(place / 36) + 6 * level(place / 6) + level(place);
    return static_cast<ftxui::Color::Palette256>(dark);
}

ftxui::Color darker(const ftxui::Color& colour) {
    if (colour == ftxui::Color()) return colour;
    for (int i = 0; i < 16; ++i) {
        if (colour == ftxui::Color(static_cast<ftxui::Color::Palette16>(i))) return darker_of_16(i);
    }
    for (int i = 16; i < 256; ++i) {
        if (colour == ftxui::Color(static_cast<ftxui::Color::Palette256>(i))) {
            return darker_of_256(i);
        }
    }
    return ftxui::Color::Interpolate(0.87F, colour, ftxui::Color::RGB(8, 8, 12));
}

// Remembers the last answer: neighbours mostly look alike.
class Darkener {
public:
    ftxui::Color operator()(const ftxui::Color& colour) {
        if (colour != from_) {
            from_ = colour;
            to_ = darker(colour);
        }
        return to_;
    }

private:
    ftxui::Color from_;
    ftxui::Color to_;
};

class DimmedNode : public ftxui::Node {
public:
    explicit DimmedNode(ftxui::Element below) : Node({std::move(below)}) {}

    void ComputeRequirement() override {
        Node::ComputeRequirement();
        requirement_ = children_.front()->requirement();
    }
    void SetBox(ftxui::Box box) override {
        Node::SetBox(box);
        children_.front()->SetBox(box);
    }
    void Render(ftxui::Screen& screen) override {
        Node::Render(screen);
        Darkener ground;
        Darkener ink;
        for (int y = box_.y_min; y <= box_.y_max; ++y) {
            for (int x = box_.x_min; x <= box_.x_max; ++x) {
                if (!screen.stencil.Contain(x, y)) continue;
                ftxui::Pixel& pixel = screen.PixelAt(x, y);
                const bool has_colour = pixel.foreground_color != ftxui::Color() ||
                                        pixel.background_color != ftxui::Color();
                pixel.bold = false;
                pixel.dim = !has_colour;
                pixel.foreground_color = ink(pixel.foreground_color);
                pixel.background_color = ground(pixel.background_color);
            }
        }
    }
};

Span in_the_middle(std::string_view text, int width, const Span& style) {
    Span span = style;
    const int before = std::max((width - width_of(text)) / 2, 0);
    span.text = std::string(static_cast<std::size_t>(before), ' ') + std::string(text);
    span.text = padded(span.text, width, Glyphs::Ascii);
    return span;
}

// A curtain: a band in the seat's colour across the screen, with the title in it.
class CurtainNode : public ftxui::Node {
public:
    CurtainNode(CurtainLook look, const Palette& palette)
        : look_(std::move(look)), palette_(palette) {}

    void ComputeRequirement() override {
        requirement_.flex_grow_x = requirement_.flex_grow_y = 1;
        requirement_.flex_shrink_x = requirement_.flex_shrink_y = 1;
    }

    void Render(ftxui::Screen& screen) override {
        const int width = box_.x_max - box_.x_min + 1;
        const int height = box_.y_max - box_.y_min + 1;
        const std::vector<Line> shown = lines(std::max(width, 1), height);
        const int top = std::max((height - rows(shown)) / 2, 0);
        for (int y = 0; y < height; ++y) {
            const int i = y - top;
            tui::draw(screen, {box_.x_min, box_.y_min + y}, width,
                      0 <= i && i < rows(shown) ? shown[static_cast<std::size_t>(i)] : Line(),
                      palette_, Span());
        }
    }

private:
    [[nodiscard]] std::vector<Line> lines(int width, int height) const {
        std::vector<Line> result;
        const int text_width = std::max(width - 8, 1);
        const Span band{"", palette_.text_on(look_.colour), look_.colour, true, true};
        const int air = height >= 20 ? 3 : 1;
        const auto add_air = [&](const Span& style, int count) {
            for (int i = 0; i < count; ++i) result.push_back({in_the_middle("", width, style)});
        };
        add_air(band, air);
        for (const std::string& row : wrapped(look_.title, text_width, 0)) {
            result.push_back({in_the_middle(row, width, band)});
        }
        add_air(band, air);
        const Span words;
        const Span foot{"", Ink::Dim};
        if (!look_.lines.empty()) add_air(words, 1);
        for (const std::string& line : look_.lines) {
            for (const std::string& row : wrapped(line, text_width, 0)) {
                result.push_back({in_the_middle(row, width, words)});
            }
        }
        if (!look_.foot.empty()) {
            add_air(words, 1);
            for (const std::string& row : wrapped(look_.foot, text_width, 0)) {
                result.push_back({in_the_middle(row, width, foot)});
            }
        }
        return result;
    }

    CurtainLook look_;
    const Palette& palette_;
};

}  // namespace

ftxui::Element over(ftxui::Element below, ftxui::Element dialog) {
    return ftxui::dbox({std::make_shared<DimmedNode>(std::move(below)), std::move(dialog)});
}

ftxui::Element curtain(const CurtainLook& look, const Palette& palette) {
    return std::make_shared<CurtainNode>(look, palette);
}

}  // namespace catan::tui
