// Records a game with guests. Unless players want it otherwise (--unsaved), a move that is not on the disk does not count:
// it is refused, and tried again by the player who made it. The disk is tried again in growing intervals. Where the saved
// game moves to another name, the guests' codes move with it. Reads no clock but the one it is given.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "program/save_file.hpp"

namespace catan::app {

class HostRecord {
public:
    using Clock = std::chrono::steady_clock;
    using Tell = std::function<void(const std::string& words)>;
    enum class Mode : std::uint8_t {
        Strict,   // a move that cannot be recorded is refused
        Unsaved,  // it counts all the same, and is recorded later
    };

    // Keeps the guests' codes beside this game from now on.
    using KeepCodes = std::function<void(const std::filesystem::path& game)>;
    // The file must outlive it. `tell` hears what the people at the host should know.
    HostRecord(program::SaveFile& file, KeepCodes keep_codes, Mode mode, Tell tell,
               std::function<Clock::time_point()> now = Clock::now);

    // Returns when the lines are on the disk. Throws text::NotRecorded where that cannot be, and the mode is strict.
    void add(std::string_view lines);

    // Looks whether the disk works again, when it is time to.
    void go_on();
    [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const;
    // Whether moves are refused, and why: `the host's disk is full`.
    [[nodiscard]] bool is_stuck() const { return !trouble_.empty(); }
    [[nodiscard]] const std::string& trouble() const { return trouble_; }

    // Looks after the file once more, at the end. Whether all that was added is there.
    bool settle();
    // There are no guests any more: from now on moves count though they cannot be recorded.
    void end_hosting();

private:
    void try_again(std::size_t bytes);
    void get_stuck(const std::runtime_error& why);
    void get_unstuck();
    void follow_file();

    program::SaveFile& file_;
    KeepCodes keep_codes_;  // none: no guest can come any more
    Mode mode_;
    Tell tell_;
    std::function<Clock::time_point()> now_;
    std::string trouble_;
    Clock::time_point tried_;
    std::chrono::milliseconds wait_{};
};

}  // namespace catan::app
