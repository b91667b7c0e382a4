#include "host_record.hpp"

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "catan/table/referee.hpp"

namespace catan::app {
namespace {

using namespace std::chrono_literals;

// The disk works again once this many bytes fit: a single short line may fit on a full disk.
constexpr std::size_t enough_bytes = 4096;
constexpr std::chrono::milliseconds first_wait = 500ms;
constexpr std::chrono::milliseconds longest_wait = 15s;
// Limits the retries that a guest can cause by repeating a move.
constexpr std::chrono::milliseconds shortest_wait = 100ms;

const std::system_error* system_error(const std::runtime_error& error) {
    return dynamic_cast<const std::system_error*>(&error);
}

// Describes the error for guests, without a path.
std::string words_of(const std::runtime_error& error) {
    const std::system_error* system = system_error(error);
    if (system == nullptr) return "the host's disk gives trouble";
    const std::error_code& code = system->code();
    if (code == std::errc::no_space_on_device) return "the host's disk is full";
    if (code == std::errc::read_only_file_system) return "the host's disk cannot be written";
    return fmt::format("the host's disk gives trouble: {}", code.message());
}

}  // namespace

HostRecord::HostRecord(program::SaveFile& file, KeepCodes keep_codes, Policy policy, Tell tell,
                       std::function<Clock::time_point()> now)
    : file_(file),
      keep_codes_(std::move(keep_codes)),
      policy_(policy),
      tell_(std::move(tell)),
      now_(std::move(now)) {}

void HostRecord::add(std::string_view lines) {
    if (policy_ == Policy::Unsaved) {
        file_.add(lines);
        return keep_codes();
    }
    if (is_stuck()) {
        if (now_() - tried_ >= shortest_wait) try_again(enough_bytes + lines.size());
        if (is_stuck()) throw table::NotRecorded(trouble_);
    }
    try {
        file_.add_now(lines);
    } catch (const std::runtime_error& error) {
        get_stuck(error);
        throw table::NotRecorded(trouble_);
    }
    keep_codes();
}

void HostRecord::go_on() {
    if (is_stuck() && due_in() == 0ms) {
        try_again(enough_bytes);
        wait_ = std::min(2 * wait_, longest_wait);
    }
}

std::optional<std::chrono::milliseconds> HostRecord::due_in() const {
    if (!is_stuck()) return std::nullopt;
    return std::max(std::chrono::ceil<std::chrono::milliseconds>(tried_ + wait_ - now_()), 0ms);
}

bool HostRecord::settle() {
    const bool is_complete = file_.settle();
    keep_codes();
    return is_complete;
}

void HostRecord::end_hosting() {
    policy_ = Policy::Unsaved;
    keep_codes_ = nullptr;
    trouble_.clear();
}

void HostRecord::try_again(std::size_t bytes) {
    tried_ = now_();
    if (file_.can_add(bytes)) get_unstuck();
}

void HostRecord::get_stuck(const std::runtime_error& why) {
    const std::system_error* system = system_error(why);
    trouble_ = words_of(why);
    tried_ = now_();
    wait_ = first_wait;
    tell_(fmt::format("cannot write {}: {}; no move counts until it can be written again",
                      file_.path().string(),
                      system != nullptr ? system->code().message() : why.what()));
}

void HostRecord::get_unstuck() {
    trouble_.clear();
    keep_codes();
    tell_(fmt::format("{} can be written again, and the game goes on", file_.path().string()));
}

// After a restart of the machine, an unfinished hosted game is found by its file of codes
// (docs/network.md).
void HostRecord::keep_codes() {
    if (!keep_codes_) return;
    try {
        keep_codes_(file_.path());
    } catch (const std::exception& error) {
        // The next move tries it again.
        if (!std::exchange(lacks_codes_, true)) {
            tell_(fmt::format("{}; after a restart guests could not come back with their codes",
                              error.what()));
        }
        return;
    }
    lacks_codes_ = false;
}

}  // namespace catan::app
