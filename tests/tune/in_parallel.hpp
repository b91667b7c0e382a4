// Calls work(0) ... work(n - 1), each once, on several threads. Order and distribution are undefined, so each piece of
// work must store its result in a place of its own.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace catan::tune {

template <typename Work>
void in_parallel(std::size_t jobs, std::size_t n, const Work& work) {
    std::atomic<std::size_t> next = 0;
    const auto take_some = [&] {
        for (std::size_t number = next++; number < n; number = next++) work(number);
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min(jobs, n); ++i) others.emplace_back(take_some);
    take_some();
}

}  // namespace catan::tune
