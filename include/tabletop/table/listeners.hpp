// Calls listeners in the order in which they were added. Chairs use it for changes of the game, the seating for changes of a
// seat.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace tabletop::table {

template <typename... News>
class Listeners {
public:
    using Listener = std::function<void(News...)>;

    // The listener is called until the returned pointer is destroyed. While one is called it may add and remove listeners,
    // itself too: a removed one hears nothing more, and a new one hears the next news first.
    [[nodiscard]] std::shared_ptr<const Listener> add(Listener listener) {
        std::erase_if(all_, [](const auto& one) { return one.expired(); });
        auto held = std::make_shared<const Listener>(std::move(listener));
        all_.push_back(held);
        return held;
    }
    // Passes each listener to `call`.
    template <typename Call>
    void each(const Call& call) const {
        const auto present = all_;  // because a listener may add others
        for (const auto& one : present) {
            if (const auto held = one.lock()) call(*held);
        }
    }
    void tell(News... news) const {
        each([&](const Listener& listener) { listener(news...); });
    }

private:
    std::vector<std::weak_ptr<const Listener>> all_;
};

}  // namespace tabletop::table
