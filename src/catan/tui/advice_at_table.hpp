// Requests advice for the player who is asked at this screen, and opens a dialog when it arrives.
#pragma once

#include <memory>

#include "catan/core/rooms.hpp"
#include "catan/table/adviser.hpp"
#include "front/objection.hpp"

namespace catan::tui {

struct TableContext;

class AdviceAtTable {
public:
    explicit AdviceAtTable(TableContext& table);

    [[nodiscard]] front::Objection why_not() const;
    void ask();
    // Opens the dialog for finished advice, unless the player types or has an unread warning. In that case asking
    // again shows it.
    void go_on();

    [[nodiscard]] bool has_news() const { return adviser_.has_news(); }
    [[nodiscard]] bool is_thought_about() const;

private:
    void open();

    TableContext& table_;
    table::Adviser& adviser_;
    std::weak_ptr<const bool> shown_;  // expires when its dialog closes
};

}  // namespace catan::tui
