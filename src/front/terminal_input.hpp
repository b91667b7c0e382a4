// Parses the bytes of a terminal into keys, clicks and reports.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/component/event.hpp>

namespace tabletop::front {

// True for the terminal's answer to a status request, sent after it has processed all earlier output. It arrives as
// an event but is not a key.
[[nodiscard]] bool is_status_report(const ftxui::Event& event);

// Accepts any bytes. Control sequences may be split anywhere between two calls. The parser keeps at most one incomplete
// sequence, of bounded length, and clamps the numbers in it.
class InputParser {
public:
    [[nodiscard]] std::vector<ftxui::Event> parse(std::string_view bytes);

    // A lone escape character is the Esc key. Only a timeout distinguishes it from the start of a sequence.
    [[nodiscard]] bool is_incomplete() const { return state_ != State::Ground; }
    // The bytes so far are a key of their own unless more follow at once. Anything else can only be incomplete.
    [[nodiscard]] bool may_be_key() const {
        return state_ == State::Escape || state_ == State::SingleShift;
    }
    // Call when no byte has come for a while: ends an incomplete sequence.
    [[nodiscard]] std::vector<ftxui::Event> time_out();

private:
    enum class State : std::uint8_t {
        Ground,
        Utf8,          // inside a character of several bytes
        Escape,        // after ESC
        SingleShift,   // after ESC O
        Control,       // after ESC [
        Click,         // after ESC [ M, before its three bytes
        String,        // after ESC P or ESC ], until it is terminated
        StringEscape,  // after an ESC inside a string, which may begin the terminator
    };

    void take(char byte);
    void ground(char byte);
    void utf8(char byte);
    void escape(char byte);
    void control(char byte);
    void begin_escape();
    void finish(ftxui::Event event);
    void finish_control();

    State state_ = State::Ground;
    std::string pending_;
    std::vector<ftxui::Event> events_;
};

}  // namespace tabletop::front
