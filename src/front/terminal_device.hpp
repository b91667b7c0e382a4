// Puts the terminal into the modes of a full-screen program: the alternate screen without a cursor, unbuffered keys
// without echo, mouse reports, and non-blocking output.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <termios.h>

namespace tabletop::front {

// Whether another process group has the terminal at standard input, so that taking it would stop this process.
[[nodiscard]] bool is_in_background();

// At most one may exist. A crash handler restores the terminal.
class TerminalDevice {
public:
    // Takes the terminal at standard input and output. Leaves standard input unchanged if it is not a terminal.
    TerminalDevice();
    ~TerminalDevice();
    TerminalDevice(const TerminalDevice&) = delete;
    TerminalDevice& operator=(const TerminalDevice&) = delete;
    TerminalDevice(TerminalDevice&&) = delete;
    TerminalDevice& operator=(TerminalDevice&&) = delete;

    // Sets the modes again, after another program may have changed them.
    void take();
    // Drops unsent output and restores the output modes. The keyboard modes stay until `give_back`, so that reports
    // of the terminal can be read.
    void leave();
    void give_back();

    // Sends as much as the terminal accepts now and buffers the rest.
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
    std::optional<termios> before_;  // modes of the terminal at standard input
    bool has_modes_ = false;
    int output_ = -1;
    bool may_block_ = false;  // non-blocking output is not available
    std::string unsent_;
    bool is_gone_ = false;
};

}  // namespace tabletop::front
