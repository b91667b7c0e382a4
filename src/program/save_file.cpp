#include "program/save_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <streambuf>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "program/files.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& what) {
    throw std::system_error(errno, std::generic_category(), what);
}

void lock(int descriptor, const fs::path& path) {
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return;
    if (errno == EWOULDBLOCK) {
        throw std::runtime_error(fmt::format(
            "{} is being played by another program; end that one first", path.string()));
    }
    fail(fmt::format("cannot lock {}", path.string()));
}

// Creates a file that only its owner can read. Returns its descriptor.
int create_new(const fs::path& path) {
    constexpr mode_t private_file = 0600;
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, private_file);
    if (descriptor < 0) fail(fmt::format("cannot create {}", path.string()));
    try {
        lock(descriptor, path);
    } catch (...) {
        close(descriptor);
        throw;
    }
    sync_folder_of(path);
    return descriptor;
}

std::int64_t changed_at(const struct stat& file) {
    return std::int64_t{file.st_mtim.tv_sec} * 1'000'000'000 + file.st_mtim.tv_nsec;
}

bool is_same_file(const struct stat& a, const struct stat& b) {
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

// Rejects devices and files of another user, also for root: taking over such a file would lock its
// owner out.
void demand_own_file(const struct stat& file, const fs::path& path) {
    const std::string name = text::in_quotes(path.string());
    if (S_ISDIR(file.st_mode)) {
        errno = EISDIR;
        fail(fmt::format("cannot read {}", name));
    }
    if (!S_ISREG(file.st_mode)) {
        throw std::runtime_error(fmt::format("{} is no file that can hold a saved game", name));
    }
    if (file.st_uid != geteuid()) {
        throw std::runtime_error(
            fmt::format("{} belongs to another user; go on with a copy of your own", name));
    }
}

// Reads a file from its beginning with its own position, independent of other readers and writers.
class DescriptorBuffer : public std::streambuf {
public:
    DescriptorBuffer(int descriptor, const fs::path& path) : descriptor_(descriptor), path_(path) {}

protected:
    int_type underflow() override {
        ssize_t got = -1;
        do {
            got = pread(descriptor_, buffer_.data(), buffer_.size(), offset_);
        } while (got < 0 && errno == EINTR);
        if (got < 0) fail(fmt::format("cannot read {}", text::in_quotes(path_.string())));
        if (got == 0) return traits_type::eof();
        offset_ += got;
        setg(buffer_.data(), buffer_.data(), buffer_.data() + got);
        return traits_type::to_int_type(buffer_.front());
    }

private:
    int descriptor_;
    const fs::path& path_;
    off_t offset_ = 0;
    std::array<char, 65536> buffer_{};
};

}  // namespace

int make_private_folders(const fs::path& folder) {
    fs::path made;
    for (const fs::path& part : folder) {
        made /= part;
        if (mkdir(made.c_str(), 0700) == 0 || errno == EEXIST) continue;
        // On a read-only disk, or with a file in the way, mkdir fails although the folder may
        // exist.
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
    struct stat file {};
    if (stat(path.c_str(), &file) != 0)
        fail(fmt::format("cannot read {}", text::in_quotes(path.string())));
    // Check before opening, which alone can make a device act.
    demand_own_file(file, path);
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) fail(fmt::format("cannot write {}", text::in_quotes(path.string())));
    SaveFile opened(descriptor, path, std::move(complain));
    // Check again, since the name may refer to another file by now.
    if (fstat(descriptor, &file) != 0)
        fail(fmt::format("cannot read {}", text::in_quotes(path.string())));
    demand_own_file(file, path);
    lock(descriptor, path);
    opened.bytes_ = static_cast<std::uint64_t>(file.st_size);
    opened.changed_ = changed_at(file);
    return opened;
}

void SaveFile::read(const std::function<void(std::istream& in)>& use) const {
    DescriptorBuffer buffer(descriptor_, path_);
    std::istream in(&buffer);
    use(in);
}

void SaveFile::cut(std::uint64_t bytes) {
    struct stat mine {};
    struct stat there {};
    if (fstat(descriptor_, &mine) != 0 || stat(path_.c_str(), &there) != 0) {
        fail(fmt::format("cannot read {}", text::in_quotes(path_.string())));
    }
    if (!is_same_file(mine, there) || static_cast<std::uint64_t>(mine.st_size) != bytes_ ||
        changed_at(mine) != changed_) {
        throw std::runtime_error(
            fmt::format("another program has changed {} meanwhile, so nothing is done to it",
                        text::in_quotes(path_.string())));
    }
    // A running game holds the secrets of every player.
    constexpr mode_t others = 077;
    if ((mine.st_mode & others) != 0) {
        [[maybe_unused]] const int kept = fchmod(descriptor_, mine.st_mode & ~others & 07777);
    }
    if (bytes < bytes_ && ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) {
        fail(fmt::format("cannot write {}", text::in_quotes(path_.string())));
    }
    text_ = content();
    bytes_ = text_.size();
    if (fstat(descriptor_, &mine) == 0) changed_ = changed_at(mine);
}

SaveFile::SaveFile(SaveFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      text_(std::move(other.text_)),
      bytes_(other.bytes_),
      changed_(other.changed_),
      excess_(std::move(other.excess_)),
      trouble_(other.trouble_),
      complain_(std::move(other.complain_)) {}

SaveFile& SaveFile::operator=(SaveFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(path_, other.path_);
    std::swap(text_, other.text_);
    std::swap(bytes_, other.bytes_);
    std::swap(changed_, other.changed_);
    std::swap(excess_, other.excess_);
    std::swap(trouble_, other.trouble_);
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

void SaveFile::add_now(std::string_view lines) {
    const std::size_t before = text_.size();
    text_ += lines;
    text_ += '\n';
    try {
        bring_up_to_date();
    } catch (...) {
        text_.resize(before);
        throw;
    }
}

bool SaveFile::can_add(std::size_t bytes) {
    const std::size_t before = text_.size();
    // If the program is killed now, empty lines do no harm to a saved game.
    text_.append(bytes, '\n');
    try {
        bring_up_to_date();
    } catch (const std::runtime_error&) {
        text_.resize(before);
        return false;
    }
    excess_ = text_.substr(before);
    text_.resize(before);
    bytes_ = before;
    return cut_excess();
}

bool SaveFile::cut_excess() {
    if (ftruncate(descriptor_, static_cast<off_t>(bytes_)) != 0) return false;
    excess_.clear();
    struct stat mine {};
    if (fstat(descriptor_, &mine) == 0) changed_ = changed_at(mine);
    return true;
}

bool SaveFile::settle() {
    const bool was_in_trouble = !is_complete();
    try {
        bring_up_to_date();
    } catch (const std::runtime_error& error) {
        const auto* system = dynamic_cast<const std::system_error*>(&error);
        trouble_ = system != nullptr ? system->code() : std::make_error_code(std::errc::io_error);
        if (!was_in_trouble) {
            complain_(fmt::format("cannot write {}: {}; the game goes on, but is not saved",
                                  path_.string(),
                                  system != nullptr ? system->code().message() : error.what()));
        }
        return false;
    }
    trouble_.clear();
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

// Finds out what happened to the file since the last write. Text of ours that it still holds counts
// as written.
SaveFile::Found SaveFile::look() {
    struct stat mine {};
    struct stat there {};
    if (fstat(descriptor_, &mine) != 0) fail(fmt::format("cannot look at {}", path_.string()));
    if (stat(path_.c_str(), &there) != 0) {
        // A folder that became unreadable does not affect the open file.
        const bool is_gone = errno == ENOENT || errno == ENOTDIR || mine.st_nlink == 0;
        // A link to nothing, or to itself, may have taken the name.
        if (is_gone) return lstat(path_.c_str(), &there) == 0 ? Found::Foreign : Found::Gone;
    } else if (!is_same_file(mine, there)) {
        return Found::Foreign;
    }
    const bool is_untouched = changed_at(mine) == changed_;
    if (is_untouched && static_cast<std::uint64_t>(mine.st_size) == bytes_) return Found::Ours;
    const std::string found = content();
    const std::string_view ours = std::string_view(text_).substr(0, bytes_);
    if (found.size() > bytes_ && found.starts_with(ours) &&
        excess_.starts_with(std::string_view(found).substr(bytes_))) {
        if (!cut_excess()) fail(fmt::format("cannot write {}", path_.string()));
        return Found::Ours;
    }
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

// Creates the file again; the whole text is then unwritten.
void SaveFile::begin_again() {
    // Ignore an error here: creating the file reports it.
    make_private_folders(path_.parent_path());
    const int descriptor = create_new(path_);
    close(std::exchange(descriptor_, descriptor));
    bytes_ = 0;
}

// Another program has replaced the file: leave its file alone and continue under a new name.
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
    const auto give_up = [this] {
        const int error = errno;
        // Do not leave half a line behind, because it may stay the last one.
        excess_ = text_.substr(bytes_);
        cut_excess();
        errno = error;
        fail(fmt::format("cannot write {}", path_.string()));
    };
    std::string_view rest = std::string_view(text_).substr(bytes_);
    while (!rest.empty()) {
        const ssize_t written = write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) give_up();
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    if (fdatasync(descriptor_) != 0) give_up();
    bytes_ = text_.size();
    excess_.clear();
    struct stat mine {};
    if (fstat(descriptor_, &mine) != 0) fail(fmt::format("cannot look at {}", path_.string()));
    changed_ = changed_at(mine);
}

}  // namespace tabletop::program
