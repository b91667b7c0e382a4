// A file that grows line by line while something long is going on: what was added is there, whatever happens next. What
// cannot be written is an error that says which file it is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop::program {

class GrowingFile {
public:
    // What was there is lost; `-` is standard output.
    explicit GrowingFile(const std::string& path);
    // Goes on behind so many bytes of a file that is there, and forgets what follows them.
    [[nodiscard]] static GrowingFile behind(const std::string& path, std::uint64_t bytes);

    GrowingFile(GrowingFile&& other) noexcept;
    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;
    GrowingFile& operator=(GrowingFile&&) = delete;
    ~GrowingFile();

    void add(std::string_view text);
    void close();

private:
    GrowingFile(std::string path, int descriptor);
    [[noreturn]] void cannot_write() const;

    std::string path_;
    int descriptor_ = -1;
};

}  // namespace tabletop::program
