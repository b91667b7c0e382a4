// Views a caller's bitset as a set of places of one kind. Does not own the words. Iteration costs one step per member and
// one per 64 places.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>

namespace catan {

[[nodiscard]] constexpr std::size_t words_for(std::size_t places) { return (places + 63) / 64; }

// std::popcount becomes a library call if the target may lack the instruction. Compilers recognise this code and use the
// instruction where they can.
[[nodiscard]] constexpr std::size_t count_bits(std::uint64_t bits) {
    bits -= (bits >> 1U) & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + ((bits >> 2U) & 0x3333333333333333U);
    bits = (bits + (bits >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
    return (bits * 0x0101010101010101U) >> 56U;
}

// Index of the n-th set bit, counted from 0.
[[nodiscard]] constexpr std::size_t nth_bit(std::uint64_t bits, std::size_t n) {
    for (; n > 0; --n) bits &= bits - 1;
    return static_cast<std::size_t>(std::countr_zero(bits));
}

template <typename Place>
class IdSet {
public:
    class Iterator {
    public:
        using value_type = Place;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        Iterator(const std::uint64_t* word, const std::uint64_t* end)
            : begin_(word), word_(word), end_(end), bits_(word == end ? 0 : *word) {
            skip_empty_words();
        }

        Place operator*() const {
            return Place(static_cast<std::size_t>(word_ - begin_) * 64 +
                         static_cast<std::size_t>(std::countr_zero(bits_)));
        }
        Iterator& operator++() {
            bits_ &= bits_ - 1;
            skip_empty_words();
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(std::default_sentinel_t) const { return word_ == end_; }

    private:
        void skip_empty_words() {
            while (bits_ == 0 && word_ != end_) {
                ++word_;
                if (word_ != end_) bits_ = *word_;
            }
        }

        const std::uint64_t* begin_ = nullptr;
        const std::uint64_t* word_ = nullptr;
        const std::uint64_t* end_ = nullptr;
        std::uint64_t bits_ = 0;
    };

    explicit IdSet(std::span<const std::uint64_t> words) : words_(words) {}

    [[nodiscard]] bool contains(Place place) const {
        return (words_[place.value / 64] >> (place.value % 64) & 1U) != 0;
    }
    [[nodiscard]] bool empty() const {
        for (const std::uint64_t word : words_) {
            if (word != 0) return false;
        }
        return true;
    }
    [[nodiscard]] std::size_t size() const {
        std::size_t count = 0;
        for (const std::uint64_t word : words_) count += count_bits(word);
        return count;
    }

    // The n-th member in ascending order, counted from 0.
    [[nodiscard]] Place operator[](std::size_t n) const {
        for (std::size_t word = 0;; ++word) {
            const std::size_t count = count_bits(words_[word]);
            if (n < count) return Place(word * 64 + nth_bit(words_[word], n));
            n -= count;
        }
    }

    [[nodiscard]] Iterator begin() const { return {words_.data(), words_.data() + words_.size()}; }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

private:
    std::span<const std::uint64_t> words_;
};

}  // namespace catan
