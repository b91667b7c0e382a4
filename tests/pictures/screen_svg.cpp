#include "screen_svg.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "catan/core/rooms.hpp"
#include "kit/screen_text.hpp"

namespace catan::pictures {
namespace {

using Colour = std::uint32_t;

constexpr int cell_width = 8;
constexpr int pixel_height = 8;  // two of them are a cell
constexpr int cell_height = 2 * pixel_height;
constexpr int baseline = 12;
constexpr int margin = 8;
constexpr Colour night = 0x101014;
constexpr Colour words = 0xE8E8E8;

// Reads a colour from the sequence that sets it: `38;2;R;G;B`.
Colour colour_of(const ftxui::Color& colour, bool is_background, Colour otherwise) {
    const std::string sequence = colour.Print(is_background);
    if (sequence.substr(1, 4) != "8;2;") return otherwise;
    Colour result = 0;
    const char* at = sequence.c_str() + 5;
    for (int i = 0; i < 3; ++i) {
        char* end = nullptr;
        result = result << 8U | static_cast<Colour>(std::strtoul(at, &end, 10));
        at = end + 1;
    }
    return result;
}

struct Look {
    Colour ink = words;
    Colour ground = night;
    bool bold = false;
    std::string character;
};

Look look_of(const ftxui::Pixel& pixel) {
    Look look;
    look.ink = colour_of(pixel.foreground_color, false, words);
    look.ground = colour_of(pixel.background_color, true, night);
    if (pixel.inverted) std::swap(look.ink, look.ground);
    look.bold = pixel.bold;
    return look;
}

// The shape of a sign in its cell, as a path; none for those that are letters.
std::optional<std::string_view> shape_of(std::string_view character) {
    struct Shape {
        std::string_view character;
        std::string_view path;
    };
    static constexpr std::array<Shape, 13> shapes{{
        {"▲", "m4 3 4 10h-8z"},
        {"◢", "m8 3v10h-8z"},
        {"◣", "m0 3v10h8z"},
        {"■", "m1 5h6v6h-6z"},
        {"▶", "m1 4 6 4-6 4z"},
        {"◀", "m7 4-6 4 6 4z"},
        {"◆", "m4 3 4 5-4 5-4-5z"},
        {"◇", "m4 3 4 5-4 5-4-5zm0 2-2.6 3 2.6 3 2.6-3z"},
        {"○", "m4 5a3 3 0 0 1 0 6a3 3 0 0 1 0-6zm0 1a2 2 0 0 0 0 4a2 2 0 0 0 0-4z"},
        {"•", "m4 6a2 2 0 0 1 0 4a2 2 0 0 1 0-4z"},
        {"│", "m3.5 0h1v16h-1z"},
        {"─", "m0 7.5h8v1h-8z"},
        {"★",
         "m4 4 .94 2.71 2.86.05-2.28 1.73.83 2.75-2.35-1.64-2.35 1.64.83-2.75-2.28-1.73 2.86-.05z"},
    }};
    for (const Shape& shape : shapes) {
        if (shape.character == character) return shape.path;
    }
    return std::nullopt;
}

// The corners and joints of a box; each arm goes from the middle to a side.
std::optional<std::string_view> corner_of(std::string_view character) {
    struct Corner {
        std::string_view character;
        std::string_view path;
    };
    static constexpr std::array<Corner, 6> corners{{
        {"╭", "M4 16v-4q0-4 4-4"},
        {"╮", "M4 16v-4q0-4-4-4"},
        {"╰", "M4 0v4q0 4 4 4"},
        {"╯", "M4 0v4q0 4-4 4"},
        {"├", "M4 0v16m0-8h4"},
        {"┤", "M4 0v16m0-8h-4"},
    }};
    for (const Corner& corner : corners) {
        if (corner.character == character) return corner.path;
    }
    return std::nullopt;
}

class Picture {
public:
    explicit Picture(ftxui::Screen& screen)
        : columns_(screen.dimx()),
          rows_(screen.dimy()),
          pixels_(static_cast<std::size_t>(columns_ * rows_ * 2), night) {
        for (int y = 0; y < rows_; ++y) read_row(screen, y);
    }

    [[nodiscard]] std::string svg(std::string_view title) {
        const int width = columns_ * cell_width;
        const int height = rows_ * cell_height;
        std::string text = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {1} {2}\" width=\"{1}\" "
            "height=\"{2}\" font-family=\"ui-monospace,DejaVu Sans Mono,Menlo,Consolas,monospace\" "
            "font-size=\"13.3\">\n<title>{3}</title>\n"
            "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" rx=\"8\" fill=\"#{4:06x}\"/>\n",
            -margin, width + 2 * margin, height + 2 * margin, title, night);
        merge_pixels();
        for (const auto& [colour, path] : grounds_) {
            text += fmt::format(
                "<path fill=\"#{:06x}\" shape-rendering=\"crispEdges\" d=\"{}\"/>\n", colour, path);
        }
        for (const auto& [colour, path] : signs_) {
            text += fmt::format("<path fill=\"#{:06x}\" d=\"{}\"/>\n", colour, path);
        }
        text += strokes_;
        for (const auto& [colour, runs] : runs_) {
            text += fmt::format("<g fill=\"#{:06x}\">\n{}</g>\n", colour, runs);
        }
        return text + "</svg>\n";
    }

private:
    // A run of letters of one look.
    struct Run {
        int x = 0;
        int cells = 0;
        Look look;
        std::string text;
    };

    void read_row(ftxui::Screen& screen, int y) {
        Run run;
        for (int x = 0; x < columns_; ++x) {
            Look look = look_of(screen.PixelAt(x, y));
            look.character = kit::cell_text(screen, x, y);
            const bool upper = look.character == "▀";
            at(x, 2 * y) = upper ? look.ink : look.ground;
            at(x, 2 * y + 1) = look.ground;
            const bool is_blank = look.character == " " || upper;
            if (is_blank || add_sign(look, x, y)) {
                end(run, y);
                continue;
            }
            const bool goes_on = run.cells > 0 && run.look.ink == look.ink &&
                                 run.look.bold == look.bold && run.look.ground == look.ground;
            if (!goes_on) {
                end(run, y);
                run = {x, 0, look, ""};
            }
            run.text += look.character;
            ++run.cells;
        }
        end(run, y);
    }

    bool add_sign(const Look& look, int x, int y) {
        const int left = x * cell_width;
        const int top = y * cell_height;
        if (const auto shape = shape_of(look.character)) {
            signs_[look.ink] += fmt::format("M{} {}{}", left, top, *shape);
            return true;
        }
        const auto corner = corner_of(look.character);
        if (!corner) return false;
        strokes_ += fmt::format(
            "<path transform=\"translate({},{})\" fill=\"none\" stroke=\"#{:06x}\" d=\"{}\"/>\n",
            left, top, look.ink, *corner);
        return true;
    }

    void end(Run& run, int y) {
        if (run.cells == 0) return;
        std::string text;
        for (const char c : run.text) {
            text += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
        }
        runs_[run.look.ink] +=
            fmt::format("<text x=\"{}\" y=\"{}\" textLength=\"{}\"{}>{}</text>\n",
                        run.x * cell_width, y * cell_height + baseline, run.cells * cell_width,
                        run.look.bold ? " font-weight=\"bold\"" : "", text);
        run.cells = 0;
    }

    // Rectangles of one colour: as long as they go, and then as deep.
    void merge_pixels() {
        std::vector<bool> taken(pixels_.size(), false);
        const auto free = [&](int x, int y, Colour colour) {
            return !taken[index(x, y)] && pixels_[index(x, y)] == colour;
        };
        for (int y = 0; y < 2 * rows_; ++y) {
            for (int x = 0; x < columns_; ++x) {
                const Colour colour = at(x, y);
                if (colour == night || taken[index(x, y)]) continue;
                int right = x + 1;
                while (right < columns_ && free(right, y, colour)) ++right;
                int bottom = y + 1;
                const auto whole = [&](int row) {
                    for (int i = x; i < right; ++i) {
                        if (!free(i, row, colour)) return false;
                    }
                    return true;
                };
                while (bottom < 2 * rows_ && whole(bottom)) ++bottom;
                for (int row = y; row < bottom; ++row) {
                    for (int i = x; i < right; ++i) taken[index(i, row)] = true;
                }
                const int width = (right - x) * cell_width;
                grounds_[colour] +=
                    fmt::format("M{} {}h{}v{}h-{}z", x * cell_width, y * pixel_height, width,
                                (bottom - y) * pixel_height, width);
            }
        }
    }

    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y * columns_ + x);
    }
    Colour& at(int x, int y) { return pixels_[index(x, y)]; }

    int columns_;
    int rows_;
    std::vector<Colour> pixels_;
    std::map<Colour, std::string> grounds_;
    std::map<Colour, std::string> signs_;
    std::string strokes_;
    std::map<Colour, std::string> runs_;
};

}  // namespace

std::string screen_svg(ftxui::Screen& screen, std::string_view title) {
    return Picture(screen).svg(title);
}

}  // namespace catan::pictures
