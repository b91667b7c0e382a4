#include "net/programs.hpp"

#include <asio/post.hpp>
#include <asio/steady_timer.hpp>
#include <csignal>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "net/child.hpp"
#include "net/error_stream.hpp"
#include "net/network_thread.hpp"
#include "net/shell.hpp"

namespace tabletop::net {
namespace {

class ProgramsThread : public NetworkThread {
public:
    ProgramsThread(std::vector<std::string> commands, const Limits& limits, ProgramOptions options)
        : NetworkThread(limits), commands_(std::move(commands)), options_(std::move(options)) {}

protected:
    void begin() override;
    void stop_beginning() override {}
    [[nodiscard]] bool is_finished() const override { return running_.empty(); }
    [[nodiscard]] std::size_t key_of(const LineChannel& channel) const override {
        return running_.at(channel.peer())->key;
    }
    void stopped_reading(LineChannel& channel) override;
    void has_ended(const Connection& connection, const Ending& ending) override;

private:
    struct Running {
        Running(std::vector<std::string> words, Child::Streams streams, std::size_t number,
                asio::io_context& io)
            : child(std::move(words), streams), key(number), clock(io) {}

        Child child;
        std::size_t key;
        asio::steady_timer clock;
        std::shared_ptr<ErrorStream> errors;  // nullptr if discarded
        bool has_exited = false;
        bool was_asked_to_end = false;
        int patience = 10;  // times to wait for its output after its exit
        // Why its output has ended, until Gone is sent.
        std::optional<std::string> why;
    };

    void run(std::size_t key);
    [[nodiscard]] std::vector<std::string> words_of(std::size_t key) const;
    void hear_errors(Running& running, int file);
    void have_exited(Peer peer);
    void cut_off(Peer peer);
    void end_politely(Peer peer);
    void end_firmly(Peer peer);
    void give_up(Peer peer);
    void take_leave(Peer peer);
    [[nodiscard]] std::string told_end(int code) const;
    // Calls `what` after some time, if the program is still there.
    void later(Peer peer, Limits::Time time, void (ProgramsThread::*what)(Peer));

    std::vector<std::string> commands_;
    ProgramOptions options_;
    std::map<Peer, std::unique_ptr<Running>> running_;  // until take_leave()
};

void ProgramsThread::begin() {
    for (std::size_t key = 0; key < commands_.size(); ++key) run(key);
}

void ProgramsThread::run(std::size_t key) {
    const Peer peer = new_peer();
    try {
        const Child::Streams streams{options_.hear_error != nullptr,
                                     options_.confinement.has_value()};
        auto running = std::make_unique<Running>(words_of(key), streams, key, io());
        Child& child = running->child;
        const Child::Pipes pipes = child.take_pipes();
        LineChannel::Descriptor out(io(), pipes.input);
        LineChannel::Descriptor in(io(), pipes.output);
        if (pipes.errors >= 0) hear_errors(*running, pipes.errors);
        running_[peer] = std::move(running);
        child.on_end([this, peer] { asio::post(io(), [this, peer] { have_exited(peer); }); });
        add(std::make_shared<LineChannel>(*this, peer, limits(), std::move(in), std::move(out)));
    } catch (const std::exception& error) {
        running_.erase(peer);
        tell_arrived(peer, key);
        tell_gone(peer, std::string("the program cannot be started: ") + error.what(), false);
    }
}

std::vector<std::string> ProgramsThread::words_of(std::size_t key) const {
    const std::string& command = commands_[key];
    return options_.confinement ? options_.confinement->words(command) : shell_words(command);
}

void ProgramsThread::hear_errors(Running& running, int file) {
    running.errors = std::make_shared<ErrorStream>(
        LineChannel::Descriptor(io(), file),
        [this, key = running.key](const std::string& line) { options_.hear_error(key, line); });
    running.errors->start();
}

// --- Ends of a program: it exits, it closes its output, or we hang up.

void ProgramsThread::have_exited(Peer peer) {
    const auto found = running_.find(peer);
    if (found == running_.end()) return;
    found->second->has_exited = true;
    // Its last lines may still be in the pipe, and its child processes may hold the pipe open for ever. So wait, but not
    // without limit.
    if (connections().find(peer) == connections().end()) return take_leave(peer);
    later(peer, limits().polite_end, &ProgramsThread::cut_off);
}

void ProgramsThread::cut_off(Peer peer) {
    const auto found = connections().find(peer);
    if (found == connections().end()) return take_leave(peer);
    const std::shared_ptr<LineChannel> channel = found->second.channel;
    const bool still_speaks =
        LineChannel::Clock::now() - channel->last_heard() < limits().polite_end;
    if (channel->is_paused() || (still_speaks && --running_.at(peer)->patience > 0)) {
        return later(peer, limits().polite_end, &ProgramsThread::cut_off);
    }
    if (running_.at(peer)->has_exited) return channel->drop({Ending::How::Closed, {}});
    channel->drop({Ending::How::Lost, "the program closed its input"});
}

// A program cannot play without its input. Wait for the lines that it wrote before. If it exits meanwhile, report its
// exit code, which is the better reason.
void ProgramsThread::stopped_reading(LineChannel& channel) {
    const auto found = running_.find(channel.peer());
    if (found == running_.end() || found->second->has_exited) return;
    later(channel.peer(), limits().polite_end, &ProgramsThread::cut_off);
}

void ProgramsThread::has_ended(const Connection& connection, const Ending& ending) {
    const Peer peer = connection.channel->peer();
    const auto found = running_.find(peer);
    if (found == running_.end()) return;
    Running& running = *found->second;
    if (!connection.is_told) {
        running.why =
            ending.how == Ending::How::Closed ? "the program closed its output" : ending.why;
    }
    // Wait for the exit code, which explains more than a closed output.
    if (ending.how == Ending::How::Closed) {
        if (running.has_exited) return take_leave(peer);
        return later(peer, limits().polite_end, &ProgramsThread::end_politely);
    }
    if (running.why) tell_gone(peer, *std::exchange(running.why, std::nullopt), false);
    if (running.has_exited) return take_leave(peer);
    // A program that we left properly has had its time to end; a dropped one gets that time now.
    if (ending.how == Ending::How::Left) return end_politely(peer);
    later(peer, limits().polite_end, &ProgramsThread::end_politely);
}

void ProgramsThread::end_politely(Peer peer) {
    Running& running = *running_.at(peer);
    running.was_asked_to_end = true;
    running.child.ask_to_end();
    later(peer, limits().last_word, &ProgramsThread::end_firmly);
}

void ProgramsThread::end_firmly(Peer peer) {
    Running& running = *running_.at(peer);
    if (running.why) tell_gone(peer, *std::exchange(running.why, std::nullopt), false);
    running.child.make_end();
    constexpr std::chrono::seconds long_enough(2);
    later(peer, long_enough, &ProgramsThread::give_up);
}

void ProgramsThread::give_up(Peer peer) { running_.at(peer)->child.kill_keeper(); }

void ProgramsThread::take_leave(Peer peer) {
    const auto node = running_.extract(peer);
    if (node.empty()) return;
    Running& running = *node.mapped();
    const int code = running.child.take_leave();
    if (running.errors) running.errors->finish();
    // A busy machine may take longer to end a program than we wait for its exit code. So a program that was asked to end may
    // have ended before, with a code of its own.
    const bool was_ended = running.was_asked_to_end && code == 128 + SIGTERM;
    if (running.why) tell_gone(peer, was_ended ? *running.why : told_end(code), false);
    look_at_end();
}

std::string ProgramsThread::told_end(int code) const {
    const bool is_missing = code == not_found || code == not_runnable;
    return how_it_ended(code) +
           (is_missing && options_.confinement ? ", or a confined program cannot see it" : "");
}

void ProgramsThread::later(Peer peer, Limits::Time time, void (ProgramsThread::*what)(Peer)) {
    asio::steady_timer& clock = running_.at(peer)->clock;
    clock.expires_after(time);
    clock.async_wait([this, peer, what](const std::error_code& error) {
        if (!error && running_.find(peer) != running_.end()) (this->*what)(peer);
    });
}

}  // namespace

Programs::Programs(const std::vector<std::string>& commands, const Limits& limits,
                   ProgramOptions options)
    : thread_(NetworkThread::start(
          std::make_unique<ProgramsThread>(commands, limits, std::move(options)))) {}

Transport& Programs::transport() { return *thread_; }

}  // namespace tabletop::net
