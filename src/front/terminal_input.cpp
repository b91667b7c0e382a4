#include "front/terminal_input.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include <ftxui/component/mouse.hpp>

namespace tabletop::front {
namespace {

using ftxui::Event;
using ftxui::Mouse;

constexpr char escape_byte = '\x1b';
constexpr std::size_t longest_sequence = 64;
constexpr std::size_t oldest_click_size = 6;

bool is_digit(char byte) { return '0' <= byte && byte <= '9'; }
unsigned code(char byte) { return static_cast<unsigned char>(byte); }

// Bytes of the UTF-8 character that starts with this byte; none if it is no start.
std::optional<std::size_t> character_length(char first) {
    if (code(first) < 0x80) return 1;
    if (0xc2 <= code(first) && code(first) < 0xe0) return 2;
    if (0xe0 <= code(first) && code(first) < 0xf0) return 3;
    if (0xf0 <= code(first) && code(first) < 0xf5) return 4;
    return std::nullopt;
}

// True if the second byte makes the character overlong, a surrogate, or larger than any code point.
bool is_invalid_pair(char first, char second) {
    switch (code(first)) {
        case 0xe0: return code(second) < 0xa0;
        case 0xed: return code(second) >= 0xa0;
        case 0xf0: return code(second) < 0x90;
        case 0xf4: return code(second) >= 0x90;
        default: return false;
    }
}

// The numbers of a control sequence, clamped to the range of a coordinate.
std::vector<int> numbers(std::string_view parameters) {
    constexpr int most = 99'999;
    std::vector<int> all{0};
    for (const char byte : parameters) {
        if (byte == ';') all.push_back(0);
        if (is_digit(byte)) all.back() = std::min(all.back() * 10 + (byte - '0'), most);
    }
    return all;
}

// `code` as the terminal sends it: two bits for the button; 4, 8 and 16 for modifier keys; 32 for motion; 64 for the
// wheel, 128 for further buttons, which mean nothing here.
Event click(std::string sequence, int code, int column, int row, bool is_pressed) {
    Mouse mouse;
    mouse.button = static_cast<Mouse::Button>((code & 3) + ((code & 64) != 0 ? Mouse::WheelUp : 0));
    if ((code & 128) != 0) mouse.button = Mouse::None;
    mouse.motion = is_pressed ? Mouse::Pressed : Mouse::Released;
    mouse.shift = (code & 4) != 0;
    mouse.meta = (code & 8) != 0;
    mouse.control = (code & 16) != 0;
    mouse.x = column - 1;
    mouse.y = row - 1;
    return Event::Mouse(std::move(sequence), mouse);
}

// Translates a complete control sequence.
Event meaning(const std::string& sequence) {
    const char last = sequence.back();
    const auto parameters = std::string_view(sequence).substr(2, sequence.size() - 3);
    if (last != 'M' && last != 'm') return Event::Special(sequence);
    const std::vector<int> values = numbers(parameters);
    if (values.size() != 3) return Event::Special(sequence);
    // The older form has no '<' and counts buttons from 32.
    const bool is_modern = parameters.starts_with('<');
    const int button = is_modern ? values[0] : std::max(values[0] - 32, 0);
    return click(sequence, button, values[1], values[2], last == 'M');
}

// Translates ESC [ M and three bytes, each larger by 32 than its number. A release does not tell its button.
Event oldest_click(const std::string& sequence) {
    const auto number = [&](std::size_t at) { return static_cast<int>(code(sequence[at])) - 32; };
    const int button = number(3);
    const bool is_pressed = (button & 3) != 3 || (button & (32 | 64)) != 0;
    return click(sequence, button, std::max(number(4), 1), std::max(number(5), 1), is_pressed);
}

}  // namespace

bool is_status_report(const Event& event) {
    const std::string& sequence = event.input();
    return sequence.size() == 4 && sequence.starts_with("\x1b[") && is_digit(sequence[2]) &&
           sequence.ends_with('n');
}

std::vector<Event> InputParser::parse(std::string_view bytes) {
    for (const char byte : bytes) take(byte);
    return std::exchange(events_, {});
}

std::vector<Event> InputParser::time_out() {
    if (state_ == State::Escape) {
        finish(Event::Escape);
    } else if (state_ == State::SingleShift || state_ == State::Control) {
        finish(Event::Special(pending_));
    }
    state_ = State::Ground;
    return std::exchange(events_, {});
}

void InputParser::take(char byte) {
    switch (state_) {
        case State::Ground: return ground(byte);
        case State::Utf8: return utf8(byte);
        case State::Escape: return escape(byte);
        case State::SingleShift:
            // The user pressed Alt-Shift-O, then another key.
            if (code(byte) < 0x20) {
                finish(Event::Special(pending_));
                return ground(byte);
            }
            pending_ += byte;
            // Keypads in application mode send the arrows, Home and End with ESC O instead of ESC [.
            if (std::string_view("ABCDHF").find(byte) != std::string_view::npos) pending_[1] = '[';
            return finish(Event::Special(pending_));
        case State::Control: return control(byte);
        case State::Click:
            if (code(byte) < 0x20) return ground(byte);
            pending_ += byte;
            if (pending_.size() == oldest_click_size) finish(oldest_click(pending_));
            return;
        case State::String:
            if (byte == '\a') state_ = State::Ground;
            if (byte == escape_byte) state_ = State::StringEscape;
            return;
        case State::StringEscape:
            if (byte == '\\') {
                state_ = State::Ground;
                return;
            }
            begin_escape();
            return escape(byte);
    }
}

void InputParser::begin_escape() {
    state_ = State::Escape;
    pending_ = escape_byte;
}

void InputParser::finish(Event event) {
    state_ = State::Ground;
    events_.push_back(std::move(event));
}

void InputParser::ground(char byte) {
    constexpr char cancel = '\x18';
    constexpr char substitute = '\x1a';
    state_ = State::Ground;
    if (byte == escape_byte) return begin_escape();
    if (byte == cancel || byte == substitute) return;
    if (byte == '\r') return finish(Event::Return);
    if (byte == '\b' || byte == '\x7f') return finish(Event::Backspace);
    if (code(byte) < 0x20) return finish(Event::Special(std::string(1, byte)));
    const auto length = character_length(byte);
    if (length == 1) return finish(Event::Character(byte));
    if (!length) return;
    state_ = State::Utf8;
    pending_ = byte;
}

void InputParser::utf8(char byte) {
    const bool continues = (code(byte) & 0xc0) == 0x80;
    if (!continues || (pending_.size() == 1 && is_invalid_pair(pending_[0], byte))) {
        return ground(byte);
    }
    pending_ += byte;
    if (pending_.size() == character_length(pending_[0])) finish(Event::Character(pending_));
}

void InputParser::escape(char byte) {
    if (byte == escape_byte) {
        finish(Event::Escape);
        return begin_escape();
    }
    pending_ += byte;
    switch (byte) {
        case '[': state_ = State::Control; return;
        case 'O': state_ = State::SingleShift; return;
        case 'P':
        case ']': state_ = State::String; return;
        // A key held with Alt.
        default: return finish(Event::Special(pending_));
    }
}

void InputParser::control(char byte) {
    // A byte that is invalid in a sequence aborts it.
    if (code(byte) < 0x20 || code(byte) > 0x7e) return ground(byte);
    if (pending_.size() < longest_sequence) pending_ += byte;
    // The Linux console sends function keys with a second bracket.
    const bool is_second_bracket = byte == '[' && pending_.size() == 3;
    if (byte >= '@' && !is_second_bracket) finish_control();
}

void InputParser::finish_control() {
    if (pending_ == "\x1b[M") {
        state_ = State::Click;
        return;
    }
    // A sequence that was too long lacks its last byte.
    if (pending_.size() < longest_sequence) return finish(meaning(pending_));
    state_ = State::Ground;
}

}  // namespace tabletop::front
