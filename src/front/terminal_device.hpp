// The terminal in the modes that a full-screen program needs: the alternate screen without a cursor, unbuffered keys without
// an echo, mouse reports, and output that does not block.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <termios.h>

namespace tabletop::front {

// Only one may live at a time. A crash gives the terminal back.
class TerminalDevice {
public:
    // Takes the terminal at standard input and output. Where standard input is none, nothing is changed there.
    TerminalDevice();
    ~TerminalDevice();
    TerminalDevice(const TerminalDevice&) = delete;
    TerminalDevice& operator=(const TerminalDevice&) = delete;
    TerminalDevice(TerminalDevice&&) = delete;
    TerminalDevice& operator=(TerminalDevice&&) = delete;

    // Sets the modes again, after another program may have changed them.
    void take();
    // Drops unsent output and leaves the modes of the output. Those of the keyboard stay until `give_back`, so that
    // reports of the terminal can be read.
    void leave();
    void give_back();

    // Sends what the terminal takes at once and keeps the rest.
    void send(std::string_view bytes);
    void send_rest();
    [[nodiscard]] bool has_unsent() const { return !unsent_.empty(); }

    // Reads once. Blocks unless poll() has found input.
    [[nodiscard]] std::string receive();
    // Discards input that has not been read.
    void drop_input() const;

    // For poll().
    [[nodiscard]] int input() const;
    [[nodiscard]] int output() const { return output_; }
    // The terminal has hung up.
    [[nodiscard]] bool is_gone() const { return is_gone_; }

private:
    std::optional<termios> before_;  // of a terminal at standard input
    bool has_modes_ = false;
    int output_ = -1;
    bool may_block_ = false;  // the output could not be opened without blocking
    std::string unsent_;
    bool is_gone_ = false;
};

}  // namespace tabletop::front
