#include "catan/save_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace catan::text {
namespace {

[[noreturn]] void fail(const std::string& what) {
    throw std::system_error(errno, std::generic_category(), what);
}

// A new name in a folder is on the disk when the folder is.
void sync_folder_of(const std::filesystem::path& path) {
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    close(descriptor);
}

void lock(int descriptor, const std::filesystem::path& path) {
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return;
    const int error = errno;
    close(descriptor);
    errno = error;
    if (error == EWOULDBLOCK) {
        throw std::runtime_error(fmt::format("{} is being played by another catan", path.string()));
    }
    fail(fmt::format("cannot lock {}", path.string()));
}

}  // namespace

SaveFile::SaveFile(int descriptor, std::filesystem::path path, std::uint64_t bytes,
                   Complain complain)
    : descriptor_(descriptor),
      path_(std::move(path)),
      bytes_(bytes),
      complain_(std::move(complain)) {}

SaveFile SaveFile::create(const std::filesystem::path& path, Complain complain) {
    constexpr mode_t readable = 0644;
    const int descriptor =
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, readable);
    if (descriptor < 0) fail(fmt::format("cannot create {}", path.string()));
    lock(descriptor, path);
    sync_folder_of(path);
    return {descriptor, path, 0, std::move(complain)};
}

SaveFile SaveFile::open(const std::filesystem::path& path, Complain complain) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (descriptor < 0) fail(fmt::format("cannot write {}", path.string()));
    lock(descriptor, path);
    return {descriptor, path, std::filesystem::file_size(path), std::move(complain)};
}

void SaveFile::cut(std::uint64_t bytes) {
    if (ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) {
        fail(fmt::format("cannot write {}", path_.string()));
    }
    bytes_ = bytes;
}

SaveFile::SaveFile(SaveFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      bytes_(other.bytes_),
      pending_(std::move(other.pending_)),
      in_trouble_(other.in_trouble_),
      complain_(std::move(other.complain_)) {}

SaveFile& SaveFile::operator=(SaveFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(path_, other.path_);
    std::swap(bytes_, other.bytes_);
    std::swap(pending_, other.pending_);
    std::swap(in_trouble_, other.in_trouble_);
    std::swap(complain_, other.complain_);
    return *this;
}

SaveFile::~SaveFile() {
    if (descriptor_ >= 0) close(descriptor_);
}

void SaveFile::add(std::string_view lines) {
    pending_ += lines;
    pending_ += '\n';
    if (write_pending()) {
        if (in_trouble_) complain_(fmt::format("catan: {} can be written again", path_.string()));
        in_trouble_ = false;
        return;
    }
    if (in_trouble_) return;
    in_trouble_ = true;
    complain_(fmt::format("catan: cannot write {}: {}; the game goes on, but is not saved",
                          path_.string(), std::generic_category().message(errno)));
}

bool SaveFile::write_pending() {
    std::string_view rest = pending_;
    while (!rest.empty()) {
        const ssize_t written = write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) {
            const int error = errno;
            // Half a line must not stay, or the next one would be glued to it.
            [[maybe_unused]] const int cut = ftruncate(descriptor_, static_cast<off_t>(bytes_));
            errno = error;
            return false;
        }
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    bytes_ += pending_.size();
    pending_.clear();
    return fdatasync(descriptor_) == 0;
}

}  // namespace catan::text
