#include "whole_program.hpp"

#include <csignal>
#include <exception>
#include <iostream>
#include <new>

#include <fmt/format.h>

#include "output.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::program {

int run_program(std::string_view name, const std::function<Exit()>& run) {
    claim_standard_streams();
    // Scripts on standard input are files, so a read error must be noticed.
    std::ios::sync_with_stdio(false);
    // A file size limit must cause a write error like a full disk, not end the game.
    std::signal(SIGXFSZ, SIG_IGN);
    Exit code = Exit::Done;
    try {
        code = run();
    } catch (const Failure& failure) {
        const std::string_view message = failure.what();
        if (!message.empty()) complain(fmt::format("{}: {}", name, message));
        code = failure.code;
    } catch (const text::TextError& error) {
        complain(fmt::format("{}: {}", name, error.what()));
        code = Exit::Misunderstood;
    } catch (const std::bad_alloc&) {
        complain(fmt::format("{}: there is not enough memory for this", name));
        code = Exit::FileTrouble;
    } catch (const std::exception& error) {  // files, the source of random numbers
        complain(fmt::format("{}: {}", name, error.what()));
        code = Exit::FileTrouble;
    }
    return static_cast<int>(code);
}

}  // namespace tabletop::program
