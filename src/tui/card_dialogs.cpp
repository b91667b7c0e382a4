// Cards to be counted out: discards, trades, and what a development card brings.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "tui/card_dialogs.hpp"
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
    void add_lines(kit::DialogBox& box, std::string_view word, const Bundle& from) const {
        for (const Resource resource : all_resources) {
            const std::string text = fmt::format("{} {} {}", cards[resource], word, from[resource]);
            box.lines.push_back(
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

class DiscardDialog : public Dialog {
public:
    DiscardDialog(const Bundle& hand, int owed, Say say)
        : hand_(hand), owed_(owed), say_(std::move(say)) {}

    [[nodiscard]] kit::DialogBox box() const override {
        const int left = owed_ - counts_.cards.total();
        kit::DialogBox box{left > 0 ? fmt::format("Discard {} more", left) : "Discard these?",
                           {},
                           "letters add   capitals take back   Enter discards"};
        counts_.add_lines(box, "of", hand_);
        return box;
    }
    Step key(const Event& event) override {
        if (counts_.key(event, most())) return {};
        if (event == Event::Return && counts_.cards.total() == owed_) {
            return {false, [say = say_, cards = counts_.cards] { say(Discard{cards}); }};
        }
        return {event == Event::Escape};
    }
    Step click(std::size_t line, bool takes_back) override {
        counts_.click(line, most(), takes_back);
        return {};
    }

private:
    [[nodiscard]] const Bundle& most() const {
        return counts_.cards.total() >= owed_ ? counts_.cards : hand_;
    }

    Bundle hand_;
    int owed_;
    Say say_;
    Counts counts_;
};

class BankDialog : public Dialog {
public:
    BankDialog(const Bundle& hand, const Bundle& bank, PortSet ports, Say say, WhyNot why_not)
        : hand_(hand),
          bank_(bank),
          ports_(ports),
          say_(std::move(say)),
          why_not_(std::move(why_not)) {}

    [[nodiscard]] kit::DialogBox box() const override {
        if (!give_) return box_of_giving();
        const int cost = ports_.ratio(*give_);
        kit::DialogBox box{
            fmt::format("{} {} for {} of which?", times_ * cost, name(*give_), times_),
            {},
            foot("letter or Enter trades   left right how many   Esc back")};
        for (const Resource resource : all_resources) {
            box.lines.push_back(resource_line(resource,
                                              fmt::format("{} in the bank", bank_[resource]),
                                              index(resource) == at_, can_get(resource)));
        }
        return box;
    }
    Step key(const Event& event) override {
        why_.clear();
        if (event == Event::Escape) {
            if (!give_) return {true};
            give_.reset();
            return {};
        }
        if (kit::move_cursor(event, at_, resource_count)) return {};
        if (give_ && (event == Event::ArrowRight || event == Event::ArrowLeft)) {
            const int most = hand_[*give_] / ports_.ratio(*give_);
            times_ = std::clamp(times_ + (event == Event::ArrowRight ? 1 : -1), 1, most);
            return {};
        }
        if (const auto typed = resource_key(event)) {
            at_ = index(typed->resource);
            return take(typed->resource);
        }
        return event == Event::Return ? take(all_resources[at_]) : Step{};
    }
    Step click(std::size_t line, bool takes_back) override {
        if (takes_back) return key(Event::Escape);
        why_.clear();
        at_ = line;
        return take(all_resources[at_]);
    }

private:
    [[nodiscard]] std::string foot(std::string_view keys) const {
        return why_.empty() ? std::string(keys) : why_;
    }
    [[nodiscard]] kit::DialogBox box_of_giving() const {
        kit::DialogBox box{"Give the bank which?", {}, foot("letter or Enter chooses   Esc back")};
        for (const Resource resource : all_resources) {
            box.lines.push_back(resource_line(
                resource,
                fmt::format("{} in hand, {} for 1", hand_[resource], ports_.ratio(resource)),
                index(resource) == at_, can_give(resource)));
        }
        return box;
    }
    [[nodiscard]] bool can_give(Resource resource) const {
        return hand_[resource] >= ports_.ratio(resource);
    }
    void choose(Resource resource) {
        if (!can_give(resource)) {
            const Resource any = resource == Resource::Ore ? Resource::Wool : Resource::Ore;
            why_ = why_not_(trade(resource, any, 1));
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
    Step take(Resource resource) {
        if (!give_) {
            choose(resource);
            return {};
        }
        const TradeWithBank said = trade(*give_, resource, times_);
        if (!can_get(resource)) {
            why_ = why_not_(said);
            return {};
        }
        return {false, [say = say_, said] { say(said); }};
    }
    [[nodiscard]] TradeWithBank trade(Resource give, Resource get, int times) const {
        return {give, get, static_cast<std::int16_t>(times * ports_.ratio(give)),
                static_cast<std::int16_t>(times)};
    }

    Bundle hand_;
    Bundle bank_;
    PortSet ports_;
    Say say_;
    WhyNot why_not_;
    std::optional<Resource> give_;
    int times_ = 1;
    std::size_t at_ = 0;
    std::string why_;  // what was tried is not possible
};

class PlentyDialog : public Dialog {
public:
    PlentyDialog(const Bundle& bank, Say say, Act back)
        : bank_(bank),
          wanted_(std::min(2, bank.total())),
          say_(std::move(say)),
          back_(std::move(back)) {}

    [[nodiscard]] kit::DialogBox box() const override {
        kit::DialogBox box{
            fmt::format("Year of plenty: {} of {} taken", counts_.cards.total(), wanted_),
            {},
            "letters add   capitals take back   Enter plays it   Esc back"};
        counts_.add_lines(box, "  bank", bank_);
        return box;
    }
    Step key(const Event& event) override {
        if (event == Event::Escape) return {true, back_};
        if (counts_.key(event, most())) return {};
        if (event == Event::Return && counts_.cards.total() == wanted_) {
            return {false, [say = say_, cards = counts_.cards] { say(PlayPlenty{cards}); }};
        }
        return {};
    }
    Step click(std::size_t line, bool takes_back) override {
        counts_.click(line, most(), takes_back);
        return {};
    }

private:
    [[nodiscard]] const Bundle& most() const {
        return counts_.cards.total() >= wanted_ ? counts_.cards : bank_;
    }

    Bundle bank_;
    int wanted_;
    Say say_;
    Act back_;
    Counts counts_;
};

// An offer, or a counter-offer where there is nobody to choose from.
class OfferDialog : public Dialog {
public:
    OfferDialog(const Bundle& hand, std::vector<OfferTo> others, std::string title, Say say,
                Act back)
        : hand_(hand),
          others_(std::move(others)),
          title_(std::move(title)),
          say_(std::move(say)),
          back_(std::move(back)) {
        for (const OfferTo& other : others_) to_.insert(other.seat);
    }

    [[nodiscard]] kit::DialogBox box() const override {
        kit::DialogBox box{
            title_, {}, "letters add   Tab: the other side   Enter offers   Esc back"};
        add_side(box, "You give", give_, side_ == 0, true);
        add_side(box, "You get", get_, side_ == 1, false);
        if (others_.size() > 1) {
            box.lines.push_back({"To (a digit turns one on or off)", true, false, {}, true});
            for (std::size_t i = 0; i < others_.size(); ++i) {
                box.lines.push_back(
                    {fmt::format("{}  [{}] {}", i + 1, to_.contains(others_[i].seat) ? 'x' : ' ',
                                 others_[i].name),
                     true, false, seat_swatch(others_[i].seat), false});
            }
        }
        return box;
    }
    Step key(const Event& event) override {
        if (event == Event::Escape) return {true, back_};
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
        const Command said = others_.empty() ? Command(Counter{give_.cards, get_.cards})
                                             : Command(Offer{give_.cards, get_.cards, to_});
        return {false, [say = say_, said] { say(said); }};
    }
    // A heading and its resources, twice; then a heading and the others.
    Step click(std::size_t line, bool takes_back) override {
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

    void add_side(kit::DialogBox& box, const char* heading, const Counts& counts, bool active,
                  bool is_own) const {
        box.lines.push_back({heading, true, false, {}, true});
        for (const Resource resource : all_resources) {
            const std::string text =
                is_own ? fmt::format("{} of {}", counts.cards[resource], hand_[resource])
                       : fmt::format("{}", counts.cards[resource]);
            box.lines.push_back(resource_line(resource, text,
                                              active && index(resource) == counts.at,
                                              !is_own || hand_[resource] > 0));
        }
    }

    Bundle hand_;
    std::vector<OfferTo> others_;
    std::string title_;
    Say say_;
    Act back_;
    SeatSet to_;
    Counts give_;
    Counts get_;
    int side_ = 0;
};

}  // namespace

std::unique_ptr<Dialog> discard_dialog(const Bundle& hand, int owed, Say say) {
    return std::make_unique<DiscardDialog>(hand, owed, std::move(say));
}

std::unique_ptr<Dialog> bank_dialog(const Bundle& hand, const Bundle& bank, PortSet ports, Say say,
                                    WhyNot why_not) {
    return std::make_unique<BankDialog>(hand, bank, ports, std::move(say), std::move(why_not));
}

std::unique_ptr<Dialog> monopoly_dialog(const Say& say, Act back) {
    std::vector<Option> options;
    for (const Resource resource : all_resources) {
        Option option{std::string(name(resource)),
                      [say, resource] { say(PlayMonopoly{resource}); }};
        option.letter = resource_letters[index(resource)];
        option.swatch = resource_swatch(resource);
        option.stays = true;
        options.push_back(std::move(option));
    }
    return choice_dialog("Monopoly: which resource does everybody give you?", std::move(options),
                         "letter or Enter plays it   Esc back", std::move(back));
}

std::unique_ptr<Dialog> plenty_dialog(const Bundle& bank, Say say, Act back) {
    return std::make_unique<PlentyDialog>(bank, std::move(say), std::move(back));
}

std::unique_ptr<Dialog> offer_dialog(const Bundle& hand, std::vector<OfferTo> others, Say say) {
    return std::make_unique<OfferDialog>(hand, std::move(others), "Offer", std::move(say), Act());
}

std::unique_ptr<Dialog> counter_dialog(const Bundle& hand, const std::string& offer, Say say,
                                       Act back) {
    return std::make_unique<OfferDialog>(hand, std::vector<OfferTo>(), "Instead of: " + offer,
                                         std::move(say), std::move(back));
}

}  // namespace catan::tui
