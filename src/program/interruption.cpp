#include "interruption.hpp"

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is of POSIX

#include <atomic>
#include <ctime>
#include <initializer_list>

namespace tabletop::program {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

std::atomic<std::time_t> when = 0;
static_assert(std::atomic<std::time_t>::is_always_lock_free);

// A signal often arrives twice, for example once for the program and once for its process group.
extern "C" void note_interruption(int signal) {
    struct timespec now {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!interrupted) {
        when = now.tv_sec;
        interrupted = true;
        // A terminal would stop a program in the background that writes its last words, or reads.
        for (const int stopping : {SIGTTIN, SIGTTOU}) ::signal(stopping, SIG_IGN);
    } else if (now.tv_sec - when > 1) {
        ::signal(signal, SIG_DFL);
        raise(signal);
    }
}

}  // namespace

void listen_for_interruption() {
    struct sigaction action {};
    action.sa_handler = note_interruption;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
    // Under nohup a SIGHUP must stay ignored.
    struct sigaction before {};
    sigaction(SIGHUP, nullptr, &before);
    if (before.sa_handler != SIG_IGN) sigaction(SIGHUP, &action, nullptr);
}

bool is_interrupted() { return interrupted; }

}  // namespace tabletop::program
