// Defines the keys of a screen in one table. A binding names its key, its text in the key bar and in the help, why it
// is not possible now, and its action. Dispatch and key bar read the whole table. The help, the guide and the manual
// take from it the keys that the screen arranges in rows (help_rows).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/component/event.hpp>

#include "front/objection.hpp"
#include "kit/key_bar.hpp"

namespace tabletop::front {

// Position of a key in the key bar: First, for the most likely next key, one at a time; InOrder, in table order; or
// Never.
enum class InBar : std::uint8_t { Never, First, InOrder };

// What a key does. Gets the event, because a binding may have several keys.
using KeyAction = std::function<void(const ftxui::Event&)>;

struct Binding {
    std::string key;      // as it is written: `space`, `r`
    std::string also{};   // other keys with the same action, for the help: `, h j k l`
    std::string label{};  // text in the key bar
    std::string help{};   // text in the help; empty: not listed
    std::vector<ftxui::Event> events{};
    // True if the key has a meaning now. Empty: always.
    std::function<bool()> is_there{};
    // Position in the bar. Empty: Never.
    std::function<InBar()> in_bar{};
    // Why it is not possible now, shown if the key is pressed anyway.
    std::function<Objection()> why_not{};
    KeyAction act{};
    bool replaces_text = false;      // opens a text at the board, or instead of another text
    bool opens_over_dialog = false;  // also over a dialog that asks for a decision
};
using KeyTable = std::vector<Binding>;

[[nodiscard]] std::vector<ftxui::Event> letters(std::string_view each);

inline InBar first_in_bar() { return InBar::First; }
inline InBar in_order_in_bar() { return InBar::InOrder; }
// In the bar only while the condition holds.
[[nodiscard]] std::function<InBar()> first_if(std::function<bool()> condition);
[[nodiscard]] std::function<InBar()> shown_if(std::function<bool()> condition);

// A binding whose key name lists its letters.
[[nodiscard]] Binding letter_key(std::string key, std::string label, std::string help,
                                 KeyAction act);

// The current binding of a key, or nullptr.
[[nodiscard]] const Binding* binding_of(const KeyTable& keys, const ftxui::Event& event);

// The hints of the bar for these tables, the First one first. Of several bindings of a key, the one in effect counts.
// `first_place` is the width of the first place, also when it is empty.
[[nodiscard]] std::vector<kit::KeyHint> key_hints(std::span<const KeyTable* const> tables,
                                                  int first_place = 0);
[[nodiscard]] std::vector<kit::KeyHint> key_hints(const KeyTable& keys, int first_place = 0);

// A key and its help text, for the help, the guide and the manual.
struct KeyHelp {
    std::string key;
    std::string help;
};
// Keys shown side by side in the help. An empty row is a blank line.
using HelpRow = std::vector<KeyHelp>;

// Arranges the help of a table in rows. `rows` names each key as in the table. A name that the table lacks gets no help
// text.
[[nodiscard]] std::vector<HelpRow> help_rows(
    const KeyTable& keys, std::initializer_list<std::initializer_list<std::string_view>> rows);
// The same keys in one column, for the guide and the manual.
[[nodiscard]] std::vector<KeyHelp> in_one_column(std::span<const HelpRow> rows);
// The same rows as text, each key at the next column.
[[nodiscard]] std::vector<std::string> help_lines(std::span<const HelpRow> rows,
                                                  std::span<const std::size_t> columns);

}  // namespace tabletop::front
