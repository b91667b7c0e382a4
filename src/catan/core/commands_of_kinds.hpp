// Combines several kinds of commands: lists them, counts them, picks the n-th or a random one. A
// kind says whether any command can be legal (`may`), its places (`places`) and the command for a
// place (`command`). It may provide a faster `count`, or be made of several kinds itself (`list`,
// `count`, `nth`).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

namespace catan {

// The seat to move, with all that its legal commands depend on.
struct Asked {
    const Game& game;
    const State& state;
    Seat seat;
    const Player& player = state[seat];
};

template <typename Places, typename Use>
void for_each(const Places& places, const Use& use) {
    if constexpr (requires { places.for_each(use); }) {
        places.for_each(use);
    } else {
        for (const auto place : places) use(place);
    }
}

// Several kinds in list order. Compiles to one function per phase and operation, without
// allocations.
template <typename First, typename... Others>
struct Commands {
    static void list(const Asked& asked, std::vector<Command>& commands) {
        list_one<First>(asked, commands);
        (list_one<Others>(asked, commands), ...);
    }
    static std::size_t count(const Asked& asked) {
        return (count_one<First>(asked) + ... + count_one<Others>(asked));
    }
    // Passes the n-th command to `say` with its own type, not as a variant.
    template <typename Say>
    static auto nth(const Asked& asked, std::size_t n, const Say& say) {
        return nth_from<First, Others...>(asked, static_cast<std::uint32_t>(n), say);
    }
    // Passes a uniformly random command to `say`, for one bounded draw.
    template <typename Say>
    static auto any(const Asked& asked, Random& random, const Say& say) {
        const Counts counts{count_one<First>(asked), count_one<Others>(asked)...};
        std::uint32_t all = 0;
        for (const std::uint32_t count : counts) all += count;
        return nth_of<0, First, Others...>(asked, random.below(all), counts, say);
    }

private:
    using Counts = std::array<std::uint32_t, 1 + sizeof...(Others)>;

    template <typename Kind>
    static void list_one(const Asked& asked, std::vector<Command>& commands) {
        if (!Kind::may(asked)) return;
        if constexpr (requires { Kind::list(asked, commands); }) {
            Kind::list(asked, commands);
        } else {
            for_each(Kind::places(asked),
                     [&](const auto place) { commands.emplace_back(Kind::command(asked, place)); });
        }
    }
    template <typename Kind>
    static std::uint32_t count_one(const Asked& asked) {
        if (!Kind::may(asked)) return 0;
        if constexpr (requires { Kind::count(asked); }) {
            return static_cast<std::uint32_t>(Kind::count(asked));
        } else {
            return static_cast<std::uint32_t>(Kind::places(asked).size());
        }
    }
    template <std::size_t place, typename Kind, typename... Rest, typename Say>
    static auto nth_of(const Asked& asked, std::uint32_t n, const Counts& counts, const Say& say) {
        if constexpr (sizeof...(Rest) > 0) {
            if (n >= counts[place]) {
                return nth_of<place + 1, Rest...>(asked, n - counts[place], counts, say);
            }
        }
        return one_of<Kind>(asked, n, say);
    }
    template <typename Kind, typename... Rest, typename Say>
    static auto nth_from(const Asked& asked, std::uint32_t n, const Say& say) {
        if constexpr (sizeof...(Rest) > 0) {
            const std::uint32_t count = count_one<Kind>(asked);
            if (n >= count) return nth_from<Rest...>(asked, n - count, say);
        }
        return one_of<Kind>(asked, n, say);
    }
    template <typename Kind, typename Say>
    static auto one_of(const Asked& asked, std::size_t n, const Say& say) {
        if constexpr (requires { Kind::nth(asked, n, say); }) {
            return Kind::nth(asked, n, say);
        } else {
            return say(Kind::command(asked, Kind::places(asked)[n]));
        }
    }
};

}  // namespace catan
