// Writes a file line by line during a long computation, so that every added line survives an
// interruption. Errors name the file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop::program {

class GrowingFile {
public:
    // Overwrites an existing file; `-` means standard output.
    explicit GrowingFile(const std::string& path);
    // Continues an existing file after its first `bytes` bytes and drops the rest.
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
