#include "net/lookup.hpp"

#include <thread>
#include <utility>

namespace catan::net {

std::shared_ptr<Lookup> Lookup::begin(const std::string& host, Hear hear) {
    auto lookup = std::make_shared<Lookup>();
    lookup->hear_ = std::move(hear);
    // It is started from the thread of the wires, whose signals are for others; so are those of this one.
    std::thread([lookup, host] { lookup->answer(wait_for(host)); }).detach();
    return lookup;
}

void Lookup::call_off() {
    const std::lock_guard lock(mutex_);
    hear_ = nullptr;
}

void Lookup::answer(const Answer& answer) {
    const std::lock_guard lock(mutex_);
    if (hear_) hear_(answer);
}

}  // namespace catan::net
