// Where the program's words go: standard output; standard error for what goes wrong. What
// cannot be written to standard output is a Failure, never silence.
#pragma once

#include <string>
#include <string_view>

namespace tabletop::program {

// The first three descriptors belong to standard input, output and error also where they were closed, so that no file
// comes to stand there: what is closed cannot be read or written. To be called before any file is opened.
void claim_standard_streams();

// Also flushes what was printed before.
void write_stdout(std::string_view text);
// A line for whoever looks on, behind what was printed so far, and fit for a terminal whatever is in it.
void complain(std::string_view line);

}  // namespace tabletop::program
