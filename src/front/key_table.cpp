#include "front/key_table.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace tabletop::front {
namespace {

bool is_there(const Binding& binding) { return !binding.is_there || binding.is_there(); }

kit::KeyHint hint_of(const Binding& binding) {
    return {binding.key, binding.label, !binding.why_not || binding.why_not().empty()};
}

// The bindings that may be in the bar. Of several bindings of a key, the one in effect counts.
std::vector<const Binding*> in_bar(std::span<const KeyTable* const> tables) {
    std::vector<const Binding*> all;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        for (const Binding& binding : *tables[i]) {
            if (!binding.in_bar) continue;
            const ftxui::Event& event = binding.events.front();
            const bool is_hidden = std::ranges::any_of(tables.first(i), [&](const KeyTable* above) {
                return binding_of(*above, event) != nullptr;
            });
            if (!is_hidden && binding_of(*tables[i], event) == &binding) all.push_back(&binding);
        }
    }
    return all;
}

}  // namespace

std::vector<ftxui::Event> letters(std::string_view each) {
    std::vector<ftxui::Event> events;
    for (const char letter : each) {
        events.push_back(ftxui::Event::Character(std::string(1, letter)));
    }
    return events;
}

std::function<InBar()> first_if(std::function<bool()> condition) {
    return [condition = std::move(condition)] { return condition() ? InBar::First : InBar::Never; };
}

std::function<InBar()> shown_if(std::function<bool()> condition) {
    return
        [condition = std::move(condition)] { return condition() ? InBar::InOrder : InBar::Never; };
}

Binding letter_key(std::string key, std::string label, std::string help, KeyAction act) {
    Binding binding{std::move(key), {}, std::move(label), std::move(help)};
    binding.events = letters(binding.key);
    binding.act = std::move(act);
    return binding;
}

const Binding* binding_of(const KeyTable& keys, const ftxui::Event& event) {
    const auto found = std::ranges::find_if(keys, [&](const Binding& binding) {
        return std::ranges::find(binding.events, event) != binding.events.end() &&
               is_there(binding);
    });
    return found == keys.end() ? nullptr : &*found;
}

std::vector<kit::KeyHint> key_hints(std::span<const KeyTable* const> tables, int first_place) {
    std::vector<kit::KeyHint> hints;
    if (first_place > 0) hints.push_back({{}, {}, true, first_place});
    bool has_first = false;
    for (const Binding* binding : in_bar(tables)) {
        const InBar where = binding->in_bar ? binding->in_bar() : InBar::Never;
        if (where == InBar::Never) continue;
        kit::KeyHint hint = hint_of(*binding);
        if (where == InBar::InOrder || first_place == 0) {
            hints.push_back(std::move(hint));
        } else if (!std::exchange(has_first, true)) {
            hint.room = first_place;
            hints.front() = std::move(hint);
        }
    }
    return hints;
}

std::vector<kit::KeyHint> key_hints(const KeyTable& keys, int first_place) {
    const KeyTable* const table = &keys;
    return key_hints(std::span(&table, 1), first_place);
}

std::vector<HelpRow> help_rows(
    const KeyTable& keys, std::initializer_list<std::initializer_list<std::string_view>> rows) {
    std::vector<HelpRow> result;
    for (const auto& row : rows) {
        HelpRow& told = result.emplace_back();
        for (const std::string_view key : row) {
            const auto binding = std::ranges::find_if(
                keys, [&](const Binding& one) { return one.key == key && !one.help.empty(); });
            if (binding == keys.end()) {
                told.push_back({std::string(key), {}});
            } else {
                told.push_back({binding->key + binding->also, binding->help});
            }
        }
    }
    return result;
}

std::vector<KeyHelp> in_one_column(std::span<const HelpRow> rows) {
    std::vector<KeyHelp> all;
    for (const HelpRow& row : rows) all.insert(all.end(), row.begin(), row.end());
    return all;
}

std::vector<std::string> help_lines(std::span<const HelpRow> rows,
                                    std::span<const std::size_t> columns) {
    std::vector<std::string> lines;
    for (const HelpRow& row : rows) {
        std::string line;
        for (const KeyHelp& told : row) {
            const auto next = std::ranges::find_if(
                columns, [&](std::size_t column) { return column > line.size(); });
            if (!line.empty() && next != columns.end()) line.resize(*next, ' ');
            line += fmt::format("{}  {}", told.key, told.help);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace tabletop::front
