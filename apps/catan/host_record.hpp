// Records a game with guests. In strict mode a move counts only if it is on the disk: otherwise the host refuses it,
// and the player repeats it. Retries the disk at growing intervals after a failure. When the saved game moves to
// another name, moves the guests' codes with it. Reads no clock but the given one.
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
    enum class Policy : std::uint8_t {
        Strict,   // refuses a move that cannot be recorded
        Unsaved,  // accepts the move and records it later
    };

    // Keeps the guests' codes beside this game from now on.
    using KeepCodes = std::function<void(const std::filesystem::path& game)>;
    // `file` must outlive the record. `tell` receives messages for the users at the host.
    HostRecord(program::SaveFile& file, KeepCodes keep_codes, Policy policy, Tell tell,
               std::function<Clock::time_point()> now = Clock::now);

    // Returns once the lines are on the disk. In strict mode throws table::NotRecorded if they
    // cannot be written.
    void add(std::string_view lines);

    // Retries the disk when the current interval has passed.
    void go_on();
    [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const;
    // Whether the host refuses moves; trouble() says why, as in `the host's disk is full`.
    [[nodiscard]] bool is_stuck() const { return !trouble_.empty(); }
    [[nodiscard]] const std::string& trouble() const { return trouble_; }

    // Keeps the guests' codes beside the file, also under its new name. On failure tells the users
    // once and retries with the next move.
    void keep_codes();
    // Tries a last time to write everything. Returns whether the file is complete.
    bool settle();
    // Call this once no guest can connect. From then on moves count although they cannot be
    // recorded.
    void end_hosting();

private:
    void try_again(std::size_t bytes);
    void get_stuck(const std::runtime_error& why);
    void get_unstuck();

    program::SaveFile& file_;
    KeepCodes keep_codes_;  // empty once no guest can connect
    Policy policy_;
    Tell tell_;
    std::function<Clock::time_point()> now_;
    std::string trouble_;
    bool lacks_codes_ = false;  // the guests' codes could not be kept
    Clock::time_point tried_;
    std::chrono::milliseconds wait_{};
};

}  // namespace catan::app
