// The file of a running game: every line that is added is on the disk before anybody is told that it was said. No two
// games share a file, and only its owner can read it: it holds everybody's cards. When the disk gives trouble that is
// told once, the game goes on, and what could not be written is written as soon as that works again. A file that others
// delete or cut short is made whole again; one that they put something else into is left to them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace catan::text {

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
    // A file that exists and that no other program plays on; from now on only its owner can read it. Nothing of what it
    // holds is changed yet.
    static SaveFile open(const std::filesystem::path& path, Complain complain);
    // Who is told of trouble from now on.
    void complain_to(Complain complain) { complain_ = std::move(complain); }
    // Goes on behind so many bytes, and forgets what follows them.
    void cut(std::uint64_t bytes);

    SaveFile(const SaveFile&) = delete;
    SaveFile& operator=(const SaveFile&) = delete;
    SaveFile(SaveFile&& other) noexcept;
    SaveFile& operator=(SaveFile&& other) noexcept;
    ~SaveFile();

    // Adds a line, or several.
    void add(std::string_view lines);
    // Looks after the file once more. Whether all that was added is there.
    bool settle();
    // Whether all was there when it was looked after last.
    [[nodiscard]] bool is_complete() const { return !in_trouble_; }
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
    // Throws a std::system_error where that does not work.
    void bring_up_to_date();

    int descriptor_ = -1;
    std::filesystem::path path_;
    std::string text_;          // all that the file should hold
    std::uint64_t bytes_ = 0;   // of it that are there
    std::int64_t changed_ = 0;  // when we did so last, in nanoseconds of the disk's clock
    bool in_trouble_ = false;
    Complain complain_;
};

}  // namespace catan::text
