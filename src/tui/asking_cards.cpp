// Cards to be counted out: discards, trades, and what a development card brings.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "tui/asking.hpp"
#include "tui/inks.hpp"
#include "tui/kit/cursor.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

constexpr std::string_view resource_letters = "lbwgo";

// The resource whose letter is typed; a capital takes back.
struct ResourceKey {
    Resource resource = Resource::Lumber;
    bool takes_back = false;
};
std::optional<ResourceKey> resource_key(const Event& event) {
    if (!event.is_character() || event.character().size() != 1) return std::nullopt;
    const char typed = event.character().front();
    const bool capital = typed >= 'A' && typed <= 'Z';
    const char letter = capital ? static_cast<char>(typed - 'A' + 'a') : typed;
    const std::size_t which = resource_letters.find(letter);
    if (which == std::string_view::npos) return std::nullopt;
    return ResourceKey{all_resources[which], capital};
}

// `w  wool     2 of 5`
std::string counted(Resource resource, const std::string& counts) {
    return fmt::format("{}  {:<8}{}", resource_letters[index(resource)], name(resource), counts);
}

kit::DialogLine resource_line(Resource resource, const std::string& counts, bool chosen,
                              bool possible) {
    return {counted(resource, counts), possible, chosen, resource_swatch(resource), false};
}

// Counts of each resource that are raised and lowered with arrows and letters.
class Counts {
public:
    Bundle cards;
    std::size_t at = 0;

    // `most` cards of each at most.
    bool key(const Event& event, const Bundle& most) {
        if (kit::move_cursor(event, at, resource_count)) return true;
        const Resource here = all_resources[at];
        if (event == Event::ArrowRight) {
            add(here, most);
        } else if (event == Event::ArrowLeft || event == Event::Backspace) {
            remove(here);
        } else if (const auto typed = resource_key(event)) {
            at = index(typed->resource);
            typed->takes_back ? remove(typed->resource) : add(typed->resource, most);
        } else {
            return false;
        }
        return true;
    }

    void click(std::size_t line, const Bundle& most, bool takes_back) {
        at = std::min(line, resource_count - 1);
        takes_back ? remove(all_resources[at]) : add(all_resources[at], most);
    }

    // A line for each resource: how many, and how many there are to take from.
    void add_lines(kit::DialogBox& look, std::string_view word, const Bundle& from) const {
        for (const Resource resource : all_resources) {
            const std::string text = fmt::format("{} {} {}", cards[resource], word, from[resource]);
            look.lines.push_back(
                resource_line(resource, text, index(resource) == at, from[resource] > 0));
        }
    }

private:
    void add(Resource resource, const Bundle& most) {
        if (cards[resource] < most[resource]) ++cards[resource];
    }
    void remove(Resource resource) {
        if (std::as_const(cards)[resource] > 0) --cards[resource];
    }
};

class Discarding : public Asking {
public:
    Discarding(const Bundle& hand, int owed) : hand_(hand), owed_(owed) {}

    [[nodiscard]] kit::DialogBox look() const override {
        const int left = owed_ - counts_.cards.total();
        kit::DialogBox look{left > 0 ? fmt::format("Discard {} more", left) : "Discard these?",
                            {},
                            "letters add   capitals take back   Enter discards"};
        counts_.add_lines(look, "of", hand_);
        return look;
    }
    Decision key(const Event& event) override {
        if (counts_.key(event, most())) return {};
        if (event == Event::Return && counts_.cards.total() == owed_) {
            return said(Discard{counts_.cards});
        }
        return event == Event::Escape ? closed() : Decision{};
    }
    Decision click(std::size_t line, bool takes_back) override {
        counts_.click(line, most(), takes_back);
        return {};
    }

private:
    [[nodiscard]] const Bundle& most() const {
        return counts_.cards.total() >= owed_ ? counts_.cards : hand_;
    }

    Bundle hand_;
    int owed_;
    Counts counts_;
};

class Bank : public Asking {
public:
    Bank(const Bundle& hand, const Bundle& bank, std::array<int, resource_count> ratio)
        : hand_(hand), bank_(bank), ratio_(ratio) {}

    [[nodiscard]] kit::DialogBox look() const override {
        if (!give_) return look_at_giving();
        const int cost = ratio_[index(*give_)];
        kit::DialogBox look{
            fmt::format("{} {} for {} of which?", times_ * cost, name(*give_), times_),
            {},
            foot("letter or Enter trades   left right how many   Esc back")};
        for (const Resource resource : all_resources) {
            look.lines.push_back(resource_line(resource,
                                               fmt::format("{} in the bank", bank_[resource]),
                                               index(resource) == at_, can_get(resource)));
        }
        return look;
    }
    Decision key(const Event& event) override {
        why_.clear();
        if (event == Event::Escape) {
            if (!give_) return closed();
            give_.reset();
            return {};
        }
        if (kit::move_cursor(event, at_, resource_count)) return {};
        if (give_ && (event == Event::ArrowRight || event == Event::ArrowLeft)) {
            const int most = hand_[*give_] / ratio_[index(*give_)];
            times_ = std::clamp(times_ + (event == Event::ArrowRight ? 1 : -1), 1, most);
            return {};
        }
        if (const auto typed = resource_key(event)) {
            at_ = index(typed->resource);
            return take(typed->resource);
        }
        return event == Event::Return ? take(all_resources[at_]) : Decision{};
    }
    Decision click(std::size_t line, bool takes_back) override {
        if (takes_back) return key(Event::Escape);
        why_.clear();
        at_ = line;
        return take(all_resources[at_]);
    }

private:
    [[nodiscard]] std::string foot(std::string_view keys) const {
        return why_.empty() ? std::string(keys) : why_;
    }
    [[nodiscard]] kit::DialogBox look_at_giving() const {
        kit::DialogBox look{"Give the bank which?", {}, foot("letter or Enter chooses   Esc back")};
        for (const Resource resource : all_resources) {
            look.lines.push_back(resource_line(
                resource,
                fmt::format("{} in hand, {} for 1", hand_[resource], ratio_[index(resource)]),
                index(resource) == at_, can_give(resource)));
        }
        return look;
    }
    [[nodiscard]] bool can_give(Resource resource) const {
        return hand_[resource] >= ratio_[index(resource)];
    }
    void choose(Resource resource) {
        if (!can_give(resource)) {
            why_ = fmt::format("R8.1: the bank wants {}, and you have {}", ratio_[index(resource)],
                               hand_[resource]);
            return;
        }
        give_ = resource;
        times_ = 1;
        const auto wanted =
            std::ranges::find_if(all_resources, [this](Resource other) { return can_get(other); });
        at_ = wanted == all_resources.end() ? at_ : index(*wanted);
    }
    [[nodiscard]] bool can_get(Resource resource) const {
        return resource != *give_ && bank_[resource] >= times_;
    }
    Decision take(Resource resource) {
        if (!give_) {
            choose(resource);
            return {};
        }
        if (!can_get(resource)) {
            why_ = resource == *give_ ? "R8.1: that is the same resource on both sides"
                                      : fmt::format("R8.1: the bank has only {}", bank_[resource]);
            return {};
        }
        const int cost = times_ * ratio_[index(*give_)];
        return said(TradeWithBank{*give_, resource, static_cast<std::int16_t>(cost),
                                  static_cast<std::int16_t>(times_)});
    }

    Bundle hand_;
    Bundle bank_;
    std::array<int, resource_count> ratio_;
    std::optional<Resource> give_;
    int times_ = 1;
    std::size_t at_ = 0;
    std::string why_;  // what was tried is not possible
};

class Plenty : public Asking {
public:
    explicit Plenty(const Bundle& bank) : bank_(bank), wanted_(std::min(2, bank.total())) {}

    [[nodiscard]] kit::DialogBox look() const override {
        kit::DialogBox look{
            fmt::format("Year of plenty: {} of {} taken", counts_.cards.total(), wanted_),
            {},
            "letters add   capitals take back   Enter plays it   Esc back"};
        counts_.add_lines(look, "  bank", bank_);
        return look;
    }
    Decision key(const Event& event) override {
        if (event == Event::Escape) return closed();
        if (counts_.key(event, most())) return {};
        if (event == Event::Return && counts_.cards.total() == wanted_) {
            return said(PlayPlenty{counts_.cards});
        }
        return {};
    }
    Decision click(std::size_t line, bool takes_back) override {
        counts_.click(line, most(), takes_back);
        return {};
    }

private:
    [[nodiscard]] const Bundle& most() const {
        return counts_.cards.total() >= wanted_ ? counts_.cards : bank_;
    }

    Bundle bank_;
    int wanted_;
    Counts counts_;
};

// An offer, or a counter-offer where there is nobody to choose from.
class Offering : public Asking {
public:
    Offering(const Bundle& hand, std::vector<OfferTo> others, std::string title)
        : hand_(hand), others_(std::move(others)), title_(std::move(title)) {
        for (const OfferTo& other : others_) to_.insert(other.seat);
    }

    [[nodiscard]] kit::DialogBox look() const override {
        kit::DialogBox look{
            title_, {}, "letters add   Tab: the other side   Enter offers   Esc back"};
        add_side(look, "You give", give_, side_ == 0, true);
        add_side(look, "You get", get_, side_ == 1, false);
        if (others_.size() > 1) {
            look.lines.push_back({"To (a digit turns one on or off)", true, false, {}, true});
            for (std::size_t i = 0; i < others_.size(); ++i) {
                look.lines.push_back(
                    {fmt::format("{}  [{}] {}", i + 1, to_.contains(others_[i].seat) ? 'x' : ' ',
                                 others_[i].name),
                     true, false, seat_swatch(others_[i].seat), false});
            }
        }
        return look;
    }
    Decision key(const Event& event) override {
        if (event == Event::Escape) return closed();
        if (event == Event::Tab || event == Event::TabReverse) {
            side_ = 1 - side_;
            return {};
        }
        Counts& here = side_ == 0 ? give_ : get_;
        if (here.key(event, most())) return {};
        for (std::size_t i = 0; i < others_.size(); ++i) {
            if (event == Event::Character(static_cast<char>('1' + i))) turn(i);
        }
        if (event != Event::Return) return {};
        if (side_ == 0 && get_.cards.empty()) {
            side_ = 1;
            return {};
        }
        if (others_.empty()) return said(Counter{give_.cards, get_.cards});
        return said(Offer{give_.cards, get_.cards, to_});
    }
    // A heading and its resources, twice; then a heading and the others.
    Decision click(std::size_t line, bool takes_back) override {
        constexpr std::size_t lines_of_side = 1 + resource_count;
        const std::size_t part = line / lines_of_side;
        if (part >= 2) {
            if (line > 2 * lines_of_side) turn(line - 2 * lines_of_side - 1);
            return {};
        }
        side_ = static_cast<int>(part);
        if (line % lines_of_side == 0) return {};
        Counts& here = side_ == 0 ? give_ : get_;
        here.click(line % lines_of_side - 1, most(), takes_back);
        return {};
    }

private:
    [[nodiscard]] Bundle most() const {
        constexpr std::int16_t most_wanted = 19;
        if (side_ == 0) return hand_;
        Bundle plenty;
        plenty.counts.fill(most_wanted);
        return plenty;
    }
    // Whether the offer goes to that one.
    void turn(std::size_t which) {
        to_.bits = static_cast<std::uint8_t>(to_.bits ^ 1U << others_[which].seat.value);
    }

    void add_side(kit::DialogBox& look, const char* heading, const Counts& counts, bool active,
                  bool is_own) const {
        look.lines.push_back({heading, true, false, {}, true});
        for (const Resource resource : all_resources) {
            const std::string text =
                is_own ? fmt::format("{} of {}", counts.cards[resource], hand_[resource])
                       : fmt::format("{}", counts.cards[resource]);
            look.lines.push_back(resource_line(resource, text,
                                               active && index(resource) == counts.at,
                                               !is_own || hand_[resource] > 0));
        }
    }

    Bundle hand_;
    std::vector<OfferTo> others_;
    std::string title_;
    SeatSet to_;
    Counts give_;
    Counts get_;
    int side_ = 0;
};

}  // namespace

std::unique_ptr<Asking> ask_discard(const Bundle& hand, int owed) {
    return std::make_unique<Discarding>(hand, owed);
}

std::unique_ptr<Asking> ask_bank(const Bundle& hand, const Bundle& bank,
                                 std::array<int, resource_count> ratio) {
    return std::make_unique<Bank>(hand, bank, ratio);
}

std::unique_ptr<Asking> ask_monopoly() {
    std::vector<Option> options;
    options.reserve(resource_count);
    for (const Resource resource : all_resources) {
        options.push_back({std::string(name(resource)), Command(PlayMonopoly{resource}),
                           resource_letters[index(resource)], true, resource_swatch(resource)});
    }
    return ask_choice("Monopoly: which resource does everybody give you?", std::move(options),
                      "letter or Enter plays it   Esc back", true);
}

std::unique_ptr<Asking> ask_plenty(const Bundle& bank) { return std::make_unique<Plenty>(bank); }

std::unique_ptr<Asking> ask_offer(const Bundle& hand, std::vector<OfferTo> others) {
    return std::make_unique<Offering>(hand, std::move(others), "Offer");
}

std::unique_ptr<Asking> ask_counter(const Bundle& hand, const std::string& offer) {
    return std::make_unique<Offering>(hand, std::vector<OfferTo>(), "Instead of: " + offer);
}

}  // namespace catan::tui
