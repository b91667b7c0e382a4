#include "front/mode_stack.hpp"

#include <algorithm>
#include <utility>

namespace tabletop::front {

ScreenMode& ModeStack::add(std::unique_ptr<ScreenMode> mode) {
    entries_.push_back({std::move(mode)});
    return *entries_.back().mode;
}

void ModeStack::add_on_top(std::unique_ptr<ScreenMode> mode) {
    add(std::move(mode));
    ++on_top_;
}

void ModeStack::open(std::unique_ptr<Dialog> dialog) {
    Dialog* const opened = dialog.get();
    entries_.insert(entries_.end() - static_cast<std::ptrdiff_t>(on_top_),
                    OpenedMode{std::move(dialog), opened});
}

void ModeStack::close_dialogs() {
    close_dialogs_if([](const Dialog&) { return true; });
}

void ModeStack::close_dialogs_if(const std::function<bool(const Dialog&)>& condition) {
    std::erase_if(entries_, [&](const OpenedMode& entry) {
        return entry.dialog != nullptr && condition(*entry.dialog);
    });
}

void ModeStack::refresh_dialogs() {
    for (const OpenedMode& entry : entries_) {
        if (entry.dialog != nullptr) entry.dialog->refresh();
    }
}

// ---------------------------------------------------------------------------------------------- display

std::vector<const ModeStack::OpenedMode*> ModeStack::from_top() const {
    std::vector<const OpenedMode*> all;
    for (std::size_t i = entries_.size(); i-- > 0;) {
        if (entries_[i].mode->is_on()) all.push_back(&entries_[i]);
    }
    return all;
}

const ModeStack::OpenedMode* ModeStack::with_box() const {
    for (const OpenedMode* entry : from_top()) {
        if (entry->mode->box()) return entry;
    }
    return nullptr;
}

std::size_t ModeStack::dialogs() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        entries_, [](const OpenedMode& entry) { return entry.dialog != nullptr; }));
}

bool ModeStack::covers_board() const {
    return std::ranges::any_of(from_top(),
                               [](const OpenedMode* entry) { return entry->mode->covers_board(); });
}

std::optional<kit::Prompt> ModeStack::prompt() const {
    for (const OpenedMode* entry : from_top()) {
        if (auto prompt = entry->mode->prompt()) return prompt;
    }
    return {};
}

std::optional<kit::DialogBox> ModeStack::box() const {
    for (const OpenedMode* entry : from_top()) {
        if (auto box = entry->mode->box()) return box;
    }
    return {};
}

std::vector<kit::KeyHint> ModeStack::hints() const {
    std::vector<const KeyTable*> tables;
    int first_place = 0;
    for (const OpenedMode* entry : from_top()) {
        tables.push_back(&entry->mode->keys());
        first_place = std::max(first_place, entry->mode->first_place());
        if (entry->mode->is_modal()) break;
    }
    return key_hints(tables, first_place);
}

// ---------------------------------------------------------------------------------------------- input

const Binding* ModeStack::binding_below_dialogs(const ftxui::Event& event) const {
    for (const OpenedMode* entry : from_top()) {
        if (entry->mode->is_modal()) continue;
        if (const Binding* binding = binding_of(entry->mode->keys(), event)) return binding;
    }
    return nullptr;
}

void ModeStack::press(const Binding& binding, const ftxui::Event& event) {
    Objection why = binding.why_not && refuse_ ? binding.why_not() : Objection();
    if (!why.empty()) return refuse_(std::move(why));
    binding.act(event);
}

void ModeStack::take(const Dialog& dialog, const ScreenMode::Step& step) {
    if (step.closes) close(dialog);
    if (step.then) step.then();
}

void ModeStack::close(const Dialog& dialog) {
    close_dialogs_if([&](const Dialog& one) { return &one == &dialog; });
}

void ModeStack::hear_in_dialog(Dialog& dialog, const ftxui::Event& event) {
    const Binding* binding = binding_below_dialogs(event);
    // A text opens over a decision but replaces another text.
    if (binding != nullptr && binding->opens_over_dialog && !dialog.is_read()) {
        return press(*binding, event);
    }
    const ScreenMode::Step step = dialog.key(event);
    if (!step.is_unknown) return take(dialog, step);
    // A text over a decision is replaced only by a text that may open there.
    const bool is_wanted = binding != nullptr && dialog.is_read() &&
                           (step.closes || binding->replaces_text) &&
                           (dialogs() == 1 || binding->opens_over_dialog);
    if (!is_wanted) return;
    close(dialog);
    press(*binding, event);
}

// Returns right after an action, because it may change the stack.
bool ModeStack::key(const ftxui::Event& event) {
    for (const OpenedMode* entry : from_top()) {
        if (entry->dialog != nullptr) {
            hear_in_dialog(*entry->dialog, event);
            return true;
        }
        ScreenMode& mode = *entry->mode;
        const ScreenMode::Step step = mode.key(event);
        if (!step.is_unknown) {
            if (step.then) step.then();
            return true;
        }
        if (const Binding* binding = binding_of(mode.keys(), event)) {
            press(*binding, event);
            return true;
        }
        if (mode.is_modal()) return false;
    }
    return false;
}

void ModeStack::click(std::size_t line, bool takes_back) {
    const OpenedMode* seen = with_box();
    if (seen != nullptr && seen->dialog != nullptr) {
        take(*seen->dialog, seen->dialog->click(line, takes_back));
    }
}

void ModeStack::click_board(kit::Cell cell) {
    if (covers_board()) return;
    for (const OpenedMode* entry : from_top()) {
        if (entry->mode->click_board(cell)) return;
    }
}

void ModeStack::scroll(kit::TextPlace top) {
    if (const OpenedMode* seen = with_box()) seen->mode->scroll(top);
}

}  // namespace tabletop::front
