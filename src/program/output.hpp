// Writes results to standard output and messages to standard error. A write error on standard
// output throws a Failure.
#pragma once

#include <string>
#include <string_view>

namespace tabletop::program {

// Reserves the descriptors of closed standard streams, so that no file gets one of them: reading or
// writing such a stream then fails. Call this before opening any file.
void claim_standard_streams();

// Also flushes earlier output.
void write_stdout(std::string_view text);
// Flushes earlier output, then prints a line for the user; control characters are made harmless.
void complain(std::string_view line);

}  // namespace tabletop::program
