#include "output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <tuple>

#include <fmt/format.h>

#include "failure.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {

void claim_standard_streams() {
    // Open stdin and stdout in the wrong direction, so that every use fails. Messages to a closed
    // stderr are discarded.
    constexpr std::array<int, 3> ways{O_WRONLY, O_RDONLY, O_WRONLY};
    for (int descriptor = 0; descriptor < 3; ++descriptor) {
        if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
        const int opened = open("/dev/null", ways[static_cast<std::size_t>(descriptor)]);
        if (opened != descriptor) std::_Exit(static_cast<int>(Exit::FileTrouble));
    }
}

void write_stdout(std::string_view text) {
    // An empty view may have a null pointer, which fwrite must not get even for no bytes.
    const bool written =
        text.empty() || std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) {
        throw Failure(Exit::FileTrouble,
                      fmt::format("cannot write to standard output: {}", std::strerror(errno)));
    }
}

void complain(std::string_view line) {
    std::fflush(stdout);
    const std::string words = text::shown(line) + '\n';
    // Without a reader on stderr the error cannot be reported.
    std::ignore = std::fwrite(words.data(), 1, words.size(), stderr);
}

}  // namespace tabletop::program
