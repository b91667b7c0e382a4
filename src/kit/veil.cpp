#include "kit/veil.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include <ftxui/dom/node.hpp>

namespace tabletop::kit {
namespace {

// Few colours cannot be mixed, so each maps to a darker one. Bright colours become dark and dark ones stay, which
// keeps text readable: black on a dark colour is as readable as on a bright one, grey as white was.
ftxui::Color darker_of_16(int number) {
    constexpr std::array<std::uint8_t, 16> darker{0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7};
    return static_cast<ftxui::Color::Palette16>(darker[static_cast<std::size_t>(number)]);
}

// Layout of the 256 colours: 16 basic ones, a 6 x 6 x 6 cube of red, green and blue, and 24 greys.
ftxui::Color darker_of_256(int number) {
    constexpr int cube = 16;
    constexpr int greys = 232;
    constexpr std::array<int, 6> darker{0, 1, 1, 2, 3, 4};
    const auto level = [&](int value) { return darker[static_cast<std::size_t>(value % 6)]; };
    const int place = number - cube;
    const int dark = number >= greys
                         ? greys + (number - greys) * 2 / 3
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
    return ftxui::Color::Interpolate(0.6F, colour, ftxui::Color::RGB(8, 8, 12));
}

// Caches results: darkening is slow, and a screen has few colours.
class Darkener {
public:
    ftxui::Color operator()(const ftxui::Color& colour) {
        // Neighbouring cells mostly have the same colour.
        if (last_ < known_.size() && known_[last_].from == colour) return known_[last_].to;
        const auto found = std::ranges::find(known_, colour, &Pair::from);
        last_ = static_cast<std::size_t>(found - known_.begin());
        if (found == known_.end()) known_.push_back({colour, darker(colour)});
        return known_[last_].to;
    }

private:
    struct Pair {
        ftxui::Color from;
        ftxui::Color to;
    };
    std::vector<Pair> known_;
    std::size_t last_ = 0;
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
        Darkener dark;
        for (int y = box_.y_min; y <= box_.y_max; ++y) {
            for (int x = box_.x_min; x <= box_.x_max; ++x) {
                if (!screen.stencil.Contain(x, y)) continue;
                ftxui::Pixel& pixel = screen.PixelAt(x, y);
                const bool has_colour = pixel.foreground_color != ftxui::Color() ||
                                        pixel.background_color != ftxui::Color();
                pixel.bold = false;
                pixel.dim = !has_colour;
                pixel.foreground_color = dark(pixel.foreground_color);
                pixel.background_color = dark(pixel.background_color);
            }
        }
    }
};

}  // namespace

ftxui::Element over(ftxui::Element below, ftxui::Element above) {
    return ftxui::dbox({std::make_shared<DimmedNode>(std::move(below)), std::move(above)});
}

}  // namespace tabletop::kit
