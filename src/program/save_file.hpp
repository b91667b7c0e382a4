// Keeps the file of a running game: every added line is on the disk before any player hears of it.
// No two games share a file, and only its owner can read it, because it holds every player's secrets.
// A file that was deleted or truncated is restored; a file that another program has changed is left
// alone. On a disk error add() complains once and writes the rest later, while add_now() refuses
// the lines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace tabletop::program {

// `game-2.catan` for `game.catan` and 2, to find a free name; the path itself for 1.
[[nodiscard]] std::filesystem::path numbered(std::filesystem::path path, int number);

// Creates the missing folders, accessible only to their owner. Returns errno, or 0.
int make_private_folders(const std::filesystem::path& folder);

class SaveFile {
public:
    using Complain = std::function<void(const std::string&)>;

    // Creates a new file. Throws std::system_error if it exists already or cannot be created.
    static SaveFile create(const std::filesystem::path& path, Complain complain);
    // Creates a file under the first free name.
    static SaveFile create_beside_others(const std::filesystem::path& path,
                                         const Complain& complain);
    // Opens a regular file of this user that no other program is using, and changes neither its content nor its
    // permissions. The file need not be a saved game; read() tells.
    static SaveFile open(const std::filesystem::path& path, Complain complain);
    // Passes the content to `use`, from the beginning. Reads the file that was opened, even if its
    // name now refers to another one.
    void read(const std::function<void(std::istream& in)>& use) const;
    // Takes the file over: makes it private and drops everything after `bytes`. Throws, and changes
    // nothing, if another program has changed or replaced the file since it was opened. Call this
    // before adding any line.
    void cut(std::uint64_t bytes);
    // Sets the function that reports trouble from now on.
    void complain_to(Complain complain) { complain_ = std::move(complain); }

    SaveFile(const SaveFile&) = delete;
    SaveFile& operator=(const SaveFile&) = delete;
    SaveFile(SaveFile&& other) noexcept;
    SaveFile& operator=(SaveFile&& other) noexcept;
    ~SaveFile();

    // Adds one or several lines. Reports trouble once and writes the lines later.
    void add(std::string_view lines);
    // Adds lines only if they are on the disk when this returns. Otherwise throws a
    // std::runtime_error, or a std::system_error if the system gives a reason, and the lines are
    // not part of the file.
    void add_now(std::string_view lines);
    // Whether this many bytes could be added now. Writes them to find out, and restores the file.
    bool can_add(std::size_t bytes);
    // Tries to write what is missing. Returns whether the file is complete.
    bool settle();
    // Whether the file was complete after the last add() or settle(); trouble() gives the reason if
    // not.
    [[nodiscard]] bool is_complete() const { return !trouble_; }
    [[nodiscard]] std::error_code trouble() const { return trouble_; }
    // Where the game is saved: under a new name once another program has taken the first.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    SaveFile(int descriptor, std::filesystem::path path, Complain complain);

    enum class Found : std::uint8_t { Ours, Gone, Foreign };
    [[nodiscard]] Found look();
    [[nodiscard]] std::string content() const;
    void begin_again();
    void move_away();
    void write_rest();
    // Throws a std::runtime_error on failure.
    void bring_up_to_date();
    // Removes everything after `bytes_`. Returns false on failure and retries later.
    bool cut_excess();

    int descriptor_ = -1;
    std::filesystem::path path_;
    std::string text_;          // the complete content of the file
    std::uint64_t bytes_ = 0;   // how much of it is written
    std::int64_t changed_ = 0;  // time of our last write, in nanoseconds of the disk's clock
    std::string excess_;        // leftovers after `bytes_` that could not be removed
    std::error_code trouble_;
    Complain complain_;
};

}  // namespace tabletop::program
