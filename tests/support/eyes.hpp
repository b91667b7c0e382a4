// Computes how colours look to colour-blind players and how far two colours differ, to test what colour alone may tell.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <ftxui/screen/color.hpp>
#include <stdexcept>
#include <string>

namespace catan::tui {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// Normal sight, and the lack of the cones for red (protanopia) or for green (deuteranopia).
enum class Sight { All, WithoutRed, WithoutGreen };

inline Triple times(const Matrix& matrix, const Triple& v) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) result.at(i) += matrix.at(i).at(j) * v.at(j);
    }
    return result;
}

// Red, green and blue, from 0 to 255, of a 24-bit colour or one of the 240 fixed colours of 256.
inline Triple components(const ftxui::Color& colour) {
    const std::string print = colour.Print(true);
    std::array<int, 5> numbers{};
    std::size_t count = 0;
    for (std::size_t at = 0; at < print.size() && count < numbers.size(); ++count) {
        numbers.at(count) = std::atoi(print.c_str() + at);
        at = std::min(print.find(';', at), print.size() - 1) + 1;
    }
    if (numbers[1] == 2) {
        return {static_cast<double>(numbers[2]), static_cast<double>(numbers[3]),
                static_cast<double>(numbers[4])};
    }
    const int number = numbers[2];
    if (numbers[1] != 5 || number < 16) throw std::invalid_argument(print);
    if (number >= 232) {
        const double grey = 8 + 10 * (number - 232);
        return {grey, grey, grey};
    }
    constexpr std::array<double, 6> levels{0, 95, 135, 175, 215, 255};
    const auto place = static_cast<std::size_t>(number - 16);
    return {levels.at(place / 36), levels.at(place / 6 % 6), levels.at(place % 6)};
}

// In linear light. The matrices for complete dichromacy are from Machado, Oliveira and Fernandes (2009).
inline Triple seen(const ftxui::Color& colour, Sight eyes) {
    constexpr Matrix all{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    constexpr Matrix without_red{{{0.152286, 1.052583, -0.204868},
                                  {0.114503, 0.786281, 0.099216},
                                  {-0.003882, -0.048116, 1.051998}}};
    constexpr Matrix without_green{{{0.367322, 0.860646, -0.227968},
                                    {0.280085, 0.672501, 0.047413},
                                    {-0.011820, 0.042940, 0.968881}}};
    Triple light = components(colour);
    for (double& part : light) {
        part /= 255;
        part = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    }
    const Triple result = times(eyes == Sight::All          ? all
                                : eyes == Sight::WithoutRed ? without_red
                                                            : without_green,
                                light);
    return {std::clamp(result[0], 0.0, 1.0), std::clamp(result[1], 0.0, 1.0),
            std::clamp(result[2], 0.0, 1.0)};
}

// The distance in Oklab. Two adjacent colours can just be told apart at 0.02.
inline double difference(const Triple& a, const Triple& b) {
    constexpr Matrix to_cones{{{0.4122214708, 0.5363325363, 0.0514459929},
                               {0.2119034982, 0.6806995451, 0.1073969566},
                               {0.0883024619, 0.2817188376, 0.6299787005}}};
    constexpr Matrix to_lab{{{0.2104542553, 0.7936177850, -0.0040720468},
                             {1.9779984951, -2.4285922050, 0.4505937099},
                             {0.0259040371, 0.7827717662, -0.8086757660}}};
    const auto lab = [&](const Triple& light) {
        Triple cones = times(to_cones, light);
        for (double& cone : cones) cone = std::cbrt(cone);
        return times(to_lab, cones);
    };
    const Triple one = lab(a);
    const Triple two = lab(b);
    return std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

// The contrast of two colours by WCAG 2, from 1 to 21. Graphics that must stand out from their surroundings need 3.
inline double contrast(const ftxui::Color& a, const ftxui::Color& b) {
    const auto luminance = [](const ftxui::Color& colour) {
        const Triple light = seen(colour, Sight::All);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    };
    const auto [least, most] = std::minmax({luminance(a), luminance(b)});
    return (most + 0.05) / (least + 0.05);
}

}  // namespace catan::tui
