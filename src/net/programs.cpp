#include "net/programs.hpp"

#include <asio/post.hpp>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "net/child.hpp"
#include "net/works.hpp"

namespace catan::net {
namespace {

class ProgramWorks : public Works {
public:
    ProgramWorks(std::vector<std::string> commands, const Limits& limits, int standard_error)
        : Works(limits), commands_(std::move(commands)), standard_error_(standard_error) {}

protected:
    void begin() override;
    void stop_beginning() override {}
    [[nodiscard]] bool is_finished() const override { return running_.empty(); }
    [[nodiscard]] std::size_t key_of(const LineChannel& channel) const override {
        return running_.at(channel.peer())->key;
    }
    void has_ended(const Connection& connection, const Ending& ending) override;

private:
    struct Running {
        Running(const std::string& command, int standard_error, std::size_t number,
                asio::io_context& io)
            : child(command, standard_error), key(number), clock(io) {}

        Child child;
        std::size_t key;
        asio::steady_timer clock;
        bool has_exited = false;
        int patience = 10;  // with what still comes out of it after that
        // Why nothing more is heard from it, if that is so and nobody has been told yet.
        std::optional<std::string> why;
    };

    void run(std::size_t key);
    void have_exited(Peer peer);
    void cut_off(Peer peer);
    void end_politely(Peer peer);
    void end_firmly(Peer peer);
    void take_leave(Peer peer);
    // After some time, if the program is still there.
    void later(Peer peer, Limits::Time time, void (ProgramWorks::*what)(Peer));

    std::vector<std::string> commands_;
    int standard_error_;
    std::map<Peer, std::unique_ptr<Running>> running_;  // of which leave has not been taken
};

void ProgramWorks::begin() {
    for (std::size_t key = 0; key < commands_.size(); ++key) run(key);
}

void ProgramWorks::run(std::size_t key) {
    const Peer peer = new_peer();
    try {
        auto running = std::make_unique<Running>(commands_[key], standard_error_, key, io());
        Child& child = running->child;
        const Child::Pipes pipes = child.take_pipes();
        LineChannel::Descriptor out(io(), pipes.to_it);
        LineChannel::Descriptor in(io(), pipes.from_it);
        running_[peer] = std::move(running);
        child.on_end([this, peer] { asio::post(io(), [this, peer] { have_exited(peer); }); });
        add(std::make_shared<LineChannel>(*this, peer, limits(), std::move(in), std::move(out)));
    } catch (const std::exception& error) {
        running_.erase(peer);
        tell_arrived(peer, key);
        tell_gone(peer, std::string("the program cannot be started: ") + error.what(), false);
    }
}

// --- How a program ends: by itself, or because nothing more is heard from it, or nobody wants it any more.

void ProgramWorks::have_exited(Peer peer) {
    const auto found = running_.find(peer);
    if (found == running_.end()) return;
    found->second->has_exited = true;
    // What it said last may still be in the pipe, and what it has started may hold that open for ever.
    if (connections().find(peer) == connections().end()) return take_leave(peer);
    later(peer, limits().polite_end, &ProgramWorks::cut_off);
}

void ProgramWorks::cut_off(Peer peer) {
    const auto found = connections().find(peer);
    if (found == connections().end()) return take_leave(peer);
    const std::shared_ptr<LineChannel> channel = found->second.channel;
    const bool still_speaks =
        LineChannel::Clock::now() - channel->last_heard() < limits().polite_end;
    if (channel->is_paused() || (still_speaks && --running_.at(peer)->patience > 0)) {
        return later(peer, limits().polite_end, &ProgramWorks::cut_off);
    }
    channel->drop({Ending::How::Closed, "the program ended"});
}

void ProgramWorks::has_ended(const Connection& connection, const Ending& ending) {
    const Peer peer = connection.channel->peer();
    const auto found = running_.find(peer);
    if (found == running_.end()) return;
    Running& running = *found->second;
    if (!connection.is_told) {
        running.why =
            ending.how == Ending::How::Closed ? "the program closed its output" : ending.why;
    }
    // Then how it exited says more than that its output is closed.
    if (ending.how == Ending::How::Closed) {
        if (running.has_exited) return take_leave(peer);
        return later(peer, limits().polite_end, &ProgramWorks::end_politely);
    }
    if (running.why) tell_gone(peer, *std::exchange(running.why, std::nullopt), false);
    if (running.has_exited) return take_leave(peer);
    // Who was left in good order has had the time; who was thrown out gets it now.
    if (ending.how == Ending::How::Left) return end_politely(peer);
    later(peer, limits().polite_end, &ProgramWorks::end_politely);
}

void ProgramWorks::end_politely(Peer peer) {
    Running& running = *running_.at(peer);
    if (running.why) tell_gone(peer, *std::exchange(running.why, std::nullopt), false);
    running.child.ask_to_end();
    later(peer, limits().last_word, &ProgramWorks::end_firmly);
}

void ProgramWorks::end_firmly(Peer peer) { running_.at(peer)->child.make_end(); }

void ProgramWorks::take_leave(Peer peer) {
    const auto node = running_.extract(peer);
    if (node.empty()) return;
    const std::string how = node.mapped()->child.take_leave();
    if (node.mapped()->why) tell_gone(peer, how, false);
    look_at_end();
}

void ProgramWorks::later(Peer peer, Limits::Time time, void (ProgramWorks::*what)(Peer)) {
    asio::steady_timer& clock = running_.at(peer)->clock;
    clock.expires_after(time);
    clock.async_wait([this, peer, what](const std::error_code& error) {
        if (!error && running_.find(peer) != running_.end()) (this->*what)(peer);
    });
}

}  // namespace

Programs::Programs(const std::vector<std::string>& commands, const Limits& limits,
                   int standard_error)
    : LiveWires(std::make_unique<ProgramWorks>(commands, limits, standard_error)) {}

}  // namespace catan::net
