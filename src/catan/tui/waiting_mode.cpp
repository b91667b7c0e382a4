// Shows a prompt while no move is possible: a move is under way, or the connection is in trouble. Has no keys.
#include <string>

#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

class WaitingMode : public front::ScreenMode {
public:
    explicit WaitingMode(TableContext* table) : table_(table) {}

    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        std::string trouble = table_->seats.remote().trouble();
        if (table_->flow.is_under_way()) return kit::Prompt{"Your move is under way.", trouble};
        if (!trouble.empty()) return kit::Prompt{trouble, {}};
        return {};
    }

private:
    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> waiting_mode(TableContext* table) {
    return std::make_unique<WaitingMode>(table);
}

}  // namespace catan::tui
