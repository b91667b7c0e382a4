// The file of a running game: every line that is added is on the disk before anybody is told that it was said. No two
// games share a file. When the disk gives trouble that is told once, the game goes on, and what could not be written
// is written as soon as that works again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace catan::text {

class SaveFile {
public:
    using Complain = std::function<void(const std::string&)>;

    // A new file: that there is one already is a std::system_error, as is everything else that stops it from being
    // made.
    static SaveFile create(const std::filesystem::path& path, Complain complain);
    // A file that exists and that no other program plays on; nothing of it is changed yet.
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
    // Whether all that was added is there.
    [[nodiscard]] bool is_complete() const { return !in_trouble_; }

private:
    SaveFile(int descriptor, std::filesystem::path path, std::uint64_t bytes, Complain complain);
    [[nodiscard]] bool write_pending();

    int descriptor_ = -1;
    std::filesystem::path path_;
    std::uint64_t bytes_ = 0;  // that are surely there
    std::string pending_;      // not there yet
    bool in_trouble_ = false;
    Complain complain_;
};

}  // namespace catan::text
