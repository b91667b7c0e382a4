#include "files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <system_error>

#include <fmt/format.h>

#include "failure.hpp"
#include "program/save_file.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void cannot(std::string_view what, const fs::path& path, int error) {
    throw std::system_error(error, std::generic_category(),
                            fmt::format("cannot {} {}", what, text::in_quotes(path.string())));
}

// Creates and writes a file. Returns errno, or 0.
int write_into_new(const fs::path& path, std::string_view text, mode_t mode) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor < 0) return errno;
    int error = 0;
    while (!text.empty() && error == 0) {
        const ssize_t written = write(descriptor, text.data(), text.size());
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        if (written < 0 && errno != EINTR) error = errno;
    }
    if (error == 0 && fsync(descriptor) != 0) error = errno;
    if (close(descriptor) != 0 && error == 0) error = errno;
    return error;
}

// Gives a file its final name, if that is free. Returns errno, or 0.
int give_name(const fs::path& file, const fs::path& path) {
    // link() never replaces a file. A file system without hard links must do with a check just
    // before rename().
    if (link(file.c_str(), path.c_str()) == 0) return 0;
    if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS) return errno;
    struct stat there {};
    if (lstat(path.c_str(), &there) == 0) return EEXIST;
    return std::rename(file.c_str(), path.c_str()) == 0 ? 0 : errno;
}

}  // namespace

std::ifstream reading(const fs::path& path) {
    std::error_code ignored;
    errno = fs::is_directory(path, ignored) ? EISDIR : 0;
    std::ifstream in;
    if (errno == 0) in.open(path, std::ios::binary);
    if (!in.is_open()) cannot("read", path, errno);
    return in;
}

std::string beginning_of_file(const fs::path& path, std::size_t most, Owner owner) {
    // Without O_NONBLOCK, open() on a pipe would wait for a writer.
    const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) cannot("read", path, errno);
    std::string text(most, '\0');
    std::size_t size = 0;
    int error = 0;
    struct stat found {};
    if (fstat(file, &found) != 0) error = errno;
    const bool is_regular = error == 0 && S_ISREG(found.st_mode);
    const bool is_welcome = owner == Owner::Anyone || found.st_uid == geteuid();
    if (error == 0 && S_ISDIR(found.st_mode)) error = EISDIR;
    while (is_regular && is_welcome && error == 0 && size < most) {
        const ssize_t got = read(file, text.data() + size, most - size);
        if (got == 0) break;
        if (got > 0) size += static_cast<std::size_t>(got);
        if (got < 0 && errno != EINTR) error = errno;
    }
    close(file);
    if (error != 0) cannot("read", path, error);
    if (!is_regular || !is_welcome) {
        throw Failure(
            Exit::FileTrouble,
            fmt::format("cannot read {}: it {}", text::in_quotes(path.string()),
                        is_regular ? "belongs to another user" : "is not a regular file"));
    }
    text.resize(size);
    return text;
}

void write_file(const fs::path& path, std::string_view text) {
    errno = 0;
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (file.fail()) cannot("write", path, errno);
}

void write_new_file(const fs::path& path, std::string_view text, mode_t mode) {
    const fs::path temporary = path.parent_path() / fmt::format(".new-{}.tmp", getpid());
    int error = write_into_new(temporary, text, mode);
    if (error == 0) error = give_name(temporary, path);
    std::remove(temporary.c_str());
    if (error != 0) cannot("write", path, error);
    sync_folder_of(path);
}

void replace_file(const fs::path& path, std::string_view text, mode_t mode) {
    const fs::path temporary = path.parent_path() / fmt::format(".new-{}.tmp", getpid());
    std::remove(temporary.c_str());
    int error = write_into_new(temporary, text, mode);
    if (error == 0 && std::rename(temporary.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) {
        std::remove(temporary.c_str());
        cannot("write", path, error);
    }
    sync_folder_of(path);
}

bool is_file_with(const fs::path& path, std::string_view text, mode_t mode) {
    // A link is no file, although it may lead to one.
    struct stat there {};
    if (lstat(path.c_str(), &there) != 0 || !S_ISREG(there.st_mode)) return false;
    if ((there.st_mode & 0777 & ~mode) != 0) return false;
    try {
        return beginning_of_file(path, text.size() + 1, Owner::ThisUser) == text;
    } catch (const std::exception&) {  // it cannot be read, or belongs to another user
        return false;
    }
}

void sync_folder_of(const fs::path& path) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    close(descriptor);
}

fs::path write_beside_others(const fs::path& path, std::string_view text, mode_t mode) {
    for (int i = 1;; ++i) {
        fs::path free = program::numbered(path, i);
        try {
            write_new_file(free, text, mode);
            return free;
        } catch (const std::system_error& error) {
            if (error.code() != std::errc::file_exists) throw;
        }
    }
}

void make_private_folder(const fs::path& folder) {
    if (const int error = program::make_private_folders(folder); error != 0) {
        cannot("make the folder", folder, error);
    }
    struct stat there {};
    if (stat(folder.c_str(), &there) != 0) cannot("look into", folder, errno);
    if (!S_ISDIR(there.st_mode)) cannot("make the folder", folder, ENOTDIR);
    // A link may lead to a folder that serves other purposes.
    struct stat itself {};
    if (lstat(folder.c_str(), &itself) != 0 || S_ISLNK(itself.st_mode)) return;
    constexpr mode_t others = 077;
    if ((there.st_mode & others) != 0 && there.st_uid == geteuid()) {
        [[maybe_unused]] const int kept = chmod(folder.c_str(), there.st_mode & ~others & 07777);
    }
}

}  // namespace tabletop::program
