// Holds an array of a size known at construction, on the stack while it is small. Most road
// networks fit, so most are measured without the heap.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

namespace catan::roads {

// Elements start uninitialised.
template <typename T, std::size_t inline_size>
class Scratch {
public:
    explicit Scratch(std::size_t size)
        : many_(size > inline_size ? std::make_unique<T[]>(size) : nullptr),
          begin_(many_ ? many_.get() : few_.data()) {}

    T& operator[](std::size_t index) { return begin_[index]; }
    const T& operator[](std::size_t index) const { return begin_[index]; }
    T* begin() { return begin_; }

private:
    std::array<T, inline_size> few_;
    std::unique_ptr<T[]> many_;
    T* begin_;
};

}  // namespace catan::roads
