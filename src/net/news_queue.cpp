#include "net/news_queue.hpp"

#include <utility>

namespace tabletop::net {

void NewsQueue::add(News news) {
    {
        const std::lock_guard lock(mutex_);
        news_.push_back(std::move(news));
    }
    ring();
}

bool NewsQueue::add_line(Peer peer, std::string line) {
    bool has_room = true;
    {
        const std::lock_guard lock(mutex_);
        PeerBacklog& waiting = waiting_[peer];
        ++waiting.lines;
        waiting.bytes += line.size();
        waiting.is_paused = is_too_much(waiting);
        has_room = !waiting.is_paused;
        news_.push_back(Heard{peer, std::move(line)});
    }
    ring();
    return has_room;
}

bool NewsQueue::is_full() const {
    const std::lock_guard lock(mutex_);
    return news_.size() >= limits_.waiting_news;
}

NewsQueue::Taken NewsQueue::take(std::size_t most) {
    Taken taken;
    const std::lock_guard lock(mutex_);
    while (!news_.empty() && taken.news.size() < most) {
        taken.news.push_back(std::move(news_.front()));
        news_.pop_front();
        if (const auto* heard = std::get_if<Heard>(&taken.news.back())) {
            forget_line(*heard, taken.heard_again);
        }
    }
    return taken;
}

void NewsQueue::forget_line(const Heard& heard, std::vector<Peer>& heard_again) {
    const auto found = waiting_.find(heard.peer);
    if (found == waiting_.end()) return;
    PeerBacklog& waiting = found->second;
    --waiting.lines;
    waiting.bytes -= heard.line.size();
    if (waiting.is_paused && !is_too_much(waiting)) {
        waiting.is_paused = false;
        heard_again.push_back(heard.peer);
    }
    if (waiting.lines == 0) waiting_.erase(found);
}

bool NewsQueue::is_too_much(const PeerBacklog& waiting) const {
    return waiting.lines >= limits_.waiting_lines || waiting.bytes >= limits_.waiting_bytes;
}

bool NewsQueue::wait(std::chrono::milliseconds most) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, most, [this] { return !news_.empty(); });
}

void NewsQueue::wake(const tasks::WakeSignal& signal) {
    bool has_news = false;
    {
        const std::lock_guard lock(mutex_);
        signal_ = signal;
        has_news = !news_.empty();
    }
    if (has_news) signal.ring();
}

// Call it without the lock: the signal's callback may take news.
void NewsQueue::ring() {
    changed_.notify_all();
    std::optional<tasks::WakeSignal> signal;
    {
        const std::lock_guard lock(mutex_);
        signal = signal_;
    }
    if (signal) signal->ring();
}

}  // namespace tabletop::net
