#include "support/carcassonne/painted_game.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace painted {

namespace {

constexpr std::array<std::string_view, most_players> names{"red", "blue", "yellow", "green",
                                                           "black"};
constexpr std::array<std::string_view, 4> words{"north", "east", "south", "west"};

template <typename List>
const auto& any(Generator& random, const List& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

std::string header(int players, const Settings& settings) {
    std::string text = "carcassonne 1\nplayers";
    for (int seat = 0; seat < players; ++seat) {
        text += ' ';
        text += names[static_cast<std::size_t>(seat)];
    }
    text += '\n';
    if (settings.start_any) text += "set start any\n";
    if (settings.small_city == 2) text += "set small-city 2\n";
    if (!settings.farmers) text += "set farmers off\n";
    return text + "chance scripted\n";
}

}  // namespace

// SplitMix64.
std::uint32_t Generator::below(std::uint32_t n) {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    mixed ^= mixed >> 31U;
    return static_cast<std::uint32_t>(mixed % n);
}

std::vector<char> full_bag(const Settings& settings) {
    std::vector<char> bag;
    for (const char kind : all_kinds) {
        bag.insert(bag.end(), static_cast<std::size_t>(count_of(kind)), kind);
    }
    if (!settings.start_any) bag.erase(std::find(bag.begin(), bag.end(), 'D'));
    return bag;
}

RandomGame::RandomGame(int players, Settings settings, std::uint64_t seed, Habits habits)
    : board_(players, settings),
      random_(seed),
      habits_(habits),
      bag_(full_bag(settings)),
      script_(header(players, settings)) {
    for (std::size_t i = bag_.size(); i > 1; --i) {
        std::swap(bag_[i - 1], bag_[random_.below(static_cast<std::uint32_t>(i))]);
    }
    // The bag is emptied from behind.
    if (habits.c_last) std::swap(bag_.front(), *std::find(bag_.begin(), bag_.end(), 'C'));
}

Drawn RandomGame::draw() {
    if (over_ || kind_ != '\0') throw std::logic_error("this is not the time to draw");
    Drawn drawn;
    while (!bag_.empty()) {
        const char kind = bag_.back();
        bag_.pop_back();
        script_ += names[static_cast<std::size_t>(seat_)];
        script_ += std::string(": draw ") + kind + "\n";
        if (board_.fits_somewhere(kind)) {
            kind_ = drawn.kind = kind;
            return drawn;
        }
        drawn.set_aside.push_back(kind);
    }
    over_ = true;
    return drawn;
}

int RandomGame::neighbours(Placement at) const {
    int count = 0;
    for (int x = -1; x <= 1; ++x) {
        for (int y = -1; y <= 1; ++y) {
            if (board_.kind_at(at.x + x, at.y + y) != '\0') ++count;
        }
    }
    return count;
}

Placement RandomGame::lay() {
    if (kind_ == '\0' || board_.waits_for_follower()) {
        throw std::logic_error("this is not the time to lay a tile");
    }
    std::vector<Placement> places = board_.places(kind_);
    if (random_.percent(habits_.crowded)) {
        int most = 0;
        for (const Placement& place : places) most = std::max(most, neighbours(place));
        std::erase_if(places, [&](const Placement& place) { return neighbours(place) < most; });
    }
    const Placement chosen = any(random_, places);
    board_.place(kind_, chosen);
    script_ += names[static_cast<std::size_t>(seat_)];
    script_ += ": place " + std::to_string(chosen.x) + "," + std::to_string(chosen.y) + " ";
    script_ += words[static_cast<std::size_t>(chosen.turns)];
    script_ += "\n";
    return chosen;
}

std::optional<std::string> RandomGame::follow(std::vector<Scored>* scored) {
    if (!board_.waits_for_follower()) throw std::logic_error("this is not the time for a follower");
    std::vector<std::string> spots = board_.spots(seat_);
    if (!random_.percent(habits_.farmers)) {
        std::erase_if(spots, [](const std::string& spot) { return spot.starts_with("field"); });
    }
    std::optional<std::string> chosen;
    if (!spots.empty() && random_.percent(habits_.followers)) chosen = any(random_, spots);
    std::vector<Scored> paid = chosen ? board_.put_follower(seat_, *chosen) : board_.pass();
    if (scored != nullptr) *scored = std::move(paid);
    script_ += names[static_cast<std::size_t>(seat_)];
    script_ += chosen ? ": follower " + *chosen + "\n" : ": pass\n";
    seat_ = (seat_ + 1) % board_.players();
    kind_ = '\0';
    return chosen;
}

}  // namespace painted
