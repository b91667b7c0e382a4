// Advice for the player who is asked and looks at the screen: asking for it, and showing it when it is there.
#pragma once

#include <memory>

#include "catan/core/rooms.hpp"
#include "front/objection.hpp"
#include "table/adviser.hpp"

namespace catan::tui {

struct TableContext;

class AdviceAtTable {
public:
    explicit AdviceAtTable(TableContext& table);

    [[nodiscard]] front::Objection why_not() const;
    void ask();
    // Shows what has become known. A player who types or must read something is not disturbed: asking again shows it.
    void go_on();

    [[nodiscard]] bool has_news() const { return adviser_.has_news(); }
    [[nodiscard]] bool is_thought_about() const;

private:
    void open();

    TableContext& table_;
    table::Adviser& adviser_;
    std::weak_ptr<const bool> shown_;  // as long as its dialog is there
};

}  // namespace catan::tui
