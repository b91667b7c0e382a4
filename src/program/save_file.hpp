// The file of a running game: every line that is added is on the disk before anybody is told that it was said. No two
// games share a file, and only its owner can read it: it holds everybody's cards. A file that others delete or cut short
// is made whole again; one that they put something else into is left to them. When the disk gives trouble, the caller
// chooses: add() tells it once, goes on and writes the rest as soon as that works again; add_now() refuses the lines.
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

// `game-2.catan` for `game.catan`, to find a name that is free; itself for 1.
[[nodiscard]] std::filesystem::path numbered(std::filesystem::path path, int number);

// Makes the folders that are missing, for nobody but their owner. What stopped it, as errno has it, or 0.
int make_private_folders(const std::filesystem::path& folder);

class SaveFile {
public:
    using Complain = std::function<void(const std::string&)>;

    // A new file: that there is one already is a std::system_error, as is everything else that stops it from being
    // made.
    static SaveFile create(const std::filesystem::path& path, Complain complain);
    // The same under the first name that is free.
    static SaveFile create_beside_others(const std::filesystem::path& path,
                                         const Complain& complain);
    // A regular file of this user that no other program plays on. Opening it changes nothing, neither what it holds nor
    // its rights: whether it is a saved game at all is found out by read().
    static SaveFile open(const std::filesystem::path& path, Complain complain);
    // Hands over what the file holds, from its beginning. It is the file that was opened, whatever has its name by now.
    void read(const std::function<void(std::istream& in)>& use) const;
    // Takes the file over: only its owner can read it from now on, and it goes on behind so many bytes. Throws, and
    // changes nothing, if another program has changed or replaced it since it was opened. Must come before any line is added.
    void cut(std::uint64_t bytes);
    // Who is told of trouble from now on.
    void complain_to(Complain complain) { complain_ = std::move(complain); }

    SaveFile(const SaveFile&) = delete;
    SaveFile& operator=(const SaveFile&) = delete;
    SaveFile(SaveFile&& other) noexcept;
    SaveFile& operator=(SaveFile&& other) noexcept;
    ~SaveFile();

    // Adds a line, or several. Trouble is told once, and the lines are written later.
    void add(std::string_view lines);
    // Adds them only if they are on the disk when this returns. Otherwise throws a std::runtime_error, a std::system_error
    // where the system says why, and they are not part of the file.
    void add_now(std::string_view lines);
    // Whether so many bytes could be added now. It tries, since nothing else tells; the file is then as it was.
    bool can_add(std::size_t bytes);
    // Looks after the file once more. Whether all that was added is there.
    bool settle();
    // Whether all was there after add() or settle(), and what stood in the way if not.
    [[nodiscard]] bool is_complete() const { return !trouble_; }
    [[nodiscard]] std::error_code trouble() const { return trouble_; }
    // Where the game is kept: under another name if something else has taken the first.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    SaveFile(int descriptor, std::filesystem::path path, Complain complain);

    enum class Found : std::uint8_t { Ours, Gone, Foreign };
    [[nodiscard]] Found look();
    [[nodiscard]] std::string content() const;
    void begin_again();
    void move_away();
    void write_rest();
    // Throws a std::runtime_error where that does not work.
    void bring_up_to_date();
    // Takes off what stands behind `bytes_`. False if that does not work now; then it is done later.
    bool cut_excess();

    int descriptor_ = -1;
    std::filesystem::path path_;
    std::string text_;          // all that the file should hold
    std::uint64_t bytes_ = 0;   // of it that are there
    std::int64_t changed_ = 0;  // when we did so last, in nanoseconds of the disk's clock
    std::string excess_;        // what we may have left behind these bytes and could not take off
    std::error_code trouble_;
    Complain complain_;
};

}  // namespace tabletop::program
