// The keys of a screen, in one table: a binding says which key it is, what stands for it at the bottom of the screen and
// in the help, why it is not possible now, and what it does. Dispatch, the key bar, the help, the guide and the manual all
// come from it, so a key that is added here is everywhere.
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

// Where the key bar has a key: in the first place, which is for what comes next and has one key at a time; in the order of
// the table; or nowhere.
enum class InBar : std::uint8_t { Never, First, InOrder };

struct Binding {
    std::string key;      // as it is written: `space`, `r`
    std::string also{};   // the same by other keys, for the help: `, h j k l`
    std::string label{};  // in the key bar
    std::string help{};   // what it does, in the help; without it, nothing
    std::vector<ftxui::Event> events{};
    // Whether it means anything now; always, where it is left out.
    std::function<bool()> is_there{};
    // Where the bar has it then; never, where it is left out.
    std::function<InBar()> in_bar{};
    // What speaks against it now: told when it is pressed all the same.
    std::function<Objection()> why_not{};
    std::function<void(const ftxui::Event&)> act{};
    bool is_any_time = false;    // it opens something to be read, also in the place of another text
    bool is_in_dialogs = false;  // and over what is being decided, which is there again behind it
};
using KeyTable = std::vector<Binding>;

[[nodiscard]] std::vector<ftxui::Event> letters(std::string_view each);

inline InBar first_in_bar() { return InBar::First; }
inline InBar in_order_in_bar() { return InBar::InOrder; }
// Only while a condition holds.
[[nodiscard]] std::function<InBar()> first_if(std::function<bool()> condition);
[[nodiscard]] std::function<InBar()> shown_if(std::function<bool()> condition);

// A binding of the letters that it is written with.
[[nodiscard]] Binding letter_key(std::string key, std::string label, std::string help,
                                 std::function<void()> act);

// The binding that a key means now; nullptr if it means nothing.
[[nodiscard]] const Binding* binding_of(const KeyTable& keys, const ftxui::Event& event);

// What the bar shows of these tables now, the first one first: of several bindings of a key the one that the key means. The
// first place is so wide, also when it is empty.
[[nodiscard]] std::vector<kit::KeyHint> key_hints(std::span<const KeyTable* const> tables,
                                                  int first_place = 0);
[[nodiscard]] std::vector<kit::KeyHint> key_hints(const KeyTable& keys, int first_place = 0);

// A key and what it does, as the help, the guide and the manual tell it.
struct KeyHelp {
    std::string key;
    std::string help;
};
// Those that stand side by side in the help, a row each; an empty row is a blank line.
using HelpRow = std::vector<KeyHelp>;

// The rows in which the keys of a table are told. Each key is named as in the table, and told where it is named.
[[nodiscard]] std::vector<HelpRow> help_rows(
    const KeyTable& keys, std::initializer_list<std::initializer_list<std::string_view>> rows);
// The same one below the other, as the guide and the manual have them.
[[nodiscard]] std::vector<KeyHelp> in_one_column(std::span<const HelpRow> rows);
// The same as lines, each key at the next of these columns.
[[nodiscard]] std::vector<std::string> help_lines(std::span<const HelpRow> rows,
                                                  std::span<const std::size_t> columns);

}  // namespace tabletop::front
