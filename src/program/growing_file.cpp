#include "growing_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "files.hpp"
#include "output.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {
namespace {

constexpr std::string_view standard_output = "-";

}  // namespace

GrowingFile::GrowingFile(std::string path, int descriptor)
    : path_(std::move(path)), descriptor_(descriptor) {
    if (descriptor_ < 0) cannot_write();
}

GrowingFile::GrowingFile(const std::string& path)
    : GrowingFile(
          path, path == standard_output
                    ? STDOUT_FILENO
                    : open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, for_everybody)) {
}

GrowingFile GrowingFile::behind(const std::string& path, std::uint64_t bytes) {
    GrowingFile file(path, open(path.c_str(), O_WRONLY | O_CLOEXEC));
    const auto end = static_cast<off_t>(bytes);
    if (ftruncate(file.descriptor_, end) != 0 || lseek(file.descriptor_, end, SEEK_SET) != end) {
        file.cannot_write();
    }
    return file;
}

GrowingFile::GrowingFile(GrowingFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

GrowingFile::~GrowingFile() {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

void GrowingFile::add(std::string_view text) {
    if (descriptor_ == STDOUT_FILENO) return write_stdout(text);
    while (!text.empty()) {
        const ssize_t written = write(descriptor_, text.data(), text.size());
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        if (written < 0 && errno != EINTR) cannot_write();
    }
}

void GrowingFile::close() {
    const int descriptor = std::exchange(descriptor_, -1);
    if (descriptor > STDERR_FILENO && ::close(descriptor) != 0) cannot_write();
}

void GrowingFile::cannot_write() const {
    throw std::system_error(errno, std::generic_category(),
                            fmt::format("cannot write {}", text::in_quotes(path_)));
}

}  // namespace tabletop::program
