// The keyboard of a terminal while a program has the whole of it: keys one by one and unseen, and none of them stops
// the output. What comes in is passed on with numbers that fit, whoever sends it: what reads it reckons with them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>

#include <termios.h>

namespace catan::tui {

// Takes out of escape sequences what no terminal sends: numbers of many digits, and what is longer than any key or
// click. Anything else is passed on as it comes, byte by byte.
class InputFilter {
public:
    // What is passed on of these bytes. After a while nobody takes them for the rest of a sequence any more: who has
    // pressed Esc and then [ has pressed two keys.
    [[nodiscard]] std::string pass(std::string_view bytes, bool after_a_while = false);

private:
    enum class In : std::uint8_t { Text, Escape, Sequence };
    [[nodiscard]] bool passes(char byte);

    In in_ = In::Text;
    std::size_t length_ = 0;  // of the sequence
    std::size_t digits_ = 0;  // of the number in it that is being read
};

// While it lives standard input is a pipe, into which a thread passes what the terminal sends. Where standard input is
// no terminal it changes nothing.
class TerminalInput {
public:
    TerminalInput();
    ~TerminalInput();
    TerminalInput(const TerminalInput&) = delete;
    TerminalInput& operator=(const TerminalInput&) = delete;
    TerminalInput(TerminalInput&&) = delete;
    TerminalInput& operator=(TerminalInput&&) = delete;

    // The terminal as it was, and as a program needs it. Both may be called by a handler of signals.
    void give_back() const;
    void take() const;

private:
    void pass_on() const;

    int terminal_ = -1;
    termios before_{};
    termios ours_{};
    std::array<int, 2> pipe_{-1, -1};  // out of it, into it
    std::array<int, 2> stop_{-1, -1};
    std::jthread thread_;
};

}  // namespace catan::tui
