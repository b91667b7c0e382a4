// Tests the stack of modes: the mode that gets a key, and the key bar.
#include "front/mode_stack.hpp"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catan/core/rooms.hpp"
#include "support/keys.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// Modes that write down which of them has heard a key.
struct Stack {
    std::string heard;
    front::ModeStack modes{[this](const front::Objection& why) { heard += why.words + " "; }};

    front::Binding key(std::string_view letter, const std::string& mode) {
        front::Binding binding = front::letter_key(
            std::string(letter), mode, {}, [this, mode](const Event&) { heard += mode + " "; });
        binding.in_bar = front::in_order_in_bar;
        return binding;
    }
    std::string press(std::string_view written) {
        heard.clear();
        for (const Event& event : keys(written)) {
            if (!modes.key(event)) heard += "- ";
        }
        return heard;
    }
    [[nodiscard]] std::string bar() const {
        std::string bar;
        for (const kit::KeyHint& hint : modes.hints()) bar += hint.key + ":" + hint.label + " ";
        return bar;
    }
};

class ModalMode : public front::ScreenMode {
public:
    ModalMode(front::KeyTable keys, const bool& is_on, std::string asked)
        : front::ScreenMode(std::move(keys)), is_on_(is_on), asked_(std::move(asked)) {}

    [[nodiscard]] bool is_on() const override { return is_on_; }
    [[nodiscard]] bool is_modal() const override { return true; }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{asked_, {}};
    }

private:
    const bool& is_on_;
    std::string asked_;
};

}  // namespace

TEST_CASE("a key is for the topmost mode that knows it, down to the first modal one") {
    Stack stack;
    bool is_on = false;
    stack.modes.add(std::make_unique<front::ScreenMode>(
        front::KeyTable{stack.key("a", "low"), stack.key("b", "low"), stack.key("c", "low")}));
    stack.modes.add(
        std::make_unique<ModalMode>(front::KeyTable{stack.key("b", "modal")}, is_on, "which?"));
    stack.modes.add(std::make_unique<front::ScreenMode>(front::KeyTable{stack.key("a", "high")}));
    REQUIRE(stack.press("abcd") == "high low low - ");
    REQUIRE(stack.bar() == "a:high b:low c:low ");
    REQUIRE_FALSE(stack.modes.prompt());
    REQUIRE_FALSE(stack.modes.covers_board());
    is_on = true;
    REQUIRE(stack.press("abcd") == "high modal - - ");
    REQUIRE(stack.bar() == "a:high b:modal ");
    REQUIRE(stack.modes.prompt()->asked == "which?");
    REQUIRE(stack.modes.covers_board());
}

TEST_CASE("a key that is not possible now says why, and does nothing") {
    Stack stack;
    front::Binding dim = stack.key("a", "low");
    dim.why_not = [] { return front::Objection{"no"}; };
    stack.modes.add(std::make_unique<front::ScreenMode>(front::KeyTable{dim}));
    REQUIRE(stack.press("a") == "no ");
}

TEST_CASE("a dialog lies under the modes that stay on top, however late it is opened") {
    Stack stack;
    bool is_on = true;
    stack.modes.add_on_top(
        std::make_unique<ModalMode>(front::KeyTable{stack.key("a", "top")}, is_on, "careful"));
    stack.modes.open(front::text_dialog("A text", std::vector<std::string>{"words"}));
    REQUIRE(stack.press("a⎋") == "top - ");
    REQUIRE(stack.modes.prompt()->asked == "careful");
    is_on = false;
    REQUIRE(stack.modes.prompt()->asked == "A text");
    stack.press("⎋");
    REQUIRE_FALSE(stack.modes.has_dialog());
}

TEST_CASE("a text makes way for another one, and what is decided lies under a text as it was") {
    Stack stack;
    const auto read = [&](std::string_view letter, const char* title, bool opens_over_dialog) {
        front::Binding binding =
            front::letter_key(std::string(letter), title, {}, [&stack, title](const Event&) {
                stack.modes.open(front::text_dialog(title, std::vector<std::string>{"words"}));
            });
        binding.replaces_text = true;
        binding.opens_over_dialog = opens_over_dialog;
        return binding;
    };
    const auto seen = [&] {
        const auto box = stack.modes.box();
        return box ? box->title : std::string();
    };
    stack.modes.add(std::make_unique<front::ScreenMode>(front::KeyTable{
        read("l", "Log", true), read("g", "Statistics", false), stack.key("q", "low")}));
    stack.press("l");
    REQUIRE(seen() == "Log");
    stack.press("g");
    REQUIRE(seen() == "Statistics");
    REQUIRE(stack.press("q").empty());
    REQUIRE(seen().empty());
    std::vector<front::Option> options(1);
    options.front().text = "yes";
    stack.modes.open(front::choice_dialog("Really?", std::move(options), "Esc back"));
    stack.press("g");
    REQUIRE(seen() == "Really?");
    stack.press("l");
    REQUIRE(seen() == "Log");
    stack.press("g");
    REQUIRE(seen() == "Log");
    stack.press("⎋");
    REQUIRE(seen() == "Really?");
}

}  // namespace catan::tui
