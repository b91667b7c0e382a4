#include "reason_writer.hpp"

#include <fmt/format.h>

#include "text/listing.hpp"
#include "text/utf8.hpp"

namespace catan::language {
namespace {

// Width in terminal columns. Letters of some scripts take two.
std::size_t width_of(std::string_view words) {
    constexpr char32_t first_wide = 0x1100;
    std::size_t columns = 0;
    while (!words.empty()) {
        const auto code = text::take_code_point(words);
        if (!code) words.remove_prefix(1);
        columns += code && *code >= first_wide ? 2U : 1U;
    }
    return columns;
}

}  // namespace

void Sentences::say(std::string_view words) {
    constexpr std::size_t most = 3;
    if (words.empty() || count_ == most) return;
    std::string longer = fmt::format("{}{}{}.", line_, line_.empty() ? "" : " ", words);
    if (width_of(longer) > width_) return;
    line_ = std::move(longer);
    ++count_;
}

std::string ReasonWriter::standing(Seat other) const {
    const int points = p_.player(other).points;
    if (p_.leads(other)) return fmt::format("{} leads with {}", who(other), points_words(points));
    if (!p_.is_dangerous(other)) return {};
    return fmt::format("{} has {} of {} points", who(other), points, target());
}

std::string pips_words(int count) { return text::counted(count, "pip", "pips"); }
std::string cards_words(int count) { return text::counted(count, "card", "cards"); }
std::string points_words(int count) { return text::counted(count, "point", "points"); }

std::string resources_words(const std::vector<Resource>& resources) {
    std::vector<std::string> names;
    names.reserve(resources.size());
    for (const Resource resource : resources) names.emplace_back(name(resource));
    return text::joined(names);
}

std::vector<Resource> resources_in(const Bundle& cards) {
    std::vector<Resource> resources;
    for (const Resource resource : all_resources) {
        if (cards[resource] > 0) resources.push_back(resource);
    }
    return resources;
}

std::string bundle_list(const Bundle& cards, std::string_view more) {
    std::vector<std::string> parts;
    for (const Resource resource : resources_in(cards)) {
        parts.push_back(fmt::format("{} {}{}", cards[resource], more, name(resource)));
    }
    return text::joined(parts);
}

std::string capitalized(std::string_view words) {
    std::string sentence(words);
    sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    return sentence;
}

}  // namespace catan::language
