#include "weights_file.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <fstream>
#include <stdexcept>
#include <string_view>

namespace catan::tune {
namespace {

// Numbers in lines, so far from the left.
template <typename Numbers>
std::string lines(const Numbers& numbers, std::size_t indent) {
    constexpr std::size_t widest = 97;
    std::string all;
    std::string line;
    for (const auto number : numbers) {
        const std::string word = fmt::format(" {},", number);
        if (!line.empty() && indent + line.size() + word.size() > widest) {
            all += fmt::format("{:{}}{}\n", "", indent, line);
            line.clear();
        }
        line += line.empty() ? std::string_view(word).substr(1) : std::string_view(word);
    }
    return all + fmt::format("{:{}}{}\n", "", indent, line);
}

template <typename Numbers>
std::string list(const Numbers& numbers) {
    return fmt::format("    {{\n{}    }}", lines(numbers, 8));
}

std::string knots(const bots::Weights& weights) {
    std::string all;
    for (const auto& knot : weights.knots) {
        all += fmt::format("        {{\n{}        }},\n", lines(knot, 12));
    }
    return fmt::format("    {{{{\n{}    }}}}", all);
}

}  // namespace

Tables built_in_tables() { return {bots::plain_weights(), bots::usual_weights()}; }

std::string weights_cpp(const Tables& tables) {
    constexpr std::string_view text = R"(#include "valuation.hpp"

// Written by `cmake/dev tune` (docs/bots.md): what is changed here by hand is lost with the next run.
// clang-format off

namespace catan::bots {{
namespace {{

constexpr Weights plain{{
{},
    0, {{}}, {{}}, {{}}}};

constexpr Weights usual{{
{},
    knot_count,
{},
{},
{}}};

}}  // namespace

const Weights& plain_weights() {{ return plain; }}
const Weights& usual_weights() {{ return usual; }}

}}  // namespace catan::bots
)";
    return fmt::format(text, list(tables.plain.direct), list(tables.usual.direct),
                       knots(tables.usual), list(tables.usual.thresholds), list(tables.usual.outs));
}

void write_weights(const std::filesystem::path& file, const Tables& tables) {
    std::filesystem::path beside = file;
    beside += ".new";
    std::ofstream out(beside, std::ios::binary);
    out << weights_cpp(tables);
    out.close();
    if (!out) throw std::runtime_error(fmt::format("cannot write {}", beside.string()));
    std::filesystem::rename(beside, file);
}

}  // namespace catan::tune
