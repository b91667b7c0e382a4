#include "catan/save_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace catan::text {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& what) {
    throw std::system_error(errno, std::generic_category(), what);
}

// A new name in a folder is on the disk when the folder is.
void sync_folder_of(const fs::path& path) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    close(descriptor);
}

void lock(int descriptor, const fs::path& path) {
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return;
    const int error = errno;
    close(descriptor);
    errno = error;
    if (error == EWOULDBLOCK) {
        throw std::runtime_error(fmt::format("{} is being played by another catan", path.string()));
    }
    fail(fmt::format("cannot lock {}", path.string()));
}

// The descriptor of a new file that only its owner can read.
int create_new(const fs::path& path) {
    constexpr mode_t private_file = 0600;
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, private_file);
    if (descriptor < 0) fail(fmt::format("cannot create {}", path.string()));
    lock(descriptor, path);
    sync_folder_of(path);
    return descriptor;
}

std::int64_t changed_at(const struct stat& file) {
    return std::int64_t{file.st_mtim.tv_sec} * 1'000'000'000 + file.st_mtim.tv_nsec;
}

}  // namespace

int make_private_folders(const fs::path& folder) {
    fs::path made;
    for (const fs::path& part : folder) {
        made /= part;
        if (mkdir(made.c_str(), 0700) == 0 || errno == EEXIST) continue;
        // On a disk that cannot be written, or with a file in the way, it may still be there.
        const int error = errno;
        std::error_code ignored;
        if (!fs::is_directory(made, ignored)) return error;
    }
    return 0;
}

fs::path numbered(fs::path path, int number) {
    if (number == 1) return path;
    const std::string name = path.stem().string();
    return path.replace_filename(fmt::format("{}-{}{}", name, number, path.extension().string()));
}

SaveFile::SaveFile(int descriptor, fs::path path, Complain complain)
    : descriptor_(descriptor), path_(std::move(path)), complain_(std::move(complain)) {}

SaveFile SaveFile::create(const fs::path& path, Complain complain) {
    return {create_new(path), path, std::move(complain)};
}

SaveFile SaveFile::create_beside_others(const fs::path& path, const Complain& complain) {
    for (int i = 1;; ++i) {
        try {
            return create(numbered(path, i), complain);
        } catch (const std::system_error& error) {
            if (error.code() != std::errc::file_exists) throw;
        }
    }
}

SaveFile SaveFile::open(const fs::path& path, Complain complain) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC);
    if (descriptor < 0) fail(fmt::format("cannot write {}", path.string()));
    lock(descriptor, path);
    // A running game holds everybody's cards. Whose file it is not has to live with the rights that it has.
    struct stat there {};
    constexpr mode_t others = 077;
    if (fstat(descriptor, &there) == 0 && (there.st_mode & others) != 0) {
        [[maybe_unused]] const int kept = fchmod(descriptor, there.st_mode & ~others & 07777);
    }
    return {descriptor, path, std::move(complain)};
}

void SaveFile::cut(std::uint64_t bytes) {
    if (ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) {
        fail(fmt::format("cannot write {}", path_.string()));
    }
    text_ = content();
    bytes_ = text_.size();
}

SaveFile::SaveFile(SaveFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      text_(std::move(other.text_)),
      bytes_(other.bytes_),
      changed_(other.changed_),
      in_trouble_(other.in_trouble_),
      complain_(std::move(other.complain_)) {}

SaveFile& SaveFile::operator=(SaveFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(path_, other.path_);
    std::swap(text_, other.text_);
    std::swap(bytes_, other.bytes_);
    std::swap(changed_, other.changed_);
    std::swap(in_trouble_, other.in_trouble_);
    std::swap(complain_, other.complain_);
    return *this;
}

SaveFile::~SaveFile() {
    if (descriptor_ >= 0) close(descriptor_);
}

void SaveFile::add(std::string_view lines) {
    text_ += lines;
    text_ += '\n';
    settle();
}

bool SaveFile::settle() {
    const bool was_in_trouble = in_trouble_;
    try {
        bring_up_to_date();
    } catch (const std::runtime_error& error) {
        in_trouble_ = true;
        if (!was_in_trouble) {
            const auto* system = dynamic_cast<const std::system_error*>(&error);
            complain_(fmt::format("cannot write {}: {}; the game goes on, but is not saved",
                                  path_.string(),
                                  system != nullptr ? system->code().message() : error.what()));
        }
        return false;
    }
    in_trouble_ = false;
    if (was_in_trouble) {
        complain_(fmt::format("{} can be written again, and nothing is missing", path_.string()));
    }
    return true;
}

void SaveFile::bring_up_to_date() {
    switch (look()) {
        case Found::Ours: break;
        case Found::Gone: begin_again(); break;
        case Found::Foreign: move_away(); break;
    }
    write_rest();
}

// What has become of the file since it was written. What it holds of our text counts as written.
SaveFile::Found SaveFile::look() {
    struct stat mine {};
    struct stat there {};
    if (fstat(descriptor_, &mine) != 0) fail("cannot look at it");
    if (stat(path_.c_str(), &there) != 0) {
        // Whoever may not look into the folder any more still has the file open.
        if (errno == ENOENT || errno == ENOTDIR) return Found::Gone;
    } else if (there.st_dev != mine.st_dev || there.st_ino != mine.st_ino) {
        return Found::Foreign;
    }
    const bool is_untouched = changed_at(mine) == changed_;
    if (is_untouched && static_cast<std::uint64_t>(mine.st_size) == bytes_) return Found::Ours;
    const std::string found = content();
    if (!text_.starts_with(found)) return Found::Foreign;
    bytes_ = found.size();
    changed_ = changed_at(mine);
    return Found::Ours;
}

std::string SaveFile::content() const {
    std::string text;
    std::array<char, 65536> piece{};
    while (true) {
        const ssize_t got =
            pread(descriptor_, piece.data(), piece.size(), static_cast<off_t>(text.size()));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) fail(fmt::format("cannot read {}", path_.string()));
        if (got == 0) return text;
        text.append(piece.data(), static_cast<std::size_t>(got));
    }
}

// In a new file, which all of the text goes to.
void SaveFile::begin_again() {
    // What stands in the way shows when the file is made.
    make_private_folders(path_.parent_path());
    const int descriptor = create_new(path_);
    close(std::exchange(descriptor_, descriptor));
    bytes_ = 0;
}

// What stands under our name is not ours: it stays as it is.
void SaveFile::move_away() {
    const fs::path before = path_;
    SaveFile other = create_beside_others(before, nullptr);
    std::swap(descriptor_, other.descriptor_);
    path_ = other.path_;
    bytes_ = 0;
    complain_(fmt::format("another program has changed {}; from now on the game is saved as {}",
                          before.string(), path_.string()));
}

void SaveFile::write_rest() {
    std::string_view rest = std::string_view(text_).substr(bytes_);
    while (!rest.empty()) {
        const ssize_t written = write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) {
            const int error = errno;
            // Half a line must not stay, in case it is the last.
            [[maybe_unused]] const int cut = ftruncate(descriptor_, static_cast<off_t>(bytes_));
            errno = error;
            fail("cannot write");
        }
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    if (fdatasync(descriptor_) != 0) fail("cannot write");
    bytes_ = text_.size();
    struct stat mine {};
    if (fstat(descriptor_, &mine) != 0) fail("cannot look at it");
    changed_ = changed_at(mine);
}

}  // namespace catan::text
